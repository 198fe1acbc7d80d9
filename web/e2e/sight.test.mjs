// Whole games of both titles and every mode: at each decision all that can be picked is in sight, at three sizes.
// MOONWALL_SIGHT=short, as `make test` does, plays the beginnings of some and looks once at each kind of question.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { house, LONG, newMatch } from "./house.mjs";
import { chance, changed, over, quiet, standing } from "./player.mjs";
import { smallest, unseen } from "./sight.mjs";

const { open } = house();
const PHONE = { width: 390, height: 844 };
const WIDE = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
];

/** A folder for pictures of what is wrong. */
const SHOTS = process.env.MOONWALL_SHOTS;
const SHORT = process.env.MOONWALL_SIGHT === "short";
const ANSWERS = SHORT ? 36 : 3000;

/** Nothing on the page moves any more, and what the options would do is known. */
const settled = (page) =>
  page.evaluate(async () => {
    const state = () => {
      const list = document.querySelector("[data-test=choose] ul");
      const box = document.querySelector(".board svg")?.getAttribute("viewBox");
      const told = document.querySelector("[data-test=choose]")?.dataset.told ?? "true";
      const side = document.querySelector(".side")?.getBoundingClientRect();
      return [
        told === "true" ? "" : performance.now(),
        box,
        list?.clientHeight,
        list?.scrollHeight,
        list?.children.length,
        side?.height,
        side?.width,
      ].join();
    };
    for (let i = 0, same = 0, last = ""; i < 200 && same < 3; i += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      same = state() === last ? same + 1 : 0;
      last = state();
    }
  });

async function resize(page, size) {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const box = document.querySelector(".page").getBoundingClientRect();
    return Math.round(box.width) === width && Math.round(box.height) === height;
  }, size);
  await settled(page);
}

/** What stays unseen once the page has come to rest: a busy machine draws late. */
async function lasting(page, phone) {
  let found = await page.evaluate(unseen, phone);
  for (let i = 0; i < 20 && found.length; i += 1) {
    await page.waitForTimeout(100);
    found = await page.evaluate(unseen, phone);
  }
  return found;
}

/** `whole`: at all three sizes; else at the size the page has. */
async function look(page, faults, where, whole) {
  const note = async (size, found) => {
    for (const one of found) faults.push(`${where} at ${size.width}: ${one}`);
    if (!SHOTS || !found.length) return;
    console.log(where, size.width, found.join("; "));
    await page.screenshot({ path: `${SHOTS}/${where.replace(/\W+/g, "-")}${faults.length}-${size.width}.png` });
  };
  if (!whole) return note(WIDE[1], await lasting(page, false));
  for (const size of WIDE) {
    await resize(page, size);
    await note(size, await lasting(page, false));
  }
  const letters = await page.evaluate(smallest);
  if (letters < 11) faults.push(`${where}: letters of ${letters.toFixed(1)} px on the board at 1280`);
  await resize(page, PHONE);
  await note(PHONE, await lasting(page, true));
  // One tap away: the whole question with all faces.
  if (await page.evaluate(() => Number(document.querySelector("[data-test=choose]")?.dataset.faces ?? 0) > 0)) {
    await page.click("[data-test=low-question]");
    await settled(page);
    await note(
      PHONE,
      (await lasting(page, false)).map((one) => `after a tap: ${one}`),
    );
    await page.click("[data-test=low-question]");
  }
  await resize(page, WIDE[1]);
}

const game =
  (name, mode, seats, options = {}) =>
  async () => {
    const page = await open();
    await newMatch(page, name, { mode, seats, options, seed: "3" });
    const random = chance(5);
    const faults = [];
    const seen = new Set();
    let asked = 0;
    for (let i = 0; i < ANSWERS && !(await over(page)) && faults.length < 12; i += 1) {
      const now = await quiet(page);
      if (now === "over") break;
      const before = await page.evaluate(standing);
      if (now !== "asked") {
        assert.ok(
          !/\|waiting/.test(before) || (await changed(page, before)),
          `nobody moves in ${before.slice(0, 200)}`,
        );
        continue;
      }
      asked += 1;
      // The same question with as many things to pick looks the same: the other sizes need to be seen once.
      const { where, looks } = await page.$eval("[data-test=choose]", ({ dataset }) => ({
        where: `${dataset.kind} (${dataset.left} left)`,
        looks: [dataset.kind, dataset.left, dataset.faces, document.querySelectorAll("[data-lit]").length].join(),
      }));
      const kind = where.split(" ")[0];
      if (!SHORT || !seen.has(kind)) await look(page, faults, where, !seen.has(looks));
      seen.add(kind);
      seen.add(looks);
      // Straight from the list: which option is chance.
      const clicked = await page.evaluate((roll) => {
        const all = [...document.querySelectorAll("[data-test=option]")];
        all[Math.floor(roll * all.length)]?.click();
        return all.length > 0;
      }, random());
      assert.ok(
        clicked,
        `no option of ${where} is left, in ${before.slice(0, 200)}, now ${await page.evaluate(standing)}`,
      );
      assert.ok(await changed(page, before), `a click did nothing in ${before.slice(0, 200)}`);
    }
    assert.deepEqual(faults, []);
    assert.ok(asked > 15, `only ${asked} decisions were looked at`);
    await page.context().close();
  };

const long = (...what) => {
  if (!SHORT) it(...what);
};

const bots = (n) => ["me", ...Array(n - 1).fill("bot")];
const wall = (mode, n) => game("great-wall", mode, bots(n));
const moon = (mode, n, options) => game("tsukuyumi", mode, bots(n), options);

const MODULES = Object.fromEntries(
  [
    "mascots",
    "oni_power",
    "legendary_oni",
    "faction_events",
    "oni_missions",
    "alternative_objectives",
    "after_the_moonfall",
    "starting_advantages",
    "epic_events",
  ].map((name) => [name, true]),
);

describe("all that can be picked is in sight, at 1280, 1920 and 390 px, in", () => {
  it("The Great Wall for four", LONG, wall("standard", 4));
  long("The Great Wall for three", LONG, wall("standard", 3));
  long("The Great Wall for two", LONG, wall("two", 2));
  it("The Great Wall against Qin Jiushao", LONG, wall("solo", 1));
  long("The Great Wall together", LONG, wall("coop", 3));
  long("The Great Wall together for two", LONG, wall("coop", 2));
  long("The Great Wall together for four", LONG, wall("coop", 4));
  it("Tsukuyumi for four", LONG, moon("standard", 4));
  long("Tsukuyumi for three", LONG, moon("standard", 3));
  it("Tsukuyumi for two", LONG, moon("two", 2));
  long("Tsukuyumi for two pairs", LONG, moon("alliance", 4));
  long("Tsukuyumi, domination", LONG, moon("domination", 4));
  long("Tsukuyumi, a scenario", LONG, moon("standard", 3, { scenario: "pacific-standoff" }));
  long("Tsukuyumi for four with all modules", LONG, moon("standard", 4, MODULES));
  long("Tsukuyumi against the Moon Princess", LONG, moon("moon-princess", 3));
  long("Tsukuyumi alone against the Moon Princess", LONG, moon("moon-princess", 1));
  long("Tsukuyumi for five", LONG, moon("standard", 5, { expansions: true }));
  long("Tsukuyumi for six with all modules", LONG, moon("standard", 6, { ...MODULES, expansions: true }));
});
