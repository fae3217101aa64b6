// Where everything lies on the ring. What an epoch holds is packed into its sector; where there is too much, pieces
// shrink, then clones of one kind stand for each other, then the tile folds.

import type { EpochView } from "../view";
import type { Point, Ring } from "./geometry";
import { Sector, type Box, type Wish } from "./packing";
import { EPOCHS } from "./palette";
import { COMPACT, WIDE, type Anchors, type Style } from "./styles";

/** What lies at an epoch, as far as it needs room. */
export interface Contents {
  epoch: EpochView;
  pawns: string[];
  clones: { id: number; kind: string }[];
  /** An agent who could come here. */
  ghost: string | null;
  /** The tile's name takes two lines. */
  tall?: boolean;
}

export interface PlacedClone {
  id: number;
  kind: string;
  count: number;
  at: Point;
}

export interface Placement {
  scale: number;
  rifts: Point[];
  /** One place for each cube, or one for all with their number. */
  energy: Point[];
  energyCounted: boolean;
  tile: Point | null;
  tileSmall: boolean;
  plate: Point | null;
  plateSmall: boolean;
  centrifuge: Point | null;
  machines: Point[];
  cards: Point | null;
  pawns: Map<string, Point>;
  clones: PlacedClone[];
  ghost: Point | null;
  boxes: Box[];
}

interface Plan {
  scale: number;
  smallTile: boolean;
  smallPlate: boolean;
  grouped: boolean;
}

const MIRRORED: Record<number, number> = { 7: 1, 6: 2, 5: 3 };

const PLANS: Plan[] = [
  { scale: 1, smallTile: false, smallPlate: false, grouped: false },
  { scale: 0.9, smallTile: false, smallPlate: false, grouped: false },
  { scale: 0.84, smallTile: false, smallPlate: true, grouped: false },
  { scale: 0.84, smallTile: false, smallPlate: true, grouped: true },
  { scale: 0.76, smallTile: false, smallPlate: true, grouped: true },
  { scale: 0.84, smallTile: true, smallPlate: true, grouped: true },
  { scale: 0.7, smallTile: true, smallPlate: true, grouped: true },
  { scale: 0.55, smallTile: true, smallPlate: true, grouped: true },
];

export class Scene {
  private readonly sectors: Sector[];
  private readonly known = new Map<string, Placement>();

  constructor(private readonly style: Style) {
    this.sectors = EPOCHS.map(({ number }) => new Sector(style.ring, number, style.margin, style.step));
  }

  get ring(): Ring {
    return this.style.ring;
  }

  /** The same contents always lie the same way. */
  place(number: number, contents: Contents): Placement {
    const key = `${number} ${JSON.stringify(contents)}`;
    let placement = this.known.get(key);
    if (!placement) {
      if (this.known.size > 400) this.known.clear();
      placement = this.arrange(number, contents);
      this.known.set(key, placement);
    }
    return placement;
  }

  private arrange(number: number, contents: Contents): Placement {
    const near = this.anchors(number);
    const tiles = contents.epoch.tile?.mission ? near.open : near.open.slice(0, 1);
    for (const plan of PLANS) {
      for (const tile of tiles) {
        const placement = this.attempt(number, contents, plan, { ...near, open: [tile] }, false);
        if (placement) return placement;
      }
    }
    return this.attempt(number, contents, PLANS.at(-1)!, near, true)!;
  }

  private anchors(number: number): Anchors {
    const shape = this.style.anchors[MIRRORED[number] ?? number]!;
    if (!(number in MIRRORED)) return shape;
    const { width } = this.style.ring.of;
    const flip = ([x, y]: Point): Point => [width - x, y];
    const mirrored = Object.entries(shape).map(([name, place]) => {
      if (name === "energy") return [name, (place as Point[]).map(([u, v]): Point => [u, -v])];
      return [name, Array.isArray(place[0]) ? (place as Point[]).map(flip) : flip(place as Point)];
    });
    return Object.fromEntries(mirrored) as Anchors;
  }

