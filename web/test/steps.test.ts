import { describe, expect, it } from "vitest";
import { actors, begins, concerned, runsOf } from "../src/lib/steps.ts";
import type { Moment, Said } from "../src/lib/types.ts";

const said = (kind: string, data: Said["data"]): Said => ({ kind, data });
const moment = (k: number, ...events: Said[]): Moment => ({ k, by: 0, at: "", events: { "0": events } });

const turn = (seat: number): Said => said("turn", { seat, why: "turn-qin", rule: "GW-SOLO-33" });
const move = (target: string, among: string[] = []): Said =>
  said("move-clerk", { seat: 1, source: "own-pool", target, among, why: "clerk-pool", rule: "GW-SOLO-27" });

describe("runs", () => {
  it("begin with a turn, hold only what is explained, and number steps as the film does", () => {
    const runs = runsOf(
      [
        moment(3, said("gather", { seat: 0 }), turn(1), move("quarry")),
        moment(4, said("gather", { seat: 0 }), move("temple")),
        moment(5, turn(0)),
      ],
      "0",
    );
    expect(runs).toHaveLength(1);
    expect(runs[0]!.map((step) => [step.k, step.n, step.opens])).toEqual([
      [3, 2, true],
      [3, 3, false],
      [4, 2, false],
    ]);
  });

  it("have a heading: a turn or a season, and nothing else that is explained", () => {
    expect(begins(said("summer", { why: "turn-summer" }))).toBe(true);
    expect(begins(move("quarry"))).toBe(false);
    expect(begins(said("gather", { seat: 0 }))).toBe(false);
  });

  it("know only what the viewer was told", () => {
    expect(runsOf([moment(1, turn(1), move("quarry"))], "1")).toEqual([]);
  });

  it("name the automata that acted, once each", () => {
    const run = runsOf([moment(1, turn(0), move("quarry"), move("temple"))], "0")[0]!;
    expect(actors(run, new Set([1, 2]))).toEqual([1]);
  });
});

describe("what a step is about", () => {
  it("tells the act from what it was weighed against, without notes and numbers", () => {
    const { told, weighed } = concerned(move("barracks", ["quarry=full", "lumber-mill:2"]));
    expect([...told]).toEqual(["own-pool", "barracks"]);
    expect([...weighed]).toEqual(["quarry", "lumber-mill"]);
  });
});
