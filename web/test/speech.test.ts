import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TABLE_ONLY } from "../src/lib/speech.svelte.ts";

const FOLDER = join(import.meta.dirname, "../../src/moonwall/locales/en");

describe("what the lobby does not fetch", () => {
  const left = readdirSync(FOLDER).filter((file) => TABLE_ONLY.test(file.replace(".ftl", "")));

  it("names no mode, option, faction or game", () => {
    expect(left).toContain("great-wall-cards.ftl");
    expect(left).toContain("tsukuyumi-cards.ftl");
    expect(left).not.toContain("tsukuyumi-modes.ftl");
    for (const file of left) {
      const text = readFileSync(join(FOLDER, file), "utf8");
      expect(text.match(/^(gw|ts)( =|-(option|mode)-.*)|^ {4}\.hard =.*/gm), file).toBeNull();
    }
  });
});
