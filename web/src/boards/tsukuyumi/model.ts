/** The view of Tsukuyumi as `games/tsukuyumi/view.py` shapes it, and what the drawing derives from it. */
import type { View } from "../../lib/types.ts";
import type { Face } from "../index.ts";
import type { TableWords } from "../../lib/words.ts";
import { type Acting, type Coop, type Rival, saidThreat } from "./coop.ts";
import { sortOf } from "./sorts.ts";
import { centre, edgeToken, HEX, SIZE } from "../parts/hex.ts";

export type Side = number | "oni" | null;

export interface Unit {
  unit: string;
  n: number;
  side: Side;
  size: number;
  fallen?: number;
  aside?: number; // out of the battle
  sheltered?: number; // out of harm in it
}

export interface Space {
  at: string;
  q: number;
  r: number;
  ground: "home" | "moon" | "area";
  type: "none" | "ocean" | "fertile" | "mountain" | "riverland";
  props: string[];
  owner: Side;
  units: Unit[];
  home?: number;
  name?: string;
  tile?: string;
  mountain?: number;
  added?: string[];
  negated?: string[];
  devastated?: boolean;
  markers: Record<string, number>;
}

/** On a side of a space, or (without an edge) on the space itself. */
export interface EdgeMark {
  at: string;
  edge?: number;
  to?: string;
  what: string;
  used?: boolean;
  colour?: "red" | "blue";
}

export interface Battle {
  at: string;
  attacker: number | "oni";
  card: string | null;
  defenders: (number | "oni")[];
  conquered: boolean;
  samurai: boolean;
  damage: Record<string, number>;
  counters: Record<string, string[]>;
  /** CP of the attack as things stand, and what it must reach. */
  attack: number;
  defence: number;
}

export interface SeatDoc {
  faction: string;
  place: number;
  home: string | null;
  stock: Record<string, number>;
  card: string | null;
  /** This round's Action card lies back up: only its owner sees it. */
  card_down?: boolean;
  hand: string[] | null;
  hand_size: number;
  events: string[];
  hidden_events: number;
  areas: number;
  points: Record<string, number>;
  /** With the module of other objectives: how far it is. */
  objective: { id: string; done: boolean; have?: number; n?: number };
  /** A Starting advantage; the card is seen by its owner, and by all once it is played. */
  advantage?: { held: boolean; card: string | null };
  kills: number;
  conquests: number;
  retaken: number;
  moonstruck: number;
  once_used: boolean;
  vendetta: number;
  board: Record<string, unknown>;
  /** Tasks of the two-player victory cards. */
  tasks?: { id: string; card: string; vp: number; repeat: boolean; scored: number }[];
  /** Whether the mascot is alive. */
  mascot?: boolean;
  /** The card that changes the faction in Rise of the Moon Princess. */
  modification?: string;
  /** Faction events, where that module is used. */
  own_events?: OwnEvents | null;
}

export interface OwnEvents {
  pile: number;
  hidden: number;
  used: string[];
  lasting: { event: string; spaces: string[]; n: number }[];
}

export interface Table {
  edition: string;
  round: number;
  rounds: number;
  phase: string;
  active: number | null;
  order: number[];
  flipped: boolean[];
  spaces: Space[];
  edges: EdgeMark[];
  seats: SeatDoc[];
  /** Conquest, health, damage, cost of every unit in the game. */
  values: Record<string, [number, number, number, number]>;
  oni: { supply: Record<string, number>; legends?: { here: string[]; away: string[]; flipped: boolean } | null };
  events: { open: string[]; deck: number; discard: string[] };
  markers: Record<string, number>;
  tiles: string[];
  actions: { undealt: number; used: string[] };
  /** `first`: only who is first scores. */
  missions: { id: string; vp: number; done: number[]; first?: boolean }[];
  /** Cards of modules that lie open for all: what sort they are, and who has used them. */
  open_cards?: { id: string; what: string; done: number[] }[];
  turn: {
    seat: number;
    left: Record<string, number>;
    white: number;
    points: number;
    moving: { unit: string; at: string; left: number; n: number }[];
  } | null;
  battle: Battle | null;
  storm: string[];
  /** The team of each seat, where seats are allied. */
  teams?: number[] | null;
  /** Tiles still to be laid. */
  pile?: number;
  scenario?: { id: string; name: string; holes: string[] };
  /** Rise of the Moon Princess. */
  coop?: Coop;
  /** The Oni as a faction of their own in the regular game. */
  rival?: Rival;
  /** The Princess as a Legendary Oni in the regular game, and the Territory markers that she overrides. */
  princess?: Coop["princess"] & { aside: { at: string; owner: number }[] };
}

