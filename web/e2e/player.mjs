// A player who knows no rule: clicks what glows, or presses keys, until the table asks nothing more.

/** Small, repeatable chance, so that a failing game can be seen again. */
export function chance(seed) {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const quiet = (page) => page.waitForSelector("[data-test=choose], [data-test=outcome], [data-test=waiting], [data-test=hand-over]", { timeout: 20_000 });
export const over = (page) => page.evaluate(() => document.querySelector("[data-test=outcome]") !== null);
export const count = (page) => page.evaluate(() => Number(document.querySelector(".page")?.dataset.count ?? -1));

/** The middle of something that glows and can really be hit there; board and hand before the list when `board`. */
const target = (page, roll, board) =>
  page.evaluate(
    ({ roll, board }) => {
      const all = [...document.querySelectorAll("[data-lit]")].filter((e) => !(e instanceof HTMLButtonElement && e.disabled));
      const drawn = all.filter((e) => e.dataset.ref !== undefined);
      const from = board && drawn.length ? drawn : all;
      for (let i = 0; i < from.length; i += 1) {
        const element = from[(Math.floor(roll * from.length) + i) % from.length];
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = element.getBoundingClientRect();
        for (const [fx, fy] of [[0.5, 0.5], [0.5, 0.2], [0.2, 0.5], [0.8, 0.5], [0.5, 0.85], [0.12, 0.15], [0.9, 0.9]]) {
          const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
          const hit = document.elementFromPoint(x, y);
          if (hit && hit.closest("[data-lit]") === element) return { x, y, what: element.dataset.lit, drawn: element.dataset.ref !== undefined };
        }
      }
      return null;
    },
    { roll, board },
  );

/** What the page shows of where play is: changes with every pick that says something. Runs in the page. */
export function standing() {
  const choose = document.querySelector("[data-test=choose]");
  const options = [...(choose?.querySelectorAll("[data-test=option]") ?? [])].map((one) => one.dataset.option);
  const parts = [document.querySelector(".page")?.dataset.count, choose?.dataset.decision, choose?.dataset.left, document.querySelector("[data-test=outcome]") !== null];
  return [...parts, ...options].join("|");
}

/** Whether the page goes on from where it stood, within some time. */
export const changed = (page, before, timeout) =>
  page.waitForFunction(`(${standing})() !== ${JSON.stringify(before)}`, null, { timeout, polling: 20 }).then(
    () => true,
    () => false,
  );

/** Wait until the page stands still: what was picked last may still be on its way to the server and back. */
export async function settled(page, calm = 500) {
  for (let was = null, now = await page.evaluate(standing); was !== now; ) {
    was = now;
    await page.waitForTimeout(calm);
    now = await page.evaluate(standing);
  }
}

/** One click on something that glows; false when nothing did. */
export async function clickGlowing(page, random, board = true, seen = null) {
  const before = await page.evaluate(standing);
  let at = null;
  // The page may still be moving when it has just been opened: aim again before calling it dead.
  for (let tries = 0; tries < 3; tries += 1) {
    at = await target(page, random(), board);
    if (!at) return false;
    await page.mouse.click(at.x, at.y);
    if (await changed(page, before, 4000)) {
      seen?.(at);
      return true;
    }
  }
  throw new Error(`nothing happened after clicks on ${at.what} at ${at.x}, ${at.y} in ${before.slice(0, 300)}`);
}

/** Play by glowing things until `until` says so or the game is over. Returns what was clicked. */
export async function play(page, { seed = 1, until = async () => false, limit = 3000 } = {}) {
  const random = chance(seed);
  const clicks = { drawn: 0, listed: 0 };
  for (let i = 0; i < limit; i += 1) {
    await quiet(page);
    if ((await over(page)) || (await until(page, clicks))) return clicks;
    if (await page.$("[data-test=hand-over]")) {
      await page.click("[data-test=hand-over]");
      continue;
    }
    const clicked = await clickGlowing(page, random, random() < 0.6, (at) => (at.drawn ? (clicks.drawn += 1) : (clicks.listed += 1)));
    if (!clicked) await page.waitForTimeout(25);
  }
  throw new Error(`after ${limit} clicks the game is not over`);
}
