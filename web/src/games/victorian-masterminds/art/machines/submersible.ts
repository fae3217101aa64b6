// The Dread Submersible.

import { A, L, arch, assemble, circ, f, gearPath, light, riv, rivAt, rr, shine, tint } from "../kit";
import type { Area, Call, Draw, Point, Slot } from "../kit";

type Bezier = readonly [Point, Point, Point, Point];
const bez = ([p, q, r, s]: Bezier, t: number): Point => {
  const on = (i: 0 | 1) =>
    (1 - t) ** 3 * p[i] + 3 * (1 - t) ** 2 * t * q[i] + 3 * (1 - t) * t * t * r[i] + t ** 3 * s[i];
  return [on(0), on(1)];
};
// hull lines: centre y=135, sheer y=88, bilge y=182
const BOWT: Bezier = [
  [480, 88],
  [546, 88],
  [596, 101],
  [640, 121],
];
const STERN = "M120 100C136 92 160 88 196 88H250V182H196C160 182 136 178 120 170Z";
const HBOW = "M480 88C546 88 596 101 640 121V149C596 169 546 182 480 182Z";
const teeth = (n: number, t0: number, t1: number, h0: number, h1: number, dn: number) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const t = t0 + ((t1 - t0) * i) / (n - 1),
      h = h0 + ((h1 - h0) * i) / (n - 1);
    const a = bez(BOWT, t - 0.028),
      b = bez(BOWT, t + 0.034);
    const m = (y: number) => (dn ? 270 - y : y);
    d += `M${f(a[0])} ${f(m(a[1] + 1))}Q${f(a[0] + 1)} ${f(m(a[1] - h * 0.5))} ${f(a[0] - h * 0.5)} ${f(m(a[1] - h))}Q${f(b[0] - 1)} ${f(m(b[1] - h * 0.7))} ${f(b[0])} ${f(m(b[1] + 1))}Z`;
  }
  return d;
};

