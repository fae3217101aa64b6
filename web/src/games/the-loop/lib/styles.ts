// Sizes of pieces, and where in its sector each likes to lie best: on the wide ring and on the compact one of phones.
// The four shapes of sectors are those of epochs 1 to 4; 7, 6 and 5 mirror 1, 2 and 3. Energy is given as (u, v).

import { RING, SMALL_RING, type Point, type Ring } from "./geometry";

export type Anchors = Record<"hidden" | "cards" | "machine" | "centrifuge" | "plate", Point> & {
  /** Where a revealed tile may lie: what else is there decides. */
  open: Point[];
  clones: Point[];
  pawns: Point[];
  energy: Point[];
};

export interface Style {
  ring: Ring;
  rift: { u: number; pitch: number; box: number };
  energy: { pitch: number; most: number; w: number; h: number };
  sizes: Record<"hidden" | "open" | "tall" | "small" | "machine" | "centrifuge" | "card" | "pawn" | "clone" | "plate" | "smallPlate", Point>;
  cardStep: number;
  step: number;
  margin: number;
  anchors: Record<number, Anchors>;
}

export const WIDE: Style = {
  ring: RING,
  rift: { u: 0.15, pitch: 37, box: 35 },
  energy: { pitch: 32, most: 5, w: 31, h: 33 },
  sizes: {
    hidden: [74, 60],
    open: [194, 93],
    tall: [194, 107],
    small: [112, 60],
    machine: [104, 62],
    centrifuge: [72, 78],
    card: [54, 74],
    pawn: [52, 76],
    clone: [62, 56],
    plate: [204, 56],
    smallPlate: [134, 32],
  },
  cardStep: 15,
  step: 6,
  margin: 6,
  anchors: {
    1: {
      hidden: [562, 104],
      open: [
        [618, 106],
        [640, 120],
        [720, 150],
      ],
      cards: [778, 143],
      machine: [700, 196],
      centrifuge: [560, 110],
      plate: [630, 96],
      clones: [
        [664, 121],
        [600, 130],
        [720, 190],
      ],
      pawns: [
        [722, 134],
        [626, 116],
      ],
      energy: [
        [0.37, 0],
        [0.37, -0.1],
        [0.4, 0.1],
        [0.33, -0.2],
        [0.45, 0],
      ],
    },
    2: {
      hidden: [872, 372],
      open: [
        [844, 352],
        [850, 300],
        [806, 262],
      ],
      cards: [872, 250],
      machine: [860, 300],
      centrifuge: [900, 300],
      plate: [852, 374],
      clones: [
        [800, 242],
        [800, 303],
        [800, 363],
      ],
      pawns: [
        [874, 328],
        [924, 334],
      ],
      energy: [
        [0.34, 0],
        [0.34, 0.12],
        [0.38, -0.1],
        [0.42, 0],
        [0.3, -0.2],
      ],
    },
    3: {
      hidden: [850, 455],
      open: [
        [808, 461],
        [760, 520],
        [830, 470],
      ],
      cards: [702, 553],
      machine: [860, 452],
      centrifuge: [870, 470],
      plate: [800, 470],
      clones: [
        [826, 541],
        [702, 553],
        [770, 480],
      ],
      pawns: [
        [756, 553],
        [814, 537],
      ],
      energy: [
        [0.3, 0.24],
        [0.34, 0.2],
        [0.34, 0],
        [0.3, -0.1],
        [0.42, 0.2],
      ],
    },
    4: {
      hidden: [410, 600],
      open: [
        [500, 606],
        [460, 596],
        [500, 570],
      ],
      cards: [600, 596],
      machine: [410, 600],
      centrifuge: [590, 590],
      plate: [500, 622],
      clones: [
        [424, 566],
        [576, 566],
        [500, 584],
      ],
      pawns: [
        [500, 588],
        [424, 566],
      ],
      energy: [
        [0.4, 0],
        [0.4, -0.1],
        [0.36, 0.1],
        [0.48, 0],
      ],
    },
  },
};

const at = (number: number, u: number, v: number): Point => SMALL_RING.place(number, u, v);

/** The compact ring: names give way to numbers, cubes to counts; an epoch opens on tap. */
export const COMPACT: Style = {
  ring: SMALL_RING,
  rift: { u: 0.17, pitch: 15, box: 14 },
  energy: { pitch: 30, most: 0, w: 32, h: 19 },
  sizes: {
    hidden: [22, 19],
    open: [32, 20],
    tall: [32, 20],
    small: [32, 20],
    machine: [26, 20],
    centrifuge: [24, 24],
    card: [17, 22],
    pawn: [27, 35],
    clone: [36, 31],
    plate: [0, 0],
    smallPlate: [0, 0],
  },
  cardStep: 0,
  step: 3,
  margin: 1,
  anchors: {
    1: {
      energy: [[0.47, -0.2], [0.5, 0.1], [0.47, 0.25]],
      hidden: at(1, 0.82, -0.34),
      open: [at(1, 0.82, -0.3)],
      cards: at(1, 0.9, 0.05),
      machine: at(1, 0.85, 0),
      centrifuge: at(1, 0.82, -0.1),
      plate: [0, 0],
      clones: [at(1, 0.64, 0.14), at(1, 0.8, -0.06)],
      pawns: [at(1, 0.72, 0.34), at(1, 0.8, -0.04)],
    },
    2: {
      energy: [[0.46, 0.2], [0.46, -0.1], [0.5, 0.3]],
      hidden: at(2, 0.8, 0.24),
      open: [at(2, 0.8, 0.24)],
      cards: at(2, 0.86, -0.2),
      machine: at(2, 0.8, 0),
      centrifuge: at(2, 0.8, 0.1),
      plate: [0, 0],
      clones: [at(2, 0.52, -0.2), at(2, 0.52, 0.2)],
      pawns: [at(2, 0.83, -0.02), at(2, 0.83, 0.3)],
    },
    3: {
      energy: [[0.4, 0.27], [0.45, 0], [0.4, -0.25]],
      hidden: at(3, 0.8, -0.3),
      open: [at(3, 0.8, -0.3)],
      cards: at(3, 0.9, 0),
      machine: at(3, 0.8, -0.1),
      centrifuge: at(3, 0.8, -0.1),
      plate: [0, 0],
      clones: [at(3, 0.78, 0.25), at(3, 0.5, 0.3)],
      pawns: [at(3, 0.6, -0.1), at(3, 0.8, 0.1)],
    },
    4: {
      energy: [[0.8, 0], [0.5, 0], [0.45, 0.25]],
      hidden: at(4, 0.8, 0.2),
      open: [at(4, 0.8, 0.2)],
      cards: at(4, 0.85, -0.25),
      machine: at(4, 0.8, -0.2),
      centrifuge: at(4, 0.8, -0.2),
      plate: [0, 0],
      clones: [at(4, 0.54, 0.2), at(4, 0.54, -0.2)],
      pawns: [at(4, 0.75, 0.3), at(4, 0.75, -0.3)],
    },
  },
};
