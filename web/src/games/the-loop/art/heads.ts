// The outlines that Dr Foo and his clones share, in a box of 100 x 100 around 0,0.
export const TUFT = "M-24 -24L-46 -38L-41 -22L-57 -17L-44 -6L-54 8L-36 7L-36 20L-24 10Z";
export const EGG = "M0 -46C21 -46 31 -29 31 -10C31 13 23 29 11 38Q0 45 -11 38C-23 29 -31 13 -31 -10C-31 -29 -21 -46 0 -46Z";
export const SHADE = "M7 -45C25 -41 31 -27 31 -10C31 13 23 29 11 38Q5 41.5 -1 42C16 30 23 -14 7 -45Z";
export const TASH = "M0 18C-7 11 -17 13 -21 20Q-25 26 -33 20C-31 33 -14 35 0 25C14 35 31 33 33 20Q25 26 21 20C17 13 7 11 0 18Z";
/** A supa clone's hair stands on end. */
export const FLAME =
  "M-38 16L-56 6L-44 0L-60 -20L-43 -19L-53 -42L-33 -34L-35 -60L-17 -44L-8 -70L3 -46L20 -68L22 -43L42 -56L37 -33L57 -38L45 -17L60 -14L45 1L55 10L38 16Z";
