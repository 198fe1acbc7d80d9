import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import * as greatWall from "../src/boards/great-wall/index.ts";
import * as generic from "../src/boards/generic/index.ts";
import * as tsukuyumi from "../src/boards/tsukuyumi/index.ts";
import type { Table as GreatWall } from "../src/boards/great-wall/model.ts";
import { ghosts, type Table as Tsukuyumi } from "../src/boards/tsukuyumi/model.ts";
import { edgeToken } from "../src/boards/parts/hex.ts";
import { light } from "../src/lib/lighting.ts";
import { contextOf, Things } from "../src/lib/things.svelte.ts";
import { Tree } from "../src/lib/tree.ts";
import type { View } from "../src/lib/types.ts";
import { Catalogue, Words } from "../src/lib/words.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** Views of real matches, as the server sent them to seat 0. */
const load = (game: string): View => JSON.parse(readFileSync(path(`./fixtures/${game}.json`), "utf8")) as View;
const words = (prefix: string) => new Words("en", [new Catalogue("en")]).at(prefix, [], [], ["Ada", "Ben", "Cleo"]);
const refs = (root: Element): string[] =>
  [...root.querySelectorAll("[data-ref]")].map(
    (e) => `${e.getAttribute("data-ref")}@${e.getAttribute("data-at") ?? ""}`,
  );

