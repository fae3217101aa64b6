// Gradients, patterns and glyphs that every drawing of this game refers to by name, put into the page once. They
// stand in the body and not in a component: a gradient of a hidden tab would paint nothing.

import cannon from "icon:cannon";
import cartwheel from "icon:cartwheel";
import cog from "icon:cog";
import sabres from "icon:crossed-sabres";
import dynamite from "icon:dynamite";
import flame from "icon:flame";
import gears from "icon:gears";
import gorilla from "icon:gorilla";
import key from "icon:key";
import knuckles from "icon:brass-knuckles";
import laurels from "icon:laurels";
import lion from "icon:lion";
import ostrich from "icon:ostrich";
import padlock from "icon:padlock";
import crown from "icon:queen-crown";
import pistol from "icon:saber-and-pistol";
import eye from "icon:semi-closed-eye";
import skull from "icon:skull-crossed-bones";
import scroll from "icon:tied-scroll";
import hat from "icon:top-hat";
import bomb from "icon:unlit-bomb";
import vitruvian from "icon:vitruvian-man";
import { COLOURS } from "./palette";

const WRENCH =
  '<path fill="currentColor" fill-rule="evenodd" transform="translate(256 262) rotate(40) scale(20.5)" d="M-2.4 -12.2A6.4 6.4 0 0 0 -2.7 -.5V9.2A2.7 2.7 0 0 0 2.7 9.2V-.5A6.4 6.4 0 0 0 2.4 -12.2V-7.2L0 -5.4L-2.4 -7.2ZM1.2 8.9A1.2 1.2 0 1 1 -1.2 8.9A1.2 1.2 0 1 1 1.2 8.9Z"/>';

const GLYPHS = {
  cannon,
  wheel: cartwheel,
  cog,
  blade: sabres,
  dynamite,
  flame,
  gears,
  gorilla,
  key,
  knuckles,
  laurels,
  lion,
  ostrich,
  padlock,
  crown,
  pistol,
  eye,
  skull,
  scroll,
  hat,
  bomb,
  vitruvian,
  wrench: WRENCH,
};
export type GlyphName = keyof typeof GLYPHS;

type Stop = [offset: number, colour: string, opacity?: number];

function stops(list: Stop[]): string {
  return list
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? "" : ` stop-opacity="${a}"`}/>`)
    .join("");
}

const linear = (id: string, list: Stop[], x2 = 0, y2 = 1) =>
  `<linearGradient id="vm-${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

const radial = (id: string, list: Stop[], cx = 0.5, cy = 0.5, r = 0.5) =>
  `<radialGradient id="vm-${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`;

const grid = (id: string, step: number, opacity: number, width: number) =>
  `<pattern id="vm-${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><path d="M${step} 0H0V${step}" fill="none" stroke="#8CC0D6" stroke-opacity="${opacity}" stroke-width="${width}"/></pattern>`;

const hatching = (id: string, step: number, colour: string, opacity: number, width: number) =>
  `<pattern id="vm-${id}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V${step}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}"/></pattern>`;

