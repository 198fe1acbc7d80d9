/** The view of The Great Wall as `games/great_wall/view.py` shapes it, and where the board's parts lie. */
import { narrow } from "../../lib/narrow.ts";
import type { View } from "../../lib/types.ts";
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
    spurned_general: string | null;
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
  /** Qin Jiushao's Location track, lowest first. */
  qin_track?: string[] | null;
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
      if (horde.type === token || horde.slot === token) return [words.own("gw-horde-values", { power: horde.power, honour: horde.honour, lethality: horde.lethality })];
    }
  }
  const location = table.locations.find((one) => one.id === token);
  if (!location) return [];
  const clerks = location.clerks.flatMap((n, seat) => (n ? [`${words.seat(seat)} ${n}`] : []));
  return clerks.length ? [`${words.name("clerk")}: ${clerks.join(", ")}`] : [];
}

export const COLUMN = 266;
export const WALL_HEIGHT = 622;

/** Wide: tracks on top, wall left, town right. Narrow: one under the other. */
export function layout(view: View): {
  width: number;
  height: number;
  tracks: { time: [number, number]; command: [number, number]; tea: [number, number]; store: [number, number]; clerks: [number, number] };
  wall: [number, number];
  town: { at: [number, number]; columns: number; width: number; height: number };
} {
  const wallWidth = Math.max(2, tableOf(view).sections.length) * COLUMN;
  if (narrow.current) {
    const width = Math.max(wallWidth, 798);
    return {
      width,
      height: 100 + 104 + WALL_HEIGHT + 4 * 128 + 8,
      tracks: { time: [0, 0], tea: [430, 0], store: [560, 0], command: [0, 102], clerks: [560, 102] },
      wall: [(width - wallWidth) / 2, 206],
      town: { at: [0, 206 + WALL_HEIGHT + 6], columns: 3, width: 262, height: 122 },
    };
  }
  const width = wallWidth + 504;
  return {
    width,
    height: 102 + WALL_HEIGHT,
    tracks: { time: [0, 0], command: [420, 0], tea: [width - 352, 0], store: [width - 226, 0], clerks: [width - 470, 0] },
    wall: [0, 102],
    town: { at: [wallWidth + 10, 102], columns: 2, width: 244, height: 120 },
  };
}
