import type { View } from "../../lib/types.ts";
import { tableOf } from "./model.ts";

/** While one chooses what to do next: a click on own units moves them, one on units in stock produces them. */
export function opens(view: View): Map<string, string> {
  const found = new Map<string, string>();
  const { decision, you } = view;
  if (decision?.kind !== "act" || you === null) return found;
  const named = new Set(decision.options.flatMap((option) => option.split(" ")));
  const { spaces, seats } = tableOf(view);
  if (decision.options.includes("use movement"))
    for (const { at, units } of spaces)
      if (!named.has(at) && units.some((unit) => unit.side === you && unit.n > 0))
        found.set(`march ${at}`, "use movement");
  if (decision.options.includes("use production"))
    for (const [unit, n] of Object.entries(seats[you]?.stock ?? {}))
      if (n > 0 && !named.has(unit)) found.set(`buy ${unit}`, "use production");
  return found;
}

/**
 * What one click on the map means: as many as can go, and a card without its restrictions. The rest is in the list.
 */
export function usual(options: readonly string[]): string[] {
  const most = new Map<string, number>();
  for (const option of options) {
    const [, head, n] = /^(to .*) (\d+)$/.exec(option) ?? [];
    if (head !== undefined) most.set(head, Math.max(most.get(head) ?? 0, Number(n)));
  }
  const all = new Set(options);
  return options.filter((option) => {
    const [, head, n] = /^(to .*) (\d+)$/.exec(option) ?? [];
    if (head !== undefined) return most.get(head) === Number(n);
    const shorter = option.slice(0, option.lastIndexOf(" "));
    return !(option.startsWith("with ") && all.has(shorter));
  });
}
