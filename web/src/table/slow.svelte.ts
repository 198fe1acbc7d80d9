/** Looking at the last automatic acts one by one: which is shown, and the table as it then was. */
import { api, saidOf } from "../lib/api.ts";
import type { Step } from "../lib/steps.ts";
import type { View } from "../lib/types.ts";

interface Picture {
  key: string;
  view: View;
}

export class Slow {
  open = $state(false);
  /** It opened by itself. */
  unasked = $state(false);
  /** The run the reader has turned to, counted from the oldest; null: the newest one. */
  chosen = $state<number | null>(null);
  shown = $state.raw<Step | null>(null);
  picture = $state.raw<Picture | null>(null);
  fault = $state("");
  private known = new Map<string, Picture>();

  constructor(readonly match: string) {}

  /** The table right after the step shown is still on its way. */
  get late(): boolean {
    return (
      this.shown !== null &&
      this.shown.k > 0 &&
      !this.fault &&
      !this.picture?.key.startsWith(`${this.shown.k} ${this.shown.n} `)
    );
  }

  /** Show the table right after this step; null goes back to the present. */
  show(step: Step | null, seat: number | null): void {
    this.shown = step;
    this.fault = "";
    if (!step) {
      this.picture = null;
      return;
    }
    if (step.k === 0) {
      this.picture = null; // the set-up is no answer: it is shown as the moment it led to
      return;
    }
    const key = `${step.k} ${step.n} ${seat}`;
    const known = this.known.get(key);
    if (known) {
      this.picture = known;
      return;
    }
    api.step(this.match, step.k, step.n, seat).then(
      ({ view }) => {
        const picture = { key, view };
        if (this.known.size > 200) this.known.clear();
        this.known.set(key, picture);
        if (this.shown === step) this.picture = picture;
      },
      (error: unknown) => {
        if (this.shown === step) this.fault = saidOf(error);
      },
    );
  }

  /** Answers were taken back: what was kept of them is no longer true. */
  forget(from: number): void {
    for (const key of this.known.keys()) if (Number(key.split(" ")[0]) >= from) this.known.delete(key);
    if (this.shown && this.shown.k > from) this.show(null, null);
  }

  close(): void {
    this.open = false;
    this.chosen = null;
    this.show(null, null);
  }
}
