/**
 * Push messages to this browser: only after its reader has asked for them, and no longer than they want them. The wish is
 * kept here; what the browser agreed to is kept by the browser.
 */
import { api } from "./api.ts";
import { allTokens } from "./keys.ts";
import { speech } from "./speech.svelte.ts";

const WANTED = "moonwall-push";

export const pushPossible = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";

export const pushWanted = (): boolean =>
  pushPossible() && Notification.permission === "granted" && localStorage.getItem(WANTED) === "yes";

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const same = (a: ArrayBuffer | null | undefined, b: Uint8Array): boolean =>
  !!a && a.byteLength === b.length && new Uint8Array(a).every((byte, i) => byte === b[i]);

/** The browser's subscription to this house; one to another house (an older key) is given up. */
async function subscription(): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  const key = bytes((await api.pushKey()).key);
  const before = await worker.pushManager.getSubscription();
  if (before && same(before.options.applicationServerKey, key)) return before;
  await before?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function tell(tokens: string[]): Promise<void> {
  if (!tokens.length) return;
  const { endpoint, keys } = (await subscription()).toJSON();
  await api.push({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, tokens, lang: speech.lang });
}

/** Ask the reader, then the browser, then the server; false where the reader says no. */
export async function askForPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  localStorage.setItem(WANTED, "yes");
  await tell(allTokens());
  return true;
}

/** Something new is held, or the language has changed: the server is told, if there are to be messages at all. */
export async function renewPush(tokens: string[]): Promise<void> {
  if (pushWanted()) await tell(tokens);
}

export async function endPush(): Promise<void> {
  localStorage.removeItem(WANTED);
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  if (!before) return;
  await api.forgetPush(before.endpoint).catch(() => undefined);
  await before.unsubscribe();
}
