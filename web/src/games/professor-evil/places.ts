// Where things stand in a room. The manor we know has places chosen by hand; in any other room they are found: as near
// as can be to where one would look for them, off the carpets and off each other.

import { carpetBox, waysOf, type Box, type Plan, type Point } from "./plan";
import { COLOURS, OUTSIDE, type Cells, type View } from "./view";

export interface Slots {
  /** The middle of the (first or last) line of the room's name. */
  name: Point;
  trap: Point;
  treasure: Point;
  /** Where a pawn stands that is alone. */
  pawn: Point;
  /** A treasure's name stands above it: below is the clock. */
  above?: boolean;
}

export interface Lines {
  lines: string[];
  size: number;
  at: Point;
}

type Known = { cells: Cells; wide: Slots; tall: Slots };
const slots = (...[name, trap, treasure, pawn]: [Point, Point, Point, Point]): Slots => ({ name, trap, treasure, pawn });

const KNOWN: Record<string, Known> = {
  study: { cells: [0, 0, 3, 5], wide: slots([150, 44], [150, 106], [150, 232], [150, 402]), tall: slots([88, 196], [88, 112], [242, 142], [386, 150]) },
  library: { cells: [0, 5, 3, 5], wide: slots([150, 966], [150, 896], [150, 640], [148, 752]), tall: slots([906, 196], [906, 112], [610, 150], [735, 142]) },
  kitchen: { cells: [11, 0, 3, 5], wide: slots([1250, 44], [1250, 106], [1250, 232], [1250, 400]), tall: slots([96, 1322], [96, 1240], [262, 1262], [390, 1250]) },
  ballroom: { cells: [11, 5, 3, 5], wide: slots([1250, 966], [1250, 896], [1250, 640], [1250, 730]), tall: slots([904, 1322], [904, 1240], [620, 1250], [730, 1250]) },
  gallery: { cells: [3, 0, 8, 2], wide: slots([398, 50], [398, 112], [908, 96], [540, 100]), tall: slots([100, 398], [100, 456], [100, 585], [100, 850]) },
  "main-hall": { cells: [3, 8, 8, 2], wide: slots([402, 962], [402, 900], [905, 905], [560, 930]), tall: slots([900, 398], [900, 456], [900, 585], [900, 850]) },
  laboratory: { cells: [3, 2, 2, 3], wide: slots([400, 233], [352, 282], [402, 378], [400, 372]), tall: slots([326, 434], [256, 352], [400, 396], [400, 390]) },
  "trophy-room": { cells: [3, 5, 2, 3], wide: slots([400, 780], [346, 726], [408, 622], [402, 622]), tall: slots([668, 436], [744, 350], [594, 396], [574, 348]) },
  cellar: { cells: [9, 2, 2, 3], wide: slots([1000, 233], [1048, 282], [998, 378], [1000, 384]), tall: slots([256, 1080], [254, 1000], [400, 1000], [400, 1000]) },
  "dining-room": { cells: [9, 5, 2, 3], wide: slots([1000, 780], [1056, 728], [996, 614], [950, 726]), tall: slots([744, 1062], [748, 990], [607, 978], [610, 990]) },
  observatory: { cells: [5, 2, 4, 2], wide: { ...slots([580, 233], [588, 284], [798, 306], [694, 282]), above: true }, tall: slots([298, 836], [286, 612], [290, 748], [290, 740]) },
  "drawing-room": { cells: [5, 6, 4, 2], wide: slots([584, 780], [584, 712], [798, 690], [690, 706]), tall: slots([704, 822], [714, 606], [714, 712], [705, 740]) },
};

/** Tokens are larger against the cell on phones, where a cell is smaller. */
export function scale(plan: Plan) {
  const tall = plan.portrait;
  return {
    trap: tall ? 70 : 58,
    pawn: tall ? 83 : 78,
    professor: tall ? 99 : 94,
    treasure: tall ? 1.08 : 1,
    tile: tall ? { w: 116, h: 122 } : { w: 110, h: 108 },
    carpet: tall ? { length: 72, depth: 36 } : { length: 66, depth: 34 },
    name: tall ? 33 : 25.5,
    least: tall ? 29 : 21.5,
  };
}

