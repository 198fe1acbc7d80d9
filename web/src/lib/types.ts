/** What the server sends: docs/protocol.md in TypeScript. */
import type { Edit } from "./changes.ts";
import type { Data, Ended, Labels, Said } from "./words.ts";

export type { Data, Ended, Labels, Said };

export interface OptionSpec {
  name: string;
  default: string | number | boolean | string[] | null;
  choices: (string | number | boolean)[];
  low: number | null;
  high: number | null;
  modes: string[];
}

export interface GameInfo {
  name: string;
  prefix: string;
  rules: number;
  modes: { name: string; seats: number[] }[];
  factions: string[];
  options: OptionSpec[];
  labels?: Labels;
  standing?: StandingInfo[];
}

/** What is wrong with a content pack, and where. */
export interface Problem {
  file: string;
  line: number;
  row: string;
  field: string;
  message: string;
}

export interface SeatInfo {
  index: number;
  faction: string;
  who: "human" | "bot" | "automaton";
  name: string | null;
  bot: string | null;
  open: boolean;
}

export interface Summary {
  match: string;
  game: string;
  mode: string;
  seats: SeatInfo[];
  you: number[];
  owner: boolean;
  count: number;
  version: number;
  waiting: number[];
  over: boolean;
  outcome: Ended | null;
  created: string;
  updated: string;
}

export interface Table {
  match: string;
  game: string;
  prefix: string;
  mode: string;
  options: Record<string, unknown>;
  spectators: boolean;
  listed: boolean;
  seeded: boolean;
  packs: string[];
  grade: string;
  grade_reason: string;
  parent: { match: string; moment: number } | null;
  created: string;
  you: number[];
  owner: boolean;
  seats: SeatInfo[];
  /** An update has changed the rules: up to moment `agreed` all is the same. */
  changed: { agreed: number; why: string } | null;
  /** When its people kept the match as a record. */
  closed: string | null;
}

export interface DecisionDoc {
  id: string;
  seat: number;
  seats: number[];
  kind: string;
  /** The answer stays hidden until others have given theirs. */
  sealed?: boolean;
  about: Data;
  options: string[];
}

/** A question that may be answered unasked: the answers that may stand, and for how long. */
export interface StandingInfo {
  decision: string;
  answers: string[];
  spans: string[];
}

/** A standing answer of one's own seat. */
export interface Stand {
  decision: string;
  answer: string;
  span: string;
}

/** The table of one game as its own view shapes it; boards know more. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type GameTable = Record<string, any>;

export interface View {
  game: string;
  mode: string;
  options: Record<string, unknown>;
  seats: { index: number; faction: string; automaton: boolean }[];
  you: number | null;
  count: number;
  waiting: number[];
  decision: DecisionDoc | null;
  outcome: Ended | null;
  scores: number[];
  table: GameTable;
}

export interface Moment {
  k: number;
  by: number | null;
  at: string;
  events: Record<string, Said[]>;
}

export interface Ask {
  id: number;
  seat: number;
  to: number;
  what: "undo" | "record" | "go-on" | "keep";
  yes: number[];
  waiting: number[];
}

export interface State {
  version: number;
  count: number;
  from: number;
  over: boolean;
  views: Record<string, View>;
  moments: Moment[];
  undo: Record<string, { free: number | null; last: number | null }>;
  asks: Ask[];
  /** Edits to the views of version `base`, for the viewers whose view is not sent whole. */
  base?: number;
  changes?: Record<string, Edit[]>;
  standing?: Record<string, Stand[]>;
}

/** What an option would do; the fields that may be missing come when one option was asked for. */
export interface PreviewDoc {
  option: string;
  line: string;
  stop: "chance" | "reveal" | "others" | "yours" | "end";
  differences: { word: string; seat: number | null; was: number; now: number }[];
  events?: Said[];
  waiting?: number[];
  unless?: number[];
  asks?: { kind: string; seat: number; about: Data } | null;
  changes?: Edit[];
}

export interface ChatLine {
  id: number;
  seat: number | null;
  name: string | null;
  text: string;
  at: string;
}

export interface Presence {
  seats: Record<string, number>;
  watchers: number;
}

export interface SeatWish {
  who: "me" | "hot-seat" | "link" | "bot";
  name?: string;
  bot?: string;
  faction?: string;
}

export interface Made {
  match: string;
  owner: string;
  seats: { seat: number; token?: string; invite?: string; bot?: string }[];
  grade: string;
  grade_reason: string;
}

export interface Fault {
  error: string;
  message: string;
  fields?: { path: string; message: string }[];
}
