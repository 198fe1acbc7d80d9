/** A table proposed by a link: `/#game=…&mode=…&seats=3&pack=HASH&option=value`. */
import type { Wish } from "../lib/api.ts";
import type { GameInfo, OptionSpec } from "../lib/types.ts";

export interface Preset {
  game: string;
  mode: string;
  seats: number;
  packs: string[];
  options: Record<string, OptionSpec["default"]>;
}

export function presetOf(hash: string, games: GameInfo[]): Preset | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const game = games.find((info) => info.name === said.get("game"));
  if (!game) return null;
  const options: Preset["options"] = {};
  for (const spec of game.options) {
    const value = said.get(spec.name);
    if (value === null) continue;
    if (typeof spec.default === "string") options[spec.name] = value;
    else options[spec.name] = spec.choices.find((choice) => String(choice) === value) ?? spec.default;
  }
  return {
    game: game.name,
    mode: said.get("mode") ?? "",
    seats: Number(said.get("seats")) || 0,
    packs: said.getAll("pack"),
    options,
  };
}

/** Of what was set, what the options of another mode take as well. */
export function kept(settings: Preset["options"], specs: OptionSpec[]): Preset["options"] {
  const taken = (spec: OptionSpec, value: OptionSpec["default"]): boolean => {
    if (spec.choices.length) return spec.choices.some((choice) => choice === value);
    return (
      typeof value !== "number" ||
      ((spec.low === null || value >= spec.low) && (spec.high === null || value <= spec.high))
    );
  };
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => specs.some((spec) => spec.name === name && taken(spec, value))),
  );
}

/** What makes a first game easier, by game; only options that the game has are set. */
const FIRST: Record<string, Record<string, OptionSpec["default"]>> = {
  tsukuyumi: { skip_first_white: true, fixed_homezones: true, rounds: 3, difficulty: "easy" },
};
const SEATS: Record<string, number> = { standard: 3, "moon-princess": 2 };

/** A table for somebody who plays for the first time: few seats, easy bots, the switches of a first game, a coach. */
export function firstGame(game: GameInfo, modeName: string, bots: readonly string[], name: string): Wish {
  const mode = game.modes.find((one) => one.name === modeName) ?? game.modes[0]!;
  const wanted = SEATS[mode.name] ?? 2;
  const count = mode.seats.includes(wanted) ? wanted : mode.seats[0]!;
  const options: Record<string, unknown> = {};
  for (const [option, value] of Object.entries(FIRST[game.name] ?? {})) {
    const here = (one: OptionSpec): boolean => !one.modes.length || one.modes.includes(mode.name);
    const spec = game.options.find((one) => one.name === option && here(one));
    const taken = spec && (!spec.choices.length || spec.choices.some((choice) => choice === value));
    if (taken && spec.default !== value) options[option] = value;
  }
  const bot = bots.includes("easy") ? "easy" : bots[0]!;
  return {
    game: game.name,
    mode: mode.name,
    options,
    seed: null,
    packs: [],
    seats: Array.from({ length: count }, (_, i) =>
      i ? { who: "bot" as const, bot } : { who: "me" as const, ...(name.trim() ? { name: name.trim() } : {}) },
    ),
    spectators: false,
    listed: false,
    webhook: null,
    coach: true,
  };
}
