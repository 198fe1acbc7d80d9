// A scripted player who knows what it wants: it names an option of every question and clicks its way there, as few
// clicks as the table allows. What it wants is sensible, not clever: the tests count its clicks.
import { changed, quiet, standing } from "./player.mjs";

/** The questions open to this browser's seats, as the server tells them; the one on the page first. */
const asked = (page) =>
  page.evaluate(async () => {
    const shown = document.querySelector("[data-test=choose]")?.dataset.decision;
    const match = document.querySelector(".page").dataset.match;
    const tokens = Object.values(JSON.parse(localStorage.getItem("moonwall-keys") ?? "{}")[match]?.seats ?? {});
    const headers = tokens.length ? { Authorization: `Bearer ${tokens.join(",")}` } : {};
    const { state } = await (await fetch(`/api/matches/${match}`, { headers })).json();
    for (const view of Object.values(state.views))
      if (view.decision?.id === shown) return { ...view.decision, view, count: state.count };
    return null;
  });

/** The middle of what leads nearest to an option: the option itself in the list, a thing on the board, or a fork. */
const way = (page, goal) =>
  page.evaluate((wanted) => {
    const tokens = wanted.split(" ");
    const all = [...document.querySelectorAll("[data-lit]")].filter((one) => !one.disabled);
    const score = (one) => {
      const lit = one.dataset.lit;
      if (one.dataset.option === wanted) return 100;
      if (one.dataset.option !== undefined) return wanted.startsWith(`${lit} `) ? 1 + lit.split(" ").length : 0;
      const named = lit.split(" ");
      return named.every((token) => tokens.includes(token)) ? 10 + tokens.lastIndexOf(named[0]) : 0;
    };
    const best = all.map((one) => [score(one), one]).sort((a, b) => b[0] - a[0]);
    for (const [points, element] of best) {
      if (!points) break;
      const box = element.getBoundingClientRect();
      for (const [fx, fy] of [
        [0.5, 0.5],
        [0.5, 0.15],
        [0.15, 0.5],
        [0.85, 0.15],
        [0.5, 0.9],
      ]) {
        const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
        if (document.elementFromPoint(x, y)?.closest("[data-lit]") === element) return { x, y };
      }
    }
    return null;
  }, goal);

/** The middle of the first thing that glows among these and can be hit there; null for none. Runs in the page. */
function shown(selector) {
  for (const one of document.querySelectorAll(selector)) {
    const box = one.getBoundingClientRect();
    for (const [fx, fy] of [
      [0.5, 0.5],
      [0.5, 0.15],
      [0.15, 0.5],
      [0.5, 0.9],
    ]) {
      const [x, y] = [box.x + box.width * fx, box.y + box.height * fy];
      if (document.elementFromPoint(x, y)?.closest("[data-lit]") === one) return { x, y };
    }
  }
  return null;
}

/**
 * Play until `until` says so. `wants(decision)` names an option, or `{stand: "decision-answer-span"}` for a standing
 * answer, or `{shown, taken, option}` for a click on what glows, where something of that selector does. Gives the clicks, the hand-overs among them, and the clicks of each kind of question.
 */
