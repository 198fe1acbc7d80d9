import type { View } from "../../lib/types.ts";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import { facts, hints, layout, upkeep } from "./model.ts";

export { Below, Board, facts, hints, upkeep };

export const size = (view: View): { width: number; height: number } => {
  const { width, height } = layout(view);
  return { width, height };
};
