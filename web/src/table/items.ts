/** What the list beside the board offers: options as they stand, or the next fork where there are many. */
import type { Face } from "../boards/index.ts";
import type { Branch, Tree } from "../lib/tree.ts";
import type { TableWords } from "../lib/words.ts";

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

export function itemsOf(tree: Tree, words: TableWords, faceOf: (token: string) => Face | null): Item[] {
  const raw: Raw[] =
    tree.left.length <= FEW
      ? tree.options.map((option) => ({
          key: option,
          label: words.option(option),
          more: 0,
          options: [option],
          next: () => tree.settle(option),
        }))
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
