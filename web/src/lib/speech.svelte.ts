/** The language of the page, its catalogues fetched when they are needed. */
import { Catalogue, Words } from "./words.ts";

const files = import.meta.glob<string>("../../../src/moonwall/locales/*/*.ftl", { query: "?raw", import: "default" });

export const LANGUAGES = ["en", "it", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const NAMES: Record<Language, string> = { en: "English", it: "Italiano", pl: "Polski" };
const FIRST = ["web", "people", "table", "server"];
/** Files that only a table needs: in the lobby no name of a mode, an option or a faction comes from them. */
export const TABLE_ONLY = /-(amounts|automata|cards|coach|combat|effects|moon-princess|terminal)$/;

const isLanguage = (value: string | null | undefined): value is Language =>
  (LANGUAGES as readonly string[]).includes(value ?? "");

export function wantedLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return asked;
  const kept = localStorage.getItem("moonwall-lang");
  if (isLanguage(kept)) return kept;
  for (const spoken of navigator.languages ?? []) {
    const short = spoken.slice(0, 2);
    if (isLanguage(short)) return short;
  }
  return "en";
}

const loaded = new Map<string, { catalogue: Catalogue; files: Set<string> }>();

async function load(lang: string, wants: (name: string) => boolean): Promise<Catalogue> {
  let known = loaded.get(lang);
  if (!known) loaded.set(lang, (known = { catalogue: new Catalogue(lang), files: new Set() }));
  const { catalogue, files: have } = known;
  await Promise.all(
    Object.entries(files).map(async ([path, fetchFile]) => {
      const [, of, name] = /([a-z]+)\/([^/]+)\.ftl$/.exec(path) ?? [];
      if (of !== lang || !name || have.has(name) || !wants(name)) return;
      catalogue.add(await fetchFile());
      have.add(name);
    }),
  );
  return catalogue;
}

class Speech {
  lang = $state<Language>("en");
  words = $state.raw(new Words("en", []));
  /** Games whose words the page has asked for; true: all of them, not only those of the lobby. */
  private wanted = new Map<string, boolean>();

  /** Speak this language: the page's own words first, the games' words as asked for. */
  async speak(lang: Language): Promise<void> {
    const catalogue = await load(lang, (name) => this.wants(name));
    this.lang = lang;
    this.words = new Words(lang, [catalogue]);
    document.documentElement.lang = lang;
    if (lang !== "en") {
      const english = await load("en", (name) => this.wants(name));
      if (this.lang === lang) this.words = new Words(lang, [catalogue, english]);
    }
  }

  choose(lang: Language): Promise<void> {
    localStorage.setItem("moonwall-lang", lang);
    return this.speak(lang);
  }

  /** The words of a game: all files whose name begins with the game's name, or those of them that the lobby needs. */
  async learn(game: string, all = true): Promise<void> {
    this.wanted.set(game, all || this.wanted.get(game) === true);
    await this.speak(this.lang);
  }

  private wants(name: string): boolean {
    if (FIRST.includes(name)) return true;
    for (const [game, all] of this.wanted)
      if (name === game || name.startsWith(`${game}-`)) return all || !TABLE_ONLY.test(name);
    return false;
  }

  t = (message: string, data: Record<string, string | number> = {}): string => this.words.say(`web-${message}`, data);
}

export const speech = new Speech();
export const t = speech.t;
