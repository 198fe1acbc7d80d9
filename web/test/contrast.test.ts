import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const page = readFileSync(path("../src/app.css"), "utf8");

/** The colours of a selector's block. */
function block(selector: string, css = page): Record<string, string> {
  const at = css.indexOf(`${selector} {`);
  const body = css.slice(at, css.indexOf("}", at));
  return Object.fromEntries([...body.matchAll(/--([a-z0-9-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1]!, m[2]!]));
}

const light = block(":root");
const dark = { ...light, ...block(':root[data-theme="dark"]') };
const skins: Record<string, Record<string, string>> = { "lobby, light": light, "lobby, dark": dark };
for (const game of ["great-wall", "tsukuyumi"]) {
  skins[`${game}, light`] = { ...light, ...block(`:root[data-game="${game}"]`) };
  skins[`${game}, dark`] = {
    ...dark,
    ...block(`:root[data-game="${game}"]`),
    ...block(`:root[data-game="${game}"][data-theme="dark"]`),
  };
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string): number => {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};

const PAIRS: [string, string][] = [
  ...["paper", "panel", "panel-2"].flatMap((ground): [string, string][] => [
    ["ink", ground],
    ["ink-soft", ground],
  ]),
  ["accent", "panel"],
  ["accent-ink", "accent"],
  ["good", "panel"],
  ["bad", "panel"],
  ["bad", "panel-2"],
  ["glow", "panel"],
  ...[0, 1, 2, 3, 4, 5].map((seat): [string, string] => ["piece-ink", `seat-${seat}`]),
];

describe("every ink on its paper", () => {
  it.each(Object.keys(skins))("keeps 4.5:1 in %s", (skin) => {
    const colours = skins[skin]!;
    const weak = PAIRS.map(
      ([ink, ground]) => [ink, ground, Math.round(contrast(colours[ink]!, colours[ground]!) * 100) / 100] as const,
    ).filter(([, , ratio]) => ratio < 4.5);
    expect(weak).toEqual([]);
  });
});

describe("every ink on the boards", () => {
  const BOARDS: Record<string, [string, string][]> = {
    "great-wall": [
      ["tile-ink", "tile"],
      ["tile-ink", "tile-2"],
      ["tile-soft", "tile"],
      ["tile-soft", "tile-2"],
      ["horde-ink", "horde"],
    ],
    tsukuyumi: [
      ...["ocean", "fertile", "mountain", "riverland", "none", "home"].map((land): [string, string] => [
        "land-ink",
        `land-${land}`,
      ]),
      ["land-ink", "moon-2"],
      ["night-ink", "night-1"],
    ],
  };
  it.each(Object.keys(BOARDS))("keeps 4.5:1 on %s by day and night", (game) => {
    const source = readFileSync(
      path(`../src/boards/${game}/${game === "tsukuyumi" ? "Palette" : "Board"}.svelte`),
      "utf8",
    );
    const day = block(":global(:root)", source);
    const night = { ...day, ...block(':global(:root[data-theme="dark"])', source) };
    const weak = [day, night].flatMap((colours) =>
      BOARDS[game]!.map(
        ([ink, ground]) => [ink, ground, Math.round(contrast(colours[ink]!, colours[ground]!) * 100) / 100] as const,
      ).filter(([, , ratio]) => ratio < 4.5),
    );
    expect(weak).toEqual([]);
  });
});
