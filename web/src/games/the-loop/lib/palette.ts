// Colours with a job, and the seven epochs: always a colour, a number and an icon together.

import rex from "icon:dinosaur-rex";
import helm from "icon:black-knight-helm";
import palette from "icon:palette";
import factory from "icon:factory";
import robot from "icon:robot-antennas";
import cloud from "icon:mushroom-cloud";
import alien from "icon:alien-stare";
import cowled from "icon:cowled";
import mustache from "icon:mustache";
import goggles from "icon:steampunk-goggles";
import cyborg from "icon:cyborg-face";
import person from "icon:portrait";

export const INK = "#160629";
export const TEXT = "#F4EFFF";
export const LEGAL = "#3DF5FF";
export const FOO = "#FF3DA8";
export const RIFT = "#FF2F4E";
export const ENERGY = "#B6FF3B";
export const GOLD = "#FFD84A";

const globe =
  '<g fill="none" stroke="currentColor" stroke-width="34"><circle cx="256" cy="256" r="206"/><ellipse cx="256" cy="256" rx="92" ry="206"/><path d="M50 256H462M82 150H430M82 362H430"/></g>';

export interface Epoch {
  name: string;
  /** Clockwise from 1, so that a clone's way home can be counted. */
  number: number;
  fill: string;
  /** The tone for words on panels. */
  tone: string;
  icon: string;
  /** One square of 40 x 40 of its texture. */
  texture: string;
}

export const EPOCHS: Epoch[] = [
  { name: "dawn", number: 1, fill: "#FFE37A", tone: "#FFE37A", icon: rex, texture: "M0 40L20 12L40 40M10 40L20 26L30 40" },
  { name: "medieval", number: 2, fill: "#527CFF", tone: "#8FABFF", icon: helm, texture: "M0 20H40M0 40H40M20 0V20M0 20V40M40 20V40" },
  {
    name: "renaissance",
    number: 3,
    fill: "#FFB0DC",
    tone: "#FFB0DC",
    icon: palette,
    texture: "M0 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0M-20 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0M20 20a20 20 0 1 0 40 0a20 20 0 1 0-40 0",
  },
  {
    name: "industry",
    number: 4,
    fill: "#8F9BB5",
    tone: "#B7C1D6",
    icon: factory,
    texture: "M11 20a9 9 0 1 0 18 0a9 9 0 1 0-18 0M20 3V11M20 29V37M3 20H11M29 20H37",
  },
  {
    name: "globalization",
    number: 5,
    fill: "#FA913B",
    tone: "#FFA65E",
    icon: globe,
    texture: "M0 20H40M20 0V40M11 20a9 20 0 1 0 18 0a9 20 0 1 0-18 0",
  },
  {
    name: "robots",
    number: 6,
    fill: "#C48FFF",
    tone: "#D2AAFF",
    icon: robot,
    texture: "M0 12H11M17 12L22 20H40M22 20V27M22 33V40M11 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M19 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  },
  { name: "end", number: 7, fill: "#0CC98C", tone: "#3FE0AC", icon: cloud, texture: "M4 0L14 14L6 22L20 40M14 14L30 8M20 27L38 24" },
];

const BY_NAME = new Map(EPOCHS.map((epoch) => [epoch.name, epoch]));

export function epochOf(name: string): Epoch {
  return BY_NAME.get(name) ?? EPOCHS[0]!;
}

/** The epoch so many steps clockwise. */
export function stepped(name: string, steps: number): string {
  return EPOCHS[(epochOf(name).number - 1 + steps + 2 * EPOCHS.length) % EPOCHS.length]!.name;
}

/** A clone's kind: where it is destroyed, and whether it is a supa clone. */
export function kindOf(kind: string): { target: Epoch; supa: boolean } {
  const supa = kind.startsWith("supa-");
  return { target: epochOf(supa ? kind.slice(5) : kind), supa };
}

/** Agents wear the colour of their home epoch (components.toml says which). */
export const AGENT_ICONS: Record<string, string> = {
  "time-prowler": cowled,
  cztwyzzek: alien,
  "robofinisher-404": cyborg,
  "mr-time": mustache,
  "v-girl": goggles,
};

export function agentIcon(agent: string | null): string {
  return (agent && AGENT_ICONS[agent]) || person;
}

/** `hex` mixed with `other`, 0 to 1. */
export function mix(hex: string, other: string, part: number): string {
  const parse = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const to = parse(other);
  const mixed = parse(hex).map((value, index) => Math.round(value + (to[index]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
