// The furniture of the twelve rooms in plan, for the manor as we know it (100 units a cell). Its colours come from the
// light it stands in: classes pe-f (solid), pe-h (faint, with an edge), pe-q (faint), pe-l (a line of the floor),
// pe-e (an edge) and pe-d (a dot) in tokens.css.

type Kind = "f" | "h" | "q" | "l" | "e" | "d";
const rect = (kind: Kind, x: number, y: number, w: number, h: number, rx = 0) =>
  `<rect class="pe-${kind}" x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ""}/>`;
const disc = (kind: Kind, x: number, y: number, r: number, more = "") =>
  `<circle class="pe-${kind}" cx="${x}" cy="${y}" r="${r}"${more}/>`;
const oval = (kind: Kind, x: number, y: number, rx: number, ry: number, more = "") =>
  `<ellipse class="pe-${kind}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${more}/>`;
const line = (kind: Kind, d: string, more = "") => `<path class="pe-${kind}" d="${d}"${more}/>`;
const turned = (x: number, y: number, angle: number, inside: string) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${inside}</g>`;
const dashes = (text: string) => ` stroke-dasharray="${text}"`;
const each = <T>(items: T[], make: (item: T, index: number) => string) => items.map(make).join("");

/** A bookcase, the spines across its long side. */
function books(x: number, y: number, w: number, h: number, seed: number): string {
  let shelf = rect("f", x, y, w, h);
  let next = seed;
  for (let along = 5; along < Math.max(w, h) - 8; ) {
    next = (next * 73 + 41) % 97;
    const thick = 5 + (next % 6);
    const deep = Math.min(w, h) - 8 - (next % 5);
    shelf += h >= w ? rect("q", x + 4, y + along, deep, thick - 1.6) : rect("q", x + along, y + 4, thick - 1.6, deep);
    along += thick;
  }
  return shelf;
}

function star(x: number, y: number): string {
  const at = (angle: number, far: number) => `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  return each(Array.from({ length: 16 }), (_, index) => {
    const [angle, far, width] = [(index * Math.PI) / 8, index % 2 ? 58 : 98, Math.PI / 16];
    return line(index % 2 ? "f" : "h", `M${x} ${y}L${at(angle - width, far * 0.42)}L${at(angle, far)}L${at(angle + width, far * 0.42)}Z`);
  });
}

function stairs(x: number, way: 1 | -1): string {
  const treads = Array.from({ length: 11 }, (_, index) => `M${x + (index + 1) * 14.1} 812v44`).join("");
  const arrow = `M${x + (way > 0 ? 24 : 146)} 834h${way * 112}m${-way * 14} -8l${way * 14} 8l${-way * 14} 8`;
  return rect("f", x, 812, 170, 44) + line("l", treads) + line("e", arrow);
}

const armchair = rect("f", -26, -20, 52, 40, 10) + rect("q", -16, -8, 32, 26, 5);
const SKY: [number, number][] = [[532, 262], [560, 300], [612, 286], [650, 320], [760, 318], [800, 268], [852, 292], [880, 250]];
const BEAR =
  "M400 556c14 0 16 14 24 18c12-8 20-2 18 10c-4 10-14 8-16 16c2 20 2 30 0 42c4 10 18 10 16 22c-6 10-18 4-24-8c-8-8-28-8-36 0" +
  "c-6 12-18 18-24 8c-2-12 12-12 16-22c-2-12-2-22 0-42c-2-8-12-6-16-16c-2-12 6-18 18-10c8-4 10-18 24-18Z";

