/**
 * What can be picked glows. Among the things that a table shows (`lib/things.svelte.ts`) this marks those the option
 * tree can take next, turns clicks and keys on them into picks, and flashes what has just changed. It knows nothing of
 * any game.
 */
import type { Marked, Shown, Things } from "./things.svelte.ts";
import type { Line, Thing, Tree } from "./tree.ts";

/** The first place (something that other things lie in) that a line says besides the token itself. */
const placeIn = (line: Line, ref: string, places: ReadonlySet<string>): string | undefined =>
  line.tokens.find((token, i) => token !== ref && places.has(token) && !line.used.includes(i));

/**
 * What a thing stands for in these lines; null if it cannot be picked. Where the options name no place, the places the
 * question is about decide.
 */
function litAs(
  { refs, at, verbs }: Shown,
  lit: Map<string, Line[]>,
  places: ReadonlySet<string>,
  about: ReadonlySet<string>,
): Thing | null {
  for (const ref of refs) {
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
    for (const ref of refs)
      if (around.some((line) => line.tokens[line.tokens.indexOf(at) + 1] === ref)) return { ref: at, at: ref };
  }
  return null;
}

const before = (a: Element, b: Element): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** What a lit thing is called: its name, and the letters drawn in it, so that voice control finds what it reads. */
function called(element: Marked, name: string): string {
  const drawn = (element instanceof SVGElement ? [...element.querySelectorAll("text")] : [element])
    .map((one) => written(one))
    .filter(Boolean);
  return drawn.every((text) => name.includes(text)) ? name : `${name}: ${drawn.join(" ")}`;
}

/** The letters of an element that are seen: not what only pictures are called, nor a card's face that is folded away. */
function written(element: Element): string {
  if (element.matches("title, .whole, .hidden-visually")) return "";
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? written(node) : (node.textContent ?? "")))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Light what can be picked next; says how many things that are. */
export function light(
  things: Things,
  tree: Tree | null,
  shown: ReadonlySet<string>,
  name: (token: string) => string,
  context: Iterable<unknown> = [],
): number {
  const about = new Set([...context].filter((value): value is string => typeof value === "string" && shown.has(value)));
  const places = new Set<string>();
  for (const { at } of things.all) if (at !== undefined) places.add(at);
  const lit = tree ? tree.lit(shown) : new Map<string, Line[]>();
  const said = new Set(tree?.begun ? tree.said : []);
  let count = 0;
  let first: Marked | null = null;
  for (const one of things.all) {
    const { element, refs, at } = one;
    const thing = litAs(one, lit, places, about);
    if (thing) {
      element.dataset.lit = thing.at ? `${thing.ref} ${thing.at}` : thing.ref;
      element.setAttribute("tabindex", "-1");
      element.setAttribute("role", "button");
      element.setAttribute(
        "aria-label",
        called(element, thing.at ? `${name(thing.ref)}, ${name(thing.at)}` : name(thing.ref)),
      );
      if (first === null || before(element, first)) first = element;
      count += 1;
    } else if (element.dataset.lit !== undefined) {
      delete element.dataset.lit;
      for (const attribute of ["tabindex", "role", "aria-label"]) element.removeAttribute(attribute);
    }
    const picked = !thing && refs.some((ref) => said.has(ref)) && (at === undefined || said.has(at));
    if (picked) element.dataset.picked = "";
    else delete element.dataset.picked;
  }
  first?.setAttribute("tabindex", "0");
  for (const { element } of things.all) if (element.dataset.lit !== undefined) group(element);
  return count;
}

/** A button holds no other buttons: what is lit around something lit is a group that can be picked. */
function group(element: Marked): void {
  for (let up = element.parentElement as Marked | null; up; up = up.parentElement as Marked | null)
    if (up.dataset.lit !== undefined) up.setAttribute("role", "group");
}

/** The lit thing under a click or key, and the things around it that might be explained, nearest first. */
export function thingAt(things: Things, target: Element): { pick: Thing | null; about: string[] } {
  const about: string[] = [];
  let pick: Thing | null = null;
  for (let near: Element | null = target; near; near = near.parentElement) {
    const info = near.getAttribute("data-info");
    if (info) about.push(info);
    const one = things.of(near);
    if (!one) continue;
    about.push(...one.refs);
    const lit = one.element.dataset.lit;
    if (pick || !lit) continue;
    const [ref, at] = lit.split(" ");
    pick = at === undefined ? { ref: ref! } : { ref: ref!, at };
  }
  return { pick, about };
}

/**
 * Mark what a lesson speaks of: what it shows, wherever that is, and what its answers name. Of a thing that lies in
 * several places the one meant is where the answer or, if it names no place, the question is.
 */
