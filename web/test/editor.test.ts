import { fireEvent, render } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { editor } from "../src/boards/tsukuyumi/editor/index.ts";
import {
  type BoardRow,
  type Draft,
  has,
  idOf,
  paint,
  read,
  TOOLS,
  unpaint,
  write,
} from "../src/boards/tsukuyumi/editor/draft.ts";
import type { Rows } from "../src/boards/index.ts";
import { pack, unpack } from "../src/lib/share.ts";
import { toml } from "../src/lib/toml.ts";
import type { GameInfo } from "../src/lib/types.ts";
import { Catalogue, Words } from "../src/lib/words.ts";
import { presetOf } from "../src/lobby/preset.ts";
import { picture } from "../src/editor/picture.ts";

const own: Rows = {
  scenarios: [
    {
      id: "random",
      source: "rulebook",
      house: [],
      name: "",
      editions: ["italian"],
      players: [3, 6],
      players_pl: [3],
      objectives: true,
      home_by_moon: true,
      most_fertile: -1,
      teams: "",
    },
    { id: "pairs", source: "rulebook", players: [4], teams: "pairs" },
  ],
  boards: [
    { id: "random-6", source: "house", scenario: "random", players: 6, tiles: 1, spaces: ["2,0"] },
    {
      id: "random-3",
      source: "house",
      scenario: "random",
      players: 3,
      tiles: 2,
      spaces: ["2,0", "2,-1"],
      holes: ["3,0"],
      fair: ["4,0"],
      fixed: { ocean: ["2,0"] },
      groups: [["2,0"], ["2,-1"]],
      open: ["2,0|2,-1"],
    },
  ],
};
const words = new Words("en", [new Catalogue("en")]).at("ts", []);
const begin = (): Draft => editor.models(own, words, [3, 4])[0]!.draft;
const board = (): BoardRow => begin().boards[0]!;

describe("a scenario being drawn", () => {
  it("begins from a scenario of the box that these seats can play, without its name and editions", () => {
    expect(editor.models(own, words, [3, 4]).map((one) => one.id)).toEqual(["random"]);
    expect(begin().boards.map((one) => one.players)).toEqual([3]);
    expect(begin().scenario).not.toHaveProperty("editions");
  });

  it("puts each kind of thing down, and takes it away again", () => {
    for (const tool of TOOLS.filter((one) => one !== "erase")) {
      const put = paint(board(), "5,0", tool);
      expect(has(put, "5,0", tool)).toBe(true);
      expect(has(unpaint(put, "5,0", tool), "5,0", "erase")).toBe(true);
      expect(has(paint(put, "5,0", "erase"), "5,0", "erase")).toBe(true);
    }
  });

  it("keeps one thing a space: a hole takes the tile with its kind, group and open ways", () => {
    const holed = paint(board(), "2,0", "hole");
    expect(holed.spaces).toEqual(["2,-1"]);
    expect(holed.fixed).toEqual({});
    expect(holed.groups).toEqual([[], ["2,-1"]]);
    expect(holed.open).toEqual([]);
    expect(paint(holed, "2,0", "any").holes).toEqual(["3,0"]);
  });

  it("changes a tile's kind without tearing it out of its group", () => {
    const made = paint(board(), "2,0", "fertile");
    expect(made.fixed).toEqual({ fertile: ["2,0"] });
    expect(made.groups).toEqual(board().groups);
    expect(paint(made, "2,0", "any").fixed).toEqual({});
  });

  it("lets a space be a Homezone spot and a fair one", () => {
    const both = paint(board(), "4,0", "home");
    expect([both.homes, both.fair]).toEqual([["4,0"], ["4,0"]]);
    expect(unpaint(both, "4,0", "home").fair).toEqual(["4,0"]);
  });

  it("is written as the game's rows, counts its tiles, and is read again the same", () => {
    const draft = { ...begin(), scenario: { ...begin().scenario, name: "Żółty  Księżyc!", objectives: false } };
    const rows = write(draft);
    expect(rows.scenarios).toEqual([
      { id: "own-zolty-ksiezyc", name: "Żółty  Księżyc!", players: [3], objectives: false },
    ]);
    expect(rows.boards![0]).toMatchObject({
      id: "own-zolty-ksiezyc-3",
      scenario: "own-zolty-ksiezyc",
      players: 3,
      tiles: 2,
    });
    expect(write(read(rows)!)).toEqual(rows);
    expect(idOf(begin())).toBe("own-map");
    expect(read({ scenarios: [{ id: "x" }] })).toBeNull();
  });
});

