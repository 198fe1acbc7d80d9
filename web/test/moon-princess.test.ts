import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { centre } from "../src/boards/parts/hex.ts";
import { aimed, type Coop, RING, type Rival, saidAhead } from "../src/boards/tsukuyumi/coop.ts";
import * as tsukuyumi from "../src/boards/tsukuyumi/index.ts";
import type { Table } from "../src/boards/tsukuyumi/model.ts";
import { sortOf } from "../src/boards/tsukuyumi/sorts.ts";
import { light } from "../src/lib/lighting.ts";
import { contextOf, Things } from "../src/lib/things.svelte.ts";
import { Tree } from "../src/lib/tree.ts";
import type { Table as Match, View } from "../src/lib/types.ts";
import { Catalogue, Words } from "../src/lib/words.ts";
import Outcome from "../src/table/Outcome.svelte";
import Strip from "../src/table/Strip.svelte";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const text = readFileSync(path("./fixtures/modes/tsukuyumi-moon-princess.json"), "utf8");
const alone = readFileSync(path("./fixtures/modes/tsukuyumi-rival.json"), "utf8");
const LABELS: [string, string][] = [["ring-(\\d+)", "ring-place"]];

const speak = (lang: string) => {
  const folder = path(`../../src/moonwall/locales/${lang}`);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  const all = files.map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  return new Words(lang, [new Catalogue(lang, all)]).at("ts", LABELS, [], ["Ada", "Ben", "Cleo", "Dan", "Eve"]);
};
const words = speak("en");
vi.stubGlobal("fetch", () => Promise.reject(new Error("there is no server")));

/** The fixture's table with everything that the Oni can have in store. */
function night(change: (coop: Coop) => void = () => undefined): View {
  const view = JSON.parse(text) as View;
  const coop = (view.table as Table).coop!;
  view.table.battle = null;
  coop.princess = { at: "ring-3", touches: ["0,1", "1,0"], values: [20, 40, 20] };
  coop.round_card = { id: "round-heart-of-the-moon", objective: "centre", have: 1, need: 4, met: false, vp: 3 };
  coop.counters = [{ id: "counter-fatigue", owner: 1 }];
  coop.pending = [{ seat: 0, what: "counter-space" }];
  coop.threats = [{ at: "1,0", moved: 2, steps: 3, need: 45, have: 5 }];
  coop.ahead = [{ by: "search", moved: 2, steps: 3, sure: ["1,0"], among: ["0,1", "0,-1"], asked: 1, priority: false }];
  change(coop);
  return view;
}

const props = (view: View) => ({ view, words, you: 0, ratio: 1.3 });

/** The points in the strip, those of the seats last. */
function pointsOf(view: View): (string | undefined)[] {
  const { container } = render(Strip, {
    view,
    now: null,
    board: tsukuyumi,
    words,
    you: 0,
    waiting: [],
    sheet: null,
    title: "",
    onseat: () => undefined,
    oncommon: () => undefined,
    children: (() => undefined) as never,
  });
  return [...container.querySelectorAll("[data-test=points]")].map((one) => one.textContent?.replace(/\D/g, ""));
}

describe("the ring round the Moon", () => {
  it("has its 18 places where the three spaces meet that `ring.py` names", () => {
    const source = readFileSync(path("../../src/moonwall/games/tsukuyumi/modes/moon_princess/ring.py"), "utf8");
    const three = [...source.matchAll(/^ {4}\("(.+?)", "(.+?)", "(.+?)"\),$/gm)].map((found) => found.slice(1, 4));
    expect(three).toHaveLength(18);
    three.forEach((spaces, n) => {
      const at = spaces.map((space) => centre(...(space.split(",").map(Number) as [number, number])));
      expect(RING[n]!.x).toBeCloseTo(at.reduce((sum, point) => sum + point.x, 0) / 3, 6);
      expect(RING[n]!.y).toBeCloseTo(at.reduce((sum, point) => sum + point.y, 0) / 3, 6);
    });
  });

  it("shows the Princess on her place, and her places glow when they are asked about", () => {
    const host = document.createElement("div");
    const things = new Things();
    render(tsukuyumi.Board, { target: host, props: props(night()), context: contextOf(things) });
    const her = host.querySelector("[data-test=princess]");
    expect(her?.getAttribute("transform")).toBe(`translate(${RING[3]!.x} ${RING[3]!.y})`);
    const lit = light(things, Tree.of(["at ring-2", "at ring-17"]), things.tokens(), (token) => token);
    expect(lit).toBe(2);
    expect(host.querySelector("[data-ref='ring-17']")?.getAttribute("data-lit")).toBe("ring-17");
    const off = render(tsukuyumi.Board, props(night((coop) => (coop.princess.at = null))));
    expect(off.container.querySelector("[data-test=princess]")).toBeNull();
  });
});

