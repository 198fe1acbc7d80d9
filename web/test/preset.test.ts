import { describe, expect, it } from "vitest";
import { firstGame, kept } from "../src/lobby/preset.ts";
import type { GameInfo, OptionSpec } from "../src/lib/types.ts";

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

describe("a first game", () => {
  const game = {
    name: "tsukuyumi",
    modes: [
      { name: "standard", seats: [2, 3, 4] },
      { name: "moon-princess", seats: [1, 2, 3] },
    ],
    options: [
      spec("fixed_homezones", { default: false, modes: ["standard"] }),
      spec("rounds", { default: 4, choices: [3, 4] }),
      spec("difficulty", { default: "normal", choices: ["easy", "normal"], modes: ["moon-princess"] }),
    ],
  } as unknown as GameInfo;

  it("has few seats, easy bots, the switches of a first game and a coach", () => {
    const wish = firstGame(game, "standard", ["random", "easy"], " Ada ");
    expect(wish.seats).toEqual([
      { who: "me", name: "Ada" },
      { who: "bot", bot: "easy" },
      { who: "bot", bot: "easy" },
    ]);
    expect(wish.options).toEqual({ fixed_homezones: true, rounds: 3 });
    expect(wish.coach).toBe(true);
  });

  it("sets no switch that the mode has not", () => {
    const wish = firstGame(game, "moon-princess", ["easy"], "");
    expect(wish.options).toEqual({ rounds: 3, difficulty: "easy" });
    expect(wish.seats).toHaveLength(2);
  });
});
