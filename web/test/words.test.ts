import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Catalogue, Words } from "../src/lib/words.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const locales = path("../../src/moonwall/locales");

const english = new Catalogue("en", [
  `table-seat = Seat { $n }
table-list-two = { $a } and { $b }
table-list-more = { $a }, { $b }
table-list-none = nothing
table-do-done = Done
table-outcome-ranked-won = { $winners } wins. { $reason }
gw-wood = Wood
    .text = A tree, cut.
gw-do-take = Take { $a1 }
gw-do-pay-2 = Pay { $a2 } { $a1 }
gw-said-drew = { $seat } draws { $card }
gw-said-drew-unseen = { $seat } draws a card
gw-said-met = { $seat } meets { $others }
gw-ask-gain = { $seat }, gain { $n ->
    [one] one thing
   *[other] { $n } things
}
gw-hex = hex { $a1 }/{ $a2 }
gw-reason-end = All is done.`,
]);
const words = new Words("en", [english]).at("gw", [["(-?\\d+),(-?\\d+)", "hex"]], [], ["Ada", "Ben"]);

describe("words", () => {
  it("names references, compound ones by the game's labels, seats by their people", () => {
    expect(words.name("wood")).toBe("Wood");
    expect(words.name("2,-1")).toBe("hex 2/-1");
    expect(words.name("@1")).toBe("Ben");
    expect(words.name("unheard-of")).toBe("unheard-of");
    expect(words.text("wood")).toBe("A tree, cut.");
  });

  it("shows a card's sentence with the numbers of its row, which the match's own catalogue brings", () => {
    const raw = new Catalogue("en", ['gw-woodcutter = Woodcutter\n    .text = Gain { MANY($n, "gw-n-wood") }.']);
    const bare = new Words("en", [raw]);
    expect(bare.at("gw").name("woodcutter")).toBe("Woodcutter");
    expect(bare.at("gw").text("woodcutter")).toBe("");
    const own = bare.with(new Catalogue("en", ["gw-woodcutter = Woodcutter\n    .text = Gain 3 Wood."]));
    expect(own.at("gw").text("woodcutter")).toBe("Gain 3 Wood.");
    expect(bare.with(null)).toBe(bare);
  });

  it("says options, also half-open ones", () => {
    expect(words.option("take wood")).toBe("Take Wood");
    expect(words.option("pay wood 2")).toBe("Pay 2 Wood");
    expect(words.phrase(["pay", "wood", null])).toBe("Pay … Wood");
    expect(words.option("done")).toBe("Done");
    expect(words.option("hop wood")).toBe("hop Wood");
  });

  it("says events, without the secret to those who lack it", () => {
    expect(words.event({ kind: "drew", data: { seat: 0, card: "wood" } })).toBe("Ada draws Wood");
    expect(words.event({ kind: "drew", data: { seat: 0 } })).toBe("Ada draws a card");
    expect(words.event({ kind: "met", data: { seat: 0, others: ["@1", "wood"] } })).toBe("Ada meets Ben and Wood");
  });

  it("lets verbs agree with who does it: a faction whose name is a plural, several winners, a person", () => {
    const text = `table-outcome-ranked-won = { $winners } { DO($winners, "wins", "win") }.
table-list-two = { $a } and { $b }
ts-nomads = Nomads
    .number = many
    .short = Nom
ts-seed = Seed
    .number = one
ts-said-fell = { $seat } { DO($seat, "falls", "fall") }`;
    const at = (names: string[]) =>
      new Words("en", [new Catalogue("en", [text])]).at("ts", [], ["nomads", "seed"], names);
    const fell = (here: ReturnType<typeof at>) => [0, 1].map((seat) => here.event({ kind: "fell", data: { seat } }));
    expect(fell(at([]))).toEqual(["Nomads fall", "Seed falls"]);
    expect(fell(at(["Ada", "Seed"]))).toEqual(["Ada falls", "Seed falls"]);
    const end = { kind: "ranked", scores: [], ranking: [], reason: "", target: null };
    expect([[0], [1], [0, 1]].map((winners) => at([]).outcome({ ...end, winners }))).toEqual([
      "Nomads win.",
      "Seed wins.",
      "Nomads and Seed win.",
    ]);
    expect([at([]).short(0), at([]).short(1), at(["Ada", "Ben"]).short(0)]).toEqual(["Nom", "Seed", "Ada"]);
  });

  it("asks with plurals and ends with a reason", () => {
    expect(words.ask({ kind: "gain", seat: 1, about: { n: 2 } })).toBe("Ben, gain 2 things");
    const end = { kind: "ranked", scores: [3, 1], winners: [0], ranking: [0, 1], reason: "end", target: null };
    expect(words.outcome(end)).toBe("Ada wins. All is done.");
  });
});

describe("the page's own catalogues", () => {
  const sources = readdirSync(path("../src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(path(`../src/${name}`), "utf8"))
    .join("\n");
  const used = new Set([...sources.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)].map((found) => found[1]!));

  it.each(["en", "it", "pl"])("speak %s wherever the page does", (lang) => {
    const catalogue = new Catalogue(
      lang,
      ["web", "people", "coach"].map((name) => readFileSync(`${locales}/${lang}/${name}.ftl`, "utf8")),
    );
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((key) => !catalogue.has(`web-${key}`))).toEqual([]);
  });

  it("hold nothing that the page never says", () => {
    const said = ["web", "people", "coach"].map((name) => readFileSync(`${locales}/en/${name}.ftl`, "utf8")).join("\n");
    const keys = [...said.matchAll(/^web-([a-z0-9-]+) =/gm)].map((found) => found[1]!);
    const built =
      /^(tab|told|grade|bot|theme|phase|points|symbol|board|hard)-|^(undo|record|comment|go-on|keep)-asked$|^clock-then-/;
    expect(
      keys.filter((key) => !built.test(key) && !sources.includes(`"${key}"`) && !sources.includes(`'${key}'`)),
    ).toEqual([]);
  });
});
