// The web table in a real browser, against the real server.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch } from "./browser.mjs";
import { changed, count, over, play, standing } from "./player.mjs";
import { serve } from "./server.mjs";

let server;
let browser;
const faults = [];

before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(path = "/", { width = 1280, height = 800, lang = "en" } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, acceptDownloads: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/WebSocket|ERR_|Failed to load resource/.test(message.text())) faults.push(message.text());
  });
  await page.goto(server.url + path);
  return page;
}

/** A new match through the lobby's form; seats are "me", "bot", "link" or "hot-seat". */
async function newMatch(page, game, { mode = "", seats = ["me", "bot", "bot"], seed = "7", options = {} } = {}) {
  await page.click(`[data-game-name=${game}]`);
  if (mode) await page.selectOption("[data-test=mode]", mode);
  if (await page.isEnabled("[data-test=seats]")) await page.selectOption("[data-test=seats]", String(seats.length));
  for (const [i, who] of seats.entries()) {
    await page.selectOption(`[data-test=who-${i}]`, who);
    if (who === "bot") await page.selectOption(`[data-test=bot-${i}]`, "random");
  }
  for (const summary of await page.$$("form summary")) await summary.click();
  await page.fill("[data-test=seed]", seed);
  for (const [name, value] of Object.entries(options)) await page.selectOption(`[data-test=option-${name}]`, value);
  await page.click("[data-test=start]");
  await page.waitForSelector("[data-test=choose], [data-test=waiting]", { timeout: 20_000 });
  return page.url();
}

const wholeGame = (game, options) => async () => {
  const page = await open();
  await newMatch(page, game, { options });
  const clicks = await play(page, { seed: 5 });
  assert.ok(await over(page));
  assert.ok(clicks.drawn > 20, `only ${clicks.drawn} clicks hit things drawn on the table`);
  const scores = await page.$$eval("[data-test=score]", (all) => all.map((one) => Number(one.textContent)));
  assert.equal(scores.length, 3);
  assert.ok(scores.every(Number.isFinite));
  assert.match(await page.title(), /Moonwall/);
  await page.context().close();
};

describe("whole games by clicking only what glows", () => {
  it("The Great Wall, to the final scores", { timeout: 100_000 }, wholeGame("great-wall", {}));
  it("Tsukuyumi, to the final scores", { timeout: 100_000 }, wholeGame("tsukuyumi", { rounds: "3" }));
});

