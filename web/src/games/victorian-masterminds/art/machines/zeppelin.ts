// The Giant Zeppelin: a rigid envelope with gondolas.

import {
  A,
  L,
  LX,
  arch,
  along,
  assemble,
  circ,
  curve,
  ell,
  f,
  hatch,
  off,
  riv,
  rr,
  shine,
  sky,
  strip,
  tint,
  under,
} from "../kit";
import type { Area, Call, Curve, Draw, Slot, Style } from "../kit";

const AX = 102;
const hh = curve([
  [58, 9],
  [74, 15],
  [96, 25],
  [124, 34],
  [152, 40.4],
  [180, 44.4],
  [230, 48.4],
  [300, 50],
  [400, 50.4],
  [500, 50],
  [540, 48.4],
  [572, 45],
  [602, 38.6],
  [626, 30],
  [644, 20],
  [654, 13],
]);
const level =
  (k: number): Curve =>
  (x) =>
    AX + k * hh(x);
const [yt, yb] = [level(-1), level(1)];
const X = { tail: 178, spa: 296, gal: 524, nose: 650 };
const gores = (S: Style, x1: number, x2: number) =>
  L(S, [-0.82, -0.5, 0.5, 0.82].map((k) => along(level(k), x1, x2)).join(""), 0.9, 'opacity=".7"');
const TAIL = strip(62, X.tail, yt, yb),
  SPA = strip(X.tail, X.spa, yt, yb),
  GAL = strip(X.spa, X.gal, yt, yb),
  NOSE = strip(X.gal, X.nose, yt, yb);
const FINU = "M168 60C146 57 130 48 118 43H64C68 58 76 76 88 86Z",
  FIND = "M168 144C146 147 130 156 118 161H64C68 146 76 128 88 118Z";
const HORN = "M640 88C660 86 682 80 696 64H701V140H696C682 124 660 118 640 116Z";
const LOOK = "M356 53H464L456 92H364Z",
  CUP = "M388 53V46C388 40 398 38 410 38C422 38 432 40 432 46V53Z";
const GALLEY =
  "M180 163H290C298 163 300 170 298.4 178L294 197C292 205 286 209 276 209H194C184 209 178 205 176 197L171.6 178C170 170 172 163 180 163Z";
const BOMB = "M316 152H424V188L416 194H324L316 188Z";
const GUN =
  "M452 163H560C578 163 588 172 588 184C588 198 574 208 556 208H474C458 208 446 198 444 182C442 170 444 163 452 163Z";
const rotor = (S: Style, x: number, y: number, r: number) => {
  const b = S.lit;
  let bl = "";
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4,
      p = (q: number, t: number) => `${f(x + q * Math.cos(a + t))} ${f(y + q * Math.sin(a + t))}`;
    bl += `M${p(5.4, -0.3)}Q${p(r * 0.62, -0.28)} ${p(r - 3.4, 0.38)}Q${p(r * 0.6, 0.34)} ${p(5.4, 0.42)}Z`;
  }
  return (
    A(S, circ(x, y, r), "b") +
    A(S, circ(x, y, r - 2.6), "c") +
    A(S, bl, "a", 'style="stroke-width:.8"') +
    A(S, circ(x, y, 6.2)) +
    `<path d="M${x - 3} ${y + 0.6}A3.2 3.2 0 1 1 ${x + 3} ${y + 0.6}L${x + 1.8} ${y + 1.4}V${y + 3.4}H${x - 1.8}V${y + 1.4}Z" fill="${b ? "#FFF3D2" : "#DCEFF6"}"/><circle cx="${x - 1.3}" cy="${y - 0.4}" r=".95" fill="#0A1F2C"/><circle cx="${x + 1.3}" cy="${y - 0.4}" r=".95" fill="#0A1F2C"/>`
  );
};

/** From far to near. */
const ORDER = [
  "turbines-of-death",
  "spa",
  "siren",
  "grand-gallery",
  "crew-lookout",
  "galley-stores",
  "gun-bay",
  "bomb-bay",
] as const;
type Name = (typeof ORDER)[number];

