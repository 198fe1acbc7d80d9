import type { View } from "../../lib/types.ts";
import Above from "./Above.svelte";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import { facts, frame } from "./model.ts";

export { Above, Below, Board, facts };

export const size = (view: View): { width: number; height: number } => {
  const { width, height } = frame(view);
  return { width, height };
};