// prettier-ignore
const DEFS = [
  linear("brass", [[0, "#F9E8BD"], [0.22, "#DDB46A"], [0.52, "#AC7F3A"], [0.78, "#D3A557"], [1, "#8A6128"]]),
  linear("brass-across", [[0, "#8A6128"], [0.3, "#E8C682"], [0.5, "#FBEBC4"], [0.7, "#CFA054"], [1, "#7A5523"]], 1, 0),
  linear("brass-turned", [[0, "#F9E8BD"], [0.35, "#B98B43"], [0.55, "#EFD195"], [0.8, "#8A6128"], [1, "#C39447"]], 1, 1),
  radial("brass-knob", [[0, "#FFF3D2"], [0.5, "#CFA054"], [1, "#6A4A1F"]], 0.4, 0.35, 0.65),
  linear("steel", [[0, "#EFF4F6"], [0.45, "#9FADB6"], [1, "#5C6A74"]]),
  radial("steel-knob", [[0, "#E3EBEF"], [1, "#77868F"]], 0.4, 0.35, 0.7),
  linear("copper", [[0, "#F5B98B"], [0.45, "#C9703F"], [1, "#8A401C"]], 0.6, 1),
  linear("brick", [[0, "#C07850"], [0.5, "#9A5337"], [1, "#5F2E1D"]], 1, 0),
  linear("brick-wall", [[0, "#B56A47"], [1, "#743A26"]]),
  linear("iron", [[0, "#8E8C8A"], [0.45, "#5F5F62"], [1, "#2E3035"]], 1, 0),
  radial("fire", [[0, "#FFF0B0"], [0.4, "#FFB445"], [1, "#D4471B"]], 0.5, 0.9, 0.8),
  linear("stone", [[0, "#FBF0D6"], [0.55, "#DAC79C"], [1, "#A58C5C"]]),
  linear("verdigris", [[0, "#9CCBBB"], [0.5, "#4F8A7C"], [1, "#275048"]], 1, 0),
  linear("gold", [[0, "#FCE9B4"], [0.4, "#DDAF58"], [1, "#96692A"]], 1, 0.3),
  linear("gold-wall", [[0, "#D9AF62"], [1, "#8A6029"]]),
  radial("parchment-disc", [[0, "#FBF2DC"], [0.7, "#EBD9B3"], [1, "#C9AE7A"]], 0.45, 0.4, 0.6),
  linear("parchment", [[0, "#F7ECD2"], [0.6, "#EBDAB4"], [1, "#D9C294"]], 0.25, 1),
  radial("wax", [[0, "#C4503F"], [0.7, "#97291F"], [1, "#6E1A12"]], 0.4, 0.35, 0.7),
  radial("gas", [[0, "#FFC766", 0.55], [0.6, "#FFB03C", 0.22], [1, "#FFB03C", 0]]),
  radial("gas-strong", [[0, "#FFD68A", 0.75], [0.5, "#FFB03C", 0.26], [1, "#FFB03C", 0]]),
  radial("socket", [[0, "#0C0704"], [0.75, "#1B110A"], [1, "#3A2713"]]),
  linear("plate", [[0, "#3B2818"], [0.5, "#2C1C10"], [1, "#20140B"]]),
  linear("sky", [[0, "#0B2133"], [0.45, "#164058"], [0.78, "#4B5247"], [1, "#9A6F35"]]),
  radial("haze", [[0, "#FFC766", 0.42], [0.5, "#FFB24A", 0.16], [1, "#FFB24A", 0]]),
  radial("haze-near", [[0, "#FFC766", 0.5], [1, "#FFB24A", 0]]),
  linear("street", [[0, "#3A2714"], [1, "#150D07"]]),
  radial("enamel", [[0, "#FDF7E7"], [0.72, "#F0E2C2"], [1, "#CDB585"]], 0.45, 0.4, 0.62),
  linear("blue", [[0, "#1B5575"], [0.5, "#12405C"], [1, "#0C2E45"]], 0.4, 1),
  linear("glass", [[0, "#fff", 0.34], [0.45, "#fff", 0.06], [1, "#fff", 0]], 0.4, 1),
  radial("lamp", [[0, "#FFD68A", 0.62], [0.35, "#FFB545", 0.28], [1, "#FFB545", 0]]),
  radial("lamp-glass", [[0, "#FFF3C8"], [0.6, "#FFC65E"], [1, "#B86F1C"]], 0.5, 0.7, 0.7),
  ...COLOURS.map((c) => radial(`seat-${c.name}`, [[0, c.high], [0.45, c.base], [1, c.low]], 0.38, 0.3, 0.78)),
  ...COLOURS.map((c) => radial(`ring-${c.name}`, [[0, c.ring[0]], [0.5, c.ring[0]], [1, c.ring[1]]], 0.42, 0.36, 0.75)),
  '<filter id="vm-glow" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>',
  '<filter id="vm-glow-small" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="2.6"/></filter>',
  grid("grid", 12, 0.13, 0.6),
  grid("grid-wide", 60, 0.22, 0.7),
  hatching("hatch", 5, "#D3EAF3", 0.4, 0.7),
  hatching("hatch-built", 4, "#4A2F0E", 0.5, 0.8),
  '<clipPath id="vm-drill"><path d="M513 62L694 124L513 186Z"/></clipPath>',
];

/** Every drawing calls this; the first call draws. */
export function ensureDefs(): void {
  if (document.getElementById("vm-defs")) return;
  const symbols = Object.entries(GLYPHS).map(
    ([name, body]) => `<symbol id="vm-i-${name}" viewBox="0 0 512 512">${body}</symbol>`,
  );
  document.body.insertAdjacentHTML(
    "beforeend",
    `<svg id="vm-defs" width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${DEFS.join("")}</defs>${symbols.join("")}</svg>`,
  );
}

/** A glyph inside a drawing that is made as text. */
export function glyph(name: GlyphName, x: number, y: number, size: number, colour: string, extra = ""): string {
  return `<use href="#vm-i-${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" style="color:${colour}" ${extra}/>`;
}
