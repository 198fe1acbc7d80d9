/** Small pictures for the lobby: of each module and each faction one scene, put together from the table's symbols. */
import type { Picture } from "../index.ts";
import { iconOf } from "../parts/icons.ts";
import { CROWN, LEGENDS } from "./legends.ts";

const HEX = "M0-9L7.8-4.5V4.5L0 9L-7.8 4.5V-4.5Z";
const NIGHT = "#1b2547";

interface Scene {
  sky?: string;
  /** The hex it stands on. */
  land?: string;
  icon: string;
  ink: string;
  /** A second symbol in a corner. */
  beside?: string;
  glow?: string;
}

const path = (name: string): string => LEGENDS[name] ?? iconOf(name) ?? "";

const draw = ({ sky = NIGHT, land = "#e3d6b0", icon, ink, beside, glow = "#f2b632" }: Scene): Picture => ({
  ground: sky,
  layers: [
    { d: HEX, fill: land, x: 24, y: 26, scale: 2.1 },
    { d: path(icon), fill: ink, x: 24, y: 26, scale: 1.25 },
    ...(beside ? [{ d: path(beside), fill: glow, x: 38, y: 10, scale: 0.62 }] : []),
  ],
});

const SCENES: Record<string, Scene> = {
  // modules
  mascots: { land: "#b4d498", icon: "mascot", ink: "#3d2b16", beside: "hp", glow: "#e2574c" },
  oni_power: { land: "#5b1226", icon: "oni-large", ink: "#f6d9d3", beside: "event" },
  legendary_oni: { land: "#7a1630", icon: "oni-dark-observer", ink: "#f6d9d3" },
  faction_events: { land: "#9cc3e6", icon: "event", ink: "#1d3a6b", beside: "cp", glow: "#f5efdc" },
  oni_missions: { land: "#5b1226", icon: "oni-small", ink: "#f6d9d3", beside: "vp" },
  alternative_objectives: { land: "#d8c27a", icon: "hunter", ink: "#4a2f0c", beside: "vp" },
  after_the_moonfall: { land: "#a6d6cb", icon: "river", ink: "#1d5a6b", beside: "toxic", glow: "#b6e05a" },
  starting_advantages: { land: "#e3d6b0", icon: "initiative", ink: "#2f3d73", beside: "tactic", glow: "#f5efdc" },
  epic_events: { sky: "#3a1020", land: "#e2703a", icon: "event", ink: "#fff0d8", beside: "tsukuyumi" },
  moon_princess: { sky: "#241038", land: "#b79ae0", icon: "oni-dark-observer", ink: "#2b1145", beside: "tsukuyumi" },
  rival_oni: { sky: "#241038", land: "#7a1630", icon: "oni-large", ink: "#f6d9d3", beside: "vp" },
  // factions
  cybersamurai: { sky: "#0f2f3a", land: "#bcd7e2", icon: "shogun", ink: "#123a52" },
  "dark-seed": { sky: "#2b1233", land: "#cdb4dc", icon: "wasp", ink: "#3d1450" },
  nomads: { sky: "#3a2a12", land: "#e6cf9f", icon: "squad-leader", ink: "#5a3a0c" },
  boarlords: { sky: "#12321c", land: "#bfd8a6", icon: "boarmaster", ink: "#27481b" },
  fireborn: { sky: "#3a0f0a", land: "#f0a860", icon: "wyrm", ink: "#6b1408" },
  "kampfgruppe-03": { sky: "#22262e", land: "#c9ced8", icon: "beowulf", ink: "#2b3240" },
  "children-of-the-lion": { sky: "#3a2408", land: "#f0cf80", icon: "beastmaster", ink: "#5a3208" },
  sentinels: { sky: "#0c3326", land: "#a8dcc0", icon: "acolyte", ink: "#0f4a33" },
  "lords-of-the-lost-sea": { sky: "#0c2440", land: "#9cc8e6", icon: "whale-king", ink: "#0f3d66" },
};

export function pictureOf(word: string): Picture | null {
  const scene = SCENES[word];
  if (!scene) return null;
  const picture = draw(scene);
  if (word === "legendary_oni") picture.layers.push({ d: CROWN, fill: "#f2b632", x: 24, y: 10, scale: 1.1 });
  return picture;
}
