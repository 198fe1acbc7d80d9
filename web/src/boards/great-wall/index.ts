import type { View } from "../../lib/types.ts";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import { layout } from "./model.ts";

export { Below, Board };

export const size = (view: View): { width: number; height: number } => {
  const { width, height } = layout(view);
  return { width, height };
};
