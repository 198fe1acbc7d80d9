/**
 * From ids, options and events to sentences: the same catalogues and the same rules as `moonwall/words.py`.
 * What a language lacks is said in English, what English lacks is shown as the bare id.
 */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";

export type Value = string | number | boolean | null | Value[];
export type Data = Record<string, Value>;
export type Labels = readonly (readonly [string, string])[];

export interface Said {
  kind: string;
  data: Data;
}

export interface Asked {
  kind: string;
  seat: number;
  about: Data;
}

export interface Ended {
  kind: string;
  scores: number[];
  winners: number[];
  ranking: number[];
  reason: string;
  target: number | null;
}

const SEAT_KEYS = new Set(["seat", "by", "owner", "from_seat", "to_seat"]);
const WORD = /^[a-zA-Z0-9][a-zA-Z0-9_-]*$/;
const INT = /^-?(0|[1-9][0-9]*)$/;
const SHARED = "table";

/** A name in the plural: its verbs are, too. */
class Several extends FluentType<string> {
  toString(): string {
    return this.value;
  }
}

/** `{ DO($seat, "draws", "draw") }` in a sentence: the verb that agrees with who does it. */
const agree = ([who, one, many]: FluentValue[]): FluentValue => (who instanceof Several ? many! : one!);

/** One language: a Fluent bundle that grows as its files arrive. */
export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    files: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { DO: agree } });
    for (const text of files) this.add(text);
  }

  add(text: string): void {
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The sentence and whether nothing was missing to fill it. */
  say(message: string, data: Record<string, FluentVariable>, attribute = ""): { text: string; whole: boolean } | null {
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, data, errors);
    return { text, whole: errors.length === 0 };
  }
}

type Filled = Record<string, FluentVariable>;

/** Everything said in one language, English behind it. */
export class Words {
  constructor(
    readonly lang: string,
    readonly order: readonly Catalogue[],
  ) {}

  has(message: string): boolean {
    return this.order.some((known) => known.has(message));
  }

  find(message: string, data: Filled = {}, attribute = ""): string | null {
    for (const known of this.order) {
      const said = known.say(message, data, attribute);
      if (said) return said.text;
    }
    return null;
  }

  say(message: string, data: Filled = {}): string {
    return this.find(message, data) ?? message;
  }

  /** Like find, but where data lacks what the sentence needs, "<message>-unseen" is said instead. */
  fill(message: string, data: Filled): string | null {
    for (const known of this.order) {
      const said = known.say(message, data);
      if (!said) continue;
      if (!said.whole) {
        const unseen = this.find(`${message}-unseen`, data);
        if (unseen !== null) return unseen;
      }
      return said.text;
    }
    return null;
  }

  join(parts: readonly string[]): string {
    if (parts.length === 0) return this.say("table-list-none");
    let said = parts[parts.length - 1]!;
    for (let i = parts.length - 2; i >= 0; i -= 1) {
      said = this.say(i === parts.length - 2 ? "table-list-two" : "table-list-more", { a: parts[i]!, b: said });
    }
    return said;
  }

  /** These words with a catalogue of a match's own before them. */
  with(own: Catalogue | null): Words {
    return own ? new Words(this.lang, [own, ...this.order]) : this;
  }

  at(prefix: string, labels: Labels = [], factions: readonly string[] = [], names: readonly string[] = []): TableWords {
    return new TableWords(this, prefix, labels, factions, names);
  }
}

/** The words of one game at one table. */
export class TableWords {
  readonly seats: string[];
  /** The seats as they stand in sentences, and what they are called where there is little room. */
  private readonly subjects: FluentVariable[];
  private readonly shorts: string[];
  private readonly labels: [RegExp, string][];
  private readonly known = new Map<string, string>();

  constructor(
    readonly words: Words,
    readonly prefix: string,
    labels: Labels = [],
    factions: readonly string[] = [],
    names: readonly string[] = [],
  ) {
    this.labels = labels.map(([pattern, message]) => [new RegExp(`^(?:${pattern})$`), message]);
    this.seats = names.length ? [...names] : factions.map((faction) => this.name(faction));
    this.known.clear();
    const by = (i: number, attribute: string): string | null =>
      factions[i] !== undefined && this.name(factions[i]) === this.seats[i]
        ? words.find(`${prefix}-${factions[i]}`, {}, attribute)
        : null;
    this.subjects = this.seats.map((name, i) => (by(i, "number") === "many" ? new Several(name) : name));
    this.shorts = this.seats.map((name, i) => by(i, "short") ?? name);
  }

  say(message: string, data: Filled = {}): string {
    return this.words.say(message, data);
  }

  seat(index: number): string {
    return this.seats[index] ?? this.words.say("table-seat", { n: index + 1 });
  }

  /** A seat where there is little room. */
  short(index: number): string {
    return this.shorts[index] ?? this.seat(index);
  }

  name(token: string | number): string {
    if (typeof token === "number") return String(token);
    let found = this.known.get(token);
    if (found === undefined) this.known.set(token, (found = this.find(token)));
    return found;
  }

  private find(token: string): string {
    if (WORD.test(token)) {
      for (const known of this.words.order) {
        for (const start of [this.prefix, SHARED]) {
          const said = known.say(`${start}-${token}`, {});
          if (said?.whole) return said.text;
        }
      }
    }
    if (/^@\d+$/.test(token)) return this.seat(Number(token.slice(1)));
    for (const [pattern, message] of this.labels) {
      const found = pattern.exec(token);
      if (!found) continue;
      const data: Filled = {};
      let n = 0;
      for (const part of found.slice(1)) {
        if (part === undefined) continue;
        n += 1;
        data[`a${n}`] = INT.test(part) ? Number(part) : this.name(part);
      }
      const said = this.words.find(`${this.prefix}-${message}`, data);
      if (said !== null) return said;
    }
    const seat = /^seat-(\d+)$/.exec(token);
    return seat ? this.words.say("table-seat", { n: Number(seat[1]) }) : token;
  }

