// Rise of the Moon Princess: whole games alone and with two people, by clicking only what glows; and a part of the regular
// game in which the Oni play for themselves (MP-REGULAR-02).
// MOONWALL_SIGHT=short, as `make test` does, ends the game of two people after some answers: each waits for the other.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { house, join, LONG, newMatch } from "./house.mjs";
import { decision, over, play, playTogether } from "./player.mjs";

const home = house();
const { open } = home;

const ENOUGH = process.env.MOONWALL_SIGHT === "short" ? 48 : Infinity;

/** What the page shows of the Oni's plans and points, and what the server says they are. */
const plans = (page) =>
  page.evaluate(async () => {
    const { match, count } = document.querySelector(".page").dataset;
    const tokens = Object.values(JSON.parse(localStorage.getItem("moonwall-keys") ?? "{}")[match]?.seats ?? {});
    const { state } = await (
      await fetch(`/api/matches/${match}`, { headers: { Authorization: `Bearer ${tokens.join(",")}` } })
    ).json();
    const { coop, rival } = Object.values(state.views)[0].table;
    const oni = coop ?? rival;
    const places = (test) =>
      [...document.querySelectorAll(`[data-test=${test}]`)].map((one) => one.dataset.place).sort();
    const sorted = (list) => [...new Set(list)].sort();
    const sure = sorted(oni.ahead.flatMap((attack) => attack.sure));
    const text = (test) => [...document.querySelectorAll(test)].map((one) => one.lastChild.textContent);
    return {
      // The table may have moved on between the look and the question.
      late: Number(count) !== state.count || document.querySelector("[data-ghost]") !== null,
      shown: {
        sure: places("aim-sure"),
        maybe: places("aim-maybe"),
        threats: places("threat"),
        said: document.querySelector("[data-test=ahead]") !== null,
        princess: document.querySelector("[data-test=princess]") !== null,
        momentum: document.querySelector("[data-test=momentum] .now")?.textContent,
        points: text(coop ? "[data-test=against] [data-test=points]" : "[data-test=oni-points]"),
      },
      true: {
        sure,
        maybe: sorted(oni.ahead.flatMap((attack) => attack.among).filter((place) => !sure.includes(place))),
        threats: sorted(oni.threats.map((threat) => threat.at)),
        said: oni.ahead.length > 0,
        princess: oni.princess.at !== null,
        momentum: coop ? String(coop.momentum.at) : undefined,
        points: coop ? [String(coop.team.points), String(coop.oni.points)] : [String(rival.oni.points)],
      },
    };
  });

/** Look at every third question: what the page shows is what the table says. */
function looker() {
  const seen = { looks: 0, ahead: 0, threats: 0, princess: 0 };
  let asked = 0;
  const look = async (page) => {
    asked += 1;
    if (asked % 3) return;
    const found = await plans(page);
    if (found.late) return;
    assert.deepEqual(found.shown, found.true);
    seen.looks += 1;
    if (found.true.sure.length + found.true.maybe.length) seen.ahead += 1;
    if (found.true.threats.length) seen.threats += 1;
    if (found.true.princess) seen.princess += 1;
  };
  return { look, seen };
}

const told = (seen) => {
  for (const [what, n] of Object.entries(seen)) assert.ok(n > 4, `${what}: ${n} of ${JSON.stringify(seen)}`);
};

describe("a whole game against the Moon Princess", () => {
  it("alone", LONG, async () => {
    const page = await open();
    await newMatch(page, "tsukuyumi", { mode: "moon-princess", seats: ["me"], seed: "5" });
    const { look, seen } = looker();
    const clicks = await play(page, {
      seed: 2,
      until: async () => {
        await look(page);
        return false;
      },
    });
    assert.ok(await over(page));
    assert.ok(clicks.drawn > 10, JSON.stringify(clicks));
    told(seen);
    assert.match(await page.textContent("[data-test=outcome]"), /The Moon (sets|rises)/);
    await page.context().close();
  });

  it("by two people, who both see what the Oni would do", LONG, async () => {
    const ada = await open();
    await newMatch(ada, "tsukuyumi", { mode: "moon-princess", seats: ["me", "link"], seed: "6" });
    const ben = await join(open, ada, 1);
    const { look, seen } = looker();
    const asked = [0, 0];
    for (let enough = 12; enough <= ENOUGH && !(await over(ada)); enough += 12) {
      await playTogether([ada, ben], enough, (questions) => questions.forEach((one, n) => one && (asked[n] += 1)));
      if (await over(ada)) break;
      for (const page of [ada, ben]) for (let i = 0; i < 3; i += 1) await look(page);
      assert.ok((await decision(ada)) || (await decision(ben)));
    }
    if (ENOUGH === Infinity) {
      await ben.waitForSelector("[data-test=outcome]");
      assert.ok(asked[0] > 20 && asked[1] > 20, asked.join());
      told(seen);
    } else assert.ok(seen.looks > 2, JSON.stringify(seen));
    await ada.context().close();
    await ben.context().close();
  });
});

describe("the Oni as a faction of their own", () => {
  it("shows their points and plans in the regular game", LONG, async () => {
    const page = await open();
    await newMatch(page, "tsukuyumi", { seats: ["me", "bot", "bot"], seed: "5", options: { rival_oni: true } });
    const { look, seen } = looker();
    await play(page, {
      seed: 2,
      until: async () => {
        await look(page);
        return Math.min(...Object.values(seen)) > 4;
      },
    });
    told(seen);
    await page.context().close();
  });
});

it("no page reported a fault", () => assert.deepEqual(home.faults, []));
