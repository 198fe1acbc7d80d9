// What every browser test needs: a server and a browser of its own, pages that note their faults, a match from the lobby.
import { after, before } from "node:test";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";

/** No wait ends by itself: this only says when to call a page dead, on a machine that is very busy. */
export const PATIENCE = Number(process.env.MOONWALL_PATIENCE ?? 240_000);
/** The same for a whole test. */
export const LONG = { timeout: 1_800_000 };

/** A server and a browser for the tests of a file; `server` and `faults` fill as they run. */
export function house({ quiet = /WebSocket|ERR_|Failed to load resource/, settings = {} } = {}) {
  const home = { server: null, faults: [], open, context };
  let browser;

  before(async () => {
    // One after the other, so that what was begun is ended when the second does not come.
    home.server = await serve(settings);
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    await home.server?.stop();
  });

  /** A browser of somebody's own: nothing of another one is kept in it. */
  async function context({ width = 1280, height = 800, lang = "en", deaf = 0, csp = true } = {}) {
    const made = await browser.newContext({
      viewport: { width, height },
      locale: lang,
      acceptDownloads: true,
      bypassCSP: !csp, // only for a test's own script in the page
      reducedMotion: "reduce",
    });
    made.setDefaultTimeout(PATIENCE);
    // A player who never clicks by mistake need not be protected from it; `deaf` says otherwise.
    await made.addInitScript((ms) => localStorage.setItem("moonwall-wishes", JSON.stringify({ deaf: ms })), deaf);
    return made;
  }

  async function open(path = "/", { within, ...how } = {}) {
    const page = await (within ?? (await context(how))).newPage();
    page.on("pageerror", (error) => home.faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !quiet?.test(message.text())) home.faults.push(message.text());
    });
    await page.goto(home.server.url + path);
    return page;
  }

  return home;
}

/** A page is at a table: it is asked, waits for others, or sees the end. */
export const atTable = (page) => page.waitForSelector("[data-test=choose], [data-test=waiting], [data-test=outcome]");

/** A new match through the lobby's form; seats are "me", "bot", "link" or "hot-seat". */
export async function newMatch(
  page,
  game,
  {
    mode = "",
    seats = ["me", "bot", "bot"],
    seed = "7",
    options = {},
    factions = [],
    openTable = false,
    bot = "random",
  } = {},
) {
  await page.click(`[data-game-name=${game}]`);
  if (mode) await page.selectOption("[data-test=mode]", mode);
  if (await page.isEnabled("[data-test=seats]")) await page.selectOption("[data-test=seats]", String(seats.length));
  for (const [i, who] of seats.entries()) {
    await page.selectOption(`[data-test=who-${i}]`, who);
    if (who === "bot") await page.selectOption(`[data-test=bot-${i}]`, bot);
    if (factions[i]) await page.selectOption(`[data-test=faction-${i}]`, factions[i]);
  }
  if (openTable) await page.check("[data-test=open-table]");
  for (const summary of await page.$$("form summary")) await summary.click();
  await page.fill("[data-test=seed]", seed);
  for (const [name, value] of Object.entries(options))
    if (typeof value === "boolean")
      await page.$eval(`[data-test=option-${name}]`, (box, on) => box.checked !== on && box.click(), value);
    else await page.selectOption(`[data-test=option-${name}]`, value);
  await page.click("[data-test=start]");
  await atTable(page);
  return page.url();
}

/** Somebody else takes the seat that a match keeps for whoever has the link. */
export async function join(open, page, seat) {
  await page.click("[data-test=tab-table]");
  const link = new URL(await page.getAttribute(`[data-test=invite-${seat}]`, "data-link"));
  const guest = await open(link.pathname + link.hash);
  await guest.click("[data-test=take-seat]");
  await atTable(guest);
  return guest;
}