describe("Tsukuyumi's table", () => {
  const view = load("tsukuyumi");
  const table = view.table as Tsukuyumi;

  it("draws every space, and every unit and marker where it stands", () => {
    const { container } = render(tsukuyumi.Board, { view, words: words("ts"), you: 0 });
    const shown = new Set(refs(container));
    for (const space of table.spaces) {
      expect(shown).toContain(`${space.at}@${space.at}`);
      for (const unit of space.units) expect(shown).toContain(`${unit.unit}@${space.at}`);
      for (const marker of Object.keys(space.markers)) expect(shown).toContain(`${marker}@${space.at}`);
    }
    expect(container.querySelectorAll(".edge").length).toBe(table.edges.length);
  });

  it("before the first round, marks as the mover who is asked, not who set up last", () => {
    const asked = (round: number): View => ({ ...view, waiting: [2], table: { ...table, round, active: 1 } });
    expect(tsukuyumi.active(asked(0))).toBe(2);
    expect(tsukuyumi.active(asked(1))).toBe(1); // an attacked seat may be asked in another's turn
    expect(tsukuyumi.active({ ...asked(0), waiting: [0, 2] })).toBe(1);
  });

  it("lets every option of the decision be begun by pointing", () => {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    const things = new Things();
    for (const part of [tsukuyumi.Status, tsukuyumi.Board, tsukuyumi.Tray])
      render(part, {
        target: host.appendChild(document.createElement("div")),
        props: { view, words: words("ts"), you: 0 },
        context: contextOf(things),
      });
    const tree = Tree.of(view.decision!.options);
    expect(light(things, tree, things.tokens(), (token) => token)).toBeGreaterThan(0);
    const lit = [...host.querySelectorAll<HTMLElement>("[data-lit]")].map((e) => e.dataset.lit!);
    const moving = new Set(
      view
        .decision!.options.filter((o) => o.startsWith("march ") && !o.startsWith("march all"))
        .map((o) => o.split(" ").slice(1, 3).join(" ")),
    );
    for (const unit of moving) expect(lit).toContain(unit);
  });

  it("shows one's own hand and only the size of the others'", () => {
    const tray = render(tsukuyumi.Tray, { view, words: words("ts"), you: 0 }).container;
    const shown = refs(tray);
    for (const card of table.seats[0]!.hand ?? []) expect(shown).toContain(`${card}@`);
    // What one has passed on is known; what one has not seen is only a number.
    expect(table.seats.filter((seat) => seat.hand === null)).toHaveLength(1);
    const panel = render(tsukuyumi.Seat, { view, words: words("ts"), you: 0, seat: 1 }).container;
    expect(table.seats[1]!.hand?.length).toBeGreaterThan(0);
    for (const card of table.seats[1]!.hand ?? []) expect(panel.querySelector(`[data-info='${card}']`)).not.toBeNull();
    const sizes = table.seats.map((_, seat) => tsukuyumi.signs(view, seat, words("ts"))[1]!.n);
    expect(sizes).toEqual(table.seats.map((seat) => seat.hand_size));
  });

  it("draws places that options name and the board does not have yet", () => {
    const asked = { ...view, decision: { ...view.decision!, options: ["home 9,-9", "home 0,0", "done"] } };
    expect(ghosts(asked).map((ghost) => ghost.at)).toEqual(["9,-9"]);
    const { container } = render(tsukuyumi.Board, { view: asked, words: words("ts"), you: 0 });
    expect(refs(container)).toContain("9,-9@");
    expect(tsukuyumi.size(asked).width).toBeGreaterThan(tsukuyumi.size(view).width);
  });

  it("lights the sign of a phase only while somebody acts in it", () => {
    const lit = (changed: View): number =>
      render(tsukuyumi.Status, { view: changed, words: words("ts"), you: 0 }).container.querySelectorAll(".phase.now")
        .length;
    expect(lit({ ...view, table: { ...table, phase: "red", turn: { ...table.turn! } } })).toBe(1);
    expect(lit({ ...view, table: { ...table, phase: "red", turn: null } })).toBe(0);
  });

  it("names places by row and number, on the map as in sentences", () => {
    const catalogue = new Catalogue("en");
    catalogue.add("ts-space = { $a2 ->\n   [-1] G\n  *[0] H\n  }{ $a1 }\n");
    const named = new Words("en", [catalogue]).at("ts", [["(-?\\d+),(-?\\d+)", "space"]], [], []);
    const bare = structuredClone(view);
    const space = (bare.table as Tsukuyumi).spaces.find((one) => one.at === "2,-1")!;
    Object.assign(space, { units: [], markers: {} });
    const { container } = render(tsukuyumi.Board, { view: bare, words: named, you: 0 });
    expect(container.querySelector("[data-ref='2,-1']")!.textContent).toContain("G2");
    expect(container.textContent).not.toContain("2,-1");
  });

  it("draws a tile that is to be laid where it may lie, with its Blocks", () => {
    const about = { tile: "mountain-04", blocks: 0b100101, n: 3 };
    const asked = { ...view, decision: { ...view.decision!, about, options: ["lay 9,-9", "lay 9,-8"] } };
    const { container } = render(tsukuyumi.Board, { view: asked, words: words("ts"), you: 0 });
    const tiles = container.querySelectorAll("[data-test=drawn-tile]");
    expect(tiles).toHaveLength(2);
    expect(tiles[0]!.querySelectorAll("rect")).toHaveLength(3);
    expect(tiles[0]!.querySelector("polygon")!.getAttribute("fill")).toBe("var(--land-mountain)");
    const bare = render(tsukuyumi.Board, { view, words: words("ts"), you: 0 }).container;
    expect(bare.querySelectorAll("[data-test=drawn-tile]")).toHaveLength(0);
  });

  it("knows where an edge lies", () => {
    expect(edgeToken("0,0|1,0")).toEqual({ q: 0, r: 0, edge: 0 });
    expect(edgeToken("0,0|0,-1")).toEqual({ q: 0, r: 0, edge: 2 });
    expect(edgeToken("3,-1/4")).toEqual({ q: 3, r: -1, edge: 4 });
    expect(edgeToken("0,0|5,5")).toBeNull();
    expect(edgeToken("worker")).toBeNull();
  });
});

