/** Made from the server's shapes by `make wire-types`: change src/moonwall/server/wire.py and make it again. */
import type { Analysis } from "./analysis.ts";
import type { Edit } from "./changes.ts";
import type { GameInfo, Problem, View } from "./types.ts";
import type { Data, Ended, Said } from "./words.ts";

export interface SeatWish {
  who: "bot" | "hot-seat" | "link" | "me";
  name?: string;
  bot?: string | null;
  faction?: string | null;
}

export interface Clock {
  days: number;
  then?: "bot" | "nudge" | "resign";
  bot?: string;
}

export interface TableWish {
  seats?: SeatWish[];
  spectators?: boolean;
  listed?: boolean;
  webhook?: string | null;
  clock?: Clock | null;
  delay?: number;
  coach?: boolean | null;
}

export interface NewMatch {
  seats?: SeatWish[];
  spectators?: boolean;
  listed?: boolean;
  webhook?: string | null;
  clock?: Clock | null;
  delay?: number;
  coach?: boolean | null;
  game: string;
  mode?: string | null;
  options?: Record<string, unknown>;
  seed?: number | null;
  packs?: string[];
}

export interface Continue {
  seats?: SeatWish[];
  spectators?: boolean;
  listed?: boolean;
  webhook?: string | null;
  clock?: Clock | null;
  delay?: number;
  coach?: boolean | null;
  moment: number;
}

export interface Import {
  seats?: SeatWish[];
  spectators?: boolean;
  listed?: boolean;
  webhook?: string | null;
  clock?: Clock | null;
  delay?: number;
  coach?: boolean | null;
  record: Record<string, unknown>;
  moment?: number | null;
}

export interface Tokens {
  tokens: string[];
}

export interface Invitation {
  invite: string;
  tokens?: string[];
}

export interface Join {
  invite: string;
  name?: string;
}

export interface Answer {
  decision: string;
  option: string;
  seat?: number | null;
}

export interface Undo {
  to: number;
  seat?: number | null;
}

export interface Vote {
  ask: number;
  yes: boolean;
  seat?: number | null;
}

export interface Wish {
  what: "comment" | "go-on" | "keep" | "record";
  seat?: number | null;
}

export interface Stand {
  decision: string;
  answer: string | null;
  span?: string;
  seat?: number | null;
}

export interface Say {
  text: string;
  seat?: number | null;
  key?: string | null;
}

export interface Notes {
  text: string;
}

export interface Rename {
  name: string;
  seat?: number | null;
}

export interface Reseat {
  who: "back" | "bot" | "link" | "stand-in";
  bot?: string | null;
}

export interface Webhook {
  url: string | null;
}

export interface NewPack {
  game: string;
  name: string;
  files: Record<string, string>;
}

export interface PackDraft {
  game: string;
  files: Record<string, string>;
}

export interface MadeSeat {
  seat: number;
  token?: string | null;
  invite?: string | null;
  bot?: string | null;
}

export interface Made {
  match: string;
  owner: string;
  seats: MadeSeat[];
  grade: string;
  grade_reason: string;
}

export interface Joined {
  match: string;
  seat: number;
  token: string;
}

export interface NudgeDoc {
  at: string;
  by: number;
}

export interface SeatDoc {
  index: number;
  faction: string;
  who: "automaton" | "bot" | "human";
  name: string;
  bot: string | null;
  open: boolean;
  stand_in?: string;
  resigned?: boolean;
  seen?: string;
  nudge?: NudgeDoc;
}

export interface Summary {
  match: string;
  game: string;
  mode: string;
  seats: SeatDoc[];
  you: number[];
  owner: boolean;
  count: number;
  version: number;
  waiting: number[];
  over: boolean;
  outcome: Ended | null;
  created: string;
  updated: string;
  spectators?: boolean;
  series?: string;
  rematch?: string;
}

export interface Summaries {
  matches: Summary[];
}

export interface InvitationDoc {
  match: Summary;
  seat: number;
  faction: string;
  open: boolean;
  yours?: boolean;
}