/** For each room the size it was drawn for, in cells, where that room lay, and what stands in it. */
export const FURNITURE: Record<string, { cells: [number, number, number, number]; art: string }> = {
  study: {
    cells: [0, 0, 3, 5],
    art:
      books(12, 92, 27, 150, 3) + rect("h", 52, 150, 186, 190, 6) + rect("l", 60, 158, 170, 174, 4) + rect("f", 22, 352, 62, 118, 5) +
      rect("q", 32, 372, 26, 34) + disc("h", 54, 446, 9) + line("f", "M90 394a18 18 0 0 1 0 36Z") + disc("f", 257, 226, 25) +
      line("e", "M232 226h50M257 201v50M239 208c12 10 24 10 36 0M239 244c12-10 24-10 36 0") + line("l", "M222 488V436q0-20 20-20h46"),
  },
  library: {
    cells: [0, 5, 3, 5],
    art:
      books(12, 524, 27, 150, 7) + books(12, 832, 27, 140, 5) + books(46, 512, 58, 26, 11) + books(198, 512, 90, 26, 2) +
      books(262, 704, 27, 150, 9) + disc("h", 148, 752, 92) + disc("l", 148, 752, 82, dashes("7 5")) + disc("l", 148, 752, 40) +
      line("e", "M60 870l10 56M84 866l10 56M60 888l26-4M63 906l26-4"),
  },
  kitchen: {
    cells: [11, 0, 3, 5],
    art:
      rect("f", 1352, 70, 36, 170) + each([95, 132, 178, 215], (y) => disc("e", 1370, y, 12) + disc("q", 1370, y, 5)) +
      rect("f", 1352, 262, 36, 210) + rect("h", 1358, 290, 24, 44, 6) + disc("q", 1370, 400, 9) + disc("q", 1370, 430, 7) +
      rect("f", 1196, 196, 104, 128, 8) + line("e", "M1216 220h40v26h-40zM1270 216v36M1228 292a14 14 0 1 0 .1 0") +
      disc("f", 1182, 230, 10) + disc("f", 1182, 290, 10) + disc("f", 1314, 260, 10),
  },
  ballroom: {
    cells: [11, 5, 3, 5],
    art:
      disc("h", 1250, 730, 112) + disc("l", 1250, 730, 100) + star(1250, 730) + disc("f", 1250, 730, 18) +
      line("f", "M1300 522h84v56c0 34-30 32-42 56c-12 20-42 14-42-14Z") + rect("h", 1300, 522, 84, 16) +
      line("e", "M1310 524v12M1320 524v12M1330 524v12M1340 524v12M1350 524v12M1360 524v12M1370 524v12"),
  },
  gallery: {
    cells: [3, 0, 8, 2],
    art:
      each([[338, 66], [420, 44], [482, 84], [790, 60], [870, 92], [982, 46], [1040, 40]], ([x, w]) => rect("f", x!, 11, w!, 13)) +
      each([470, 930, 580, 820], (x) => rect("f", x - 13, 143, 26, 26) + disc("h", x, 156, 8)) +
      line("l", "M346 40Q470 62 600 40M790 40Q920 62 1060 40") + rect("f", 500, 86, 84, 26, 10),
  },
  "main-hall": {
    cells: [3, 8, 8, 2],
    art:
      stairs(400, 1) + stairs(830, -1) + disc("h", 700, 908, 62) +
      line("f", "M700 850L710 898L758 908L710 918L700 966L690 918L642 908L690 898Z") + disc("f", 630, 976, 11) + disc("f", 770, 976, 11),
  },
  laboratory: {
    cells: [3, 2, 2, 3],
    art:
      rect("f", 462, 352, 28, 138) + disc("h", 476, 376, 9) + disc("h", 476, 404, 6) + line("h", "M468 470l8-22l8 22Z") +
      rect("f", 310, 402, 28, 88) + line("e", "M317 414h14v12h-14zM317 440h14M317 450h14M317 460h14") +
      disc("l", 400, 372, 46) + disc("q", 400, 372, 34),
  },
  "trophy-room": {
    cells: [3, 5, 2, 3],
    art:
      rect("f", 310, 514, 28, 88) + each([534, 558, 582], (y) => disc("h", 324, y, 7)) + rect("f", 462, 514, 28, 132) +
      each([534, 560, 586, 614], (y) => line("h", `M476 ${y - 9}l3 6l6 1l-5 4l2 6l-6-3l-6 3l2-6l-5-4l6-1Z`)) + line("h", BEAR),
  },
  cellar: {
    cells: [9, 2, 2, 3],
    art:
      each([[926, 368], [926, 408], [926, 448], [962, 468], [1074, 418], [1074, 456]], ([x, y]) =>
        disc("f", x!, y!, 17) + disc("l", x!, y!, 11) + line("l", `M${x! - 15} ${y}h30`),
      ) + line("e", "M908 208h50M908 208v50M908 208l34 34M912 236q14 -4 16 -14q8 -4 8 -12M910 222q8 -2 10 -8"),
  },
  "dining-room": {
    cells: [9, 5, 2, 3],
    art:
      rect("f", 958, 562, 84, 168, 22) + rect("l", 966, 570, 68, 152, 16) +
      each([592, 632, 672, 708], (y) => rect("f", 932, y - 9, 20, 20, 5) + rect("f", 1048, y - 9, 20, 20, 5)),
  },
  observatory: {
    cells: [5, 2, 4, 2],
    art:
      each([176, 205, 240, 280], (r, index) => disc("l", 700, 500, r, index % 2 ? dashes("3 7") : "")) +
      line("e", "M532 262L560 300L612 286L650 320M760 318L800 268L852 292L880 250", dashes("2 4")) +
      each(SKY, ([x, y], index) => disc("d", x, y, 2 + (index % 3))) +
      turned(556, 360, -38, rect("f", -40, -9, 62, 18, 4) + rect("f", 22, -12, 22, 24, 3)) +
      disc("e", 852, 366, 20) + oval("e", 852, 366, 30, 9) + disc("q", 852, 366, 7),
  },
  "drawing-room": {
    cells: [5, 6, 4, 2],
    art:
      oval("h", 700, 716, 118, 52) + oval("l", 700, 716, 106, 43, dashes("6 5")) + turned(546, 640, -40, armchair) +
      turned(854, 640, 40, armchair) + line("f", "M518 790v-22h70v22M528 790v-13h50v13"),
  },
};
