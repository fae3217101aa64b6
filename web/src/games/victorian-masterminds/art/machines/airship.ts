// The Extraordinary Airship, a flying metal whale.

import {
  A,
  L,
  LX,
  along,
  assemble,
  circ,
  curve,
  ell,
  f,
  gearPath,
  hatch,
  mix,
  off,
  riv,
  rivC,
  rr,
  shine,
  sky,
  strip,
  tint,
  under,
} from "../kit";
import type { Area, Call, Draw, Slot, Style } from "../kit";

// hull: back line, belly line, deck between chambers
const yt = curve([
  [60, 99],
  [110, 98],
  [150, 96],
  [200, 92],
  [240, 89],
  [300, 86],
  [380, 84],
  [430, 79],
  [480, 71],
  [530, 66],
  [566, 64],
  [600, 63],
]);
const yb = curve([
  [60, 122],
  [110, 125],
  [150, 133],
  [200, 149],
  [250, 166],
  [310, 180],
  [380, 188],
  [440, 191],
  [500, 191],
  [566, 188],
  [600, 186],
]);
const deck = curve([
  [226, 134],
  [432, 134],
]);
const X = { tail: 150, mid: 226, nav: 432, prow: 566 };
const FLUKE =
  "M150 96C120 95 92 86 72 68C58 55 40 46 18 42C20 62 32 88 52 109C34 132 24 158 24 184C44 180 60 170 74 156C94 140 122 134 150 133Z";
const FIN =
  "M540 146C549 166 528 185 496 197C462 209 424 214 382 214C402 200 420 184 437 167C458 148 490 136 516 136C528 136 536 138 540 146Z";
const DOME = "M252 89C252 60 286 43 336 43C386 43 420 58 420 82Z";
const UPPER = "M566 64C612 58 664 66 690 92C704 106 709 124 704 140C700 150 688 155 676 154C640 152 604 148 566 158Z";
const JAW = "M566 168C604 160 640 166 668 163C680 163 682 171 674 176C650 186 606 188 566 188Z";
const barrel = (S: Style, x: number, y: number, rot: number, cx: number, cy: number) =>
  `<g transform="rotate(${rot} ${cx} ${cy})">${A(S, `M${x + 78} ${y - 8}H${x + 30}L${x + 8} ${y - 5.6}V${y + 5.6}L${x + 30} ${y + 8}H${x + 78}Z`)}${A(S, `M${x + 52} ${y - 9.4}h7v18.8h-7Z`, "b")}${A(S, `M${x + 28} ${y - 9}h5.6v18h-5.6Z`, "b")}${A(S, `M${x - 1} ${y - 8}h9.4v16h-9.4Z`, "b")}<ellipse cx="${x - 1}" cy="${y}" rx="2.4" ry="6.6" fill="${S.c}" stroke="${S.stroke}" stroke-width=".9"/>${shine(S, `M${x + 36} ${y - 5}H${x + 49}M${x + 62} ${y - 5}H${x + 72}`, 1.6, 0.6)}</g>`;
const palm = (S: Style, x: number, y: number, h: number, k = 1) =>
  L(S, `M${x} ${y}C${x + 2} ${y - h * 0.4} ${x - 1} ${y - h * 0.7} ${x + 1} ${y - h}`, 2.2) +
  A(
    S,
    (
      [
        [-11, -2, -6, -8],
        [11, -2, 6, -8],
        [-9, 5, -7, -3],
        [10, 5, 7, -3],
        [-3, -9, -4, -5],
        [5, -9, 4, -4],
      ] as const
    )
      .map(
        ([ex, ey, qx, qy]) =>
          `M${f(x + 1)} ${f(y - h)}Q${f(x + 1 + qx * k)} ${f(y - h + qy * k)} ${f(x + 1 + ex * k)} ${f(y - h + ey * k)}Q${f(x + 1 + qx * 0.5 * k)} ${f(y - h + qy * 0.1 * k)} ${f(x + 1)} ${f(y - h)}Z`,
      )
      .join(""),
    "v",
    'style="stroke-width:.75"',
  );

/** From far to near. */
const ORDER = [
  "aft-cannons",
  "caudal-fin",
  "transducer-chamber",
  "munitions-hold",
  "gardens",
  "prow",
  "navigation-room",
  "steering-fin",
] as const;
type Name = (typeof ORDER)[number];

