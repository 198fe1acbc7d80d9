/** The story of the points: curves over time, and where each point came from. */

/** Answer, seat, change, kind of what brought it. */
export type Turn = [k: number, seat: number, n: number, kind: string];

export interface StoryDoc {
  count: number;
  scores: number[];
  turns: Turn[];
}

/** The score of a seat over time, as corners of a line: it stands until it changes. */
export function curve({ count, turns }: StoryDoc, seat: number): { k: number; n: number }[] {
  const found = [{ k: 0, n: 0 }];
  let n = 0;
  for (const [k, whose, change] of turns) {
    if (whose !== seat) continue;
    if (k > found.at(-1)!.k) found.push({ k, n });
    n += change;
    found.push({ k, n });
  }
  found.push({ k: count, n });
  return found;
}

export interface Source {
  /** Empty for what has no name of its own. */
  kind: string;
  /** By seat. */
  n: number[];
}

/** What brought how much to whom, the most first; kinds that `named` does not know are one. */
export function sources({ scores, turns }: StoryDoc, named: (kind: string) => boolean): Source[] {
  const found = new Map<string, number[]>();
  for (const [, seat, n, kind] of turns) {
    const key = named(kind) ? kind : "";
    const row = found.get(key) ?? scores.map(() => 0);
    found.set(key, row);
    row[seat] = (row[seat] ?? 0) + n;
  }
  const size = (row: number[]): number => row.reduce((sum, n) => sum + Math.abs(n), 0);
  return [...found]
    .map(([kind, n]) => ({ kind, n }))
    .filter(({ n }) => size(n) > 0)
    .sort((a, b) => Number(a.kind === "") - Number(b.kind === "") || size(b.n) - size(a.n));
}
