import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Session } from "../src/lib/session.svelte.ts";
import type { Ask, Table } from "../src/lib/types.ts";
import { Catalogue, Words } from "../src/lib/words.ts";
import Banners from "../src/table/Banners.svelte";

const words = new Words("en", [new Catalogue("en")]).at("gw", [], [], ["Ada", "Ben"]);
const table = (more: Partial<Table>): Table =>
  ({ seats: [], changed: null, closed: null, ...more }) as unknown as Table;
const shown = (more: Partial<Table>, mine: number[], asks: Ask[] = []) => {
  const session = new Session("m1");
  session.asks = asks;
  return { session, ...render(Banners, { session, mine, words, table: table(more) }) };
};
const find = (root: Element, name: string) => root.querySelector<HTMLElement>(`[data-test="${name}"]`);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a match whose rules have changed", () => {
  it("lets a seat choose to go on or to keep it as a record", async () => {
    const sent: unknown[] = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      sent.push([path, JSON.parse(String(init.body))]);
      return Promise.resolve(new Response('{"done": true}', { headers: { "Content-Type": "application/json" } }));
    });
    const { container } = shown({ changed: { agreed: 5, why: "…" } }, [1]);
    await fireEvent.click(find(container, "go-on")!);
    await fireEvent.click(find(container, "keep-record")!);
    expect(sent).toEqual([
      ["/api/matches/m1/wishes", { what: "go-on", seat: 1 }],
      ["/api/matches/m1/wishes", { what: "keep", seat: 1 }],
    ]);
  });

  it("tells a spectator, who has nothing to choose", () => {
    const { container } = shown({ changed: { agreed: 5, why: "…" } }, []);
    expect(find(container, "changed")).not.toBeNull();
    expect(container.querySelectorAll("button").length).toBe(0);
  });

  it("says when it was closed, and nothing while the rules are the same", () => {
    expect(find(shown({ closed: "2026-01-31T12:00:00Z" }, [0]).container, "closed")).not.toBeNull();
    cleanup();
    expect(shown({}, [0]).container.querySelectorAll(".banner").length).toBe(0);
  });
});

describe("a wish of somebody's", () => {
  it("can be agreed to by the seats it waits for, whatever it is for", async () => {
    const ask: Ask = { id: 7, seat: 0, to: 5, what: "record", yes: [0], waiting: [1] };
    const { container, session } = shown({}, [1], [ask]);
    const vote = vi.spyOn(session, "vote").mockImplementation(() => {});
    await fireEvent.click(find(container, "ask")!.querySelectorAll("button")[0]!);
    expect(vote).toHaveBeenCalledWith(7, true, 1);
  });
});
