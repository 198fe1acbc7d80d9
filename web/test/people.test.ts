import { afterEach, describe, expect, it, vi } from "vitest";
import { atOnce, languageOf } from "../build/shell.ts";
import { api } from "../src/lib/api.ts";
import { glance, glanced } from "../src/lib/glanced.ts";
import {
  allTokens,
  forget,
  forgotten,
  inherit,
  keepMade,
  keepPerson,
  keepSeat,
  keepWatch,
  keysOf,
  person,
  remember,
  tokensOf,
} from "../src/lib/keys.ts";
import { adoptKey, endKey, makeKey } from "../src/lib/person.ts";
import { Reel } from "../src/lib/reels.ts";
import { placeOf } from "../src/lib/route.svelte.ts";
import type { Made, ReelDoc, View } from "../src/lib/types.ts";
import { left, relative } from "../src/lib/when.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

const made = {
  match: "m1",
  owner: "mwo_1",
  seats: [
    { seat: 0, token: "mws_0" },
    { seat: 1, invite: "mwi_1" },
  ],
} as unknown as Made;

describe("what this browser holds", () => {
  it("is sent with the owner's token and the person's key, the key last", () => {
    keepMade(made);
    expect(tokensOf("m1")).toEqual(["mws_0", "mwo_1"]);
    keepWatch("m2", "mwv_2");
    keepPerson({ key: "mwk_9", held: [] });
    expect(tokensOf("m1")).toEqual(["mws_0", "mwo_1", "mwk_9"]);
    expect(tokensOf("m2")).toEqual(["mwv_2", "mwk_9"]);
    expect(tokensOf("m3")).toEqual(["mwk_9"]);
    expect(allTokens()).toEqual(["mwk_9", "mws_0", "mwo_1"]);
  });

  it("goes on to the rematch, with invitations to its free seats", () => {
    keepMade(made);
    keepSeat("m1", 2, "mws_2");
    inherit("m1", "m2", [{ seat: 0, invite: "mwi_7" }]);
    expect(tokensOf("m2").sort()).toEqual(["mwo_1", "mws_0", "mws_2"]);
    expect(keysOf("m2").invites).toEqual({ 0: "mwi_7" });
    inherit("m1", "m2");
    expect(keysOf("m2").invites, "asking again takes nothing away").toEqual({ 0: "mwi_7" });
  });
});

describe("a match that is forgotten", () => {
  it("is named until somebody comes to it again, and its seats are gone from this browser", () => {
    keepMade(made);
    forget(made.match);
    forget(made.match);
    expect(forgotten()).toEqual([made.match]);
    expect(tokensOf(made.match)).toEqual([]);
    remember(made.match);
    expect(forgotten()).toEqual([]);
  });
});

describe("a person's key", () => {
  it("is made of all this browser holds, and another browser's things go to the key it adopts", async () => {
    keepMade(made);
    const asked = vi
      .spyOn(api, "key")
      .mockImplementation((_, key) => Promise.resolve({ key: key ? null : "mwk_new", matches: [] }));
    await makeKey();
    expect(asked).toHaveBeenCalledWith(["mws_0", "mwo_1"]);
    expect(person()).toEqual({ key: "mwk_new", held: ["mws_0", "mwo_1"] });
    await adoptKey("mwk_other");
    expect(asked).toHaveBeenLastCalledWith(["mws_0", "mwo_1", "mwk_new"], "mwk_other");
    expect(person()?.key).toBe("mwk_other");
    const ended = vi.spyOn(api, "forgetKey").mockResolvedValue(undefined);
    await endKey();
    expect(ended).toHaveBeenCalledWith("mwk_other");
    expect(person()).toBeNull();
  });
});

describe("times", () => {
  const now = Date.parse("2026-05-10T12:00:00Z");
  it("are said as people say them", () => {
    expect(relative("2026-05-10T09:00:00Z", now, "en")).toBe("3 hours ago");
    expect(relative("2026-05-08T11:00:00Z", now, "it")).toBe("l’altro ieri");
    expect(relative("2026-05-10T11:59:40Z", now, "en")).toBe("this minute");
    expect(left("2026-05-12T16:30:00Z", now, "en")).toBe("2d 4h");
    expect(left("2026-05-10T12:35:10Z", now, "en")).toBe("35m");
    expect(left("2026-05-10T10:00:00Z", now, "en"), "it is over").toBe("0m");
  });
});

describe("links", () => {
  it("carry their secret in the fragment", () => {
    expect(placeOf("/device", "#mwd_x")).toEqual({ at: "device", link: "mwd_x" });
    expect(placeOf("/key", "#mwk_x")).toEqual({ at: "key", key: "mwk_x" });
    expect(placeOf("/watch/Ab-9", "#mwv_x")).toEqual({ at: "watch", match: "Ab-9", link: "mwv_x" });
  });
});

describe("what was seen last", () => {
  it("is kept by match", () => {
    expect(glanced("m1")).toBeUndefined();
    glance("m1", 4);
    glance("m2", 9);
    glance("m1", 6);
    expect([glanced("m1"), glanced("m2")]).toEqual([6, 9]);
  });
});

describe("a reel", () => {
  const view = (n: number): View => ({ table: { n } }) as unknown as View;
  it("shows any moment, forwards and back", () => {
    const changes = Array.from({ length: 60 }, (_, i) => [[["table", "n"], i + 1]]);
    changes[10] = [[[], view(11)]] as never; // a whole view
    const doc = { match: "m", viewer: "0", count: 60, first: view(0), changes, events: [] } as unknown as ReelDoc;
    const reel = new Reel(doc);
    for (const k of [0, 60, 3, 59, 25, 26, 11, 99]) expect(reel.at(k).view).toEqual(view(Math.min(k, 60)));
  });
});

describe("the worker's list of files", () => {
  it("holds what the page imports before it runs, and knows the language of what is said in one", () => {
    const chunk = (fileName: string, imports: string[]) => ({ type: "chunk", fileName, imports });
    const bundle = {
      "a.js": chunk("a.js", ["b.js"]),
      "b.js": chunk("b.js", ["a.js"]),
      "later.js": chunk("later.js", ["a.js"]),
    } as unknown as Parameters<typeof atOnce>[0];
    expect([...atOnce(bundle, "a.js")]).toEqual(["a.js", "b.js"]);
    expect(languageOf("assets/web-x.js", "/x/locales/it/web.ftl?raw")).toBe("it");
    expect(languageOf("rules/gw.pl.json", null)).toBe("pl");
    expect(languageOf("rules/gw.json", null)).toBeUndefined();
  });
});
