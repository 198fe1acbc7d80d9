/**
 * What can be picked glows. Things on the table carry data-ref (the token, or several, that mean them) and, where the
 * same token lies in several places, data-at (the token of the place); data-verb keeps a thing to certain verbs. This
 * marks those the option tree can take next, turns clicks and keys on them into picks, and flashes what has just
 * changed. It knows nothing of any game.
 */
import type { Line, Thing, Tree } from "./tree.ts";

type Marked = HTMLElement | SVGElement;

export const refsOf = (element: Element): string[] =>
  (element.getAttribute("data-ref") ?? "").split(" ").filter(Boolean);

/** All tokens that the table shows. */
export function shownIn(root: ParentNode): Set<string> {
  const shown = new Set<string>();
  for (const element of root.querySelectorAll("[data-ref]")) for (const ref of refsOf(element)) shown.add(ref);
  return shown;
}

export const sameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((token) => b.has(token));

/** The first place (something that other things lie in) that a line says besides the token itself. */
const placeIn = (line: Line, ref: string, places: ReadonlySet<string>): string | undefined =>
  line.tokens.find((token, i) => token !== ref && places.has(token) && !line.used.includes(i));

/**
 * The thing an element stands for in these lines; null if it cannot be picked. Where the options name no place, the
 * places the question is about decide.
 */
function litAs(
  element: Element,
  lit: Map<string, Line[]>,
  places: ReadonlySet<string>,
  about: ReadonlySet<string>,
): Thing | null {
  const at = element.getAttribute("data-at") ?? undefined;
  const verbs = element.getAttribute("data-verb")?.split(" ");
  for (const ref of refsOf(element)) {
    const lines = lit.get(ref);
    if (!lines || (verbs && !lines.some((line) => verbs.includes(line.tokens[0]!)))) continue;
    if (at === undefined || at === ref) return { ref };
    for (const line of lines) {
      const place = placeIn(line, ref, places);
      if (place === at) return { ref, at };
      if (place === undefined && (about.size === 0 || about.has(at))) return { ref };
    }
  }
  // The place comes first in these options: pointing at the thing in it says both.
  const around = at === undefined ? undefined : lit.get(at);
  if (at !== undefined && around) {
    for (const ref of refsOf(element))
      if (around.some((line) => line.tokens[line.tokens.indexOf(at) + 1] === ref)) return { ref: at, at: ref };
  }
  return null;
}

export function light(
  root: ParentNode,
  tree: Tree | null,
  shown: ReadonlySet<string>,
  name: (token: string) => string,
  context: Iterable<unknown> = [],
): number {
  const about = new Set([...context].filter((value): value is string => typeof value === "string" && shown.has(value)));
  const places = new Set([...root.querySelectorAll("[data-at]")].map((element) => element.getAttribute("data-at")!));
  const lit = tree ? tree.lit(shown) : new Map<string, Line[]>();
  const said = new Set(tree?.begun ? tree.said : []);
  let count = 0;
  for (const element of root.querySelectorAll<Marked>("[data-ref]")) {
    const thing = litAs(element, lit, places, about);
    if (thing) {
      element.dataset.lit = thing.at ? `${thing.ref} ${thing.at}` : thing.ref;
      element.setAttribute("tabindex", count === 0 ? "0" : "-1");
      element.setAttribute("role", "button");
      element.setAttribute("aria-label", thing.at ? `${name(thing.ref)}, ${name(thing.at)}` : name(thing.ref));
      count += 1;
    } else if (element.dataset.lit !== undefined) {
      delete element.dataset.lit;
      for (const attribute of ["tabindex", "role", "aria-label"]) element.removeAttribute(attribute);
    }
    const at = element.getAttribute("data-at");
    const picked = !thing && refsOf(element).some((ref) => said.has(ref)) && (at === null || said.has(at));
    if (picked) element.dataset.picked = "";
    else delete element.dataset.picked;
  }
  return count;
}

