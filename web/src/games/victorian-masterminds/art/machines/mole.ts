// The Steam Mole.

import { A, L, assemble, circ, f, gearPath, glyph, ground, light, riv, rr, shine } from "../kit";
import type { Area, Call, Draw, Slot } from "../kit";

/** From far to near. */
const ORDER = [
  "nozzles",
  "electric-generator",
  "gymnasium",
  "luxury-combustion-chamber",
  "drill",
  "double-chamber-boiler",
  "turret",
  "armoured-tracks",
] as const;
type Name = (typeof ORDER)[number];

const DRAW: Record<Name, Draw> = {
  nozzles: (S) => {
    let s = "";
    for (const y of [98, 124, 150]) {
      s +=
        A(
          S,
          `M86 ${y - 8.5}L64 ${y - 6}C50 ${y - 7} 38 ${y - 12} 27 ${y - 12.6}V${y + 12.6}C38 ${y + 12} 50 ${y + 7} 64 ${y + 6}L86 ${y + 8.5}Z`,
          "b",
        ) +
        `<ellipse cx="27" cy="${y}" rx="3.6" ry="12.6" fill="${S.c}" stroke="${S.stroke}" stroke-width="1"/>` +
        L(
          S,
          `M64 ${y - 6}V${y + 6}M72 ${y - 7}V${y + 7}M52 ${y - 7}Q49 ${y} 52 ${y + 7}M40 ${y - 10.6}Q36 ${y} 40 ${y + 10.6}`,
        ) +
        L(S, `M21 ${y - 6}H12M21 ${y}H7M21 ${y + 6}H12`, 1, 'stroke-dasharray="3 2" opacity=".8"');
    }
    return (
      s +
      A(S, rr(84, 80, 42, 88, 5)) +
      L(S, "M88 84H122M88 164H122") +
      riv(S, 88.5, 88, 88.5, 160, 6) +
      riv(S, 121.5, 88, 121.5, 160, 6)
    );
  },
  "electric-generator": (S) => {
    let w = "";
    for (let i = 0; i < 24; i++) {
      const a = (i * Math.PI) / 12;
      w += `M${f(171 + 11 * Math.cos(a))} ${f(108 + 11 * Math.sin(a))}L${f(171 + 24 * Math.cos(a))} ${f(108 + 24 * Math.sin(a))}`;
    }
    const ins = (x: number) =>
      A(S, `M${x - 3} 76V60H${x + 3}V76Z`, "b") +
      A(S, `M${x - 6.5} 74h13v-3.4h-13ZM${x - 5.6} 68.6h11.2v-3h-11.2ZM${x - 4.6} 63.6h9.2v-2.8h-9.2Z`, "a") +
      A(S, circ(x, 56.5, 4), "b");
    return (
      ins(148) +
      ins(194) +
      L(S, "M153 56L160 51.5L164 58.5L171 51L177 58.5L182 52L189 56.5", 1.5) +
      A(S, "M126 170V94Q126 76 144 76H198Q216 76 216 94V170Z") +
      A(S, circ(171, 108, 28.5), "b") +
      L(S, circ(171, 108, 25.5)) +
      L(S, w, 1.1) +
      A(S, circ(171, 108, 10), "c") +
      A(S, circ(171, 108, 4.6), "a") +
      A(S, rr(132, 84, 10, 7, 2), "c") +
      A(S, rr(200, 84, 10, 7, 2), "c") +
      L(S, "M137 91V99H143M205 91V99H199")
    );
  },
  gymnasium: (S) =>
    A(S, "M216 80H340V124H216Z") +
    L(S, "M220 84H336M220 120H336") +
    L(S, "M238 84V96M254 84V96", 1.2) +
    L(S, circ(238, 99.6, 3.6) + circ(254, 99.6, 3.6), 1.3) +
    L(S, "M228 113.5H264", 1.9) +
    A(S, rr(226, 107.4, 4, 12.2, 1.4), "b") +
    A(S, rr(231, 109.4, 3, 8.2, 1.2), "b") +
    A(S, rr(262, 107.4, 4, 12.2, 1.4), "b") +
    A(S, rr(258, 109.4, 3, 8.2, 1.2), "b") +
    riv(S, 222, 87, 222, 117, 4) +
    riv(S, 334.5, 87, 334.5, 117, 4),
  "luxury-combustion-chamber": (S) => {
    const b = S.lit;
    const arch = (x: number, w: number, y1: number, y2: number) =>
      `M${x - w / 2} ${y2}V${y1 + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y1 + w / 2}V${y2}Z`;
    return (
      A(S, "M216 124H340V170H216Z") +
      (b ? `<path d="M216 124H340V170H216Z" fill="#5A2C10" opacity=".28"/>` : "") +
      A(S, "M222 129H334V133H222Z", "b") +
      A(S, arch(278, 34, 135, 168), "b") +
      A(S, arch(278, 25, 139.5, 168), "c") +
      (b ? `<path d="${arch(278, 23, 141, 167)}" fill="url(#vm-fire)"/>` : "") +
      `<path d="M272 167C270.4 160 275 158.6 274.4 152.6C279 155.4 279.6 159.6 279 162C280.8 160.8 281.4 159 281.2 157C284.6 160.4 285 164.6 283.6 167Z" fill="${b ? "#FFF3C4" : "none"}" stroke="${b ? "#C5501B" : S.detail}" stroke-width=".8"/>` +
      A(S, rr(227, 139, 26, 25, 4), "c") +
      (b ? `<rect x="229" y="141" width="22" height="21" rx="3" fill="#FFD27C"/>` : "") +
      L(S, "M240 139V164M227 151.5H253", 1.2) +
      A(S, rr(303, 139, 26, 25, 4), "c") +
      (b ? `<rect x="305" y="141" width="22" height="21" rx="3" fill="#FFD27C"/>` : "") +
      L(S, "M316 139V164M303 151.5H329", 1.2) +
      riv(S, 221, 128, 221, 166, 5) +
      riv(S, 335, 128, 335, 166, 5)
    );
  },
  "double-chamber-boiler": (S) =>
    A(S, "M340 170V74H494V170Z", "c", 'opacity=".9"') +
    A(S, rr(346, 78, 142, 44, 21)) +
    A(S, rr(346, 124, 142, 44, 21)) +
    L(S, "M356 84H478M356 130H478", 0.8, 'opacity=".7"') +
    L(S, "M353 88Q349 100 353 112M481 88Q485 100 481 112M353 134Q349 146 353 158M481 134Q485 146 481 158") +
    A(S, "M364 74H373V170H364ZM461 74H470V170H461Z", "b") +
    riv(S, 368.5, 80, 368.5, 166, 9) +
    riv(S, 465.5, 80, 465.5, 166, 9) +
    A(S, circ(417, 92, 8.6), "c") +
    L(S, circ(417, 92, 6.2) + "M417 92L421 87.6") +
    A(S, circ(393, 92, 4.6), "c") +
    L(S, "M390 92H396M393 89V95") +
    A(S, circ(441, 92, 4.6), "c") +
    L(S, "M438 92H444M441 89V95") +
    L(S, "M418 156H452", 1) +
    A(S, rr(384, 148, 34, 15, 4), "c") +
    L(S, "M389 152V159.6M395 152V159.6M401 152V159.6M407 152V159.6M413 152V159.6", 1.2),
  turret: (S) => {
    const b = S.lit;
    return (
      A(S, "M366 74L371 66H469L474 74Z", "b") +
      riv(S, 377, 70, 463, 70, 10) +
      A(S, "M379 66V55H461V66Z") +
      L(S, "M379 61H461") +
      riv(S, 385, 58, 455, 58, 0) +
      `<g transform="rotate(-7 438 46)">${A(S, "M430 38.5H486L520 40.6V51.4L486 53.5H430Z")}${A(S, "M470 37H478V55H470Z", "b")}${A(S, "M496 38.6H502V53.4H496Z", "b")}${A(S, "M518 37.6H529V54.4H518Z", "b")}<ellipse cx="529" cy="46" rx="2.6" ry="7" fill="${S.c}" stroke="${S.stroke}" stroke-width=".9"/></g>` +
      A(S, "M384 55C384 37 400 27.5 420 27.5C440 27.5 456 37 456 55Z") +
      (b
        ? '<path d="M391 50C392 40 402 33 414 31.6" fill="none" stroke="#FFF6DC" stroke-width="2" stroke-linecap="round" opacity=".75"/>'
        : "") +
      L(S, "M420 27.5V55M402 31.4C398 38 396.6 46 396.6 55M438 31.4C442 38 443.4 46 443.4 55") +
      A(S, rr(404, 41, 11, 6, 2.6), "c") +
      A(S, rr(425, 41, 11, 6, 2.6), "c") +
      A(S, "M414 27.5V22H426V27.5Z", "b") +
      A(S, circ(420, 19, 3.2), "a")
    );
  },
  drill: (S) => {
    const yt = (x: number) => 62 + (x - 518) * (62 / 186);
    const yb = (x: number) => 186 - (x - 518) * (62 / 186);
    let fl = "";
    for (let i = 0; i < 7; i++) {
      const x = 530 + i * 25,
        x2 = Math.min(701, x + 26);
      fl += `M${f(x)} ${f(yt(x))}C${f(x + 20)} ${f(yt(x) + (124 - yt(x)) * 0.5)} ${f(x2 + 6)} ${f(124 + (yb(x2) - 124) * 0.35)} ${f(x2)} ${f(yb(x2))}`;
    }
    let teeth = "";
    for (let i = 0; i < 7; i++) {
      const x = 530 + i * 25;
      if (x < 690) {
        teeth += `M${f(x - 7)} ${f(yt(x - 7))}L${f(x - 2)} ${f(yt(x) - 7.5)}L${f(x + 3)} ${f(yt(x + 3))}Z`;
        const x2 = x + 20;
        if (x2 < 694)
          teeth += `M${f(x2 - 7)} ${f(yb(x2 - 7))}L${f(x2 - 2)} ${f(yb(x2) + 7.5)}L${f(x2 + 3)} ${f(yb(x2 + 3))}Z`;
      }
    }
    return (
      A(S, teeth, "b") +
      A(S, "M518 62L704 124L518 186Z") +
      `<path d="M518 124L704 124L518 186Z" fill="${S.hatch}" opacity=".55"/>` +
      L(S, fl, 1.5) +
      `<g transform="translate(5 0)">${L(S, fl, 0.7, 'opacity=".55" clip-path="url(#vm-drill)"')}</g>` +
      A(S, rr(494, 72, 12, 104, 2), "b") +
      A(S, rr(506, 60, 13, 128, 3), "a") +
      riv(S, 500, 79, 500, 169, 7) +
      riv(S, 512.5, 67, 512.5, 181, 9)
    );
  },
  "armoured-tracks": (S) => {
    let s = `<path d="${rr(114, 166, 394, 48, 24)}" fill="${S.c}" fill-opacity=".96" stroke="${S.stroke}" stroke-width="6.4"/><path d="${rr(114, 166, 394, 48, 24)}" fill="none" stroke="${S.lit ? "#B98B43" : "#164B68"}" stroke-width="4.4" stroke-dasharray="7.2 1.5"/>`;
    s += L(S, rr(120, 172, 382, 36, 18));
    for (const x of [140, 482])
      s +=
        A(S, gearPath(16.5, 12, 0.2, x, 190), "b") +
        A(S, circ(x, 190, 9.5), "a") +
        L(S, circ(x, 190, 4) + `M${x - 9} 190H${x + 9}M${x} 181V199`);
    for (const x of [177, 207, 237, 385, 415, 445])
      s +=
        A(S, circ(x, 193, 12.4), "a") +
        L(S, circ(x, 193, 8.6) + circ(x, 193, 3)) +
        L(
          S,
          [0, 1, 2, 3, 4, 5]
            .map((i) => {
              const a = (i * Math.PI) / 3 + 0.3;
              return `M${f(x + 3 * Math.cos(a))} ${f(193 + 3 * Math.sin(a))}L${f(x + 8.6 * Math.cos(a))} ${f(193 + 8.6 * Math.sin(a))}`;
            })
            .join(""),
        );
    for (const x of [192, 222, 400, 430]) s += A(S, circ(x, 175.4, 3), "b");
    return (
      s +
      A(S, "M258 168H364L357 210H265Z", "a") +
      L(S, "M263 172H359M268.6 206H353.4") +
      riv(S, 266, 177, 271, 201, 3) +
      riv(S, 356, 177, 351, 201, 3)
    );
  },
};
const FINISHED: Partial<Record<Name, Draw>> = {
  "electric-generator": (S) =>
    A(S, rr(134, 139, 74, 23, 4), "c") +
    [150, 171, 192]
      .map(
        (x, i) =>
          A(S, circ(x, 150.5, 8.6), "a") +
          `<circle cx="${x}" cy="150.5" r="6.6" fill="#FBF2DC" stroke="#1E1208" stroke-width=".8"/><path d="M${x} 152L${x + [3.4, -3, 1][i]!} 146.6" stroke="#8F2B22" stroke-width="1.3" stroke-linecap="round"/>` +
          L(S, `M${x - 4.6} 153A5 5 0 1 1 ${x + 4.6} 153`, 1, 'stroke-dasharray="1 1.4"'),
      )
      .join("") +
    light(S, circ(171, 108, 4.6), "#FFE9A8") +
    `<path d="M153 56L160 51.5L164 58.5L171 51L177 58.5L182 52L189 56.5" fill="none" stroke="#BFE6F5" stroke-width="1.6" stroke-linejoin="round"/>`,
  drill: (S) =>
    A(S, "M524 84L548 92V156L524 164Z", "b") +
    riv(S, 529, 92, 529, 156, 6) +
    riv(S, 543, 97, 543, 151, 5) +
    A(S, circ(566, 124, 12), "b") +
    A(S, gearPath(9.4, 12, 0.18, 566, 124), "a") +
    A(S, circ(566, 124, 3), "c") +
    shine(S, "M552 80L628 105", 2.2, 0.6),
  "armoured-tracks": (S) =>
    A(S, gearPath(12.6, 14, 0.16, 311, 189), "b") +
    A(S, circ(311, 189, 8.4), "a") +
    glyph("skull", 311, 189, 11, "#23150A") +
    A(S, rr(280, 181, 13, 16, 3), "c") +
    light(S, rr(281.4, 182.4, 10.2, 13.2, 2), "#FFB545", 0.9) +
    A(S, rr(329, 181, 13, 16, 3), "c") +
    light(S, rr(330.4, 182.4, 10.2, 13.2, 2), "#FFB545", 0.9) +
    L(S, "M286.5 181V197M335.5 181V197", 1.3),
  "double-chamber-boiler": (S) =>
    A(S, rr(381, 110, 72, 26, 6), "b") +
    [397, 417, 437]
      .map(
        (x) =>
          A(S, circ(x, 123, 8), "c") +
          light(S, circ(x, 123, 6.8), "url(#vm-fire)") +
          L(S, `M${x - 6.8} 123H${x + 6.8}M${x} 116.2V129.8`, 1.2),
      )
      .join("") +
    riv(S, 386, 113.6, 448, 113.6, 8, 1) +
    riv(S, 386, 132.4, 448, 132.4, 8, 1),
  nozzles: (S) =>
    [98, 124, 150]
      .map(
        (y) =>
          A(S, circ(105, y, 9.6), "b") +
          A(S, circ(105, y, 6.2), "c") +
          light(S, circ(105, y, 5), "#FFB545") +
          L(S, `M100 ${y}H110M105 ${y - 5}V${y + 5}`, 1.2) +
          light(
            S,
            `M30 ${y - 9}C22 ${y - 6} 14 ${y - 3} 6 ${y}C14 ${y + 3} 22 ${y + 6} 30 ${y + 9}Z`,
            "url(#vm-fire)",
            0.9,
          ),
      )
      .join(""),
  gymnasium: (S) =>
    A(S, rr(273, 88, 56, 30, 3), "c") +
    light(S, rr(274.4, 89.4, 53.2, 27.2, 2), "#FFD27C") +
    `<g fill="#4A2A10"><circle cx="301" cy="97" r="3"/><path d="M289 96.4L300 101L313 96.4L314 98.4L304 104.6V109L308 116H304.6L301 110L297.4 116H294L298 109V104.6L288 98.4Z"/></g>` +
    L(S, "M287 90V116M315 90V116", 1.6),
};
const OUTLINE: Record<Name, string> = {
  nozzles: "M22 84L62 90L84 80H126V168H84L62 158L22 164Z",
  "electric-generator": "M126 170V94Q126 76 141 75V54H201V75Q216 76 216 94V170Z",
  gymnasium: "M216 80H340V124H216Z",
  "luxury-combustion-chamber": "M216 124H340V170H216Z",
  "double-chamber-boiler": "M340 170V74H494V170Z",
  drill: "M494 72H506V60H519L704 124L519 188H506V176H494Z",
  turret: "M366 74L380 55L386 38Q420 14 454 38L536 26V48L460 60L474 74Z",
  "armoured-tracks": "M138 163H484Q511 166 511 190Q511 214 484 217H138Q111 214 111 190Q111 166 138 163Z",
};
const SLOTS: Record<Name, Slot[]> = {
  turret: [
    ["bolt", 408, 48],
    ["plate", 432, 48],
  ],
  "luxury-combustion-chamber": [["plate", 278, 149]],
  nozzles: [["bolt", 105, 124]],
  "electric-generator": [
    ["bolt", 159.5, 150.5],
    ["plate", 182.5, 150.5],
  ],
  gymnasium: [["bolt", 301, 102]],
  "double-chamber-boiler": [
    ["bolt", 405.5, 123],
    ["plate", 428.5, 123],
  ],
  drill: [["bolt", 553.5, 124]],
  "armoured-tracks": [["bolt", 311, 189]],
};
const PANELS: Record<Name, Area["panel"]> = {
  nozzles: [91.5, 110.5, 27, 27],
  turret: [391, 35, 58, 26],
  "luxury-combustion-chamber": [264, 136, 28, 26],
  "electric-generator": [145.5, 139, 51, 23],
  "double-chamber-boiler": [391.5, 109, 51, 28],
  drill: [539.5, 110, 28, 28],
  gymnasium: [287, 88.5, 28, 27],
  "armoured-tracks": [297, 176, 28, 26],
};
const CALLS: Record<Name, Call> = {
  // text x, text y, anchor, leader path, dot
  nozzles: [14, 22, "M23 31V66L44 88", [44, 88]],
  "electric-generator": [100, 22, "M109 31V50L137 87", [137, 87]],
  gymnasium: [256, 22, "M265 31V87L254 99", [254, 99]],
  turret: [560, 22, "M559 22H542L524 34", [524, 34]],
  drill: [608, 58, "M617 67V100", [617, 100]],
  "luxury-combustion-chamber": [213, 233, "M222 223V157", [222, 157]],
  "armoured-tracks": [14, 233, "M23 223V198H117", [117, 198]],
  "double-chamber-boiler": [421, 233, "M430 223V143", [430, 143]],
};

export default assemble({
  scenery: ground(124, 80, 560),
  order: ORDER,
  draw: DRAW,
  finished: FINISHED,
  outline: OUTLINE,
  slots: SLOTS,
  panels: PANELS,
  calls: CALLS,
});
