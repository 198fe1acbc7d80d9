/** A tile that is turned before it lies: which way round is shown, by wheel, click and key, until one is chosen. */
import type { DecisionDoc } from "../lib/types.ts";

/** The options of a question that asks only how far something is turned, in that order; else none. */
export function turnsOf(decision: DecisionDoc | null): string[] {
  const far = (option: string): number => Number(/^turn (\d+)$/.exec(option)?.[1] ?? NaN);
  const options = decision?.options ?? [];
  return options.some((option) => Number.isNaN(far(option))) ? [] : [...options].sort((a, b) => far(a) - far(b));
}

export class Turning {
  private asked = "";
  private at = 0;

  /** `show`: the table as it would be after this option. */
  constructor(
    private readonly now: () => DecisionDoc | null,
    private readonly show: (option: string | null) => void,
  ) {}

  /** The way round that is shown while nothing else is pointed at; null where nothing is to be turned. */
  get shown(): string | null {
    const decision = this.now();
    const options = turnsOf(decision);
    if (!decision || !options.length) return null;
    if (decision.id !== this.asked) {
      this.asked = decision.id;
      this.at = 0;
    }
    return options[this.at] ?? null;
  }

  /** The token of where it lies. */
  get place(): string | null {
    const space = this.shown === null ? null : this.now()?.about.space;
    return typeof space === "string" ? space : null;
  }

  /** One way further round, or back; says whether there was anything to turn. */
  turn(by: number): boolean {
    if (this.shown === null) return false;
    const options = turnsOf(this.now());
    this.at = (this.at + by + options.length) % options.length;
    this.show(this.shown);
    return true;
  }
}
