/**
 * One page at one match: a WebSocket that comes back by itself, the newest state, the log, and what was sent but not
 * yet acknowledged. Repeats are harmless at the server, so after a lost connection everything open is sent again.
 */
import { api, Refused, saidOf } from "./api.ts";
import { withEdits } from "./changes.ts";
import { Heartbeat } from "./heartbeat.ts";
import { tokensOf } from "./keys.ts";
import { speech } from "./speech.svelte.ts";
import { wishes } from "./wishes.svelte.ts";
import type { Ask, ChatLine, Moment, Presence, PreviewDoc, Said, Stand, State, Table, View } from "./types.ts";

/** Milliseconds until something is sent again that the server could not keep. */
export const AGAIN = 2000;
/** Messages that change the table: until it has changed, its question is not the one to answer. */
const MOVES = new Set(["answer", "undo"]);

export type Link = "connecting" | "live" | "lost" | "gone";

interface Sent {
  type: string;
  ref: string;
  [field: string]: unknown;
}

/** The page's log after a state: drop what was taken back, append what is new. */
export function joinLog(log: readonly Moment[], from: number, fresh: readonly Moment[]): Moment[] {
  const kept = from < 0 ? [] : log.filter((moment) => moment.k <= from);
  const known = new Set(kept.map((moment) => moment.k));
  return [...kept, ...fresh.filter((moment) => !known.has(moment.k))];
}

/** An answer to a question of the page that changes nothing at the table. */
export interface Foreseen {
  ref: string;
  version: number;
  previews: PreviewDoc[];
}

interface Waits {
  done: (news: Foreseen) => void;
  fail: (why: Error) => void;
}

export class Session {
  link = $state<Link>("connecting");
  /** The connection stands, but nothing comes: the network may be gone. */
  silent = $state(false);
  fault = $state("");
  table = $state.raw<Table | null>(null);
  views = $state.raw<Record<string, View>>({});
  log = $state.raw<Moment[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  presence = $state.raw<Presence>({ seats: {}, watchers: 0 });
  undos = $state.raw<State["undo"]>({});
  asks = $state.raw<Ask[]>([]);
  /** What own seats answer without being asked. */
  standing = $state.raw<Record<string, Stand[]>>({});
  /** By seat that is waited for: until when it has time; only with a clock. */
  due = $state.raw<Record<string, string>>({});
  count = $state(0);
  version = $state(-1);
  over = $state(false);
  /** The moments that came with the newest state, for showing what has just happened; empty on the first one. */
  fresh = $state.raw<Moment[]>([]);
  /** An answer is on its way, or the table after it is. */
  sending = $state(false);
  /** What the server last refused, said for people. */
  refusal = $state("");

  private socket: WebSocket | null = null;
  private open = new Map<string, Sent>();
  private foreseeing = new Map<string, Waits>();
  /** The newest version that an answer of this page has made. */
  private acked = -1;
  private refs = 0;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse = new Heartbeat(
    () => this.put({ type: "ping" }),
    (is) => (this.silent = is && this.link === "live"),
    () => this.drop(),
  );
  private closed = false;
  /** Whole views have been asked for, since changes came that do not fit. */
  private lost = false;
  /** The server's database does not answer: what was sent is sent again until it does. */
  private unready = false;

  constructor(readonly match: string) {}

  start(): void {
    this.closed = false;
    this.connect();
    this.pulse.start();
    addEventListener("online", this.now);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.now);
  }

  stop(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.pulse.stop();
    clearTimeout(this.beat);
    removeEventListener("online", this.now);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
    this.socket = null;
  }

