import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usual as wallUsual, weight as wallWeight } from "../src/boards/great-wall/index.ts";
import { usual as moonUsual } from "../src/boards/tsukuyumi/usual.ts";
import { chaptersOf, lastOf } from "../src/lib/chapters.ts";
import { Session } from "../src/lib/session.svelte.ts";
import { play } from "../src/lib/sounds.ts";
import { runsOf } from "../src/lib/steps.ts";
import { curve, sources, type StoryDoc } from "../src/lib/story.ts";
import { itemsOf } from "../src/table/items.ts";
import { Tree } from "../src/lib/tree.ts";
import type { Moment, Said } from "../src/lib/types.ts";
import { wishes } from "../src/lib/wishes.svelte.ts";
import { Catalogue, Words } from "../src/lib/words.ts";
import Log from "../src/table/Log.svelte";
import Moments from "../src/table/Moments.svelte";
import Unasked from "../src/table/Unasked.svelte";

const words = new Words("en", [
  new Catalogue("en", [
    "gw-said-turn = Turn of { $seat }\ngw-said-gather = { $seat } gathers\ngw-said-winter = Winter comes\n" +
      "gw-stand-gather-gather = Gather\ntable-span-always = always\ngw-span-year = this Year",
  ]),
]).at("gw", [], [], ["Ada", "Ben"]);
const said = (kind: string, data: Said["data"] = {}): Said => ({ kind, data });
const moment = (k: number, by: number | null, ...events: Said[]): Moment => ({
  k,
  by,
  at: "",
  events: { "0": events },
});
const find = (root: Element, name: string) => [...root.querySelectorAll<HTMLElement>(`[data-test="${name}"]`)];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  wishes.sound = false;
});

const log = [
  moment(0, null, said("started")),
  moment(1, 0, said("turn", { seat: 0 }), said("gather", { seat: 0 })),
  moment(2, 1, said("turn", { seat: 1 }), said("gather", { seat: 1 })),
  moment(3, 1, said("gather", { seat: 1 }), said("winter")),
];

