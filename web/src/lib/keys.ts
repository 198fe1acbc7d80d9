/**
 * The keys this browser holds: seat, owner, spectator and invitation tokens by match, and the one key that carries all of
 * a person's seats. They never leave for a path or a query.
 */
import type { Made, MadeSeat } from "./types.ts";

export interface Keys {
  owner?: string;
  seats: Record<string, string>;
  invites?: Record<string, string>;
  /** The link by which this browser may watch, or comment. */
  watch?: string;
}

/** A person's own key, and the tokens that it is known to hold. */
export interface Person {
  key: string;
  held: string[];
}

const PLACE = "moonwall-keys";
const PERSON = "moonwall-key";
const FORGOTTEN = "moonwall-forgotten";
/** Told to the window when this browser holds something new: `person.ts` carries it on. */
export const KEPT = "moonwall-kept";

function read<T extends object>(place: string): T | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    return kept && typeof kept === "object" ? (kept as T) : null;
  } catch {
    return null;
  }
}

const all = (): Record<string, Keys> => read<Record<string, Keys>>(PLACE) ?? {};

function keep(keys: Record<string, Keys>): void {
  localStorage.setItem(PLACE, JSON.stringify(keys));
  dispatchEvent(new Event(KEPT));
}

export const person = (): Person | null => {
  const kept = read<Person>(PERSON);
  return kept && typeof kept.key === "string" ? { key: kept.key, held: kept.held ?? [] } : null;
};

export function keepPerson(kept: Person | null): void {
  if (kept) localStorage.setItem(PERSON, JSON.stringify(kept));
  else localStorage.removeItem(PERSON);
}

export function keysOf(match: string): Keys {
  return all()[match] ?? { seats: {} };
}

const tokensIn = (keys: Keys): string[] => [...Object.values(keys.seats), ...(keys.owner ? [keys.owner] : [])];

/** All that lets this browser into a match. The key comes last: it may hold nothing there. */
export function tokensOf(match: string): string[] {
  const keys = keysOf(match);
  const own = person();
  return [...new Set([...tokensIn(keys), ...(keys.watch ? [keys.watch] : []), ...(own ? [own.key] : [])])];
}

/** Every seat and every owner's right that this browser holds, without the person's key. */
export const ownTokens = (): string[] => [...new Set(Object.values(all()).flatMap(tokensIn))];

/** As many as the server takes at once. */
const MOST = 500;

export function allTokens(): string[] {
  const own = person();
  return (own ? [own.key, ...ownTokens()] : ownTokens()).slice(0, MOST);
}

function invitesOf(seats: readonly MadeSeat[]): Record<string, string> {
  return Object.fromEntries(seats.flatMap((seat) => (seat.invite ? [[seat.seat, seat.invite]] : [])));
}

export function keepMade(made: Made): void {
  const keys = all();
  const seats = Object.fromEntries(made.seats.flatMap((seat) => (seat.token ? [[seat.seat, seat.token]] : [])));
  keys[made.match] = { owner: made.owner, seats, invites: invitesOf(made.seats) };
  keep(keys);
}

export function keepSeat(match: string, seat: number, token: string): void {
  const keys = all();
  (keys[match] ??= { seats: {} }).seats[seat] = token;
  keep(keys);
}

export function keepWatch(match: string, link: string): void {
  const keys = all();
  (keys[match] ??= { seats: {} }).watch = link;
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

/** The tokens of a match hold their people's seats in its rematch. */
export function inherit(from: string, to: string, seats: readonly MadeSeat[] = []): void {
  const keys = all();
  const { owner, seats: held, watch } = keys[from] ?? { seats: {} };
  const before = keys[to];
  // Which seat a token holds there the server says: here only the tokens count.
  const moved = Object.fromEntries(Object.values(held).map((token, i) => [`of-${i}`, token]));
  keys[to] = {
    ...(owner ? { owner } : {}),
    ...(watch ? { watch } : {}),
    seats: { ...moved, ...before?.seats },
    invites: { ...before?.invites, ...invitesOf(seats) },
  };
  keep(keys);
}

/** The matches this browser holds anything of. */
export const ownMatches = (): string[] => Object.keys(all());

/** Matches that are not listed any more, though a person's key or the seat of a rematch still leads to them. */
export const forgotten = (): string[] => {
  const kept = read<string[]>(FORGOTTEN);
  return Array.isArray(kept) ? kept : [];
};

export function forget(match: string): void {
  const keys = all();
  delete keys[match];
  localStorage.setItem(FORGOTTEN, JSON.stringify([...forgotten().filter((one) => one !== match), match].slice(-MOST)));
  keep(keys);
}

/** Who comes to a match again has it in the list again. */
export function remember(match: string): void {
  const kept = forgotten();
  if (kept.includes(match)) localStorage.setItem(FORGOTTEN, JSON.stringify(kept.filter((one) => one !== match)));
}
