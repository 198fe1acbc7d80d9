/** What sort of card a card of a module is: its colour, its sign and the word for it. */
import type { Face } from "../index.ts";
import type { TableWords } from "../../lib/words.ts";
import { actions } from "./actions.svelte.ts";

interface Sort {
  tone: string;
  icon: string;
  /** The word that names the sort. */
  sort: string;
}

/** By the beginning of the id, as the content names its cards; the first that fits counts. */
const SORTS: readonly (readonly [string, Sort])[] = [
  ["epic-", { tone: "epic", icon: "event", sort: "epic-event" }],
  ["power-", { tone: "power", icon: "oni-large", sort: "oni-power" }],
  ["oni-mission-", { tone: "power", icon: "oni-small", sort: "sort-oni-mission" }],
  ["mission-", { tone: "mission", icon: "vp", sort: "sort-mission" }],
  ["advantage-", { tone: "advantage", icon: "initiative", sort: "advantage" }],
  ["alt-", { tone: "aim", icon: "vp", sort: "sort-alternative" }],
  ["princess-", { tone: "princess", icon: "moon-princess", sort: "sort-princess" }],
  ["round-", { tone: "princess", icon: "oni-medium", sort: "table-round-card" }],
  ["counter-", { tone: "counter", icon: "defence", sort: "sort-counter" }],
  ["last-", { tone: "counter", icon: "defence", sort: "sort-last" }],
  ["mod-", { tone: "advantage", icon: "tactic", sort: "sort-modification" }],
  ["coop-", { tone: "legend", icon: "oni-large", sort: "sort-legend" }],
];

/** The face of a card of a module; null for other cards. */
export function sortOf(id: string, words: TableWords): Face | null {
  if (id.startsWith("action-") || id.startsWith("coop-")) {
    const face = actions.face(id, words);
    if (face) return face;
  }
  const found = SORTS.find(([start]) => id.startsWith(start))?.[1];
  return found ? { tone: found.tone, icon: found.icon, sort: words.own(found.sort) } : null;
}
