/**
 * What the page knows of a match. What the server sends and takes is in `wire.ts`, made from its own shapes; here are the
 * page's names for it, and the shapes of what the server passes on without looking: a game's view and decisions.
 */
import type { Presence as PresenceNews, StateDoc, TableDoc } from "./wire.ts";
import type { Data, Ended, Labels, Said } from "./words.ts";

export type { Data, Ended, Labels, Said };
export type {
  AskDoc as Ask,
  ChatDoc as ChatLine,
  Clock,
  Made,
  MadeSeat,
  MomentDoc as Moment,
  PreviewDoc,
  PreviewNews,
  ReelDoc,
  SeatDoc as SeatInfo,
  SeatWish,
  SeriesDoc,
  Summary,
  WatchingDoc,
} from "./wire.ts";

export type State = Omit<StateDoc, "type">;
export type Table = Omit<TableDoc, "type">;
export type Presence = Omit<PresenceNews, "type">;

export interface OptionSpec {
  name: string;
  default: string | number | boolean | string[] | null;
  choices: (string | number | boolean)[];
  low: number | null;
  high: number | null;
  modes: string[];
  /** Where it is shown: "table" (what is played), "module" (what is added) or "ruling" (how a rule is read). */
  group: string;
  /** The option without which it means nothing; "" for none. */
  needs: string;
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

export interface Fault {
  error: string;
  message: string;
  fields?: { path: string; message: string }[];
}
