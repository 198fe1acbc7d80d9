/** Up to which version of a match this browser has looked: what came later is news. */
const PLACE = "moonwall-glanced";
const MOST = 300;

function all(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export const glanced = (match: string): number | undefined => all()[match];

export function glance(match: string, version: number): void {
  const kept = all();
  if (kept[match] === version) return;
  delete kept[match]; // the newest is the last one
  const entries = [...Object.entries(kept), [match, version] as const].slice(-MOST);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing finds everything new.
  }
}