describe("The Great Wall's table", () => {
  const view = load("great-wall");
  const table = view.table as GreatWall;

  it("draws Sections, Hordes with their vital points, Locations, tracks", () => {
    const { container } = render(greatWall.Board, { view, words: words("gw"), you: 0, ratio: 1.4 });
    const shown = new Set(refs(container));
    for (const section of table.sections) {
      expect(shown).toContain(`${section.id}@`);
      for (const horde of section.hordes) {
        expect(shown).toContain(`${horde.slot}@`);
        for (const point of horde.points) expect(shown).toContain(`${point.id}@${horde.slot}`);
      }
    }
    for (const location of table.locations) expect(shown).toContain(`${location.id}@`);
    for (const card of table.track) if (card) expect(shown).toContain(`${card.card}@@${card.seat}`);
    for (const seat of table.tea) expect(shown).toContain(`@${seat}@`);
  });

  it("lights the Locations a Clerk of the pool may enter, at once", () => {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    const things = new Things();
    render(greatWall.Board, {
      target: host.appendChild(document.createElement("div")),
      props: { view, words: words("gw"), you: 0, ratio: 1.4 },
      context: contextOf(things),
    });
    render(greatWall.Tray, {
      target: host.appendChild(document.createElement("div")),
      props: { view, words: words("gw"), you: 0 },
      context: contextOf(things),
    });
    const tree = Tree.of(view.decision!.options);
    const shown = things.tokens();
    light(things, tree, shown, (token) => token);
    const lit = new Set([...host.querySelectorAll<HTMLElement>("[data-lit]")].map((e) => e.dataset.lit!));
    // Every Clerk that may move comes from the pool: only where it goes is to be said, and that is one click.
    const moves = view.decision!.options.filter((option) => option.startsWith("move "));
    expect(new Set(moves.map((option) => option.split(" ")[1]))).toEqual(new Set(["pool"]));
    expect(lit).toEqual(new Set(moves.map((option) => option.split(" ")[2]!)));
    expect(tree.point({ ref: moves[0]!.split(" ")[2]! }, shown)?.meant).toBe(moves[0]);
  });

  it("shows what lies behind one's own screen and nobody else's", () => {
    const mine = render(greatWall.Tray, { view, words: words("gw"), you: 0 }).container;
    const hidden = table.players[0]!.hidden!;
    for (const card of [...hidden.commands, ...hidden.tactics]) expect(refs(mine)).toContain(`${card}@`);
    expect(table.players[1]!.hidden).toBeNull();
    const watcher = render(greatWall.Tray, { view, words: words("gw"), you: null }).container;
    expect(watcher.querySelector(".tray")).toBeNull();
  });

  it("the box of the pools shows the Clerks of the pools, not those to hire", () => {
    const changed = structuredClone(view);
    (changed.table as GreatWall).players[0]!.clerks = { pool: 4, area: 2 };
    (changed.table as GreatWall).players[1]!.clerks = { pool: 6, area: 0 };
    const { container } = render(greatWall.Board, { view: changed, words: words("gw"), you: 0, ratio: 1.4 });
    const box = container.querySelector("[data-ref=pool]")!;
    expect(box.querySelector("[data-test=pool-0]")!.textContent).toBe("4+2");
    expect(box.querySelector("[data-test=pool-1]")!.textContent).toBe("6");
  });

  it("no number of Overseers covers the price of the next level", () => {
    const changed = structuredClone(view);
    const place = (changed.table as GreatWall).locations.find((one) => one.overseers)!;
    place.overseers = [1, 1, 1, 1];
    const { container } = render(greatWall.Board, { view: changed, words: words("gw"), you: 0, ratio: 1.4 });
    const here = container.querySelector(`[data-ref='${place.id}']`)!;
    const x = (element: Element): number => Number(/translate\(([\d.-]+)/.exec(element.getAttribute("transform")!)![1]);
    const price = [...here.querySelectorAll("text")].find((one) => one.textContent!.startsWith("↑"))!.parentElement!;
    const row = [...here.querySelectorAll("g.piece")].filter((one) => one.getAttribute("transform")!.includes(" 100)"));
    expect(row).toHaveLength(4);
    for (const overseer of row) expect(x(overseer) + 13).toBeLessThan(x(price) - 26);
  });

  it("tells seats apart by shape, not only by colour", () => {
    const shapes = table.players.map(({ seat }) =>
      render(greatWall.Seat, { view, words: words("gw"), you: 0, seat })
        .container.querySelector(".panel header svg.seat path")!
        .getAttribute("d"),
    );
    expect(new Set(shapes).size).toBe(table.players.length);
  });
});

describe("any other guest", () => {
  it("gets its view as things that can be picked", () => {
    const view = { ...load("great-wall"), table: { deck: 3, hands: [[1, 5], 2], laid: { first: "goose" } } };
    const { container } = render(generic.Whole, { view, words: words("goose"), you: 0 });
    expect(refs(container)).toEqual(["3@", "1@", "5@", "2@", "goose@"]);
  });
});