interface Obstacle extends Box {
  weight: number;
}

const around = ([x, y]: Point, w: number, h = w, weight = 1): Obstacle => ({ x: x - w / 2, y: y - h / 2, w, h, weight });
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** The place in a room for something of this size that is nearest to `ideal` and free, and how much it covers there. */
function free(plan: Plan, room: string, size: Point, ideal: Point, taken: Obstacle[]): { at: Point; covered: number } {
  const { box } = plan.rooms[room]!;
  const margin = 7;
  const [cx, cy] = plan.clock.at;
  const [w, h] = size;
  let best = { at: ideal, covered: Infinity, cost: Infinity };
  const step = 6;
  for (let x = box.x + margin + w / 2; x <= box.x + box.w - margin - w / 2; x += step) {
    for (let y = box.y + margin + h / 2; y <= box.y + box.h - margin - h / 2; y += step) {
      const here = around([x, y], w, h);
      const covered = taken.reduce((sum, other) => sum + other.weight * overlap(here, other), 0);
      const near = Math.hypot(Math.max(here.x - cx, 0, cx - here.x - w), Math.max(here.y - cy, 0, cy - here.y - h));
      const inside = Math.max(0, plan.clock.tower + 6 - near);
      const cost = covered + inside * 90 + ((x - ideal[0]) ** 2 + (y - ideal[1]) ** 2) * 0.02;
      if (cost < best.cost) best = { at: [x, y], covered: covered + inside * 90, cost };
    }
  }
  return best;
}

function carpets(plan: Plan, room: string): Obstacle[] {
  const { length, depth } = scale(plan).carpet;
  return waysOf(plan, room).map(({ door, side }) => ({ ...carpetBox(door.at, side, length + 6, depth + 14), weight: 1 }));
}

/** The fixed places of every room. */
export function survey(plan: Plan): Record<string, Slots> {
  const places: Record<string, Slots> = {};
  for (const [name, room] of Object.entries(plan.rooms)) {
    const known = KNOWN[name];
    const same = known !== undefined && known.cells.every((cell, index) => cell === room.cells[index]);
    places[name] = same ? (plan.portrait ? known.tall : known.wide) : find(plan, name);
  }
  return places;
}

function find(plan: Plan, room: string): Slots {
  const { box } = plan.rooms[room]!;
  const { trap, tile, pawn } = scale(plan);
  const top = box.y + box.h / 2 < plan.height / 2;
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const edge = (far: number) => (top ? box.y + far : box.y + box.h - far);
  const taken = carpets(plan, room);
  const title = free(plan, room, [Math.min(170, box.w - 30), 32], [x, edge(34)], taken).at;
  taken.push(around(title, 170, 34, 2));
  const plate = free(plan, room, [trap + 12, trap + 12], [x, edge(104)], taken).at;
  taken.push(around(plate, trap + 8, trap + 8, 3));
  const treasure = free(plan, room, [tile.w + 6, tile.h + 30], [x, y], taken).at;
  const token = free(plan, room, [pawn, pawn], [x, y], taken).at; // where there is a treasure it steps aside
  return { name: [title[0], title[1] + 9], trap: plate, treasure: [treasure[0], treasure[1] - 12], pawn: token };
}

// ── Names ──────────────────────────────────────────────────────────────────

/** How wide a letter is against its size: Alegreya SC, near enough. */
const LETTER = 0.565;

/** A room's name, as large as it fits; in two lines where it must be. */
export function title(plan: Plan, room: string, place: Slots, text: string): Lines {
  const { name: most, least } = scale(plan);
  const [x, y] = place.name;
  const { box } = plan.rooms[room]!;
  let half = Math.min(x - box.x, box.x + box.w - x) - 10;
  for (const rug of carpets(plan, room)) {
    if (rug.y > y + 6 || rug.y + rug.h < y - 20) continue;
    if (rug.x + rug.w <= x) half = Math.min(half, x - rug.x - rug.w + 6);
    else if (rug.x >= x) half = Math.min(half, rug.x - x + 6);
  }
  const fits = (lines: string[]) => (2 * half) / (LETTER * Math.max(...lines.map((line) => line.length)));
  if (fits([text]) >= least) return { lines: [text], size: Math.min(most, fits([text])), at: [x, y] };
  const lines = inTwo(text);
  const size = Math.min(most - 2, Math.max(least, fits(lines)));
  const wide = (LETTER * size * longest(lines)) / 2 + 8;
  const inside = Math.max(box.x + wide, Math.min(x, box.x + box.w - wide));
  const down = lines.length === 1 || box.y + box.h - y > 40;
  return { lines, size, at: [inside, down ? y : y - size] };
}

