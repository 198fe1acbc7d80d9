import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readRules } from "../build/rules.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

it("reads the ledgers into one text a rule", () => {
  const rules = readRules(path("../../docs/rules"));
  expect(Object.keys(rules.gw!).length).toBeGreaterThan(300);
  expect(Object.keys(rules.ts!).length).toBeGreaterThan(300);
  expect(rules.gw!["GW-HORDE-03"]).toMatch(/^A Horde is Defeated when all its Vital points/);
  expect(rules.ts!["TS-SETUP-01"]).toMatch(/^The Moon goes in the middle/);
  expect(rules.ts!["TS-SETUP-01-PL"]).toContain("edition=polish");
});
