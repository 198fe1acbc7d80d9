/** Choosing at the table: what is left of the question's options, what glows, and what a click or a key means. */
import { tick, untrack } from "svelte";
import { hint, light, thingAt } from "../lib/lighting.ts";
import { setThings, Things } from "../lib/things.svelte.ts";
import { Tree, type Thing } from "../lib/tree.ts";
import type { DecisionDoc, Said } from "../lib/types.ts";
import { wishes } from "../lib/wishes.svelte.ts";
import type { TableWords } from "../lib/words.ts";
import { after, answerOf, type Amounts } from "./mix.ts";

export interface Asked {
  decision: DecisionDoc | null;
  words: TableWords;
  /** An answer is on its way. */
  sending: boolean;
  /** What the server refused, if anything. */
  refusal: string;
  /** What the table knows of a thing besides its text. */
  facts: (token: string) => string[];
  /** Those of the options that one click on the board means. */
  usual: (options: readonly string[]) => string[];
  /** What could be picked in the question behind an option: words for it, and that option. */
  opens: () => ReadonlyMap<string, string>;
}

export class Picking {
  readonly things = setThings(new Things());
  tree = $state.raw<Tree | null>(null);
  /** The next click explains instead of playing. */
  explaining = $state(false);
  /** What is explained. */
  about = $state.raw<string | Said | null>(null);
  /** What all that glows belongs to: question, picks, options left. Empty while nothing can be picked. */
  glows = $state("");
  private asked = "";
  /** What was pointed at for the question behind the last answer: it is pointed at again there. */
  private again: Thing | null = null;
  /** What is left of a payment put together at once, for the questions after the one it was put together in. */
  private mixed: { amounts: Amounts; asked: DecisionDoc } | null = null;
  /**
   * Before anything is picked, what the board offers: only the usual options, so that one click on a place does the
   * one thing that is meant there. The list has all of them.
   */
  private readonly easy = $derived.by((): Tree | null => {
    const { decision, usual, opens } = this.now();
    if (!decision || !this.tree || this.tree.begun) return null;
    const found = usual(decision.options);
    const some = found.length > 0 && found.length < decision.options.length;
    const behind = [...opens().keys()];
    return some || behind.length ? Tree.of([...(some ? found : decision.options), ...behind]) : null;
  });
  private changed = 0;

  /** `now`: the question as it stands; `onanswer`: one option is meant; `onlit`: what glows has changed. */
  constructor(
    private readonly now: () => Asked,
    private readonly onanswer: (decision: DecisionDoc, option: string) => void,
    private readonly onlit: () => void,
  ) {
    // A new decision starts a new tree; a refused answer starts it again.
    $effect.pre(() => {
      const { decision } = this.now();
      if ((decision?.id ?? "") === this.asked) return;
      this.asked = decision?.id ?? "";
      this.changed = performance.now();
      if (!decision) this.again = this.mixed = null;
      this.tree = decision ? Tree.of(decision.options) : null;
    });
    $effect(() => {
      const { refusal, sending } = this.now();
      if (refusal && !sending)
        untrack(() => {
          this.again = this.mixed = null;
          this.tree = this.tree?.start ?? null;
        });
    });
    $effect(() => {
      void [this.things.version, this.tree];
      const { sending, words, decision } = this.now();
      const tree = sending ? null : this.tree;
      light(
        this.things,
        tree && (this.easy ?? tree),
        this.things.tokens(),
        (token) => words.name(token),
        Object.values(decision?.about ?? {}),
      );
      untrack(() => (this.glows = tree ? `${this.asked} ${tree.said.length} ${tree.left.length}` : ""));
      void tick().then(this.onlit);
      if (tree && decision?.id === this.asked)
        untrack(() => {
          this.repeat();
          this.goOn();
        });
    });
  }

  /** A click that was meant for what stood here a moment ago. */
  private get deaf(): boolean {
    return performance.now() - this.changed < wishes.deaf;
  }

  /** Narrow the options; the one that is left is the answer. `thing` is what was pointed at for that. */
  pick(next: Tree, thing: Thing | null = null): void {
    if (!this.deaf) this.take(next, thing);
  }

  private take(next: Tree, thing: Thing | null): void {
    const { decision, sending, opens } = this.now();
    if (!decision || sending) return;
    const opening = next.meant === null ? undefined : opens().get(next.meant);
    this.again = opening === undefined ? null : thing;
    this.tree = opening === undefined ? next : (this.tree?.settle(opening) ?? next);
    this.changed = performance.now();
    if (this.tree.meant !== null) this.onanswer(decision, this.tree.meant);
  }

  /** The question behind the last answer has come: what was pointed at is picked, where it can be. */
  private repeat(): void {
    const thing = this.again;
    if (!thing || this.tree?.begun) return;
    this.again = null;
    const next = this.after(thing);
    if (next) this.take(next, thing);
  }

  /** So much of each: this question and those after it are answered with that. */
  mix(amounts: Amounts): void {
    if (!this.deaf) this.give(amounts);
  }

  private give(amounts: Amounts): void {
    const { decision, sending } = this.now();
    const answer = decision && !sending ? answerOf(decision, amounts) : null;
    if (!decision || answer === null || !this.tree) return;
    const rest = after(decision, amounts, answer);
    this.mixed = rest && { amounts: rest, asked: decision };
    this.take(this.tree.settle(answer), null);
  }

  /** The next question about the same payment has come. */
  private goOn(): void {
    const { decision } = this.now();
    if (!this.mixed || !decision || decision.id === this.mixed.asked.id) return;
    const { amounts, asked } = this.mixed;
    this.mixed = null;
    if (decision.kind === asked.kind && decision.seat === asked.seat) this.give(amounts);
  }

  back(): void {
    this.tree = this.tree?.back ?? null;
  }

  cancel(): void {
    this.tree = this.tree?.start ?? null;
  }

  /** What is left when a thing is pointed at; null when that says nothing. */
  private after(thing: Thing): Tree | null {
    const shown = this.things.tokens();
    const usual = this.easy?.point(thing, shown);
    return (usual ? this.tree?.among(usual) : this.tree?.point(thing, shown)) ?? null;
  }

  /** Somebody points at something of the table; says whether that meant anything. */
  point(target: Element): boolean {
    const found = thingAt(this.things, target);
    if (found.pick && !this.explaining) {
      const next = this.after(found.pick);
      if (next) {
        this.pick(next, found.pick);
        return true;
      }
    }
    if (found.about.length && (this.explaining || !found.pick)) {
      this.explain(found.about);
      return true;
    }
    return false;
  }

  /** Tell about the first of these that has anything to say. */
  explain(tokens: readonly string[]): void {
    const { words, facts } = this.now();
    this.about = tokens.find((token) => words.text(token) || facts(token).length) ?? tokens[0] ?? null;
    this.explaining = false;
  }

  /** The things around an element that can be explained, nearest first. */
  explainable(target: Element): string[] {
    return thingAt(this.things, target).about;
  }

  /** What is listed has moved: a click meant for what stood there is not taken. */
  moved(): void {
    this.changed = performance.now();
  }

  /** The option that pointing at an element would mean, if it is one. */
  meant(target: Element): string | null {
    const found = thingAt(this.things, target);
    const meant = (found.pick && this.after(found.pick)?.meant) ?? null;
    return meant === null ? null : (this.now().opens().get(meant) ?? meant);
  }

  /** Show where an option's things lie, while it is pointed at; null when it no longer is. */
  hint(option: string | null): void {
    hint(this.things, new Set(option === null ? [] : option.split(" ").slice(1)));
  }
}