export async function playSensibly(page, wants, until) {
  const told = { clicks: 0, handOvers: 0, kinds: {} };
  const click = async (at, kind) => {
    const before = await page.evaluate(standing);
    await page.mouse.click(at.x, at.y);
    told.clicks += 1;
    told.kinds[kind] = (told.kinds[kind] ?? 0) + 1;
    if (!(await changed(page, before, 20_000))) throw new Error(`a click for ${kind} did nothing in ${before}`);
  };
  const middle = async (selector) => {
    const box = await (await page.waitForSelector(selector)).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  for (let i = 0; i < 400; i += 1) {
    const now = await quiet(page);
    if (now === "over") return told;
    if (now === "hand-over") {
      told.handOvers += 1;
      await click(await middle("[data-test=hand-over]"), "hand-over");
      continue;
    }
    if (now === "waiting") {
      await changed(page, await page.evaluate(standing), 1000); // it may have changed before one looks: look again
      continue;
    }
    const decision = await asked(page);
    if (!decision) continue; // the table has moved on
    if (await until(decision)) return told;
    const want = wants(decision);
    if (want.stand) {
      const button = `[data-test=stand-${want.stand}]`;
      if (await page.$(button)) {
        await click(await middle(button), `stand ${decision.kind}`);
        continue;
      }
    }
    const near = want.shown && (await page.evaluate(shown, want.shown));
    if (near) {
      want.taken();
      await click(near, decision.kind);
      continue;
    }
    const goal = want.option ?? want;
    const at = await way(page, goal);
    if (!at) throw new Error(`no way to ${goal} among ${decision.options.join(", ")}`);
    await click(at, decision.kind);
  }
  throw new Error(`after ${told.clicks} clicks it is not done: ${JSON.stringify(told.kinds)}`);
}

const ends = new Set(["done", "pass", "no", "decline"]);
const first = (options) => options.find((option) => !ends.has(option)) ?? options[0];
const find = (options, ...patterns) => {
  for (const pattern of patterns) {
    const found = options.find((option) => pattern.test(option));
    if (found) return found;
  }
  return first(options);
};

/** The Great Wall: Clerks to work, one Soldier at a time, walls where they can be built, no cards played in others' turns. */
export function wallWishes() {
  const bought = new Set();
  /** Once a turn, then enough. */
  const once = ({ kind, options, seat, view }) => {
    const key = `${kind} ${seat} ${view.table.year} ${view.table.turn} ${view.table.slot}`;
    if (bought.has(key)) return options.find((option) => ends.has(option)) ?? first(options);
    bought.add(key);
    return first(options);
  };
  return (decision) => {
    const { kind, options } = decision;
    switch (kind) {
      case "gather":
        return { stand: "gather-gather-always", option: "gather" };
      case "donate":
        return { stand: "donate-done-always", option: "done" };
      case "play-tactic":
        return { stand: "play-tactic-pass-year", option: "pass" };
      case "next-activation":
        return { stand: "next-activation-first-always", option: options[0] };
      case "upgrade":
        return { stand: "upgrade-done-year", option: "done" };
      case "use-card":
        return { stand: "use-card-use-always", option: first(options) };
      case "rescue":
        return { stand: "rescue-done-year", option: "done" };
      case "choose-command":
        return find(options, /attack-order/, /work-harder/, /economy/);
      case "move-clerks":
        return find(
          options,
          /^move pool (quarry|lumber-mill|gold-mine|barracks|builders-quarters)$/,
          /^move pool/,
          /^done$/,
        );
      case "recruit":
      case "build":
        return once(decision);
      case "place-recruit":
        return find(options, /^attack/);
      case "pay-mix":
      case "from-warehouse":
        // What the picker proposes is sensible.
        return {
          option: first(options),
          shown: "[data-test=choose]:has([data-test=mix]) [data-test=option]",
          taken() {},
        };
      default:
        return first(options);
    }
  };
}

/** Tsukuyumi: move two groups a turn, attack where that is offered once, buy twice, no cards in others' turns. */
export function moonWishes() {
  const done = new Map();
  const count = ({ seat, view }, kind) => {
    const key = `${kind} ${seat} ${view.table.round} ${view.table.phase}`;
    done.set(key, (done.get(key) ?? 0) + 1);
    return done.get(key);
  };
  const times = (decision, most) => {
    const { kind, options } = decision;
    const n = count(decision, kind);
    return n > most ? (options.find((option) => ends.has(option)) ?? first(options)) : null;
  };
  return (decision) => {
    const { kind, options } = decision;
    switch (kind) {
      case "ask-counter":
        return options.includes("pass") ? { stand: "ask-counter-pass-round", option: "pass" } : first(options);
      case "use-weapons":
        return { stand: "use-weapons-done-round", option: "done" };
      case "play-events":
        return { stand: "play-events-done-round", option: "done" };
      case "act": {
        const option = find(options, /^use (movement|production)$/, /^attack/, /^done$/);
        // A click on own units moves them, one on units in stock produces them.
        if (option === "use movement")
          return { option, shown: ".board .hex[data-lit]", taken: () => count(decision, "move") };
        if (option === "use production")
          return { option, shown: "[data-test=tray] .thing[data-lit]", taken: () => count(decision, "produce") };
        return option;
      }
      case "move":
        return times(decision, 2) ?? find(options, /^march all/, /^march/);
      case "move-to":
      case "oni-move-to":
        return options.filter((option) => option.startsWith(first(options).split(" ").slice(0, 2).join(" "))).at(-1);
      case "produce":
        return times(decision, 2) ?? find(options, /^buy/);
      case "draw-events":
        return times(decision, 1) ?? "draw deck";
      case "start-units":
        return find(options, /^put all/);
      default:
        return first(options);
    }
  };
}
