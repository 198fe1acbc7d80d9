/** The signs of the Action cards, asked once from the server: the page holds no content of a game. */
import { api } from "../../lib/api.ts";
import type { Face } from "../index.ts";
import type { TableWords } from "../../lib/words.ts";

export interface Row {
  id: string;
  [phase: string]: unknown;
}

export const PHASES = ["white", "blue", "green", "red"] as const;
/** The drawing of each sign of a phase. */
export const SYMBOL: Record<string, string> = {
  effect: "honour",
  draw: "deck",
  play: "event",
  initiative: "initiative",
  production: "production",
  place: "oni-small",
  oni: "oni-medium",
  "oni-areas": "oni-medium",
  "oni-range": "oni-medium",
  "oni-combats": "oni-large",
  movement: "move",
  combat: "combat",
};

class Actions {
  private rows = $state.raw<Map<string, Row> | null>(null);
  private asked = false;

  private ask(): void {
    this.asked = true;
    api.rows("tsukuyumi", "action_cards").then(
      (found) => (this.rows = new Map(found.rows.map((row) => [String(row.id), row as Row]))),
      () => (this.asked = false), // without signs the text says it all; the next card asks again
    );
  }

  face(id: string, words: TableWords): Face | null {
    if (!this.asked) this.ask();
    const row = this.rows?.get(id);
    return row ? { bands: bandsOf(row, words) } : null;
  }
}

export function bandsOf(row: Row, words: TableWords): NonNullable<Face["bands"]> {
  return PHASES.flatMap((phase) => {
    const signs = row[phase];
    if (!signs || typeof signs !== "object") return [];
    const marks = Object.entries(signs as Record<string, unknown>).flatMap(([sign, n]) => {
      if (!SYMBOL[sign] || n === false || n === 0) return [];
      const many = typeof n === "number" ? n : 1;
      const title = sign === "oni" ? words.name("oni-conquest") : words.own(`symbol-${sign}`);
      return [{ icon: SYMBOL[sign], n: many, title: many > 1 ? `${title} ${many}` : title }];
    });
    return marks.length ? [{ tone: phase, title: words.own(`phase-${phase}`), marks }] : [];
  });
}

export const actions = new Actions();