describe("at the table", () => {
  it("is played by keyboard alone", { timeout: 40_000 }, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    const start = await count(page);
    for (let i = 0; i < 200 && (await count(page)) < start + 12 && !(await over(page)); i += 1) {
      await page.waitForSelector("[data-test=choose]", { timeout: 15_000 });
      const was = await page.evaluate(standing);
      // By turns: a number; the list with arrows and Enter; the board with arrows and Enter.
      if (i % 3 === 0) await page.keyboard.press("1");
      else {
        await page.keyboard.press(i % 3 === 1 ? "o" : "b");
        await page.keyboard.press(i % 3 === 1 ? "ArrowDown" : "ArrowRight");
        const focused = await page.evaluate(() => document.activeElement?.hasAttribute("data-lit") ?? false);
        if (focused) await page.keyboard.press("Enter");
        else await page.keyboard.press("1");
      }
      assert.ok(await changed(page, was, 8000), `a key did nothing in ${was.slice(0, 200)}`);
    }
    assert.ok((await count(page)) >= start + 12);
    await page.context().close();
  });

  it("goes back and cancels at every step", { timeout: 40_000 }, async () => {
    const page = await open();
    await newMatch(page, "tsukuyumi");
    const forked = async () => (await page.$("[data-test=choose] .more")) !== null;
    await play(page, { seed: 3, until: forked });
    const list = () => page.$$eval("[data-test=option]", (all) => all.map((one) => one.dataset.option).join());
    const whole = await list();
    await page.click("[data-test=option]:has(.more)");
    await page.waitForSelector("[data-test=back]");
    assert.notEqual(await list(), whole);
    await page.click("[data-test=back]");
    await page.waitForSelector("[data-test=back]", { state: "detached" });
    assert.equal(await list(), whole);
    await page.click("[data-test=option]:has(.more)");
    await page.waitForSelector("[data-test=cancel]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=cancel]", { state: "detached" });
    assert.equal(await list(), whole);
    await page.context().close();
  });

  it("shows two people each other's moves, chat and undo by consent", { timeout: 60_000 }, async () => {
    const ada = await open();
    const address = await newMatch(ada, "great-wall", { seats: ["me", "link", "bot"] });
    await ada.click("[data-test=tab-table]");
    const link = await ada.getAttribute("[data-test=invite-1]", "data-link");
    const ben = await open(new URL(link).pathname + new URL(link).hash);
    await ben.click("[data-test=take-seat]");
    await ben.waitForSelector("[data-test=choose], [data-test=waiting]");
    assert.equal(ben.url(), address);
    for (let i = 0; i < 40 && (await count(ada)) < 12; i += 1) {
      for (const page of [ada, ben]) {
        if (await page.$("[data-test=choose]")) {
          const decision = await page.getAttribute("[data-test=choose]", "data-decision");
          await play(page, { seed: i + 1, until: async () => (await page.evaluate(() => document.querySelector("[data-test=choose]")?.dataset.decision)) !== decision });
        }
      }
      const [a, b] = [await count(ada), await count(ben)];
      await ada.waitForFunction((n) => Number(document.querySelector(".page").dataset.count) >= n, Math.max(a, b), { timeout: 10_000 });
      await ben.waitForFunction((n) => Number(document.querySelector(".page").dataset.count) >= n, Math.max(a, b), { timeout: 10_000 });
    }
    assert.ok((await count(ada)) >= 12);
    await ben.click("[data-test=tab-chat]");
    await ben.fill("[data-test=chat-text]", "ni hao");
    await ben.keyboard.press("Enter");
    await ada.click("[data-test=tab-chat]");
    await ada.waitForFunction(() => document.querySelector("[data-test=chat]")?.textContent.includes("ni hao"));
    // Beyond what is free, the other person must agree.
    const n = await count(ada);
    await ada.click("[data-test=undo]");
    const asked = await ben.waitForSelector("[data-test=ask]", { timeout: 5000 }).catch(() => null);
    if (asked) await ben.click("[data-test=ask] button");
    await ada.waitForFunction((was) => Number(document.querySelector(".page").dataset.count) < was, n, { timeout: 10_000 });
    await ada.context().close();
    await ben.context().close();
  });

  it("undoes, reloads in the middle, replays to a linked moment, continues from there", { timeout: 60_000 }, async () => {
    const page = await open();
    const address = await newMatch(page, "tsukuyumi");
    const enough = (n) => async () => (await count(page)) >= n;
    await play(page, { seed: 11, until: enough(30) });
    const n = await count(page);
    await page.click("[data-test=undo]");
    await page.waitForFunction((was) => Number(document.querySelector(".page").dataset.count) < was, n, { timeout: 10_000 });
    const less = await count(page);
    await page.reload();
    await page.waitForSelector("[data-test=choose]", { timeout: 15_000 });
    assert.equal(await count(page), less);
    assert.ok((await page.$$("[data-test=log] li")).length > 5);
    await page.goto(`${address}#k=12`);
    await page.waitForFunction(() => document.querySelector("[data-test=slider]")?.value === "12", null, { timeout: 10_000 });
    assert.match(await page.textContent(".act"), /12/);
    assert.equal(await page.$("[data-test=choose]"), null);
    await page.click("[data-test=replay-before]");
    await page.waitForFunction(() => location.hash === "#k=11");
    await page.click("[data-test=continue]");
    await page.waitForFunction((old) => location.pathname !== new URL(old).pathname, address, { timeout: 15_000 });
    await page.waitForSelector("[data-test=choose], [data-test=waiting]", { timeout: 15_000 });
    assert.ok((await count(page)) >= 11);
    await page.context().close();
  });

  it("survives the server's sudden death without a reload", { timeout: 60_000 }, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    await play(page, { seed: 6, until: async () => (await count(page)) >= 10 });
    const n = await count(page);
    await server.kill();
    await page.waitForSelector("[data-test=reconnecting]", { timeout: 10_000 });
    await server.start();
    await page.waitForSelector("[data-test=reconnecting]", { state: "detached", timeout: 20_000 });
    assert.ok((await count(page)) >= n);
    await play(page, { seed: 8, until: async () => (await count(page)) >= n + 6 });
    await page.context().close();
  });

  it("hands over between two people at one screen, hiding one's cards from the other", { timeout: 60_000 }, async () => {
    const page = await open();
    await newMatch(page, "great-wall", { seats: ["me", "hot-seat", "bot"] });
    const first = await page.$$eval(".hands [data-ref]", (all) => all.map((one) => one.dataset.ref).join());
    await play(page, { seed: 1, until: async () => (await page.$("[data-test=hand-over]")) !== null });
    await page.click("[data-test=hand-over]");
    await page.waitForSelector("[data-test=choose]");
    const second = await page.$$eval(".hands [data-ref]", (all) => all.map((one) => one.dataset.ref).join());
    assert.notEqual(second, first);
    await page.context().close();
  });

  it("keeps private notes, exports a record and imports it", { timeout: 60_000 }, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    await page.click("[data-test=tab-notes]");
    await page.fill("[data-test=notes]", "watch the middle");
    await page.waitForTimeout(1500);
    await page.reload();
    await page.click("[data-test=tab-notes]", { timeout: 15_000 });
    await page.waitForFunction(() => document.querySelector("[data-test=notes]")?.value === "watch the middle");
    await page.click("[data-test=tab-table]");
    const [file] = await Promise.all([page.waitForEvent("download"), page.click("[data-test=export]")]);
    const path = await file.path();
    await page.goto(`${server.url}/`);
    await page.waitForSelector("[data-test=start]");
    await page.setInputFiles("[data-test=import]", path);
    await page.waitForSelector("[data-test=choose], [data-test=waiting]", { timeout: 20_000 });
    await page.context().close();
  });

  it("sets the table for one against Qin Jiushao, for two, and for two who win or lose together", { timeout: 90_000 }, async () => {
    for (const [mode, seats] of [["solo", ["me"]], ["two", ["me", "bot"]], ["coop", ["me", "bot"]]]) {
      const page = await open();
      await newMatch(page, "great-wall", { mode, seats });
      await play(page, { seed: 3, until: async () => (await count(page)) >= 15 });
      assert.ok((await count(page)) >= 15);
      await page.context().close();
    }
  });

  it("sets Tsukuyumi's table for two who lay it themselves, and for two pairs", { timeout: 90_000 }, async () => {
    for (const [mode, seats] of [["two", ["me", "bot"]], ["alliance", ["me", "bot", "bot", "bot"]]]) {
      const page = await open();
      await newMatch(page, "tsukuyumi", { mode, seats });
      await play(page, { seed: 3, until: async () => (await count(page)) >= 25 });
      assert.ok((await count(page)) >= 25);
      await page.context().close();
    }
  });

  it("explains a card and the rule behind a log line", { timeout: 40_000 }, async () => {
    const page = await open();
    await newMatch(page, "great-wall");
    await play(page, { seed: 2, until: async () => (await count(page)) >= 20 });
    await page.click("[data-test=explain]");
    await page.click(".court [data-ref]");
    assert.ok((await page.textContent("[data-test=info] p")).length > 10);
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=info]", { state: "detached" });
    let rule = "";
    for (const line of (await page.$$("[data-test=log] .line:not([disabled])")).reverse().slice(0, 20)) {
      await line.click();
      await page.waitForTimeout(150);
      rule = await page.evaluate(() => document.querySelector("[data-test=info] .rule p")?.textContent ?? "");
      if (rule.length > 30) break;
    }
    assert.ok(rule.length > 30, "no line of the log opened its rule");
    await page.context().close();
  });

  it("lets a stranger watch without secrets, and says what cannot be opened", { timeout: 40_000 }, async () => {
    const page = await open();
    const address = await newMatch(page, "great-wall");
    const stranger = await open(new URL(address).pathname);
    await stranger.waitForSelector("[data-test=waiting]", { timeout: 15_000 });
    assert.equal(await stranger.$("[data-test=undo]"), null);
    assert.equal(await stranger.$(".hands"), null);
    const nowhere = await open("/m/AAAAAAAAAAAAAAAA");
    await nowhere.waitForSelector("[role=alert]", { timeout: 15_000 });
    for (const one of [page, stranger, nowhere]) await one.context().close();
  });
});

