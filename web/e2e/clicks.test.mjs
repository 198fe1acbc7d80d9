// How many clicks a sensible player needs, and how often a screen is handed over.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { house, LONG, newMatch } from "./house.mjs";
import { moonWishes, playSensibly, wallWishes } from "./sensible.mjs";

const home = house();
const { open } = home;
const SETUP = new Set([
  "choose-general",
  "choose-active",
  "place-home",
  "start-area",
  "start-units",
  "start-eggs",
  "start-uplinks",
]);

/** Bots that do not think by the clock, so that every run is alike. */
const BOT = "normal";
const SEEDS = ["7", "8", "9"];

/** Clicks of the set-up do not count for the first Year or round. */
const counted = ({ clicks, kinds }) => clicks - [...SETUP].reduce((sum, kind) => sum + (kinds[kind] ?? 0), 0);

describe("a sensible player", () => {
  for (const seed of SEEDS)
    it(`plays Year 1 of The Great Wall in at most 20 clicks (seed ${seed})`, LONG, async () => {
      const page = await open();
      await newMatch(page, "great-wall", { seed, bot: BOT });
      const told = await playSensibly(page, wallWishes(), ({ view }) => view.table.year > 1);
      assert.ok(counted(told) <= 20, JSON.stringify(told));
      await page.context().close();
    });

  for (const seed of SEEDS)
    it(`plays a round of Tsukuyumi in at most 25 clicks (seed ${seed})`, LONG, async () => {
      const page = await open();
      await newMatch(page, "tsukuyumi", { seed, bot: BOT });
      const told = await playSensibly(page, moonWishes(), ({ view }) => view.table.round > 1);
      assert.ok(counted(told) <= 25, JSON.stringify(told));
      await page.context().close();
    });
});

describe("two people at one screen", () => {
  it("hand it over at most 6 times in a Year at an open table, and before every secret choice", LONG, async () => {
    const page = await open();
    await newMatch(page, "great-wall", { mode: "two", seats: ["me", "hot-seat"], openTable: true });
    const wishes = wallWishes();
    const told = await playSensibly(page, wishes, ({ view }) => view.table.year > 1);
    assert.ok(told.handOvers <= 6, JSON.stringify(told));
    assert.ok(told.handOvers >= 2, "both choose their Command cards in secret");
    await page.context().close();
  });
});

it("no page reported a fault", () => assert.deepEqual(home.faults, []));
