/** How large a drawing is on the screen, for print that must stay readable. */
import { narrow } from "./narrow.ts";
import { getContext, setContext } from "svelte";

const KEY = Symbol("unit");
/** No letter is smaller than this many pixels, as long as the whole drawing is in sight on a wide page. */
const LEAST = 11.2;
/** And none is larger than this many units of the drawing for that: it would not fit into a hex of a table of six. */
const MOST = 23;
/** On a phone letters are smaller, so that they do not lie on each other: one goes nearer. */
const MOST_NARROW = 19;

/** Units of the drawing for one pixel of the screen. */
export const setUnit = (unit: () => number): void => void setContext(KEY, unit);

const one = (): number => 1;

/** Units of the drawing for one pixel of the screen, where the whole drawing is in sight. */
export const unitOf = (): (() => number) => getContext<(() => number) | undefined>(KEY) ?? one;

/**
 * The size to draw letters in: `wanted` units, less where a text would be wider than `width`, but never so small that
 * nobody can read it. On a phone, where the whole drawing is small, one goes nearer instead.
 */
export function letters(): (wanted: number, text?: string, width?: number) => number {
  const unit = getContext<(() => number) | undefined>(KEY) ?? one;
  return (wanted, text = "", width = Infinity) => {
    const fits = text ? Math.min(wanted, width / (0.58 * text.length)) : wanted;
    return Math.max(fits, Math.min(LEAST * unit(), narrow.current ? MOST_NARROW : MOST));
  };
}

/** A text that would be wider than its place is drawn closer together; how wide it is, only the browser knows. */
export function within(text: string, size: number, width: number): (node: SVGTextElement) => void {
  return (node) => {
    node.removeAttribute("textLength");
    if (text.length * size * 0.8 < width || !node.getComputedTextLength || node.getComputedTextLength() <= width)
      return;
    node.setAttribute("textLength", String(width));
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
}

/** A text on two lines where one would be longer than `most` letters. */
export function twoLines(text: string, most: number): string[] {
  const parts = text.split(" ");
  if (text.length <= most || parts.length < 2) return [text];
  const half = text.length / 2;
  let first = parts[0]!;
  let i = 1;
  while (i < parts.length - 1 && first.length + parts[i]!.length / 2 < half) first += ` ${parts[i++]}`;
  return [first, parts.slice(i).join(" ")];
}

/** A rectangle on the screen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export const CORNERS = ["bottom right", "bottom left", "top right", "top left"] as const;
export type Corner = (typeof CORNERS)[number];

/**
 * The corner of `room` where buttons of this size, `gap` pixels from the edges, cover the least of the boxes: a small
 * piece that is hidden weighs more than the rims of some areas. They stay where they are as long as no corner is better.
 */
export function freestCorner(
  now: Corner,
  room: Box,
  size: { width: number; height: number },
  gap: number,
  boxes: readonly Box[],
): Corner {
  const covered = (corner: Corner): number => {
    const left = corner.endsWith("left") ? room.left + gap : room.right - gap - size.width;
    const top = corner.startsWith("top") ? room.top + gap : room.bottom - gap - size.height;
    const [right, bottom] = [left + size.width, top + size.height];
    let parts = 0;
    for (const box of boxes) {
      const wide = Math.min(box.right, right) - Math.max(box.left, left);
      const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (wide > 0 && high > 0) parts += (wide * high) / ((box.right - box.left) * (box.bottom - box.top));
    }
    return parts;
  };
  let [best, least] = [now, covered(now)];
  for (const corner of CORNERS) {
    const parts = covered(corner);
    if (parts < least) [best, least] = [corner, parts];
  }
  return best;
}
