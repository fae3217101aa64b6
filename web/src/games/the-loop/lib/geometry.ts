// The ring: an affine image of seven equal sectors, clockwise from 12 o'clock. Places in a sector are (u, v):
// u from 0 at the inner rim to 1 at the label band, v from -1/2 to 1/2 clockwise. Pieces never rotate.

export type Point = [x: number, y: number];

export interface Measures {
  width: number;
  height: number;
  cx: number;
  cy: number;
  /** Half axes outside and inside. */
  a: number;
  b: number;
  innerA: number;
  innerB: number;
  band: number;
}

export const SECTOR = (2 * Math.PI) / 7;

export const DESKTOP: Measures = { width: 1000, height: 712, cx: 500, cy: 350, a: 492, b: 342, innerA: 176, innerB: 121, band: 33 };
export const PHONE: Measures = { width: 390, height: 308, cx: 195, cy: 150, a: 190, b: 145, innerA: 66, innerB: 50, band: 21 };

const round = (value: number) => Math.round(value * 10) / 10;

export class Ring {
  constructor(readonly of: Measures) {}

  /** Where epoch `number` begins, as an angle. */
  start(number: number): number {
    return -Math.PI / 2 + (number - 1) * SECTOR;
  }

  middle(number: number): number {
    return this.start(number) + SECTOR / 2;
  }

  /** In the lower half, labels are turned so that they can be read. */
  low(number: number): boolean {
    return Math.sin(this.middle(number)) > 0.3;
  }

  at(a: number, b: number, angle: number): Point {
    return [round(this.of.cx + a * Math.cos(angle)), round(this.of.cy + b * Math.sin(angle))];
  }

  axes(u: number): Point {
    const { a, b, innerA, innerB, band } = this.of;
    return [innerA + (a - band - innerA) * u, innerB + (b - band - innerB) * u];
  }

  place(number: number, u: number, v: number): Point {
    return this.at(...this.axes(u), this.start(number) + (v + 0.5) * SECTOR);
  }

  /** On the border behind an epoch, and the direction there, in degrees; `step` 1 is clockwise. */
  border(number: number, step: number, u: number): { at: Point; angle: number } {
    const [a, b] = this.axes(u);
    const angle = this.start(number) + (step > 0 ? SECTOR : 0);
    const dx = -a * Math.sin(angle) * step;
    const dy = b * Math.cos(angle) * step;
    return { at: this.at(a, b, angle), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
  }

  private speed(a: number, b: number, angle: number): number {
    return Math.hypot(a * Math.sin(angle), b * Math.cos(angle));
  }

  /** A sector from the half axes inside to those outside, with a gap to its neighbours. */
  sector(number: number, inner: Point, outer: Point, gap: number): string {
    const start = this.start(number);
    const end = start + SECTOR;
    const edge = ([a, b]: Point, angle: number, way: number) => this.at(a, b, angle + (way * gap) / this.speed(a, b, angle));
    const corners = [edge(outer, start, 1), edge(outer, end, -1), edge(inner, end, -1), edge(inner, start, 1)];
    const [p1, p2, p3, p4] = corners.map((corner) => corner.join(" "));
    return `M${p1}A${outer[0]} ${outer[1]} 0 0 1 ${p2}L${p3}A${inner[0]} ${inner[1]} 0 0 0 ${p4}Z`;
  }

  whole(number: number, gap: number): string {
    const { a, b, innerA, innerB } = this.of;
    return this.sector(number, [innerA, innerB], [a, b], gap);
  }

  inside(number: number, gap: number): string {
    const { a, b, innerA, innerB, band } = this.of;
    return this.sector(number, [innerA, innerB], [a - band, b - band], gap);
  }

  /** Things side by side along the arc at depth u, read from left to right, centred on v. */
  row(number: number, u: number, v: number, count: number, pitch: number): Point[] {
    const [a, b] = this.axes(u);
    const centre = this.start(number) + (v + 0.5) * SECTOR;
    const way = this.low(number) ? -1 : 1;
    const first = (-(count - 1) * pitch) / 2;
    return Array.from({ length: count }, (_, index) =>
      this.at(a, b, centre + (way * (first + index * pitch)) / this.speed(a, b, centre)),
    );
  }

  /** How long the band of an epoch is. */
  length(number: number): number {
    const { a, b, band } = this.of;
    const points = Array.from({ length: 13 }, (_, index) => this.at(a - band / 2, b - band / 2, this.start(number) + (index / 12) * SECTOR));
    return points.slice(1).reduce((sum, [x, y], index) => sum + Math.hypot(x - points[index]![0], y - points[index]![1]), 0);
  }

  /** The arc along which an epoch's name is written. */
  label(number: number, shift: number): string {
    const low = this.low(number);
    const a = this.of.a - this.of.band / 2 + (low ? shift : -shift);
    const b = this.of.b - this.of.band / 2 + (low ? shift : -shift);
    const ends = [this.start(number), this.start(number) + SECTOR].map((angle) => this.at(a, b, angle).join(" "));
    if (low) ends.reverse();
    return `M${ends[0]}A${a} ${b} 0 0 ${low ? 0 : 1} ${ends[1]}`;
  }

  /** In the band, at a part of the sector from where reading begins. */
  inBand(number: number, part: number): Point {
    const { a, b, band } = this.of;
    const way = this.low(number) ? 1 - part : part;
    return this.at(a - band / 2, b - band / 2, this.start(number) + way * SECTOR);
  }

  /** The angle and relative depth of a point, for moves along the ring. */
  polar([x, y]: Point): { angle: number; depth: number } {
    const px = (x - this.of.cx) / this.of.a;
    const py = (y - this.of.cy) / this.of.b;
    return { angle: Math.atan2(py, px), depth: Math.hypot(px, py) };
  }

  /** Points of the way from one place to another, round the ring and never through the Machine. */
  way(from: Point, to: Point, points = 10): Point[] {
    const start = this.polar(from);
    const end = this.polar(to);
    let turn = end.angle - start.angle;
    if (turn > Math.PI) turn -= 2 * Math.PI;
    if (turn < -Math.PI) turn += 2 * Math.PI;
    return Array.from({ length: points + 1 }, (_, index) => {
      const part = index / points;
      const depth = start.depth + (end.depth - start.depth) * part;
      return this.at(this.of.a * depth, this.of.b * depth, start.angle + turn * part);
    });
  }
}

export const RING = new Ring(DESKTOP);
export const SMALL_RING = new Ring(PHONE);

/** The corners of a hexagon standing on its tip: the outline of a cube. */
export function hexagon(r: number): string {
  const k = 0.866 * r;
  return `0,${-r} ${k},${-r / 2} ${k},${r / 2} 0,${r} ${-k},${r / 2} ${-k},${-r / 2}`;
}

export function spiral(turns: number, radius: number, step = 10): string {
  const whole = turns * 360;
  let path = "";
  for (let degree = 0; degree <= whole; degree += step) {
    const r = radius * (degree / whole);
    const angle = (degree * Math.PI) / 180 - Math.PI / 2;
    path += `${degree ? "L" : "M"}${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  }
  return path;
}

export function star(outer: number, inner: number, tips = 5): string {
  return Array.from({ length: 2 * tips }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / tips;
    const r = index % 2 ? inner : outer;
    return `${(r * Math.cos(angle)).toFixed(2)},${(r * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");
}
