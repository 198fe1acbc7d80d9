/**
 * Oni that act by themselves: what `table.coop` (Rise of the Moon Princess) and `table.rival` (a faction of their own in the
 * regular game) of the view say (docs/architecture.md), and what the drawing makes of it.
 */
import type { Said } from "../../lib/types.ts";
import type { TableWords } from "../../lib/words.ts";
import { type Point, SIZE } from "../parts/hex.ts";

export interface Threat {
  at: string;
  /** Oni that must move, and their steps together. */
  moved: number;
  steps: number;
  /** Conquest points needed, and those that stand there already. */
  need: number;
  have: number;
}

/** One attack that the Oni would make now. */
export interface Ahead {
  by: string;
  moved: number;
  steps: number;
  sure: string[];
  /** The team would choose `asked` of these. */
  among: string[];
  asked: number;
  priority: boolean;
}

/** What is the same wherever they act by themselves. */
export interface Acting {
  princess: { at: string | null; touches: string[]; values: [number, number, number] };
  round_card: { id: string } | null;
  decks: Record<string, number>;
  princess_discard: string[];
  priority: string[];
  threats: Threat[];
  ahead: Ahead[];
}

export interface Rival extends Acting {
  aside: { at: string; owner: number }[];
  /** `whole` is what the board is worth to them, divided by `share`. */
  oni: { points: number; whole: number; share: number; areas: number; figures: number };
}

export interface Coop extends Acting {
  difficulty: string;
  momentum: { at: number; last: number; counters: number[]; legends: number[]; vp: number };
  round_card: { id: string; objective: string; have: number; need: number; met: boolean; vp: number } | null;
  counters: { id: string; owner: number }[];
  pending: { seat: number; what: string }[];
  die: number;
  oni: { points: number; areas: number; figures: number };
  team: { points: number; areas: number; recorded: number };
}

/** Whether the players are a team against them. */
export const together = (oni: Acting): oni is Coop => "team" in oni;

/** What the drawing of the ring looks at; where the Princess is a Legendary Oni there is no more of it. */
export type OnRing = Pick<Acting, "princess" | "threats" | "ahead">;

const PLACES = 18;
const STEP = (Math.atan2(1, 3 * Math.sqrt(3)) * 180) / Math.PI;
/** Three intersections to each side of the Moon: the first touches two Moon areas, the others one. */
const TURNS = [0, 30 - STEP, 30 + STEP] as const;
const FAR = [2, Math.sqrt(7), Math.sqrt(7)] as const;

/** Where the 18 intersections of the ring lie, clockwise as `modes/moon_princess/ring.py` numbers them. */
export const RING: readonly (Point & { ref: string })[] = Array.from({ length: PLACES }, (_, n) => {
  const turn = ((-30 + 60 * Math.floor(n / 3) + TURNS[n % 3]!) * Math.PI) / 180;
  const far = FAR[n % 3]! * SIZE;
  return { ref: `ring-${n}`, x: far * Math.cos(turn), y: far * Math.sin(turn) };
});

/** What the Oni would do now, one sentence an attack. */
export const saidAhead = (oni: Acting, words: TableWords): string[] =>
  oni.ahead.map((attack) => {
    const choose = together(oni) ? "table-ahead-choose" : "table-rival-choose";
    const choice = together(oni) ? "term-coop-choice" : "term-rival-choice";
    const named = (places: string[]): string => places.map((place) => words.name(place)).join(", ") || "–";
    if (attack.by === "nobody") return words.own("term-coop-calm");
    if (attack.asked && !attack.sure.length)
      return words.own(choose, { n: attack.asked, among: named(attack.among), moved: attack.moved });
    if (attack.asked)
      return words.own(choice, { sure: named(attack.sure), n: attack.asked, among: named(attack.among) });
    return words.own("term-coop-ahead", { sure: named(attack.sure), moved: attack.moved });
  });

/** How an area is aimed at: "sure", "maybe" where the team would choose, "" where the Oni would not go. */
export function aimed(oni: OnRing, at: string): "sure" | "maybe" | "" {
  if (oni.ahead.some((attack) => attack.sure.includes(at))) return "sure";
  return oni.ahead.some((attack) => attack.among.includes(at)) ? "maybe" : "";
}

/** What the Oni could do to an area, in a sentence. */
export const saidThreat = (threat: Threat, words: TableWords): string =>
  words.own("term-coop-threat", {
    space: words.name(threat.at),
    have: threat.have,
    need: threat.need,
    moved: threat.moved,
    steps: threat.steps,
  });

/** Acts of the Oni and the Princess: nobody chose them, so they are shown as they happen. */
export const upkeep = (event: Said): boolean =>
  /^(oni-(search|aim|step)|princess-|round-card|momentum)/.test(event.kind);
