/**
 * Things on the table that stand for tokens of options. A drawing declares them as it draws them:
 *
 *   const thing = things();
 *   <g {@attach thing("2,-1")}> … <g {@attach thing("worker", "2,-1")}>
 *
 * The first word is the token (or several), the second the token of where it lies, the third the verbs it is for. What
 * lies in itself is a place, whether anything lies in it or not. The table knows from this what it shows, without reading its own page back; `lib/lighting.ts` makes some of them glow.
 */
import { getContext, setContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export type Marked = HTMLElement | SVGElement;

export interface Shown {
  readonly element: Marked;
  readonly refs: readonly string[];
  readonly at: string | undefined;
  readonly verbs: readonly string[] | undefined;
}

export type Thing = (ref: string | null | undefined, at?: string, verb?: string) => Attachment<Element> | undefined;

const words = (text: string): string[] => text.split(" ").filter(Boolean);

export class Things {
  /** Rises when something comes or goes. */
  version = $state(0);
  private readonly known = new Map<Element, Shown>();
  private readonly made = new Map<string, Attachment<Element>>();

  /** What a drawing attaches; the same words give the same attachment, so that nothing is done anew for them. */
  thing: Thing = (ref, at, verb) => {
    if (!ref) return undefined;
    const key = `${ref}|${at ?? ""}|${verb ?? ""}`;
    let attach = this.made.get(key);
    if (!attach) {
      if (this.made.size > 4000) this.made.clear();
      attach = (element) => this.add(element as Marked, ref, at, verb);
      this.made.set(key, attach);
    }
    return attach;
  };

  add(element: Marked, ref: string, at?: string, verb?: string): () => void {
    this.known.set(element, { element, refs: words(ref), at, verbs: verb === undefined ? undefined : words(verb) });
    element.dataset.ref = ref;
    if (at === undefined) delete element.dataset.at;
    else element.dataset.at = at;
    this.changed();
    return () => {
      this.known.delete(element);
      this.changed();
    };
  }

  private changed(): void {
    untrack(() => (this.version += 1));
  }

  get all(): Iterable<Shown> {
    return this.known.values();
  }

  of(element: Element): Shown | undefined {
    return this.known.get(element);
  }

  /** All tokens that the table shows. */
  tokens(): Tokens {
    const found = new Tokens();
    for (const { refs, at } of this.known.values()) for (const ref of refs) found.note(ref, at);
    return found;
  }
}

/** Tokens that the table shows, with where they lie; what lies nowhere in particular stands for any of its kind. */
export class Tokens extends Set<string> {
  private readonly spots = new Map<string, Set<string> | null>();
  private readonly places = new Set<string>();

  note(ref: string, at?: string): void {
    this.add(ref);
    const spots = this.spots.get(ref);
    if (at === undefined || at === ref || spots === null) this.spots.set(ref, null);
    else if (spots) spots.add(at);
    else this.spots.set(ref, new Set([at]));
    if (at !== undefined) this.places.add(at);
  }

  /** Whether what is shown can be meant: an option that names places means what lies in one of them. */
  means(ref: string, tokens: readonly string[]): boolean {
    const spots = this.spots.get(ref);
    return !spots || tokens.some((token) => spots.has(token)) || !tokens.some((token) => this.places.has(token));
  }
}

const KEY = Symbol("things");

/** For the parts of a table: what declares things there. Outside of a table it only names them in the page. */
export function things(): Thing {
  return (getContext<Things | undefined>(KEY) ?? new Things()).thing;
}

/** What a part that stands alone, as in a test, is given to declare its things to these. */
export const contextOf = (all: Things): Map<unknown, unknown> => new Map([[KEY, all]]);

export const setThings = (all: Things): Things => setContext(KEY, all);