function sea() {
  // centre line, water line with its mark, bubbles of the screw
  let w = "";
  const wave = (x1: number, x2: number, y: number) => {
    let d = `M${x1} ${y}`;
    for (let x = x1; x < x2 - 1; x += 12) d += `q3 -3.4 6 0t6 0`;
    return d;
  };
  w += `<g fill="none" stroke="#8CC0D6" stroke-width=".8" opacity=".75"><path d="M6 135H718" stroke-dasharray="14 3 2 3"/><path d="${wave(656, 716, 92)}" stroke-width="1.1"/><path d="M664 97H708M672 101H700M680 105H692" stroke-width=".7"/></g>`;
  w += `<g fill="none" stroke="#8CC0D6" stroke-width=".8" opacity=".8">${[
    [14, 112, 2.2],
    [20, 100, 1.5],
    [12, 92, 1.2],
    [17, 158, 1.8],
    [10, 150, 1.2],
    [22, 170, 1.4],
    [64, 92, 1.4],
    [68, 84, 1],
    [66, 180, 1.3],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
    .join("")}</g>`;
  // a small shoal below the bow
  w += `<g fill="none" stroke="#8CC0D6" stroke-width=".9" stroke-linejoin="round" opacity=".7">${[
    [520, 203, 1],
    [545, 196, 0.8],
    [552, 209, 0.72],
  ]
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})"><path d="M9 0C5 -5 -3 -5 -7 0L-12 -3.6V3.6L-7 0C-3 5 5 5 9 0ZM1 -3.6Q3 0 1 3.6M-2 -3.6L-4 -6L1 -4"/><circle cx="5.6" cy="-1" r=".6"/></g>`,
    )
    .join("")}</g>`;
  return w;
}

/** From far to near. */
const ORDER = [
  "propeller",
  "steam-turbine",
  "magnetic-keel",
  "crew-quarters",
  "first-class-deck",
  "armament-hold",
  "golf-course",
  "conning-tower",
] as const;
type Name = (typeof ORDER)[number];

const DRAW: Record<Name, Draw> = {
  propeller: (S) => {
    const blade = (s: number) => {
      const y = (v: number) => f(135 + s * (135 - v) * -1);
      return (
        A(S, `M43 ${y(126)}C27 ${y(117)} 24 ${y(92)} 37 ${y(79)}C51 ${y(82)} 58 ${y(104)} 51 ${y(126)}Z`, "b") +
        L(
          S,
          `M47 ${y(125)}C40 ${y(112)} 36 ${y(98)} 38 ${y(85)}M44 ${y(116)}C39 ${y(113)} 35 ${y(108)} 32.6 ${y(103)}M40.6 ${y(105)}C37 ${y(102)} 34 ${y(98)} 32.6 ${y(94)}M48.4 ${y(117)}C50 ${y(112)} 51 ${y(107)} 50.6 ${y(102)}`,
        )
      );
    };
    const fin = (s: number) => {
      const y = (v: number) => f(135 + s * (v - 135));
      return (
        A(
          S,
          `M126 ${y(104)}C126 ${y(88)} 112 ${y(68)} 84 ${y(57)}C92 ${y(63)} 97 ${y(69)} 98 ${y(75)}C91 ${y(72)} 85 ${y(71)} 78 ${y(72)}C88 ${y(76)} 94 ${y(84)} 93 ${y(98)}Z`,
          "b",
        ) +
        L(
          S,
          `M119 ${y(98)}C114 ${y(84)} 106 ${y(74)} 96 ${y(66)}M110 ${y(96)}C107 ${y(87)} 102 ${y(81)} 94 ${y(76)}M101 ${y(96)}C100 ${y(89)} 97 ${y(83)} 92 ${y(78)}`,
        )
      );
    };
    return (
      fin(1) +
      fin(-1) +
      A(S, "M86 105C76 107 67 116 60 123H50V147H60C67 154 76 163 86 165Z") +
      L(S, "M78 110Q74 135 78 160M69 117Q66 135 69 153") +
      rivAt(S, [
        [73.6, 120],
        [73, 135],
        [73.6, 150],
      ]) +
      blade(1) +
      blade(-1) +
      A(S, "M40 123.6C27 126 18 131 13 135C18 139 27 144 40 146.4Z") +
      A(S, rr(38, 122, 17, 26, 3), "b") +
      L(S, "M33 125.6Q30 135 33 144.4M26 128.6Q24 135 26 141.4") +
      `<path d="M46 128C37 130 32 142 37 156C40 159 44 159 47 156C57 148 58 134 50 128Z" fill="${S.lit ? "#8A6128" : "#10384F"}"/>` +
      A(S, "M46 128C37 130 32 142 37 156C40 159 44 159 47 156C57 148 58 134 50 128Z", "a") +
      L(S, "M48 130C42 137 40 147 42 156M44.6 138C49 139 52 138 54 136M41.6 146C46 148 50 147 53 145") +
      A(S, rr(84, 94, 36, 82, 5)) +
      L(S, "M88 97.4H116M88 172.6H116") +
      tint(S, rr(84, 94, 36, 82, 5), "#5A2C10", 0.16)
    );
  },
  "steam-turbine": (S) => {
    let s =
      A(S, STERN) +
      tint(S, STERN, "#6E2F12", 0.22) +
      L(S, "M122 104.4C140 96 162 92.4 196 92.4H247M122 165.6C140 174 162 177.6 196 177.6H247");
    // casing, Parsons rotor: six rows of blades on the propeller shaft
    s +=
      A(S, "M130 113Q130 108 135 108L209 118Q214 119 214 124V146Q214 151 209 152L135 162Q130 162 130 157Z", "c") +
      light(S, "M132 114L212 123V147L132 156Z", "#FF9A3C", 0.16);
    s += A(S, "M124 132H219V138H124Z", "b") + A(S, "M137 124L207 128.6V141.4L137 146Z", "a");
    for (let i = 0; i < 6; i++) {
      const x = 140 + i * 12.4,
        r = 22.4 - i * 2.3;
      s += A(S, rr(x - 3.4, 135 - r, 6.8, 2 * r, 1.6), i % 2 ? "a" : "b");
      let d = "";
      for (let y = -r + 3; y < r - 1; y += 3.2) d += `M${f(x - 3)} ${f(135 + y + 1.4)}L${f(x + 3)} ${f(135 + y - 1.4)}`;
      s += L(S, d, 0.9);
    }
    // steam main, valve wheel, gauge, bed
    s +=
      A(
        S,
        "M203 117.6V103Q203 99.6 199.6 99.6H160Q156.4 99.6 156.4 103V110.6L161.4 111.2V105.6Q161.4 104.4 162.6 104.4H197Q198.2 104.4 198.2 105.6V116.9Z",
        "b",
      ) +
      A(S, circ(179, 102, 6.4), "c") +
      L(S, circ(179, 102, 4.4) + "M179 102L182 98.8", 1) +
      L(S, "M168 98V106M190.6 98V106", 1.5) +
      A(S, "M142 161.2L145 176.6H155L152 159.8ZM192 154.4L190 178H200L198 153.6Z", "b") +
      L(S, "M160 165V174M164.6 165V174.4M169.2 165V174.8M173.8 165V175M178.4 165V175.2M183 165V175.4", 1.3);
    return s + riv(S, 125.5, 112, 125.5, 158, 5);
  },
  "golf-course": (S) => {
    const b = S.lit;
    const dome = "M138 80V70C138 54 152 47 172 47H284C304 47 318 54 318 70V80Z";
    let s =
      `<path d="${dome}" fill="${S.c}" fill-opacity="${b ? 1 : 0.6}"/>` +
      (b ? `<path d="${dome}" fill="#CFE9D2" opacity=".52"/><path d="${dome}" fill="#FFD98C" opacity=".22"/>` : "");
    // the eighteenth green
    s +=
      `<path d="M140 80V74C150 67 160 66 172 69C186 72.4 196 64 212 65C230 66 236 73 252 72C276 70 296 66 316 73V80Z" fill="${b ? "#4E8B4A" : S.a}" fill-opacity="${b ? 1 : 0.9}" stroke="${b ? "#1D3A1C" : S.stroke}" stroke-width="1"/>` +
      (b
        ? `<path d="M141 76C152 70 162 70 172 73C188 76 198 69 212 69.6" fill="none" stroke="#8CC873" stroke-width="1.6" opacity=".8"/>`
        : `<path d="M140 80V74C150 67 160 66 172 69C186 72.4 196 64 212 65C230 66 236 73 252 72V80Z" fill="${S.hatch}" opacity=".5"/>`) +
      `<ellipse cx="196" cy="74.4" rx="8.4" ry="2.5" fill="${b ? "#F1DFA8" : "#0A2637"}" stroke="${b ? "#8A6A2C" : S.detail}" stroke-width=".8"/>` +
      L(S, "M216 67V51.4", 1.5) +
      `<path d="M216.4 51.6L228 54.6L216.4 58Z" fill="${b ? "#C5402F" : S.b}" stroke="${S.stroke}" stroke-width=".9" stroke-linejoin="round"/><ellipse cx="216" cy="67.4" rx="3" ry="1" fill="${S.c}" stroke="${S.detail}" stroke-width=".7"/><circle cx="183.6" cy="67.6" r="1.7" fill="${b ? "#fff" : S.c}" stroke="${S.stroke}" stroke-width=".8"/>` +
      L(S, "M157 68V61", 1.4) +
      `<path d="M157 51.6C162 52 164 57 162 60.6C160 63.6 154 63.6 152 60.6C150 57 152 52 157 51.6Z" fill="${b ? "#3F7A44" : S.b}" stroke="${b ? "#1D3A1C" : S.stroke}" stroke-width=".9"/>` +
      L(S, "M177 68.6L171 57.4M177 68.6L180 67.6", 1.5);
    // iron ribs of the glass vault
    s +=
      `<path d="${dome}" fill="none" stroke="${S.stroke}" stroke-width="${b ? 2.2 : 1.15}"/>` +
      L(
        S,
        "M166 47.4C160 54 159.6 66 159.6 68M188 47V66M206 47V64.6M236 47V71M262 47V71M290 47.2C296 54 297 64 297 70M139.6 62C160 56.6 296 56.6 316.4 62",
        b ? 1.5 : 0.9,
        'opacity=".8"',
      ) +
      shine(S, "M147 60C152 53 160 50.4 172 50H204", 1.6, 0.6) +
      A(S, "M222 47V43.6H234V47Z", "b") +
      A(S, circ(228, 41.6, 2.2), "a") +
      A(S, "M137 88H170C158 88.6 148 90.6 139 94Z", "b") +
      A(S, "M132 80H324V88H132Z", "b") +
      riv(S, 137, 84, 319, 84, 17);
    return s;
  },
  "conning-tower": (S) => {
    const b = S.lit;
    const dome = "M358 50V41C358 26 375 18 397 18C419 18 436 26 436 41V50Z";
    return (
      A(S, "M441 52V24Q441 15 450 15H459V12.6H463.4V24H459V21.4H450Q447.4 21.4 447.4 24V52Z", "b") +
      L(S, "M441 30H447.4M441 38H447.4") +
      light(S, "M460.4 14H462.6V22.6H460.4Z", "#FFE9A8") +
      A(S, "M333 88L341 81H453L461 88Z", "b") +
      riv(S, 345, 84.6, 449, 84.6, 12, 1) +
      A(S, "M343 81V54H451V81Z") +
      A(S, "M337 54L341 50H453L457 54Z", "b") +
      A(S, dome) +
      shine(S, "M365 42C366 32 376 25.4 390 23.6", 2, 0.75) +
      L(
        S,
        "M397 18V25M379 20.4C373 27 370.6 38 370.6 50M415 20.4C421 27 423.4 38 423.4 50M358.4 46.6H384M410 46.6H435.6",
      ) +
      A(S, circ(397, 37.4, 12.2), "b") +
      A(S, circ(397, 37.4, 9), "c") +
      light(S, circ(397, 37.4, 8), "#FFD27C") +
      (b
        ? `<circle cx="397" cy="37.4" r="4" fill="#C5501B"/><ellipse cx="397" cy="37.4" rx="1.5" ry="4" fill="#1E1208"/>`
        : L(S, circ(397, 37.4, 4.4), 1.2) + `<ellipse cx="397" cy="37.4" rx="1.4" ry="4.2" fill="${S.detail}"/>`) +
      L(
        S,
        [...Array(8)]
          .map((_, i) => {
            const a = (i * Math.PI) / 4 + 0.39;
            return `M${f(397 + 10 * Math.cos(a))} ${f(37.4 + 10 * Math.sin(a))}l${f(1.2 * Math.cos(a))} ${f(1.2 * Math.sin(a))}`;
          })
          .join(""),
        1.4,
      ) +
      A(S, circ(377.6, 40, 3.6), "c") +
      A(S, circ(416.4, 40, 3.6), "c") +
      light(S, circ(377.6, 40, 2.6) + circ(416.4, 40, 2.6)) +
      A(S, "M392 18V13.6H402V18Z", "b") +
      A(S, circ(397, 11.4, 2.5), "a")
    );
  },
  "first-class-deck": (S) => {
    const box = "M250 88H480V135H250Z";
    let s = "";
    // promenade balustrade on the open deck
    const bal = (x1: number, x2: number) => {
      let d = "";
      for (let x = x1 + 3; x < x2 - 1; x += 4.4) d += `M${f(x)} 81.6Q${f(x - 1.6)} 84.6 ${f(x)} 88`;
      return L(S, d, 1.3) + A(S, `M${x1} 79.4H${x2}V81.8H${x1}Z`, "b");
    };
    s += bal(463.5, 480) + A(S, "M478 77.6H481V88H478Z", "b") + A(S, circ(479.5, 76.4, 1.6), "a");
    s += A(S, box) + A(S, "M250 88H480V92.6H250Z", "b") + A(S, "M250 130.6H480V135H250Z", "b");
    let dent = "";
    for (let x = 255; x < 478; x += 5) dent += `M${x} 94.6V97`;
    s += L(S, dent, 1.6);
    const win = (x: number) =>
      A(S, arch(x, 17, 98.6, 128), "b") +
      A(S, arch(x, 12.4, 101, 128), "c") +
      light(S, arch(x, 11, 102, 127.4), "#FFD27C") +
      L(S, `M${x} 101V128M${x - 6} 115.6H${x + 6}`, 1.1) +
      L(S, `M${x - 6} 107.4Q${x - 2.4} 110.4 ${x - 1} 105M${x + 6} 107.4Q${x + 2.4} 110.4 ${x + 1} 105`, 1) +
      L(S, `M${x - 8.6} 128.8H${x + 8.6}`, 1.4);
    for (const x of [268, 291, 314, 409]) s += win(x);
    const col = (x: number) =>
      A(S, `M${x - 1.7} 100.6H${x + 1.7}V128H${x - 1.7}Z`, "a") +
      A(S, `M${x - 3} 97.6H${x + 3}V100.6H${x - 3}ZM${x - 3} 127.6H${x + 3}V130.6H${x - 3}Z`, "b");
    for (const x of [256, 279.5, 302.5, 422.4, 474]) s += col(x);
    // the great oculus: iris leaves round a lit lens
    let iris = "";
    for (let i = 0; i < 10; i++) {
      const a = (i * Math.PI) / 5,
        q = a + 0.85;
      iris += `M${f(448 + 15.2 * Math.cos(a))} ${f(113.4 + 15.2 * Math.sin(a))}L${f(448 + 7.2 * Math.cos(q))} ${f(113.4 + 7.2 * Math.sin(q))}`;
    }
    s +=
      A(S, circ(448, 113.4, 17), "b") +
      A(S, circ(448, 113.4, 14.8), "a") +
      L(S, iris, 1.1) +
      A(S, circ(448, 113.4, 7.6), "c") +
      light(S, circ(448, 113.4, 6.8), "url(#vm-lamp-glass)") +
      L(S, "M444.4 112Q446 108.6 449.6 108.4", 1.1) +
      L(
        S,
        [...Array(12)]
          .map((_, i) => {
            const a = (i * Math.PI) / 6;
            return `M${f(448 + 15.4 * Math.cos(a))} ${f(113.4 + 15.4 * Math.sin(a))}L${f(448 + 16.6 * Math.cos(a))} ${f(113.4 + 16.6 * Math.sin(a))}`;
          })
          .join(""),
        1.3,
      );
    return s;
  },
  "crew-quarters": (S) => {
    const b = S.lit;
    const box = "M250 135H480V182H250Z";
    let s = A(S, box) + tint(S, box, "#4A1F0A", 0.42) + A(S, "M250 178H480V182H250Z", "b") + L(S, "M254 138.6H476");
    // three-tier bunks
    const bunk = (x: number, w: number, flip: boolean) => {
      let q = A(S, rr(x, 141, w, 36, 2), "c");
      for (const y of [151, 162.4, 173.8]) {
        q += A(S, `M${x + 1} ${y}H${x + w - 1}V${y + 2.2}H${x + 1}Z`, "b");
        const px = flip ? x + w - 9 : x + 2;
        q += `<path d="${rr(px, y - 3.4, 7, 3.2, 1.4)}" fill="${b ? "#F3E7CB" : S.a}" stroke="${S.detail}" stroke-width=".7"/><path d="${flip ? `M${x + 2} ${y}V${y - 2.4}Q${x + 8} ${y - 5.4} ${x + 14} ${y - 3.6}L${px - 2} ${y - 2.8}V${y}Z` : `M${x + w - 2} ${y}V${y - 2.4}Q${x + w - 8} ${y - 5.4} ${x + w - 14} ${y - 3.6}L${px + 9} ${y - 2.8}V${y}Z`}" fill="${b ? "#8F2B22" : S.b}" stroke="${S.detail}" stroke-width=".7"/>`;
      }
      return q;
    };
    s += bunk(258, 46, false) + bunk(432, 42, true);
    s += L(S, "M309 141V177M316 141V177M309 147H316M309 153H316M309 159H316M309 165H316M309 171H316", 1.4);
    // hammock and portholes
    s +=
      L(S, "M384 153L390 157M425 153L419 157", 1.2) +
      `<path d="M387 156Q404 176 422 156Q404 164 387 156Z" fill="${b ? "#E6D3A6" : S.b}" stroke="${S.stroke}" stroke-width=".9"/>` +
      L(S, "M392 159.6Q404 169 417 159.6", 0.8) +
      A(S, circ(393.4, 155, 2.6), "a") +
      A(S, circ(404.5, 146.4, 5.6), "b") +
      A(S, circ(404.5, 146.4, 3.7), "c") +
      light(S, circ(404.5, 146.4, 3.1), "#FFE0A0") +
      A(S, rr(385, 170, 13, 8, 1.6), "b") +
      L(S, "M385 173.4H398", 1) +
      A(S, circ(391.5, 174, 1.2), "c") +
      L(S, "M425 139V143", 1) +
      A(S, "M422.6 143H427.4L428.4 149H421.6Z", "c") +
      light(S, "M423.4 143.8H426.6L427.4 148.2H422.6Z", "#FFD27C") +
      A(S, rr(404, 166, 16, 12, 1.4), "c") +
      L(S, "M404 170H420M404 174H420M412 166V178", 0.9);
    return s;
  },
  "armament-hold": (S) => {
    let s =
      A(S, teeth(9, 0.13, 0.93, 6.4, 9.4, 0), "b") +
      A(S, teeth(7, 0.34, 0.93, 4.2, 6.6, 1), "b") +
      // ram: serrated spur
      A(
        S,
        "M640 121L646 125L652 123.4L656 127L663 125.4L667 129L674 127.6L678 131L686 130L714 135L686 140L678 139L674 142.4L667 141L663 144.6L656 143L652 146.6L646 145L640 149Z",
        "b",
      ) +
      L(S, "M641 135H706M646 128L684 133.6M646 142L684 136.4", 1) +
      A(S, HBOW) +
      tint(S, HBOW, "#6E2F12", 0.12) +
      `<path d="M480 135H640V149C596 169 546 182 480 182Z" fill="${S.hatch}" opacity=".45"/>` +
      L(S, "M488 92C546 92 594 104.6 632 121.6M488 178C546 178 594 165.4 632 148.4") +
      shine(S, "M500 95.4C540 95.8 574 102 604 112", 1.6, 0.55);
    // torpedo tubes with bow caps
    for (const y of [125.6, 144.4]) {
      s +=
        A(S, rr(566, y - 5.6, 66, 11.2, 2), "b") +
        A(S, rr(576, y - 6.8, 4, 13.6, 1), "a") +
        A(S, rr(596, y - 6.8, 4, 13.6, 1), "a") +
        A(S, rr(616, y - 6.8, 4, 13.6, 1), "a") +
        A(S, rr(560, y - 7, 7, 14, 2), "c") +
        L(S, `M563.4 ${y - 4}V${y + 4}M561.4 ${y}H565.6`, 1) +
        L(S, `M582 ${y - 2.8}H594M602 ${y - 2.8}H614`, 0.9);
    }
    s += A(S, "M630 115.6L642 120.6V149.4L630 154.4Z", "a") + riv(S, 635.6, 121.6, 635.6, 148.4, 5);
    // torpedo rack
    s += A(S, rr(494, 133, 60, 38, 3), "c") + light(S, rr(495, 134, 58, 36, 2.4), "#FF9A3C", 0.14);
    for (const y of [140, 152, 164])
      s +=
        A(
          S,
          `M503 ${y - 4}H540C546 ${y - 4} 550 ${y - 2} 551.4 ${y}C550 ${y + 2} 546 ${y + 4} 540 ${y + 4}H503L499 ${y + 1.4}V${y - 1.4}Z`,
          y === 152 ? "b" : "a",
        ) +
        L(S, `M510 ${y - 4}V${y + 4}M534 ${y - 4}V${y + 4}M539 ${y - 4}V${y + 4}`, 1) +
        A(S, `M503 ${y - 4}L497 ${y - 5}V${y - 1.4}H500ZM503 ${y + 4}L497 ${y + 5}V${y + 1.4}H500Z`, "b");
    // kraken scroll on the cheek
    s +=
      L(
        S,
        "M560 160C570 166 582 164 588 158M572 166C580 167 590 163 594 157.6C596 154.8 601 156 600.4 159C600 161 597 161 597 159M560 114C568 108 578 106.6 586 110C590 112 588.6 117 585 116C582.8 115.4 583.4 112.8 585.4 113.2M566 105C574 102.6 584 103.6 592 107.6",
        1.3,
      ) +
      A(S, "M480 88H488V182H480Z", "b") +
      riv(S, 484, 94, 484, 176, 9);
    return s;
  },
  "magnetic-keel": (S) => {
    const b = S.lit;
    const fin = "M286 182H476C471 195 462 209 446 217H316C300 209 291 195 286 182Z";
    let s = A(S, fin) + tint(S, fin, "#3A1808", 0.34) + L(S, "M292.6 186H469.4M318 213.4H444");
    const mag = (x: number) => {
      const d = `M${x - 15} 213.4V199A15 15 0 0 1 ${x + 15} 199V213.4H${x + 6}V199.6A6 6 0 0 0 ${x - 6} 199.6V213.4Z`;
      let q =
        `<path d="${d}" fill="${b ? "#A8322A" : S.b}" stroke="${S.stroke}" stroke-width="${S.width}" stroke-linejoin="round"/>` +
        shine(S, `M${x - 12} 201A12 12 0 0 1 ${x - 3} 188.4`, 1.4, 0.6);
      q += `<path d="M${x - 15} 207H${x - 6}V213.4H${x - 15}ZM${x + 6} 207H${x + 15}V213.4H${x + 6}Z" fill="${b ? "url(#vm-steel)" : S.c}" stroke="${S.stroke}" stroke-width=".9"/>`;
      for (const sx of [-1, 1])
        for (const y of [198.4, 201.4, 204.4])
          q += `<path d="M${x + sx * 15.8} ${y}H${x + sx * 5.2}" stroke="${b ? "#F0B27A" : S.detail}" stroke-width="1.5" stroke-linecap="round"/>`;
      return (
        q +
        L(
          S,
          `M${x - 4.6} 211.6Q${x} 206.6 ${x + 4.6} 211.6M${x - 4.6} 208.4Q${x} 201.6 ${x + 4.6} 208.4`,
          1,
          'stroke-dasharray="1.8 1.4"',
        )
      );
    };
    s += mag(326) + mag(436);
    return (
      s + L(S, "M341.6 199H350M410 199H420.4", 1.5) + riv(S, 298, 190, 307, 204, 3) + riv(S, 464, 190, 455, 204, 3)
    );
  },
};
const FINISHED: Partial<Record<Name, Draw>> = {
  propeller: (S) =>
    [111, 135, 159]
      .map(
        (y) =>
          A(S, gearPath(10.4, 12, 0.16, 102, y), "b") + A(S, circ(102, y, 6.4), "a") + A(S, circ(102, y, 2.4), "c"),
      )
      .join("") +
    riv(S, 88.4, 100, 88.4, 170, 8) +
    riv(S, 115.6, 100, 115.6, 170, 8),
  "steam-turbine": (S) =>
    A(S, rr(221, 98, 24, 74, 5), "b") +
    [111, 135, 159]
      .map(
        (y, i) =>
          A(S, circ(233, y, 9), "a") +
          `<circle cx="233" cy="${y}" r="6.8" fill="#FBF2DC" stroke="${S.stroke}" stroke-width=".8"/>` +
          L(S, `M228.4 ${y + 2.6}A5.2 5.2 0 1 1 237.6 ${y + 2.6}`, 1, 'stroke-dasharray="1 1.4"') +
          `<path d="M233 ${y}L${[236.4, 230, 234.6][i]} ${y - 4}" stroke="#8F2B22" stroke-width="1.3" stroke-linecap="round"/>`,
      )
      .join(""),
  "golf-course": (S) =>
    A(S, "M262 72V61H294V72Z", "a") +
    A(S, "M258 61L266 53H290L298 61Z", "b") +
    light(S, arch(278, 6, 63, 72) + arch(268, 4.6, 64, 70) + arch(288, 4.6, 64, 70)) +
    L(S, arch(278, 6, 63, 72) + arch(268, 4.6, 64, 70) + arch(288, 4.6, 64, 70), 1) +
    L(S, "M262 57H294", 0.8) +
    `<path d="M307 56C311 57 312 62 310 66C308 68 304 68 303 66C301.6 62 303 57 307 56Z" fill="#3F7A44" stroke="#1D3A1C" stroke-width=".9"/>` +
    L(S, "M306.6 67V72", 1.4),
  "conning-tower": (S) =>
    [361, 385, 409, 433]
      .map(
        (x) =>
          A(S, circ(x, 67.6, 9), "b") +
          A(S, circ(x, 67.6, 6.4), "c") +
          light(S, circ(x, 67.6, 5.6)) +
          L(S, `M${x - 5.6} 67.6H${x + 5.6}M${x} 62V73.2`, 1),
      )
      .join("") +
    [349, 373, 397, 421, 445]
      .map(
        (x) =>
          A(S, `M${x - 1.8} 58H${x + 1.8}V77H${x - 1.8}Z`, "a") +
          A(S, `M${x - 3} 55.4H${x + 3}V58H${x - 3}ZM${x - 3} 77H${x + 3}V80H${x - 3}Z`, "b"),
      )
      .join(""),
  "first-class-deck": (S) => {
    const w = arch(362, 34, 98.4, 128.6);
    return (
      A(S, w, "b") +
      A(S, arch(362, 29, 101, 128.6), "c") +
      light(S, arch(362, 27.4, 102, 128), "#FFDD94") +
      `<path d="M362 101V106M353 112Q362 117 371 112M355.6 112V109.6M362 114V108M368.4 112V109.6" fill="none" stroke="#7A4A12" stroke-width="1.2" stroke-linecap="round"/><g fill="#FFF9E2" stroke="#B86F1C" stroke-width=".5"><circle cx="353.4" cy="110.4" r="1.5"/><circle cx="358" cy="112" r="1.5"/><circle cx="366" cy="112" r="1.5"/><circle cx="370.6" cy="110.4" r="1.5"/></g><path d="M355 128.4V123.4C355 121 359 121 359 123.4V128.4M366 128.4L367.4 121.4L371 128.4Z" fill="#5A2C10"/><circle cx="357" cy="119.8" r="1.7" fill="#5A2C10"/><circle cx="367.6" cy="119.6" r="1.6" fill="#5A2C10"/>` +
      [335, 389]
        .map(
          (x) =>
            A(S, arch(x, 13, 100, 128), "b") +
            A(S, arch(x, 9, 102, 128), "c") +
            light(S, arch(x, 7.8, 102.8, 127.4)) +
            L(S, `M${x} 102V128M${x - 4} 115.6H${x + 4}`, 1),
        )
        .join("") +
      [325.6, 398.6]
        .map(
          (x) =>
            A(S, `M${x - 1.7} 100.6H${x + 1.7}V128H${x - 1.7}Z`, "a") +
            A(S, `M${x - 3} 97.6H${x + 3}V100.6H${x - 3}ZM${x - 3} 127.6H${x + 3}V130.6H${x - 3}Z`, "b"),
        )
        .join("")
    );
  },
  "crew-quarters": (S) =>
    [334, 366]
      .map((x) => A(S, circ(x, 149, 6), "b") + A(S, circ(x, 149, 4), "c") + light(S, circ(x, 149, 3.4), "#FFE0A0"))
      .join("") +
    L(S, "M350 139V146", 1) +
    A(S, "M344 150.6L347 146H353L356 150.6Z", "b") +
    light(S, "M345.6 151H354.4L352 153H348Z", "#FFF0B8") +
    A(S, "M328 163H372V166H328ZM333 166H336V178H333ZM364 166H367V178H364Z", "b") +
    A(S, "M343 163C341 157 345 155.6 348 155.6C351 155.6 355 157 353 163Z", "a") +
    L(S, "M353 158L357 156.4M344.6 156.6Q348 151.8 351.4 156.6", 1.2) +
    A(S, "M334 159H338.4V163H334ZM361 159H365.4V163H361Z", "a") +
    A(S, "M341 171H349V173H341ZM351 171H359V173H351Z", "a") +
    L(S, "M343 173V178M347 173V178M353 173V178M357 173V178", 1.3),
  "armament-hold": (S) =>
    [500, 509, 518, 527, 536, 545]
      .map(
        (x, i) =>
          A(
            S,
            `M${x - 3.4} 124V111C${x - 3.4} 106 ${x - 1} 102.6 ${x} 101C${x + 1} 102.6 ${x + 3.4} 106 ${x + 3.4} 111V124Z`,
            i % 2 ? "a" : "b",
          ) + L(S, `M${x - 3.4} 112H${x + 3.4}M${x - 3.4} 120.6H${x + 3.4}`, 1),
      )
      .join("") +
    A(S, "M494 123.4H552V127H494Z", "b") +
    L(S, "M494 116.4H552", 1.6),
  "magnetic-keel": (S) => {
    let d = "";
    for (let x = 363; x < 401; x += 3.2) d += `M${f(x)} 192.4V207.2`;
    return (
      A(S, rr(352, 195.4, 58, 9, 2), "c") +
      A(S, rr(360, 191.4, 42, 17, 3), "b") +
      L(S, d, 1.5) +
      `<path d="M383 188L377 200H382L379 212L388 197.6H382.6L386 188Z" fill="#FFE9A8" stroke="#1E1208" stroke-width="1" stroke-linejoin="round"/>`
    );
  },
};
const OUTLINE: Record<Name, string> = {
  propeller: "M13 135L26 92L38 78L54 110L84 96L82 58L126 98V172L82 212L84 174L54 160L38 192L26 178Z",
  "steam-turbine": STERN,
  "golf-course": "M132 88V68Q138 45 172 45H284Q318 45 324 68V88Z",
  "conning-tower": "M333 88L343 50L358 40Q364 16 397 14Q425 16 440 30V13H464V24L448 30V50L461 88Z",
  "first-class-deck": "M250 88H480V135H250Z",
  "crew-quarters": "M250 135H480V182H250Z",
  "armament-hold": "M480 80C546 80 600 94 640 117L714 135L640 153C600 174 546 186 480 186Z",
  "magnetic-keel": "M286 182H476C471 195 462 209 446 217H316C300 209 291 195 286 182Z",
};
const SLOTS: Record<Name, Slot[]> = {
  propeller: [
    ["bolt", 102, 123],
    ["plate", 102, 147],
  ],
  "steam-turbine": [["bolt", 233, 135]],
  "golf-course": [["plate", 276, 63]],
  "conning-tower": [
    ["bolt", 385, 68],
    ["plate", 409, 68],
  ],
  "first-class-deck": [["bolt", 362, 113.5]],
  "crew-quarters": [["plate", 350, 158]],
  "armament-hold": [["bolt", 524, 112.5]],
  "magnetic-keel": [
    ["bolt", 369, 199.5],
    ["plate", 393, 199.5],
  ],
};
const PANELS: Record<Name, Area["panel"]> = {
  propeller: [88.5, 110, 27, 50],
  "steam-turbine": [219.5, 122, 27, 26],
  "golf-course": [262, 49.5, 28, 27],
  "conning-tower": [371, 55, 52, 26],
  "first-class-deck": [348, 100, 28, 27],
  "crew-quarters": [336, 144.5, 28, 27],
  "armament-hold": [510, 99, 28, 27],
  "magnetic-keel": [355, 186.4, 52, 26.4],
};
const CALLS: Record<Name, Call> = {
  "golf-course": [96, 22, "M105 31V52L144 71", [144, 71]],
  "conning-tower": [226, 22, "M235 31V40.6H362", [362, 40.6]],
  "first-class-deck": [484, 22, "M493 31V78L462 104", [462, 104]],
  "armament-hold": [586, 60, "M595 69V110", [595, 110]],
  propeller: [14, 233, "M23 223V182L40 164", [40, 164]],
  "steam-turbine": [140, 233, "M149 223V168", [149, 168]],
  "crew-quarters": [262, 233, "M271 223V169", [271, 169]],
  "magnetic-keel": [440, 233, "M449 223V204", [449, 204]],
};

export default assemble({
  scenery: sea(),
  order: ORDER,
  draw: DRAW,
  finished: FINISHED,
  outline: OUTLINE,
  slots: SLOTS,
  panels: PANELS,
  calls: CALLS,
});
