/** The keys this browser holds: seat, owner and invitation tokens by match. They never leave for a path or a query. */
import type { Made } from "./types.ts";

export interface Keys {
  owner?: string;
  seats: Record<string, string>;
  invites?: Record<string, string>;
}

const PLACE = "moonwall-keys";

function all(): Record<string, Keys> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, Keys>) : {};
  } catch {
    return {};
  }
}

function keep(keys: Record<string, Keys>): void {
  localStorage.setItem(PLACE, JSON.stringify(keys));
}

export function keysOf(match: string): Keys {
  return all()[match] ?? { seats: {} };
}

export function seatTokens(match: string): string[] {
  return Object.values(keysOf(match).seats);
}

export function tokensOf(match: string): string[] {
  const keys = keysOf(match);
  return keys.owner ? [...Object.values(keys.seats), keys.owner] : Object.values(keys.seats);
}

export function allTokens(): string[] {
  return Object.values(all()).flatMap((keys) => [...Object.values(keys.seats), ...(keys.owner ? [keys.owner] : [])]);
}

export function keepMade(made: Made): void {
  const keys = all();
  const entry: Keys = { owner: made.owner, seats: {}, invites: {} };
  for (const seat of made.seats) {
    if (seat.token) entry.seats[seat.seat] = seat.token;
    if (seat.invite) entry.invites![seat.seat] = seat.invite;
  }
  keys[made.match] = entry;
  keep(keys);
}

export function keepSeat(match: string, seat: number, token: string): void {
  const keys = all();
  (keys[match] ??= { seats: {} }).seats[seat] = token;
  keep(keys);
}

export function keepInvite(match: string, seat: number, invite: string | null): void {
  const keys = all();
  const entry = (keys[match] ??= { seats: {} });
  entry.invites ??= {};
  if (invite) entry.invites[seat] = invite;
  else delete entry.invites[seat];
  keep(keys);
}

export function forget(match: string): void {
  const keys = all();
  delete keys[match];
  keep(keys);
}
