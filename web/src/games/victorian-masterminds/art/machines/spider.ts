// The Giant Spider: side elevation, facing right. The rear four legs belong to the abdomen, the front four to the thorax.

import {
  A,
  L,
  P,
  assemble,
  at,
  beside,
  circ,
  collar,
  f,
  gearPath,
  glass,
  glyph,
  ground,
  riv,
  rivAt,
  rr,
  shine,
  taper,
} from "../kit";
import { scientistArt } from "../figures";
import type { Area, Call, Draw, Point, Slot, Style } from "../kit";

// one steel leg: hip gear, femur with ram, knee, tibia with collars, ankle and spike
function leg(S0: Style, hip: Point, knee: Point, foot: Point, { k = 1, gear = true } = {}): string {
  const S = { ...S0, opacity: 0.97 };
  let s = "";
  const ank = at(knee, foot, 0.76),
    sgn = foot[0] < hip[0] ? 1 : -1;
  s +=
    A(S, taper(ank, 3.8 * k, [foot[0], 217], 1.1), "b") +
    A(S, `M${f(foot[0] - 7)} 217L${f(foot[0] - 3.4)} 212H${f(foot[0] + 3.4)}L${f(foot[0] + 7)} 217Z`, "b");
  s +=
    A(S, taper(beside(hip, knee, 0.22, 9 * sgn * k), 1.9, beside(hip, knee, 0.78, 7 * sgn * k), 1.4), "c") +
    A(S, taper(beside(hip, knee, 0.2, 9 * sgn * k), 3, beside(hip, knee, 0.5, 8 * sgn * k), 3), "a");
  s +=
    A(S, taper(knee, 5.4 * k, ank, 3.7 * k), "a") +
    L(S, `M${P(at(knee, ank, 0.22))}L${P(at(knee, ank, 0.9))}`) +
    A(S, collar(knee, ank, 0.3, 5.8 * k, 1.6), "b") +
    A(S, collar(knee, ank, 0.62, 5.2 * k, 1.6), "b");
  s += A(S, circ(ank[0], ank[1], 4.6 * k), "b") + L(S, circ(ank[0], ank[1], 1.8 * k));
  s +=
    A(S, taper(hip, 7.6 * k, knee, 5.6 * k), "a") +
    L(
      S,
      `M${P(beside(hip, knee, 0.24, 3))}L${P(beside(hip, knee, 0.82, 2.4))}M${P(beside(hip, knee, 0.24, -3))}L${P(beside(hip, knee, 0.82, -2.4))}`,
    ) +
    A(S, collar(hip, knee, 0.56, 7.2 * k, 1.7), "b");
  s +=
    A(S, circ(knee[0], knee[1], 7.8 * k), "b") +
    A(S, circ(knee[0], knee[1], 4.2 * k), "c") +
    L(S, circ(knee[0], knee[1], 1.6));
  if (gear)
    s +=
      A(S, gearPath(13 * k, 12, 0.17, hip[0], hip[1]), "b") +
      A(S, circ(hip[0], hip[1], 8.2 * k), "a") +
      L(S, `M${hip[0] - 6} ${hip[1]}H${hip[0] + 6}M${hip[0]} ${hip[1] - 6}V${hip[1] + 6}`) +
      A(S, circ(hip[0], hip[1], 2.8), "c");
  return s;
}

/** From far to near. */
const ORDER = ["observation", "thorax", "abdomen", "prison", "cannon", "mandibles", "fang-i", "fang-ii"] as const;
type Name = (typeof ORDER)[number];

