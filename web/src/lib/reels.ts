/**
 * Matches that are over and kept on this device, to be looked at without a network: the table, its end, every moment
 * through one seat's eyes, and the words of its cards.
 */
import { api } from "./api.ts";
import { withEdits } from "./changes.ts";
import { speech } from "./speech.svelte.ts";
import type { ReelDoc, Said, State, Table, View } from "./types.ts";

const SHELF = "moonwall-reels";
const place = (match: string): string => `/reels/${match}`;
/** Every so many moments a whole view is remembered, so that going back does not begin at the first one. */
const MARK = 25;

export interface Kept {
  table: Table;
  state: State;
  reel: ReelDoc;
  words: { lang: string; cards: string };
  at: string;
}

export const reelsPossible = (): boolean => typeof caches !== "undefined";

export async function keepReel(match: string, seat: number | null): Promise<void> {
  const [{ table, state }, reel, { cards }] = await Promise.all([
    api.get(match, undefined, 5000),
    api.reel(match, seat),
    api.words(match, speech.lang),
  ]);
  const kept: Kept = { table, state, reel, words: { lang: speech.lang, cards }, at: new Date().toISOString() };
  const shelf = await caches.open(SHELF);
  await shelf.put(place(match), new Response(JSON.stringify(kept)));
}

export async function keptReel(match: string): Promise<Kept | null> {
  if (!reelsPossible()) return null;
  const found = await caches.open(SHELF).then((shelf) => shelf.match(place(match)));
  return found ? ((await found.json()) as Kept) : null;
}

export async function keptReels(): Promise<Kept[]> {
  if (!reelsPossible()) return [];
  const shelf = await caches.open(SHELF);
  const all = await Promise.all((await shelf.keys()).map((key) => shelf.match(key)));
  const kept = await Promise.all(all.flatMap((one) => (one ? [one.json() as Promise<Kept>] : [])));
  return kept.sort((a, b) => b.at.localeCompare(a.at));
}

export const dropReel = (match: string): Promise<boolean> =>
  caches.open(SHELF).then((shelf) => shelf.delete(place(match)));

/** A reel that can be looked at, moment by moment. */
export class Reel {
  private readonly marks = new Map<number, View>();

  constructor(private readonly doc: ReelDoc) {
    this.marks.set(0, doc.first);
  }

  get viewer(): string {
    return this.doc.viewer;
  }

  at(k: number): { k: number; view: View; events: Said[] } {
    const to = Math.max(0, Math.min(k, this.doc.count));
    let from = to - (to % MARK);
    while (!this.marks.has(from)) from -= MARK;
    let view = this.marks.get(from)!;
    for (let i = from; i < to; i += 1) {
      view = withEdits(view, this.doc.changes[i]!);
      if ((i + 1) % MARK === 0) this.marks.set(i + 1, view);
    }
    return { k: to, view, events: this.doc.events[to] ?? [] };
  }
}
