import { describe, expect, it } from "vitest";
import { withEdits, type Edit } from "../src/lib/changes.ts";
import { Session } from "../src/lib/session.svelte.ts";
import type { State, View } from "../src/lib/types.ts";

describe("changes of a view", () => {
  const view = {
    you: 0,
    table: {
      year: 1,
      spaces: [
        { at: "a", n: 1 },
        { at: "b", n: 2 },
      ],
      hand: ["x"],
    },
  };

  it("put values at places, several into one thing, and leave the old view alone", () => {
    const before = JSON.stringify(view);
    const after = withEdits(view, [
      [["table", "spaces", 1, "n"], 3],
      [["table", "spaces", 1, "at"], "c"],
      [
        ["table", "hand"],
        ["x", "y"],
      ],
      [["you"], null],
    ] as Edit[]);
    expect(after).toEqual({
      you: null,
      table: {
        year: 1,
        spaces: [
          { at: "a", n: 1 },
          { at: "c", n: 3 },
        ],
        hand: ["x", "y"],
      },
    });
    expect(Array.isArray(after.table.spaces)).toBe(true);
    expect(JSON.stringify(view)).toBe(before);
  });

  it("keep what did not change as the same object, so that nothing is drawn for it again", () => {
    const after = withEdits(view, [[["table", "spaces", 1, "n"], 3]]);
    expect(after.table.spaces[0]).toBe(view.table.spaces[0]);
    expect(after.table.hand).toBe(view.table.hand);
    expect(withEdits(view, [])).toBe(view);
  });

  it("may follow each other: a later edit reaches into what an earlier one put", () => {
    const after = withEdits(view, [
      [["table"], { year: 2, spaces: [], hand: [] }],
      [["table", "year"], 3],
    ]);
    expect(after.table).toEqual({ year: 3, spaces: [], hand: [] });
    expect(withEdits(view, [[[], { you: 1 }]])).toEqual({ you: 1 });
  });
});

describe("a session that is sent changes", () => {
  const state = (version: number, more: Partial<State>): State => ({
    version,
    count: version,
    from: version - 1,
    over: false,
    views: {},
    moments: [],
    undo: {},
    asks: [],
    ...more,
  });
  const whole = (n: number): Record<string, View> => ({ "0": { count: n } as unknown as View });
  const edit = (n: number): Record<string, Edit[]> => ({ "0": [[["count"], n]] });
  const counted = (session: Session): unknown => (session.views["0"] as unknown as { count: number }).count;

  function listening(): { session: Session; said: { type: string; since?: number }[] } {
    const session = new Session("m");
    const said: { type: string; since?: number }[] = [];
    (session as unknown as { put: (m: { type: string }) => void }).put = (message) => said.push(message);
    return { session, said };
  }

  it("puts them into its views", () => {
    const { session, said } = listening();
    session.take(state(1, { views: whole(1) }));
    session.take(state(2, { base: 1, changes: edit(2) }));
    expect([counted(session), session.version]).toEqual([2, 2]);
    expect(said).toEqual([]);
  });

  it("asks once for whole views when changes do not fit, and takes nothing of them", () => {
    const { session, said } = listening();
    session.take(state(1, { views: whole(1) }));
    session.take(state(3, { base: 2, changes: edit(3) }));
    session.take(state(4, { base: 3, changes: edit(4) }));
    expect([counted(session), session.version]).toEqual([1, 1]);
    expect(said).toEqual([{ type: "sync", since: 1 }]);
    session.take(state(4, { views: whole(4) }));
    session.take(state(5, { base: 4, changes: edit(5) }));
    session.take(state(5, { base: 4, changes: edit(5) }));
    expect(counted(session)).toBe(5);
    expect(said.length).toBe(2);
  });
});
