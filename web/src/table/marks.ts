/** What the strip says of the people at the table: who is away, and how long whoever is waited for still has. */
import { clock } from "../lib/clock.svelte.ts";
import type { Session } from "../lib/session.svelte.ts";
import { speech, t } from "../lib/speech.svelte.ts";
import type { Table } from "../lib/types.ts";
import { left, relative } from "../lib/when.ts";

export interface Mark {
  /** "away since 3 hours"; empty for who is there. */
  away: string;
  /** The time that is left, short; empty without a clock. */
  due: string;
  dueTitle: string;
  late: boolean;
}

/** A quarter of a day before its end a clock is urgent. */
const URGENT = 6 * 3_600_000;

export function markOf(session: Session, table: Table | null, index: number): Mark {
  const seat = table?.seats[index];
  const person = seat?.who === "human" && !seat.open && !seat.resigned && !session.over;
  const there = (session.presence.seats[index] ?? 0) > 0 || table?.you.includes(index);
  const since = session.presence.away?.[index] ?? seat?.seen;
  const until = session.due[index];
  const time = until ? left(until, clock.now, speech.lang) : "";
  const away = since ? t("away-since", { when: relative(since, clock.now, speech.lang) }) : t("away");
  return {
    away: person && !there ? away : "",
    due: time,
    dueTitle: time ? t("time-left", { time }) : "",
    late: !!until && new Date(until).getTime() - clock.now < URGENT,
  };
}
