/** Telling what has happened: flashes and ways on the board, sentences for a screen reader, a notice when it is your turn. */
import { tick, untrack } from "svelte";
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
}

export class Told {
  /** What a screen reader says next. */
  spoken = $state("");
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
}
