import { describe, expect, it } from "vitest";
import { kept } from "../src/lobby/preset.ts";
import type { OptionSpec } from "../src/lib/types.ts";

const spec = (name: string, more: Partial<OptionSpec>): OptionSpec => ({
  name,
  default: null,
  choices: [],
  low: null,
  high: null,
  modes: [],
  group: "table",
  needs: "",
  ...more,
});

describe("another mode", () => {
  it("keeps what it takes as well, and nothing else", () => {
    const specs = [spec("rounds", { choices: [3, 4] }), spec("tiles", { low: -3, high: 6 }), spec("mascots", {})];
    expect(kept({ rounds: 4, tiles: 6, mascots: true }, specs)).toEqual({ rounds: 4, tiles: 6, mascots: true });
    expect(kept({ rounds: 5, tiles: 7, supremacy: 20 }, specs)).toEqual({});
  });
});
