/**
 * The log in chapters: a new one begins with a Year, season, round or phase ("time") and with a turn. Before the first of
 * these, and in games that tell none, with another seat's answer.
 */
import { begins } from "./steps.ts";
import type { Moment, Said } from "./types.ts";

/** What an event is in the course of a game: a part of its time, a fight, a turn; null for all others. */
export type Weight = "time" | "fight" | "turn" | null;

export interface Line {
  k: number;
  /** Its place among what the answer led to. */
  i: number;
  event: Said;
}

export interface Chapter {
  key: string;
  /** The seat whose answers open it, where no event does. */
  by: number | null;
  /** What its first line is. */
  weight: Weight;
  lines: Line[];
}

/** For games whose board says nothing of it: what opens a run of automatic acts is a part of time. */
export const plainWeight = (event: Said): Weight => (begins(event) ? "time" : null);

export function chaptersOf(
  log: readonly Moment[],
  viewer: string,
  weigh: (event: Said) => Weight = plainWeight,
): Chapter[] {
  const found: Chapter[] = [];
  let told = false;
  let by: number | null = -2 as number;
  for (const moment of log) {
    (moment.events[viewer] ?? []).forEach((event, i) => {
      const weight = weigh(event);
      const opens = weight === "time" || weight === "turn";
      told ||= opens;
      if (opens || found.length === 0 || (!told && moment.by !== by))
        found.push({ key: `${moment.k}.${i}`, by: opens ? null : moment.by, weight: opens ? weight : null, lines: [] });
      by = moment.by;
      found.at(-1)!.lines.push({ k: moment.k, i, event });
    });
  }
  return found;
}

/** The newest moment at which one of these seats answered; null when none has. */
export function lastOf(log: readonly Moment[], seats: readonly number[]): number | null {
  for (let i = log.length - 1; i >= 0; i -= 1) {
    const { by, k } = log[i]!;
    if (by !== null && seats.includes(by)) return k;
  }
  return null;
}