describe("what the Oni would do", () => {
  it("is marked on the map: sure, to be chosen, in danger with need and cost", () => {
    const { container } = render(tsukuyumi.Board, props(night()));
    const places = (test: string) =>
      [...container.querySelectorAll<HTMLElement>(`[data-test=${test}]`)].map((one) => one.dataset.place).sort();
    expect(places("aim-sure")).toEqual(["1,0"]);
    expect(places("aim-maybe")).toEqual(["0,-1", "0,1"]);
    expect(places("threat")).toEqual(["1,0"]);
    const numbers = [...container.querySelectorAll("[data-test=threat] text")].map((one) => one.textContent);
    expect(numbers).toEqual(["45", "2"]);
    const calm = render(tsukuyumi.Board, props(night((coop) => (coop.ahead = coop.threats = [])))).container;
    expect(calm.querySelector("[data-test^=aim], [data-test=threat]")).toBeNull();
  });

  it("is said above the map, on the sheet and where a space is explained, in three languages", () => {
    const said = render(tsukuyumi.Status, props(night())).container.querySelector("[data-test=ahead]")?.textContent;
    expect(said).toContain("1,0");
    expect(tsukuyumi.facts(night(), "1,0", words).join()).toContain("45");
    const sheet = render(tsukuyumi.Common, props(night())).container;
    expect(sheet.querySelector("[data-test=coop]")?.textContent).toContain("5 of 45 Conquest points");
    for (const lang of ["it", "pl"]) {
      const other = speak(lang);
      const coop = (night().table as Table).coop!;
      expect(saidAhead(coop, other)[0]).not.toBe(saidAhead(coop, words)[0]);
      expect(saidAhead(coop, other).join()).not.toMatch(/term-coop|table-/);
      const { container } = render(tsukuyumi.Common, { ...props(night()), words: other });
      expect(container.textContent).not.toMatch(/table-|term-coop|sort-/);
    }
  });

  it("leaves out what nobody does", () => {
    const { table } = night((coop) => (coop.ahead[0]!.sure = []));
    const { coop } = table as Table;
    expect(aimed(coop!, "1,0")).toBe("");
    expect(saidAhead(coop!, words)[0]).not.toContain("–");
    expect(saidAhead({ ...coop!, ahead: [{ ...coop!.ahead[0]!, by: "nobody" }] }, words)).toEqual([
      "The Oni could conquer nothing now.",
    ]);
    expect(saidAhead({ ...coop!, ahead: [] }, words)).toEqual([]);
  });
});

describe("the table against the Moon Princess", () => {
  it("shows Momentum with its spaces, the Round card and how far it is, Counters and unseen cards", () => {
    const { container } = render(tsukuyumi.Status, props(night()));
    const { momentum } = (night().table as Table).coop!;
    expect(container.querySelectorAll(".mark.counter")).toHaveLength(momentum.counters.length);
    expect(container.querySelectorAll(".mark.legend")).toHaveLength(momentum.legends.length);
    const now = container.querySelector<HTMLElement>(".now:not(.phase)")!;
    expect(now.textContent).toBe(String(momentum.at));
    expect(container.querySelector("[data-test=round-card]")?.textContent).toMatch(/Heart of the Moon.*1\/4/s);
    expect(container.querySelector("[data-ref='counter-fatigue']")).not.toBeNull();
    expect(container.querySelector("[title^='Cards drawn and not yet shown: 1']")).not.toBeNull();
    expect([...container.querySelectorAll(".phase")].map((one) => one.textContent)).toEqual(["White", "Black"]);
  });

  it("has the team's points against those of the Oni in the strip, and no others", () => {
    const view = night((coop) => ((coop.team.points = 21), (coop.oni.points = 34)));
    expect(pointsOf(view)).toEqual(["21", "34"]);
  });

  it("gives every sort of its cards a face of its own", () => {
    const ids = ["princess-return", "round-siege", "counter-dread", "last-omen", "mod-nomads", "coop-ronin"];
    const faces = ids.map((id) => sortOf(id, words)!);
    expect(new Set(faces.map((face) => face.sort)).size).toBe(ids.length);
    for (const face of faces) expect(face.tone && face.icon && face.sort).toBeTruthy();
  });
});

