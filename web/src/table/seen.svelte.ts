/** What a page sees of a match, and through whose eyes: the game, its board and words, the view shown, the question open. */
import { untrack } from "svelte";
import { boardOf, type BoardModule, type Face } from "../boards/index.ts";
import { api, saidOf } from "../lib/api.ts";
import { narrow } from "../lib/narrow.ts";
import { keptReel, Reel } from "../lib/reels.ts";
import { route } from "../lib/route.svelte.ts";
import { Session } from "../lib/session.svelte.ts";
import { speech } from "../lib/speech.svelte.ts";
import { hasOthers, runsOf, type Step } from "../lib/steps.ts";
import { look } from "../lib/theme.svelte.ts";
import type { DecisionDoc, GameInfo, Stand, StandingInfo, View } from "../lib/types.ts";
import { wishes } from "../lib/wishes.svelte.ts";
import { Catalogue } from "../lib/words.ts";
import { seatNames } from "./names.ts";
import { Past } from "./past.svelte.ts";
import { Slow } from "./slow.svelte.ts";

export class Seen {
  readonly session: Session;
  readonly slow: Slow;
  readonly past: Past;
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  fault = $state("");
  /** Through whose eyes the page looks; null until something has come. */
  eyes = $state<string | null>(null);

  readonly table = $derived.by(() => this.session.table);
  /** The moment of the past that the address names; null for the present. */
  readonly moment = $derived(route.place.at === "match" ? route.place.moment : null);
  readonly replaying = $derived(this.moment !== null);
  readonly mine = $derived.by(() => this.table?.you ?? []);
  readonly viewer = $derived.by(() =>
    this.eyes !== null && this.session.views[this.eyes] ? this.eyes : (this.session.viewers[0] ?? "watch"),
  );
  /** The seat whose eyes these are, if this browser plays it; a commentator plays none. */
  readonly you = $derived.by(() => (this.mine.includes(Number(this.viewer)) ? Number(this.viewer) : null));
  readonly live = $derived.by((): View | null => this.session.views[this.viewer] ?? null);
  readonly view = $derived.by(() =>
    this.replaying ? (this.past.picture?.view ?? null) : (this.slow.picture?.view ?? this.live),
  );
  readonly stopped = $derived.by(() => !!(this.table?.changed || this.table?.closed));
  readonly decision = $derived.by((): DecisionDoc | null =>
    this.replaying || this.slow.shown || this.stopped || this.you === null ? null : (this.live?.decision ?? null),
  );
  /** The match's own cards: their sentences with the numbers of its content, in the language of the page. */
  private cards = $state.raw<Catalogue | null>(null);
  private readonly spoken = $derived.by(() =>
    speech.words.with(this.cards?.lang === speech.words.lang ? this.cards : null),
  );
  readonly names = $derived.by(() => seatNames(this.spoken, this.table, this.game?.labels ?? []));
  readonly words = $derived.by(() =>
    this.spoken.at(
      this.table?.prefix ?? "table",
      this.game?.labels ?? [],
      this.table?.seats.map((seat) => seat.faction) ?? [],
      this.names.short,
    ),
  );
  /** Why the open question is asked: whose card or phase it belongs to; empty where the question says it itself. */
  readonly because = $derived.by(() =>
    this.live && this.decision && this.board?.because ? this.board.because(this.live, this.words) : "",
  );
  readonly title = $derived.by(() => (this.table ? speech.words.say(this.table.prefix) : ""));

  private readonly undo = $derived.by(() =>
    this.you === null ? null : (this.session.undos[String(this.you)] ?? null),
  );
  readonly undoFree = $derived.by(
    () => this.undo !== null && this.undo.free !== null && this.undo.free < this.session.count,
  );
  /** The moment that Take back goes to; null where nothing can be taken back. */
  readonly undoTo = $derived.by(() => {
    if (!this.undo || this.replaying) return null;
    return this.undoFree ? this.session.count - 1 : this.undo.last;
  });
  /** The seat of this browser that must decide; the one that looks comes first. */
  private readonly next = $derived.by((): number | null => {
    if (this.replaying || this.mine.length < 2 || this.stopped || this.session.over) return null;
    if (this.decision) return this.you;
    return this.mine.find((seat) => this.session.views[String(seat)]?.decision) ?? null;
  });
  /** The secret choice whose seat has said that it looks alone. */
  private alone = $state("");
  /**
   * Another seat of this browser must decide: hand over, without showing this seat's secrets. At an open table all
   * see all hands, and the screen is covered only before an answer that stays hidden.
   */
  readonly handTo = $derived.by((): number | null => {
    const asked = this.next === null ? null : this.session.views[String(this.next)]?.decision;
    if (!asked) return null;
    if (wishes.open) return asked.sealed && this.alone !== asked.id ? this.next : null;
    return this.decision ? null : this.next;
  });
  readonly waiting = $derived.by(() => this.live?.waiting ?? []);
  readonly automata = $derived.by(
    () => new Set((this.table?.seats ?? []).filter((seat) => seat.who === "automaton").map((seat) => seat.index)),
  );
  /** Whoever looks sits at the table, so that what others do is "since your turn". */
  private readonly seated = $derived.by(() => this.you !== null);
  readonly others = $derived.by(() => this.seated && hasOthers(this.session.log, this.mine));
  readonly runs = $derived.by(() => runsOf(this.session.log, this.viewer, this.seated ? this.mine : null));
  /** What happened by itself is shown; on a phone only when asked for, since it covers the question. */
  readonly steps = $derived.by(() => this.slow.open && this.runs.length > 0 && !(narrow.current && this.slow.unasked));
  readonly run = $derived.by(() => Math.min(this.slow.chosen ?? Infinity, this.runs.length - 1));

