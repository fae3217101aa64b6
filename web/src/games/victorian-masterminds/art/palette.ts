// Brass and gaslight: warm light means "you may", cool light "this just changed", brass "built or owned",
// blueprint "planned". Colour never stands alone: every seat has a shape as well.

export const INK = {
  brassHigh: "#F7E4B4",
  brass: "#D6AB5E",
  brassMid: "#A97C38",
  brassLow: "#6A4A1F",
  gas: "#FFC766",
  line: "#DCEFF6",
  lineMid: "#8CC0D6",
  parchment: "#F1E4C6",
  ink: "#2A1B0F",
  ink2: "#43301B",
  text: "#F2E6CB",
  text2: "#CDB98F",
  wax: "#8F2B22",
} as const;

export type Shape = "disc" | "diamond" | "triangle" | "square";

export interface Colour {
  name: "blue" | "red" | "yellow" | "green";
  shape: Shape;
  base: string;
  high: string;
  low: string;
  /** Lettering on wood. */
  text: string;
  /** The shape, and lettering, on the enamel. */
  on: string;
  ring: [string, string];
}

/** By seat, in the order of the box: blue, red, yellow, green. */
export const COLOURS: readonly [Colour, Colour, Colour, Colour] = [
  {
    name: "blue",
    shape: "disc",
    base: "#2F74B5",
    high: "#7DB9EA",
    low: "#123B63",
    text: "#93C6F2",
    on: "#FFF3D6",
    ring: ["#2A659F", "#123B63"],
  },
  {
    name: "red",
    shape: "diamond",
    base: "#C5402F",
    high: "#EE7D65",
    low: "#741D14",
    text: "#F4937F",
    on: "#FFF3D6",
    ring: ["#B23A2A", "#741D14"],
  },
  {
    name: "yellow",
    shape: "triangle",
    base: "#E2BE2E",
    high: "#FBEB8C",
    low: "#8A6A06",
    text: "#F2DA66",
    on: "#2A1B0F",
    ring: ["#F3D964", "#D2AC22"],
  },
  {
    name: "green",
    shape: "square",
    base: "#33835A",
    high: "#7CC79B",
    low: "#12422A",
    text: "#8CD3A8",
    on: "#FFF3D6",
    ring: ["#2A6E4A", "#12422A"],
  },
];

export function colourOf(seat: number): Colour {
  return COLOURS[seat % 4] ?? COLOURS[0];
}
