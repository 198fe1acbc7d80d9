// The page's worker in a real browser: the page without a network, rules and replays, and what the server pushes.
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { describe, it } from "node:test";
import { atTable, house, join, LONG, newMatch } from "./house.mjs";
import { count } from "./player.mjs";

const home = house({ settings: { MOONWALL_PLUGINS: "tests.guests.goose", MOONWALL_PUSH: "any" } });
const { open } = home;

/** The worker rules this page. */
const ruled = (page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
/** Keep all that the page may need, as it does by itself when it has had some seconds. */
const kept = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        navigator.serviceWorker.addEventListener("message", ({ data }) => data.kept && done(data.kept));
        navigator.serviceWorker.controller.postMessage({ keep: "en" });
      }),
  );
async function answer(page) {
  const was = await count(page);
  await page.click("[data-test=option]");
  await page.waitForFunction((n) => Number(document.querySelector(".page").dataset.count) > n, was);
}

describe("without a network", () => {
  it("the page opens, a rule can be read, and a kept replay be looked at", LONG, async () => {
    const page = await open();
    await ruled(page);
    assert.ok((await kept(page)) > 40);
    const address = await newMatch(page, "goose", { seats: ["me", "bot"] });
    while (!(await page.$("[data-test=outcome]"))) {
      await page.waitForSelector("[data-test=option], [data-test=outcome]");
      if (await page.$("[data-test=option]")) await answer(page).catch(() => {});
    }
    await page.click("[data-test=keep-offline]");
    await page.waitForFunction(() => document.querySelector("[data-test=keep-offline]").disabled);
    await page.waitForFunction(
      () => document.querySelector("[data-test=keep-offline]").textContent === "Kept on this device",
    );
    const n = await count(page);
    await page.context().setOffline(true);
    await page.goto(home.server.url);
    await page.waitForSelector("[data-test=kept-reel]");
    const rule = await page.evaluate(() => fetch("/rules/gw.json").then((answer) => answer.json()));
    assert.ok(Object.keys(rule).length > 100, "rules are there");
    await page.click("[data-test=kept-reel]");
    await page.waitForFunction(() => document.querySelector("[data-test=slider]")?.value === "0");
    await page.waitForSelector("[data-test=reconnecting]");
    for (const k of [n, 3, 4])
      await page.$eval(
        "[data-test=slider]",
        (slider, to) => {
          slider.value = String(to);
          slider.dispatchEvent(new Event("input", { bubbles: true }));
        },
        k,
      );
    await page.waitForFunction(() => location.hash === "#k=4");
    assert.match(await page.textContent(".act"), /4/);
    assert.equal(await page.$(".bad"), null, "nothing failed");
    // The network is back: the page finds its match by itself.
    await page.context().setOffline(false);
    await page.goto(address);
    await page.waitForSelector("[data-test=outcome]");
    await page.waitForSelector("[data-test=reconnecting]", { state: "detached" });
    await page.context().close();
  });

  it("every book of rules opens after one visit, with its pictures", LONG, async () => {
    const page = await open();
    await ruled(page);
    await kept(page); // no book was opened before
    await page.context().setOffline(true);
    await page.goto(`${home.server.url}/rules`);
    for (const name of ["tsukuyumi", "moon-princess", "great-wall"]) {
      await page.click(`[data-test=book-${name}]`);
      await page.waitForFunction((book) => location.pathname === `/rules/${book}`, name);
      await page.waitForSelector("[data-test=book][data-ready=true] [data-test=book-chapter]");
    }
    await page.goto(`${home.server.url}/rules/great-wall#gw-hordes`);
    await page.waitForSelector("[data-test=rule]");
    await page.waitForSelector("[data-test=picture][data-drawn=true]");
    await page.goto(`${home.server.url}/rules/moon-princess#term-mp-momentum`);
    await page.waitForSelector("#term-mp-momentum.marked");
    await page.context().close();
  });

  it("can be installed: a manifest, icons of its own, a worker", LONG, async () => {
    const page = await open();
    await ruled(page);
    const found = await page.evaluate(async () => {
      const manifest = await fetch(document.querySelector("link[rel=manifest]").href).then((one) => one.json());
      const icons = await Promise.all(
        manifest.icons.map(async ({ src, sizes }) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${sizes} ${image.naturalWidth}`;
        }),
      );
      return { manifest, icons };
    });
    assert.equal(found.manifest.display, "standalone");
    assert.deepEqual(found.icons.slice(0, 3), ["192x192 192", "512x512 512", "512x512 512"]);
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    await page.context().close();
  });
});

/** A push service on loopback, and the keys of a browser: what comes is read as a browser reads it (RFC 8291). */
async function pushService() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const auth = randomBytes(16);
  const heard = [];
  const expand = (salt, secret, info, n) => {
    const prk = createHmac("sha256", salt).update(secret).digest();
    return createHmac("sha256", prk)
      .update(Buffer.concat([info, Buffer.from([1])]))
      .digest()
      .subarray(0, n);
  };
  const unseal = (sealed) => {
    const salt = sealed.subarray(0, 16);
    const theirs = sealed.subarray(21, 21 + sealed[20]);
    const body = sealed.subarray(21 + sealed[20]);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), theirs]);
    const keying = expand(auth, pair.computeSecret(theirs), info, 32);
    const key = expand(salt, keying, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = expand(salt, keying, Buffer.from("Content-Encoding: nonce\0"), 12);
    const open = createDecipheriv("aes-128-gcm", key, nonce);
    open.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([open.update(body.subarray(0, -16)), open.final()]);
    return plain.subarray(0, -1).toString();
  };
  const service = createServer((request, reply) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      heard.push({ text: unseal(Buffer.concat(parts)), vapid: request.headers.authorization });
      reply.writeHead(201).end();
    });
  });
  await new Promise((done) => service.listen(0, "127.0.0.1", done));
  service.unref(); // a test that fails does not wait for it
  return {
    heard,
    endpoint: `http://127.0.0.1:${service.address().port}/send/one`,
    p256dh: pair.getPublicKey().toString("base64url"),
    auth: auth.toString("base64url"),
    close: () => new Promise((done) => service.close(done)),
  };
}

describe("push", () => {
  it("asks first, tells who has left that it is their turn, and stops when they want", LONG, async () => {
    const service = await pushService();
    const ada = await open();
    const address = await newMatch(ada, "goose", { seats: ["me", "link"] });
    const ben = await join(open, ada, 1);
    const context = ben.context();
    // No push service of the world is asked here: the browser's is on loopback. All else is the real thing.
    await context.addInitScript(({ endpoint, p256dh, auth }) => {
      let now = null;
      const made = (options) => ({
        endpoint,
        options: { applicationServerKey: options.applicationServerKey.buffer },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          now = null;
          return true;
        },
      });
      PushManager.prototype.subscribe = async (options) => (now = made(options));
      PushManager.prototype.getSubscription = async () => now;
    }, service);
    await ben.reload();
    await atTable(ben);
    await ruled(ben);
    await ben.click("[data-test=tab-table]");
    // Who says no is told nothing.
    await ben.click("[data-test=notices-on]");
    await ben.waitForTimeout(300);
    assert.equal(await ben.$("[data-test=notices-are-on]"), null);
    await context.grantPermissions(["notifications"], { origin: home.server.url });
    // A browser without a screen goes on to say "denied" here, though it grants what is asked for.
    await context.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "granted" }));
    await ben.click("[data-test=notices-on]");
    await ben.waitForSelector("[data-test=notices-are-on]");
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await ben.goto(`${home.server.url}/nowhere`);
    await ada.waitForSelector("[data-test=strip-away]");
    await answer(ada);
    while (!service.heard.length) await ada.waitForTimeout(50);
    const told = JSON.parse(service.heard[0].text);
    assert.match(told.body, /^It is your turn in /);
    assert.deepEqual(told, {
      title: "Moonwall",
      body: told.body,
      tag: new URL(address).pathname.slice(3),
      url: new URL(address).pathname,
    });
    assert.match(service.heard[0].vapid, /^vapid t=[^,]+, k=/);
    // The browser gives what it has read to the worker, which shows it.
    await ben.goto(home.server.url);
    const session = await context.newCDPSession(ben);
    const known = new Promise((done) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        if (registrations[0]) done(registrations[0]);
      });
    });
    await session.send("ServiceWorker.enable");
    const registration = await known;
    // A browser without a screen shows nothing: what the worker asks it to show is noted on the way.
    await worker.evaluate(() => {
      const show = self.registration.showNotification.bind(self.registration);
      self.shown = [];
      self.registration.showNotification = (title, options) => {
        self.shown.push({ title, ...options });
        return show(title, options);
      };
    });
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: home.server.url,
      registrationId: registration.registrationId,
      data: service.heard[0].text,
    });
    const shown = () =>
      worker.evaluate(() => self.shown.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url })));
    let notices = [];
    for (let i = 0; i < 200 && !notices.length; i += 1) {
      notices = await shown();
      await ada.waitForTimeout(50);
    }
    assert.deepEqual(notices, [told]);
    // And no more of it when it is turned off.
    await ben.goto(address);
    await atTable(ben);
    await ben.click("[data-test=tab-table]");
    await ben.click("[data-test=notices-off]");
    await ben.waitForSelector("[data-test=notices-on]");
    assert.equal(await ben.evaluate(() => localStorage.getItem("moonwall-push")), null);
    await ada.context().close();
    await context.close();
    await service.close();
  });
});

it("no page reported a fault", () => assert.deepEqual(home.faults, []));