describe("small and spoken", () => {
  it("works at 390 px, in Italian, and switches to Polish at the table", { timeout: 60_000 }, async () => {
    const page = await open("/", { width: 390, height: 844, lang: "it-IT" });
    assert.equal(await page.textContent("[data-test=start]"), "Comincia");
    await newMatch(page, "tsukuyumi");
    await play(page, { seed: 4, until: async () => (await count(page)) >= 25 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 391, `the page is ${wide} px wide`);
    assert.equal(await page.textContent("[data-test=tab-log]"), "Cronaca");
    await page.selectOption("[data-test=language]", "pl");
    await page.waitForFunction(() => document.querySelector("[data-test=tab-log]")?.textContent.trim() === "Dziennik");
    assert.equal(await page.getAttribute("html", "lang"), "pl");
    await page.context().close();
  });

  it("sends less than 150 kB for its first page", { timeout: 30_000 }, async () => {
    const page = await open("/nowhere");
    let bytes = 0;
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    session.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(`${server.url}/`);
    await page.waitForSelector("[data-test=start]");
    await page.waitForTimeout(500);
    assert.ok(bytes > 10_000 && bytes < 150_000, `${bytes} bytes`);
    await page.context().close();
  });
});

it("no page reported a fault", () => assert.deepEqual(faults, []));
