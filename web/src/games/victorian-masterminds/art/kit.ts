// How machines are drawn: as lines on a blueprint while they are planned, in brass and copper once they are built.
// A drawing is cut into the eight segments of its machine; each is a function of the style it is drawn in.

import { f } from "./geometry";

export { circle as circ, f, gearPath } from "./geometry";
export { glyph } from "./defs";

export interface Style {
  /** Hull, fittings, hollows, glass, greenery, iron. */
  a: string;
  b: string;
  c: string;
  g: string;
  v: string;
  i: string;
  stroke: string;
  width: number;
  detail: string;
  detailWidth: number;
  opacity: number;
  hatch: string;
  lit: boolean;
  /** The far side of the machine. */
  behind?: boolean;
}

export const PLAN: Style = {
  a: "#10384F",
  b: "#13435E",
  c: "#0A2637",
  g: "#0A2637",
  v: "#13435E",
  i: "#15405A",
  stroke: "#DCEFF6",
  width: 1.15,
  detail: "#A9D3E6",
  detailWidth: 0.75,
  opacity: 0.82,
  hatch: "url(#vm-hatch)",
  lit: false,
};
export const BUILT: Style = {
  a: "url(#vm-brass)",
  b: "url(#vm-copper)",
  c: "#23150A",
  g: "#FFD27C",
  v: "url(#vm-verdigris)",
  i: "url(#vm-iron)",
  stroke: "#1E1208",
  width: 1.15,
  detail: "#57390F",
  detailWidth: 0.8,
  opacity: 1,
  hatch: "url(#vm-hatch-built)",
  lit: true,
};

/** One tone back. */
export function far(S: Style): Style {
  if (S.lit) return { ...S, a: "#8A6430", b: "#7A3D1D", c: "#1B1007", detail: "#3F290D", behind: true };
  return {
    ...S,
    a: "#0E3247",
    b: "#0F384F",
    stroke: "#86B7CC",
    detail: "#5F93AC",
    width: 0.95,
    opacity: 0.9,
    behind: true,
  };
}

// ── What a drawing consists of ──

export type Part = "bolt" | "plate";
export type Slot = [part: Part, x: number, y: number];
export type Draw = (S: Style) => string;

export interface Area {
  draw: Draw;
  /** The same on the far side, behind everything. */
  behind?: Draw;
  /** What stands where the slots were, once they are filled. */
  finished?: Draw;
  /** Its rough outline: for the light around it and for the pointer. */
  outline: string;
  slots: Slot[];
  /** The dark panel under the slots. */
  panel: [x: number, y: number, w: number, h: number];
  call: Call;
}

/** A call-out: where its words stand, the line that leads from there, and where that ends. */
export type Call = [x: number, y: number, leader: string, dot: [number, number]];

export interface Drawing {
  scenery: string;
  /** From far to near. */
  areas: Record<string, Area>;
}

// ── Strokes of the pen ──

type Fill = "a" | "b" | "c" | "g" | "v" | "i";

export const A = (S: Style, d: string, fill: Fill = "a", extra = ""): string =>
  `<path d="${d}" fill="${S[fill]}" fill-opacity="${S.opacity}" stroke="${S.stroke}" stroke-width="${S.width}" stroke-linejoin="round" ${extra}/>`;

