// The manor as it is drawn, from the components: any twelve rooms, eighteen doors and three windows. One cell is 100
// units. On phones the plan is transposed, (x, y) -> (y, x), so that it stands upright.

import type { Cells, Colour, Components } from "./view";

export const CELL = 100;
/** The clock tower reaches this far from its middle, walls and all. */
const TOWER = 153;
/** Half of a wall. */
export const WALL = 5;

export type Point = [x: number, y: number];
export type Side = "n" | "e" | "s" | "w";
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface RoomPlan {
  name: string;
  box: Box;
  /** As the components have it, in cells. */
  cells: Cells;
}

export interface DoorPlan {
  name: string;
  rooms: [string, string];
  carpets: [Colour, Colour];
  /** Where each room lies as seen from the door. */
  sides: [Side, Side];
  at: Point;
  /** The wall runs up and down. */
  upright: boolean;
}

export interface WindowPlan {
  room: string;
  at: Point;
  /** The side of the manor it is in. */
  side: Side;
}

export interface Plan {
  /** Transposed, so that it stands upright. */
  portrait: boolean;
  /** Dice and who is outside are below the manor, not beside it. */
  below: boolean;
  width: number;
  height: number;
  rooms: Record<string, RoomPlan>;
  doors: Record<string, DoorPlan>;
  windows: WindowPlan[];
  front: { at: Point; side: Side };
  clock: { box: Box; at: Point; tower: number; face: number };
  /** What the board's SVGs show. */
  view: Box;
}

const OPPOSITE: Record<Side, Side> = { n: "s", s: "n", e: "w", w: "e" };

export function draw(parts: Components, portrait: boolean, below = portrait): Plan {
  const turn = ([x, y]: readonly [number, number]): Point => (portrait ? [y * CELL, x * CELL] : [x * CELL, y * CELL]);
  const box = (cells: Cells): Box => {
    const [x, y] = turn([cells[0], cells[1]]);
    const [w, h] = turn([cells[2], cells[3]]);
    return { x, y, w, h };
  };
  const [width, height] = turn(parts.plan.size);
  const rooms: Plan["rooms"] = {};
  for (const [name, { rect }] of Object.entries(parts.rooms)) rooms[name] = { name, cells: rect, box: box(rect) };
  const doors: Plan["doors"] = {};
  for (const [name, door] of Object.entries(parts.doors)) {
    if (typeof door === "string") continue; // a note
    const pair = halves(name, rooms);
    if (!pair) continue;
    const at = turn(door.at);
    const [one, other] = [rooms[pair[0]]!.box, rooms[pair[1]]!.box];
    const upright = onEdge(at[0], one.x, one.w) && onEdge(at[0], other.x, other.w) && !(onEdge(at[1], one.y, one.h) && onEdge(at[1], other.y, other.h));
    const first: Side = upright ? (one.x + one.w / 2 < at[0] ? "w" : "e") : one.y + one.h / 2 < at[1] ? "n" : "s";
    doors[name] = { name, rooms: pair, carpets: door.carpets, at, upright, sides: [first, OPPOSITE[first]] };
  }
  const border = ([x, y]: Point): Side => (x <= 0 ? "w" : x >= width ? "e" : y <= 0 ? "n" : "s");
  const windows: WindowPlan[] = [];
  for (const [room, place] of Object.entries(parts.windows)) {
    if (typeof place === "string" || !(room in rooms)) continue;
    const at = turn(place);
    windows.push({ room, at, side: border(at) });
  }
  const front = turn(parts.plan["front-door"]);
  const clock = box(parts.plan.clock);
  const tower = Math.min(TOWER, Math.max(clock.w, clock.h) / 2 - 8);
  return {
    portrait,
    below,
    width,
    height,
    rooms,
    doors,
    windows,
    front: { at: front, side: border(front) },
    clock: { box: clock, at: [clock.x + clock.w / 2, clock.y + clock.h / 2], tower, face: tower - 21 },
    view: below
      ? { x: -26, y: -26, w: width + 52, h: height + 148 }
      : portrait
        ? { x: -148, y: -26, w: width + 174, h: height + 52 }
        : { x: -158, y: -40, w: width + 212, h: height + 80 },
  };
}

/** The two rooms in a door's name: "main-hall-library". */
function halves(name: string, rooms: Plan["rooms"]): [string, string] | null {
  for (let cut = name.indexOf("-"); cut > 0; cut = name.indexOf("-", cut + 1)) {
    const pair: [string, string] = [name.slice(0, cut), name.slice(cut + 1)];
    if (pair[0] in rooms && pair[1] in rooms) return pair;
  }
  return null;
}

function onEdge(place: number, from: number, length: number): boolean {
  return place === from || place === from + length;
}

/** The doors of a room, each with the carpet on this side of it and the room behind. */
export function waysOf(plan: Plan, room: string): { door: DoorPlan; side: Side; carpet: Colour; behind: string }[] {
  return Object.values(plan.doors).flatMap((door) => {
    const here = door.rooms.indexOf(room);
    if (here < 0) return [];
    return [{ door, side: door.sides[here]!, carpet: door.carpets[here]!, behind: door.rooms[1 - here]! }];
  });
}

/** The outline of a room, drawn in from the middle of its walls; the clock tower bites into its neighbours. */
export function outline(plan: Plan, room: string, inset = 0): string {
  const { x, y, w, h } = plan.rooms[room]!.box;
  const [left, top, right, bottom] = [x + inset, y + inset, x + w - inset, y + h - inset];
  const [cx, cy] = plan.clock.at;
  const r = plan.clock.tower + inset;
  const bite = (distance: number, middle: number, from: number, to: number): number => {
    const half = distance > 0 && distance < r ? Math.sqrt(r * r - distance * distance) : 0;
    return half && middle - half > from && middle + half < to ? half : 0;
  };
  const north = bite(top - cy, cx, left, right);
  const south = bite(cy - bottom, cx, left, right);
  const west = bite(left - cx, cy, top, bottom);
  const east = bite(cx - right, cy, top, bottom);
  const arc = (ex: number, ey: number) => `A${r} ${r} 0 0 0 ${ex} ${ey}`;
  return [
    `M${left} ${top}`,
    north ? `H${cx - north}${arc(cx + north, top)}` : "",
    `H${right}`,
    east ? `V${cy - east}${arc(right, cy + east)}` : "",
    `V${bottom}`,
    south ? `H${cx + south}${arc(cx - south, bottom)}` : "",
    `H${left}`,
    west ? `V${cy + west}${arc(left, cy - west)}` : "",
    "Z",
  ].join("");
}

/** What a carpet covers, as seen from the middle of its door. */
export function carpetBox(at: Point, side: Side, length: number, depth: number): Box {
  const [x, y] = at;
  const half = length / 2;
  if (side === "n") return { x: x - half, y: y - depth, w: length, h: depth };
  if (side === "s") return { x: x - half, y, w: length, h: depth };
  if (side === "w") return { x: x - depth, y: y - half, w: depth, h: length };
  return { x, y: y - half, w: depth, h: length };
}
