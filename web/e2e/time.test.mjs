// Time at the table: the log in chapters with a mark, since your turn, moments, sounds off, and the end with its story.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { house, LONG, newMatch } from "./house.mjs";
import { count, play } from "./player.mjs";

const home = house();
const { open } = home;

describe("what others did", () => {
  for (const game of ["great-wall", "tsukuyumi"])
    it(`is told since one's turn, step by step, and marked in the log (${game})`, LONG, async () => {
      const page = await open();
      await newMatch(page, game);
      const ready = async () => (await page.$("[data-test=log-mark]")) !== null && (await count(page)) > 8;
      await play(page, { seed: 3, until: ready });
      assert.ok((await page.$$("[data-test=log-chapter]")).length > 1, "the log has chapters");
      if (!(await page.$("[data-test=steps]"))) await page.click("[data-test=since]");
      await page.waitForFunction(
        () => document.querySelector("[data-test=steps] h2")?.textContent === "Since your turn",
      );
      assert.ok((await page.$$("[data-test=step]")).length > 0);
      await page.click("[data-test=steps-next]");
      await page.waitForFunction(
        () =>
          document.querySelector("[data-test=steps] [aria-current]") && document.querySelector("main[aria-busy=false]"),
      );
      await page.click("[data-test=steps-now]");
      await page.keyboard.press("w");
      await page.waitForSelector("[data-test=steps]", { state: "detached" });
      // A chapter folds by keyboard.
      const lines = () => page.$$eval("[data-test=log] .line", (all) => all.length);
      const before = await lines();
      await page.focus("[data-test=log-fold-all]");
      await page.keyboard.press("Enter");
      await page.waitForFunction((n) => document.querySelectorAll("[data-test=log] .line").length < n, before);
      await page.context().close();
    });
});

describe("the end", () => {
  it("tells where the points came from, and leads to a rematch", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall", { mode: "solo", seats: ["me"], seed: "4" });
    await play(page, { seed: 5 });
    await page.waitForSelector("[data-test=story]");
    // What came from where adds up to the score.
    const sums = await page.evaluate(() => {
      const rows = [...document.querySelectorAll("[data-test=story-sources] tbody tr")];
      const cells = rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent) || 0));
      return cells.reduce((sum, row) => row.map((n, i) => (sum[i] ?? 0) + n), []);
    });
    const scores = await page.$$eval("[data-test=score]", (all) => all.map((one) => Number(one.textContent)));
    assert.deepEqual(sums, scores);
    const old = page.url();
    await page.click("[data-test=rematch]");
    await page.waitForFunction((url) => location.href !== url && document.querySelector("[data-test=choose]"), old);
    assert.equal(await count(page), 0);
    await page.context().close();
  });
});

it("no page reported a fault", () => assert.deepEqual(home.faults, []));
