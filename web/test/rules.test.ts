import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readRules, readTranslations, ruleFiles } from "../build/rules.ts";
import { ruleText } from "../src/lib/rules.ts";
import { speech } from "../src/lib/speech.svelte.ts";
import { Words } from "../src/lib/words.ts";
import Info from "../src/table/Info.svelte";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const LEDGERS = path("../../docs/rules");
const LOCALES = path("../../src/moonwall/locales");

describe("the build", () => {
  it("reads the ledgers into one text a rule", () => {
    const rules = readRules(LEDGERS);
    expect(Object.keys(rules.gw!).length).toBeGreaterThan(300);
    expect(Object.keys(rules.ts!).length).toBeGreaterThan(300);
    expect(rules.gw!["GW-HORDE-03"]).toMatch(/^A Horde is Defeated when all its Vital points/);
    expect(rules.ts!["TS-SETUP-01"]).toMatch(/^The Moon goes in the middle/);
    expect(rules.ts!["TS-SETUP-01-PL"]).toContain("edition=polish");
    expect(rules.q!["Q-01"]).toMatch(/^Movement before Combat, where\? One sentence/);
    expect(rules.tsm!["TSM-LEGEND-14"]).toBeTruthy();
  });

  it("reads what other languages say, for the very same ids", () => {
    const rules = readRules(LEDGERS);
    const said = readTranslations(LOCALES);
    expect(Object.keys(said)).toEqual(["it", "pl"]);
    for (const families of Object.values(said)) {
      for (const family of ["gw", "ts", "q", "ex"]) {
        expect(Object.keys(families[family]!).sort()).toEqual(Object.keys(rules[family]!).sort());
      }
    }
    expect(said.it!.gw!["GW-HORDE-03"]).toMatch(/^Un'Orda è Sconfitta/);
    expect(said.pl!.q!["Q-37"]).toContain("najwyżej dwie");
    expect(said.it!.gw!["GW-SETUP-05"]).toContain("«3» per 3 giocatori");
  });

  it("reads a quotation mark inside a text", () => {
    const locales = mkdtempSync(join(tmpdir(), "rules-"));
    mkdirSync(join(locales, "it", "rules"), { recursive: true });
    writeFileSync(join(locales, "it", "rules", "goose.toml"), '[rules]\n"GO-A-1" = "Lato \\"3\\" per 3"\n');
    expect(readTranslations(locales).it!.go!["GO-A-1"]).toBe('Lato "3" per 3');
  });

  it("makes a file of every family in every language, an empty one where nothing is said", () => {
    const files = ruleFiles(LEDGERS, LOCALES);
    for (const family of ["gw", "mp", "ts", "tsm"])
      for (const language of ["it", "pl"]) {
        const said = Object.keys(files.get(`rules/${family}.${language}.json`)!);
        expect(said.length, `${family}.${language}`).toBe(Object.keys(files.get(`rules/${family}.json`)!).length);
      }
    const locales = mkdtempSync(join(tmpdir(), "rules-"));
    mkdirSync(join(locales, "it", "rules"), { recursive: true });
    expect(ruleFiles(LEDGERS, locales).get("rules/mp.it.json")).toEqual({});
  });

  it("says where a file is not written as it should be", () => {
    const locales = mkdtempSync(join(tmpdir(), "rules-"));
    mkdirSync(join(locales, "it", "rules"), { recursive: true });
    writeFileSync(join(locales, "it", "rules", "goose.toml"), '[rules]\n"GO-A-1" = "Uno"\n"GO-A-2" = \'\'\'Due\n');
    expect(() => readTranslations(locales)).toThrow(/it\/rules\/goose.toml, line 3/);
  });
});

describe("the page", () => {
  /** What is fetched is remembered by the page: each example asks for families of its own. */
  const served: Record<string, Record<string, string>> = {
    "/rules/aa.json": { "AA-A-01": "A rule.", "AA-A-02": "Another." },
    "/rules/aa.it.json": { "AA-A-01": "Una regola." },
    "/rules/q.json": { "Q-01": "A question." },
    "/rules/bb.json": { "BB-A-01": "A shown rule." },
    "/rules/bb.it.json": { "BB-A-01": "Una regola mostrata." },
  };
  const fetched = vi.fn(async (url: string) => {
    if (!served[url]) throw new TypeError("offline");
    return new Response(JSON.stringify(served[url]));
  });

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => vi.unstubAllGlobals());

  it("tells a rule in the reader's language, in English where the language lacks it", async () => {
    expect(await ruleText("AA-A-01", "it")).toEqual({ text: "Una regola.", lang: "it" });
    expect(await ruleText("AA-A-02", "it")).toEqual({ text: "Another.", lang: "en" });
    expect(await ruleText("AA-A-03", "it")).toBeNull();
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/rules/aa.it.json", "/rules/aa.json"]);
  });

  it("asks an English reader's page for English alone, and finds open questions", async () => {
    expect(await ruleText("Q-01", "en")).toEqual({ text: "A question.", lang: "en" });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(["/rules/q.json"]);
  });

  it("shows the rule in the language of the page, and again when another one is chosen", async () => {
    const words = new Words("en", []).at("gw", [], [], ["Ada"]);
    const about = { kind: "x", data: { rule: "BB-A-01" } };
    speech.lang = "it";
    const { container } = render(Info, { about, words, facts: () => [], onclose: () => {} });
    const shown = () =>
      [...container.querySelectorAll(".rule p[lang]")].map((p) => `${p.getAttribute("lang")}: ${p.textContent}`);
    await vi.waitFor(() => expect(shown()).toEqual(["it: Una regola mostrata."]));
    speech.lang = "en";
    await vi.waitFor(() => expect(shown()).toEqual(["en: A shown rule."]));
  });

  it("tries again after a failure", async () => {
    expect(await ruleText("ZZ-A-01", "pl")).toBeNull();
    served["/rules/zz.pl.json"] = { "ZZ-A-01": "Zasada." };
    expect(await ruleText("ZZ-A-01", "pl")).toEqual({ text: "Zasada.", lang: "pl" });
  });
});