  constructor(readonly match: string) {
    this.session = new Session(match);
    this.slow = new Slow(match);
    this.past = new Past(
      this.session,
      () => this.moment,
      () => this.you,
      (from) => untrack(() => this.slow.forget(from)),
    );
    // The game's words, its board and its skin, once it is known which game this is; no board before its words.
    let asked = "";
    $effect(() => {
      const name = this.table?.game;
      if (!name || asked === name) return;
      asked = name;
      look.skin(name);
      void Promise.all([
        boardOf(name),
        api.games().then((found) => (this.game = found.games.find((info) => info.name === name) ?? null)),
        speech.learn(name),
      ])
        .then(([found]) => (this.board = found))
        .catch((error: unknown) => (this.fault = saidOf(error)));
    });
    let learnt = "";
    $effect(() => {
      const lang = speech.lang;
      if (!this.table || learnt === lang) return;
      learnt = lang;
      void api
        .words(match, lang)
        .then(({ cards }) => (this.cards = new Catalogue(lang, [cards])))
        .catch(() => this.past.reel ?? (this.cards = null)); // names without sentences, until the next language or load
    });
    // Without a network: what this device keeps of the match.
    $effect(() => {
      if (this.session.link !== "lost" || this.session.version >= 0) return;
      void keptReel(match).then((kept) => {
        if (!kept || this.session.version >= 0) return;
        this.past.reel = new Reel(kept.reel);
        this.cards = new Catalogue(kept.words.lang, [kept.words.cards]);
        this.session.show(kept.table, kept.state);
      });
    });
    // Look through the seat that must decide, where this browser holds only one; else stay with the chosen one.
    $effect(() => {
      if (this.eyes === null && this.session.viewers.length) {
        const first = this.mine.find((seat) => this.session.views[String(seat)]?.decision) ?? this.mine[0];
        this.eyes = first === undefined ? this.session.viewers[0]! : String(first);
      }
    });
    // At an open table the page goes to whoever is asked by itself.
    $effect(() => {
      if (wishes.open && this.next !== null && this.handTo === null) this.eyes = String(this.next);
    });
    $effect(() => {
      if (this.replaying) untrack(() => this.slow.show(null, null));
    });
  }

  /** What the table knows of a thing besides its text. */
  readonly facts = (token: string): string[] =>
    this.view && this.board?.facts ? this.board.facts(this.view, token, this.words) : [];

  /** How a card looks; null for what is no card. */
  readonly faceOf = (token: string): Face | null => {
    if (!this.view) return null;
    return this.board?.face ? this.board.face(this.view, token, this.words) : this.words.text(token) ? {} : null;
  };

  /** Whom the screen was handed to says so. */
  handOver(seat: number): void {
    this.alone = this.session.views[String(seat)]?.decision?.id ?? "";
    this.eyes = String(seat);
  }

  /** What can be answered unasked, of the question open now. */
  readonly offered = $derived.by((): StandingInfo[] => {
    const kind = this.decision?.kind;
    return (this.game?.standing ?? []).filter((one) => one.decision === kind);
  });
  readonly stands = $derived.by((): Stand[] => this.session.standing[this.viewer] ?? []);
  readonly stand = (decision: string, answer: string | null, span = "always"): void => {
    if (this.you !== null) this.session.stand(decision, answer, span, this.you);
  };

  takeBack(): void {
    if (this.undoTo !== null && this.you !== null) this.session.undo(this.undoTo, this.you);
  }

  go(k: number | null): void {
    route.name(k === null ? `/m/${this.match}` : `/m/${this.match}#k=${k}`);
  }

  showStep(step: Step | null): void {
    if (this.replaying) this.go(null);
    this.slow.show(step, this.you);
  }
}
