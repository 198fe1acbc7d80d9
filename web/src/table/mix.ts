/**
 * Questions about how much of each thing, which the game asks one after the other, as one: a payment is put together at
 * once. The first of them says how many in all (`about.n`) and how much of each there is (`about.mix`, "wood:3 gold:1").
 */
import type { DecisionDoc } from "../lib/types.ts";

export interface Part {
  what: string;
  most: number;
}

export interface Mix {
  /** How many in all. */
  n: number;
  parts: Part[];
}

export type Amounts = ReadonlyMap<string, number>;

/** What a question and those after it are about together; null where one click says all. */
export function mixOf(decision: DecisionDoc | null): Mix | null {
  if (!decision) return null;
  const known = read(decision);
  if (!known || !open(known) || answerOf(decision, preset(known)) === null) return null;
  return counts(decision) || known.n > 1 ? known : null;
}

function read({ about: { mix, n } }: DecisionDoc): Mix | null {
  if (typeof mix !== "string" || typeof n !== "number") return null;
  const parts = mix.split(" ").map((part): Part => {
    const at = part.lastIndexOf(":");
    return { what: part.slice(0, at), most: Math.min(n, Number(part.slice(at + 1))) };
  });
  return { n: Math.min(n, there(parts)), parts };
}

const there = (parts: readonly Part[]): number => parts.reduce((sum, { most }) => sum + most, 0);
/** There is something to choose. */
const open = ({ n, parts }: Mix): boolean =>
  n > 0 && parts.filter(({ most }) => most > 0).length > 1 && there(parts) > n;

/** "pay wood 2" says how much; "take wood" is one of it, and is said again for the next. */
const counts = ({ options }: DecisionDoc): boolean => options.every((option) => /^\S+ \S+ \d+$/.test(option));

/** Of what there is most, so that something of everything is kept. */
export function preset({ n, parts }: Mix): Amounts {
  const amounts = new Map(parts.map(({ what }) => [what, 0]));
  for (let i = 0; i < n; i += 1) {
    const [most] = [...parts].sort((a, b) => b.most - amounts.get(b.what)! - (a.most - amounts.get(a.what)!));
    amounts.set(most!.what, amounts.get(most!.what)! + 1);
  }
  return amounts;
}

/** One more (or less) of a thing, and one less (or more) of another: they are always as many as asked. */
export function shifted({ parts }: Mix, amounts: Amounts, what: string, by: 1 | -1): Amounts {
  const has = (part: Part): number => amounts.get(part.what) ?? 0;
  const room = (part: Part, way: 1 | -1): number => (way > 0 ? part.most - has(part) : has(part));
  const part = parts.find((one) => one.what === what);
  const back = by > 0 ? -1 : 1;
  const [other] = parts.filter((one) => one.what !== what).sort((a, b) => room(b, back) - room(a, back));
  if (!part || !other || room(part, by) < 1 || room(other, back) < 1) return amounts;
  return new Map(amounts).set(what, has(part) + by).set(other.what, has(other) + back);
}

/** The answer to this question that leads to these amounts; null where none does. */
export function answerOf(decision: DecisionDoc, amounts: Amounts): string | null {
  const { options } = decision;
  const wanted = ([what, n]: [string, number]): string[] =>
    counts(decision)
      ? options.filter((option) => option.endsWith(` ${what} ${n}`))
      : n > 0
        ? options.filter((option) => option.split(" ").length === 2 && option.endsWith(` ${what}`))
        : [];
  return [...amounts].flatMap(wanted)[0] ?? null;
}

/** What is left of the amounts for the questions after this one; null where none is asked any more. */
export function after(decision: DecisionDoc, amounts: Amounts, answer: string): Amounts | null {
  const [, what, said] = answer.split(" ") as [string, string, string | undefined];
  const known = read(decision);
  if (!known) return null;
  const n = said === undefined ? 1 : Number(said);
  const parts = known.parts.map((part) =>
    part.what === what ? { what, most: said === undefined ? part.most - 1 : 0 } : part,
  );
  const rest = new Map(amounts);
  if (said === undefined) rest.set(what, (rest.get(what) ?? 0) - 1);
  else rest.delete(what);
  return open({ n: known.n - n, parts }) ? rest : null;
}