describe("files and links", () => {
  it("writes TOML without empty fields, long lists over lines, words escaped", () => {
    const many = Array.from({ length: 21 }, (_, i) => `${i},-${i}`);
    const text = toml({
      scenarios: [{ id: 'a"b', name: "", players: [3], on: false }],
      boards: [{ id: "b", spaces: many, fixed: { ocean: ["1,2"], fertile: [] }, holes: [] }],
    });
    expect(text).toContain('[[scenarios]]\nid = "a\\"b"\nplayers = [3]\non = false\n\n[[boards]]');
    expect(text).toContain('fixed = { ocean = ["1,2"] }');
    expect(text).not.toContain("holes");
    expect(text.split("\n").filter((line) => line.startsWith("  "))).toHaveLength(3);
  });

  it("packs a text into a word for a link and back; a damaged one is refused", async () => {
    const text = toml(write(begin())) + "# łąka 月";
    const word = await pack(text);
    expect(word).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(await unpack(word)).toBe(text);
    await expect(unpack("%%%")).rejects.toThrow();
  });

  it("proposes a table by a link to the lobby", () => {
    const game = {
      name: "g",
      options: [
        { name: "scenario", default: "random", choices: ["random"] },
        { name: "rounds", default: 4, choices: [3, 4] },
      ],
    } as unknown as GameInfo;
    expect(presetOf("#game=g&mode=standard&seats=3&pack=ab&scenario=own-map&rounds=3", [game])).toEqual({
      game: "g",
      mode: "standard",
      seats: 3,
      packs: ["ab"],
      options: { scenario: "own-map", rounds: 3 },
    });
    expect(presetOf("#game=else", [game])).toBeNull();
    expect(presetOf("", [game])).toBeNull();
  });
});

describe("the map", () => {
  const show = () => {
    const onchange = vi.fn<(draft: Draft) => void>();
    const problems = [{ file: "f", line: 3, row: "own-map-3", field: "spaces", message: "2,-1 cannot be reached" }];
    const shown = render(editor.Editor, { draft: begin(), own, words, problems, seats: [3, 4], onchange });
    const hex = (at: string): Element => shown.container.querySelector(`[data-hex="${at}"]`)!;
    return { ...shown, onchange, hex };
  };

  it("shows what lies where, and marks the spaces that a problem names", () => {
    const { hex } = show();
    expect(["2,0", "2,-1", "3,0", "4,0", "0,0", "-4,0"].map((at) => hex(at).getAttribute("data-what"))).toEqual([
      "ocean",
      "any",
      "hole",
      "fair",
      "moon",
      "",
    ]);
    expect(hex("2,-1").querySelector("[stroke='var(--wrong)']")).not.toBeNull();
    expect(hex("2,0").querySelector("[stroke='var(--wrong)']")).toBeNull();
  });

  it("is drawn by keyboard: a number takes the tool, arrows walk, Enter puts it down", async () => {
    const { hex, onchange } = show();
    await fireEvent.keyDown(window, { key: "4" });
    (hex("2,0") as SVGElement).focus();
    await fireEvent.keyDown(hex("2,0"), { key: "ArrowLeft" });
    await fireEvent.keyDown(hex("1,0"), { key: "Enter" });
    expect(onchange).not.toHaveBeenCalled(); // the Moon stays the Moon
    await fireEvent.keyDown(hex("1,0"), { key: "ArrowRight" });
    await fireEvent.keyDown(hex("2,0"), { key: "Enter" });
    expect(onchange.mock.calls[0]![0].boards[0]!.fixed).toEqual({ mountain: ["2,0"] });
  });

  it("tells what is dragged on from what is begun, so that undo takes back the stroke", async () => {
    const { container, hex, onchange } = show();
    const under = vi.spyOn(document, "elementFromPoint");
    const root = container.querySelector("svg[data-picture]")!;
    under.mockReturnValue(hex("-3,0"));
    await fireEvent.pointerDown(root, { button: 0 });
    under.mockReturnValue(hex("-3,1"));
    await fireEvent.pointerMove(root);
    await fireEvent.pointerUp(root);
    await fireEvent.pointerMove(root);
    expect(onchange.mock.calls.map((call) => (call as unknown[])[1])).toEqual([false, true]);
    under.mockRestore();
  });

  it("adds a board for another number of players", async () => {
    const { container, onchange } = show();
    await fireEvent.click(container.querySelector("[data-test=players-4]")!);
    expect(onchange.mock.calls[0]![0].boards.map((one) => one.players)).toEqual([3, 4]);
  });

  it("becomes a picture without what is only for editing", () => {
    const { container } = show();
    const drawn = picture(container.querySelector<SVGSVGElement>("svg[data-picture]")!, "A <map>");
    expect(drawn).toContain("A &lt;map&gt;");
    expect(drawn).toContain(">2,-1<");
    expect(drawn).not.toMatch(/var\(|data-|tabindex/);
  });
});
