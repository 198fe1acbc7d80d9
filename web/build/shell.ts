/**
 * Names in the page's worker what the build has made: what the page cannot begin without, and what it fetches later, with
 * the language of what is said in one.
 */
import { createHash } from "node:crypto";
import type { Plugin, Rolldown } from "vite";

const WORKER = "worker.js";
const PUBLIC = ["/manifest.webmanifest", "/icon.svg", "/icon-192.png"];
const LANGUAGE = /\/locales\/([a-z]{2})\/|^rules\/[a-z]+\.([a-z]{2})\.json$/;

type Bundle = Rolldown.OutputBundle;

/** The files that the page loads at once: the entry, and all that it imports before it runs. */
export function atOnce(bundle: Bundle, entry: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string): void => {
    const part = bundle[name];
    if (found.has(name) || part?.type !== "chunk") return;
    found.add(name);
    part.imports.forEach(add);
  };
  add(entry);
  return found;
}

export function languageOf(name: string, module: string | null): string | undefined {
  const [, words, rules] = LANGUAGE.exec(module ?? name) ?? [];
  return words ?? rules;
}

export function shell(): Plugin {
  return {
    name: "moonwall-shell",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") throw new Error("the page's worker was not built");
        const page = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry && one !== worker);
        if (page?.type !== "chunk") throw new Error("the page was not built");
        const first = atOnce(bundle, page.fileName);
        // The styles of the page's own files; those of parts that come later come with them.
        const styles = [...first].flatMap((name) => {
          const part = bundle[name] as { viteMetadata?: { importedCss: Set<string> } };
          return [...(part.viteMetadata?.importedCss ?? [])];
        });
        styles.forEach((name) => first.add(name));
        const later = Object.values(bundle)
          .filter((one) => !first.has(one.fileName) && /^(assets|rules)\//.test(one.fileName))
          .map((one) => {
            const lang = languageOf(one.fileName, one.type === "chunk" ? one.facadeModuleId : null);
            return { file: `/${one.fileName}`, ...(lang ? { lang } : {}) };
          });
        const files = { first: ["/", ...PUBLIC, ...[...first].map((name) => `/${name}`)], later };
        const sum = createHash("sha256").update(JSON.stringify(files)).update(worker.code);
        const made = JSON.stringify({ version: sum.digest("hex").slice(0, 12), ...files });
        if (!worker.code.includes("%SHELL%")) throw new Error("the page's worker has no place for the list of files");
        worker.code = worker.code.replace("%SHELL%", made.replaceAll("\\", "\\\\").replaceAll('"', '\\"'));
      },
    },
  };
}
