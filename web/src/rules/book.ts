/** The rule book: its books, fetched when first asked and kept; where things stand in it; searching. */
import { RULE } from "../lib/rules.ts";

export type BookName = "great-wall" | "tsukuyumi" | "moon-princess";
export const BOOKS: readonly BookName[] = ["great-wall", "tsukuyumi", "moon-princess"];
export const isBook = (name: string): name is BookName => (BOOKS as readonly string[]).includes(name);

export interface Chapter {
  id: string;
  title: string;
  text: string;
  rules: string[];
  pictures: { id: string; caption: string }[];
}

export interface Rule {
  text: string;
  /** Where it comes from. */
  note: string;
  /** The readings of doubtful points it rests on. */
  see: string[];
  cards: string[];
  chapter: string;
}

export interface Card {
  name: string;
  text: string;
  chapter: string;
  rules: string[];
}

export interface Term {
  id: string;
  name: string;
  text: string;
  /** Other forms of the word, separated by semicolons. */
  also: string;
  rules: string[];
  see: string[];
  cards: string[];
}

export interface Book {
  book: BookName;
  game: string;
  lang: string;
  title: string;
  parts: { id: string; title: string; chapters: Chapter[] }[];
  rules: Record<string, Rule>;
  cards: Record<string, Card>;
  terms: Term[];
  questions: Record<string, string[]>;
  /** Rules behind lines of the log that name none themselves, by the event's kind. */
  events: Record<string, string[]>;
}

const kept = new Map<string, Promise<Book>>();

export function bookOf(name: BookName, lang: string): Promise<Book> {
  const key = `${lang}/${name}`;
  let found = kept.get(key);
  if (!found) {
    found = fetch(`/book/${key}.json`).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return (await answer.json()) as Book;
    });
    kept.set(key, found);
    found.catch(() => kept.delete(key)); // the next one who asks tries again
  }
  return found;
}

/** The book a rule stands in, by what its id begins with. */
export const bookOfRule = (id: string): BookName =>
  id.startsWith("GW-") ? "great-wall" : /^(?:MP|MQ)-/.test(id) ? "moon-princess" : "tsukuyumi";

/** The books of a game, that of the mode first. */
export const booksOf = (game: string, mode = ""): BookName[] =>
  game === "great-wall"
    ? ["great-wall"]
    : game !== "tsukuyumi"
      ? []
      : mode === "moon-princess"
        ? ["moon-princess", "tsukuyumi"]
        : ["tsukuyumi", "moon-princess"];

/** Where a link leads: a book and what in it ("": its contents). */
export interface Spot {
  book: BookName;
  at: string;
}

export const hrefOf = ({ book, at }: Spot): string => `/rules/${book}${at ? `#${at}` : ""}`;
export const spotOfRule = (id: string): Spot => ({ book: bookOfRule(id), at: id });

/** What a spot opens. */
export type Opened =
  | { what: "contents" }
  | { what: "glossary"; term: string }
  | { what: "chapter"; chapter: Chapter; part: string; rule: string }
  | { what: "card"; id: string; card: Card }
  | { what: "question"; kind: string; rules: string[] }
  | { what: "nothing" };

export function opened(book: Book, at: string): Opened {
  if (!at) return { what: "contents" };
  if (at === "glossary") return { what: "glossary", term: "" };
  if (at.startsWith("term-")) {
    const term = at.slice(5);
    return book.terms.some((one) => one.id === term) ? { what: "glossary", term } : { what: "nothing" };
  }
  if (at.startsWith("card-")) {
    const id = at.slice(5);
    const card = book.cards[id];
    return card ? { what: "card", id, card } : { what: "nothing" };
  }
  if (at.startsWith("ask-")) {
    const kind = at.slice(4);
    const rules = book.questions[kind];
    return rules ? { what: "question", kind, rules } : { what: "nothing" };
  }
  const wanted = book.rules[at]?.chapter ?? at;
  for (const part of book.parts) {
    const chapter = part.chapters.find((one) => one.id === wanted);
    if (chapter) return { what: "chapter", chapter, part: part.title, rule: book.rules[at] ? at : "" };
  }
  return { what: "nothing" };
}

/** The rules behind a line of the log that names none itself: of its kind, or of the question that had one answer only. */
export function rulesOfEvent(kind: string, data: Record<string, unknown>, shelf: readonly Book[]): string[] {
  for (const book of shelf) {
    const asked = kind === "forced" && typeof data.decision === "string" ? book.questions[data.decision] : undefined;
    const found = asked ?? book.events[kind];
    if (found) return found;
  }
  return [];
}