// MP-REGULAR-02: the regular game in which the Oni play for themselves.
describe("the Oni as a faction of their own", () => {
  function rivals(change: (rival: Rival) => void = () => undefined): View {
    const view = JSON.parse(alone) as View;
    const rival = (view.table as Table).rival!;
    view.table.battle = null;
    rival.princess = { at: "ring-3", touches: ["0,1", "1,0"], values: [20, 40, 20] };
    rival.round_card = { id: "round-siege" };
    rival.aside = [{ at: "0,1", owner: 2 }];
    rival.oni = { points: 13, whole: 27, share: 2, areas: 17, figures: 21 };
    rival.threats = [{ at: "1,0", moved: 1, steps: 2, need: 20, have: 0 }];
    rival.ahead = [{ by: "search", moved: 1, steps: 2, sure: [], among: ["1,0", "0,-1"], asked: 2, priority: false }];
    change(rival);
    return view;
  }

  it("shows the Princess, what she overrides, areas in danger and what the Oni would do", () => {
    const { container } = render(tsukuyumi.Board, props(rivals()));
    const places = (test: string) =>
      [...container.querySelectorAll<HTMLElement>(`[data-test=${test}]`)].map((one) => one.dataset.place).sort();
    expect(container.querySelector("[data-test=princess]")).not.toBeNull();
    expect(places("aim-maybe")).toEqual(["0,-1", "1,0"]);
    expect(places("threat")).toEqual(["1,0"]);
    expect(container.querySelectorAll("[data-test=aside]")).toHaveLength(1);
    const bare = render(tsukuyumi.Board, props(rivals((rival) => (rival.aside = [])))).container;
    expect(bare.querySelector("[data-test=aside]")).toBeNull();
    expect(tsukuyumi.facts(rivals(), "0,1", words).join()).toContain("The Princess overrides the marker of Cleo");
    expect(tsukuyumi.facts(rivals(), "1,0", words).join()).toContain("0 of 20 Conquest points");
  });

  it("says who would choose, the Round card without an objective, and no Momentum", () => {
    const { container } = render(tsukuyumi.Status, props(rivals()));
    expect(container.querySelector("[data-test=ahead]")?.textContent).toContain("the last in initiative chooses 2");
    expect(container.querySelector("[data-test=round-card]")?.textContent?.trim()).toMatch(/Card Siege$/i);
    expect(container.querySelector("[data-test=momentum]")).toBeNull();
    const phases = [...container.querySelectorAll(".phase")].map((one) => one.textContent);
    expect(phases).toEqual(["White", "Blue", "Green", "Red"]);
    const sheet = render(tsukuyumi.Common, props(rivals())).container;
    expect(sheet.querySelector("[data-test=rival-points]")?.textContent).toMatch(/13 points: 27 .* divided by 2/);
    for (const lang of ["it", "pl"]) {
      const other = { ...props(rivals()), words: speak(lang) };
      expect(render(tsukuyumi.Common, other).container.textContent).not.toMatch(/table-|term-|sort-|rival_/);
      expect(render(tsukuyumi.Status, other).container.textContent).not.toMatch(/table-|term-/);
    }
  });

  it("has their points above the map, and those of every seat in the strip", () => {
    const view = rivals();
    const { container } = render(tsukuyumi.Status, props(view));
    expect(container.querySelector("[data-test=oni-points]")?.textContent).toMatch(/13$/);
    expect(pointsOf(view)).toEqual((view.table as Table).order.map((seat) => String(view.scores[seat])));
  });

  it.each([
    [9, "★", ["1 ★ Oni 9", "2 Ada 9", "3 Ben 4"]],
    [6, "", ["1 ★ Ada 9", "2 Oni 6", "3 Ben 4"]],
    [2, "", ["1 ★ Ada 9", "2 Ben 4", "3 Oni 2"]],
  ])("ranks them among the seats at the end: %i points", (target, star, rows) => {
    const view = rivals();
    view.outcome = {
      kind: "ranked",
      scores: [9, 4],
      winners: star ? [] : [0],
      ranking: [0, 1],
      reason: star ? "rivals" : "rounds",
      target,
    };
    const { container } = render(Outcome, {
      view,
      words,
      names: ["Ada", "Ben"],
      table: { match: "m", seats: [], you: [] } as unknown as Match,
      over: false,
      onmoment: () => undefined,
    });
    const said = [...container.querySelectorAll("tbody tr")].map((row) =>
      [...row.querySelectorAll("td")].map((cell) => cell.textContent?.trim()).join(" "),
    );
    expect(said).toEqual(rows);
    expect(container.querySelector("p")?.textContent).toContain(star ? "9 to 9" : `Ada wins 9 to ${target}`);
  });
});
