/** The rules reference, read from docs/rules/*.md at build time: id -> text, one JSON file for each family of ids. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LINE = /^- (?:\*\*)?((?:[A-Z]{2}-[A-Z]+-\d+(?:-[A-Z]+)?)|(?:M?Q-\d+))\b(?:\*\*)?[\s—–:.]*(.*)$/;

/** "TS-MOVE-03" belongs to "ts", "GW-…" to "gw"; open questions (Q-12) belong to the file they stand in. */
export function readRules(folder: string): Record<string, Record<string, string>> {
  const families: Record<string, Record<string, string>> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".md")).sort()) {
    let family = "";
    const questions: [string, string][] = [];
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      const found = LINE.exec(line.trim());
      if (!found) continue;
      const id = found[1]!;
      const text = found[2]!.replace(/\*\*/g, "").trim();
      if (id.startsWith("Q-") || id.startsWith("MQ-")) {
        questions.push([id, text]);
        continue;
      }
      family = id.split("-")[0]!.toLowerCase();
      (families[family] ??= {})[id] ??= text;
    }
    for (const [id, text] of questions) if (family) (families[family] ??= {})[id] ??= text;
  }
  return families;
}

export function rules(folder: string): Plugin {
  return {
    name: "moonwall-rules",
    generateBundle() {
      for (const [family, texts] of Object.entries(readRules(folder))) {
        this.emitFile({ type: "asset", fileName: `rules/${family}.json`, source: JSON.stringify(texts) });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = /^\/rules\/([a-z]+)\.json$/.exec(request.url ?? "");
        if (!found) return next();
        response.setHeader("content-type", "application/json");
        response.end(JSON.stringify(readRules(folder)[found[1]!] ?? {}));
      });
    },
  };
}
