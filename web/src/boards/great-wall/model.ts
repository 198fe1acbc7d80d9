/** The view of The Great Wall as `games/great_wall/view.py` shapes it, and where the board's parts lie. */
import type { Face, Ratio } from "../index.ts";
import type { Said, View } from "../../lib/types.ts";
import type { TableWords } from "../../lib/words.ts";

export type Soldier = "spearman" | "archer" | "horseman";
export type Resource = "wood" | "stone" | "gold" | "qi";
export type Soldiers = Record<Soldier, number>;

export interface VitalPoint {
  id: string;
  reward: string;
  armoured: boolean;
  by: "wound" | Soldier | null;
  seat: number | null;
  with: string | null;
}

export interface HordeDoc {
  slot: string;
  id: string;
  type: string;
  power: number;
  honour: number;
  lethality: number;
  points: VitalPoint[];
}

export interface SectionDoc {
  id: string;
  level: number;
  barricades: number;
  barricade_spaces: number;
  next_cost: number | null;
  spots: number;
  archers: number[];
  rest: Soldiers[];
  defence: number;
  power: number;
  hordes: HordeDoc[];
}

export interface LocationDoc {
  id: string;
  regular: boolean;
  shame: boolean;
  spaces: number | null;
  clerks: number[];
  ready: boolean;
  gives?: Resource;
  overseers?: number[];
  overseer_soldiers?: (Soldier | null)[];
  overseer_pays?: Resource;
  overseer_costs?: number[];
}

export interface PlayerDoc {
  seat: number;
  honour: number;
  general: string | null;
  active: string[];
  support: string[];
  clerks: { pool: number; area: number };
  pool: Soldiers;
  shamed: Soldiers;
  recruits: Soldiers;
  shame: number;
  hordes: { id: string; type: string; honour: number; shame: number }[];
  wounds_dealt: number;
  discard: string[];
  laid: string | null;
  tactics: number;
  commands: number;
  hidden: {
    resources: Record<Resource, number>;
    tactics: string[];
    commands: string[];
    dealt_generals: string[];
    dealt_advisors: string[];
    other_general: string | null;
  } | null;
}

export interface Table {
  year: number;
  season: string;
  time: { space: number; hordes: number[]; lethality: number[] };
  turn: number | null;
  slot: number | null;
  activating: string | null;
  tea: number[];
  shame: { supply: number; boxed: number };
  warehouse: Record<string, number>;
  artifacts: string[];
  advisors: (string | null)[];
  decks: Record<string, number>;
  marker: string;
  discards: { hordes: string[]; advisors: string[]; tactics: string[] };
  /** Requests and Events of the co-operative game. */
  coop?: {
    requests: (string | null)[];
    fulfilled: number;
    needed: number;
    requests_left: number;
    events: string[];
    events_left: number;
  } | null;
  /** Qin Jiushao's Location track, highest first, and what he would do next as things stand. */
  qin_track?: string[] | null;
  qin_next?: { clerks: string[]; attack: [string, string] | null; wall: string | null } | null;
  track: ({ slot: number; seat: number; card: string } | null)[];
  sections: SectionDoc[];
  locations: LocationDoc[];
  players: PlayerDoc[];
}

export const tableOf = (view: View): Table => view.table as Table;

/** What the board shows of a Horde, a Section or a Location, in words. */
export function facts(view: View, token: string, words: TableWords): string[] {
  const table = tableOf(view);
  for (const section of table.sections) {
    const both = words.own("gw-strengths", { power: section.power, defence: section.defence });
    if (section.id === token) return [both, words.own("gw-wall-level", { n: section.level })];
    for (const horde of section.hordes) {
      if (horde.type === token || horde.slot === token)
        return [words.own("gw-horde-values", { power: horde.power, honour: horde.honour, lethality: horde.lethality })];
    }
  }
  const location = table.locations.find((one) => one.id === token);
  if (!location) return [];
  const clerks = location.clerks.flatMap((n, seat) => (n ? [`${words.seat(seat)} ${n}`] : []));
  return clerks.length ? [`${words.name("clerk")}: ${clerks.join(", ")}`] : [];
}

