import { describe, expect, it } from "vitest";
import type { DecisionDoc } from "../src/lib/types.ts";
import { Turning, turnsOf } from "../src/table/turning.ts";

const asks = (id: string, options: string[], about: DecisionDoc["about"] = { space: "3,0" }): DecisionDoc => ({
  id,
  seat: 0,
  seats: [0],
  kind: "turn-drawn",
  about,
  options,
});

describe("a tile that is to be turned", () => {
  it("is a question about nothing else", () => {
    expect(turnsOf(asks("1", ["turn 4", "turn 0", "turn 2"]))).toEqual(["turn 0", "turn 2", "turn 4"]);
    expect(turnsOf(asks("1", ["turn 4", "done"]))).toEqual([]);
    expect(turnsOf(null)).toEqual([]);
  });

  it("goes round both ways and begins anew with the next question", () => {
    let decision: DecisionDoc | null = asks("1", ["turn 0", "turn 2", "turn 4"]);
    const seen: (string | null)[] = [];
    const turning = new Turning(
      () => decision,
      (option) => seen.push(option),
    );
    expect([turning.shown, turning.place]).toEqual(["turn 0", "3,0"]);
    expect(turning.turn(1)).toBe(true);
    expect(turning.turn(1)).toBe(true);
    expect(turning.turn(1)).toBe(true);
    expect(turning.turn(-1)).toBe(true);
    expect(seen).toEqual(["turn 2", "turn 4", "turn 0", "turn 4"]);
    decision = asks("2", ["turn 1", "turn 3"], {});
    expect([turning.shown, turning.place]).toEqual(["turn 1", null]);
    decision = asks("3", ["done", "turn 1"]);
    expect([turning.shown, turning.turn(1)]).toEqual([null, false]);
  });
});
