/** The time, for what is said of it: it goes on by itself while somebody looks at it. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 20_000;

class Clock {
  private readonly follow = createSubscriber((update) => {
    const timer = setInterval(update, EVERY);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.follow();
    return Date.now();
  }
}

export const clock = new Clock();