export const L = (S: Style, d: string, width = 1, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${S.detail}" stroke-width="${f(S.detailWidth * width)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** Lines outside the hull, such as steam and sparks, stay light when built. */
export const LX = (S: Style, d: string, width = 1, extra = ""): string =>
  L(S.lit ? { ...S, detail: "#F3D48E" } : S, d, width, extra);

/** Opaque ground under a planned part that lies over another one. */
export const under = (S: Style, d: string): string => (S.lit ? "" : `<path d="${d}" fill="#0F3850"/>`);

export const hatch = (S: Style, d: string, opacity = 0.5): string =>
  `<path d="${d}" fill="${S.hatch}" opacity="${opacity}"/>`;

// Only where it is built: a shade over the metal, light from within, and a gleam on it.
export const tint = (S: Style, d: string, fill = "#5A2C10", opacity = 0.26): string =>
  S.lit ? `<path d="${d}" fill="${fill}" opacity="${opacity}"/>` : "";
export const light = (S: Style, d: string, fill = "#FFD27C", opacity = 1): string => tint(S, d, fill, opacity);
export const shine = (S: Style, d: string, width = 2, opacity = 0.7): string =>
  S.lit
    ? `<path d="${d}" fill="none" stroke="#FFF6DC" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`
    : "";

export const glass = (S: Style, d: string): string =>
  A(S, d, "c") + (S.lit ? `<path d="${d}" fill="#FFD27C" stroke="#1E1208" stroke-width=".8"/>` : "");

export type Point = readonly [number, number, ...unknown[]];

export const rivAt = (S: Style, points: Point[], r = 1.15): string =>
  `<g fill="${S.lit && !S.behind ? "#FCE9B8" : "none"}" stroke="${S.detail}" stroke-width=".7">${points
    .map(([x, y]) => `<circle cx="${f(x)}" cy="${f(y)}" r="${r}"/>`)
    .join("")}</g>`;

export const riv = (S: Style, x1: number, y1: number, x2: number, y2: number, n: number, r = 1.15): string =>
  rivAt(
    S,
    Array.from({ length: n }, (_, i) => at([x1, y1], [x2, y2], n > 1 ? i / (n - 1) : 0)),
    r,
  );

/** Rivets along a curve. */
export const rivC = (S: Style, line: Curve, x1: number, x2: number, n: number, dy = 0, r = 1.15): string =>
  rivAt(
    S,
    Array.from({ length: n }, (_, i) => x1 + ((x2 - x1) * i) / (n - 1)).map((x) => [x, line(x) + dy] as const),
    r,
  );

// ── Forms ──

export const rr = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${f(x + r)} ${f(y)}H${f(x + w - r)}Q${f(x + w)} ${f(y)} ${f(x + w)} ${f(y + r)}V${f(y + h - r)}Q${f(x + w)} ${f(y + h)} ${f(x + w - r)} ${f(y + h)}` +
  `H${f(x + r)}Q${f(x)} ${f(y + h)} ${f(x)} ${f(y + h - r)}V${f(y + r)}Q${f(x)} ${f(y)} ${f(x + r)} ${f(y)}Z`;

export const ell = (x: number, y: number, a: number, b: number): string =>
  `M${f(x - a)} ${f(y)}A${f(a)} ${f(b)} 0 1 0 ${f(x + a)} ${f(y)}A${f(a)} ${f(b)} 0 1 0 ${f(x - a)} ${f(y)}Z`;

export const arch = (x: number, w: number, y1: number, y2: number): string =>
  `M${f(x - w / 2)} ${f(y2)}V${f(y1 + w / 2)}A${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(x + w / 2)} ${f(y1 + w / 2)}V${f(y2)}Z`;

export const P = ([x, y]: Point): string => `${f(x)} ${f(y)}`;

export const at = ([x1, y1]: Point, [x2, y2]: Point, t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];

/** A point beside the line from one to another. */
export const beside = ([x1, y1]: Point, [x2, y2]: Point, t: number, d: number): Point => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = Math.hypot(dx, dy);
  return [x1 + dx * t - (dy / length) * d, y1 + dy * t + (dx / length) * d];
};

/** A bar that grows thinner. */
export const taper = (p: Point, r1: number, q: Point, r2: number): string =>
  `M${P(beside(p, q, 0, r1))}L${P(beside(p, q, 1, r2))}L${P(beside(p, q, 1, -r2))}L${P(beside(p, q, 0, -r1))}Z`;

/** A ring across a bar, `h` to each side along it. */
export const collar = (p: Point, q: Point, t: number, r: number, h: number): string => {
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  return taper(at(p, q, t - h / length), r, at(p, q, t + h / length), r);
};

// ── Smooth hulls: a curve through points, and what lies between two of them ──

export type Curve = (x: number) => number;

export function curve(points: Point[]): Curve {
  const slope = points.map((_, i) => {
    const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!];
    return (b[1] - a[1]) / (b[0] - a[0]);
  });
  return (x) => {
    let i = 0;
    while (i < points.length - 2 && x > points[i + 1]![0]) i++;
    const [[x0, y0], [x1, y1]] = [points[i]!, points[i + 1]!];
    const h = x1 - x0;
    const t = (x - x0) / h;
    const [t2, t3] = [t * t, t * t * t];
    const ends = (2 * t3 - 3 * t2 + 1) * y0 + (3 * t2 - 2 * t3) * y1;
    return ends + (t3 - 2 * t2 + t) * h * slope[i]! + (t3 - t2) * h * slope[i + 1]!;
  };
}

export const along = (line: Curve, x1: number, x2: number, command = "M", step = 7): string => {
  const n = Math.max(2, Math.ceil(Math.abs(x2 - x1) / step));
  let d = "";
  for (let i = 0; i <= n; i++) {
    const x = x1 + ((x2 - x1) * i) / n;
    d += `${i ? "L" : command}${f(x)} ${f(line(x))}`;
  }
  return d;
};

export const strip = (x1: number, x2: number, top: Curve, bottom: Curve): string =>
  `${along(top, x1, x2)}${along(bottom, x2, x1, "L")}Z`;

export const mix =
  (a: Curve, b: Curve, t: number): Curve =>
  (x) =>
    a(x) * (1 - t) + b(x) * t;

export const off =
  (a: Curve, d: number): Curve =>
  (x) =>
    a(x) + d;

// ── What is behind a machine ──

const PEN = 'fill="none" stroke="#8CC0D6"';

export function ground(axis: number, x1: number, x2: number): string {
  let strokes = "";
  for (let x = x1 + 6; x < x2 - 4; x += 8) strokes += `M${x} 218L${x - 5} 223`;
  return (
    `<g ${PEN} stroke-width=".8" opacity=".75"><path d="M6 ${axis}H718" stroke-dasharray="14 3 2 3"/><path d="M${x1} 217.5H${x2}" stroke-width="1.1"/></g>` +
    `<path d="${strokes}" stroke="#8CC0D6" stroke-width=".7" opacity=".6"/>`
  );
}

export function sky(axis: number, clouds: [x: number, y: number, size: number][]): string {
  const cloud = "M0 0H58M6 0C1 -3 3 -10 10 -9C11 -17 23 -18 26 -11C31 -16 41 -13 40 -6C47 -8 53 -5 52 0M14 4H44";
  return (
    `<g ${PEN} stroke-width=".8" opacity=".75"><path d="M6 ${axis}H718" stroke-dasharray="14 3 2 3"/></g>` +
    `<g ${PEN} stroke-width=".9" stroke-linecap="round" stroke-linejoin="round" opacity=".42">${clouds
      .map(([x, y, size]) => `<path transform="translate(${x} ${y}) scale(${size})" d="${cloud}"/>`)
      .join("")}</g>`
  );
}

/** Puts a drawing together from its tables; `order` goes from far to near. */
export function assemble<Name extends string>(tables: {
  scenery: string;
  order: readonly Name[];
  draw: Record<Name, Draw>;
  behind?: Partial<Record<Name, Draw>>;
  finished?: Partial<Record<Name, Draw>>;
  outline: Record<Name, string>;
  slots: Record<Name, Slot[]>;
  panels: Record<Name, Area["panel"]>;
  calls: Record<Name, Call>;
  /** How much of what is behind a planned part shows through it. */
  opacity?: number;
}): Drawing {
  const plan =
    (draw: Draw): Draw =>
    (S) =>
      draw(S.lit || !tables.opacity ? S : { ...S, opacity: tables.opacity });
  const areas = tables.order.map((name): [string, Area] => {
    const behind = tables.behind?.[name];
    return [
      name,
      {
        draw: plan(tables.draw[name]),
        behind: behind && plan((S) => behind(far(S))),
        finished: tables.finished?.[name],
        outline: tables.outline[name],
        slots: tables.slots[name],
        panel: tables.panels[name],
        call: tables.calls[name],
      },
    ];
  });
  return { scenery: tables.scenery, areas: Object.fromEntries(areas) };
}
