/** A table proposed by a link: `/#game=…&mode=…&seats=3&pack=HASH&option=value`. */
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
