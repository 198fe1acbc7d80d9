/** The analysis of a game, as the server's bots write it (`moonwall/bots/analysis.py`). */
import type { Data, Ended } from "./words.ts";

export interface Move {
  k: number;
  seat: number;
  kind: string;
  option: string;
  options: number;
  about: Data;
  chances: number[];
  cost: number;
  best: string;
  reasons: [string, number][];
}

export interface Share {
  start: number;
  own: number;
  others: number;
  luck: number;
  course: number;
  end: number;
}

export interface Analysis {
  game: string;
  mode: string;
  seats: { index: number; faction: string; automaton: boolean }[];
  answers: number;
  grade: string;
  grade_reason: string;
  outcome: Ended | null;
  chances: number[][];
  moves: Move[];
  turns: { k: number; seat: number; before: number; after: number }[];
  shares: Share[];
  together: boolean;
}

/** The middle of the values around each: what flickers while an action is under way is left out. The end stays. */
export function smooth(line: readonly number[], width = 5): number[] {
  const half = Math.floor(width / 2);
  return line.map((value, k) => {
    if (k === line.length - 1) return value;
    const near = line.slice(Math.max(0, k - half), k + half + 1).sort((a, b) => a - b);
    const middle = near.length >> 1;
    return near.length % 2 ? near[middle]! : (near[middle - 1]! + near[middle]!) / 2;
  });
}

/** The seats that have a line: all that can win, or one for all where they win together. */
export function lined(found: Analysis): number[] {
  if (found.together) return [0];
  return found.seats.map((seat) => seat.index).filter((seat) => found.chances.some((row) => row[seat]! > 0.001));
}

/** The message about a feature of the evaluation. */
export const reasonKey = (feature: string): string => `coach-${feature.replace(/^.*: /, "").replaceAll(" ", "-")}`;