export function teach(
  things: Things,
  shows: ReadonlySet<string>,
  named: ReadonlySet<string>,
  context: Iterable<unknown> = [],
): void {
  const about = new Set(context);
  const places = new Set<unknown>();
  for (const { at } of things.all) if (at !== undefined) places.add(at);
  const somewhere = [...named, ...about].some((token) => places.has(token));
  for (const { element, refs, at } of things.all) {
    const meant = at === undefined || refs.includes(at) || !somewhere || named.has(at) || about.has(at);
    const here = refs.some((ref) => shows.has(ref) || (meant && named.has(ref)));
    if (here) element.dataset.taught = "";
    else if (element.dataset.taught !== undefined) delete element.dataset.taught;
  }
}

/** Show where the things are that these tokens mean; nothing for no tokens. */
export function hint(things: Things, tokens: ReadonlySet<string>): void {
  for (const { element, refs, at } of things.all) {
    const here = refs.some((ref) => tokens.has(ref)) && (at === undefined || tokens.has(at));
    if (here) element.dataset.hint = "";
    else if (element.dataset.hint !== undefined) delete element.dataset.hint;
  }
}

/** Mark the things that would be otherwise, while something is pointed at; nothing for no tokens. */
export function would(things: Things, tokens: ReadonlySet<string>): void {
  for (const { element, refs, at } of things.all) {
    const here = refs.some((ref) => tokens.has(ref)) && (at === undefined || tokens.has(at));
    if (here) element.dataset.would = "";
    else if (element.dataset.would !== undefined) delete element.dataset.would;
  }
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
export function walk(things: Things, from: Marked, key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const here = middle(from);
  let best: Marked | null = null;
  let least = Infinity;
  for (const { element } of things.all) {
    if (element === from || element.dataset.lit === undefined) continue;
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
export function flash(things: Things, tokens: ReadonlySet<string>, colour = ""): void {
  if (tokens.size === 0) return;
  const found = [...things.all].filter(
    ({ refs, at }) => refs.some((ref) => tokens.has(ref)) && (at === undefined || tokens.has(at)),
  );
  for (const { element } of found) delete element.dataset.flash;
  if (found.length) void found[0]!.element.getBoundingClientRect(); // so that it begins anew
  for (const { element } of found) {
    if (colour) element.style.setProperty("--mover", colour);
    else element.style.removeProperty("--mover");
    element.dataset.flash = "";
    setTimeout(() => delete element.dataset.flash, 1500);
  }
}

/** Mark the things a step is about, and those it was weighed against, until the next mark; the first one is returned. */
export function mark(things: Things, told: ReadonlySet<string>, weighed: ReadonlySet<string>): Element | null {
  let first: Element | null = null;
  for (const { element, refs, at } of things.all) {
    const here = at === undefined || told.has(at);
    delete element.dataset.told;
    delete element.dataset.weighed;
    if (here && refs.some((ref) => told.has(ref))) {
      element.dataset.told = "";
      if (first === null || before(element, first)) first = element;
    } else if (here && refs.some((ref) => weighed.has(ref))) element.dataset.weighed = "";
  }
  return first;
}

/**
 * An arrow from one thing of the board to another that fades away, and on it a piece that travels; `shape` is how the
 * mover's pieces look, in a box of 20.
 */
export function trail(things: Things, svg: SVGSVGElement, from: string, to: string, colour = "", shape = ""): void {
  const find = (token: string): Element | undefined =>
    [...things.all].find(({ element, refs }) => refs.includes(token) && svg.contains(element))?.element;
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
  if (colour) line.style.stroke = colour;
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
  if (shape) travel(svg, line, length, colour, shape, Math.abs(screen.a) || 1);
}

const STOPS = 16;

/** A piece goes along a line, 22 pixels large whatever the zoom. */
function travel(
  svg: SVGSVGElement,
  line: SVGPathElement,
  length: number,
  colour: string,
  shape: string,
  zoom: number,
): void {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "path");
  piece.setAttribute("d", shape);
  piece.setAttribute("class", "traveller");
  piece.style.fill = colour;
  svg.append(piece);
  const at = Array.from({ length: STOPS + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / STOPS);
    return { transform: `translate(${x}px, ${y}px) scale(${1.2 / zoom})`, opacity: 1 };
  });
  const moving = piece.animate?.([...at, { ...at[STOPS]!, opacity: 0 }], { duration: 900, easing: "ease-in-out" });
  if (moving) moving.onfinish = () => piece.remove();
  setTimeout(() => piece.remove(), 1000);
}
