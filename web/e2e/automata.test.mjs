// What automata do and why, at the web table: solo against Qin Jiushao, and two who win or lose together.
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { launch } from "./browser.mjs";
import { count, play, settled } from "./player.mjs";
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
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !/WebSocket|ERR_|Failed to load resource/.test(message.text())) faults.push(message.text());
  });
  await page.goto(server.url + path);
  return page;
}

async function newMatch(page, mode, seats) {
  await page.click("[data-game-name=great-wall]");
  await page.selectOption("[data-test=mode]", mode);
  if (await page.isEnabled("[data-test=seats]")) await page.selectOption("[data-test=seats]", String(seats.length));
  for (const [i, who] of seats.entries()) await page.selectOption(`[data-test=who-${i}]`, who);
  for (const summary of await page.$$("form summary")) await summary.click();
  await page.fill("[data-test=seed]", "4");
  await page.click("[data-test=start]");
  await page.waitForSelector("[data-test=choose], [data-test=waiting]", { timeout: 20_000 });
}

const at = (page) => page.textContent("[data-test=steps-at]");
const waitAt = (page, text) => page.waitForFunction((wanted) => document.querySelector("[data-test=steps-at]")?.textContent === wanted, text, { timeout: 10_000 });
const marked = (page) => page.waitForFunction(() => document.querySelector("main [data-told]") !== null, null, { timeout: 10_000 });
/** Clerks drawn on the board. */
const clerks = (page) => page.$$eval("main .board [data-ref] title", (all) => all.filter((one) => /Qin Jiushao: (Clerk|Commesso)/.test(one.textContent)).length);

describe("what an automaton did", () => {
  it("is told step by step on the board, with why and the rule, by mouse and keyboard", { timeout: 90_000 }, async () => {
    const page = await open();
    await newMatch(page, "solo", ["me"]);
    await play(page, { seed: 3, until: async () => (await page.$("[data-test=steps]")) !== null });
    assert.match(await page.textContent("[data-test=steps] h2"), /What .*(Qin Jiushao|Reed Clan).* did/);
    // Go on until Qin himself has acted, and look at that turn.
    const qin = () => page.$$eval("[data-test=step]", (all) => all.findIndex((one) => /Qin Jiushao: Clerk pool/.test(one.textContent)));
    await play(page, { seed: 3, until: async () => (await qin()) >= 0 });
    await settled(page);
    const lines = await page.$$eval("[data-test=step]", (all) => all.map((one) => one.textContent));
    const why = await page.$$eval("[data-test=steps] .why", (all) => all.map((one) => one.textContent));
    assert.equal(lines.length, why.length);
    assert.ok(why.every((text) => text.trim().length > 15), "every step says why");
    const first = await qin();
    const now = await page.evaluate(() => document.querySelector("[data-test=choose]")?.dataset.decision);
    await page.click(`[data-test=steps] li:nth-child(${first + 1}) [data-test=step]`);
    await waitAt(page, `${first + 1}/${lines.length}`);
    await marked(page);
    assert.equal(await page.$("[data-test=choose]"), null, "while one looks back nothing is asked");
    assert.match(await page.textContent("[data-test=live]"), /Qin Jiushao: Clerk pool → .* on his track/, "it is read aloud");
    const early = await clerks(page);
    await page.click("[data-test=steps-next]");
    await waitAt(page, `${first + 2}/${lines.length}`);
    await page.waitForFunction((n) => [...document.querySelectorAll("main .board [data-ref] title")].filter((one) => /Qin Jiushao: Clerk/.test(one.textContent)).length === n, early + 1, { timeout: 10_000 });
    await page.keyboard.press("ArrowLeft");
    await waitAt(page, `${first + 1}/${lines.length}`);
    await page.click(`[data-test=steps] li:nth-child(${first + 1}) [data-test=step-rule]`);
    await page.waitForFunction(() => (document.querySelector("[data-test=info] .rule p")?.textContent ?? "").length > 40, null, { timeout: 10_000 });
    assert.match(await page.textContent("[data-test=info] .rule h3"), /GW-SOLO-2/);
    await page.click("[data-test=info] .close");
    await page.focus("[data-test=steps-play]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=choose]");
    assert.equal(await at(page), `–/${lines.length}`);
    assert.equal(await page.$("main [data-told]"), null, "nothing stays marked");
    assert.equal(await page.evaluate(() => document.querySelector("[data-test=choose]")?.dataset.decision), now, "the same question is still open");
    // It can be told not to open by itself, and remembers.
    await page.uncheck("[data-test=steps-auto]");
    await page.click("[data-test=steps-close]");
    await page.reload();
    await page.waitForSelector("[data-test=choose]", { timeout: 15_000 });
    const n = await count(page);
    await play(page, { seed: 5, until: async () => (await count(page)) >= n + 12 });
    assert.equal(await page.$("[data-test=steps]"), null);
    await page.keyboard.press("w");
    await page.waitForSelector("[data-test=steps]");
    await page.context().close();
  });

  it("fits a phone and speaks Italian", { timeout: 60_000 }, async () => {
    const page = await open("/", { width: 390, height: 844, lang: "it-IT" });
    await newMatch(page, "solo", ["me"]);
    await play(page, { seed: 3, until: async () => (await page.$("[data-test=steps-open]")) !== null });
    assert.equal(await page.$("[data-test=steps]"), null, "on a phone it does not cover the question by itself");
    await page.click("[data-test=steps-open]");
    assert.match(await page.textContent("[data-test=steps] h2"), /Che cosa/);
    await page.click("[data-test=steps-next]");
    await page.waitForFunction(() => document.querySelector("[data-test=steps] [aria-current]") !== null);
    await page.click("[data-test=steps] [data-test=step-rule]");
    await page.waitForFunction(() => (document.querySelector("[data-test=info] .rule p")?.textContent ?? "").length > 20, null, { timeout: 10_000 });
    const box = await page.$eval("[data-test=info]", (one) => one.getBoundingClientRect().toJSON());
    assert.ok(box.top >= 0 && box.bottom <= 844, "the rule is in sight");
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 391);
    await page.click("[data-test=steps-now]");
    await page.click("[data-test=steps-close]");
    await page.waitForSelector("[data-test=steps]", { state: "detached" });
    await page.context().close();
  });
});

