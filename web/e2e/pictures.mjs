// The pictures of README and docs, made anew: `node e2e/pictures.mjs ../docs/images [name …]`. Look at them before you keep them.
import { launch } from "./browser.mjs";
import { newMatch } from "./house.mjs";
import { changed, chance, over, quiet, standing } from "./player.mjs";
import { serve } from "./server.mjs";

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error("say where the pictures go: node e2e/pictures.mjs ../docs/images");
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const CORE = ["cybersamurai", "dark-seed", "nomads", "boarlords"];
const MORE = ["fireborn", "kampfgruppe-03", "children-of-the-lion", "sentinels", "lords-of-the-lost-sea"];

const server = await serve();
const browser = await launch();

async function open(size = WIDE, path = "/") {
  const context = await browser.newContext({ viewport: size, locale: "en", reducedMotion: "reduce" });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(() => localStorage.setItem("moonwall-wishes", JSON.stringify({ deaf: 0, pace: "off" })));
  const page = await context.newPage();
  await page.goto(server.url + path);
  return page;
}

/** Answer by chance until `enough` answers are given and, where named, such a question is open. */
async function answer(page, enough, kind = "", seed = 5) {
  const random = chance(seed);
  for (let n = 0, i = 0; i < 2000 && !(await over(page)); i += 1) {
    const now = await quiet(page);
    const before = await page.evaluate(standing);
    if (now !== "asked") {
      if (/\|waiting/.test(before)) await changed(page, before, 60_000);
      continue;
    }
    if (n >= enough && (!kind || kind === (await page.$eval("[data-test=choose]", (one) => one.dataset.kind)))) return;
    n += 1;
    await page.evaluate((roll) => {
      const all = [...document.querySelectorAll("[data-test=option]")];
      all[Math.floor(roll * all.length)].click();
    }, random());
    await changed(page, before, 60_000);
  }
}

const bots = (n) => ["me", ...Array(n - 1).fill("bot")];

async function shoot(page, name, size) {
  await page.setViewportSize(size);
  await page.evaluate(() => document.activeElement?.blur());
  await page.waitForTimeout(2500); // a moment that is announced goes by
  await page.screenshot({ path: `${folder}/${name}.png` });
}

/** A table after some answers, wide and on a phone. */
async function table(name, game, match, enough, kind) {
  const page = await open();
  await newMatch(page, game, match);
  await answer(page, enough, kind);
  await shoot(page, `${name}-1280`, WIDE);
  await shoot(page, `${name}-390`, PHONE);
  await page.context().close();
}

/** The boards of these factions, from the sheets of their seats. */
async function factions(names, options = {}) {
  const page = await open();
  await newMatch(page, "tsukuyumi", { seats: bots(names.length), factions: names, options, seed: "3", bot: "normal" });
  await answer(page, 22);
  for (const chip of await page.$$("[data-test^=seat-]")) {
    await chip.click();
    const sheet = await page.waitForSelector("[data-test=sheet]");
    const faction = await sheet.$eval("article", (one) => one.dataset.faction);
    await sheet.screenshot({ path: `${folder}/faction-${faction}.png` });
    await page.keyboard.press("Escape");
    await page.waitForSelector("[data-test=sheet]", { state: "detached" });
  }
  await page.context().close();
}

const PICTURES = {
  lobby: async () => {
    const page = await open();
    await page.click("[data-game-name=tsukuyumi]");
    await page.waitForSelector("[data-test=start]");
    await shoot(page, "lobby-1280", WIDE);
    await page.context().close();
  },
  editor: async () => {
    const page = await open(WIDE, "/editor/tsukuyumi");
    await page.waitForSelector("svg [data-ref], svg .hex, [data-test=check]");
    await page.waitForSelector("button.primary:not(:disabled)"); // it has been looked over
    await shoot(page, "tsukuyumi-editor-1280", WIDE);
    await page.context().close();
  },
  // What Qin Jiushao did since one's own turn, one of his steps on the board.
  steps: async () => {
    const page = await open();
    await newMatch(page, "great-wall", { mode: "solo", seats: ["me"], seed: "7" });
    await answer(page, 30, "move-clerks");
    if (!(await page.$("[data-test=steps]"))) await page.click("[data-test=steps-open]");
    for (let i = 0; i < 3; i += 1) await page.click("[data-test=steps-next]");
    await shoot(page, "great-wall-steps-1280", WIDE);
    await page.context().close();
  },
  factions: async () => {
    await factions(CORE);
    await factions(MORE, { expansions: true });
  },
  "great-wall": () =>
    table("great-wall", "great-wall", { seats: bots(3), seed: "7", bot: "normal" }, 24, "move-clerks"),
  tsukuyumi: () => table("tsukuyumi", "tsukuyumi", { seats: bots(4), seed: "3", bot: "normal" }, 24, "act"),
  "tsukuyumi-six": () =>
    table(
      "tsukuyumi-six",
      "tsukuyumi",
      { seats: bots(6), seed: "3", bot: "normal", options: { expansions: true } },
      20,
      "act",
    ),
  "moon-princess": () =>
    table("moon-princess", "tsukuyumi", { mode: "moon-princess", seats: bots(3), seed: "4", bot: "normal" }, 30, "act"),
};

try {
  for (const [name, make] of Object.entries(PICTURES)) if (!wanted.length || wanted.includes(name)) await make();
} finally {
  await browser.close();
  await server.stop();
}
