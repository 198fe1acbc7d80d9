/**
 * The rules reference, read at build time: English from docs/rules/*.md, other languages from locales/<lang>/rules/*.toml.
 * One JSON file, id -> text, for each family of ids and each language: rules/gw.json, rules/gw.it.json, …
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export type Families = Record<string, Record<string, string>>;

const LINE = /^- (?:\*\*)?([A-Z]{2,3}-[A-Z]+-\d+(?:-[A-Z]+)?|(?:Q|MQ|QM)-\d+)\b(?:\*\*)?[\s—–:.]*(.*)$/;
const QUOTED = String.raw`"(?:[^"\\]|\\.)*"`;
const ROW = new RegExp(`^(${QUOTED}) = (${QUOTED})$`);

/** "TS-MOVE-03" belongs to "ts", "GW-…" to "gw", the open question "Q-12" to "q". */
const familyOf = (id: string): string => id.slice(0, id.indexOf("-")).toLowerCase();

const plain = (text: string): string => text.replace(/\*\*/g, "").trim();

export function readRules(folder: string): Families {
  const families: Families = {};
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()) {
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const [, id, text] = LINE.exec(line.trim()) ?? [];
      if (id && text !== undefined) (families[familyOf(id)] ??= {})[id] ??= plain(text);
    }
  }
  return families;
}

/** What each language other than English says; a language without rules of its own is not there. */
export function readTranslations(locales: string): Record<string, Families> {
  const languages: Record<string, Families> = {};
  for (const lang of readdirSync(locales).sort()) {
    const folder = join(locales, lang, "rules");
    if (!existsSync(folder)) continue;
    const families: Families = (languages[lang] = {});
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith(".toml"))
      .sort()) {
      for (const [id, text] of rows(readFileSync(join(folder, file), "utf8"), `${lang}/rules/${file}`)) {
        (families[familyOf(id)] ??= {})[id] = plain(text);
      }
    }
  }
  return languages;
}

/** The rows of the table [rules]: the little of TOML these files are written in, whose strings are those of JSON. */
function rows(file: string, name: string): [string, string][] {
  const found: [string, string][] = [];
  let table = "";
  file.split("\n").forEach((line, i) => {
    if (!line || line.startsWith("#")) return;
    const row = ROW.exec(line);
    if (row) {
      if (table === "[rules]") found.push([JSON.parse(row[1]!) as string, JSON.parse(row[2]!) as string]);
    } else if (/^\[\w+\]$/.test(line)) table = line;
    else throw new Error(`${name}, line ${i + 1}: a rule stands in one line as "id" = "text"`);
  });
  return found;
}

/** Every file of the reference by its name; a family that a language lacks is an empty file, not a missing one. */
export function ruleFiles(ledgers: string, locales: string): Map<string, Record<string, string>> {
  const files = new Map<string, Record<string, string>>();
  const languages = Object.entries(readTranslations(locales));
  for (const [family, texts] of Object.entries(readRules(ledgers))) {
    files.set(`rules/${family}.json`, texts);
    for (const [lang, families] of languages) files.set(`rules/${family}.${lang}.json`, families[family] ?? {});
  }
  return files;
}

export function rules(ledgers: string, locales: string): Plugin {
  return {
    name: "moonwall-rules",
    generateBundle() {
      for (const [fileName, texts] of ruleFiles(ledgers, locales)) {
        this.emitFile({ type: "asset", fileName, source: JSON.stringify(texts) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").slice(1);
        if (!/^rules\/[\w.]+\.json$/.test(name)) return next();
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(ruleFiles(ledgers, locales).get(name) ?? {}));
      });
    },
  };
}
