// Where pieces lie in a sector: each as near as possible to where it would like to be, none on another.

import { Ring, SECTOR, type Point } from "./geometry";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A piece that wants a place; the first place that is free wins, then whatever is nearest to it. */
export interface Wish {
  key: string;
  w: number;
  h: number;
  near: Point[];
  /** May be left out where there is no room. */
  optional?: boolean;
}

export class Sector {
  private readonly lattice: Point[] = [];
  private readonly rooms = new Map<string, Point[]>();
  private readonly edges: { at: Point; normal: Point }[];
  /** The label band and the Machine, as one over the squares of their half axes. */
  private readonly outside: Point;
  private readonly hole: Point;

  constructor(
    readonly ring: Ring,
    readonly number: number,
    private readonly margin: number,
    step: number,
  ) {
    const { a, b, innerA, innerB, band } = ring.of;
    this.outside = [(a - band - 1) ** -2, (b - band - 1) ** -2];
    this.hole = [(innerA + margin) ** -2, (innerB + margin) ** -2];
    // The two straight sides, each with the direction that points into the sector.
    this.edges = [0, SECTOR].map((turn) => {
      const angle = ring.start(number) + turn;
      const [x1, y1] = ring.at(innerA, innerB, angle);
      const [x2, y2] = ring.at(a, b, angle);
      const length = Math.hypot(x2 - x1, y2 - y1);
      const way = turn === 0 ? 1 : -1;
      return { at: [x1, y1], normal: [(-(y2 - y1) / length) * way, ((x2 - x1) / length) * way] };
    });
    for (let x = 0; x < ring.of.width; x += step) {
      for (let y = 0; y < ring.of.height; y += step) if (this.holds(x, y)) this.lattice.push([x, y]);
    }
  }

  private holds(x: number, y: number): boolean {
    const dx = x - this.ring.of.cx;
    const dy = y - this.ring.of.cy;
    if (dx * dx * this.outside[0] + dy * dy * this.outside[1] > 1) return false;
    if (dx * dx * this.hole[0] + dy * dy * this.hole[1] < 1) return false;
    for (const { at, normal } of this.edges) {
      if ((x - at[0]) * normal[0] + (y - at[1]) * normal[1] < this.margin) return false;
    }
    return true;
  }

  /** Whether a box lies in the sector. Its corners may stick out a little: pieces are round, and tiles lie on top. */
  private fits(x: number, y: number, w: number, h: number): boolean {
    const dx = w / 2 - Math.max(4, w * 0.05);
    const dy = h / 2 - Math.max(4, h * 0.06);
    for (const sx of [-1, 0, 1]) for (const sy of [-1, 0, 1]) if (!this.holds(x + sx * dx, y + sy * dy)) return false;
    return true;
  }

  /** Where the middle of a box of this size can be; the same few sizes are asked for again and again. */
  private room(w: number, h: number): Point[] {
    const key = `${w} ${h}`;
    let places = this.rooms.get(key);
    if (!places) this.rooms.set(key, (places = this.lattice.filter(([x, y]) => this.fits(x, y, w, h))));
    return places;
  }

  /** Nothing sticks out and nothing is covered. */
  isFree([x, y]: Point, w: number, h: number, boxes: Box[]): boolean {
    return !boxes.some((box) => overlap(box, x, y, w, h)) && this.fits(x, y, w, h);
  }

  /** All wishes granted, or null where there is no room for one that is not optional. */
  pack(taken: Box[], wishes: Wish[]): Map<string, Point> | null {
    const boxes = [...taken];
    const places = new Map<string, Point>();
    for (const wish of wishes) {
      const place = this.find(boxes, wish);
      if (!place && !wish.optional) return null;
      if (!place) continue;
      places.set(wish.key, place);
      boxes.push({ x: place[0], y: place[1], w: wish.w, h: wish.h });
    }
    return places;
  }

  private find(boxes: Box[], { w, h, near }: Wish): Point | null {
    const wanted = near.find((place) => this.isFree(place, w, h, boxes));
    if (wanted) return wanted;
    let best: Point | null = null;
    let shortest = Infinity;
    for (const place of this.room(w, h)) {
      const far = distance(place, near);
      if (far < shortest && !boxes.some((box) => overlap(box, place[0], place[1], w, h))) [best, shortest] = [place, far];
    }
    return best;
  }
}

/** How far a place is from the nearest of these, squared; the first counts a little more than the others. */
function distance([x, y]: Point, near: Point[]): number {
  let shortest = Infinity;
  for (let index = 0; index < near.length; index++) {
    const dx = x - near[index]![0];
    const dy = y - near[index]![1];
    shortest = Math.min(shortest, dx * dx + dy * dy + index * 400);
  }
  return shortest;
}

function overlap(box: Box, x: number, y: number, w: number, h: number): boolean {
  return Math.abs(box.x - x) < (box.w + w) / 2 && Math.abs(box.y - y) < (box.h + h) / 2;
}

/** Whether a round thing lies on one of the boxes. */
export function covers(boxes: Box[], [x, y]: Point, radius: number): boolean {
  return boxes.some((box) => overlap(box, x, y, radius * 2, radius * 2));
}
