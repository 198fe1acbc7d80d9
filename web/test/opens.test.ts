import { flushSync } from "svelte";
import { render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Table } from "../src/boards/tsukuyumi/model.ts";
import { opens } from "../src/boards/tsukuyumi/usual.ts";
import type { View } from "../src/lib/types.ts";
import Chain from "./Chain.svelte";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const text = readFileSync(path("./fixtures/tsukuyumi.json"), "utf8");

/** The fixture's table where seat 0 chooses what to do next. */
function acting(options: string[]): View {
  const view = JSON.parse(text) as View;
  const table = view.table as Table;
  view.you = 0;
  view.decision = { id: "1", seat: 0, seats: [0], kind: "act", about: {}, options };
  for (const space of table.spaces) space.units = space.units.filter((unit) => unit.side !== 0);
  const own = { unit: "cyberoid", n: 1, side: 0, size: 2 };
  table.spaces[3]!.units.push(own);
  table.spaces[4]!.units.push(own);
  table.seats[0]!.stock = { shogun: 1, cyberoid: 0 };
  return view;
}

describe("while one chooses what to do next", () => {
  const spaces = (acting([]).table as Table).spaces;

  it("own groups stand for movement, units in stock for production", () => {
    const found = opens(acting(["use movement", "use production", "done"]));
    expect(Object.fromEntries(found)).toEqual({
      [`march ${spaces[3]!.at}`]: "use movement",
      [`march ${spaces[4]!.at}`]: "use movement",
      "buy shogun": "use production",
    });
  });

  it("only where that is offered, and no place stands for two things", () => {
    expect(opens(acting(["done"])).size).toBe(0);
    expect([...opens(acting(["use movement", `attack ${spaces[3]!.at}`, "done"])).keys()]).toEqual([
      `march ${spaces[4]!.at}`,
    ]);
    const other = acting(["use movement"]);
    other.decision!.kind = "move";
    expect(opens(other).size).toBe(0);
  });
});

describe("one click for two questions", () => {
  const first = { id: "1", seat: 0, seats: [0], kind: "act", about: {}, options: ["use movement", "done"] };
  const behind = new Map([["march 0,1", "use movement"]]);
  const table = (given: string[]) => {
    const { container, component } = render(Chain, {
      decision: first,
      behind,
      onanswer: (option: string) => void given.push(option),
    });
    const click = () => {
      container.querySelector<HTMLElement>("[data-ref='0,1']")!.click();
      flushSync();
    };
    return { container, component, click };
  };

  it("what was pointed at is picked in the question behind it", () => {
    const given: string[] = [];
    const { component, click } = table(given);
    click();
    expect(given).toEqual(["use movement"]);
    component.ask({ ...first, id: "2", kind: "move", options: ["march all 0,1", "march all 1,0", "done"] }, new Map());
    flushSync();
    expect(given).toEqual(["use movement", "march all 0,1"]);
  });

  it("is dropped where it cannot be picked, or somebody else is asked first", () => {
    const given: string[] = [];
    const one = table(given);
    one.click();
    one.component.ask({ ...first, id: "2", kind: "move", options: ["march all 1,0", "done"] }, new Map());
    flushSync();
    one.component.ask({ ...first, id: "3", kind: "move", options: ["march all 0,1", "done"] }, new Map());
    flushSync();
    expect(given).toEqual(["use movement"]);
    const two = table(given);
    two.click();
    two.component.ask(null, new Map());
    flushSync();
    two.component.ask({ ...first, id: "4", kind: "move", options: ["march all 0,1", "done"] }, new Map());
    flushSync();
    expect(given).toEqual(["use movement", "use movement"]);
  });
});
