/** Telling what has happened: flashes and ways on the board, sentences for a screen reader, a notice when it is your turn. */
import { tick, untrack } from "svelte";
import type { Weight } from "../lib/chapters.ts";
import { play } from "../lib/sounds.ts";
import { showEvents, showStep } from "../lib/showing.ts";
import type { Session } from "../lib/session.svelte.ts";
import { t } from "../lib/speech.svelte.ts";
import type { Step } from "../lib/steps.ts";
import type { Things } from "../lib/things.svelte.ts";
import type { DecisionDoc, Said } from "../lib/types.ts";
import type { TableWords } from "../lib/words.ts";
import { notice } from "./notice.ts";

export interface Scene {
  viewer: string;
  words: TableWords;
  decision: DecisionDoc | null;
  /** The moment of the past that is shown, if one is. */
  past: Said[] | null;
  /** The step of an automatic act that is shown, if one is, and what it is drawn in. */
  step: Step | null;
  picture: unknown;
  /** Ids of the questions open to this browser's seats; "" where a seat has none. */
  open: string[];
  over: boolean;
  title: string;
  /** What an event is in the course of the game. */
  weigh: (event: Said) => Weight;
}

/** An event that is said large for a moment. */
export interface Big {
  key: string;
  event: Said;
  weight: "time" | "fight";
}

/** How long a moment stays, in milliseconds. */
export const STAYS = 1500;

export class Told {
  /** What a screen reader says next. */
  spoken = $state("");
  /** What is said large over the board just now. */
  big = $state.raw<Big | null>(null);
  private due: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  constructor(
    session: Session,
    things: Things,
    private readonly root: () => HTMLElement | undefined,
    scene: () => Scene,
    onfresh: (events: Said[]) => void,
  ) {
    const show = (events: Said[]): void => {
      void tick().then(() => {
        const root = this.root();
        if (root) showEvents(things, root, events);
      });
    };
    $effect(() => {
      const { past } = scene();
      if (past) show(past);
    });
    // What has just happened.
    $effect(() => {
      const fresh = session.fresh;
      if (!fresh.length) return;
      untrack(() => {
        const { viewer, words, decision, past } = scene();
        if (past) return;
        const events = fresh.flatMap((one) => one.events[viewer] ?? []);
        show(events);
        onfresh(events);
        this.announce(events, fresh.at(-1)!.k, scene());
        const lines = events
          .filter((event) => event.kind !== "forced")
          .slice(-5)
          .map((event) => words.event(event));
        if (decision) lines.push(words.ask(decision));
        this.spoken = lines.join(". ");
      });
    });
    // A step of the past is on the board: mark what it is about, and say it.
    $effect(() => {
      const { step, picture, words } = scene();
      void picture;
      void tick().then(() => showStep(things, step));
      if (step) this.spoken = `${words.event(step.event)} ${words.why(step.event)}`;
    });
    // Whose turn it is: in the title and, when the page is hidden, by the browser.
    const turn = $derived(scene().open.some(Boolean) && !scene().over);
    $effect(() => {
      const { title } = scene();
      document.title = turn ? `● ${t("your-turn")} – ${title}` : `${title} – Moonwall`;
    });
    $effect(() => {
      const { open, decision, words } = scene();
      const ids = open.join();
      if (turn && ids !== this.asked && this.asked !== "") notice(t("your-turn"), decision ? words.ask(decision) : "");
      this.asked = ids || "-";
    });
  }

  /** The weightiest thing among these is said large, and heard by those who want sounds. */
  private announce(events: readonly Said[], k: number, { weigh, over, open }: Scene): void {
    const weighed = events.map((event) => ({ event, weight: weigh(event) })).reverse();
    const big = weighed.find(({ weight }) => weight === "time") ?? weighed.find(({ weight }) => weight === "fight");
    const asked = open.some(Boolean);
    play(over ? "end" : big ? (big.weight as "time" | "fight") : asked && !this.wasAsked ? "turn" : "move");
    this.wasAsked = asked;
    if (!big || over) return;
    this.big = { key: `${k} ${big.event.kind}`, event: big.event, weight: big.weight as "time" | "fight" };
    clearTimeout(this.due);
    this.due = setTimeout(() => (this.big = null), STAYS);
  }
  private wasAsked = false;
}
