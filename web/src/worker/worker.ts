/**
 * The page's worker: keeps the page itself for when there is no network, and shows what the server pushes.
 *
 * What the build has made is named in it (see build/shell.ts), so that a new page is a new worker. Files with a hash in
 * their name never change and come from the cache; everything else is asked for first, and what was kept answers only when
 * nobody does. Of matches nothing is kept here: a reel that its reader wants to keep is kept by the page (lib/reels.ts).
 */
/// <reference lib="webworker" />

interface Shell {
  /** Names this build. */
  version: string;
  /** Without these there is no page. */
  first: string[];
  /** What the page fetches when it needs it: the file, and its language where it is for one. */
  later: { file: string; lang?: string }[];
}

interface Pushed {
  title?: string;
  body?: string;
  tag?: string;
  url?: string;
}

const house = self as unknown as ServiceWorkerGlobalScope;
const shell = JSON.parse("%SHELL%") as Shell;
const FILES = `moonwall-files-${shell.version}`;
const ANSWERS = "moonwall-answers";
/** Milliseconds after which a network that says nothing counts as none, where something is kept. */
const PATIENCE = 3000;
/** Answers of the server that change with an update only. */
const STEADY = ["/api/about", "/api/games"];
/** The books that the server writes (rules/book.ts); the worker is one file and imports nothing. */
const BOOKS = ["great-wall", "tsukuyumi", "moon-princess"];

house.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(FILES)
      .then((files) => files.addAll(shell.first))
      .then(() => house.skipWaiting()),
  );
});

house.addEventListener("activate", (event) => {
  const mine = [FILES, ANSWERS, "moonwall-reels"];
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !mine.includes(name)).map((name) => caches.delete(name))))
      .then(() => house.clients.claim()),
  );
});

/** The page has time: keep what it may need without a network, in its language. */
house.addEventListener("message", (event) => {
  const said = event.data as { keep?: string };
  if (said.keep) event.waitUntil(keepAll(said.keep).then((n) => event.source?.postMessage({ kept: n })));
});

async function keepAll(lang: string): Promise<number> {
  const files = await caches.open(FILES);
  const answers = await caches.open(ANSWERS);
  await answers.addAll(STEADY).catch(() => undefined);
  let n = 0;
  for (const { file, lang: of } of shell.later) {
    if (of && of !== lang) continue;
    if (!(await files.match(file))) await files.add(file).catch(() => undefined); // the next visit tries again
    n += 1;
  }
  for (const name of BOOKS) n += await keepBook(answers, `/book/${lang}/${name}.json`);
  return n;
}

/** Keep a rule book with its pictures; how many files that are. */
async function keepBook(answers: Cache, file: string): Promise<number> {
  try {
    await answers.add(file);
    const book = (await (await answers.match(file))!.json()) as {
      parts: { chapters: { pictures: { id: string }[] }[] }[];
    };
    const pictures = book.parts.flatMap((part) => part.chapters.flatMap((chapter) => chapter.pictures));
    for (const { id } of pictures) await answers.add(`/book/pictures/${id}.json`).catch(() => undefined);
    return 1 + pictures.length;
  } catch {
    return 0; // the next visit tries again
  }
}

async function fromFiles(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await files.put(request, fresh.clone());
  return fresh;
}

/** The network's answer, and what was kept when there is none in time. */
async function fromNetwork(request: Request, name: string, key: string | Request): Promise<Response> {
  const cache = await caches.open(name);
  const kept = await cache.match(key);
  const asked = fetch(request).then(async (fresh) => {
    if (fresh.ok) await cache.put(key, fresh.clone());
    return fresh;
  });
  if (!kept) return asked;
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([asked.catch(() => kept), late]);
}

house.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== house.location.origin) return;
  if (request.mode === "navigate") {
    // Every address that is no file is the page itself.
    if (!/^\/(api|schema|locales|healthz|metrics)\b/.test(url.pathname))
      event.respondWith(fromNetwork(request, FILES, "/"));
  } else if (url.pathname.startsWith("/assets/")) event.respondWith(fromFiles(request));
  else if (/^\/(rules\/|icon|manifest)/.test(url.pathname))
    event.respondWith(fromNetwork(request, FILES, url.pathname));
  else if (STEADY.includes(url.pathname) || url.pathname.startsWith("/book/"))
    event.respondWith(fromNetwork(request, ANSWERS, url.pathname));
});

house.addEventListener("push", (event) => {
  let said: Pushed = {};
  try {
    said = (event.data?.json() ?? {}) as Pushed;
  } catch {
    // Not from our server: browsers want something to be shown all the same.
  }
  const options = {
    body: said.body ?? "",
    tag: said.tag ?? "moonwall",
    icon: "/icon-192.png",
    badge: "/icon-badge.png",
    data: { url: said.url ?? "/" },
    renotify: true,
  };
  event.waitUntil(house.registration.showNotification(said.title ?? "Moonwall", options));
});

house.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = new URL((event.notification.data as { url?: string } | null)?.url ?? "/", house.location.origin);
  if (wanted.origin !== house.location.origin) return;
  event.waitUntil(
    house.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === wanted.pathname);
      return open ? open.focus() : house.clients.openWindow(wanted.href);
    }),
  );
});