export interface Parent {
  match: string;
  moment: number;
}

export interface Changed {
  agreed: number;
  why: string;
}

export interface TableDoc {
  type: "table";
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
  parent: Parent | null;
  created: string;
  you: number[];
  owner: boolean;
  seats: SeatDoc[];
  changed: Changed | null;
  closed: string | null;
  clock?: Clock;
  delay?: number;
  series?: string;
  rematch?: string;
  commented?: boolean;
  coach: boolean;
}

export interface MomentDoc {
  k: number;
  by: number | null;
  at: string;
  events: Record<string, Said[]>;
}

export interface UndoDoc {
  free: number | null;
  last: number | null;
}

export interface AskDoc {
  id: number;
  seat: number;
  to: number;
  what: "comment" | "go-on" | "keep" | "record" | "undo";
  yes: number[];
  waiting: number[];
}

export interface StandDoc {
  decision: string;
  answer: string;
  span: string;
}

export interface StateDoc {
  type: "state";
  version: number;
  count: number;
  from: number;
  over: boolean;
  views: Record<string, View>;
  moments: MomentDoc[];
  undo: Record<string, UndoDoc>;
  asks: AskDoc[];
  base?: number;
  changes?: Record<string, Edit[]>;
  standing?: Record<string, StandDoc[]>;
  due?: Record<string, string>;
}

export interface LogDoc {
  moments: MomentDoc[];
}

export interface PastDoc {
  k: number;
  version: number;
  viewer: string;
  view: View;
  events: Said[];
}

export interface ReplayDoc {
  k: number;
  version: number;
  viewer: string;
  view: View;
  events: Said[];
  count: number;
  over: boolean;
}

export interface StepDoc {
  k: number;
  version: number;
  viewer: string;
  view: View;
  events: Said[];
  step: number;
  steps: number;
}

export interface StoryDoc {
  count: number;
  scores: number[];
  turns: unknown[][];
}

export interface Done {
  version: number;
  count: number;
  repeat: boolean;
}

export interface UndoDone {
  done: boolean;
  version: number;
  count: number;
  ask?: AskDoc | null;
}

export interface NotesDoc {
  text: string;
}

export interface WordsDoc {
  cards: string;
}

export interface Reseated {
  invite: string | null;
}

export interface WebhookDoc {
  url: string | null;
}

export interface PackMade {
  hash: string;
}

export interface PackProblem {
  file: string;
  line: number;
  row: string;
  field: string;
  message: string;
}

export interface PackReport {
  problems: Problem[];
  rows: Record<string, Record<string, unknown>>;
}

export interface RowsDoc {
  rows: (Record<string, unknown>)[];
}

export interface PackDoc {
  hash: string;
  game: string;
  name: string;
  files: Record<string, string>;
}

export interface RuleDoc {
  id: string;
  game: string;
  title: string;
  text: string;
}

export interface GamesDoc {
  games: GameInfo[];
  bots: string[];
}

export interface About {
  name: string;
  version: string;
  languages: string[];
  bots: string[];
  webhooks: string;
  limits: Record<string, number>;
}

export interface Hello {
  type: "hello";
  match: string;
  tokens?: string[];
  since?: number | null;
  log?: number;
  changes?: boolean;
}

export interface AnswerFrame {
  type: "answer";
  decision: string;
  option: string;
  ref?: string;
  seat?: number | null;
}

export interface UndoFrame {
  type: "undo";
  to: number;
  ref?: string;
  seat?: number | null;
}

export interface VoteFrame {
  type: "vote";
  ask: number;
  yes: boolean;
  ref?: string;
  seat?: number | null;
}

export interface ChatFrame {
  type: "chat";
  text: string;
  ref?: string;
  seat?: number | null;
  key?: string | null;
}

export interface StandFrame {
  type: "stand";
  decision: string;
  answer: string | null;
  span?: string;
  ref?: string;
  seat?: number | null;
}

