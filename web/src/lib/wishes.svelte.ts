/** How somebody likes to play, kept in this browser: nothing of it is part of a match. */
export type Pace = "off" | "fast" | "slow";
/** Hints of the first Year or round: never, where the question leaves room, or on every screen. */
export type Hints = "off" | "room" | "on";

const KEY = "moonwall-wishes";

interface Kept {
  /** How fast others' answers are shown, one by one. */
  pace: Pace;
  /** For how long (ms) a new question cannot be answered, so that a click meant for the last one does not hit it. */
  deaf: number;
  /** Ask before an answer that ends something while more could be done. */
  sure: boolean;
  /** People at one screen play with open hands: it is covered only before secret choices. */
  open: boolean;
  /** Small sounds for what happens. */
  sound: boolean;
  /** Say unasked what matters in a question of the first Year or round. */
  hints: Hints;
}

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

const START: Kept = { pace: "fast", deaf: 300, sure: false, open: false, sound: false, hints: "room" };

function read(): Kept {
  const start: Kept = { ...START, pace: calm() ? "off" : START.pace };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return start;
  }
}

class Wishes {
  private kept = $state(read());

  get pace(): Pace {
    return this.kept.pace;
  }
  set pace(pace: Pace) {
    this.keep({ pace });
  }

  get deaf(): number {
    return this.kept.deaf;
  }
  set deaf(deaf: number) {
    this.keep({ deaf });
  }

  get sure(): boolean {
    return this.kept.sure;
  }
  set sure(sure: boolean) {
    this.keep({ sure });
  }

  get open(): boolean {
    return this.kept.open;
  }
  set open(open: boolean) {
    this.keep({ open });
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }

  get hints(): Hints {
    return this.kept.hints;
  }
  set hints(hints: Hints) {
    this.keep({ hints });
  }

  /** Milliseconds between two answers of others. */
  get beat(): number {
    return { off: 0, fast: 400, slow: 1200 }[this.kept.pace];
  }

  private keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      const own = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
      localStorage.setItem(KEY, JSON.stringify({ ...own, ...change }));
    } catch {
      // A browser that keeps nothing begins anew next time.
    }
  }
}

export const wishes = new Wishes();
