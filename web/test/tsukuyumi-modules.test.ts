import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import * as tsukuyumi from "../src/boards/tsukuyumi/index.ts";
import { LEGENDS } from "../src/boards/tsukuyumi/legends.ts";
import type { Table } from "../src/boards/tsukuyumi/model.ts";
import type { View } from "../src/lib/types.ts";
import { Catalogue, Words } from "../src/lib/words.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const text = readFileSync(path("./fixtures/tsukuyumi.json"), "utf8");
const words = new Words("en", [new Catalogue("en")]).at("ts", [], [], ["Ada", "Ben", "Cleo"]);

/** The table of the fixture with Legendary Oni and Faction events on it. */
function modules(): View {
  const view = JSON.parse(text) as View;
  const table = view.table as Table;
  table.oni.legends = { here: ["oni-defiler"], away: ["oni-ronin"], flipped: true };
  const centre = table.spaces.find((space) => space.at === "0,0")!;
  centre.units.push({ unit: "oni-defiler", n: 1, side: "oni", size: 4 });
  table.spaces.find((space) => space.ground === "area")!.devastated = true;
  table.seats.forEach(
    (seat, i) =>
      (seat.own_events = {
        pile: 5 - i,
        hidden: 0,
        used: ["reload", "old-seed"],
        lasting: i ? [] : [{ event: "reload", spaces: ["0,0"], n: 2 }],
      }),
  );
  return view;
}

describe("Tsukuyumi's modules on the table", () => {
  it("crowns a Legendary Oni and marks devastated ground", () => {
    const { container } = render(tsukuyumi.Board, { view: modules(), words, you: 0 });
    expect(container.querySelectorAll(".legend")).toHaveLength(1);
    expect(container.querySelector("[data-ref='oni-defiler'][data-at='0,0']")).not.toBeNull();
    expect(container.querySelectorAll(".devastated")).toHaveLength(1);
    const plain = render(tsukuyumi.Board, { view: JSON.parse(text) as View, words, you: 0 });
    expect(plain.container.querySelectorAll(".legend, .devastated")).toHaveLength(0);
  });

  it("has a symbol for each of the eight", () => {
    expect(Object.keys(LEGENDS)).toHaveLength(8);
  });

  it("lets one draw from the own pile, and shows what is in force and used", () => {
    const above = render(tsukuyumi.Status, { view: modules(), words, you: 0 });
    expect(above.container.querySelector("[data-ref='own-events']")?.textContent).toContain("5");
    const watching = render(tsukuyumi.Status, { view: modules(), words, you: null });
    expect(watching.container.querySelector("[data-ref='own-events']")).toBeNull();
    const seats = (modules().table as Table).seats;
    const panels = seats.map((_, seat) => render(tsukuyumi.Seat, { view: modules(), words, you: 0, seat }).container);
    expect(panels.flatMap((panel) => [...panel.querySelectorAll(".lasting")])).toHaveLength(1);
    for (const panel of panels) expect(panel.querySelectorAll("[data-info='old-seed']")).toHaveLength(1);
    const common = render(tsukuyumi.Common, { view: modules(), words, you: 0 }).container;
    expect(common.querySelector("[data-info='oni-ronin']")).not.toBeNull();
  });
});
