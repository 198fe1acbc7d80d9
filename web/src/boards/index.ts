/** Boards by game. A guest without one gets the generic board: its view as labelled things that can be picked. */
import type { Component } from "svelte";
import type { View } from "../lib/types.ts";
import type { TableWords } from "../lib/words.ts";

export interface BoardProps {
  view: View;
  words: TableWords;
  /** The seat whose eyes these are; null for a spectator. */
  you: number | null;
}

export interface BoardModule {
  /** Drawn inside an SVG of the given size; things carry data-ref and data-at. */
  Board?: Component<BoardProps>;
  size?: (view: View) => { width: number; height: number };
  /** HTML above the board: round, phase, open cards. */
  Above?: Component<BoardProps>;
  /** HTML below the board: hands, everybody's things. */
  Below?: Component<BoardProps>;
  /** What the table knows of a thing besides its text: values, costs, what lies there. */
  facts?: (view: View, token: string, words: TableWords) => string[];
}

const known: Record<string, () => Promise<BoardModule>> = {
  "great-wall": () => import("./great-wall/index.ts"),
  tsukuyumi: () => import("./tsukuyumi/index.ts"),
};

export const boardOf = (game: string): Promise<BoardModule> => (known[game] ?? (() => import("./generic/index.ts")))();