describe("two who win or lose together", () => {
  it("share decisions, see each other's and what happens by itself", { timeout: 120_000 }, async () => {
    const ada = await open();
    await newMatch(ada, "coop", ["me", "link"]);
    await ada.click("[data-test=tab-table]");
    const link = new URL(await ada.getAttribute("[data-test=invite-1]", "data-link"));
    const ben = await open(link.pathname + link.hash);
    await ben.click("[data-test=take-seat]");
    await ben.waitForSelector("[data-test=choose], [data-test=waiting]");
    let shared = 0;
    const decision = (page) => page.evaluate(() => document.querySelector("[data-test=choose]")?.dataset.decision ?? "");
    for (let i = 0; i < 60 && (await count(ada)) < 24; i += 1) {
      const [a, b] = [await decision(ada), await decision(ben)];
      if (a && a === b) shared += 1;
      const page = a && (i % 2 || !b) ? ada : b ? ben : ada;
      const open = await decision(page);
      if (!open) {
        await page.waitForTimeout(50);
        continue;
      }
      await play(page, { seed: i + 1, until: async () => (await decision(page)) !== open });
      const n = await count(page);
      for (const one of [ada, ben]) await one.waitForFunction((k) => Number(document.querySelector(".page").dataset.count) >= k, n, { timeout: 10_000 });
    }
    assert.ok((await count(ada)) >= 24);
    assert.ok(shared > 0, "some question was open to both at once");
    for (const page of [ada, ben]) {
      assert.match(await page.textContent("main"), /The Emperor's Requests/);
      if (!(await page.$("[data-test=steps]"))) await page.click("[data-test=steps-open]");
      assert.ok((await page.$$("[data-test=step]")).length > 0);
      await page.click("[data-test=steps-next]");
      await page.waitForFunction(() => document.querySelector("[data-test=steps] [aria-current]") !== null);
    }
    await ada.context().close();
    await ben.context().close();
  });
});

it("no page reported a fault", () => assert.deepEqual(faults, []));
