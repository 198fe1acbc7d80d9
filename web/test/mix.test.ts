import { flushSync } from "svelte";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { DecisionDoc } from "../src/lib/types.ts";
import { Tree } from "../src/lib/tree.ts";
import { Catalogue, Words } from "../src/lib/words.ts";
import Choose from "../src/table/Choose.svelte";
import { mixOf, preset, shifted } from "../src/table/mix.ts";
import Chain from "./Chain.svelte";

const asks = (id: string, options: string[], about: DecisionDoc["about"], kind = "pay-mix"): DecisionDoc => ({
  id,
  seat: 0,
  seats: [0],
  kind,
  about,
  options,
});
const WOOD = asks("1", ["pay wood 0", "pay wood 1", "pay wood 2"], {
  n: 3,
  what: "wood",
  mix: "wood:2 stone:4 gold:1",
});
const STONE = asks("2", ["pay stone 1", "pay stone 2"], { n: 2, what: "stone", mix: "stone:4 gold:1" });

describe("a payment of several things", () => {
  it("is put together at once, first of what there is most", () => {
    const mix = mixOf(WOOD)!;
    expect(mix).toEqual({
      n: 3,
      parts: [
        { what: "wood", most: 2 },
        { what: "stone", most: 3 },
        { what: "gold", most: 1 },
      ],
    });
    expect(Object.fromEntries(preset(mix))).toEqual({ wood: 1, stone: 2, gold: 0 });
  });

  it("is always as much as asked: one more of a thing is one less of another", () => {
    const mix = mixOf(WOOD)!;
    const more = shifted(mix, preset(mix), "gold", 1);
    expect(Object.fromEntries(more)).toEqual({ wood: 1, stone: 1, gold: 1 });
    expect(shifted(mix, more, "gold", 1)).toBe(more); // there is no more
    expect(Object.fromEntries(shifted(mix, more, "wood", -1))).toEqual({ wood: 0, stone: 2, gold: 1 });
  });

  it("is no question where one click says all: one thing of one's choice, or nothing to choose", () => {
    expect(mixOf(asks("1", ["take wood", "take qi"], { n: 1, mix: "wood:1 qi:1" }))).toBeNull();
    expect(mixOf(asks("1", ["take wood", "take qi"], { n: 2, mix: "wood:2 qi:2" }))).not.toBeNull();
    expect(mixOf(asks("1", ["build wall", "done"], { n: 2 }))).toBeNull();
    expect(mixOf(asks("1", ["pay wood 0", "pay wood 1"], { n: 1, mix: "wood:1 gold:3" }))).not.toBeNull();
  });

  const table = (first: DecisionDoc, given: string[]) =>
    render(Chain, { decision: first, behind: new Map(), onanswer: (option: string) => void given.push(option) })
      .component;

  it("answers the questions that follow, and none of another kind", () => {
    const given: string[] = [];
    const one = table(WOOD, given);
    const amounts = new Map([
      ["wood", 1],
      ["stone", 1],
      ["gold", 1],
    ]);
    one.mix(amounts);
    expect(given).toEqual(["pay wood 1"]);
    one.ask(STONE, new Map());
    flushSync();
    expect(given).toEqual(["pay wood 1", "pay stone 1"]);
    one.ask(asks("3", ["pay gold 0", "pay gold 1"], {}, "buy"), new Map());
    flushSync();
    expect(given).toHaveLength(2);

    const other = table(WOOD, given);
    other.mix(amounts);
    other.ask(null, new Map()); // somebody else is asked between
    flushSync();
    other.ask(STONE, new Map());
    flushSync();
    expect(given.slice(2)).toEqual(["pay wood 1"]);
  });

  it("is over where nothing is left to choose: the next payment is asked anew, another seat's as well", () => {
    const given: string[] = [];
    const two = asks("1", ["pay wood 0", "pay wood 1", "pay wood 2"], { n: 3, what: "wood", mix: "wood:2 stone:4" });
    const one = table(two, given);
    const amounts = new Map([
      ["wood", 1],
      ["stone", 2],
    ]);
    one.mix(amounts); // the Stone is paid by itself
    one.ask(asks("2", ["pay stone 1", "pay stone 2"], { n: 2, what: "stone", mix: "stone:2 gold:1" }), new Map());
    flushSync();
    expect(given).toEqual(["pay wood 1"]);
    const other = table(WOOD, given);
    other.mix(preset(mixOf(WOOD)!));
    other.ask({ ...STONE, seat: 1 }, new Map());
    flushSync();
    expect(given.slice(1)).toEqual(["pay wood 1"]);
  });

  it("that is said one by one is said so", () => {
    const given: string[] = [];
    const take = (id: string, n: number) =>
      asks(id, ["take wood", "take stone", "take qi"], { n, mix: `wood:${n} stone:${n} qi:${n}` }, "gain-choice");
    const one = table(take("1", 3), given);
    one.mix(
      new Map([
        ["wood", 2],
        ["stone", 0],
        ["qi", 1],
      ]),
    );
    for (const [id, n] of [
      ["2", 2],
      ["3", 1],
    ] as const) {
      one.ask(take(id, n), new Map());
      flushSync();
    }
    expect(given).toEqual(["take wood", "take wood", "take qi"]);
    one.ask(take("4", 3), new Map()); // the next one is asked anew
    flushSync();
    expect(given).toHaveLength(3);
  });

  it("is one picker with its answer below it", async () => {
    const catalogue = new Catalogue("en", [
      "ts-ask-pay-mix = how much { $what }?\nts-ask-pay-mix-whole = Pay { $n }\nts-do-pay-whole = Pay { $what }\nts-wood = Wood\nts-stone = Stone\nts-gold = Gold\ntable-list-two = { $a } and { $b }\ntable-list-more = { $a }, { $b }",
    ]);
    const words = new Words("en", [catalogue]).at("ts", [], [], ["Ada"]);
    const mixes: Record<string, number>[] = [];
    const { container, getByText } = render(Choose, {
      decision: WOOD,
      tree: Tree.of(WOOD.options),
      words,
      busy: false,
      explaining: false,
      faceOf: () => null,
      notesOf: () => [],
      resultOf: () => "",
      told: true,
      because: "",
      onpick: () => undefined,
      onmix: (amounts: ReadonlyMap<string, number>) => void mixes.push(Object.fromEntries(amounts)),
      onexplain: () => undefined,
      onhint: () => undefined,
      onback: () => undefined,
      oncancel: () => undefined,
    });
    expect(container.querySelector("h2")!.textContent).toContain("Pay 3");
    expect(container.querySelectorAll("[data-test=option]")).toHaveLength(1);
    container.querySelector<HTMLElement>("[data-test=mix-more-gold]")!.click();
    flushSync();
    getByText(/Pay 1 × Wood, 1 × Stone and 1 × Gold/);
    container.querySelector<HTMLElement>("[data-test=option]")!.click();
    expect(mixes).toEqual([{ wood: 1, stone: 1, gold: 1 }]);
  });
});
