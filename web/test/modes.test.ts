import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import * as greatWall from "../src/boards/great-wall/index.ts";
import type { BoardModule } from "../src/boards/index.ts";
import * as tsukuyumi from "../src/boards/tsukuyumi/index.ts";
import { light } from "../src/lib/lighting.ts";
import { contextOf, Things } from "../src/lib/things.svelte.ts";
import { Tree } from "../src/lib/tree.ts";
import type { View } from "../src/lib/types.ts";
import { Catalogue, Words } from "../src/lib/words.ts";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** Views of every mode as the games show them today: `make fixtures` writes them. */
const views = readdirSync(path("./fixtures/modes")).map((file): [string, View] => [
  file.replace(".json", ""),
  JSON.parse(readFileSync(path(`./fixtures/modes/${file}`), "utf8")) as View,
]);
const locales = path("../../src/moonwall/locales/en");
const english = new Words("en", [
  new Catalogue(
    "en",
    readdirSync(locales).map((file) => readFileSync(`${locales}/${file}`, "utf8")),
  ),
]);

describe.each(views)("the table of %s", (name, view) => {
  const [board, prefix] = (name.startsWith("tsukuyumi") ? [tsukuyumi, "ts"] : [greatWall, "gw"]) as [
    BoardModule,
    string,
  ];
  const words = english.at(
    prefix,
    [],
    view.seats.map((seat) => seat.faction),
  );
  const props = { view, words, you: view.you, ratio: 1.3 };

  it("draws board, status, one's own things and what belongs to all; something of the question glows", () => {
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    const things = new Things();
    for (const part of [board.Status, board.Board, board.Tray, board.Common])
      if (part)
        render(part, {
          target: host.appendChild(document.createElement("div")),
          props,
          context: contextOf(things),
        });
    expect(host.querySelectorAll("[data-ref]").length).toBeGreaterThan(10);
    expect(host.innerHTML).not.toMatch(/undefined|NaN|\[object/);
    const refs = new Set(view.decision!.options.flatMap((option) => option.split(" ").slice(1)));
    const drawn = [...things.tokens()].some((token) => refs.has(token));
    const lit = light(things, Tree.of(view.decision!.options), things.tokens(), (token) => token);
    if (drawn) expect(lit).toBeGreaterThan(0);
  });

  it("shows every seat's board, points, signs and order", () => {
    if (board.order) expect([...board.order(view)].sort()).toEqual(view.seats.map((seat) => seat.index).sort());
    expect(board.when?.(view, words)).not.toMatch(/undefined/);
    for (const { index } of view.seats) {
      const panel = render(board.Seat!, { ...props, seat: index }).container;
      expect(panel.textContent?.trim().length).toBeGreaterThan(10);
      expect(panel.innerHTML).not.toMatch(/undefined|NaN|\[object/);
      for (const sign of board.signs?.(view, index, words) ?? []) expect(sign.title).toBeTruthy();
    }
  });
});
