// A player who knows no rule: clicks what glows, or presses keys, until the table asks nothing more.
import { PATIENCE } from "./house.mjs";

/** Small, repeatable chance, so that a failing game can be seen again. */
export function chance(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const over = (page) => page.evaluate(() => document.querySelector("[data-test=outcome]") !== null);
export const count = (page) => page.evaluate(() => Number(document.querySelector(".page")?.dataset.count ?? -1));
/** The question that is open to the page; "" when there is none. */
export const decision = (page) =>
  page.evaluate(() => document.querySelector("[data-test=choose]")?.dataset.decision ?? "");

/** Wait until the table has so many answers. */
export const counted = (page, n) =>
  page.waitForFunction((least) => Number(document.querySelector(".page")?.dataset.count ?? -1) >= least, n);

/** Where play is: "asked" once all that can be picked glows, "over", "hand-over", "waiting", "" between. Runs in the page. */
function phase() {
  if (document.querySelector("[data-test=outcome]")) return "over";
  if (document.querySelector("[data-test=hand-over]")) return "hand-over";
  const choose = document.querySelector("[data-test=choose]");
  if (!choose) return document.querySelector("[data-test=waiting]") ? "waiting" : "";
  const { decision, said, left } = choose.dataset;
  return document.querySelector(".page").dataset.glows === `${decision} ${said} ${left}` ? "asked" : "";
}

/** Wait until nothing that this page has done is on its way any more; says where play is. */
export async function quiet(page) {
  return (await page.waitForFunction(phase)).jsonValue();
}

/**
 * What the page shows of where play is: changes with every pick, at once; or whether that is another than `before`.
 * Runs in the page.
 */
export function standing(before) {
  const page = document.querySelector(".page");
  const choose = document.querySelector("[data-test=choose]");
  const options = [...(choose?.querySelectorAll("[data-test=option]") ?? [])].map((one) => one.dataset.option);
  const signs = ["outcome", "hand-over", "waiting"].filter((one) => document.querySelector(`[data-test=${one}]`));
  const now = [
    page?.dataset.count,
    page?.dataset.glows,
    choose?.dataset.decision,
    choose?.dataset.left,
    choose?.dataset.said,
    ...signs,
    ...options,
  ].join("|");
  return before === undefined ? now : now !== before;
}

/**
 * Whether the page goes on from where it stood, within some time. Anything else that goes wrong is thrown: so a text
 * instead of a function, which is evaluated at each look and which the page's content security policy forbids.
 */
export async function changed(page, before, timeout = PATIENCE) {
  try {
    await page.waitForFunction(standing, before, { timeout, polling: 20 });
    return true;
  } catch (error) {
    if (error.name === "TimeoutError") return false;
    throw error;
  }
}

/** Wait until nobody but people is to move: no bot is thinking, and the page shows all that the server has. */
export async function calm(page) {
  const id = new URL(page.url()).pathname.split("/").pop();
  for (const until = Date.now() + PATIENCE; Date.now() < until; await page.waitForTimeout(50)) {
    const { table, state } = await page.evaluate(async (match) => (await fetch(`/api/matches/${match}`)).json(), id);
    const waiting = Object.values(state.views)[0].waiting;
    if (waiting.some((seat) => table.seats[seat].who !== "human")) continue;
    await quiet(page);
    if ((await count(page)) === state.count) return;
  }
  throw new Error(`the table does not come to rest in ${await page.evaluate(standing)}`);
}

/** The middle of something that glows and can really be hit there; board and hand before the list when `board`. */
const target = (page, roll, board) =>
  page.evaluate(
    ({ roll, board }) => {
      const all = [...document.querySelectorAll("[data-lit]")].filter(
        (e) => !(e instanceof HTMLButtonElement && e.disabled),
      );
      const drawn = all.filter((e) => e.dataset.ref !== undefined);
      const from = board && drawn.length ? drawn : all;
      for (let i = 0; i < from.length; i += 1) {
        const element = from[(Math.floor(roll * from.length) + i) % from.length];
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = element.getBoundingClientRect();
        for (const [fx, fy] of [
          [0.5, 0.5],
          [0.5, 0.2],
          [0.2, 0.5],
          [0.8, 0.5],
          [0.5, 0.85],
          [0.12, 0.15],
          [0.9, 0.9],
        ]) {
          const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
          const hit = document.elementFromPoint(x, y);
          if (hit && hit.closest("[data-lit]") === element)
            return { x, y, what: element.dataset.lit, drawn: element.dataset.ref !== undefined };
        }
      }
      return null;
    },
    { roll, board },
  );

/** One click on something that glows. */
async function clickGlowing(page, random, board, seen) {
  const before = await page.evaluate(standing);
  let at = null;
  // The page may have moved between the aim and the click: aim again before calling it dead.
  for (let tries = 0; tries < 3; tries += 1) {
    at = await target(page, random(), board);
    if (at) {
      await page.mouse.click(at.x, at.y);
      if (await changed(page, before, 15_000)) {
        seen(at);
        return;
      }
    } else if (await changed(page, before, 15_000)) return;
  }
  throw new Error(`nothing happened after clicks on ${at?.what} at ${at?.x}, ${at?.y} in ${before.slice(0, 300)}`);
}

/** Play by glowing things until `until` says so or the game is over; both are looked at when nothing is on its way. */
export async function play(page, { seed = 1, until = async () => false, limit = 3000 } = {}) {
  const random = chance(seed);
  const clicks = { drawn: 0, listed: 0 };
  for (let i = 0; i < limit; i += 1) {
    const now = await quiet(page);
    if (now === "over" || (await until(page, clicks))) return clicks;
    if (now === "hand-over") await page.click("[data-test=hand-over]");
    else if (now === "waiting") {
      const before = await page.evaluate(standing);
      if (/\|waiting/.test(before) && !(await changed(page, before)))
        throw new Error(`nobody moves in ${before.slice(0, 300)}`);
    } else
      await clickGlowing(page, random, random() < 0.6, (at) => (at.drawn ? (clicks.drawn += 1) : (clicks.listed += 1)));
  }
  throw new Error(`after ${limit} clicks the game is not over`);
}

/** Several people answer by turns, each one question, until the table has `enough` answers or the game is over. */
export async function playTogether(pages, enough, look = () => {}) {
  for (let i = 0; ; i += 1) {
    for (const page of pages) await calm(page);
    if ((await count(pages[0])) >= enough || (await over(pages[0]))) return;
    const open = await Promise.all(pages.map(decision));
    look(open);
    const turn = [...pages.keys()].map((n) => (i + n) % pages.length).find((n) => open[n]);
    if (turn === undefined) throw new Error(`nobody is asked in ${await pages[0].evaluate(standing)}`);
    await play(pages[turn], { seed: i + 1, until: async () => (await decision(pages[turn])) !== open[turn] });
    const n = await count(pages[turn]);
    for (const page of pages) await counted(page, n);
  }
}
