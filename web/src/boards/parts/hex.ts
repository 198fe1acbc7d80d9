/** Pointy-top hexes in axial coordinates, as `games/tsukuyumi/board.py` counts their edges. */
export const SIZE = 64;
const ROOT = Math.sqrt(3);

export const HEX = /^(-?\d+),(-?\d+)$/;
export const EDGE = /^(-?\d+),(-?\d+)\|(-?\d+),(-?\d+)$/;
export const OUTER = /^(-?\d+),(-?\d+)\/(\d)$/;

export interface Point {
  x: number;
  y: number;
}

export const centre = (q: number, r: number, size = SIZE): Point => ({
  x: size * ROOT * (q + r / 2),
  y: size * 1.5 * r,
});

/** Edge 0 faces east, then counter-clockwise. */
const angle = (edge: number): number => (-edge * Math.PI) / 3;

export function corners(size = SIZE): string {
  return Array.from({ length: 6 }, (_, i) => {
    const a = (Math.PI / 3) * i + Math.PI / 6;
    return `${(size * Math.cos(a)).toFixed(1)},${(size * Math.sin(a)).toFixed(1)}`;
  }).join(" ");
}

/** The middle of an edge, pulled inwards by ``inset``, and the turn of a bar that lies along it, in degrees. */
export function edgeOf(q: number, r: number, edge: number, inset = 0, size = SIZE): Point & { turn: number } {
  const { x, y } = centre(q, r, size);
  const far = (size * ROOT) / 2 - inset;
  return { x: x + far * Math.cos(angle(edge)), y: y + far * Math.sin(angle(edge)), turn: -edge * 60 + 90 };
}

const WAYS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** Where an edge token lies: the hex it is drawn from and which of its edges; null for other tokens. */
export function edgeToken(token: string): { q: number; r: number; edge: number } | null {
  const outer = OUTER.exec(token);
  if (outer) return { q: Number(outer[1]), r: Number(outer[2]), edge: Number(outer[3]) };
  const between = EDGE.exec(token);
  if (!between) return null;
  const [q, r, q2, r2] = between.slice(1).map(Number) as [number, number, number, number];
  const edge = WAYS.findIndex(([dq, dr]) => dq === q2 - q && dr === r2 - r);
  return edge < 0 ? null : { q, r, edge };
}

/** Places for n things in the middle of a hex: rows of up to four, centred; three large ones lie in two rows. */
export function spread(n: number, gap: number): Point[] {
  const rows =
    n === 3 && gap > 37
      ? [2, 1]
      : n <= 3
        ? [n]
        : n === 4
          ? [2, 2]
          : n === 5
            ? [3, 2]
            : n === 6
              ? [3, 3]
              : n === 7
                ? [3, 4]
                : n === 8
                  ? [4, 4]
                  : [3, 4, n - 7];
  const places: Point[] = [];
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i += 1) {
      places.push({ x: (i - (count - 1) / 2) * gap, y: (row - (rows.length - 1) / 2) * gap * 0.95 });
    }
  });
  return places;
}