  /** The full text of a card, place or piece; empty where it has none, or where the numbers of its row have not come. */
  text(token: string): string {
    if (!WORD.test(token)) return "";
    for (const known of this.words.order) {
      const said = known.say(`${this.prefix}-${token}`, {}, "text");
      if (said) return said.whole ? said.text : "";
    }
    return "";
  }

  /** A word that only the page uses, the game's own before the shared one. */
  own(word: string, data: Filled = {}): string {
    return this.words.find(`${this.prefix}-${word}`, data) ?? this.words.find(`web-${word}`, data) ?? word;
  }

  /** `whole`: it is asked together with the questions about the same that come after it. */
  ask(decision: Asked, whole = false): string {
    const data = { seat: this.subject(decision.seat), ...this.data(decision.about) };
    const said = whole ? this.first(`ask-${decision.kind}-whole`, data) : null;
    return said ?? this.first(`ask-${decision.kind}`, data) ?? decision.kind;
  }

  /** An option together with those after it, which make one answer of these parts. */
  whole(option: string, parts: readonly string[]): string {
    const what = this.words.join(parts);
    return this.first(`do-${option.split(" ")[0]}-whole`, { what }) ?? what;
  }

  option(text: string): string {
    return this.phrase(text.split(" "));
  }

  /** A sentence of an option; places that are still open (null) are shown as "…". */
  phrase(tokens: readonly (string | null)[]): string {
    const [verb, ...refs] = tokens as [string, ...(string | null)[]];
    const data: Filled = {};
    refs.forEach((ref, i) => {
      data[`a${i + 1}`] = ref === null ? "…" : INT.test(ref) ? Number(ref) : this.name(ref);
    });
    const said = this.first(`do-${verb}-${refs.length}`, data) ?? this.first(`do-${verb}`, data);
    return said ?? [this.name(verb), ...refs.map((ref) => (ref === null ? "…" : this.name(ref)))].join(" ");
  }

  /** A token alone, as a step of walking the tree: verbs have a short name of their own. */
  token(token: string, place: number): string {
    return (place === 0 ? this.first(`verb-${token}`, {}) : null) ?? this.name(token);
  }

  hasVerb(verb: string): boolean {
    return this.words.has(`${this.prefix}-verb-${verb}`) || this.words.has(`${SHARED}-verb-${verb}`);
  }

  event(event: Said): string {
    const filled = this.data(event.data);
    for (const prefix of [this.prefix, SHARED]) {
      const said = this.words.fill(`${prefix}-said-${event.kind}`, filled);
      if (said !== null) return said;
    }
    return [event.kind, ...Object.entries(filled).map(([key, value]) => `${key}=${String(value)}`)].join(" ");
  }

  /** Why an automatic act came out as it did; empty where the event does not say. */
  why(event: Said): string {
    const word = event.data.why;
    return typeof word === "string" ? (this.first(`why-${word}`, this.data(event.data)) ?? word) : "";
  }

  outcome(outcome: Ended): string {
    const reason = outcome.reason ? this.reason(outcome.reason) : "";
    const winners = this.words.join(outcome.winners.map((seat) => this.seat(seat)));
    const alone = outcome.winners.length === 1 ? this.subject(outcome.winners[0]!) : new Several(winners);
    const data: Filled = { reason, winners: outcome.winners.length ? alone : winners };
    if (outcome.kind === "threshold") {
      data.score = outcome.scores[0] ?? 0;
      data.target = outcome.target ?? 0;
    }
    let won = outcome.winners.length ? "won" : "lost";
    if (outcome.kind !== "threshold" && outcome.target !== null) {
      won += "-against";
      data.score =
        outcome.kind === "shared" ? outcome.scores.reduce((sum, score) => sum + score, 0) : Math.max(...outcome.scores);
      data.target = outcome.target;
    }
    return this.words.say(`table-outcome-${outcome.kind}-${won}`, data).trim();
  }

  mode(mode: string): string {
    return this.words.find(`${this.prefix}-mode-${mode}`) ?? mode;
  }

  modeHelp(mode: string): string {
    return this.words.find(`${this.prefix}-mode-${mode}`, {}, "help") ?? "";
  }

  setting(option: string): { name: string; help: string } {
    const own = `${this.prefix}-option-${option}`;
    const message = this.words.find(own) === null ? `${SHARED}-option-${option}` : own;
    return { name: this.words.find(message) ?? option, help: this.words.find(message, {}, "help") ?? "" };
  }

  reason(reason: string): string {
    return this.words.find(`${this.prefix}-reason-${reason}`) ?? reason;
  }

  private subject(index: number): FluentVariable {
    return this.subjects[index] ?? this.seat(index);
  }

  private data(data: Data): Filled {
    const filled: Filled = {};
    for (const [key, value] of Object.entries(data)) filled[key] = this.value(key, value);
    return filled;
  }

  private value(key: string, value: Value): FluentVariable {
    if (Array.isArray(value)) return this.words.join(value.map((part) => String(this.value(key, part))));
    if (typeof value === "number") return SEAT_KEYS.has(key) ? this.subject(value) : value;
    if (typeof value !== "string") return String(value);
    if (key === "rule" || key === "decision" || key === "why") return value;
    return key === "option" ? this.option(value) : this.name(value);
  }

  private first(message: string, data: Filled): string | null {
    for (const prefix of [this.prefix, SHARED]) {
      const said = this.words.fill(`${prefix}-${message}`, data);
      if (said !== null) return said;
    }
    return null;
  }
}
