/**
 * Whether the server is still there. A cut network closes no socket for minutes, so the page asks now and then while it
 * is looked at: an answer that is late is said within three seconds, a connection that stays silent is given up.
 */

/** Milliseconds between two looks, from one question to the next, and after which an unanswered one is late or lost. */
const LOOK = 400;
const ASK = 1200;
const ASK_HIDDEN = 25_000;
const LATE = 900;
const LOST = 8000;

export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  /** When the last question was asked, and whether anything has been heard since. */
  private asked = 0;
  private answered = true;

  constructor(
    private readonly ask: () => void,
    /** Called whenever silence begins or ends. */
    private readonly silent: (is: boolean) => void,
    private readonly lost: () => void,
  ) {}

  start(): void {
    this.asked = Date.now();
    this.timer = setInterval(this.look, LOOK);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Anything at all has come. */
  heard(): void {
    this.answered = true;
    this.silent(false);
  }

  /** A new connection begins: nothing has been asked on it. */
  anew(): void {
    this.answered = true;
    this.asked = Date.now();
  }

  private look = (): void => {
    const since = Date.now() - this.asked;
    if (!this.answered) {
      if (since > LOST) {
        this.anew();
        this.lost();
      } else if (since > LATE) this.silent(true);
    } else if (since >= (document.hidden ? ASK_HIDDEN : ASK)) {
      this.asked = Date.now();
      this.answered = false;
      this.ask();
    }
  };
}
