import { describe, expect, it } from "vitest";
import { type Analysis, lined, reasonKey, smooth } from "../src/lib/analysis.ts";

const found = (chances: number[][], together = false): Analysis =>
  ({ chances, together, seats: chances[0]!.map((_, index) => ({ index, faction: "", automaton: false })) }) as Analysis;

describe("an analysis", () => {
  it("draws a calm line that ends where the game ended", () => {
    expect(smooth([0.5, 0.5, 0.9, 0.5, 0.5, 0.5, 1])).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1]);
    expect(smooth([])).toEqual([]);
  });
  it("has a line for whoever can win, and one for a table that wins together", () => {
    expect(lined(found([[0.5, 0.5, 0]]))).toEqual([0, 1]);
    expect(lined(found([[0.5, 0.5]], true))).toEqual([0]);
  });
  it("names what speaks for an answer as the catalogues do", () => {
    expect(reasonKey("solo: likely score")).toBe("coach-likely-score");
    expect(reasonKey("wood")).toBe("coach-wood");
  });
});
