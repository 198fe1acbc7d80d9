/** Changes of a view, as docs/protocol.md tells them: each edit puts a value at a place. */
export type Edit = [path: (string | number)[], value: unknown];

type Place = Record<string | number, unknown>;

const copied = (thing: unknown): Place => (Array.isArray(thing) ? [...thing] : { ...(thing as object) }) as Place;

/** The view with the edits in it. What did not change is the very same object as before; the old view stays as it was. */
export function withEdits<T>(view: T, edits: readonly Edit[]): T {
  const top: Place = { view };
  const own = new Set<unknown>([top]); // copies made here: those may be written in
  for (const [path, value] of edits) {
    let place = top;
    let key: string | number = "view";
    for (const step of path) {
      let next = place[key];
      if (!own.has(next)) {
        next = place[key] = copied(next);
        own.add(next);
      }
      place = next as Place;
      key = step;
    }
    place[key] = value;
  }
  return top.view as T;
}