/** The lit thing under a click or key, and the things around it that might be explained, nearest first. */
export function thingAt(target: Element): { pick: Thing | null; about: string[] } {
  const element = target.closest<Marked>("[data-lit]");
  const about: string[] = [];
  for (
    let near = target.closest("[data-info], [data-ref]");
    near;
    near = near.parentElement?.closest("[data-info], [data-ref]") ?? null
  ) {
    about.push(...[near.getAttribute("data-info") ?? "", ...refsOf(near)].filter(Boolean));
  }
  if (!element?.dataset.lit) return { pick: null, about };
  const [ref, at] = element.dataset.lit.split(" ");
  return { pick: at === undefined ? { ref: ref! } : { ref: ref!, at }, about };
}

const middle = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus between lit things with the arrow keys: the nearest one that way. */
export function walk(root: ParentNode, from: Marked, key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const here = middle(from);
  let best: Marked | null = null;
  let least = Infinity;
  for (const element of root.querySelectorAll<Marked>("[data-lit][data-ref]")) {
    if (element === from) continue;
    const there = middle(element);
    const along = (there.x - here.x) * step[0] + (there.y - here.y) * step[1];
    const across = Math.abs((there.x - here.x) * step[1]) + Math.abs((there.y - here.y) * step[0]);
    if (along <= 1) continue;
    const cost = along + across * 2;
    if (cost < least) {
      least = cost;
      best = element;
    }
  }
  if (!best) return true;
  from.setAttribute("tabindex", "-1");
  best.setAttribute("tabindex", "0");
  best.focus();
  return true;
}

/** Flash the things that these tokens mean. */
export function flash(root: ParentNode, tokens: ReadonlySet<string>): void {
  if (tokens.size === 0) return;
  for (const element of root.querySelectorAll<Marked>("[data-ref]")) {
    if (!refsOf(element).some((ref) => tokens.has(ref))) continue;
    const at = element.getAttribute("data-at");
    if (at !== null && !tokens.has(at)) continue;
    delete element.dataset.flash;
    void element.getBoundingClientRect();
    element.dataset.flash = "";
    setTimeout(() => delete element.dataset.flash, 1500);
  }
}

/** Mark the things a step is about, and those it was weighed against, until the next mark; the first one is returned. */
export function mark(root: ParentNode, told: ReadonlySet<string>, weighed: ReadonlySet<string>): Element | null {
  let first: Element | null = null;
  for (const element of root.querySelectorAll<Marked>("[data-ref]")) {
    const at = element.getAttribute("data-at");
    const refs = refsOf(element);
    const here = at === null || told.has(at);
    delete element.dataset.told;
    delete element.dataset.weighed;
    if (here && refs.some((ref) => told.has(ref))) {
      element.dataset.told = "";
      first ??= element;
    } else if (here && refs.some((ref) => weighed.has(ref))) element.dataset.weighed = "";
  }
  return first;
}

/** An arrow from one thing of the board to another that fades away. */
export function trail(svg: SVGSVGElement, from: string, to: string): void {
  const find = (token: string): SVGGraphicsElement | undefined =>
    [...svg.querySelectorAll<SVGGraphicsElement>("[data-ref]")].find((e) => refsOf(e).includes(token));
  const [a, b] = [find(from), find(to)];
  const screen = svg.getScreenCTM?.();
  if (!a || !b || !screen) return;
  const place = (element: Element): DOMPoint => {
    const { x, y } = middle(element);
    return new DOMPoint(x, y).matrixTransform(screen.inverse());
  };
  const [p, q] = [place(a), place(b)];
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  const bend = { x: (p.x + q.x) / 2 + (p.y - q.y) * 0.15, y: (p.y + q.y) / 2 + (q.x - p.x) * 0.15 };
  line.setAttribute("d", `M${p.x} ${p.y}Q${bend.x} ${bend.y} ${q.x} ${q.y}`);
  line.setAttribute("class", "trail");
  svg.append(line);
  const length = line.getTotalLength();
  line.setAttribute("stroke-dasharray", String(length));
  line.animate?.(
    [
      { strokeDashoffset: length, opacity: 1 },
      { strokeDashoffset: 0, opacity: 1, offset: 0.4 },
      { strokeDashoffset: 0, opacity: 0 },
    ],
    {
      duration: 1600,
      easing: "ease-out",
    },
  );
  setTimeout(() => line.remove(), 1600);
}