  /** All pieces by this plan, or null; `heaped` puts what finds no room on top of the rest. */
  private attempt(number: number, contents: Contents, plan: Plan, near: Anchors, heaped: boolean): Placement | null {
    const { ring, rift, sizes } = this.style;
    const { epoch } = contents;
    const { scale } = plan;
    const sector = this.sectors[number - 1]!;
    const rifts = ring.row(number, rift.u, 0, 3, rift.pitch);
    const boxes: Box[] = rifts.map(([x, y]) => ({ x, y, w: rift.box, h: rift.box }));
    const wishes: Wish[] = [];
    const wish = (key: string, [w, h]: Point, places: Point[], optional = false) => {
      if (w > 0) wishes.push({ key, w: w * scale, h: h * scale, near: places, optional: optional || heaped });
    };
    const pack = () => {
      const found = sector.pack(boxes, wishes);
      for (const { key, w, h } of wishes) {
        const place = found?.get(key);
        if (place) boxes.push({ x: place[0], y: place[1], w, h });
      }
      wishes.length = 0;
      return found;
    };

    // What never shrinks comes first, then energy along its arc, then whatever moves.
    const tileSmall = plan.smallTile;
    const [tileW, tileH] = tileSmall ? sizes.small : contents.tall ? sizes.tall : sizes.open;
    if (epoch.tile?.mission) wishes.push({ key: "tile", w: tileW, h: tileH, near: near.open, optional: heaped });
    else if (epoch.tile) wish("tile", sizes.hidden, [near.hidden]);
    if (epoch.centrifuge) wish("centrifuge", sizes.centrifuge, [near.centrifuge]);
    epoch.machines.forEach((_, index) => wish(`machine-${index}`, sizes.machine, [near.machine]));
    const still = pack();
    if (!still) return null;
    const energy = this.energy(sector, number, epoch, near, boxes, scale);
    if (!energy && !heaped) return null;
    const [plateW, plateH] = plan.smallPlate ? sizes.smallPlate : sizes.plate;
    if (epoch.vortex && plateW) wishes.push({ key: "plate", w: plateW, h: plateH, near: [near.plate], optional: plan.smallPlate || heaped });
    const shown = Math.min(epoch.cards.length, 4);
    if (shown) wish("cards", [sizes.card[0] + (shown - 1) * this.style.cardStep, sizes.card[1]], [near.cards], sizes.card[0] < 20);
    for (const pawn of contents.pawns) wish(`pawn-${pawn}`, sizes.pawn, near.pawns);
    const clones = gathered(contents.clones, plan.grouped);
    for (const clone of clones) wish(`clone-${clone.id}`, sizes.clone, near.clones);
    if (contents.ghost) wish("ghost", sizes.pawn, near.pawns, true);
    const moving = pack();
    if (!moving) return null;
    const middle = ring.place(number, 0.6, 0);
    const found = (key: string) => moving.get(key) ?? still.get(key) ?? null;
    return {
      scale,
      rifts,
      energy: energy?.places ?? [middle],
      energyCounted: energy?.counted ?? true,
      tile: epoch.tile ? found("tile") ?? middle : null,
      tileSmall,
      plate: found("plate"),
      plateSmall: plan.smallPlate,
      centrifuge: epoch.centrifuge ? found("centrifuge") ?? middle : null,
      machines: epoch.machines.map((_, index) => found(`machine-${index}`) ?? middle),
      cards: shown ? found("cards") : null,
      pawns: new Map(contents.pawns.map((pawn) => [pawn, found(`pawn-${pawn}`) ?? middle])),
      clones: clones.map((clone) => ({ ...clone, at: found(`clone-${clone.id}`) ?? middle })),
      ghost: contents.ghost ? found("ghost") : null,
      boxes,
    };
  }

  /** Cubes side by side where the arc is free; more than a few are one cube and a number. */
  private energy(sector: Sector, number: number, epoch: EpochView, near: Anchors, boxes: Box[], scale: number) {
    const { energy, ring } = this.style;
    const cubes = epoch.green + epoch.blue;
    if (cubes === 0) return { places: [], counted: false };
    const kinds = (epoch.green > 0 ? 1 : 0) + (epoch.blue > 0 ? 1 : 0);
    const counted = cubes > energy.most;
    const [w, h] = counted && energy.most > 0 ? [58, 34] : [energy.w, energy.h];
    const count = counted ? kinds : cubes;
    const pitch = (counted ? w + 2 : energy.pitch) * scale;
    for (const [u, v] of near.energy) {
      const places = ring.row(number, u, v, count, pitch);
      if (!places.every((place) => sector.isFree(place, w * scale, h * scale, boxes))) continue;
      for (const [x, y] of places) boxes.push({ x, y, w: w * scale, h: h * scale });
      return { places, counted };
    }
    const wishes = Array.from({ length: count }, (_, index) => {
      const place = ring.row(number, ...near.energy[0]!, count, pitch)[index]!;
      return { key: String(index), w: w * scale, h: h * scale, near: [place] };
    });
    const packed = sector.pack(boxes, wishes);
    if (!packed) return null;
    const places = wishes.map(({ key }) => packed.get(key)!);
    for (const [x, y] of places) boxes.push({ x, y, w: w * scale, h: h * scale });
    return { places, counted };
  }
}

/** Each clone for itself, or one for all of its kind. */
function gathered(clones: { id: number; kind: string }[], grouped: boolean): { id: number; kind: string; count: number }[] {
  if (!grouped) return clones.map((clone) => ({ ...clone, count: 1 }));
  const kinds = new Map<string, { id: number; kind: string; count: number }>();
  for (const { id, kind } of clones) {
    const same = kinds.get(kind);
    if (same) same.count++;
    else kinds.set(kind, { id, kind, count: 1 });
  }
  return [...kinds.values()];
}

const SCENES = new Map<Style, Scene>();

/** The wide ring, or the compact one of phones. */
export function sceneFor(phone: boolean): Scene {
  const style = phone ? COMPACT : WIDE;
  const scene = SCENES.get(style) ?? new Scene(style);
  SCENES.set(style, scene);
  return scene;
}
