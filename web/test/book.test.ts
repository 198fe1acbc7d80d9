import { describe, expect, it } from "vitest";
import { placeOf } from "../src/lib/route.svelte.ts";
import {
  bookOfRule,
  booksOf,
  hrefOf,
  opened,
  piecesIn,
  piecesOf,
  rulesOfEvent,
  search,
  type Book,
} from "../src/rules/book.ts";

const book: Book = {
  book: "great-wall",
  game: "great-wall",
  lang: "en",
  title: "The Great Wall",
  parts: [
    {
      id: "gw-game",
      title: "The game",
      chapters: [
        { id: "gw-overview", title: "On one page", text: "You lead a clan.", rules: [], pictures: [] },
        { id: "gw-shame", title: "Shame", text: "What nobody wants.", rules: ["GW-SHAME-01"], pictures: [] },
      ],
    },
  ],
  rules: {
    "GW-SHAME-01": {
      text: "Each player *without* a Soldier on **that** card receives 1 Shame (GW-SHAME-03).",
      note: "Breach",
      see: [],
      cards: ["scribe"],
      chapter: "gw-shame",
    },
  },
  cards: { scribe: { name: "Żołnierz", text: "Lose 1 Shame.", chapter: "gw-shame", rules: ["GW-SHAME-01"] } },
  terms: [
    {
      id: "gw-shame",
      name: "Shame",
      text: "Costs Honour.",
      also: "Shamed; Shames",
      rules: ["GW-SHAME-01"],
      see: [],
      cards: [],
    },
  ],
  questions: { "place-shame": ["GW-SHAME-01"] },
  events: { shamed: ["GW-SHAME-01"] },
};

describe("the rule book", () => {
  it("has an address for every spot", () => {
    expect(placeOf("/rules", "")).toEqual({ at: "rules", book: "", spot: "" });
    expect(placeOf("/rules/great-wall", "#GW-SHAME-01")).toEqual({
      at: "rules",
      book: "great-wall",
      spot: "GW-SHAME-01",
    });
    expect(hrefOf({ book: "great-wall", at: "term-gw-shame" })).toBe("/rules/great-wall#term-gw-shame");
    expect(placeOf("/rules/great-wall/x", "").at).toBe("nowhere");
  });

  it("knows what a line of the log rests on", () => {
    expect(rulesOfEvent("shamed", {}, [book])).toEqual(["GW-SHAME-01"]);
    expect(rulesOfEvent("forced", { decision: "place-shame" }, [book])).toEqual(["GW-SHAME-01"]);
    expect(rulesOfEvent("forced", { decision: "other" }, [book])).toEqual([]);
    expect(rulesOfEvent("shamed", {}, [])).toEqual([]);
    const mode = { ...book, book: "moon-princess" as const, events: { shamed: ["MP-VP-02"] } };
    expect(rulesOfEvent("shamed", {}, [mode, book])).toEqual(["MP-VP-02"]);
  });

  it("finds terms of several books in one text", () => {
    const other: Book = {
      ...book,
      book: "moon-princess",
      terms: [{ ...book.terms[0]!, id: "mp-momentum", name: "Momentum", also: "" }],
    };
    const found = piecesIn("Momentum and Shame", [other, book]).filter((piece) => piece.kind === "term");
    expect(found.map((piece) => [piece.to, piece.book])).toEqual([
      ["mp-momentum", "moon-princess"],
      ["gw-shame", "great-wall"],
    ]);
    expect(piecesIn("Momentum", [])).toEqual([{ text: "Momentum", kind: "plain", to: "" }]);
  });

  it("knows where rules stand", () => {
    expect(["GW-AMB-01", "MP-VP-02", "MQ-03", "TS-MOVE-01", "Q-12", "HD-LION-04"].map(bookOfRule)).toEqual([
      "great-wall",
      "moon-princess",
      "moon-princess",
      "tsukuyumi",
      "tsukuyumi",
      "tsukuyumi",
    ]);
    expect(booksOf("tsukuyumi", "moon-princess")[0]).toBe("moon-princess");
    expect(booksOf("nim")).toEqual([]);
  });

  it("opens chapters, rules, terms, cards and questions, and says so where there is nothing", () => {
    expect(opened(book, "").what).toBe("contents");
    expect(opened(book, "gw-shame")).toMatchObject({ what: "chapter", rule: "" });
    expect(opened(book, "GW-SHAME-01")).toMatchObject({ what: "chapter", rule: "GW-SHAME-01" });
    expect(opened(book, "term-gw-shame")).toEqual({ what: "glossary", term: "gw-shame" });
    expect(opened(book, "card-scribe")).toMatchObject({ what: "card", id: "scribe" });
    expect(opened(book, "ask-place-shame")).toMatchObject({ what: "question", rules: ["GW-SHAME-01"] });
    for (const at of ["GW-NONE-99", "term-x", "card-x", "ask-x", "chapter-x"])
      expect(opened(book, at).what).toBe("nothing");
  });

  it("finds words whatever their case and accents, and nothing where there is nothing", () => {
    expect(search(book, "SHAME").map((one) => one.kind)).toEqual(["term", "chapter", "card", "rule"]);
    expect(search(book, "zolnierz").map((one) => one.spot.at)).toEqual(["card-scribe"]);
    expect(search(book, "gw-shame-01")).toHaveLength(1);
    expect(search(book, "shame goose")).toEqual([]);
    expect(search(book, "  ")).toEqual([]);
  });

  it("links terms once and rules by their ids", () => {
    const pieces = piecesOf("**All** Shamed and Shame: *see* GW-SHAME-03.", book);
    expect(pieces.filter((piece) => piece.kind !== "plain")).toEqual([
      { text: "All", kind: "strong", to: "" },
      { text: "Shamed", kind: "term", to: "gw-shame" },
      { text: "see", kind: "em", to: "" },
      { text: "GW-SHAME-03", kind: "rule", to: "GW-SHAME-03" },
    ]);
    expect(piecesOf("Shame", book, new Set(["gw-shame"]))).toEqual([{ text: "Shame", kind: "plain", to: "" }]);
    expect(piecesOf("Shamefully", book)[0]!.kind).toBe("plain");
  });
});