const DRAW: Record<Name, Draw> = {
  thorax: (S) => {
    let s = "";
    // pedicel to the abdomen
    s +=
      A(S, "M292 104H348V132H292Z", "c") +
      [300, 309, 318, 327, 336].map((x) => A(S, rr(x - 3.4, 101, 6.8, 34, 2.4), "b")).join("");
    s +=
      A(
        S,
        "M340 148V104C340 93 348 88 358 88H414C426 88 434 95 434 106V148C434 152 431 154 427 154H347C343 154 340 152 340 148Z",
      ) +
      L(S, "M345 148V106C345 97 351 93 359 93H413C422 93 429 98 429 107V148") +
      riv(S, 349, 149.6, 425, 149.6, 11) +
      A(S, "M352 98H422V104H352Z", "b") +
      riv(S, 357, 101, 417, 101, 9, 0.9);
    // heart: pressure dials
    s += A(S, rr(350, 138, 58, 7, 3), "c") + L(S, "M356 141.5H402", 1.2, 'stroke-dasharray="4 2"');
    if (S.lit) {
      s +=
        A(S, circ(365, 121, 12), "b") +
        A(S, circ(365, 121, 9), "c") +
        `<circle cx="365" cy="121" r="7.6" fill="#FFF3D6"/>` +
        L(S, "M365 121L369.4 116.4M359 121H360.6M365 115V116.6M371 121H369.6", 1.4) +
        A(S, circ(394, 121, 12), "b") +
        `<circle cx="394" cy="121" r="9" fill="url(#vm-fire)" stroke="#1E1208"/>` +
        L(S, "M385 121H403M394 112V130M387.6 114.6L400.4 127.4M400.4 114.6L387.6 127.4", 1.6);
    }
    s += leg(S, [427, 138], [450, 78], [444, 217]);
    return s;
  },
  abdomen: (S) => {
    let s = "";
    const b = S.lit;
    // spinnerets
    s +=
      A(S, "M146 132L124 136L116 143L122 148L148 146Z", "b") +
      A(S, "M152 144L134 152L130 160L138 162L160 154Z", "b") +
      L(S, "M124 136L128 146M134 152L142 160");
    s += A(S, "M142 112C142 80 176 58 222 58C268 58 300 80 300 112C300 146 268 164 222 164C176 164 142 146 142 112Z");
    s += `<path d="M146 128C158 152 188 164 222 164C260 164 290 150 298 124C280 142 254 148 222 148C190 148 162 142 146 128Z" fill="${S.hatch}" opacity=".7"/>`;
    // plate seams, ribs
    s +=
      L(S, "M176 67.4C160 92 160 132 176 156.4M268 67.4C284 92 284 132 268 156.4", 1.2) +
      L(S, "M181 65.4C166 90 166 134 181 158.6M263 65.4C278 90 278 134 263 158.6") +
      L(S, "M181 78C206 70 238 70 263 78M181 146C206 153 238 153 263 146", 1.1) +
      rivAt(S, [
        [172.6, 76],
        [167, 90],
        [164.4, 104],
        [164.4, 120],
        [167, 134],
        [172.6, 148],
        [271.4, 76],
        [277, 90],
        [279.6, 104],
        [279.6, 120],
        [277, 134],
        [271.4, 148],
      ]) +
      riv(S, 192, 70.4, 252, 70.4, 7) +
      riv(S, 192, 154, 252, 154, 7);
    s +=
      A(S, "M208 58.6V52H236V58.6Z", "b") +
      A(S, "M213 52V46.4H231V52Z", "a") +
      L(S, "M217 46.4V52M222 46.4V52M227 46.4V52");
    s += shine(S, "M150 100C153 86 163 76 172 70.6", 2.4);
    // the hourglass of the black widow, in copper
    if (b)
      s +=
        A(S, "M201 84H243L229 111L243 140H201L215 111Z", "b") +
        A(S, "M208 88H236L225.4 109H218.6Z", "c") +
        `<path d="M210 89H234L224.8 108H219.2Z" fill="url(#vm-fire)"/>` +
        A(S, "M208 136H236L225.4 114H218.6Z", "c") +
        `<path d="M210 135H234L224.8 115H219.2Z" fill="url(#vm-fire)"/>` +
        riv(S, 204, 81, 240, 81, 4) +
        riv(S, 204, 143, 240, 143, 4) +
        (
          [
            [188, 112],
            [256, 112],
          ] as const
        )
          .map(([x, y]) => glass(S, circ(x, y, 7.4)) + L(S, `M${x - 7} ${y}H${x + 7}M${x} ${y - 7}V${y + 7}`, 1.2))
          .join("");
    s += leg(S, [160, 120], [92, 60], [36, 217]) + leg(S, [288, 134], [321, 62], [288, 217]);
    return s;
  },
  prison: (S) => {
    let s = "",
      b = "";
    s +=
      L(S, "M358 154V162M416 154V162", 2.4) +
      A(S, "M346 168L358 160H416L428 168Z", "b") +
      A(S, "M349 168H425V202H349Z", "c") +
      (S.lit ? '<path d="M350 169H424V201H350Z" fill="#FFD27C"/>' : "");
    for (let x = 352.6; x < 424; x += S.lit ? 9.8 : 5.6) b += `M${f(x)} 168V202`;
    if (S.lit)
      s += scientistArt(367.6, 187.6, 27, "#5A3214", "#FFD27C") + scientistArt(406.4, 187.6, 27, "#5A3214", "#FFD27C");
    s +=
      L(S, b, S.lit ? 2 : 1.5) +
      (S.lit ? A(S, circ(387.4, 186, 6), "b") + glyph("padlock", 387.4, 186, 8, "#23150A") : "") +
      A(S, "M345 202H429L424 208H350Z", "b") +
      riv(S, 354, 205, 420, 205, 9, 0.9) +
      riv(S, 362, 164.4, 412, 164.4, 6, 0.9);
    return s;
  },
  cannon: (S) => {
    let s = "";
    s += A(S, "M350 88L355 81H421L426 88Z", "b") + riv(S, 361, 84.8, 415, 84.8, 7, 0.9);
    s +=
      `<g transform="rotate(-20 400 62)">` +
      A(S, "M396 51.6H434L456 54V70L434 72.4H396Z") +
      A(S, "M424 49.6H431V74.4H424Z", "b") +
      A(S, "M440 51H445V73H440Z", "b") +
      A(S, "M453 49.6H465V74.4H453Z", "b") +
      `<ellipse cx="465" cy="62" rx="3" ry="10" fill="${S.c}" stroke="${S.stroke}" stroke-width="1"/></g>`;
    s +=
      A(S, "M352 81V62C352 52 360 46 371 46H398C411 46 419 54 419 66V81Z") +
      L(S, "M356 77.4H415") +
      shine(S, "M357 63C358 55 363 51 370 50.4") +
      A(S, "M374 46V42H396V46Z", "b") +
      riv(S, 415, 63, 415, 74, 3, 0.9);
    if (S.lit)
      s +=
        A(S, circ(384, 63.6, 10.6), "b") +
        A(S, gearPath(7.6, 10, 0.2, 384, 63.6), "a") +
        A(S, circ(384, 63.6, 2.4), "c");
    return s;
  },
  observation: (S) => {
    let s = "";
    const b = S.lit;
    // neck
    s +=
      A(S, "M430 110H470V132H430Z", "c") +
      [438, 447, 456].map((x) => A(S, rr(x - 3.2, 107, 6.4, 28, 2.2), "b")).join("");
    // glass dome with ribs
    s +=
      A(S, "M466 98C466 72 484 58 508 58C532 58 550 72 550 98Z", b ? "a" : "a") +
      (b
        ? '<path d="M470 96C471 75 487 62 508 62C529 62 545 75 546 96Z" fill="#FFD27C"/><path d="M470 96C471 75 487 62 508 62C529 62 545 75 546 96Z" fill="url(#vm-glass)"/>'
        : "") +
      L(
        S,
        "M470 96C471 75 487 62 508 62C529 62 545 75 546 96M508 62V96M490 66C483 74 481 86 481 96M526 66C533 74 535 86 535 96M473 82H543",
        b ? 1.7 : 1.1,
      ) +
      A(S, "M502 58V53.4H514V58Z", "b");
    // observer at the telescope
    s +=
      `<path d="M500 96V88C500 84.6 503 83.6 505.4 83.6C502.6 82 502.8 77 506.4 77C510 77 510.4 82 507.6 83.6C511 84 512 86 512.6 88L519 85L520 87L512 92V96Z" fill="${b ? "#4A2A10" : "none"}" stroke="${S.detail}" stroke-width=".8"/>` +
      L(S, "M517 88.6L530 82", 2);
    s +=
      A(S, "M460 98H556V132H460Z") +
      L(S, "M464 101.4H552M464 128.8H552") +
      riv(S, 464, 105, 464, 125, 3, 0.9) +
      riv(S, 552, 105, 552, 125, 3, 0.9);
    // eight eyes when built
    if (b)
      for (const [x, y, r] of [
        [476, 115, 5],
        [489, 115, 6.4],
        [505, 115, 8],
        [523, 115, 8],
        [539, 115, 6.4],
      ] as const)
        s +=
          A(S, circ(x, y, r + 2), "b") +
          A(S, circ(x, y, r), "c") +
          `<circle cx="${x}" cy="${y}" r="${f(r * 0.72)}" fill="#E2502A"/><circle cx="${f(x - r * 0.2)}" cy="${f(y - r * 0.25)}" r="${f(r * 0.26)}" fill="#FFE9C0"/>`;
    return s;
  },
  mandibles: (S) => {
    let s = "";
    // two toothed shears under the head
    const sh = (x: number, m: number) => {
      let t = "";
      for (let i = 0; i < 4; i++) {
        const y = 171 + i * 6;
        t += `M${f(x + m * (6 - i * 0.5))} ${y}L${f(x + m * (11.4 - i * 0.8))} ${y + 3}L${f(x + m * (5.4 - i * 0.6))} ${y + 5.4}Z`;
      }
      return (
        A(S, t, "b") +
        A(
          S,
          `M${x - m * 10} 160C${x - m * 18} 172 ${x - m * 16} 190 ${x - m * 1} 204C${x + m * 1.4} 206 ${x + m * 4} 204 ${x + m * 3} 201C${x - m * 3} 192 ${x - m * 1} 184 ${x + m * 6} 171V160Z`,
          "a",
        ) +
        L(S, `M${x - m * 8} 166C${x - m * 12} 176 ${x - m * 11} 186 ${x - m * 3} 196`) +
        A(S, circ(x - m * 2.4, 163, 6.4), "b") +
        A(S, circ(x - m * 2.4, 163, 2.8), "c")
      );
    };
    s += sh(484, 1) + sh(524, -1);
    s += A(S, "M462 132H546L540 160H468Z") + L(S, "M466.4 135.6H541.6M470.6 156.6H537.4");
    if (S.lit)
      s +=
        A(S, gearPath(10.6, 12, 0.18, 490, 146.4), "b") +
        A(S, circ(490, 146.4, 5.4), "a") +
        A(S, circ(490, 146.4, 2), "c") +
        A(S, gearPath(10.6, 12, 0.18, 518, 146.4), "b") +
        A(S, circ(518, 146.4, 5.4), "a") +
        A(S, circ(518, 146.4, 2), "c") +
        L(S, "M495.4 146.4H512.6", 2);
    return s;
  },
  "fang-i": (S) => {
    let s = "";
    s +=
      A(S, "M612 66C642 60 672 76 684 104C692 124 690 148 676 172C679 148 672 128 656 116C644 107 630 103 612 102Z") +
      `<path d="M612 92C644 92 668 110 677 140C680 152 679 162 676 172C679 148 672 128 656 116C644 107 630 103 612 102Z" fill="${S.hatch}" opacity=".8"/>` +
      L(
        S,
        "M618 72C644 69 666 82 677 106C684 124 684 140 680 154M634 66.4C638 78 638 92 634 103.4M652 74C652 88 648 100 642 107M669 88.6C664 100 658 108 652 113M682 109C675 117 668 121 662 122",
      ) +
      shine(S, "M622 70.6C640 68.6 658 76 668 88") +
      A(S, circ(676.6, 170, 1.6), "c");
    // venom line
    s += L(S, "M600 62C612 48 640 50 648 66", 2) + A(S, rr(640, 62, 12, 7, 2.4), "b");
    s +=
      A(S, "M552 100V72C552 66 556 64 560 64H606C614 64 620 70 620 78V90C620 98 614 104 606 104H556Z", "a") +
      L(S, "M556 98V73C556 69 558.6 67.6 561 67.6H604M560 100.4H606") +
      A(S, circ(616, 84, 9), "b") +
      A(S, circ(616, 84, 4.4), "c");
    if (S.lit)
      s +=
        A(S, rr(562, 73, 38, 22, 4), "c") +
        `<rect x="564" y="75" width="34" height="18" rx="3" fill="#9FD06A"/><path d="M564 82Q572 79 581 82T598 82V90Q598 93 595 93H567Q564 93 564 90Z" fill="#5E9A3A"/>` +
        L(S, "M572 75V93M581 75V93M590 75V93", 1.2);
    return s;
  },
  "fang-ii": (S) => {
    let s = '<g transform="translate(7 1)">';
    s +=
      A(
        S,
        "M626 118C648 122 658 140 652 160C648 174 636 184 620 190C630 178 634 166 630 156C627 149 622 146 612 146Z",
      ) +
      `<path d="M616 143C632 144 640 156 636 170C633 178 628 185 620 190C630 178 634 166 630 156C627 149 622 146 612 146Z" fill="${S.hatch}" opacity=".8"/>` +
      L(
        S,
        "M628 123C645 128 652 142 647 158C643 169 636 176 630 181M640 123C636 132 632 140 627 145.6M652 136C645 143 638 149 632 151M654 152C646 156 640 158 634 159",
      ) +
      shine(S, "M633 123C643 127 649 136 648.6 146", 1.8) +
      "</g>";
    s +=
      A(S, "M552 108H618C628 108 635 116 635 126C635 138 627 144 618 144H560C554 144 550 140 550 134V110Z", "a") +
      L(S, "M555 111.4H617M557 141H617") +
      A(S, circ(634, 128, 8.4), "b") +
      A(S, circ(634, 128, 4), "c");
    if (S.lit)
      s +=
        A(S, rr(562, 115, 46, 22, 4), "c") +
        `<rect x="564" y="117" width="42" height="18" rx="3" fill="#9FD06A"/><path d="M564 126Q574 122 585 126T606 125V132Q606 135 603 135H567Q564 135 564 132Z" fill="#5E9A3A"/>` +
        L(S, "M574.6 117V135M585 117V135M595.4 117V135", 1.2);
    return s;
  },
};
const BEHIND: Partial<Record<Name, Draw>> = {
  abdomen: (S) =>
    leg(S, [184, 92], [142, 52], [86, 217], { k: 0.9, gear: false }) +
    leg(S, [262, 84], [246, 46], [178, 217], { k: 0.9, gear: false }),
  thorax: (S) =>
    leg(S, [362, 104], [338, 48], [330, 217], { k: 0.9, gear: false }) +
    leg(S, [470, 110], [492, 50], [486, 217], { k: 0.9, gear: false }) +
    leg(S, [548, 96], [574, 50], [566, 217], { k: 0.9, gear: false }),
};
const OUTLINE: Record<Name, string> = {
  abdomen: "M140 112C140 76 176 54 222 54C268 54 304 76 304 112C304 150 268 168 222 168C176 168 140 150 140 112Z",
  thorax: "M336 84H438V158H336Z",
  prison: "M344 158H430V210H344Z",
  cannon: "M346 90L350 44L400 40L456 28L466 50L422 70L430 90Z",
  observation: "M456 136V94Q464 54 508 52Q552 54 560 94V136Z",
  mandibles: "M458 130H550L544 164H464Z",
  "fang-i": "M548 106V60H620Q690 64 694 120L684 126L660 116L620 106Z",
  "fang-ii": "M546 153V104H636Q668 130 662 162L630 194L642 172L626 153Z",
};
const SLOTS: Record<Name, Slot[]> = {
  cannon: [["bolt", 385.5, 64]],
  "fang-i": [["plate", 582, 84]],
  observation: [
    ["bolt", 496, 115],
    ["plate", 520, 115],
  ],
  mandibles: [
    ["bolt", 492, 146],
    ["plate", 516, 146],
  ],
  thorax: [["bolt", 381.5, 121]],
  "fang-ii": [["bolt", 588.5, 126]],
  abdomen: [
    ["bolt", 209, 112],
    ["plate", 235, 112],
  ],
  prison: [["bolt", 387, 185]],
};
const PANELS: Record<Name, Area["panel"]> = {
  cannon: [371, 51.5, 29, 25],
  "fang-i": [568, 71.5, 28, 25],
  observation: [482, 102.5, 52, 25],
  mandibles: [479, 134, 50, 24],
  thorax: [367, 108.5, 29, 25],
  "fang-ii": [575, 113.8, 27, 24.4],
  abdomen: [195, 98, 54, 28],
  prison: [373, 172, 28, 26],
};
const CALLS: Record<Name, Call> = {
  abdomen: [160, 22, "M169 31V48L190 68", [190, 68]],
  cannon: [288, 22, "M297 31L308 38H354L366 48", [366, 48]],
  observation: [478, 22, "M487 31L505 56", [505, 56]],
  "fang-i": [620, 22, "M629 31V70", [629, 70]],
  thorax: [190, 233, "M199 223V190H305L343 146", [343, 146]],
  prison: [308, 233, "M317 223V205H349", [349, 205]],
  mandibles: [400, 233, "M409 223L470 186", [470, 186]],
  "fang-ii": [498, 233, "M507 223L548 200L562 143", [562, 143]],
};

export default assemble({
  scenery: ground(118, 14, 586),
  order: ORDER,
  draw: DRAW,
  behind: BEHIND,
  outline: OUTLINE,
  slots: SLOTS,
  panels: PANELS,
  calls: CALLS,
  opacity: 0.95,
});
