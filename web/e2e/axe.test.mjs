// axe-core finds nothing wrong with any page: lobby, tables (asked, sheets open, told, over), editor, an invitation.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describe, it } from "node:test";
import { atTable, house, join, LONG, newMatch } from "./house.mjs";
import { play, quiet } from "./player.mjs";

const { open } = house();
const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong, one line each. */
async function wrong(page, where) {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ content: source });
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
    );
  });
  return found.map((one) => `${where}: ${one}`);
}

const looked = { csp: false };

describe("axe-core finds no violation", () => {
  it("in the lobby, with its form, wide and narrow, light and dark", LONG, async () => {
    for (const size of [{}, { width: 390, height: 844 }]) {
      const page = await open("/", { ...looked, ...size });
      await page.waitForSelector("[data-game-name=great-wall]");
      const found = await wrong(page, "lobby");
      for (const game of ["great-wall", "tsukuyumi"]) {
        await page.click(`[data-game-name=${game}]`);
        await page.waitForSelector("[data-test=start]");
        for (const summary of await page.$$("form summary")) await summary.click();
        found.push(...(await wrong(page, `lobby, ${game}`)));
      }
      await page.emulateMedia({ colorScheme: "dark" });
      found.push(...(await wrong(page, "lobby, dark")));
      assert.deepEqual(found, []);
      await page.context().close();
    }
  });

  for (const [game, mode, seats] of [
    ["great-wall", "standard", ["me", "bot", "link"]],
    ["tsukuyumi", "standard", ["me", "bot", "bot"]],
  ])
    it(`at a table of ${game}, ${mode}`, LONG, async () => {
      const page = await open("/", looked);
      await newMatch(page, game, { mode, seats, seed: "3" });
      const found = [];
      if (seats.includes("link")) {
        const guest = await join((path) => open(path, looked), page, seats.indexOf("link"));
        await guest.context().close();
      }
      await quiet(page);
      found.push(...(await wrong(page, "asked first")));
      if (!seats.includes("link")) await play(page, { seed: 5, limit: 400, until: enough(25) });
      await page.waitForSelector("[data-test=choose], [data-test=waiting]");
      found.push(...(await wrong(page, "later")));
      for (const tab of ["chat", "notes", "table", "log"]) {
        if (await page.isVisible(`[data-test=tab-${tab}]`)) await page.click(`[data-test=tab-${tab}]`);
        found.push(...(await wrong(page, tab)));
      }
      const line = await page.$("[data-test=log] .line:not([disabled])");
      if (line && (await line.isVisible())) {
        await line.click();
        await page.waitForSelector("[data-test=info]");
        found.push(...(await wrong(page, "a rule")));
        await page.keyboard.press("Escape");
      }
      for (const chip of ["seat-0", "seat-1", "common", "settings"]) {
        const button = await page.$(`[data-test=${chip}]:not([data-lit])`);
        if (!button) continue;
        await button.click();
        found.push(...(await wrong(page, chip)));
        await page.keyboard.press("Escape");
      }
      await page.click("[data-test=replay-open]");
      found.push(...(await wrong(page, "looking back")));
      await page.setViewportSize({ width: 390, height: 844 });
      await atTable(page);
      found.push(...(await wrong(page, "on a phone")));
      await page.emulateMedia({ colorScheme: "dark" });
      found.push(...(await wrong(page, "dark")));
      assert.deepEqual([...new Set(found)], []);
      await page.context().close();
    });

  it("in the editor, and where something cannot be opened", LONG, async () => {
    const page = await open("/editor/tsukuyumi", looked);
    await page.waitForSelector("[data-test=check], .editor, svg");
    const found = await wrong(page, "editor");
    const gone = await open("/m/nowhere", looked);
    await gone.waitForSelector("h1");
    found.push(...(await wrong(gone, "no such match")));
    assert.deepEqual(found, []);
  });
});

/** Until so many things were clicked. */
function enough(n) {
  let done = 0;
  return async () => (done += 1) > n;
}
