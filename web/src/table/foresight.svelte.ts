/**
 * What answers would do, before one is given: a line for each option of the question, and, for the one pointed at, the
 * table as it would be. The server makes both of what the seat knows; the page asks for one thing after another.
 */
import { untrack } from "svelte";
import { withEdits } from "../lib/changes.ts";
import type { DecisionDoc, PreviewDoc, View } from "../lib/types.ts";

export interface Question {
  decision: DecisionDoc | null;
  /** The view that the changes are made to, and its version. */
  view: View | null;
  version: number;
  seat: number | null;
  lang: string;
}

export type Ask = (decision: string, option: string | null, seat: number, lang: string) => Promise<PreviewNews>;

export interface PreviewNews {
  version: number;
  previews: PreviewDoc[];
}

export interface Ghost {
  option: string;
  line: string;
  view: View;
  events: NonNullable<PreviewDoc["events"]>;
}

/** How long (ms) something is pointed at before the table is shown as it would be. */
export const REST = 90;

export class Foresight {
  /** What each option would do; empty until it is known. */
  lines = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The table as it would be after the option pointed at. */
  ghost = $state.raw<Ghost | null>(null);
  /** The question whose lines are all there. */
  told = $state("");
  private wanted: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly kept = new Map<string, Ghost>();
  private busy = false;
  private listed = "";
  private key = "";

  /** `onlines`: the lines have come, so that what is listed may have moved. */
  constructor(
    private readonly now: () => Question,
    private readonly ask: Ask,
    private readonly onlines: () => void = () => {},
  ) {
    $effect(() => {
      const { decision, version, seat, lang } = this.now();
      const key = decision && seat !== null ? `${decision.id} ${version} ${seat} ${lang}` : "";
      untrack(() => this.turn(key));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private turn(key: string): void {
    if (key === this.key) return;
    this.key = key;
    this.kept.clear();
    this.wanted = null;
    clearTimeout(this.timer);
    this.ghost = null;
    this.lines = new Map();
    this.told = "";
    void this.go();
  }

  /** An option is pointed at; null: none is. */
  point(option: string | null): void {
    if (option === this.wanted) return;
    this.wanted = option;
    clearTimeout(this.timer);
    if (this.ghost && this.ghost.option !== option) this.ghost = null;
    if (option !== null) this.timer = setTimeout(() => void this.go(), REST);
  }

  /** The next thing to ask for: first the lines, then what is pointed at. */
  private async go(): Promise<void> {
    if (this.busy) return;
    const { decision, seat, lang, view } = this.now();
    const { key, wanted } = this;
    if (!key || !decision || seat === null || !view) return;
    const known = wanted === null ? undefined : this.kept.get(wanted);
    if (known) this.ghost = known;
    const whole = this.listed !== key;
    if (!whole && (wanted === null || known || !decision.options.includes(wanted))) return;
    this.busy = true;
    try {
      const news = await this.ask(decision.id, whole ? null : wanted, seat, lang);
      if (key === this.key) this.take(news, whole, view, decision.id);
    } catch {
      // Late, or the connection is gone: the next question asks anew, and nothing hangs on it.
      if (whole) this.listed = key;
      else if (wanted !== null && this.wanted === wanted) this.wanted = null;
    }
    this.busy = false;
    void this.go();
  }

  private take({ previews, version }: PreviewNews, whole: boolean, view: View, decision: string): void {
    if (whole) {
      this.listed = this.key;
      this.lines = new Map(previews.map(({ option, line }) => [option, line]));
      this.told = decision;
      this.onlines();
      return;
    }
    const [one] = previews;
    if (!one || version !== this.now().version) return;
    const ghost = {
      option: one.option,
      line: one.line,
      view: withEdits(view, one.changes ?? []),
      events: one.events ?? [],
    };
    this.kept.set(one.option, ghost);
    if (this.wanted === one.option) this.ghost = ghost;
  }

  /** What all of these options would do, where that is the same for all. */
  lineOf(options: readonly string[]): string {
    const first = this.lines.get(options[0] ?? "") ?? "";
    return options.every((option) => this.lines.get(option) === first) ? first : "";
  }
}