/** Cut a text where its halves are most alike. */
export function inTwo(text: string): string[] {
  const words = text.split(" ");
  if (words.length === 1) return [text];
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));

// ── Pawns ──────────────────────────────────────────────────────────────────

export interface Standing {
  at: Point;
  size: number;
}

export interface Crowd {
  pawns: Standing[];
  professor: Point;
  /** Where one more pawn would stand. */
  next(room: string): Standing;
}

/** Where everybody stands. */
export function crowd(plan: Plan, places: Record<string, Slots>, view: View): Crowd {
  const sizes = scale(plan);
  const blocked = (room: string): Obstacle[] => {
    const slot = places[room]!;
    const taken = carpets(plan, room);
    taken.push(around(slot.trap, sizes.trap + 8, sizes.trap + 8, 3));
    taken.push(around([slot.name[0], slot.name[1] - 8], Math.min(170, plan.rooms[room]!.box.w - 30), 28, 1.5));
    if (COLOURS.some((colour) => view.treasures[colour]?.room === room)) {
      const { w, h } = sizes.tile;
      const [x, y] = slot.treasure;
      taken.push(around(slot.treasure, (w + 8) * sizes.treasure, (h + 8) * sizes.treasure, 3));
      if (!plan.portrait) taken.push(around([x, slot.above ? y - h / 2 - 20 : y + h / 2 + 24], 150, slot.above ? 24 : 46, 1.5));
    }
    return taken;
  };
  const stand = (room: string, count: number): Standing[] => {
    const attempt = (size: number) => {
      const taken = blocked(room);
      const found: Standing[] = [];
      let covered = 0;
      for (let index = 0; index < count; index++) {
        const spot = free(plan, room, [size, size], places[room]!.pawn, taken);
        found.push({ at: spot.at, size });
        covered = Math.max(covered, spot.covered);
        taken.push(around(spot.at, size + 4, size + 4, 4));
      }
      return { found, covered };
    };
    const large = attempt(sizes.pawn);
    return large.covered < 1600 ? large.found : attempt(sizes.pawn * 0.8).found;
  };
  const pawns: Standing[] = view.players.map(() => ({ at: [0, 0], size: sizes.pawn }));
  for (const room of Object.keys(plan.rooms)) {
    const there = view.players.flatMap((player, seat) => (player.room === room ? [seat] : []));
    stand(room, there.length).forEach((standing, index) => (pawns[there[index]!] = standing));
  }
  const out = view.players.flatMap((player, seat) => (player.room === OUTSIDE ? [seat] : []));
  garden(plan, out.length, sizes.pawn).forEach((at, index) => (pawns[out[index]!] = { at, size: sizes.pawn }));
  return {
    pawns,
    professor: free(plan, view.professor, [sizes.professor + 8, sizes.professor + 8], places[view.professor]!.pawn, blocked(view.professor)).at,
    next: (room) => stand(room, view.players.filter((player) => player.room === room).length + 1).at(-1)!,
  };
}

/** Outside: beside the window on the left, on phones below the manor. */
function garden(plan: Plan, count: number, size: number): Point[] {
  if (plan.below) return Array.from({ length: count }, (_, index) => [196 + index * (size + 8), plan.height + 70]);
  const y = gardenHeight(plan);
  return Array.from({ length: count }, (_, index) => [-82, y + (index - (count - 1) / 2) * (size + 10)]);
}

export function gardenHeight(plan: Plan): number {
  const window = plan.windows.find(({ side, at }) => side === "w" && at[1] > 580);
  return window?.at[1] ?? plan.height * 0.75;
}
