/** Showing on the board what was told: a flash of the things it names, an arrow for a way, a lasting mark for a step. */
import { flash, mark, trail } from "./lighting.ts";
import { concerned, type Step } from "./steps.ts";
import type { Things } from "./things.svelte.ts";
import { seatColour, seatPath } from "./seats.ts";
import type { Said } from "./types.ts";

/** Keys under which an event tells a way from one place to another. */
const WAYS = [
  ["from", "to"],
  ["space", "to_space"],
  ["source", "target"],
] as const;

const moverOf = (event: Said): number | null => {
  const seat = event.data.seat ?? event.data.by;
  return typeof seat === "number" && seat >= 0 ? seat : null;
};

export function showEvents(things: Things, root: ParentNode, events: readonly Said[]): void {
  const byMover = new Map<number | null, Set<string>>();
  for (const event of events.slice(-30)) {
    const mover = moverOf(event);
    const tokens = byMover.get(mover) ?? new Set<string>();
    byMover.set(mover, tokens);
    for (const token of concerned(event).told) tokens.add(token);
  }
  for (const [mover, tokens] of byMover) flash(things, tokens, mover === null ? "" : seatColour(mover));
  const svg = root.querySelector<SVGSVGElement>(".board svg");
  if (!svg || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  for (const event of events.slice(-12)) {
    for (const [from, to] of WAYS) {
      const [a, b] = [event.data[from], event.data[to]];
      if (typeof a === "string" && typeof b === "string") {
        const mover = moverOf(event);
        trail(things, svg, a, b, mover === null ? "" : seatColour(mover), mover === null ? "" : seatPath(mover));
      }
    }
  }
}

/** Frame what a step is about until the next one; null takes the frames away. The first thing framed is returned. */
export function showStep(things: Things, step: Step | null): Element | null {
  const { told, weighed } = step ? concerned(step.event) : { told: new Set<string>(), weighed: new Set<string>() };
  return mark(things, told, weighed);
}
