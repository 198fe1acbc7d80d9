/** Pointing and keys at the table: what a click, the other mouse button and each key mean. */
import { tick } from "svelte";
import { walk } from "../lib/lighting.ts";
import type { Spot } from "../rules/book.ts";
import type { Foresight } from "./foresight.svelte.ts";
import type { Picking } from "./picking.svelte.ts";
import type { Seen } from "./seen.svelte.ts";
import type { Turning } from "./turning.ts";

/** The question's list, as far as keys need it. */
export interface List {
  focus: () => void;
  digit: (key: string) => boolean;
}

/** What can lie over the table: a seat's board, what all share, the wishes. */
export interface Over {
  sheet: number | "common" | "settings" | null;
  /** Where the rule book lies open; null: it is closed. */
  book: Spot | null;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

export class Hands {
  /** Whoever plays by keyboard stays where they are: on the board or in the list, at the first thing to pick. */
  private place: "board" | "list" | null = null;

  constructor(
    private readonly seen: Seen,
    private readonly picking: Picking,
    private readonly foresight: Foresight,
    private readonly turning: Turning,
    private readonly over: Over,
    private readonly root: () => HTMLElement | undefined,
    private readonly list: () => List | undefined,
  ) {}

  private get lit(): SVGElement | null {
    return this.root()?.querySelector<SVGElement>("main [data-lit][tabindex='0']") ?? null;
  }

  /** What glows has changed: the focus goes on to it. */
  follow(): void {
    if (this.place === null || this.seen.session.sending || !this.picking.tree) return;
    const now = document.activeElement;
    if (now && now !== document.body && (now.hasAttribute("data-lit") || !this.root()?.contains(now))) return;
    const next = this.lit;
    if (this.place === "board" && next) next.focus();
    else this.list()?.focus();
  }

  readonly click = (event: MouseEvent): void => {
    const target = event.target;
    if (
      !(target instanceof Element) ||
      target.closest("button:not([data-lit]), a, input, select, textarea, summary, label")
    )
      return;
    const { place } = this.turning;
    if (place !== null && !this.picking.explaining && target.closest(`[data-ref="${place}"]`)) this.turning.turn(1);
    else this.picking.point(target);
  };

  /** Over the board the wheel turns what is to be turned, instead of zooming. */
  readonly wheel = (event: WheelEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest(".board") || !event.deltaY) return;
    if (!this.turning.turn(Math.sign(event.deltaY))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The other mouse button (or a long touch) always explains. */
  readonly explainHere = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const found = this.picking.explainable(event.target);
    if (!found.length) return;
    event.preventDefault();
    this.picking.explain(found);
  };

  /** Where what is pointed at stood: drawn as it would be, it may no longer stand there. */
  private held: DOMRect | null = null;

  /** Pointing at a thing that means one option shows what that would do, as pointing at the option does. */
  readonly move = (event: PointerEvent): void => {
    const { target } = event;
    if (event.pointerType === "touch" || !(target instanceof Element) || target.closest("[data-test=choose]")) {
      this.held = null;
      return;
    }
    const held = this.held;
    if (held && event.x >= held.left && event.x <= held.right && event.y >= held.top && event.y <= held.bottom) return;
    const option = this.picking.explaining ? null : this.picking.meant(target);
    if (option === null && held === null) return;
    this.held = option === null ? null : (target.closest("[data-lit]")?.getBoundingClientRect() ?? null);
    this.foresight.point(option ?? this.turning.shown);
  };

  readonly down = (): void => {
    this.place = null;
    if (this.seen.session.behind) this.seen.session.catchUp();
  };

  /** A seat's chip: the seat is picked where it glows, else its sheet opens or closes. */
  readonly chip = (seat: number): void => {
    const element = this.root()?.querySelector(`[data-test=seat-${seat}]`);
    if (element?.hasAttribute("data-lit") && !this.picking.explaining) this.picking.point(element);
    else this.over.sheet = this.over.sheet === seat ? null : seat;
  };

  readonly toggleSteps = (): void => {
    const { slow, steps } = this.seen;
    if (steps) slow.close();
    else {
      slow.open = true;
      slow.unasked = false;
      void tick().then(() => this.root()?.querySelector<HTMLElement>("[data-test=steps-play]")?.focus());
    }
  };

  readonly keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (typing(event.target)) return;
    const { session } = this.seen;
    if (session.behind && event.key !== "Tab") session.catchUp();
    else if (!this.key(event)) return;
    event.preventDefault();
  };

  /** Whether the key meant anything. */
  private key(event: KeyboardEvent): boolean {
    const { seen, picking } = this;
    const enter = event.key === "Enter" || event.key === " ";
    const target = event.target instanceof Element ? event.target : null;
    const thing = target?.closest<SVGElement>("[data-lit]:not(button)") ?? null;
    if (enter) this.place = thing ? "board" : target?.closest(".choose") ? "list" : this.place;
    if (thing && enter) picking.point(thing);
    else if (thing && walk(picking.things, thing, event.key)) return true;
    else if (event.key === "Escape") return this.escape();
    else if (event.key === "Backspace" && picking.tree?.begun) picking.back();
    else if (/^[0-9]$/.test(event.key) && this.list()?.digit(event.key)) return true;
    else if (event.key === "u" && seen.undoTo !== null) seen.takeBack();
    else if (event.key === "?") picking.explaining = !picking.explaining;
    else if (event.key === "w" && seen.runs.length) this.toggleSteps();
    else if (event.key === "o") this.list()?.focus();
    else if (event.key === "b") this.lit?.focus();
    else if (event.key.toLowerCase() === "r") return this.turning.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "Enter" && target === document.body && this.turning.shown !== null) this.take();
    else return false;
    return true;
  }

  /** The way round that is shown is the answer. */
  private take(): void {
    const { shown } = this.turning;
    if (shown !== null && this.picking.tree) this.picking.pick(this.picking.tree.settle(shown));
  }

  /** The uppermost thing is closed, or the last pick dropped. */
  private escape(): boolean {
    const { seen, picking, over } = this;
    if (picking.about !== null) picking.about = null;
    else if (over.book !== null) over.book = null;
    else if (picking.explaining) picking.explaining = false;
    else if (over.sheet !== null) over.sheet = null;
    else if (picking.tree?.begun) picking.cancel();
    else if (seen.slow.shown) seen.slow.show(null, null);
    else if (seen.replaying) seen.go(null);
    else return false;
    return true;
  }
}