describe("the log in chapters", () => {
  it("opens one with each turn and each part of time, also in the middle of an answer", () => {
    const found = chaptersOf(log, "0", wallWeight);
    expect(found.map(({ weight, lines }) => [weight, lines.map(({ k, event }) => `${k} ${event.kind}`)])).toEqual([
      [null, ["0 started"]],
      ["turn", ["1 turn", "1 gather"]],
      ["turn", ["2 turn", "2 gather", "3 gather"]],
      ["time", ["3 winter"]],
    ]);
  });

  it("goes by who answers where a game tells no turns", () => {
    const plain = [moment(1, 0, said("gather")), moment(2, 0, said("gather")), moment(3, 1, said("gather"))];
    expect(chaptersOf(plain, "0", () => null).map(({ by, lines }) => [by, lines.length])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect([lastOf(plain, [0]), lastOf(plain, [1]), lastOf(plain, [2])]).toEqual([2, 3, null]);
  });

  it("is folded chapter by chapter, and marks where one last acted", async () => {
    const session = new Session("m1");
    session.log = log;
    const since = vi.fn();
    const props = {
      session,
      viewer: "0",
      words,
      mine: [0],
      weigh: wallWeight,
      onopen() {},
      onmoment() {},
      onsince: since,
    };
    const { container } = render(Log, props);
    expect(find(container, "log-chapter")).toHaveLength(4);
    const [mark] = find(container, "log-mark");
    expect(mark!.closest("[data-test=log-chapter]")).toBe(find(container, "log-chapter")[1]);
    await fireEvent.click(find(container, "since")[0]!);
    expect(since).toHaveBeenCalledOnce();
    const lines = () => container.querySelectorAll(".line").length;
    const before = lines();
    await fireEvent.click(find(container, "log-fold")[2]!);
    expect(lines()).toBe(before - 2);
    await fireEvent.click(find(container, "log-fold-all")[0]!);
    expect(lines()).toBe(4);
  });

  it("has no mark where nothing has happened since", () => {
    const session = new Session("m1");
    session.log = log.slice(0, 2);
    const { container } = render(Log, { session, viewer: "0", words, mine: [0], onopen() {}, onmoment() {} });
    expect(find(container, "log-mark")).toHaveLength(0);
  });

  it("lets every line be opened where the game has a rule book", () => {
    const all = { viewer: "0", words, mine: [0], onopen() {}, onmoment() {} };
    const session = { log: [moment(1, 0, said("gather", { seat: 0 }))] } as unknown as Session;
    const shut = (container: Element) => container.querySelectorAll(".line:disabled").length;
    expect(shut(render(Log, { ...all, session }).container)).toBe(1);
    expect(shut(render(Log, { ...all, session, ruled: true }).container)).toBe(0);
  });
});

describe("since your turn", () => {
  it("is all that others did between two answers of one's own", () => {
    const played = [
      ...log,
      moment(4, 0, said("gather", { seat: 0 })),
      moment(5, 1, said("gather", { seat: 1 }), said("forced", { seat: 1 })),
    ];
    expect(runsOf(played, "0", [0]).map((run) => run.map(({ k, n }) => [k, n]))).toEqual([
      [
        [2, 1],
        [2, 2],
        [3, 1],
        [3, 2],
      ],
      [[5, 1]],
    ]);
    expect(runsOf(played, "0"), "a spectator is shown automatic acts only").toEqual([]);
  });
});

describe("one click on the board", () => {
  const moves = ["done", "move pool quarry", "move pool temple", "move temple quarry"];
  it("sends a Clerk of the pool; what is rarer stays in the list", () => {
    expect(wallUsual(moves)).toEqual(["done", "move pool quarry", "move pool temple"]);
    const shown = new Set(["pool", "quarry", "temple"]);
    const tree = Tree.of(moves);
    expect(tree.point({ ref: "temple" }, shown)?.meant, "without it the click is ambiguous").not.toBe(
      "move pool temple",
    );
    const next = tree.among(Tree.of(wallUsual(moves)).point({ ref: "temple" }, shown)!);
    expect([next.meant, next.back.options]).toEqual(["move pool temple", moves]);
    expect(wallUsual(["done", "move temple quarry"]), "an empty pool leaves all as it is").toEqual([]);
  });

  it("is what the list begins with where there is much: each as it stands, rarer ways behind one item", () => {
    const goals = ["quarry", "temple", "barracks", "tea-house", "gold-mine", "lumber-mill", "embassy"];
    const many = ["done", ...["pool", "shore"].flatMap((from) => goals.map((to) => `move ${from} ${to}`))];
    const items = itemsOf(Tree.of(many), words, () => null, wallUsual(many));
    expect(items.map((item) => [item.key, item.more])).toEqual([
      ["done", 0],
      ...goals.map((to) => [`move pool ${to}`, 0]),
      ["move shore", 7],
    ]);
    expect(items.at(-1)!.next().options).toEqual(goals.map((to) => `move shore ${to}`));
    expect(itemsOf(Tree.of(many), words, () => null).length, "without it a fork").toBe(2);
  });

  it("moves as many as can go, and plays a card without its restrictions", () => {
    expect(moonUsual(["to 2,0 1", "to 2,0 2", "to 3,0 1", "done"])).toEqual(["to 2,0 2", "to 3,0 1", "done"]);
    expect(moonUsual(["with raid", "with raid damage-only", "with storm"])).toEqual(["with raid", "with storm"]);
  });
});

describe("standing answers", () => {
  const offered = [{ decision: "gather", answers: ["gather"], spans: ["year", "always"] }];
  it("are set for a time and lifted by the same button", async () => {
    const stood: unknown[] = [];
    const onstand = (...given: unknown[]) => void stood.push(given);
    const { container, rerender } = render(Unasked, { offered, mine: [], words, onstand });
    await fireEvent.click(find(container, "stand-gather-gather-year")[0]!);
    await rerender({ mine: [{ decision: "gather", answer: "gather", span: "year" }] });
    expect(find(container, "stand-gather-gather-year")[0]!.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(find(container, "stand-gather-gather-year")[0]!);
    await rerender({ offered: [] });
    expect(find(container, "lift-gather")[0]!.textContent).toContain("Gather · this Year");
    await fireEvent.click(find(container, "lift-gather")[0]!);
    expect(stood).toEqual([
      ["gather", "gather", "year"],
      ["gather", null, "year"],
      ["gather", null],
    ]);
  });
});

describe("moments and sounds", () => {
  it("say the event large, and hide from screen readers, which were told already", () => {
    const { container } = render(Moments, { big: { key: "1", event: said("winter"), weight: "time" }, words });
    const [shown] = find(container, "moment");
    expect([shown!.textContent.trim(), shown!.getAttribute("aria-hidden")]).toEqual(["Winter comes", "true"]);
  });

  it("are silent until somebody asks for sounds", () => {
    const started: number[] = [];
    const part = {
      connect: (next: unknown) => next,
      gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} },
    };
    class Audio {
      currentTime = 0;
      destination = {};
      resume = () => Promise.resolve();
      createGain = () => part;
      createOscillator = () => ({
        ...part,
        frequency: { value: 0 },
        start: (at: number) => started.push(at),
        stop() {},
      });
    }
    vi.stubGlobal("AudioContext", Audio);
    expect([play("turn"), started.length]).toEqual([false, 0]);
    wishes.sound = true;
    expect([play("turn"), started.length]).toEqual([true, 2]);
  });
});

describe("the story of the points", () => {
  const story: StoryDoc = {
    count: 10,
    scores: [5, -1],
    turns: [
      [2, 0, 2, "donate"],
      [2, 1, -1, "odd"],
      [7, 0, 3, "wall"],
    ],
  };
  it("is a line that stands until it changes", () => {
    expect(curve(story, 0)).toEqual([
      { k: 0, n: 0 },
      { k: 2, n: 0 },
      { k: 2, n: 2 },
      { k: 7, n: 2 },
      { k: 7, n: 5 },
      { k: 10, n: 5 },
    ]);
  });
  it("says what brought them, the nameless together and last", () => {
    expect(sources(story, (kind) => kind !== "odd")).toEqual([
      { kind: "wall", n: [3, 0] },
      { kind: "donate", n: [2, 0] },
      { kind: "", n: [0, -1] },
    ]);
  });
});
