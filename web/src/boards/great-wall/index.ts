import type { Ratio, Sign } from "../index.ts";
import type { Weight } from "../../lib/chapters.ts";
import type { Said, View } from "../../lib/types.ts";
import type { TableWords } from "../../lib/words.ts";
import Board from "./Board.svelte";
import Common from "./Common.svelte";
import { faceOf, facts, hints, layout, tableOf, upkeep } from "./model.ts";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";
import Tray from "./Tray.svelte";

export { Board, Common, faceOf as face, facts, hints, Seat, Status, Tray, upkeep };

export const size = (view: View, ratio: Ratio): { width: number; height: number } => {
  const { width, height } = layout(view, ratio);
  return { width, height };
};

export const points = "honour";

const WEIGHTS: Record<string, Weight> = {
  year: "time",
  summer: "time",
  autumn: "time",
  winter: "time",
  turn: "turn",
  breach: "fight",
  defeated: "fight",
};
export const weight = (event: Said): Weight => WEIGHTS[event.kind] ?? null;

/** A click on a Location sends a Clerk of the pool there; from one Location to another is chosen in the list. */
export function usual(options: readonly string[]): string[] {
  return options.some((option) => option.startsWith("move pool "))
    ? options.filter((option) => !option.startsWith("move ") || option.startsWith("move pool "))
    : [];
}

export const when = (view: View, words: TableWords): string =>
  `${words.own("gw-year", { n: tableOf(view).year })}, ${words.name(tableOf(view).season)}`;

export const active = (view: View): number | null => tableOf(view).turn;

/** Whose Command card is carried out: what is asked then is a part of it. */
export function because(view: View, words: TableWords): string {
  const { track, slot, turn } = tableOf(view);
  const laid = turn === null || slot === null ? null : (track[slot - 1] ?? null);
  return laid ? words.own("because", { seat: words.seat(laid.seat), card: words.name(laid.card) }) : "";
}

export function signs(view: View, seat: number, words: TableWords): Sign[] {
  const player = tableOf(view).players[seat];
  if (!player) return [];
  return [
    { icon: "shame", n: player.shame, title: words.own("gw-shame") },
    { icon: "tactic", n: player.tactics, title: words.own("gw-tactics") },
    { icon: "deck", n: player.commands, title: words.own("gw-commands") },
  ];
}
