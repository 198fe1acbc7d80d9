/** A scenario being drawn: its row and a board for each number of players, as the game's content writes them. */
import type { Rows } from "../../index.ts";

export const KINDS = ["fertile", "ocean", "mountain", "radioactive"] as const;
export const TOOLS = ["any", ...KINDS, "hole", "home", "fair", "erase"] as const;
export type Kind = (typeof KINDS)[number];
export type Tool = (typeof TOOLS)[number];

export interface BoardRow {
  id: string;
  scenario: string;
  players: number;
  tiles: number;
  spaces: string[];
  holes: string[];
  homes: string[];
  fair: string[];
  fixed: Record<string, string[]>;
  exact: string[];
  groups: string[][];
  open: string[];
}

export interface Draft {
  /** The scenario's row as it was read, with name and special rules. */
  scenario: Record<string, unknown> & { name: string; objectives: boolean; home_by_moon: boolean };
  boards: BoardRow[];
}

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const DEFAULTS: Record<string, unknown> = { objectives: true, home_by_moon: true, most_fertile: -1 };

function boardOf(row: Record<string, unknown>): BoardRow {
  const fixed = typeof row.fixed === "object" && row.fixed !== null ? (row.fixed as Record<string, unknown>) : {};
  return {
    id: String(row.id ?? ""),
    scenario: String(row.scenario ?? ""),
    players: Number(row.players) || 0,
    tiles: Number(row.tiles) || 0,
    spaces: words(row.spaces),
    holes: words(row.holes),
    homes: words(row.homes),
    fair: words(row.fair),
    fixed: Object.fromEntries(Object.entries(fixed).map(([kind, names]) => [kind, words(names)])),
    exact: words(row.exact),
    groups: Array.isArray(row.groups) ? row.groups.map(words) : [],
    open: words(row.open),
  };
}

/** The first scenario among these rows with its boards, fewest players first; null where there is none. */
export function read(rows: Rows, id?: string): Draft | null {
  const row = (rows.scenarios ?? []).find((one) => id === undefined || one.id === id);
  if (!row) return null;
  const boards = (rows.boards ?? []).filter((board) => board.scenario === row.id).map(boardOf);
  if (!boards.length) return null;
  const { id: _id, source: _source, house: _house, players: _players, ...kept } = row;
  return {
    scenario: {
      ...DEFAULTS,
      ...kept,
      name: String(row.name ?? ""),
      objectives: row.objectives !== false,
      home_by_moon: row.home_by_moon !== false,
    },
    boards: boards.sort((a, b) => a.players - b.players),
  };
}

/** A scenario of the box as the beginning of one's own: its shape and rules, not its name, editions or source. */
export function model(own: Rows, id: string, seats: number[]): Draft | null {
  const draft = read(own, id);
  if (!draft) return null;
  const { editions: _editions, players_pl: _pl, teams: _teams, ...rules } = draft.scenario;
  const boards = draft.boards.filter((board) => seats.includes(board.players));
  return boards.length ? { scenario: { ...rules, name: "" } as Draft["scenario"], boards } : null;
}

