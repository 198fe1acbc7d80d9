/** What seats are called: short on the table, with their faction where there is room. */
import type { Labels, Table } from "../lib/types.ts";
import type { Words } from "../lib/words.ts";

export function seatNames(words: Words, table: Table | null, labels: Labels): { short: string[]; full: string[] } {
  if (!table) return { short: [], full: [] };
  const plain = words.at(table.prefix, labels);
  const factions = table.seats.map((seat) => plain.name(seat.faction));
  return {
    short: table.seats.map((seat, i) => seat.name || factions[i]!),
    full: table.seats.map((seat, i) => (seat.name ? `${seat.name} (${factions[i]})` : factions[i]!)),
  };
}