export const tableOf = (view: View): Table => view.table as Table;

/** Whose Territory marker the Princess overrides in an area of the regular game. */
export const overridden = (table: Table, at: string): number | null =>
  (table.rival ?? table.princess)?.aside.find((one) => one.at === at)?.owner ?? null;

/** The Oni where they act by themselves, together or as rivals. */
export const actingOni = (table: Table): Acting | null => table.coop ?? table.rival ?? null;

export const valuesOf = (table: Table, unit: string): string => table.values[unit]?.slice(0, 3).join(" | ") ?? "";

/** How a card looks; units, markers and places are no cards. */
export function faceOf(view: View, token: string, words: TableWords): Face | null {
  const table = tableOf(view);
  if (!words.text(token) || token === "moon-princess" || table.values[token] || token in table.markers) return null;
  const sort = sortOf(token, words);
  if (sort) return sort;
  if (table.events.open.includes(token) || table.events.discard.includes(token))
    return { tone: "event", icon: "event" };
  const mine = view.you === null ? null : table.seats[view.you];
  if (mine?.events.includes(token)) return { tone: "event", icon: "event" };
  return {};
}

/** A unit's values, or what is to be known of a space. */
export function facts(view: View, token: string, words: TableWords): string[] {
  const table = tableOf(view);
  const values = table.values[token];
  if (values) {
    const [cp, hp, dmg, cost] = values;
    return [words.own("ts-values", { cp, hp, dmg }), ...(cost > 0 ? [words.own("ts-cost", { n: cost })] : [])];
  }
  const space = table.spaces.find((one) => one.at === token);
  if (!space) return [];
  const said = [
    space.name ?? space.tile ?? (space.ground === "moon" ? "moon" : space.type),
    ...space.props,
    ...(space.devastated ? ["devastated"] : []),
  ].map((word) => words.name(word));
  if (space.owner !== null)
    said.push(words.own("ts-held-by", { who: space.owner === "oni" ? words.name("oni") : words.seat(space.owner) }));
  const lines = [said.join(" · ")];
  const aside = overridden(table, token);
  if (aside !== null)
    lines.push(words.own("said-marker-aside", { owner: words.seat(aside), space: words.name(token) }));
  const threat = actingOni(table)?.threats.find((one) => one.at === token);
  if (threat) lines.push(saidThreat(threat, words));
  for (const unit of space.units) {
    const who = unit.side === "oni" || unit.side === null ? "" : ` (${words.seat(unit.side)})`;
    lines.push(`${unit.n} × ${words.name(unit.unit)}${who}: ${valuesOf(table, unit.unit)}`);
  }
  return lines;
}

const PAD = 14;

/** Hexes that options name but that are not (yet) part of the board: homezones to be placed, land to be laid. */
export function ghosts(view: View): { at: string; q: number; r: number }[] {
  const known = new Set(tableOf(view).spaces.map((space) => space.at));
  const found = new Map<string, { at: string; q: number; r: number }>();
  for (const option of view.decision?.options ?? []) {
    for (const token of option.split(" ")) {
      const hex = HEX.exec(token);
      if (hex && !known.has(token)) found.set(token, { at: token, q: Number(hex[1]), r: Number(hex[2]) });
    }
  }
  return [...found.values()];
}

/** Edges that options name. */
export function edgeChoices(view: View): { token: string; q: number; r: number; edge: number }[] {
  const found = new Map<string, { token: string; q: number; r: number; edge: number }>();
  for (const option of view.decision?.options ?? []) {
    for (const token of option.split(" ")) {
      const edge = edgeToken(token);
      if (edge) found.set(token, { token, ...edge });
    }
  }
  return [...found.values()];
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around all hexes, homezones still to come included, so that the board does not jump. */
export function frame(view: View): Frame {
  const all = [...tableOf(view).spaces, ...ghosts(view)];
  const points = all.map(({ q, r }) => centre(q, r));
  const half = (SIZE * Math.sqrt(3)) / 2;
  const left = Math.min(0, ...points.map((p) => p.x)) - half - PAD;
  const right = Math.max(0, ...points.map((p) => p.x)) + half + PAD;
  const top = Math.min(0, ...points.map((p) => p.y)) - SIZE - PAD;
  const bottom = Math.max(0, ...points.map((p) => p.y)) + SIZE + PAD;
  return { left, top, width: right - left, height: bottom - top };
}
