import { describe, expect, it, vi } from "vitest";
import { Heartbeat } from "../src/lib/heartbeat.ts";
import { AGAIN, joinLog, Session } from "../src/lib/session.svelte.ts";
import { placeOf } from "../src/lib/route.svelte.ts";
import type { Moment, State } from "../src/lib/types.ts";
import { wishes } from "../src/lib/wishes.svelte.ts";

const moment = (k: number): Moment => ({ k, by: 0, at: "", events: {} });
const state = (version: number, from: number, ks: number[]): State => ({
  version,
  count: ks.at(-1) ?? from,
  from,
  over: false,
  views: {},
  moments: ks.map(moment),
  undo: {},
  asks: [],
});

describe("the log", () => {
  it("appends what is new, drops what was taken back, starts anew at -1", () => {
    expect(joinLog([0, 1, 2].map(moment), 2, [moment(3)]).map((m) => m.k)).toEqual([0, 1, 2, 3]);
    expect(joinLog([0, 1, 2, 3].map(moment), 1, [moment(2)]).map((m) => m.k)).toEqual([0, 1, 2]);
    expect(joinLog([0, 1].map(moment), -1, [moment(5)]).map((m) => m.k)).toEqual([5]);
    expect(joinLog([0, 1].map(moment), 1, [moment(1), moment(2)]).map((m) => m.k)).toEqual([0, 1, 2]);
  });
});

describe("the heartbeat", () => {
  it("says within three seconds that nothing comes any more, and that something does; gives up a silent connection", () => {
    vi.useFakeTimers();
    const told: string[] = [];
    const heart = new Heartbeat(
      () => told.push("ask"),
      (is) => told.push(is ? "silent" : "heard"),
      () => told.push("lost"),
    );
    heart.start();
    vi.advanceTimersByTime(1300);
    expect(told).toEqual(["ask"]);
    heart.heard();
    expect(told.at(-1)).toBe("heard");
    told.length = 0;
    vi.advanceTimersByTime(3000);
    expect(told).toContain("silent");
    expect(told).not.toContain("lost");
    heart.heard();
    expect(told.at(-1)).toBe("heard");
    vi.advanceTimersByTime(11_000);
    expect(told).toContain("lost");
    heart.stop();
    vi.useRealTimers();
  });
});

