import { describe, expect, it } from "vitest";
import { Tokens } from "../src/lib/things.svelte.ts";
import { Tree } from "../src/lib/tree.ts";

const moves = ["move worker 2,-1 3,-1", "move worker 2,-1 2,0", "move wasp 2,-1 3,-1", "attack 2,-1", "done"];
const areas = new Set(["2,-1", "3,-1", "2,0"]);
const branch = (tree: Tree, token: string) => tree.branches.find((b) => b.token === token)!;

describe("the option tree", () => {
  it("forks first at the verb, in the order of the list", () => {
    const tree = Tree.of(moves);
    expect(tree.branches.map((b) => b.token)).toEqual(["move", "attack", "done"]);
    expect(tree.meant).toBeNull();
  });

  it("means an option as soon as one is left, and goes back and cancels", () => {
    const tree = Tree.of(moves);
    const move = tree.take(branch(tree, "move"));
    expect(move.branches.map((b) => b.token)).toEqual(["worker", "wasp"]);
    expect(move.take(branch(move, "wasp")).meant).toBe("move wasp 2,-1 3,-1");
    const worker = move.take(branch(move, "worker"));
    expect(worker.branches.map((b) => [b.place, b.token])).toEqual([
      [3, "3,-1"],
      [3, "2,0"],
    ]);
    expect(worker.back.left).toHaveLength(3);
    expect(worker.start.left).toHaveLength(5);
    expect(worker.start.begun).toBe(false);
  });

  it("lights the first open thing of each option that the table shows", () => {
    const tree = Tree.of(moves);
    // All moves begin in 2,-1: their goals are to be pointed at; the attack has only that place.
    expect([...tree.lit(areas).keys()]).toEqual(["3,-1", "2,0", "2,-1"]);
    const area = tree.point({ ref: "3,-1" }, areas)!;
    expect(area.options).toEqual(moves.filter((move) => move.endsWith(" 2,-1 3,-1")));
    expect(tree.lit(new Set()).size).toBe(0);
  });

  it("reads a unit in its area as both", () => {
    const options = ["move worker 0,0 1,0", "move worker 0,0 0,1", "move worker 1,0 0,0", "done"];
    const shown = new Set(["worker", "0,0", "1,0", "0,1"]);
    const tree = Tree.of(options).point({ ref: "worker", at: "0,0" }, shown)!;
    expect(tree.options).toEqual(options.slice(0, 2));
    expect(tree.back.left).toHaveLength(4);
    expect(tree.point({ ref: "0,1" }, shown)?.meant).toBe("move worker 0,0 0,1");
  });

  it("passes over a thing of the same name that lies elsewhere", () => {
    const shown = new Tokens();
    for (const area of ["2,0", "3,0"]) shown.note(area, area);
    const builds = ["build wall 2,0", "build wall 3,0", "build moat 2,0 3,0"];
    shown.note("wall", "9,9");
    expect([...Tree.of(builds).lit(shown).keys()]).toEqual(["2,0", "3,0"]);
    expect(Tree.of(builds).point({ ref: "2,0" }, shown)!.options).toEqual([builds[0], builds[2]]);
    shown.note("wall", "3,0");
    expect([...Tree.of(builds).lit(shown).keys()]).toEqual(["2,0", "wall"]);
    shown.note("wall"); // the stock: any wall
    expect([...Tree.of(builds).lit(shown).keys()]).toEqual(["wall", "2,0"]);
  });

  it("lets a thing stand for an option that names no place", () => {
    const shown = new Tokens();
    shown.note("2,0", "2,0");
    shown.note("wall", "2,0");
    expect([...Tree.of(["raze wall", "raze moat"]).lit(shown).keys()]).toEqual(["wall"]);
  });

  it("accepts a goal pointed at early, and refuses what says nothing", () => {
    const tree = Tree.of(moves);
    expect(tree.point({ ref: "2,0" }, areas)?.meant).toBe("move worker 2,-1 2,0");
    expect(tree.point({ ref: "9,9" }, areas)).toBeNull();
  });

  it("tells areas apart that are start in one option and goal in another", () => {
    const shown = new Set(["a", "b"]);
    const tree = Tree.of(["go a b", "go b a"]).point({ ref: "a" }, shown)!;
    expect(tree.meant).toBe("go a b");
  });

  it("keeps an option that ends where another goes on", () => {
    const tree = Tree.of(["build", "build wall"]);
    expect(tree.branches.map((b) => b.token)).toEqual(["", "wall"]);
    expect(tree.take(tree.branches[0]!).meant).toBe("build");
    expect(tree.settle("build wall").meant).toBe("build wall");
  });

  it("asks nobody to point at what every option that says anything there agrees on", () => {
    const shown = new Set(["pool", "quarry", "temple"]);
    const tree = Tree.of(["done", "move pool quarry", "move pool temple"]);
    expect([...tree.lit(shown).keys()]).toEqual(["quarry", "temple"]);
    expect(tree.point({ ref: "temple" }, shown)?.meant).toBe("move pool temple");
    const two = Tree.of(["done", "move pool quarry", "move temple quarry"]);
    expect([...two.lit(shown).keys()]).toEqual(["pool", "temple"]);
    expect([...Tree.of(["done", "lose pool"]).lit(shown).keys()]).toEqual(["pool"]);
  });
});
