/** A lesson at the table: follows the questions and the answers, and says where it stands. */
import { untrack } from "svelte";
import { api, saidOf } from "../lib/api.ts";
import { forget, keepMade, tokensOf } from "../lib/keys.ts";
import { route } from "../lib/route.svelte.ts";
import { speech } from "../lib/speech.svelte.ts";
import { wishes } from "../lib/wishes.svelte.ts";
import { firstGame } from "../lobby/preset.ts";
import {
  catchUp,
  counts,
  finish,
  keep,
  keptLesson,
  keptOf,
  lessons,
  meant,
  place,
  shown,
  type Kept,
  type Lesson,
  type Question,
  type Step,
} from "./script.ts";

export interface Now {
  question: (Question & { id: string }) | null;
  /** Answers given so far. */
  count: number;
  over: boolean;
}

/**
 * "say": the step is said. "else": something else was done. "free": a question that is none of the lesson's. "lost": the
 * lesson fits nowhere any more. "waiting": others act. "end": the scene is over.
 */
export type Mood = "say" | "else" | "free" | "lost" | "waiting" | "end";

/** More answers than these say nothing about where to look. */
const FEW = 3;

export class Teacher {
  lesson = $state.raw<Lesson | null>(null);
  private kept = $state.raw<Kept | null>(null);
  /** Something else was done, and what; "" otherwise. */
  otherwise = $state("");
  /** The learner went on after something else. */
  private strayed = $state(false);
  fault = $state("");
  /** The next table is being made. */
  private going = false;
  /** The moment that the lesson has returned to. */
  private returned = -1;

  readonly steps = $derived.by((): Step[] => this.lesson?.scenes[this.kept?.scene ?? 0]?.steps ?? []);
  readonly scene = $derived.by(() => this.kept?.scene ?? 0);
  readonly at = $derived.by(() => this.kept?.step ?? 0);
  readonly step = $derived.by((): Step | null => this.steps[this.at] ?? null);
  readonly open = $derived.by(() => this.lesson !== null && this.kept !== null);
  /** The step is the scene's last one, and is only read: behind it comes the next scene. */
  readonly closing = $derived.by(() => !this.step?.at && this.at === this.steps.length - 1 && !this.last);
  /** The learner has left the lesson, and may come back to it. */
  left = $state(false);
  readonly last = $derived.by(() => this.lesson !== null && this.scene === this.lesson.scenes.length - 1);
  readonly mood = $derived.by((): Mood => {
    if (!this.step) return "end";
    if (this.otherwise) return "else";
    if (!this.step.at) return "say";
    const { question, over } = this.now();
    if (!question) return over ? "lost" : "waiting";
    if (meant(this.step, question).length) return "say";
    if (place(this.steps, this.at, question) !== null) return "say";
    const gone = this.strayed || question.kind === this.step.at;
    return gone && catchUp(this.steps, this.at, question) === null ? "lost" : "free";
  });
  /** The answers that the step means, of the question open now. */
  readonly wanted = $derived.by((): string[] => {
    const { question } = this.now();
    if (!question || this.otherwise) return [];
    const next = this.steps.find((step, i) => i >= this.at && step.at);
    return next && (this.mood === "say" || next === this.step) ? shown(next, question) : [];
  });

  /** What glows for the lesson: what the step shows, and what its answers name where they are few. */
  readonly shows = $derived.by((): Set<string> => new Set(this.mood === "say" ? (this.step?.show ?? []) : []));
  readonly named = $derived.by((): Set<string> => {
    const found = new Set<string>();
    if (this.step?.at && this.wanted.length <= FEW)
      for (const option of this.wanted)
        for (const token of option.split(" ").slice(1)) if (!/^(?:\d+|pool)$/.test(token)) found.add(token);
    return found;
  });

  constructor(
    readonly match: string,
    private readonly now: () => Now,
    private readonly undo: (to: number) => void,
  ) {
    this.kept = keptOf(match);
    if (this.kept) void this.fetch(this.kept.lesson);
    // Before each question: go to the step that fits it.
    $effect(() => {
      const { question, count } = this.now();
      if (!question || !this.lesson || !this.kept) return;
      untrack(() => this.meet(question, count));
    });
  }

