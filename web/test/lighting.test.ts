import { beforeEach, describe, expect, it } from "vitest";
import { hint, light as lightAll, teach, thingAt as pointedAt, walk as walkAll } from "../src/lib/lighting.ts";
import { Things } from "../src/lib/things.svelte.ts";
import { Tree } from "../src/lib/tree.ts";

const name = (token: string) => token.toUpperCase();
let root: HTMLElement;
let things: Things;

function draw(html: string): void {
  root = document.createElement("div");
  root.innerHTML = html;
  document.body.replaceChildren(root);
  things = new Things();
  for (const one of root.querySelectorAll<HTMLElement>("[data-ref]"))
    things.add(one, one.dataset.ref!, one.dataset.at, one.dataset.verb);
}
const light = (...rest: Rest) => lightAll(things, ...rest);
const thingAt = (target: Element) => pointedAt(things, target);
const walk = (from: HTMLElement, key: string) => walkAll(things, from, key);
type Rest = Parameters<typeof lightAll> extends [unknown, ...infer R] ? R : never;
const lit = (): string[] => [...root.querySelectorAll<HTMLElement>("[data-lit]")].map((e) => e.id);

describe("what glows", () => {
  beforeEach(() => {
    draw(`
      <div id="area-a" data-ref="0,0"><span id="w-a" data-ref="worker" data-at="0,0"></span></div>
      <div id="area-b" data-ref="1,0"><span id="w-b" data-ref="worker" data-at="1,0"></span></div>
      <div id="area-c" data-ref="0,1"></div>`);
  });

  it("is a unit only where an option moves it", () => {
    const tree = Tree.of(["move worker 0,0 1,0", "move worker 0,0 0,1", "move wasp 1,0 0,1", "done"]);
    const shown = things.tokens();
    expect(light(tree, shown, name)).toBe(2);
    expect(lit()).toEqual(["w-a", "area-b"]); // no wasp is drawn: its area stands for it
    const picked = thingAt(root.querySelector("#w-a")!).pick!;
    expect(picked).toEqual({ ref: "worker", at: "0,0" });
    const next = tree.point(picked, shown)!;
    light(next, shown, name);
    expect(lit()).toEqual(["area-b", "area-c"]);
    expect(root.querySelector<HTMLElement>("#w-a")!.dataset.picked).toBe("");
  });

  it("is for a lesson what it shows, and of what its answers name the one where answer or question is", () => {
    const taught = (): string[] => [...root.querySelectorAll<HTMLElement>("[data-taught]")].map((e) => e.id);
    teach(things, new Set(["worker"]), new Set());
    expect(taught()).toEqual(["w-a", "w-b"]);
    teach(things, new Set(), new Set(["worker"]), ["1,0"]);
    expect(taught()).toEqual(["w-b"]);
    teach(things, new Set(), new Set(["worker", "0,0"]));
    expect(taught()).toEqual(["area-a", "w-a"]);
    teach(things, new Set(), new Set(["worker"]));
    expect(taught()).toEqual(["w-a", "w-b"]);
    teach(things, new Set(), new Set());
    expect(taught()).toEqual([]);
  });

  it("is both the place and the thing in it where the place is said first", () => {
    const tree = Tree.of(["from 0,0 worker", "from 1,0 worker", "done"]);
    const shown = things.tokens();
    light(tree, shown, name);
    expect(lit()).toEqual(["area-a", "w-a", "area-b", "w-b"]);
    expect(tree.point(thingAt(root.querySelector("#w-b")!).pick!, shown)?.meant).toBe("from 1,0 worker");
  });

  it("is named for screen readers, has one stop for Tab, and goes out again", () => {
    const tree = Tree.of(["go 0,0", "go 1,0"]);
    light(tree, things.tokens(), name);
    const a = root.querySelector("#area-a")!;
    expect([a.getAttribute("role"), a.getAttribute("aria-label"), a.getAttribute("tabindex")]).toEqual([
      "button",
      "0,0",
      "0",
    ]);
    expect(root.querySelector("#area-b")!.getAttribute("tabindex")).toBe("-1");
    light(null, things.tokens(), name);
    expect(lit()).toEqual([]);
    expect(a.hasAttribute("role")).toBe(false);
  });

  it("lets arrows walk to the nearest lit thing that way", () => {
    light(Tree.of(["go 0,0", "go 1,0"]), things.tokens(), name);
    const [a, b] = ["#area-a", "#area-b"].map((id) => root.querySelector<HTMLElement>(id)!) as [
      HTMLElement,
      HTMLElement,
    ];
    a.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
    b.getBoundingClientRect = () => new DOMRect(50, 0, 10, 10);
    a.focus();
    expect(walk(a, "ArrowRight")).toBe(true);
    expect(document.activeElement).toBe(b);
    expect(walk(b, "x")).toBe(false);
  });

  it("keeps to the places the question is about where options name none", () => {
    const tree = Tree.of(["lose worker", "done"]);
    light(tree, things.tokens(), name, ["1,0"]);
    expect(lit()).toEqual(["w-b"]);
  });

  it("is the first of two things that lie in the same place", () => {
    draw(`<div id="horde" data-ref="left-1"><i id="a1" data-ref="a1" data-at="left-1"></i><i id="a2" data-ref="a2" data-at="left-1"></i></div>
      <div data-ref="left-2"><i id="other" data-ref="a1" data-at="left-2"></i></div>`);
    const shown = things.tokens();
    const tree = Tree.of(["cover a1 a2", "cover a2 a1"]);
    light(tree, shown, name, ["left-1"]);
    expect(lit()).toEqual(["a1", "a2"]);
    expect(tree.point(thingAt(root.querySelector("#a1")!).pick!, shown)?.meant).toBe("cover a1 a2");
  });

  it("explains what cannot be picked", () => {
    light(null, things.tokens(), name);
    expect(thingAt(root.querySelector("#w-a")!)).toEqual({ pick: null, about: ["worker", "0,0"] });
  });

  it("shows where the things of an option lie while it is pointed at", () => {
    hint(things, new Set(["worker", "1,0"]));
    const hinted = () => [...root.querySelectorAll<HTMLElement>("[data-hint]")].map((one) => one.id);
    expect(hinted()).toEqual(["area-b", "w-b"]);
    hint(things, new Set());
    expect(hinted()).toEqual([]);
  });
});
