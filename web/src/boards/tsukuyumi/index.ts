import type { Sign } from "../index.ts";
import type { Weight } from "../../lib/chapters.ts";
import type { Said, View } from "../../lib/types.ts";
import type { TableWords } from "../../lib/words.ts";
import Board from "./Board.svelte";
import Common from "./Common.svelte";
import { saidAhead, upkeep } from "./coop.ts";
import { actingOni, faceOf, facts, frame, tableOf } from "./model.ts";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";
import Tray from "./Tray.svelte";
import { opens, usual } from "./usual.ts";

export { Board, Common, faceOf as face, facts, opens, Seat, Status, Tray, upkeep, usual };

export const size = (view: View): { width: number; height: number } => {
  const { width, height } = frame(view);
  return { width, height };
};

export const points = "vp";

const WEIGHTS: Record<string, Weight> = {
  round: "time",
  phase: "time",
  turn: "turn",
  attack: "fight",
  "oni-attack": "fight",
};
export const weight = (event: Said): Weight => WEIGHTS[event.kind] ?? null;

export const when = (view: View, words: TableWords): string =>
  words.own("ts-round", { n: tableOf(view).round, of: tableOf(view).rounds });

export const order = (view: View): number[] => tableOf(view).order;
/** Whose turn it is; before the first round, who is asked alone. */
export function active(view: View): number | null {
  const { active, round } = tableOf(view);
  return !round && view.waiting.length === 1 ? view.waiting[0]! : active;
}

/** The Combat card of the battle, else the Action card of the turn: what is asked is a part of it. */
export function because(view: View, words: TableWords): string {
  const { battle, active, seats, turn } = tableOf(view);
  const side = battle?.attacker ?? active;
  const card = battle?.card ?? (turn === null || active === null ? null : seats[active]?.card);
  if (!card || side === null) return "";
  return words.own("because", { seat: side === "oni" ? words.name("oni") : words.seat(side), card: words.name(card) });
}

/** What the Oni would do now, where they act by themselves. */
export const hints = (view: View, words: TableWords): string[] => {
  const oni = actingOni(tableOf(view));
  return oni ? saidAhead(oni, words) : [];
};

/** Team against Oni, where all play together. */
export function against(view: View, words: TableWords): Sign[] {
  const { coop } = tableOf(view);
  if (!coop) return [];
  return [
    { icon: "vp", n: coop.team.points, title: words.own("table-points-team") },
    { icon: "oni-medium", n: coop.oni.points, title: words.own("table-points-oni") },
  ];
}

export function signs(view: View, seat: number, words: TableWords): Sign[] {
  const doc = tableOf(view).seats[seat];
  if (!doc) return [];
  const events = doc.events.length + doc.hidden_events;
  return [
    { icon: "cp", n: doc.areas, title: words.own("ts-areas", { n: doc.areas }) },
    { icon: "tactic", n: doc.hand_size, title: words.own("hand") },
    ...(events ? [{ icon: "event", n: events, title: words.own("ts-events-held") }] : []),
  ];
}
