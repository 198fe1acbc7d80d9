/** Showing on the board what was told: a flash of the things it names, an arrow for a way, a lasting mark for a step. */
import { flash, mark, trail } from "./lighting.ts";
import { concerned, type Step } from "./steps.ts";
import type { Said } from "./types.ts";

/** Keys under which an event tells a way from one place to another. */
const WAYS = [
  ["from", "to"],
  ["space", "to_space"],
  ["source", "target"],
] as const;

export function showEvents(root: ParentNode, events: readonly Said[]): void {
  const tokens = new Set<string>();
  for (const event of events.slice(-30)) for (const token of concerned(event).told) tokens.add(token);
  flash(root, tokens);
  const svg = root.querySelector<SVGSVGElement>(".board svg");
  if (!svg || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const event of events.slice(-12)) {
    for (const [from, to] of WAYS) {
      const [a, b] = [event.data[from], event.data[to]];
      if (typeof a === "string" && typeof b === "string") trail(svg, a, b);
    }
  }
}

/** Frame what a step is about until the next one; null takes the frames away. The first thing framed is returned. */
export function showStep(root: ParentNode, step: Step | null): Element | null {
  const { told, weighed } = step ? concerned(step.event) : { told: new Set<string>(), weighed: new Set<string>() };
  return mark(root, told, weighed);
}