const DRAW: Record<Name, Draw> = {
  "caudal-fin": (S) => {
    let ribs = "";
    for (const [x, y] of [
      [30, 50],
      [46, 56],
      [62, 66],
      [80, 78],
      [36, 172],
      [52, 164],
      [68, 154],
      [86, 142],
    ] as const) {
      ribs += `M${112} ${y < 110 ? 104 : 119}Q${f(x + 32)} ${f(y < 110 ? (y + 104) / 2 + 4 : (y + 119) / 2 - 2)} ${x} ${y}`;
    }
    return (
      A(S, FLUKE) +
      `<path d="M150 133C122 134 94 140 74 156C60 170 44 180 24 184C24 158 34 132 52 109H150Z" fill="${S.hatch}" opacity=".5"/>` +
      L(S, ribs, 1) +
      L(S, "M24 47C28 66 38 88 57 106M30 179C32 158 40 134 57 113", 1.2) +
      A(S, "M52 109C60 100 68 95 78 93H150V133C122 133 96 128 78 125C66 122 58 116 52 109Z", "b") +
      shine(S, "M30 48C48 54 62 64 76 76", 2, 0.6) +
      (S.lit
        ? A(S, rr(76, 101, 58, 17, 8)) +
          L(S, "M84 109.5H126", 2.4) +
          A(S, circ(86, 109.5, 5), "b") +
          A(S, circ(124, 109.5, 5), "b") +
          L(S, circ(86, 109.5, 1.8) + circ(124, 109.5, 1.8))
        : "") +
      A(S, rr(141, 91.5, 9, 45.5, 2)) +
      riv(S, 145.5, 96.5, 145.5, 132, 6) +
      riv(S, 61, 104, 61, 114, 2)
    );
  },
  "aft-cannons": (S) => {
    const d = strip(X.tail, X.mid, yt, yb);
    return (
      barrel(S, 104, 74, 9, 190, 84) +
      barrel(S, 104, 158, -10, 192, 150) +
      A(S, "M168 97C168 76 180 67 195 67C210 67 220 76 220 93Z") +
      L(S, "M195 67V93M182 70.5C178 77 177 86 177 95M208 70.5C212 77 213 85 213 92") +
      shine(S, "M173 86C175 77 181 72 188 70.6") +
      A(S, "M170 138C172 160 184 173 198 173C211 173 219 166 220 156Z") +
      L(S, "M198 173V146M184 168C180 160 179 152 179 142M210 170C213 164 214 158 214 153") +
      A(S, d) +
      hatch(S, strip(X.tail, X.mid, mix(yt, yb, 0.62), yb), 0.5) +
      L(S, along(mix(yt, yb, 0.1), X.tail + 2, X.mid - 2) + along(mix(yt, yb, 0.9), X.tail + 2, X.mid - 2)) +
      (S.lit
        ? A(S, rr(160, 107, 56, 23, 5), "c") +
          `<rect x="161.4" y="108.4" width="53.2" height="20.2" rx="4" fill="#FFB545" opacity=".6"/>` +
          [168, 178, 188, 198, 208]
            .map(
              (x) =>
                A(
                  S,
                  `M${x - 3.4} 128V116C${x - 3.4} 112.6 ${x - 1} 110 ${x} 110C${x + 1} 110 ${x + 3.4} 112.6 ${x + 3.4} 116V128Z`,
                ) + A(S, `M${x - 3.4} 128h6.8v-3.4h-6.8Z`, "b"),
            )
            .join("")
        : "") +
      A(S, "M165 98.2C165 94 172 93 195 90.6C214 89 222 88 222 92L222 93.6C206 95 184 97 165 98.2Z", "b") +
      A(S, "M166 137C178 142 206 151 223 157L222 161C206 156 184 148 166 141Z", "b")
    );
  },
  "transducer-chamber": (S) => {
    const d = strip(X.mid, X.nav, yt, deck);
    let c = "";
    for (let x = 238; x <= 278; x += 5) c += ell(x, 110, 3.4, 13.5);
    const disc = (y: number, w: number) => `M${f(239 - w)} ${y}h${2 * w}v-3h${-2 * w}Z`;
    return (
      LX(S, "M232 53L224 47M242 53L250 47M239 48V41", 1.4) +
      A(S, "M236 92V56H242V92Z", "b") +
      A(S, disc(86, 9.5) + disc(80.5, 8.4) + disc(75, 7.3) + disc(69.5, 6.2)) +
      A(S, ell(239, 60.5, 11, 4.4), "b") +
      A(S, circ(239, 54, 4.6)) +
      A(S, d) +
      tint(S, d, "#5A2C10", 0.2) +
      L(S, along(off(yt, 4), X.mid + 3, X.nav - 3) + "M229 130H429") +
      A(S, rr(233, 93, 50, 34, 5), "c") +
      L(S, "M234 110H283", 1.2) +
      (S.lit ? `<path d="${c}" fill="none" stroke="#F3A05E" stroke-width="2"/>` : L(S, c, 1.4)) +
      A(S, circ(404, 109, 20.5), "b") +
      A(S, circ(404, 109, 17), "c") +
      (S.lit ? `<circle cx="404" cy="109" r="14" fill="url(#vm-fire)"/>` : "") +
      L(S, circ(404, 109, 13) + circ(404, 109, 9), 1.1) +
      A(S, circ(404, 109, 4.6)) +
      L(S, "M283 104H291V100H296M283 116H291V120H296M384 104H378M384 114H378", 1.1) +
      (S.lit
        ? A(S, rr(300, 96, 74, 28, 5), "b") +
          [316, 337, 358]
            .map(
              (x, i) =>
                A(S, circ(x, 110, 9), "c") +
                `<circle cx="${x}" cy="110" r="7.2" fill="#FFE9BD"/>` +
                L(S, `M${x} 110L${x + [3.6, -2, 4.4][i]!} ${110 - [4, 4.8, 1][i]!}`, 1.6),
            )
            .join("") +
          riv(S, 304, 99.6, 370, 99.6, 2) +
          riv(S, 304, 120.4, 370, 120.4, 2)
        : "") +
      riv(S, 428, 87, 428, 128, 5)
    );
  },
  "munitions-hold": (S) => {
    const d = strip(X.mid, X.nav, deck, yb);
    const sh = (x: number, y: number, h: number, w = 9) =>
      A(
        S,
        `M${x - w / 2} ${y}V${y - h * 0.55}C${x - w / 2} ${y - h * 0.85} ${x - 1} ${y - h} ${x} ${y - h}C${x + 1} ${y - h} ${x + w / 2} ${y - h * 0.85} ${x + w / 2} ${y - h * 0.55}V${y}Z`,
      ) +
      A(S, `M${x - w / 2} ${y}h${w}v-4h${-w}Z`, "b") +
      L(S, `M${x - w / 2} ${f(y - h * 0.55)}h${w}`);
    let balls = "";
    for (const [x, y] of [
      [240, 153.2],
      [248.6, 153.2],
      [257.2, 153.2],
      [265.8, 153.2],
      [274.4, 153.2],
      [244.3, 145.8],
      [252.9, 145.8],
      [261.5, 145.8],
      [270.1, 145.8],
    ] as const)
      balls += A(S, circ(x, y, 4.2), "i");
    return (
      A(S, d) +
      tint(S, d, "#3A1808", 0.12) +
      hatch(S, strip(X.mid, X.nav, mix(deck, yb, 0.66), yb), 0.45) +
      L(
        S,
        along(off(yb, -5), 244, X.nav) +
          along(off(yb, -10), 262, X.nav) +
          along(off(yb, -15), 282, X.nav) +
          along(off(yb, -20), 300, X.nav),
        1,
        'opacity=".75"',
      ) +
      A(S, "M232 139H281V158.4H246L232 151Z", "c") +
      balls +
      A(S, rr(371, 138, 56, 33, 4), "c") +
      (S.lit ? `<rect x="372.4" y="139.4" width="53.2" height="30.2" rx="3" fill="#FFB545" opacity=".34"/>` : "") +
      [378, 388.4, 398.8, 409.2, 419.6].map((x) => sh(x, 168.6, 27)).join("") +
      (S.lit
        ? A(S, rr(290, 138, 73, 30, 4), "c") +
          `<rect x="291.4" y="139.4" width="70.2" height="27.2" rx="3" fill="#FFB545" opacity=".34"/>` +
          [298, 309.4, 320.8, 332.2, 343.6, 355].map((x) => sh(x, 165.6, 25)).join("")
        : "") +
      A(S, "M226 131.5H432V136.5H226Z", "b") +
      riv(S, 231, 134, 427, 134, 25, 1)
    );
  },
  gardens: (S) => {
    const b = S.lit;
    const inner = "M258 85C260 62 290 48.6 336 48.6C382 48.6 412 61 414 80Z";
    const bush = (x: number, y: number, r: number) =>
      A(
        S,
        `M${x - r * 1.5} ${y}C${x - r * 1.9} ${y - r} ${x - r} ${y - r * 1.5} ${x - r * 0.6} ${y - r * 1.2}C${x - r * 0.3} ${y - r * 1.9} ${x + r * 0.7} ${y - r * 1.9} ${x + r * 0.8} ${y - r * 1.1}C${x + r * 1.7} ${y - r * 1.2} ${x + r * 1.9} ${y - r * 0.3} ${x + r * 1.5} ${y}Z`,
        "v",
        'style="stroke-width:.8"',
      );
    return (
      under(S, DOME) +
      A(S, DOME) +
      A(S, inner, "c") +
      (b ? `<path d="${inner}" fill="url(#vm-lamp-glass)" opacity=".92"/>` : "") +
      bush(268, 83, 4.6) +
      palm(S, 285, 83, 21, 1.05) +
      bush(299, 83, 4.4) +
      bush(372, 80.6, 4.6) +
      palm(S, 387, 80.6, 20, 1) +
      bush(404, 79.4, 3.8) +
      (b ? bush(318, 82.6, 5) + palm(S, 336, 82.6, 24, 1.15) + bush(354, 81.8, 5) : "") +
      L(
        S,
        "M336 44V86M310 45.6C303 56 300 70 300 86M362 45.4C369 56 372 68 372 84M286 51C276 60 271 72 270 86M386 50.6C396 58 401 68 402 82M262 67C300 60 372 59 411 64",
        b ? 1.1 : 0.9,
        b ? "" : 'opacity=".75"',
      ) +
      shine(S, "M266 68C274 58 290 52 306 49.4", 1.8, 0.8) +
      A(S, "M327 43V39.4H345V43Z", "b") +
      A(S, "M329 39.4C330 36 334 35 336 35C338 35 342 36 343 39.4Z") +
      A(S, "M246 93.5V88L336 82.6L426 78V83.5L336 88.5Z", "b") +
      rivC(S, (x) => 88 + (x - 246) * (-10 / 180) + 2.6, 251, 421, 20, 0, 1)
    );
  },
  "navigation-room": (S) => {
    const b = S.lit;
    const d = strip(X.nav, X.prow, yt, yb);
    let sp = "";
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      sp += `M${f(537 + 6 * Math.cos(a))} ${f(114 + 6 * Math.sin(a))}L${f(537 + 15 * Math.cos(a))} ${f(114 + 15 * Math.sin(a))}`;
    }
    const wn = [
      [449, 77.6],
      [465, 75],
      [481, 72.4],
      [497, 70.4],
      [513, 68.8],
      [529, 67.6],
      [545, 66.9],
    ] as const;
    return (
      LX(
        S,
        "M476 54C470 46 462 44 458 49M482 53C482 44 482 42 481 38M488 54C494 46 502 44 506 49",
        1.6,
        'stroke-dasharray="4 2.4"',
      ) +
      A(S, "M468 74L472 58H492L496 71Z") +
      A(S, "M469 59.5V55H495V59.5Z", "b") +
      A(S, d) +
      hatch(S, strip(X.nav, X.prow, mix(yt, yb, 0.78), yb), 0.45) +
      L(
        S,
        along(off(yb, -5), X.nav, X.prow) +
          along(off(yb, -10), X.nav, X.prow) +
          along(off(yb, -15), X.nav, X.prow) +
          along(off(yb, -20), X.nav, X.prow),
        1,
        'opacity=".75"',
      ) +
      L(S, along(off(yt, 4.4), X.nav + 3, X.prow - 3)) +
      wn.map(([x, y]) => A(S, rr(x - 5.4, y + 8, 10.8, 11, 3.4), "g") + L(S, `M${x} ${y + 8}v11`)).join("") +
      L(S, along(off(yt, 23), X.nav + 3, X.prow - 3)) +
      A(S, circ(537, 114, 21.5), "b") +
      A(S, circ(537, 114, 17.4), "c") +
      (b ? `<circle cx="537" cy="114" r="16" fill="url(#vm-lamp-glass)"/>` : "") +
      L(S, sp, 1) +
      A(S, circ(537, 114, 6.4), b ? "c" : "a") +
      L(S, circ(537, 114, 11.6), 1) +
      `<circle cx="534.8" cy="111.4" r="1.7" fill="${b ? "#FFF6DC" : S.stroke}"/>` +
      (b
        ? A(S, rr(446, 99, 58, 30, 4), "c") +
          `<rect x="447.6" y="100.6" width="54.8" height="26.8" rx="3" fill="#F1E4C6"/>` +
          L(
            S,
            "M451 112C457 104 466 107 468 113C470 119 478 118 480 112M486 104C492 106 497 112 494 119C491 124 484 123 482 124M452 121C460 118 466 123 474 122",
            1.3,
          ) +
          `<path d="M454 108L470 121L490 107" fill="none" stroke="#8F2B22" stroke-width="1.1" stroke-dasharray="2.4 1.8"/>`
        : "") +
      L(S, "M512 99C520 88 552 86 563 100", 1.5) +
      riv(S, 516, 101, 516, 101, 1) +
      riv(S, 437, 92, 437, 128, 5) +
      riv(S, 561.6, 72, 561.6, 182, 11)
    );
  },
  prow: (S) => {
    const b = S.lit;
    let th = "";
    for (let i = 0; i < 11; i++) {
      const x = 577 + i * 9,
        y = 155.2 - i * 0.15 + (i > 8 ? -0.6 : 0) - (x > 600 ? Math.min(2.6, (x - 600) * 0.06) : 0) + 0.6;
      th += `M${f(x - 4)} ${f(y)}L${f(x)} ${f(y + 9)}L${f(x + 4)} ${f(y)}Z`;
    }
    return (
      A(S, "M566 156C604 146 640 150 684 152L674 166C640 168 604 162 566 171Z", "c") +
      A(S, th, b ? "g" : "b") +
      A(S, JAW) +
      hatch(S, JAW, 0.45) +
      L(
        S,
        "M568 184C606 184 646 182 671 173M568 179C606 179 640 178 664 170M568 174C600 172 630 172 652 169",
        1,
        'opacity=".75"',
      ) +
      A(S, UPPER) +
      tint(S, UPPER, "#8A401C", 0.14) +
      L(S, "M566 69C612 63.4 660 71 686 96C698 108 703 124 699.6 138") +
      shine(S, "M590 67C630 65.4 662 74 682 93", 2.4) +
      A(
        S,
        "M664 74.2C690 90 702 112 696.6 149.4C699.6 147.4 702.6 144.4 704 140C709 124 704 106 690 92C683 84.8 674 79 664 74.2Z",
        "b",
      ) +
      L(S, "M636 65.4C650 84 655 122 644 152M605 61.6C612 84 613 124 606 150.4", 1) +
      riv(S, 601, 68, 601, 146, 8) +
      (b
        ? [594, 618, 642]
            .map(
              (x) =>
                A(S, rr(x - 8.4, 103, 19, 19, 9.5), "b") +
                A(S, circ(x + 1.1, 112.5, 6.4), "g") +
                L(S, `M${x - 5.3} 112.5h12.8M${x + 1.1} 106.1v12.8`),
            )
            .join("")
        : "") +
      A(S, "M566 151.6C604 143 640 147 692 149.6L688 154.4C640 153.4 604 149 566 158Z", "b") +
      rivC(
        S,
        curve([
          [572, 154],
          [604, 148.6],
          [640, 149.6],
          [684, 152],
        ]),
        574,
        682,
        14,
        0,
        1,
      ) +
      A(S, "M705.4 114C710 116 713 119 715.4 123C712 127 709 129 705.8 131Z") +
      L(S, "M672 86C684 98 690 118 686 146", 1) +
      A(S, rr(568, 64, 8, 124, 2), "b") +
      riv(S, 572, 69, 572, 184, 13, 1)
    );
  },
  "steering-fin": (S) =>
    under(S, FIN) +
    A(S, FIN) +
    hatch(S, "M540 146C549 166 528 185 496 197C462 209 424 214 382 214C430 204 500 186 540 146Z", 0.6) +
    L(
      S,
      "M512 142C470 158 430 190 396 209M526 158C484 178 440 200 404 210M462 155C446 170 430 186 414 203M530 176C500 190 470 200 436 208",
      1,
    ) +
    shine(S, "M444 166C462 151 488 141 510 140", 1.8, 0.6) +
    (S.lit
      ? A(S, "M474 171L526 149L530 158L478 179C472 181 469 174 474 171Z", "b") +
        A(S, circ(477, 175, 5.4)) +
        L(S, circ(477, 175, 2))
      : "") +
    A(S, gearPath(13, 12, 0.2, 531, 153), "b") +
    A(S, circ(531, 153, 7)) +
    L(S, circ(531, 153, 3) + "M524 153H538M531 146V160") +
    riv(S, 452, 166, 418, 196, 5),
};
const OUTLINE: Record<Name, string> = {
  "caudal-fin": FLUKE,
  "aft-cannons": strip(X.tail, X.mid, yt, yb) + "M106 57L182 70V88L104 74ZM106 180L182 164V146L104 164Z",
  "transducer-chamber": strip(X.mid, X.nav, yt, deck) + "M228 50H250V90H228Z",
  "munitions-hold": strip(X.mid, X.nav, deck, yb),
  gardens: DOME,
  "navigation-room": strip(X.nav, X.prow, yt, yb),
  prow: UPPER + JAW,
  "steering-fin": FIN,
};
const SLOTS: Record<Name, Slot[]> = {
  // b = bolts, p = plates, in drawing order
  "caudal-fin": [["plate", 107, 109.5]],
  "aft-cannons": [["plate", 187.5, 119]],
  gardens: [["plate", 336, 70.5]],
  "transducer-chamber": [["bolt", 337.5, 109.5]],
  "munitions-hold": [["bolt", 326.5, 151.5]],
  "navigation-room": [
    ["bolt", 463.5, 113],
    ["plate", 487, 113],
  ],
  prow: [
    ["bolt", 612.5, 113],
    ["plate", 635.5, 113],
  ],
  "steering-fin": [["plate", 490, 166]],
};
const PANELS: Record<Name, Area["panel"]> = {
  "caudal-fin": [94, 97, 26, 25],
  "aft-cannons": [175.5, 106.5, 25, 25],
  gardens: [322.5, 58, 27, 25],
  "transducer-chamber": [324, 97, 27, 25],
  "munitions-hold": [313, 139, 27, 25],
  "navigation-room": [450, 100.5, 50, 25],
  prow: [599, 100.5, 50, 25],
  "steering-fin": [477, 153.5, 26, 25],
};
const CALLS: Record<Name, Call> = {
  // text x, text y, leader, dot
  "aft-cannons": [78, 22, "M87 31V56L112 68", [112, 68]],
  "transducer-chamber": [230, 22, "M239 31V54", [239, 54]],
  gardens: [424, 22, "M433 31V44L408 70", [408, 70]],
  prow: [596, 22, "M605 31V58L626 84", [626, 84]],
  "caudal-fin": [14, 233, "M23 223V202L38 166", [38, 166]],
  "munitions-hold": [148, 233, "M157 223V204L262 151", [262, 151]],
  "steering-fin": [286, 233, "M295 223V206H402", [402, 206]],
  "navigation-room": [432, 233, "M441 223V217L552 217V132", [552, 132]],
};

export default assemble({
  scenery: sky(109.5, [
    [34, 214, 0.9],
    [196, 208, 0.8],
    [648, 54, 0.8],
  ]),
  order: ORDER,
  draw: DRAW,
  outline: OUTLINE,
  slots: SLOTS,
  panels: PANELS,
  calls: CALLS,
});