export const chaptersOf = (book: Book): Chapter[] => book.parts.flatMap((part) => part.chapters);

// --- words in a text -----------------------------------------------------------------------------------------------

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "em" | "rule" | "term";
  /** The rule or term it leads to. */
  to: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const formsOf = (term: Term): string[] =>
  [term.name, ...term.also.split(";").map((form) => form.trim())].filter(Boolean);

/** All terms of a book in one pattern, longer forms first; made once a book. */
const patterns = new WeakMap<Book, { pattern: RegExp; of: Map<string, string> }>();
function termsIn(book: Book): { pattern: RegExp; of: Map<string, string> } {
  let found = patterns.get(book);
  if (!found) {
    const of = new Map<string, string>();
    for (const term of book.terms) for (const form of formsOf(term)) if (!of.has(form)) of.set(form, term.id);
    const forms = [...of.keys()].sort((a, b) => b.length - a.length).map(escaped);
    found = { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, "gu"), of };
    patterns.set(book, found);
  }
  return found;
}

/** A text as pieces: what is stressed, rules by their ids, and each term where it stands first (not those in `told`). */
export function piecesOf(text: string, book: Book, told: ReadonlySet<string> = new Set()): Piece[] {
  const pieces: Piece[] = [];
  const seen = new Set(told);
  const plain = (part: string): void => {
    const { pattern, of } = termsIn(book);
    let last = 0;
    for (const found of part.matchAll(pattern)) {
      const term = of.get(found[0])!;
      if (seen.has(term)) continue;
      seen.add(term);
      if (found.index > last) pieces.push({ text: part.slice(last, found.index), kind: "plain", to: "" });
      pieces.push({ text: found[0], kind: "term", to: term });
      last = found.index + found[0].length;
    }
    if (last < part.length) pieces.push({ text: part.slice(last), kind: "plain", to: "" });
  };
  const marks = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|(${RULE.source})`, "g");
  let last = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > last) plain(text.slice(last, found.index));
    if (found[1]) pieces.push({ text: found[1], kind: "strong", to: "" });
    else if (found[2]) pieces.push({ text: found[2], kind: "em", to: "" });
    else pieces.push({ text: found[3]!, kind: "rule", to: found[3]! });
    last = found.index + found[0].length;
  }
  if (last < text.length) plain(text.slice(last));
  return pieces;
}

/** The same with the terms of several books: what the first does not know may be a term of the next. */
export function piecesIn(text: string, shelf: readonly Book[]): (Piece & { book?: BookName })[] {
  let pieces: (Piece & { book?: BookName })[] = [{ text, kind: "plain", to: "" }];
  for (const book of shelf)
    pieces = pieces.flatMap((piece) =>
      piece.kind === "plain" ? piecesOf(piece.text, book).map((one) => ({ ...one, book: book.book })) : [piece],
    );
  return pieces;
}

// --- searching -----------------------------------------------------------------------------------------------------

export interface Found {
  spot: Spot;
  title: string;
  text: string;
  kind: "chapter" | "term" | "card" | "rule";
}

/** Without accents and case, so that "onta" finds "Ontà" and "zolnierz" finds "Żołnierz". */
const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();

/** Everything in a book that has all the words; terms first, then chapters, cards, rules. */
export function search(book: Book, query: string): Found[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const has = (...texts: string[]): boolean => {
    const whole = folded(texts.join(" "));
    return words.every((word) => whole.includes(word));
  };
  const at = (to: string): Spot => ({ book: book.book, at: to });
  const found: Found[] = [];
  for (const term of book.terms)
    if (has(term.name, term.also))
      found.push({ spot: at(`term-${term.id}`), title: term.name, text: term.text, kind: "term" });
  for (const chapter of chaptersOf(book))
    if (has(chapter.title, chapter.text))
      found.push({ spot: at(chapter.id), title: chapter.title, text: chapter.text, kind: "chapter" });
  for (const [id, card] of Object.entries(book.cards))
    if (has(card.name, card.text))
      found.push({ spot: at(`card-${id}`), title: card.name, text: card.text, kind: "card" });
  const titles = new Map(chaptersOf(book).map((chapter) => [chapter.id, chapter.title]));
  for (const [id, rule] of Object.entries(book.rules))
    if (has(id, rule.text))
      found.push({ spot: at(id), title: titles.get(rule.chapter) ?? id, text: rule.text, kind: "rule" });
  return found;
}
