/** The table as it once was: the moment the address names, fetched once and kept while it stays true. */
import { api, saidOf } from "../lib/api.ts";
import type { Reel } from "../lib/reels.ts";
import type { Session } from "../lib/session.svelte.ts";
import type { Said, View } from "../lib/types.ts";

export interface Picture {
  k: number;
  view: View;
  events: Said[];
}

export class Past {
  picture = $state.raw<Picture | null>(null);
  fault = $state("");
  /** The whole match as this device keeps it, where there is no network. */
  reel = $state.raw<Reel | null>(null);
  /** Through whose eyes one looks back when the match is over and nothing is secret any more. */
  through = $state<number | null>(null);
  private readonly kept = new Map<string, Picture>();
  private version = -1;

  /** `moment`: the moment looked at, null for the present; `onstale`: what is known from there on is no longer true. */
  constructor(
    session: Session,
    moment: () => number | null,
    you: () => number | null,
    onstale: (from: number) => void,
  ) {
    $effect(() => {
      const k = moment();
      const seat = session.over && this.through !== null ? this.through : you();
      if (k === null || session.version < 0) {
        this.picture = null;
        return;
      }
      const key = `${k} ${seat}`;
      const known = this.kept.get(key);
      if (known) {
        this.picture = known;
        return;
      }
      this.fault = "";
      if (this.reel?.viewer === (seat === null ? "watch" : String(seat))) {
        this.picture = this.reel.at(k);
        return;
      }
      api.moment(session.match, k, seat).then(
        (found) => {
          const picture = { k: found.k, view: found.view, events: found.events };
          if (this.kept.size > 400) this.kept.clear();
          if (k <= session.count) this.kept.set(key, picture);
          if (moment() === k) this.picture = picture;
        },
        (error: unknown) => {
          if (moment() === k) this.fault = saidOf(error);
        },
      );
    });
    // An undo makes another past.
    $effect(() => {
      if (session.version === this.version) return;
      this.version = session.version;
      for (const key of this.kept.keys()) if (Number(key.split(" ")[0]) >= session.count) this.kept.delete(key);
      onstale(session.count);
    });
  }
}
