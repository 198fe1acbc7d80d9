/** What the list beside the board offers: options as they stand, or the next fork where there are many. */
import type { Face } from "../boards/index.ts";
import { t } from "../lib/speech.svelte.ts";
import { Tree, type Branch } from "../lib/tree.ts";
import type { TableWords } from "../lib/words.ts";
import { after, answerOf, type Amounts } from "./mix.ts";
import type { DecisionDoc } from "../lib/types.ts";

export interface Item {
  key: string;
  label: string;
  /** The tokens it names, for Explain. */
  tokens: string[];
  /** How many options are behind it; 0 where it is one. */
  more: number;
  /** The options behind it. */
  options: string[];
  /** The card it is about, where it has one that no item before it shows. */
  face: string | null;
  /** It does nothing more and goes on: such answers stand last and apart. */
  ends: boolean;
  next: () => Tree;
  /** It is put together of several things: these amounts. */
  mix?: Amounts;
}

const FEW = 12;
const ENDS = new Set(["done", "pass", "no", "decline", "refuse"]);

/** A fork as a sentence, with "…" for what is still open. */
function label(branch: Branch, words: TableWords): string {
  const first = branch.lines[0]!;
  if (branch.lines.length === 1) return words.option(first.tokens.join(" "));
  if (branch.place === 0 && words.hasVerb(branch.token)) return words.token(branch.token, 0);
  const longest = Math.max(...branch.lines.map((line) => line.tokens.length));
  const same = (place: number): boolean => branch.lines.every((line) => line.tokens[place] === first.tokens[place]);
  return words.phrase(
    Array.from({ length: longest }, (_, place) => (same(place) ? (first.tokens[place] ?? null) : null)),
  );
}

type Raw = Omit<Item, "face" | "ends" | "tokens">;

/** The next fork; a branch whose sentence would begin with "…" says nothing yet, so its own fork is shown instead. */
function fork(at: Tree, words: TableWords, deep: number): Raw[] {
  return at.branches.flatMap((branch) => {
    const said = label(branch, words);
    if (deep > 0 && branch.lines.length > 1 && said.startsWith("…")) {
      const inner = fork(at.take(branch), words, deep - 1);
      if (inner.length > 1) return inner;
    }
    const first = branch.lines[0]!.tokens;
    const key =
      branch.lines.length === 1 ? first.join(" ") : `${first.slice(0, branch.place).join(" ")} ${branch.token}`.trim();
    return [
      {
        key,
        label: said,
        more: branch.lines.length > 1 ? branch.lines.length : 0,
        options: branch.lines.map((line) => line.tokens.join(" ")),
        next: () => at.take(branch),
      },
    ];
  });
}

const plain = (tree: Tree, words: TableWords, option: string): Raw => ({
  key: option,
  label: words.option(option),
  more: 0,
  options: [option],
  next: () => tree.settle(option),
});

/** What is usual as it stands, each with what it would do, and the rarer ways of the same behind one more item. */
function often(tree: Tree, words: TableWords, usual: readonly string[]): Raw[] {
  const rest = tree.options.filter((option) => !usual.includes(option));
  const first = rest[0]!.split(" ");
  const same = first.findIndex((token, i) => rest.some((option) => option.split(" ")[i] !== token));
  return [
    ...usual.map((option) => plain(tree, words, option)),
    rest.length === 1
      ? plain(tree, words, rest[0]!)
      : {
          key: first.slice(0, same).join(" ") || "others",
          label: t("other-ways"),
          more: rest.length,
          options: rest,
          next: () => tree.among(Tree.of(rest)),
        },
  ];
}

/** `usual`: the options that one click on the board means, where there are rarer ways of the same. */
export function itemsOf(
  tree: Tree,
  words: TableWords,
  faceOf: (token: string) => Face | null,
  usual: readonly string[] = [],
): Item[] {
  const listed = !tree.begun && usual.length > 0 && usual.length <= FEW && usual.length < tree.left.length;
  const raw: Raw[] =
    tree.left.length <= FEW
      ? tree.options.map((option) => plain(tree, words, option))
      : listed
        ? often(tree, words, usual)
        : fork(tree, words, 2);
  const faced = new Set<string>();
  return raw.map((item) => {
    const tokens = item.key.split(" ");
    const face = tokens.find((token) => faceOf(token) !== null) ?? null;
    const first = face !== null && !faced.has(face);
    if (face !== null) faced.add(face);
    return { ...item, tokens, face: first ? face : null, ends: ENDS.has(item.key) };
  });
}

/** All of a payment as one item: what it says, and the answers it stands for, one after the other. */
export function itemOfMix(decision: DecisionDoc, tree: Tree, amounts: Amounts, words: TableWords): Item {
  const answer = answerOf(decision, amounts) ?? tree.options[0]!;
  const parts = [...amounts].filter(([, n]) => n > 0).map(([what, n]) => `${n} × ${words.name(what)}`);
  // Its consequence is told where this answer is all of it.
  const whole = after(decision, amounts, answer) === null;
  return {
    key: answer,
    label: words.whole(answer, parts),
    tokens: answer.split(" "),
    more: 0,
    options: whole ? [answer] : [],
    face: null,
    ends: false,
    next: () => tree.settle(answer),
    mix: amounts,
  };
}