/** How a card looks; Locations, Hordes and pieces are no cards. */
export function faceOf(view: View, token: string, words: TableWords): Face | null {
  const table = tableOf(view);
  if (table.locations.some((one) => one.id === token)) return null;
  const hidden = view.you === null ? null : (table.players[view.you]?.hidden ?? null);
  const tones: [readonly (string | null)[] | undefined, Face][] = [
    [hidden?.tactics, { tone: "tactic", icon: "tactic" }],
    [hidden?.dealt_generals, { tone: "general", icon: "horseman" }],
    [hidden?.dealt_advisors, { tone: "advisor", icon: "overseer" }],
    [table.advisors, { tone: "advisor", icon: "overseer" }],
    [table.artifacts, { tone: "artifact", icon: "honour" }],
    [table.coop?.requests, { tone: "request", icon: "tactic" }],
    [table.coop?.events, { tone: "event", icon: "event" }],
    ...table.players.map((player): [string[], Face] => [
      [...player.active, ...player.support],
      { tone: "advisor", icon: "overseer" },
    ]),
  ];
  for (const [ids, face] of tones) if (ids?.includes(token)) return face;
  return words.text(token) ? {} : null;
}

/** What Qin Jiushao would do next; all he decides by lies open. */
export function hints(view: View, words: TableWords): string[] {
  const next = tableOf(view).qin_next;
  if (!next) return [];
  const found: string[] = [];
  if (next.clerks.length)
    found.push(words.say("gw-next-clerks", { places: next.clerks.map((place) => words.name(place)).join(", ") }));
  if (next.attack)
    found.push(words.say("gw-next-attack", { horde: words.name(next.attack[0]), point: words.name(next.attack[1]) }));
  if (next.wall) found.push(words.say("gw-next-wall", { section: words.name(next.wall) }));
  if (found.length) found.push(words.say("gw-next-help"));
  return found;
}

/** The co-operative game's own acts. */
export const upkeep = (event: Said): boolean => /^(request|event)(-|$)/.test(event.kind);

export const COLUMN = 266;
export const WALL_HEIGHT = 622;
/** How wide the Time track is. */
export const TIME = 270;
/** How wide a Location is at least. */
const PLACE = 176;

type At = [number, number];

/** Wide: tracks on top, wall left, town right. Tall: the town lies below the wall. */
export function layout(
  view: View,
  ratio: Ratio,
): {
  width: number;
  height: number;
  tracks: { time: At; command: At; tea: At; store: At; clerks: At };
  wall: At[];
  town: { at: At[]; width: number; height: number };
} {
  const table = tableOf(view);
  const sections = table.sections.length;
  const wallWidth = Math.max(2, sections) * COLUMN;
  if (ratio < 1.15) {
    const width = Math.max(wallWidth, 2.5 * COLUMN);
    const columns = sections > 2 ? 4 : 3;
    const place = (width - 4) / columns;
    const row = 126;
    const command = 8 + table.track.length * 100;
    const top = 204;
    const below = top + WALL_HEIGHT;
    return {
      width,
      height: below + Math.ceil(table.locations.length / columns) * row,
      tracks: {
        time: [0, 0],
        store: [width - 226, 0],
        command: [0, 102],
        tea: [Math.min(command + 8, width - 268), 102],
        clerks: [Math.min(command + 130, width - 146), 102],
      },
      wall: table.sections.map((_, i): At => [i * COLUMN + (width - sections * COLUMN) / 2, top]),
      town: {
        at: table.locations.map((_, i): At => [2 + (i % columns) * place, below + Math.floor(i / columns) * row]),
        width: place - 6,
        height: row - 6,
      },
    };
  }
  // The tracks side by side: time, command, clerks, tea, store; with two Sections they need more room than wall and town.
  const width = Math.max(wallWidth + 22 + 2 * PLACE, TIME + table.track.length * 100 + 16 + 500);
  const place = (width - wallWidth - 22) / 2;
  return {
    width,
    height: 102 + WALL_HEIGHT,
    tracks: {
      time: [0, 0],
      command: [TIME, 0],
      tea: [width - 352, 0],
      store: [width - 226, 0],
      clerks: [width - 500, 0],
    },
    wall: table.sections.map((_, i): At => [i * COLUMN, 102]),
    town: {
      at: table.locations.map((_, i): At => [wallWidth + 10 + (i % 2) * (place + 6), 102 + Math.floor(i / 2) * 124]),
      width: place,
      height: 120,
    },
  };
}