describe("a session", () => {
  it("shows others' answers one by one at the pace that is set, all at once when told to, one's own at once", () => {
    vi.useFakeTimers();
    wishes.pace = "fast";
    const session = new Session("m");
    const by = (seat: number, ...rest: Parameters<typeof state>): never => {
      const made = state(...rest);
      return { type: "state", ...made, moments: made.moments.map((one) => ({ ...one, by: seat })) } as never;
    };
    session.hear({ type: "table", you: [0] } as never);
    session.hear(by(1, 1, -1, [0, 1]));
    session.hear(by(0, 2, 1, [2]));
    expect(session.count).toBe(2);
    for (const k of [3, 4, 5]) session.hear(by(1, k, k - 1, [k]));
    expect([session.count, session.behind]).toEqual([3, true]);
    vi.advanceTimersByTime(400);
    expect(session.count).toBe(4);
    vi.advanceTimersByTime(800);
    expect([session.count, session.behind]).toEqual([5, false]);
    for (const k of [6, 7, 8]) session.hear(by(2, k, k - 1, [k]));
    session.catchUp();
    expect([session.count, session.behind]).toEqual([8, false]);
    wishes.pace = "off";
    for (const k of [9, 10]) session.hear(by(2, k, k - 1, [k]));
    expect([session.count, session.behind]).toEqual([10, false]);
    vi.useRealTimers();
  });

  it("takes states in order and ignores older ones", () => {
    const session = new Session("m");
    session.take(state(3, -1, [0, 1, 2]));
    expect(session.fresh).toEqual([]);
    session.take(state(4, 2, [3]));
    expect([session.count, session.fresh.length, session.log.length]).toEqual([3, 1, 4]);
    session.take(state(2, -1, [0]));
    expect(session.count).toBe(3);
    session.take(state(5, 1, []));
    expect(session.log.map((m) => m.k)).toEqual([0, 1]);
  });

  it("knows what is still unanswered and says refusals", () => {
    const session = new Session("m");
    session.take(state(1, -1, [0]));
    session.answer("0-0", "lay 3", 0);
    expect(session.sending).toBe(true);
    const ref = [...(session as unknown as { open: Map<string, unknown> }).open.keys()][0];
    session.hear({ type: "refused", ref, error: "late", message: "too late" } as never);
    expect(session.sending).toBe(false);
    expect(session.refusal).toBe("too late");
  });

  it("waits for a database that is away and sends again what was not kept", () => {
    vi.useFakeTimers();
    const session = new Session("m");
    const put: unknown[] = [];
    Object.assign(session, { put: (message: unknown) => put.push(message) });
    session.take(state(1, -1, [0]));
    session.answer("0-0", "lay 3", 0);
    const ref = [...(session as unknown as { open: Map<string, unknown> }).open.keys()][0];
    session.hear({ type: "refused", ref, error: "not-ready", message: "wait" } as never);
    expect(session.refusal).not.toBe("");
    vi.advanceTimersByTime(AGAIN);
    expect(put).toEqual([put[0], put[0]]);
    session.hear({ type: "refused", ref: "", error: "not-ready", message: "wait" } as never);
    session.hear({ type: "ack", ref, version: 2, count: 2 } as never);
    expect(session.refusal).toBe("");
    vi.advanceTimersByTime(2 * AGAIN);
    expect(put.length).toBe(2);
    vi.useRealTimers();
  });

  const asking = (version: number, id: string | null): State =>
    ({ ...state(version, -1, [0]), views: { "0": { decision: id && { id, options: ["a"] } } } }) as never;
  const sent = (session: Session): string =>
    [...(session as unknown as { open: Map<string, unknown> }).open.keys()][0]!;

  it("is busy after the acknowledgement until the table after the answer is there", () => {
    const session = new Session("m");
    session.take(asking(1, "1-0"));
    session.answer("1-0", "a", 0);
    session.hear({ type: "ack", ref: sent(session), version: 2, count: 2 } as never);
    expect(session.sending).toBe(true);
    session.take(asking(2, "2-0"));
    expect(session.sending).toBe(false);
  });

  it("is busy while it takes back: the question that goes away is not to be answered", () => {
    const session = new Session("m");
    session.take(asking(2, "2-0"));
    session.undo(0, 0);
    expect(session.sending).toBe(true);
    session.hear({ type: "ack", ref: sent(session), version: 3, count: 0 } as never);
    expect(session.sending).toBe(true);
    session.take(asking(3, "0-0"));
    expect(session.sending).toBe(false);
    session.undo(0, 0); // the others are asked first: the table stays as it is
    session.hear({ type: "ack", ref: sent(session), version: 3, count: 0 } as never);
    expect(session.sending).toBe(false);
  });

  it("hears the next question though the acknowledgement is still to come", () => {
    const session = new Session("m");
    session.take(asking(1, "1-0"));
    session.answer("1-0", "a", 0);
    session.take(asking(2, "1-0")); // somebody else was quicker with another question
    expect(session.sending).toBe(true);
    session.take(asking(3, "3-0"));
    expect(session.sending).toBe(false);
  });
});

describe("addresses", () => {
  it("name the lobby, a match, a moment, an invitation", () => {
    expect(placeOf("/", "")).toEqual({ at: "lobby" });
    expect(placeOf("/m/Zk3-a", "")).toEqual({ at: "match", match: "Zk3-a", moment: null });
    expect(placeOf("/m/Zk3", "#k=12")).toEqual({ at: "match", match: "Zk3", moment: 12 });
    expect(placeOf("/join", "#mwi_x")).toEqual({ at: "join", invite: "mwi_x" });
    expect(placeOf("/editor/tsukuyumi", "#abc")).toEqual({ at: "editor", game: "tsukuyumi", shared: "abc" });
    expect(placeOf("/else", "")).toEqual({ at: "nowhere" });
  });
});