const DRAW: Record<Name, Draw> = {
  "turbines-of-death": (S) => {
    const b = S.lit;
    let fan = "";
    for (let i = 0; i < 5; i++) {
      const y = AX - 19 + i * 9.5;
      fan += `M30 ${f(y - 3.4)}Q41 ${f(y - 1)} 50 ${f(y + 3.6)}`;
    }
    return (
      LX(S, "M20 90H10M20 97H6M20 107H6M20 114H10", 1, 'stroke-dasharray="3 2" opacity=".8"') +
      A(S, FINU) +
      A(S, FIND) +
      L(S, "M84 44L97 82M84 160L97 122M68 49H80M71 58H84M75 68H87M68 155H80M71 146H84M75 136H87", 1) +
      hatch(S, FIND, 0.5) +
      A(S, "M50 91L66 95V109L50 113Z", "b") +
      A(S, "M24 80H52C56 80 58 84 58 102C58 120 56 124 52 124H24C20 118 19 110 19 102C19 94 20 86 24 80Z") +
      A(S, ell(25, AX, 5, 20), "c") +
      L(S, fan, 1.2) +
      A(S, "M26 98L16 102L26 106Z", "b") +
      A(S, "M46 79h6v46h-6Z", "b") +
      riv(S, 49, 83, 49, 121, 6, 1) +
      shine(S, "M28 83.6H43", 1.6) +
      A(S, TAIL) +
      gores(S, 80, X.tail) +
      hatch(S, strip(70, X.tail, level(0.5), yb), 0.5) +
      L(S, "M98 77Q93 102 98 127M132 66Q126 102 132 138", 0.9) +
      shine(S, along(level(-0.66), 112, 172), 2, 0.55) +
      rotor(S, 107, 61, 18.6) +
      rotor(S, 107, 143, 18.6) +
      (b
        ? A(S, rr(104, 92, 62, 20, 4), "b") +
          L(S, "M110 102H160M118 97V107M135 97V107M152 97V107", 1.2) +
          riv(S, 108, 95.5, 162, 95.5, 6, 1) +
          riv(S, 108, 108.5, 162, 108.5, 6, 1)
        : "") +
      A(S, strip(171, X.tail, off(yt, -2), off(yb, 2)), "b") +
      riv(S, 174.5, 62, 174.5, 142, 12, 1)
    );
  },
  spa: (S) => {
    const b = S.lit;
    const cut = rr(186, 71, 102, 64, 9);
    const st = (x: number) => `M${x} 106C${x - 5} 101 ${x + 5} 97 ${x} 91C${x - 4} 87 ${x + 3} 83 ${x} 79`;
    return (
      A(S, SPA) +
      gores(S, X.tail, X.spa) +
      hatch(S, strip(X.tail, X.spa, level(0.72), yb), 0.45) +
      shine(S, along(level(-0.86), 186, 290), 2, 0.6) +
      A(S, cut, "c") +
      (b ? `<path d="${rr(187.4, 72.4, 99.2, 61.2, 8)}" fill="url(#vm-lamp-glass)" opacity=".9"/>` : "") +
      A(S, "M190 75V112H196V75ZM278 75V112H284V75Z") +
      A(S, "M188 75V71.6H198V75ZM276 75V71.6H286V75Z", "b") +
      `<g stroke="${b ? "#8A5A1C" : S.detail}" fill="none" stroke-width="1.1" stroke-linecap="round"><path d="${st(203)}${st(271)}"/>${b ? `<path d="${st(226)}${st(248)}"/>` : ""}</g>` +
      (b
        ? A(S, "M237 71V80", "b") +
          A(S, "M229 84C229 78 245 78 245 84Z", "b") +
          A(S, circ(237, 86, 3), "g") +
          `<g fill="#5A2C10" stroke="#1E1208" stroke-width=".8"><circle cx="216" cy="104" r="4.2"/><path d="M209 114C209 108 223 108 223 114Z"/><circle cx="258" cy="104" r="4.2"/><path d="M251 114C251 108 265 108 265 114Z"/></g>`
        : "") +
      A(S, "M190 112H284V128Q284 132 280 132H194Q190 132 190 128Z", b ? "v" : "b") +
      L(
        S,
        "M194 116Q199 113 204 116T214 116T224 116T234 116T244 116T254 116T264 116T274 116T281 116M198 122Q203 119 208 122T218 122T228 122T238 122T248 122T258 122T268 122T277 122M206 128Q211 125 216 128T226 128T236 128T246 128T256 128T266 128",
        1.1,
      ) +
      A(S, "M186 110.4H288V114H186Z") +
      riv(S, 183, 72, 183, 132, 6, 1) +
      riv(S, 291.4, 72, 291.4, 132, 6, 1)
    );
  },
  "grand-gallery": (S) => {
    const b = S.lit;
    let tr = "";
    for (let x = 300; x < 516; x += 12) tr += `M${x} 95L${x + 6} 87L${x + 12} 95`;
    const w = (x: number) => A(S, arch(x, 11.4, 103, 131), "g") + L(S, `M${x} 103V131M${x - 5.7} 117H${x + 5.7}`);
    let bal = "";
    for (let x = 302; x < 520; x += 5) bal += `M${x} 137V142`;
    const ch = (x: number) =>
      L(S, `M${x} 56V66`, 1.1) +
      L(S, `M${x - 9} 69Q${x} 76 ${x + 9} 69M${x - 5} 69Q${x} 73 ${x + 5} 69`, 1.2) +
      `<g fill="${b ? "#FFF3C4" : S.stroke}">${[-9, -4.6, 0, 4.6, 9].map((d) => `<circle cx="${x + d}" cy="67.4" r="1.5"/>`).join("")}</g>`;
    return (
      A(S, GAL) +
      tint(S, GAL, "#FFE9BD", 0.14) +
      gores(S, X.spa, X.gal) +
      shine(S, along(level(-0.9), 304, 352) + along(level(-0.9), 468, 516), 2, 0.7) +
      L(S, "M328 53V86M492 53V86", 0.9) +
      A(S, rr(304, 60, 44, 24, 6), "c") +
      (b ? `<rect x="305.4" y="61.4" width="41.2" height="21.2" rx="5" fill="#FFC65E" opacity=".8"/>` : "") +
      A(S, rr(472, 60, 44, 24, 6), "c") +
      (b ? `<rect x="473.4" y="61.4" width="41.2" height="21.2" rx="5" fill="#FFC65E" opacity=".8"/>` : "") +
      ch(326) +
      ch(494) +
      A(S, "M296 86H524V96H296Z", "b") +
      L(S, tr, 1) +
      [308, 323, 338, 353, 467, 482, 497, 512].map(w).join("") +
      (b ? [372, 387, 402, 418, 433, 448].map(w).join("") : "") +
      A(S, "M298 133.4H522V137H298ZM300 142H520V145H300Z", "b") +
      L(S, bal, 1.1) +
      A(S, strip(293, 299.4, off(yt, -2), off(yb, 2)), "b") +
      A(S, strip(520.6, 527, off(yt, -2), off(yb, 2)), "b") +
      riv(S, 296.2, 57, 296.2, 147, 13, 1) +
      riv(S, 523.8, 58, 523.8, 146, 13, 1)
    );
  },
  "crew-lookout": (S) => {
    const b = S.lit;
    return (
      LX(S, "M348 53V46H386M434 46H472V53M360 46V53M373 46V53M447 46V53M460 46V53", 1.3) +
      `<g transform="rotate(-13 430 46)">${A(S, "M424 43.4H446V49H424Z")}${A(S, "M446 42.2H463V50.2H446Z", "b")}${A(S, "M463 41H467V51.4H463Z")}</g>` +
      under(S, CUP + LOOK) +
      A(S, CUP, b ? "g" : "c") +
      A(S, "M386 46.4C387 38.4 400 36.6 410 36.6C420 36.6 433 38.4 434 46.4C424 43.8 396 43.8 386 46.4Z", "b") +
      L(S, "M399 45V53M410 44.6V53M421 45V53", 1.2) +
      A(S, LOOK) +
      tint(S, LOOK, "#5A2C10", 0.24) +
      A(S, "M350 52H470L467 57.4H353Z", "b") +
      riv(S, 358, 54.8, 462, 54.8, 14, 1) +
      L(S, "M364 61L372 88M456 61L448 88") +
      A(S, circ(373, 73, 6.2), "g") +
      L(S, "M367 73H379M373 67V79") +
      A(S, circ(447, 73, 6.2), "g") +
      L(S, "M441 73H453M447 67V79") +
      (b
        ? A(S, rr(388, 62, 44, 22, 4), "c") +
          `<rect x="389.4" y="63.4" width="41.2" height="19.2" rx="3" fill="#FFD27C"/>` +
          `<g fill="#4A2810"><circle cx="401" cy="70" r="3"/><path d="M395.6 82.6C395.6 74 406.4 74 406.4 82.6Z"/><circle cx="419" cy="70" r="3"/><path d="M413.6 82.6C413.6 74 424.4 74 424.4 82.6Z"/></g>` +
          L(S, "M410 62V84", 1.4)
        : "") +
      A(S, "M362 92H458V88.6H362Z", "b")
    );
  },
  siren: (S) => {
    const b = S.lit;
    let sl = "";
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      sl += `M${f(626 + 7.6 * Math.cos(a))} ${f(AX + 7.6 * Math.sin(a))}L${f(626 + 14.4 * Math.cos(a + 0.22))} ${f(AX + 14.4 * Math.sin(a + 0.22))}`;
    }
    return (
      LX(S, "M706 84Q711 102 706 120M711 76Q718 102 711 128", 1.3, 'stroke-dasharray="4 2.6"') +
      A(S, NOSE) +
      gores(S, X.gal, 622) +
      hatch(S, strip(X.gal, X.nose, level(0.55), yb), 0.45) +
      shine(S, along(level(-0.84), 534, 606), 2.2, 0.7) +
      L(S, "M566 57Q574 102 566 147M598 63.6Q607 102 598 140.4", 0.9) +
      A(S, HORN, "b") +
      tint(S, "M640 108C664 110 686 116 699 138H696C682 124 660 118 640 116Z", "#5A2710", 0.4) +
      shine(S, "M650 90C668 87 684 81 694 70", 1.8, 0.7) +
      A(S, "M694 63H702V141H694Z") +
      L(S, "M660 86.4V117.6M678 79V125", 1) +
      `<ellipse cx="702" cy="102" rx="3.6" ry="38.4" fill="${S.c}" stroke="${S.stroke}" stroke-width="1"/>${b ? '<ellipse cx="702" cy="102" rx="2" ry="30" fill="#FFB545" opacity=".8"/>' : ""}` +
      A(S, rr(640, 83, 9, 38, 2)) +
      riv(S, 644.5, 88, 644.5, 116, 5, 1) +
      A(S, circ(626, AX, 19)) +
      A(S, circ(626, AX, 16), "c") +
      (b ? `<circle cx="626" cy="${AX}" r="15" fill="url(#vm-fire)"/>` : "") +
      L(S, sl, 2) +
      A(S, circ(626, AX, 5.6), "b") +
      (b
        ? A(S, rr(536, 92, 64, 20, 10), "b") +
          A(S, circ(548, 102, 6.6), "g") +
          L(S, "M548 102L551.4 98.4", 1.4) +
          L(S, "M560 97H594M560 102H594M560 107H594", 1.2) +
          shine(S, "M546 94.6H590", 1.4, 0.5)
        : "") +
      L(S, "M534 70H592M534 134H592", 1)
    );
  },
  "galley-stores": (S) => {
    const b = S.lit;
    const bar = (x: number, y: number) =>
      A(
        S,
        `M${x - 7} ${y}C${x - 9.6} ${y - 6} ${x - 9.6} ${y - 13} ${x - 7} ${y - 19}H${x + 7}C${x + 9.6} ${y - 13} ${x + 9.6} ${y - 6} ${x + 7} ${y}Z`,
        "b",
      ) + L(S, `M${x - 8.4} ${y - 4.6}H${x + 8.4}M${x - 8.4} ${y - 14.4}H${x + 8.4}M${x} ${y - 19}V${y}`, 1.1);
    return (
      A(S, "M196 163L192 147H198L203 163ZM268 163L272 149H278L274 163Z", "i") +
      A(S, GALLEY) +
      hatch(S, "M174.4 190L176 197C178 205 184 209 194 209H276C286 209 292 205 294 197L295.6 190Z", 0.4) +
      A(S, rr(184, 170, 102, 30, 5), "c") +
      (b ? `<rect x="185.4" y="171.4" width="99.2" height="27.2" rx="4" fill="#FFC65E" opacity=".75"/>` : "") +
      bar(196, 199) +
      (b
        ? bar(220, 199) +
          A(S, "M234 199C231 190 235 184 240 183L238 180H248L246 183C251 184 255 190 252 199Z") +
          L(S, "M238 183H248")
        : "") +
      L(S, "M186 174H284M262 174V178M270 174V177M279 174V178", 1.2) +
      A(S, "M262 178C258 180 257.6 188 261 190.4L260.6 193H263.4L263 190.4C266.6 188 266 180 262 178Z", "b") +
      A(S, "M279 178C275.4 181 275 188 278 190L277.6 193H280.4L280 190C283.4 188 282.8 181 279 178Z", "b") +
      L(S, "M270 177C268 180 272 182 270 185C268 188 272 190 270 193", 2.4) +
      A(S, "M176 162H294V167H176Z", "b") +
      riv(S, 181, 164.5, 289, 164.5, 14, 1) +
      L(S, "M196 204.6H274")
    );
  },
  "bomb-bay": (S) => {
    const b = S.lit;
    const bm = (x: number) =>
      A(S, `M${x - 4} 188L${x - 6.6} 182.6H${x + 6.6}L${x + 4} 188Z`) +
      A(S, `M${x - 4} 187H${x + 4}C${x + 9} 193 ${x + 8} 204 ${x} 212C${x - 8} 204 ${x - 9} 193 ${x - 4} 187Z`, "i") +
      L(S, `M${x - 6.7} 195H${x + 6.7}`, 1.3) +
      (b
        ? `<path d="M${x - 4} 193C${x - 5} 198 ${x - 4} 202 ${x - 2} 205" fill="none" stroke="#E9DFC8" stroke-width="1.2" opacity=".6"/>`
        : "");
    return (
      A(S, "M318 188L302 209L306 211L324 193ZM422 188L438 209L434 211L416 193Z", "b") +
      A(S, BOMB) +
      tint(S, BOMB, "#5A2C10", 0.16) +
      A(S, "M324 186H416V195H324Z", "c") +
      (b ? '<path d="M325 187H415V194H325Z" fill="#FFB545" opacity=".6"/>' : "") +
      [340, 360, 380, 400].map(bm).join("") +
      A(S, "M311 150H429V156H311Z", "b") +
      riv(S, 316, 153, 424, 153, 15, 1) +
      (b
        ? A(S, rr(337, 160, 66, 18, 4), "c") +
          `<rect x="338.4" y="161.4" width="63.2" height="15.2" rx="3" fill="#FFD27C" opacity=".85"/>` +
          L(S, "M353 160V178M370 160V178M387 160V178", 1.5) +
          L(S, circ(345, 169, 3) + circ(361.5, 169, 3) + circ(378.5, 169, 3) + circ(395, 169, 3), 1.2)
        : "") +
      A(S, "M316 182.4H424V186.6H316Z", "b") +
      riv(S, 321, 162, 321, 178, 3) +
      riv(S, 419, 162, 419, 178, 3) +
      L(S, "M326 158V182M414 158V182")
    );
  },
  "gun-bay": (S) => {
    const b = S.lit;
    const g = (y: number, x2: number) =>
      A(S, `M572 ${y - 4.4}H${x2 - 22}L${x2 - 6} ${y - 3.2}V${y + 3.2}L${x2 - 22} ${y + 4.4}H572Z`) +
      A(S, `M${x2 - 8} ${y - 4.8}h8v9.6h-8Z`, "b") +
      A(S, `M${x2 - 30} ${y - 5.4}h5v10.8h-5Z`, "b") +
      `<ellipse cx="${x2}" cy="${y}" rx="1.7" ry="4" fill="${S.c}" stroke="${S.stroke}" stroke-width=".8"/>`;
    return (
      A(S, "M474 163L470 151H476L481 163ZM546 163L550 147H556L553 163Z", "i") +
      g(173, 652) +
      g(186, 640) +
      A(S, GUN) +
      hatch(S, "M446 188C452 202 462 208 474 208H556C574 208 586 200 588 188Z", 0.45) +
      A(S, "M546 163H560C578 163 588 172 588 184C588 198 574 208 556 208H546Z", "b") +
      L(S, "M556 163.6V207.4M566 165V205.6M576 169V201", 1) +
      A(S, rr(570, 167, 16, 24, 4), "c") +
      L(S, "M570 179.4H586", 1) +
      A(S, "M448 162H562V167H448Z", "b") +
      riv(S, 453, 164.5, 557, 164.5, 14, 1) +
      (b
        ? A(S, rr(458, 172, 78, 21, 5), "c") +
          `<rect x="459.4" y="173.4" width="75.2" height="18.2" rx="4" fill="#FFB545" opacity=".55"/>` +
          [466, 476, 486, 496, 506, 516, 526]
            .map(
              (x) =>
                A(
                  S,
                  `M${x - 3.4} 191V181C${x - 3.4} 177.6 ${x - 1} 175 ${x} 175C${x + 1} 175 ${x + 3.4} 177.6 ${x + 3.4} 181V191Z`,
                ) + A(S, `M${x - 3.4} 191h6.8v-3h-6.8Z`, "b"),
            )
            .join("")
        : "") +
      L(S, "M454 200.6H544", 1) +
      riv(S, 462, 204, 540, 204, 9, 1) +
      riv(S, 541, 171, 541, 196, 4, 1)
    );
  },
};
const OUTLINE: Record<Name, string> = {
  "turbines-of-death": TAIL + FINU + FIND + "M19 80H58V124H19Z",
  spa: SPA,
  "grand-gallery": GAL,
  "crew-lookout": LOOK + CUP,
  siren: NOSE + HORN,
  "galley-stores": GALLEY,
  "bomb-bay": BOMB + "M330 190H410V212H330Z",
  "gun-bay": GUN + "M588 169H650V190H588Z",
};
const SLOTS: Record<Name, Slot[]> = {
  "turbines-of-death": [["bolt", 135.5, 102]],
  spa: [["plate", 237, 90.5]],
  "grand-gallery": [
    ["bolt", 398.5, 117],
    ["plate", 421.5, 117],
  ],
  "crew-lookout": [["bolt", 410, 73]],
  siren: [["bolt", 568.5, 102]],
  "galley-stores": [
    ["bolt", 220.5, 185],
    ["plate", 243.5, 185],
  ],
  "bomb-bay": [["plate", 370, 169.5]],
  "gun-bay": [
    ["bolt", 485.5, 182.5],
    ["plate", 508.5, 182.5],
  ],
};
const PANELS: Record<Name, Area["panel"]> = {
  "turbines-of-death": [122.5, 89.5, 26, 25],
  spa: [223.5, 78, 27, 25],
  "grand-gallery": [385, 104.5, 50, 25],
  "crew-lookout": [397, 60.5, 26, 25],
  siren: [555, 89.5, 27, 25],
  "galley-stores": [207.5, 172.5, 49, 25],
  "bomb-bay": [356.5, 157.5, 27, 24],
  "gun-bay": [472, 170, 50, 25],
};
const CALLS: Record<Name, Call> = {
  spa: [192, 22, "M201 31V66L206 84", [206, 84]],
  "crew-lookout": [292, 22, "M301 31V41H394", [395, 41]],
  "grand-gallery": [474, 22, "M483 31V66L479 78", [479, 78]],
  siren: [600, 22, "M609 31V66L622 90", [622, 90]],
  "turbines-of-death": [14, 233, "M23 223V142L34 122", [34, 122]],
  "galley-stores": [160, 233, "M169 223V212L190 194", [190, 194]],
  "bomb-bay": [322, 233, "M331 223V216L340 202", [340, 202]],
  "gun-bay": [452, 233, "M461 223V198", [461, 198]],
};

export default assemble({
  scenery: sky(AX, [
    [56, 206, 0.9],
    [660, 172, 0.8],
    [14, 54, 0.7],
  ]),
  order: ORDER,
  draw: DRAW,
  outline: OUTLINE,
  slots: SLOTS,
  panels: PANELS,
  calls: CALLS,
});
