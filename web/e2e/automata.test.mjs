// What automata do and why, at the web table: solo against Qin Jiushao, and two who win or lose together.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { house, join, LONG, newMatch } from "./house.mjs";
import { count, decision, play, playTogether } from "./player.mjs";

const home = house();
const { open } = home;
const alone = (page) => newMatch(page, "great-wall", { mode: "solo", seats: ["me"], seed: "4" });

const at = (page) => page.textContent("[data-test=steps-at]");
/** The panel is at this step, and the board shows the table right after it. */
const waitAt = (page, text) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector("[data-test=steps-at]")?.textContent === wanted &&
      document.querySelector("main[aria-busy=false]"),
    text,
  );
const marked = (page) => page.waitForFunction(() => document.querySelector("main [data-told]") !== null);
/** Clerks drawn on the board. */
const clerks = (page) =>
  page.$$eval(
    "main .board [data-ref] title",
    (all) => all.filter((one) => /Qin Jiushao: (Clerk|Commesso)/.test(one.textContent)).length,
  );

describe("what an automaton did", () => {
  it("is told step by step on the board, with why and the rule, by mouse and keyboard", LONG, async () => {
    const page = await open();
    await alone(page);
    await play(page, { seed: 3, until: async () => (await page.$("[data-test=steps]")) !== null });
    assert.match(await page.textContent("[data-test=steps] h2"), /What .*(Qin Jiushao|Reed Clan).* did/);
    // Go on until Qin himself has acted, and look at that turn.
    const qin = () =>
      page.$$eval("[data-test=step]", (all) => all.findIndex((one) => /Qin Jiushao: Clerk pool/.test(one.textContent)));
    await play(page, { seed: 3, until: async () => (await qin()) >= 0 });
    const lines = await page.$$eval("[data-test=step]", (all) => all.map((one) => one.textContent));
    const why = await page.$$eval("[data-test=steps] .why", (all) => all.map((one) => one.textContent));
    assert.equal(lines.length, why.length);
    assert.ok(
      why.every((text) => text.trim().length > 15),
      "every step says why",
    );
    const first = await qin();
    const now = await decision(page);
    await page.click(`[data-test=steps] li:nth-child(${first + 1}) [data-test=step]`);
    await waitAt(page, `${first + 1}/${lines.length}`);
    await marked(page);
    assert.equal(await page.$("[data-test=choose]"), null, "while one looks back nothing is asked");
    // It is read aloud.
    await page.waitForFunction(() =>
      /Qin Jiushao: Clerk pool → .* on his track/.test(document.querySelector("[data-test=live]").textContent),
    );
    const early = await clerks(page);
    await page.click("[data-test=steps-next]");
    await waitAt(page, `${first + 2}/${lines.length}`);
    await page.waitForFunction(
      (n) =>
        [...document.querySelectorAll("main .board [data-ref] title")].filter((one) =>
          /Qin Jiushao: Clerk/.test(one.textContent),
        ).length === n,
      early + 1,
    );
    await page.keyboard.press("ArrowLeft");
    await waitAt(page, `${first + 1}/${lines.length}`);
    // At the last step the button has nothing to do any more, but keeps the keyboard's place.
    await page.click(`[data-test=steps] li:nth-child(${lines.length - 1}) [data-test=step]`);
    await page.focus("[data-test=steps-next]");
    await page.keyboard.press("Enter");
    await waitAt(page, `${lines.length}/${lines.length}`);
    await page.waitForSelector("[data-test=steps-next][aria-disabled=true]:focus");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowLeft");
    await waitAt(page, `${lines.length - 1}/${lines.length}`);
    await page.click(`[data-test=steps] li:nth-child(${first + 1}) [data-test=step]`);
    await waitAt(page, `${first + 1}/${lines.length}`);
    await page.click(`[data-test=steps] li:nth-child(${first + 1}) [data-test=step-rule]`);
    await page.waitForFunction(
      () => (document.querySelector("[data-test=info] .rule p")?.textContent ?? "").length > 40,
    );
    assert.match(await page.textContent("[data-test=info] .rule h3"), /GW-SOLO-2/);
    await page.click("[data-test=info] .close");
    await page.focus("[data-test=steps-play]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=choose]");
    assert.equal(await at(page), `–/${lines.length}`);
    await page.waitForSelector("main [data-told]", { state: "detached" }); // nothing stays marked
    assert.equal(await decision(page), now, "the same question is still open");
    // It can be told not to open by itself, and remembers.
    await page.uncheck("[data-test=steps-auto]");
    await page.click("[data-test=steps-close]");
    await page.reload();
    await page.waitForSelector("[data-test=choose]");
    const n = await count(page);
    await play(page, { seed: 5, until: async () => (await count(page)) >= n + 12 });
    assert.equal(await page.$("[data-test=steps]"), null);
    await page.keyboard.press("w");
    await page.waitForSelector("[data-test=steps]");
    await page.context().close();
  });

  it("fits a phone and speaks Italian", LONG, async () => {
    const page = await open("/", { width: 390, height: 844, lang: "it-IT" });
    await alone(page);
    await play(page, { seed: 3, until: async () => (await page.$("[data-test=steps-open]")) !== null });
    assert.equal(await page.$("[data-test=steps]"), null, "on a phone it does not cover the question by itself");
    await page.click("[data-test=steps-open]");
    assert.match(await page.textContent("[data-test=steps] h2"), /Che cosa/);
    await page.click("[data-test=steps-next]");
    await page.waitForFunction(() => document.querySelector("[data-test=steps] [aria-current]") !== null);
    await page.click("[data-test=steps] [data-test=step-rule]");
    await page.waitForFunction(
      () => (document.querySelector("[data-test=info] .rule p")?.textContent ?? "").length > 20,
    );
    // The rule is in sight.
    await page.waitForFunction(() => {
      const box = document.querySelector("[data-test=info]").getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight;
    });
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 391);
    await page.click("[data-test=steps-now]");
    await page.click("[data-test=steps-close]");
    await page.waitForSelector("[data-test=steps]", { state: "detached" });
    await page.context().close();
  });
});

describe("two who win or lose together", () => {
  it("share decisions, see each other's and what happens by itself", LONG, async () => {
    const ada = await open();
    await newMatch(ada, "great-wall", { mode: "coop", seats: ["me", "link"], seed: "4" });
    const ben = await join(open, ada, 1);
    let shared = 0;
    await playTogether([ada, ben], 24, ([a, b]) => (shared += a && a === b ? 1 : 0));
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

it("no page reported a fault", () => assert.deepEqual(home.faults, []));
