/** HTTP calls of docs/protocol.md. A refusal is a Refused with a sentence for people. */
import { tokensOf } from "./keys.ts";
import type { StoryDoc } from "./story.ts";
import type { AnalysisDoc, CoachDoc } from "./wire.ts";
import { speech } from "./speech.svelte.ts";
import type {
  ChatLine,
  Fault,
  GameInfo,
  Clock,
  Made,
  MadeSeat,
  ReelDoc,
  Moment,
  Problem,
  Said,
  SeatWish,
  SeriesDoc,
  State,
  Summary,
  Table,
  View,
  WatchingDoc,
} from "./types.ts";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: { path: string; message: string }[] = [],
  ) {
    super(message);
  }

  /** The sentence in the reader's language, the server's own where the catalogue has none. */
  get said(): string {
    const own = speech.words.find(`server-error-${this.code}`);
    const detail = this.fields.map((f) => `${f.path}: ${f.message}`).join("; ");
    const plain = ["invalid", "setup", "record", "content", "illegal-option"].includes(this.code);
    if (plain || !own) return detail ? `${this.message} ${detail}` : this.message;
    return own;
  }
}

export const saidOf = (error: unknown): string =>
  error instanceof Refused ? error.said : error instanceof Error ? error.message : String(error);

async function call<T>(method: string, path: string, body?: unknown, match?: string): Promise<T> {
  const headers: Record<string, string> = {};
  const tokens = match ? tokensOf(match) : [];
  if (tokens.length) headers.authorization = `Bearer ${tokens.join(",")}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Refused(0, "offline", speech.t("offline"));
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let doc: unknown;
  try {
    doc = text ? JSON.parse(text) : null;
  } catch {
    doc = null;
  }
  if (!answer.ok) {
    const fault = (doc ?? {}) as Partial<Fault>;
    throw new Refused(answer.status, fault.error ?? "internal", fault.message ?? answer.statusText, fault.fields ?? []);
  }
  return doc as T;
}

export interface Wish {
  game: string;
  mode: string;
  options: Record<string, unknown>;
  seed: number | null;
  packs: string[];
  seats: SeatWish[];
  spectators: boolean;
  listed: boolean;
  webhook: string | null;
  clock?: Clock;
  delay?: number;
  coach?: boolean;
}

let gamesOnce: Promise<{ games: GameInfo[]; bots: string[] }> | null = null;

export const api = {
  about: () => call<{ version: string }>("GET", "/api/about"),
  games(): Promise<{ games: GameInfo[]; bots: string[] }> {
    gamesOnce ??= call<{ games: GameInfo[]; bots: string[] }>("GET", "/api/games").catch((error: unknown) => {
      gamesOnce = null;
      throw error;
    });
    return gamesOnce;
  },
  rows: (game: string, table: string) =>
    call<{ rows: Record<string, unknown>[] }>("GET", `/api/games/${game}/rows/${table}`),
  checkPack: (game: string, files: Record<string, string>) =>
    call<{ problems: Problem[]; rows: Record<string, Record<string, Record<string, unknown>[]>> }>(
      "POST",
      "/api/packs/check",
      {
        game,
        files,
      },
    ),
  keepPack: (game: string, name: string, files: Record<string, string>) =>
    call<{ hash: string }>("POST", "/api/packs", { game, name, files }),
  pack: (hash: string) => call<{ game: string; name: string }>("GET", `/api/packs/${encodeURIComponent(hash)}`),
  make: (wish: Wish) => call<Made>("POST", "/api/matches", wish),
  /** A match that begins with the position of a lesson's scene. */
  lesson: (lesson: string, scene: string) => call<Made>("POST", `/api/lessons/${lesson}/${scene}`, {}),
  listed: () => call<{ matches: Summary[] }>("GET", "/api/matches"),
  mine: (tokens: string[]) => call<{ matches: Summary[] }>("POST", "/api/mine", { tokens }),
  /** How things stand; with `since`, what has happened since that version, at most `log` answers of it. */
  get: (match: string, since?: number, log = 200) =>
    call<{ table: Table; state: State }>(
      "GET",
      `/api/matches/${match}?log=${log}${since === undefined ? "" : `&since=${since}`}`,
      undefined,
      match,
    ),
  invitation: (invite: string, tokens: string[]) =>
    call<{ match: Summary; seat: number; faction: string; open: boolean; yours: boolean }>("POST", "/api/invitation", {
      invite,
      tokens,
    }),
  join: (invite: string, name?: string) =>
    call<{ match: string; seat: number; token: string }>("POST", "/api/join", name ? { invite, name } : { invite }),
  /** The match's own cards, as a Fluent file. */
  words: (match: string, lang: string) =>
    call<{ cards: string }>("GET", `/api/matches/${match}/words?lang=${lang}`, undefined, match),
  log: (match: string, first: number, last: number) =>
    call<{ moments: Moment[] }>("GET", `/api/matches/${match}/log?first=${first}&last=${last}`, undefined, match),
  reel: (match: string, seat: number | null) =>
    call<ReelDoc>("GET", `/api/matches/${match}/reel${seat === null ? "" : `?seat=${seat}`}`, undefined, match),
  story: (match: string) => call<StoryDoc>("GET", `/api/matches/${match}/story`, undefined, match),
  coach: (match: string, seat: number, lang: string) =>
    call<CoachDoc>("GET", `/api/matches/${match}/coach?seat=${seat}&lang=${lang}`, undefined, match),
  analysis: (match: string) => call<AnalysisDoc>("GET", `/api/matches/${match}/analysis`, undefined, match),
  analyse: (match: string) => call<AnalysisDoc>("POST", `/api/matches/${match}/analysis`, {}, match),
  sharedAnalysis: (key: string) => call<AnalysisDoc>("GET", `/api/analyses/${encodeURIComponent(key)}`),
  step: (match: string, k: number, n: number, seat: number | null) =>
    call<{ k: number; step: number; steps: number; view: View; events: Said[] }>(
      "GET",
      `/api/matches/${match}/moments/${k}/steps/${n}${seat === null ? "" : `?seat=${seat}`}`,
      undefined,
      match,
    ),
  moment: (match: string, k: number, seat: number | null) =>
    call<{ k: number; count: number; version: number; viewer: string; view: View; events: Said[]; over: boolean }>(
      "GET",
      `/api/matches/${match}/moments/${k}${seat === null ? "" : `?seat=${seat}`}`,
      undefined,
      match,
    ),
  continueFrom: (match: string, moment: number, seats: SeatWish[]) =>
    call<Made>("POST", `/api/matches/${match}/continue`, { moment, seats }, match),
  record: (match: string) => call<unknown>("GET", `/api/matches/${match}/record`, undefined, match),
  wish: (match: string, what: "record" | "comment" | "go-on" | "keep", seat: number) =>
    call<{ done: boolean }>("POST", `/api/matches/${match}/wishes`, { what, seat }, match),
  bring: (record: unknown, seats?: SeatWish[]) =>
    call<Made>("POST", "/api/import", seats ? { record, seats } : { record }),
  chat: (match: string) => call<{ chat: ChatLine[] }>("GET", `/api/matches/${match}/chat`, undefined, match),
  notes: (match: string) => call<{ text: string }>("GET", `/api/matches/${match}/notes`, undefined, match),
  keepNotes: (match: string, text: string) => call<unknown>("PUT", `/api/matches/${match}/notes`, { text }, match),
  rename: (match: string, name: string, seat: number) =>
    call<unknown>("PUT", `/api/matches/${match}/name`, { name, seat }, match),
  reseat: (match: string, seat: number, wish: { who: "link" | "bot" | "stand-in" | "back"; bot?: string }) =>
    call<{ invite?: string }>("PUT", `/api/matches/${match}/seats/${seat}`, wish, match),
  webhook: (match: string) => call<{ url: string | null }>("GET", `/api/matches/${match}/webhook`, undefined, match),
  setWebhook: (match: string, url: string | null) =>
    call<unknown>("PUT", `/api/matches/${match}/webhook`, { url }, match),
  nudge: (match: string, seat: number) => call<unknown>("POST", `/api/matches/${match}/nudge`, { seat }, match),
  resign: (match: string, seat: number) => call<unknown>("POST", `/api/matches/${match}/resign`, { seat }, match),
  rematch: (match: string) =>
    call<{ match: string; seats: MadeSeat[] }>("POST", `/api/matches/${match}/rematch`, {}, match),
  series: (match: string) => call<SeriesDoc>("GET", `/api/matches/${match}/series`, undefined, match),
  watching: (match: string) => call<WatchingDoc>("GET", `/api/matches/${match}/watching`, undefined, match),
  setWatching: (match: string, wish: { spectators?: boolean; delay?: number; link?: boolean; commentator?: boolean }) =>
    call<WatchingDoc>("PUT", `/api/matches/${match}/watching`, wish, match),
  device: (match: string, seat: number) =>
    call<{ link: string; until: string }>("POST", `/api/matches/${match}/devices`, { seat }, match),
  takeDevice: (link: string) => call<{ match: string; seat: number; token: string }>("POST", "/api/devices", { link }),
  key: (tokens: string[], key?: string) =>
    call<{ key: string | null; matches: { match: string; seats: number[]; owner: boolean }[] }>(
      "POST",
      "/api/key",
      key ? { tokens, key } : { tokens },
    ),
  forgetKey: (key: string) => call<unknown>("POST", "/api/key/forget", { key }),
  pushKey: () => call<{ key: string }>("GET", "/api/push"),
  push: (wish: { endpoint: string; p256dh: string; auth: string; tokens: string[]; lang: string }) =>
    call<{ matches: number }>("POST", "/api/push", wish),
  forgetPush: (endpoint: string) => call<unknown>("POST", "/api/push/forget", { endpoint }),
  remove: (match: string) => call<unknown>("DELETE", `/api/matches/${match}`, undefined, match),
};