export interface PreviewFrame {
  type: "preview";
  decision: string;
  option?: string | null;
  ref?: string;
  seat?: number | null;
  lang?: "en" | "it" | "pl";
}

export interface SyncFrame {
  type: "sync";
  since?: number | null;
}

export interface PingFrame {
  type: "ping";
}

export interface Ack {
  type: "ack";
  ref: string;
  version: number;
  count: number;
  repeat: boolean;
  done?: boolean;
  ask?: AskDoc;
}

export interface Refused {
  type: "refused";
  ref: string;
  error: string;
  message: string;
}

export interface ChatNews {
  type: "chat";
  chat: ChatDoc[];
}

export interface PreviewDoc {
  option: string;
  line: string;
  stop: "chance" | "end" | "others" | "reveal" | "yours";
  differences: { word: string; seat: number | null; was: number; now: number }[];
  events?: Said[];
  waiting?: number[];
  unless?: number[];
  asks?: { kind: string; seat: number; about: Data } | null;
  changes?: Edit[];
}

export interface PreviewNews {
  type: "preview";
  ref: string;
  version: number;
  decision: string;
  seat: number;
  previews: PreviewDoc[];
}

export interface Presence {
  type: "presence";
  seats: Record<string, number>;
  watchers: number;
  away?: Record<string, string | null>;
}

export interface Pong {
  type: "pong";
}

export interface Bye {
  type: "bye";
  error: string;
  message: string;
}

export interface ToldDoc {
  what: "back" | "bot" | "open" | "resigned" | "stand-in" | "time-over";
  seat: number;
  name?: string;
  bot?: string | null;
}

export interface ChatDoc {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  told?: ToldDoc;
}

export interface ChatList {
  chat: ChatDoc[];
}

export interface OneSeat {
  seat?: number | null;
}

export interface Nudge {
  seat: number;
}

export interface Rematch {
  shift?: number;
  factions?: "deal" | "keep";
}

export interface Watching {
  spectators?: boolean | null;
  delay?: number | null;
  link?: boolean | null;
  commentator?: boolean | null;
}

export interface KeyWish {
  tokens: string[];
  key?: string | null;
}

export interface KeyToken {
  key: string;
}

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  tokens: string[];
  lang?: "en" | "it" | "pl";
}

export interface Unsubscription {
  endpoint: string;
}

export interface DeviceLink {
  link: string;
}

export interface WatchingDoc {
  spectators: boolean;
  delay: number;
  linked: boolean;
  link: string | null;
  agreed: boolean;
  commented: boolean;
  commentator: string | null;
}

export interface PushKey {
  key: string;
}

export interface Subscribed {
  matches: number;
}

export interface DeviceDoc {
  link: string;
  until: string;
}

export interface HeldDoc {
  match: string;
  seats: number[];
  owner: boolean;
}

export interface KeyDoc {
  key: string | null;
  matches: HeldDoc[];
}

export interface Rematched {
  match: string;
  seats: MadeSeat[];
}

export interface SeriesMatch {
  match: string;
  created: string;
  over: boolean;
  outcome: Ended | null;
  persons: number[];
  places: Record<string, number>;
}

export interface Standing {
  person: number;
  name: string;
  played: number;
  wins: number;
  points: number;
  places: number[];
}

export interface SeriesDoc {
  series: string;
  matches: SeriesMatch[];
  standings: Standing[];
}

export interface ReelDoc {
  match: string;
  viewer: string;
  count: number;
  first: View;
  changes: Edit[][];
  events: Said[][];
}

export interface ReasonDoc {
  text: string;
  good: boolean;
}

export interface AdviceDoc {
  option: string;
  say: string;
  chance: number;
  reasons: ReasonDoc[];
  behind: ReasonDoc[];
}

export interface CoachDoc {
  version: number;
  decision: string;
  seat: number;
  answers: AdviceDoc[];
  hint: string;
}

export interface AnalysisDoc {
  state: "done" | "failed" | "none" | "waiting" | "working";
  link: string;
  done: number;
  of: number;
  why: string;
  match: string;
  analysis: Analysis | null;
}