  private async fetch(id: string): Promise<void> {
    try {
      const [all] = await Promise.all([lessons(), speech.learn("lessons"), speech.learn("learning")]);
      this.lesson = all.find((one) => one.id === id) ?? null;
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
  }

  private to(step: number, moment = this.now().count): void {
    if (!this.kept) return;
    this.kept = { ...this.kept, step, moment };
    keep(this.kept);
  }

  private meet(question: Question, count: number): void {
    if (this.otherwise || !this.step) return;
    const found = place(this.steps, this.at, question) ?? this.later(question);
    if (found === null) return;
    if (found !== this.at || this.kept!.moment !== count) this.to(found, count);
    this.strayed = false;
  }

  /** A later step, where the learner has gone another way or the step cannot be done any more. */
  private later(question: Question): number | null {
    return this.strayed || question.kind === this.step?.at ? catchUp(this.steps, this.at, question) : null;
  }

  /** The learner gives an answer. */
  answered(kind: string, option: string, said: string): void {
    if (!this.open || this.otherwise) return;
    const { count } = this.now();
    for (let i = this.at; i < this.steps.length; i += 1) {
      const step = this.steps[i]!;
      if (!step.at) continue; // what was to be read is passed
      if (counts(step, kind, option)) return this.to(i + 1, count);
      if (step.at === kind && this.fits(step)) {
        if (i !== this.at) this.to(i, count);
        this.otherwise = said;
        return;
      }
      if (!step.maybe) return; // a question of its own
    }
  }

  /** The open question has an answer that the step means: without one nobody could do what it says. */
  private fits(step: Step): boolean {
    const { question } = this.now();
    return question !== null && meant(step, question).length > 0;
  }

  next(): void {
    if (this.step && !this.step.at) this.to(this.at + 1, this.kept!.moment);
  }

  takeBack(): void {
    this.otherwise = "";
    this.undo(this.kept!.moment);
  }

  goOn(): void {
    this.otherwise = "";
    this.strayed = true;
    this.to(this.at + 1, this.kept!.moment);
  }

  /** Back to the position in which the last step was said; where that is gone, the scene begins again. */
  back(): void {
    this.strayed = false;
    this.otherwise = "";
    const again = this.returned === this.kept!.moment; // it did not help the last time
    this.returned = this.kept!.moment;
    if (this.now().count > this.kept!.moment && !again) {
      let done = this.at - 1;
      while (done > 0 && !this.steps[done]!.at) done -= 1;
      this.to(Math.max(0, done), this.kept!.moment);
      this.undo(this.kept!.moment);
    } else void this.begin(this.scene);
  }

  leave(): void {
    this.kept = null;
    this.lesson = null;
    this.left = true;
  }

  /** Back into the lesson that was left at this table. */
  rejoin(): void {
    this.left = false;
    this.kept = keptOf(this.match);
    if (this.kept) void this.fetch(this.kept.lesson);
  }

  /** The next scene, or the end of the lesson: to the lobby, or to a first game of the same title. */
  async onward(then: "lobby" | "game" = "lobby"): Promise<void> {
    if (!this.lesson || this.going) return; // a second click while the next table is made
    this.going = true;
    try {
      if (this.last) await this.end(this.lesson, then);
      else await this.begin(this.scene + 1);
    } finally {
      this.going = false;
    }
  }

  private async end(lesson: Lesson, then: "lobby" | "game"): Promise<void> {
    try {
      if (then === "game") await startFirst(lesson);
      finish(lesson.id, true);
      this.kept = null;
      this.lesson = null;
      const gone = dispose(this.match);
      if (then === "lobby") route.go("/");
      await gone;
    } catch (error) {
      this.fault = saidOf(error);
    }
  }

  private async begin(scene: number): Promise<void> {
    try {
      await startScene(this.lesson!, scene);
    } catch (error) {
      this.fault = saidOf(error);
    }
  }
}

/** The table of a scene that is over is put away: it would stand among the learner's matches for ever. */
async function dispose(match: string): Promise<void> {
  const removed = api.remove(match).catch(() => {}); // without the server it is only forgotten here
  forget(match);
  await removed;
}

/** A new match with the position of a scene. */
export async function startScene(lesson: Lesson, scene: number): Promise<void> {
  const before = keptLesson(lesson.id)?.match;
  const made = await api.lesson(lesson.id, lesson.scenes[scene]!.id);
  keepMade(made);
  keep({ lesson: lesson.id, scene, step: 0, match: made.match, moment: 0 });
  route.go(`/m/${made.match}`);
  if (before) await dispose(before);
}

/** Go on with a lesson that was begun; where its table is gone, its scene begins again. */
export async function resume(lesson: Lesson, kept: Kept): Promise<void> {
  const tokens = tokensOf(kept.match);
  const there = tokens.length > 0 && (await api.mine(tokens)).matches.some((one) => one.match === kept.match);
  if (there) route.go(`/m/${kept.match}`);
  else await startScene(lesson, kept.scene);
}

/** A table for a first game of a lesson's title: few seats, easy bots, hints on. */
export async function startFirst(lesson: Lesson): Promise<void> {
  const { games, bots } = await api.games();
  const game = games.find((info) => info.name === lesson.game)!;
  const made = await api.make(firstGame(game, lesson.mode, bots, localStorage.getItem("moonwall-name") ?? ""));
  keepMade(made);
  wishes.hints = "on";
  route.go(`/m/${made.match}`);
}