  /** Do not wait for the next try when the network or the reader is back. */
  private now = (): void => {
    if (this.silent && this.link === "live") return this.put({ type: "ping" });
    if (this.link === "lost" && document.visibilityState !== "hidden") {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  /** The browser says that there is no network. */
  private cut = (): void => {
    if (this.link === "live") this.silent = true;
  };

  /** Nothing has come for long: this connection is given up for a new one. */
  private drop(): void {
    if (this.link !== "live") return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.link = "lost";
    this.fail();
    clearTimeout(this.timer);
    this.connect();
  }

  private fail(): void {
    for (const { fail } of this.foreseeing.values()) fail(new Error("the connection was lost"));
    this.foreseeing.clear();
  }

  private connect(): void {
    this.pulse.anew();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.catchUp();
      this.lost = false;
      const since = this.version >= 0 ? { since: this.version } : {};
      socket.send(
        JSON.stringify({
          type: "hello",
          match: this.match,
          tokens: tokensOf(this.match),
          log: 400,
          changes: true,
          ...since,
        }),
      );
      for (const message of this.open.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event) => {
      this.pulse.heard();
      this.hear(JSON.parse(String(event.data)) as { type: string });
    };
    socket.onclose = (event) => {
      this.fail();
      this.silent = false;
      if (this.closed || this.socket !== socket || this.link === "gone") return;
      const late = event.reason === "token-missing"; // the page was too busy to say hello in time
      if (event.code === 4004 || (event.code === 1008 && !late)) {
        this.link = "gone";
        this.fault ||= speech.t(event.code === 4004 ? "no-such-match" : "not-let-in");
        return;
      }
      this.link = this.version < 0 && this.tries === 0 && navigator.onLine ? "connecting" : "lost";
      const wait = Math.min(8000, 300 * 2 ** this.tries) * (0.75 + Math.random() / 2);
      this.tries += 1;
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  private put(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** States that have come and are not shown yet: others' answers are shown one by one. */
  private later: State[] = [];
  private beat: ReturnType<typeof setTimeout> | undefined;
  /** Others have answered more than is shown. */
  behind = $state(false);

  private arrive(state: State): void {
    const others = state.moments.some(({ by }) => by !== null && !this.table?.you.includes(by));
    const paced = wishes.beat > 0 && others && this.version >= 0 && state.from >= 0 && !document.hidden;
    if (!this.behind && !paced) return this.take(state);
    this.later.push(state);
    if (this.behind) return;
    this.behind = true;
    this.next();
  }

  private next = (): void => {
    const state = this.later.shift();
    if (state) this.take(state);
    if (state && !document.hidden) this.beat = setTimeout(this.next, wishes.beat);
    else this.catchUp();
  };

  /** Show at once all that has come. */
  catchUp(): void {
    clearTimeout(this.beat);
    const all = this.later;
    this.later = [];
    this.behind = false;
    for (const state of all) this.take(state);
  }

  hear(message: { type: string }): void {
    switch (message.type) {
      case "table": {
        this.table = message as unknown as Table;
        return;
      }
      case "state": {
        this.arrive(message as unknown as State);
        return;
      }
      case "ack":
      case "refused": {
        const said = message as unknown as {
          ref: string;
          version?: number;
          error?: string;
          message?: string;
          ask?: Ask;
        };
        const waits = this.foreseeing.get(said.ref);
        if (waits) {
          this.foreseeing.delete(said.ref);
          waits.fail(new Error(said.error));
          return;
        }
        const sent = this.open.get(said.ref);
        if (said.error === "not-ready") {
          this.refusal = new Refused(503, said.error, said.message ?? "").said;
          this.unready = true;
          if (sent) setTimeout(() => this.open.has(sent.ref) && this.put(sent), AGAIN);
          return;
        }
        this.open.delete(said.ref);
        if (this.unready) this.refusal = "";
        this.unready = false;
        if (sent && MOVES.has(sent.type)) this.acked = Math.max(this.acked, said.version ?? -1);
        this.settle();
        if (message.type === "refused" && sent) {
          this.refusal = new Refused(409, said.error ?? "internal", said.message ?? "").said;
        } else if (sent?.type === "answer") this.refusal = "";
        return;
      }
      case "chat": {
        const known = new Set(this.chat.map((line) => line.id));
        const fresh = (message as unknown as { chat: ChatLine[] }).chat.filter((line) => !known.has(line.id));
        this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id);
        return;
      }
      case "preview": {
        const news = message as unknown as Foreseen;
        this.foreseeing.get(news.ref)?.done(news);
        this.foreseeing.delete(news.ref);
        return;
      }
      case "presence": {
        this.presence = message as unknown as Presence;
        return;
      }
      case "bye": {
        const said = message as unknown as { error: string; message: string };
        if (said.error !== "restart") this.fault = new Refused(0, said.error, said.message).said;
      }
    }
  }

  /** Show a match as this device keeps it: there is no connection, and nobody can answer. */
  show(table: Table, state: State): void {
    this.table = table;
    this.take(state);
    this.link = "lost";
  }

  take(state: State): void {
    const first = this.version < 0;
    if (state.version < this.version) return;
    const views = this.seen(state);
    if (!views) return;
    this.log = joinLog(this.log, state.from, state.moments);
    this.views = views;
    this.undos = state.undo ?? {};
    this.asks = state.asks ?? [];
    this.standing = state.standing ?? {};
    this.due = state.due ?? {};
    this.count = state.count;
    this.version = state.version;
    this.over = state.over;
    this.fresh = first ? [] : state.moments;
    this.link = "live";
    this.tries = 0;
    this.settle();
  }

  /**
   * The acknowledgement and the table after an answer, or after taking back, come in either order. Before both are here
   * the page would offer what has been answered or is being taken back, or be deaf to the next question.
   */
  private settle(): void {
    const asked = new Set(Object.values(this.views).map((view) => view.decision?.id));
    const open = [...this.open.values()].some(
      (sent) => sent.type === "undo" || (sent.type === "answer" && asked.has(String(sent.decision))),
    );
    this.sending = open || this.version < this.acked;
  }

  /** The views of a state, changes put into those the page has; null when they are changes of other ones. */
  private seen(state: State): Record<string, View> | null {
    const changes = Object.entries(state.changes ?? {});
    if (changes.some(([viewer]) => state.base !== this.version || !this.views[viewer])) {
      if (!this.lost) this.put(this.version < 0 ? { type: "sync" } : { type: "sync", since: this.version });
      this.lost = true;
      return null;
    }
    this.lost = false;
    const views = { ...state.views };
    for (const [viewer, edits] of changes) views[viewer] = withEdits(this.views[viewer]!, edits);
    return views;
  }

  /** Who may be seen through: own seats, or the spectator. */
  get viewers(): string[] {
    return Object.keys(this.views);
  }

  events(moment: Moment, viewer: string): Said[] {
    return moment.events[viewer] ?? [];
  }

  private send(message: { type: string; [field: string]: unknown }): void {
    this.refs += 1;
    const sent: Sent = { ...message, ref: `${message.type}${this.refs}-${Date.now() % 100_000}` };
    this.open.set(sent.ref, sent);
    if (MOVES.has(message.type)) this.sending = true;
    this.refusal = "";
    this.put(sent);
  }

  answer(decision: string, option: string, seat: number): void {
    this.send({ type: "answer", decision, option, seat });
  }

  /** What the options of a decision (or the one named) would do. Nothing of it is kept, so it is not sent again. */
  foresee(decision: string, option: string | null, seat: number, lang: string): Promise<Foreseen> {
    return new Promise((done, fail) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return fail(new Error("there is no connection"));
      this.refs += 1;
      const ref = `preview${this.refs}-${Date.now() % 100_000}`;
      this.foreseeing.set(ref, { done, fail });
      this.put({ type: "preview", ref, decision, seat, lang, ...(option === null ? {} : { option }) });
    });
  }

  undo(to: number, seat: number): void {
    this.send({ type: "undo", to, seat });
  }

  /** Answer a kind of question unasked from now on, or (null) be asked again. */
  stand(decision: string, answer: string | null, span: string, seat: number): void {
    this.send({ type: "stand", decision, answer, span, seat });
  }

  vote(ask: number, yes: boolean, seat: number): void {
    this.send({ type: "vote", ask, yes, seat });
  }

  say(text: string, seat: number | null): void {
    // the key is the line's for ever: sent again after a lost connection, the server knows it
    const key =
      `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}${Math.random().toString(36).slice(2)}`.slice(
        0,
        40,
      );
    this.send(seat === null ? { type: "chat", text, key } : { type: "chat", text, key, seat });
  }

  /** Something asked of the server besides moves: what it refuses is said above the table. */
  async attempt(asked: Promise<unknown>): Promise<void> {
    try {
      await asked;
    } catch (error) {
      this.refusal = saidOf(error);
    }
  }

  /** Older lines of the log than those the page has. */
  async older(): Promise<void> {
    const first = this.log[0]?.k ?? 0;
    if (first <= 0) return;
    try {
      const { moments } = await api.log(this.match, Math.max(0, first - 400), first - 1);
      this.log = [...moments, ...this.log.filter((moment) => moment.k >= first)];
    } catch (error) {
      this.refusal = saidOf(error);
    }
  }
}
