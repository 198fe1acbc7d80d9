/**
 * What happened while one did nothing. Alone at the table: automatic acts, whose events carry `why`; one whose word
 * begins with "turn-" opens a run of them. With others, people or bots: all that they did between two answers of one's
 * own, and what happened by itself besides. A step is the n-th thing told of answer k, which the server can show (docs/protocol.md, slow motion).
 */
import type { Moment, Said } from "./types.ts";

export interface Step {
  k: number;
  n: number;
  event: Said;
  opens: boolean;
}

export type Run = Step[];

const OPENS = "turn-";

/** Whether an event begins a turn or a season. */
export const begins = (event: Said): boolean => typeof event.data.why === "string" && event.data.why.startsWith(OPENS);

/** Whether others than these seats answer in this log. */
export const hasOthers = (log: readonly Moment[], mine: readonly number[]): boolean =>
  log.some(({ by }) => by !== null && !mine.includes(by));

/**
 * All runs in the log, oldest first; those in which nothing happened are left out. `own`: the seats of whoever looks,
 * for whom others' answers count; null for a spectator, who is shown automatic acts.
 */
export function runsOf(log: readonly Moment[], viewer: string, own: readonly number[] | null = null): Run[] {
  const mine = own ?? [];
  const others = own !== null && hasOthers(log, mine);
  const found: Run[] = [[]];
  for (const moment of log) {
    const theirs = others && moment.by !== null && !mine.includes(moment.by);
    if (others && moment.by !== null && mine.includes(moment.by) && found.at(-1)!.length) found.push([]);
    (moment.events[viewer] ?? []).forEach((event, i) => {
      if (typeof event.data.why !== "string" && (!theirs || event.kind === "forced")) return;
      const opens = begins(event);
      if (opens && !others) found.push([]);
      found.at(-1)!.push({ k: moment.k, n: i + 1, event, opens });
    });
  }
  return found.filter((run) => run.some((step) => !step.opens));
}

/** Whose acts these are, in the order they first act; -1 where it is nobody's. */
export function actors(run: Run, automata: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (const { event } of run) {
    const seat = event.data.seat;
    if (typeof seat === "number" && automata.has(seat) && !found.includes(seat)) found.push(seat);
  }
  return found;
}

/** Bare references of an event's data: what the act is about, and what it was weighed against. */
export function concerned(event: Said): { told: Set<string>; weighed: Set<string> } {
  const told = new Set<string>();
  const weighed = new Set<string>();
  for (const [key, value] of Object.entries(event.data)) {
    if (["rule", "why", "decision", "way", "order", "used"].includes(key)) continue;
    const into = ["among", "passed", "marked"].includes(key) ? weighed : told;
    for (const part of Array.isArray(value) ? value : [value]) {
      if (typeof part !== "string") continue;
      for (const token of key === "option" ? part.split(" ").slice(1) : [part.replace(/[=:].*$/, "")]) into.add(token);
    }
  }
  return { told, weighed };
}

const KEY = "moonwall-steps-quiet";

/** Whether the panel may open by itself; kept in this browser. */
export const mayOpen = (): boolean => {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
};

export function letOpen(may: boolean): void {
  try {
    if (may) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "1");
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
