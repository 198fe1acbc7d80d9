/** Boards by game. A guest without one gets the generic board: its view as labelled things that can be picked. */
import type { Component } from "svelte";
import type { Weight } from "../lib/chapters.ts";
import type { Problem, Said, View } from "../lib/types.ts";
import type { TableWords } from "../lib/words.ts";

export interface BoardProps {
  view: View;
  words: TableWords;
  /** The seat whose eyes these are; null for a spectator. */
  you: number | null;
}

/** A number about a seat, with its sign and what it is called. */
export interface Sign {
  icon: string;
  n: number | string;
  title: string;
}

/** How a card looks besides its text. */
export interface Face {
  /** Its kind: the colour of its edge. */
  tone?: string;
  icon?: string;
  /** What sort of card it is, in words. */
  sort?: string;
  /** Rows of signs, as of the phases of an Action card. */
  bands?: { tone: string; title: string; marks: { icon: string; n: number; title: string }[] }[];
}

/** Where the drawing is to fit: its width divided by its height. */
export type Ratio = number;

export interface BoardModule {
  /** Drawn inside an SVG of the given size; what stands for a token is declared with `things()`. */
  Board?: Component<BoardProps & { ratio: Ratio }>;
  size?: (view: View, ratio: Ratio) => { width: number; height: number };
  /** A line above the board: phase, what is left of a turn, open cards, a battle. */
  Status?: Component<BoardProps>;
  /** Along the lower edge: one's own things and one's hand. */
  Tray?: Component<BoardProps>;
  /** All that a seat has, on a sheet of its own. */
  Seat?: Component<BoardProps & { seat: number }>;
  /** What belongs to all and is not drawn on the board, on a sheet. */
  Common?: Component<BoardProps>;
  /** Everything, where there is no drawing. */
  Whole?: Component<BoardProps>;
  /** The time at the table: Year, round. */
  when?: (view: View, words: TableWords) => string;
  /** The sign of points, and what else everybody may know of a seat at a glance. */
  points?: string;
  signs?: (view: View, seat: number, words: TableWords) => Sign[];
  /** Points of all together and of whom they play against, where seats have none that count for themselves. */
  against?: (view: View, words: TableWords) => Sign[];
  /** Seats in the order in which they act, and which one acts now. */
  order?: (view: View) => number[];
  active?: (view: View) => number | null;
  /** How a card looks; null for what is no card. */
  face?: (view: View, token: string, words: TableWords) => Face | null;
  /** What the table knows of a thing besides its text: values, costs, what lies there. */
  facts?: (view: View, token: string, words: TableWords) => string[];
  /** Why the open question is asked: whose card or phase it belongs to; empty where the question says it itself. */
  because?: (view: View, words: TableWords) => string;
  /** What an event is in the course of the game: a part of its time, a fight, a turn. */
  weight?: (event: Said) => Weight;
  /** Those of the options that one click on the board means, where the others are rarer ways of the same. */
  usual?: (options: readonly string[]) => string[];
  /**
   * What one may point at for the question behind an option: an option of that question in words, and the option that
   * leads there. So a click on a group of one's own means "movement", then that group.
   */
  opens?: (view: View) => ReadonlyMap<string, string>;
  /** What an automaton would do next as things stand, in sentences. */
  hints?: (view: View, words: TableWords) => string[];
  /** Acts that are nobody's but worth being shown as they happen (events, requests). */
  upkeep?: (event: Said) => boolean;
}

/** Rows of content by table, as the server reads them from TOML. */
export type Rows = Record<string, Record<string, unknown>[]>;

export interface EditorProps<D> {
  draft: D;
  /** The game's own rows of the tables the editor begins from. */
  own: Rows;
  words: TableWords;
  /** What the server says is wrong with the draft. */
  problems: Problem[];
  /** Seats that a match with such content may have. */
  seats: number[];
  /** `more`: it goes on with the last change, so that undo takes back both. */
  onchange: (draft: D, more?: boolean) => void;
}

/** An editor for content of a game. The page around it checks, saves, shares and plays what it writes. */
export interface EditorModule<D = unknown> {
  tables: string[];
  /** The mode and the start option that play such content. */
  mode: string;
  option: string;
  /** What one can begin from: words for it and the draft. */
  models: (own: Rows, words: TableWords, seats: number[]) => { id: string; name: string; draft: D }[];
  /** The draft in a file's rows; null where there is none. */
  read: (rows: Rows) => D | null;
  write: (draft: D) => Rows;
  /** The word the start option takes, which also names file and pack; the title people read; how many may play. */
  id: (draft: D) => string;
  title: (draft: D) => string;
  seats: (draft: D) => number;
  Editor: Component<EditorProps<D>>;
}

/** A small picture in a box of 48: its ground, and paths in boxes of 20 laid on it. */
export interface Picture {
  ground: string;
  layers: { d: string; fill: string; x: number; y: number; scale: number }[];
}

/** The pictures of a game's modules and factions by their words. */
export type Pictures = (word: string) => Picture | null;

const pictures: Record<string, () => Promise<Pictures>> = {
  tsukuyumi: async () => (await import("./tsukuyumi/pictures.ts")).pictureOf,
};

export const picturesOf = (game: string): Promise<Pictures> | null => pictures[game]?.() ?? null;

const editors: Record<string, () => Promise<EditorModule>> = {
  tsukuyumi: async () => (await import("./tsukuyumi/editor/index.ts")).editor as unknown as EditorModule,
};

export const hasEditor = (game: string): boolean => game in editors;
export const editorOf = (game: string): Promise<EditorModule> | null => editors[game]?.() ?? null;

const known: Record<string, () => Promise<BoardModule>> = {
  "great-wall": () => import("./great-wall/index.ts"),
  tsukuyumi: () => import("./tsukuyumi/index.ts"),
};

export const boardOf = (game: string): Promise<BoardModule> => (known[game] ?? (() => import("./generic/index.ts")))();
