/**
 * Choosing by narrowing. The server sends the complete legal list as texts; each text is a row of tokens (verb, then
 * references). Every pick says one token more; what is left is what can still be meant. The page knows no rule: all it
 * does is keep the options that agree with what was pointed at.
 */

export interface Line {
  readonly tokens: readonly string[];
  /** Places that were picked already. */
  readonly used: readonly number[];
}

export interface Branch {
  token: string;
  /** Place of the token in its options. */
  place: number;
  lines: Line[];
}

/** A thing on the table that stands for a token; ``at`` names the thing it lies in, where that matters. */
export interface Thing {
  ref: string;
  at?: string;
}

/** The tokens that the table shows; ``means``: whether that one can be what an option names, where this matters. */
export interface Shown {
  has(token: string): boolean;
  means?(token: string, tokens: readonly string[]): boolean;
}

const text = (line: Line): string => line.tokens.join(" ");

export class Tree {
  private constructor(
    readonly left: readonly Line[],
    /** What was picked to come here, oldest first. */
    readonly said: readonly string[],
    private readonly before: Tree | null,
  ) {}

  static of(options: readonly string[]): Tree {
    return new Tree(
      options.map((option) => ({ tokens: option.split(" "), used: [] })),
      [],
      null,
    );
  }

  get options(): string[] {
    return this.left.map(text);
  }

  /** The one option that is meant, if only one is left. */
  get meant(): string | null {
    return this.left.length === 1 ? text(this.left[0]!) : null;
  }

  /** Whether all that is left and says anything at this place agrees there, so that nobody needs to point at it. */
  private agreed(place: number): boolean {
    const said = this.left.filter((line) => line.tokens.length > place);
    return said.every((line) => line.tokens[place] === said[0]!.tokens[place]);
  }

  /** Whether all that is left has the same word, or the same end, at this place. */
  private same(place: number): boolean {
    const first = this.left[0]?.tokens[place];
    return this.left.every((line) => line.tokens[place] === first);
  }

  /** The next fork in reading order: the first place where the options left differ, grouped by token. */
  get branches(): Branch[] {
    if (this.left.length < 2) return [];
    let place = 0;
    const longest = Math.max(...this.left.map((line) => line.tokens.length));
    while (place < longest && this.same(place)) place += 1;
    const groups = new Map<string, Line[]>();
    for (const line of this.left) {
      const token = line.tokens[place] ?? "";
      const group = groups.get(token);
      if (group) group.push(line);
      else groups.set(token, [line]);
    }
    return [...groups].map(([token, lines]) => ({ token, place, lines }));
  }

  /**
   * The place of the token of a line that is to be pointed at next; -1 if there is none. That is the first one that is
   * still open and that the table shows; what all agree on is passed over, as long as something else is left to say.
   */
  private front(line: Line, shown: Shown): number {
    const open = (token: string, place: number): boolean =>
      shown.has(token) && !line.used.includes(place) && (shown.means?.(token, line.tokens) ?? true);
    const place = line.tokens.findIndex((token, i) => open(token, i) && !this.agreed(i));
    return place >= 0 ? place : line.tokens.findIndex((token, i) => open(token, i) && !this.same(i));
  }

  /**
   * What may be pointed at: for each option left, its first open token that the table shows. So
   * "move worker 2,-1 3,-1" lights the worker's area before its goal. Values are the options' texts behind it.
   */
  lit(shown: Shown): Map<string, Line[]> {
    const lit = new Map<string, Line[]>();
    if (this.left.length < 2) return lit;
    for (const line of this.left) {
      const place = this.front(line, shown);
      if (place < 0) continue;
      const token = line.tokens[place]!;
      const lines = lit.get(token);
      if (lines) lines.push(line);
      else lit.set(token, [line]);
    }
    return lit;
  }

  /** The tree after pointing at a thing; null when that says nothing. */
  point(thing: Thing, shown: Shown): Tree | null {
    let next = this.keep(thing.ref, (line) => {
      const place = this.front(line, shown);
      return line.tokens[place] === thing.ref ? place : -1;
    });
    next ??= this.keep(thing.ref, (line) =>
      line.tokens.findIndex((token, place) => token === thing.ref && !line.used.includes(place) && !this.agreed(place)),
    );
    if (!next && thing.at !== undefined) return this.point({ ref: thing.at }, shown); // only where it lies matters
    if (next && thing.at !== undefined) {
      const inside = next.keep(thing.at, (line) => {
        const place = line.tokens.findIndex((token, i) => shown.has(token) && !line.used.includes(i));
        return line.tokens[place] === thing.at ? place : -1;
      });
      if (inside) return new Tree(inside.left, [...this.said, thing.ref, thing.at], this);
    }
    return next;
  }

  /** The lines for which ``find`` gives a place, with that place used; null if there are none or it says nothing new. */
  private keep(token: string, find: (line: Line) => number): Tree | null {
    const left: Line[] = [];
    for (const line of this.left) {
      const place = find(line);
      if (place >= 0) left.push({ tokens: line.tokens, used: [...line.used, place] });
    }
    return left.length === 0 ? null : new Tree(left, [...this.said, token], this);
  }

  /** The tree after taking one branch of the fork. */
  take(branch: Branch): Tree {
    const left = branch.lines.map((line) => ({ tokens: line.tokens, used: [...line.used, branch.place] }));
    return new Tree(left, [...this.said, branch.token], this);
  }

  /** This tree with only what is left in another one of the same question. */
  among(other: Tree): Tree {
    return new Tree(other.left, [...this.said, ...other.said], this);
  }

  /** The tree of this one option. */
  settle(option: string): Tree {
    return new Tree(
      this.left.filter((line) => text(line) === option),
      [...this.said, option],
      this,
    );
  }

  /** One step back. */
  get back(): Tree {
    return this.before ?? this;
  }

  /** The whole list again. */
  get start(): Tree {
    return this.before ? this.before.start : this;
  }

  get begun(): boolean {
    return this.before !== null;
  }
}