const LATIN: Record<string, string> = { ł: "l", đ: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe" };

/** The id made of the name; `own-` keeps it apart from the ids of the box. */
export function idOf(draft: Draft): string {
  const plain = draft.scenario.name
    .toLowerCase()
    .replace(/[łđøßæœ]/g, (letter) => LATIN[letter]!)
    .normalize("NFD")
    .replace(/[̀-ͯ]/g, "");
  return `own-${
    plain
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 30)
      .replace(/-$/, "") || "map"
  }`;
}

export function write(draft: Draft): Rows {
  const id = idOf(draft);
  const { name, ...rules } = draft.scenario;
  const told = Object.fromEntries(Object.entries(rules).filter(([field, value]) => DEFAULTS[field] !== value));
  const players = draft.boards.map((board) => board.players);
  return {
    scenarios: [{ id, name: name.trim(), players, ...told }],
    boards: draft.boards.map((board) => ({
      ...board,
      id: `${id}-${board.players}`,
      scenario: id,
      tiles: board.spaces.length,
    })),
  };
}

// --- drawing ---------------------------------------------------------------------------------------------------

const without = (names: string[], at: string): string[] => names.filter((name) => name !== at);

/** Nothing lies here any more. */
function cleared(board: BoardRow, at: string): BoardRow {
  const fixed = Object.entries(board.fixed).map(([kind, names]) => [kind, without(names, at)] as const);
  return {
    ...board,
    spaces: without(board.spaces, at),
    holes: without(board.holes, at),
    homes: without(board.homes, at),
    fair: without(board.fair, at),
    fixed: Object.fromEntries(fixed.filter(([, names]) => names.length)),
    groups: board.groups.map((group) => without(group, at)),
    open: board.open.filter((pair) => !pair.split("|").includes(at)),
  };
}

export const kindAt = (board: BoardRow, at: string): string | null =>
  Object.keys(board.fixed).find((kind) => board.fixed[kind]!.includes(at)) ?? null;

/** Whether this is already as the tool would make it. */
export function has(board: BoardRow, at: string, tool: Tool): boolean {
  if (tool === "any") return board.spaces.includes(at) && kindAt(board, at) === null;
  if (tool === "hole") return board.holes.includes(at);
  if (tool === "home") return board.homes.includes(at);
  if (tool === "fair") return board.fair.includes(at);
  if (tool === "erase")
    return ![board.spaces, board.holes, board.homes, board.fair].some((names) => names.includes(at));
  return kindAt(board, at) === tool;
}

export function paint(board: BoardRow, at: string, tool: Tool): BoardRow {
  if (has(board, at, tool)) return board;
  if (tool === "home" || tool === "fair") {
    // A space may be one of the only Homezone spaces and one of the fair ones.
    const bare = board.spaces.includes(at) || board.holes.includes(at) ? cleared(board, at) : board;
    return tool === "home" ? { ...bare, homes: [...bare.homes, at] } : { ...bare, fair: [...bare.fair, at] };
  }
  if (tool === "erase") return cleared(board, at);
  if (tool === "hole") {
    const bare = cleared(board, at);
    return { ...bare, holes: [...bare.holes, at] };
  }
  // Another kind of tile stays in its group and keeps its open ways.
  const laid = board.spaces.includes(at);
  const bare = laid ? board : cleared(board, at);
  const fixed: Record<string, string[]> = {};
  for (const [kind, names] of Object.entries(bare.fixed))
    if (without(names, at).length) fixed[kind] = without(names, at);
  if (tool !== "any") fixed[tool] = [...(fixed[tool] ?? []), at];
  return { ...bare, spaces: laid ? bare.spaces : [...bare.spaces, at], fixed };
}

/** Take away what the tool put here: a homezone mark, a hole, or the tile. */
export function unpaint(board: BoardRow, at: string, tool: Tool): BoardRow {
  if (tool === "home") return { ...board, homes: without(board.homes, at) };
  if (tool === "fair") return { ...board, fair: without(board.fair, at) };
  return cleared(board, at);
}

// --- geometry of the page ----------------------------------------------------------------------------------------

export const RADIUS = 7;
export const ring = (q: number, r: number): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
export const HEXES = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS).flatMap((r) =>
  Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS)
    .filter((q) => ring(q, r) <= RADIUS)
    .map((q) => ({ q, r, at: `${q},${r}` })),
);

/** How many rings to show: some beyond what is drawn. */
export function rings(board: BoardRow, beyond = 1): number {
  const used = [...board.spaces, ...board.holes, ...board.homes, ...board.fair].map((name) => {
    const [q, r] = name.split(",").map(Number) as [number, number];
    return ring(q, r);
  });
  return Math.min(RADIUS, Math.max(3 + beyond, ...used.filter(Number.isFinite).map((n) => n + beyond)));
}
