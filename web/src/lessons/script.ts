/** A guided first game as data: what `/book/lessons.json` holds, and what of it fits a question. */

export interface Step {
  id: string;
  /** The kind of question that is to be answered; left out: it is only read. */
  at?: string;
  /** The answers that count, with * for anything; none: every answer. */
  do?: string[];
  /** The question may not be asked; the step is left out then. */
  maybe?: boolean;
  rules?: string[];
  /** Tokens that glow besides what the answers name. */
  show?: string[];
}

export interface Lesson {
  id: string;
  game: string;
  mode: string;
  minutes: number;
  scenes: { id: string; steps: Step[] }[];
}

export interface Question {
  kind: string;
  options: readonly string[];
}

let once: Promise<Lesson[]> | null = null;
export function lessons(): Promise<Lesson[]> {
  once ??= fetch("/book/lessons.json")
    .then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return (await answer.json()) as Lesson[];
    })
    .catch((error: unknown) => {
      once = null;
      throw error;
    });
  return once;
}

const patterns = new Map<string, RegExp>();
function pattern(text: string): RegExp {
  let found = patterns.get(text);
  if (!found) {
    const parts = text.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
    patterns.set(text, (found = new RegExp(`^${parts.join(".*")}$`)));
  }
  return found;
}

/** Whether an answer is what the step asks for; the server's tests decide by the same rule. */
export const counts = (step: Step, kind: string, option: string): boolean =>
  step.at === kind && (!step.do?.length || step.do.some((one) => pattern(one).test(option)));

/** What is shown as the answer: what the first pattern that fits names; the others count as well. */
export function shown(step: Step, question: Question): string[] {
  if (step.at !== question.kind) return [];
  for (const one of step.do ?? []) {
    const found = question.options.filter((option) => pattern(one).test(option));
    if (found.length) return found;
  }
  return step.do?.length ? [] : [...question.options];
}

/** The answers of a question that a step means. */
export const meant = (step: Step, question: Question): string[] =>
  question.options.filter((option) => counts(step, question.kind, option));

/**
 * Where the lesson stands before a question: the step itself where it is read first, or the next one that fits,
 * leaving out what may be left out; null where the question is none of the lesson's.
 */
export function place(steps: readonly Step[], from: number, question: Question): number | null {
  for (let i = from; i < steps.length; i += 1) {
    const step = steps[i]!;
    if (!step.at) {
      if (i === from) return i; // something to read comes first
      continue;
    }
    if (meant(step, question).length) return i === from ? i : firstRead(steps, from, i);
    if (!step.maybe) return null;
  }
  return null;
}

/** What is to be read on the way is not left out. */
function firstRead(steps: readonly Step[], from: number, to: number): number {
  for (let i = from; i < to; i += 1) if (!steps[i]!.at) return i;
  return to;
}

/** After something else was done: the first later step that fits the question; null where none does. */
export function catchUp(steps: readonly Step[], from: number, question: Question): number | null {
  for (let i = from; i < steps.length; i += 1) {
    const step = steps[i]!;
    if (step.at && meant(step, question).length) return i;
  }
  return null;
}

// --- kept in the browser -----------------------------------------------------------------------------------------------

export interface Kept {
  lesson: string;
  scene: number;
  step: number;
  match: string;
  /** The answers given when the step began: where the lesson can return to. */
  moment: number;
}

const KEY = "moonwall-lessons";
interface Shelf {
  open: Record<string, Kept>;
  done: string[];
}
const empty = (): Shelf => ({ open: {}, done: [] });
function shelf(): Shelf {
  try {
    return { ...empty(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Shelf>) };
  } catch {
    return empty();
  }
}
function put(next: Shelf): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}

/** The lesson that is played in a match; null for any other match. */
export const keptOf = (match: string): Kept | null =>
  Object.values(shelf().open).find((one) => one.match === match) ?? null;
export const keptLesson = (lesson: string): Kept | null => shelf().open[lesson] ?? null;
export const isDone = (lesson: string): boolean => shelf().done.includes(lesson);
export function keep(kept: Kept): void {
  const all = shelf();
  put({ ...all, open: { ...all.open, [kept.lesson]: kept } });
}
export function finish(lesson: string, whole: boolean): void {
  const all = shelf();
  delete all.open[lesson];
  put({ open: all.open, done: whole ? [...new Set([...all.done, lesson])] : all.done });
}
