// The coach beside the question, and the analysis of a finished game. MOONWALL_SHOTS=folder keeps pictures at three sizes.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { describe, it } from "node:test";
import { atTable, house, LONG, newMatch } from "./house.mjs";
import { decision } from "./player.mjs";

const home = house({ settings: { MOONWALL_PLUGINS: "tests.guests.goose" } });
const { open } = home;
const SIZES = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
];

async function shots(page, name) {
  if (!process.env.MOONWALL_SHOTS) return;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${process.env.MOONWALL_SHOTS}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

describe("the coach", () => {
  it("shows three answers with reasons, plays nothing by itself, and plays what its button says", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall", { seats: ["me", "bot", "bot"], seed: "5" });
    const asked = await decision(page);
    await page.setViewportSize({ width: 1280, height: 1080 });
    await page.waitForSelector("[data-test=hint]"); // where there is room it is said unasked
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForSelector("[data-test=hint]", { state: "detached" });
    await page.click("[data-test=coach-ask]");
    await page.waitForSelector("[data-test=coach-answer]");
    const answers = await page.$$("[data-test=coach-answer]");
    assert.ok(answers.length >= 2 && answers.length <= 3);
    assert.ok(await page.isVisible("[data-test=coach-reasons]"), "the first one is explained at once");
    // What is listed may move from under the pointer while lines come: then one points at it again.
    for (let tries = 0, ghost = null; !ghost; tries += 1) {
      assert.ok(tries < 12, "pointing at an answer shows the table after it");
      await page.mouse.move(1, 1);
      await answers[1].hover();
      ghost = await page.waitForSelector("[data-ghost]", { timeout: 5_000 }).catch(() => null);
    }
    await (await answers[1].$("[data-test=coach-why]")).click();
    assert.equal(await page.locator("[data-test=coach-play]").count(), 1, "one answer is open at a time");
    assert.equal(await decision(page), asked, "explaining plays nothing");
    await shots(page, "coach");
    await page.click("[data-test=coach-play]");
    await page.waitForFunction((was) => document.querySelector("[data-test=choose]")?.dataset.decision !== was, asked);
    assert.deepEqual(home.faults, []);
    await page.context().close();
  });

  it("takes no room from the answers on a phone: it lies over them while it is asked", LONG, async () => {
    const page = await open("/", { width: 390, height: 844 });
    await newMatch(page, "great-wall", { seats: ["me", "bot", "bot"], seed: "5" });
    assert.equal(await page.isVisible("[data-test=coach]"), false);
    await page.click("[data-test=coach-ask]");
    await page.waitForSelector("[data-test=coach-answer]");
    if (process.env.MOONWALL_SHOTS) await page.screenshot({ path: `${process.env.MOONWALL_SHOTS}/coach-phone.png` });
    await page.click("[data-test=coach-close]");
    await page.waitForSelector("[data-test=coach-answer]", { state: "detached" });
    assert.equal(await page.isVisible("[data-test=coach]"), false);
    await page.context().close();
  });

  it("stays away where other people play, unless it was chosen", LONG, async () => {
    const page = await open();
    await newMatch(page, "goose", { seats: ["me", "link"] });
    assert.equal(await page.locator("[data-test=coach]").count(), 0);
    await page.goto(home.server.url);
    await page.click("[data-game-name=goose]");
    await page.selectOption("[data-test=seats]", "2");
    await page.selectOption("[data-test=who-1]", "hot-seat");
    for (const summary of await page.$$("form summary")) await summary.click();
    assert.equal(await page.isChecked("[data-test=coach-allow]"), false);
    await page.check("[data-test=coach-allow]");
    await page.click("[data-test=start]");
    // On a low screen the coach itself is out of sight until it is asked: what must be seen is its button.
    await page.waitForSelector("[data-test=coach-ask], [data-test=hand-over] button");
    if (await page.isVisible("[data-test=hand-over]")) await page.click("[data-test=hand-over] button");
    await page.waitForSelector("[data-test=coach-ask]");
    await page.context().close();
  });
});

describe("the analysis of a finished game", () => {
  it("is asked for by a button, shows how far it is, and is read by its link", LONG, async () => {
    const record = JSON.parse(
      await readFile(new URL("../../tests/records/great-wall-two-shame.json", import.meta.url), "utf8"),
    );
    const answer = await fetch(`${home.server.url}/api/import`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ record }),
    });
    const { match } = await answer.json();
    const page = await open(`/m/${match}`);
    await atTable(page);
    await page.click("[data-test=analysis-ask]");
    await page.waitForSelector("[data-test=analysis-progress]");
    await page.click("[data-test=analysis-open]");
    await page.waitForSelector("[data-test=analysis-curve] polyline");
    assert.equal(await page.locator("[data-test=analysis-curve] polyline").count(), 2, "the Reed Clan cannot win");
    assert.ok((await page.locator("[data-test=analysis-costs] li").count()) > 3);
    assert.equal(await page.locator("[data-test=analysis-luck] tbody tr").count(), 2);
    const text = await page.textContent("[data-test=analysis]");
    assert.doesNotMatch(text, /analysis-|coach-|undefined|NaN/, "no message is missing");
    await shots(page, "analysis");
    // Somebody else, in another language, by the link alone.
    const friend = await open(new URL(page.url()).pathname, { lang: "it" });
    await friend.waitForSelector("[data-test=analysis-curve] polyline");
    assert.match(await friend.textContent("h1"), /Analisi/);
    await friend.click("[data-test=analysis-costs] a");
    await friend.waitForSelector(".page");
    assert.match(friend.url(), /#k=\d+$/, "an answer leads to its moment");
    assert.deepEqual(home.faults, []);
    await friend.context().close();
    await page.context().close();
  });

  it("says that there is none where a link leads nowhere", LONG, async () => {
    const page = await open("/analysis/0000");
    await page.waitForSelector("[data-test=analysis] [role=alert]");
    await page.context().close();
  });
});
