// The Walking Fortress: side elevation, walking to the right.

import {
  A,
  L,
  P,
  arch,
  assemble,
  beside,
  circ,
  collar,
  f,
  gearPath,
  glass,
  glyph,
  ground,
  riv,
  rr,
  shine,
  taper,
  tint,
} from "../kit";
import type { GlyphName } from "../defs";
import type { Area, Call, Curve, Draw, Point, Slot, Style } from "../kit";

// one beast leg: hip, knee, ankle, toe direction; drawn as thigh armour, shank with piston, clawed foot
function leg(S0: Style, hip: Point, knee: Point, ank: Point, hr: number): string {
  const S = { ...S0, opacity: 0.97 };
  let s = "";
  const g = 217,
    [ax, ay] = ank;
  // foot: three claws on a riveted sole
  s +=
    A(
      S,
      `M${f(ax - 11)} ${g}L${f(ax - 9)} ${g - 8}Q${f(ax)} ${f(ay - 3)} ${f(ax + 10)} ${g - 9}L${f(ax + 20)} ${g - 5}L${f(ax + 23)} ${g}Z`,
      "a",
    ) +
    A(
      S,
      `M${f(ax + 10)} ${g}L${f(ax + 12)} ${g - 7}Q${f(ax + 22)} ${g - 8} ${f(ax + 27)} ${g}ZM${f(ax - 1)} ${g}L${f(ax + 1)} ${g - 6}Q${f(ax + 9)} ${g - 7} ${f(ax + 13)} ${g}ZM${f(ax - 12)} ${g}L${f(ax - 9)} ${g - 6}Q${f(ax - 2)} ${g - 7} ${f(ax + 2)} ${g}Z`,
      "b",
    );
  // hydraulic ram behind the shank
  s +=
    A(S, taper(beside(hip, knee, 0.55, -10), 2.2, beside(knee, ank, 0.72, -7), 2.2), "c") +
    L(S, `M${P(beside(hip, knee, 0.55, -10))}L${P(beside(knee, ank, 0.72, -7))}`);
  s +=
    A(S, taper(knee, 8, ank, 6.2), "a") +
    A(S, collar(knee, ank, 0.58, 7.4, 2.4), "b") +
    L(S, `M${P(beside(knee, ank, 0.2, 3.4))}L${P(beside(knee, ank, 0.9, 2.6))}`);
  s += A(S, circ(ax, ay, 6.4), "b") + L(S, circ(ax, ay, 2.6));
  s +=
    A(S, taper(hip, 15.5, knee, 9.5), "a") +
    L(
      S,
      `M${P(beside(hip, knee, 0.5, 9))}L${P(beside(hip, knee, 0.92, 6.4))}M${P(beside(hip, knee, 0.5, -9))}L${P(beside(hip, knee, 0.92, -6.4))}`,
    );
  s += A(S, circ(knee[0], knee[1], 9.4), "b") + A(S, circ(knee[0], knee[1], 5), "c") + L(S, circ(knee[0], knee[1], 2));
  s +=
    A(S, gearPath(hr, 16, 0.14, hip[0], hip[1]), "b") +
    A(S, circ(hip[0], hip[1], hr * 0.68), "a") +
    L(
      S,
      [0, 1, 2, 3, 4, 5]
        .map((i) => {
          const a = (i * Math.PI) / 3 + 0.3;
          return `M${f(hip[0] + hr * 0.24 * Math.cos(a))} ${f(hip[1] + hr * 0.24 * Math.sin(a))}L${f(hip[0] + hr * 0.6 * Math.cos(a))} ${f(hip[1] + hr * 0.6 * Math.sin(a))}`;
        })
        .join(""),
      1.3,
    ) +
    A(S, circ(hip[0], hip[1], hr * 0.24), "c");
  return s;
}
// tail spine, root to tip: x, y, half thickness
const SPINE: (readonly [number, number, number])[] = [
  [130, 122, 25],
  [108, 128, 23],
  [86, 130, 20.5],
  [65, 126, 17.5],
  [48, 114, 14.5],
  [38, 98, 11.5],
  [35, 83, 8.5],
];

/** From far to near. */
const ORDER = [
  "tail",
  "menagerie",
  "armament-hold",
  "cannon-i",
  "captains-bridge",
  "cannon-ii",
  "deaths-head",
  "logistics",
] as const;
type Name = (typeof ORDER)[number];

const DRAW: Record<Name, Draw> = {
  tail: (S) => {
    let s = "",
      d = "";
    // clockwork mace at the tip
    const mx = 38,
      my = 66;
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI / 2 + (i * 2 * Math.PI) / 9,
        b = 0.26;
      d += `M${f(mx + 8.6 * Math.cos(a - b))} ${f(my + 8.6 * Math.sin(a - b))}L${f(mx + 18 * Math.cos(a))} ${f(my + 18 * Math.sin(a))}L${f(mx + 8.6 * Math.cos(a + b))} ${f(my + 8.6 * Math.sin(a + b))}Z`;
    }
    s += A(S, d, "b");
    for (let i = SPINE.length - 1; i > 0; i--) {
      const [q, p] = [SPINE[i]!, SPINE[i - 1]!];
      // dorsal blade and belly line of this ring
      const n = beside(q, p, 0.3, -((q[2] + p[2]) / 2 + p[2] * 0.42));
      s += A(S, `M${P(beside(q, p, 0.05, -q[2] * 0.7))}L${P(n)}L${P(beside(q, p, 0.95, -p[2] + 1))}Z`, "b");
      s +=
        A(S, taper(q, q[2] * 0.86, p, p[2]), "a") +
        L(
          S,
          `M${P(beside(q, p, 0.18, q[2] * 0.5))}L${P(beside(q, p, 0.82, p[2] * 0.52))}M${P(beside(q, p, 0.18, -q[2] * 0.5))}L${P(beside(q, p, 0.82, -p[2] * 0.52))}`,
        );
    }
    for (let i = 1; i < SPINE.length; i++) {
      const [q, p] = [SPINE[i]!, SPINE[i - 1]!];
      s += A(S, collar(p, q, 0.92, q[2] + 1.4, 1.7), "b");
    }
    s +=
      A(S, circ(mx, my, 10), "a") +
      L(S, circ(mx, my, 6.6) + `M${mx - 6.6} ${my}H${mx + 6.6}M${mx} ${my - 6.6}V${my + 6.6}`) +
      A(S, circ(mx, my, 2.4), "c") +
      shine(S, `M${mx - 7} ${my - 3}A7.4 7.4 0 0 1 ${mx - 1} ${my - 7.2}`, 1.5);
    s += A(S, rr(123, 92, 12, 60, 3), "b") + riv(S, 129, 97, 129, 147, 7);
    return s;
  },
  menagerie: (S) => {
    let s = A(S, "M135 90H249V150H135Z") + L(S, "M139 94H245M139 146.5H245");
    // two barred cages: a gorilla and a lion
    const cage = (x: number, w: number, ic: GlyphName, y1 = 99, y2 = 143) => {
      let b = "";
      for (let i = 1; i < w / 5.5; i++) b += `M${f(x - w / 2 + i * 5.5)} ${y1 + 3}V${y2}`;
      return (
        A(S, arch(x, w + 5, y1 - 3, y2 + 1), "b") +
        A(S, arch(x, w, y1, y2), "c") +
        (S.lit ? `<path d="${arch(x, w - 1.5, y1 + 1, y2 - 0.5)}" fill="#FFD27C"/>` : "") +
        glyph(ic, x, y2 - 15, 27, S.lit ? "#4A2A10" : "#A9D3E6", S.lit ? "" : 'opacity=".78"') +
        L(S, b, S.lit ? 1.7 : 1.25) +
        L(S, `M${f(x - w / 2)} ${y2 - 21}H${f(x + w / 2)}`, 1.3)
      );
    };
    s += cage(163, 34, "gorilla");
    // feeding hatch and keeper's lantern on the right
    s +=
      A(S, rr(189, 96, 55, 14, 3), "c") +
      L(S, "M195 99V107M202 99V107M209 99V107M216 99V107M223 99V107M230 99V107M237 99V107", 1.2) +
      A(S, "M192 137H241V143H192Z", "b") +
      L(S, "M199 137V143M210 137V143M221 137V143M232 137V143");
    if (S.lit)
      s +=
        A(S, rr(189, 112, 55, 22, 3), "c") +
        `<rect x="190.5" y="113.5" width="52" height="19" rx="2" fill="#FFD27C"/>` +
        glyph("lion", 203, 123, 20, "#4A2A10") +
        glyph("ostrich", 231, 123, 19, "#4A2A10") +
        L(S, "M196 113V133M203.5 113V133M211 113V133M218.5 113V133M226 113V133M233.5 113V133", 1.5);
    return s + riv(S, 138.6, 98, 138.6, 142, 5);
  },
  "captains-bridge": (S) => {
    let s = "";
    // mast, flag, aerial stays
    s +=
      L(S, "M303 46L268 70M303 22L350 68", 1, 'stroke-dasharray="3 1.6"') +
      A(S, "M301.6 46V10.5H304.4V46Z", "b") +
      A(S, circ(303, 10.5, 2.4), "a") +
      A(S, "M301.6 13C294 10 288 17 279 13.6L282.6 20.4L279 27C288 30.4 294 24 301.6 27Z", S.lit ? "b" : "a") +
      glyph("skull", 291.5, 20.4, 11, S.lit ? "#FCE9B8" : "#DCEFF6");
    // funnel
    s +=
      A(S, "M257 72L258.6 46H268.4L270 72Z") +
      A(S, "M257 46H270V41.6H257Z", "b") +
      L(S, "M258.2 54H268.8M258 58H269.2");
    // keep
    s +=
      A(S, "M250 74V68H256V72H262V68H268V72H274V68H332V72H338V68H344V72H350V68H356V108H250Z") +
      L(S, "M254 105H352M254 77H352") +
      riv(S, 254, 80, 254, 103, 4) +
      riv(S, 352, 80, 352, 103, 4);
    // pilot house with sloping windows, roof
    s += A(S, "M277 70L272.6 49H333.4L329 70Z") + A(S, "M268 49L275 42.5H331L338 49Z", "b") + L(S, "M275 46H331");
    s +=
      glass(S, "M280.6 65L277.8 52.6H289V65Z") +
      glass(S, "M291.6 52.6H301.6V65H291.6Z") +
      glass(S, "M304.4 52.6H314.4V65H304.4Z") +
      glass(S, "M325.4 65L328.2 52.6H317V65Z");
    // wing rail and searchlight
    s +=
      L(S, "M332 68V60H354V68M339 60V68M346.6 60V68", 1.2) + A(S, circ(349, 55.5, 4.6), "a") + L(S, circ(349, 55.5, 2));
    if (S.lit) {
      let sp = "";
      for (let i = 0; i < 8; i++) {
        const a = (i * Math.PI) / 4;
        sp += `M${f(303 + 4 * Math.cos(a))} ${f(91 + 4 * Math.sin(a))}L${f(303 + 13.4 * Math.cos(a))} ${f(91 + 13.4 * Math.sin(a))}`;
      }
      s +=
        A(S, circ(303, 91, 13), "c") +
        L({ ...S, detail: "#E9C27A" }, circ(303, 91, 10) + circ(303, 91, 4), 2) +
        L({ ...S, detail: "#E9C27A" }, sp, 1.8) +
        glass(S, rr(259, 83, 24, 16, 3)) +
        L(S, "M271 83V99", 1.3) +
        glass(S, rr(323, 83, 24, 16, 3)) +
        L(S, "M335 83V99", 1.3);
    }
    return s;
  },
  "cannon-i": (S) => {
    let s = "";
    s += A(S, "M146 90L151 82H238L243 90Z", "b") + riv(S, 155, 86.2, 233, 86.2, 9);
    s +=
      `<g transform="rotate(11 176 62)">` +
      A(S, "M182 54H140L112 56V68L140 70H182Z") +
      A(S, "M142 52.6H149V71.4H142Z", "b") +
      A(S, "M124 54H129V70H124Z", "b") +
      A(S, "M113 53H103V71H113Z", "b") +
      `<ellipse cx="103" cy="62" rx="2.6" ry="7.6" fill="${S.c}" stroke="${S.stroke}" stroke-width=".9"/></g>`;
    s +=
      A(S, "M166 82V64C166 53 174 47 186 47H216C228 47 236 54 236 66V82Z") +
      L(S, "M170 78.5H232") +
      shine(S, "M171 66C171.6 57 177 52 185 51.2") +
      riv(S, 232, 62, 232, 75, 3);
    s += A(S, "M192 47V43H210V47Z", "b") + L(S, "M201 43V39", 1.4) + A(S, circ(201, 37.4, 2), "a");
    if (S.lit)
      s +=
        A(S, circ(203, 66, 10), "b") +
        A(S, circ(203, 66, 6.4), "c") +
        L({ ...S, detail: "#E9C27A" }, "M203 60V72M197 66H209", 1.4) +
        A(S, rr(177, 62, 10, 5.6, 2.4), "c") +
        A(S, rr(219, 62, 10, 5.6, 2.4), "c");
    return s;
  },
  "armament-hold": (S) => {
    let s =
      A(S, "M250 108H356V150H250Z") +
      tint(S, "M250 108H356V150H250Z", "#3A1C08", 0.26) +
      L(S, "M254 112H352M254 146.5H352");
    const shell = (x: number) =>
      A(
        S,
        `M${x - 3.6} 143V128C${x - 3.6} 122 ${x - 1.4} 118 ${x} 115.4C${x + 1.4} 118 ${x + 3.6} 122 ${x + 3.6} 128V143Z`,
        "a",
      ) +
      A(S, `M${x - 3.6} 134h7.2v3h-7.2Z`, "b") +
      L(S, `M${x - 3.6} 126.5H${x + 3.6}`);
    for (const x of [257.8, 265.8, 333.6, 341.4, 349.2]) s += shell(x);
    if (S.lit) {
      for (const x of [283, 303])
        s +=
          A(S, `M${x - 7.6} 120Q${x - 10} 131 ${x - 7.6} 143H${x + 7.6}Q${x + 10} 131 ${x + 7.6} 120Z`, "b") +
          L(S, `M${x - 8.6} 125H${x + 8.6}M${x - 9} 137.6H${x + 9}`, 1.6) +
          glyph("flame", x, 131, 9, "#FFE3A6");
      for (const [x, y] of [
        [319, 139],
        [323.6, 131.4],
        [315.6, 131.4],
      ] as const)
        s += A(S, circ(x, y, 4), "c");
    }
    return s;
  },
  "cannon-ii": (S) => {
    let s = "";
    s +=
      `<g transform="rotate(-8 420 68)">` +
      A(S, "M418 56.6H482L522 60V76L482 79.4H418Z") +
      L(S, "M452 60.4H480L518 63.6", 1) +
      A(S, "M456 54.6H466V81.4H456Z", "b") +
      A(S, "M478 55.6H485V80.4H478Z", "b") +
      A(S, "M498 57H503V79H498Z", "b") +
      A(S, "M518 55.6H532V80.4H518Z", "b") +
      L(S, "M524 56V80") +
      `<ellipse cx="532" cy="68" rx="3.4" ry="10.6" fill="${S.c}" stroke="${S.stroke}" stroke-width="1"/>` +
      A(S, "M424 82H478V86H424Z", "c") +
      A(S, "M474 81H488V87H474Z", "b") +
      "</g>";
    s +=
      A(S, "M356 90H472V150H356Z") +
      L(S, "M360 94H468M360 146.5H468") +
      riv(S, 364, 99, 464, 99, 13) +
      riv(S, 364, 142, 464, 142, 13);
    s += A(S, "M368 90L372 82H460L464 90Z", "b") + riv(S, 378, 86.2, 454, 86.2, 8);
    s +=
      A(S, "M378 82C378 58 392 44.5 416 44.5C440 44.5 454 58 454 82Z") +
      L(S, "M416 44.5V82M396 49.6C390 58 388.6 70 388.6 82M436 49.6C442 58 443.4 70 443.4 82M380.6 70H451.4") +
      shine(S, "M385 72C386 60 394 52 405 49") +
      A(S, rr(399, 58.6, 11, 6, 2.6), "c") +
      A(S, rr(422, 58.6, 11, 6, 2.6), "c") +
      A(S, "M409 44.5V40H423V44.5Z", "b");
    if (S.lit) {
      for (const x of [386, 414, 442])
        s +=
          A(S, circ(x, 120.4, 11.4), "b") +
          A(S, circ(x, 120.4, 7.4), "c") +
          `<circle cx="${x}" cy="120.4" r="5.4" fill="#FFD27C"/>` +
          L(S, `M${x - 7} 120.4H${x + 7}M${x} 113.4V127.4`, 1.4);
    }
    return s;
  },
  "deaths-head": (S) => {
    let s = "";
    const b = S.lit;
    // neck: bellows between two collars
    s += A(S, "M472 96H480V158H472Z", "b") + riv(S, 476, 101, 476, 153, 6);
    for (let i = 0; i < 5; i++)
      s += A(S, `M${480 + i * 6.4} ${100 + i * 0.6}q3.2 -4 6.4 0V${154 - i * 0.6}q-3.2 4 -6.4 0Z`, i % 2 ? "b" : "a");
    // lower jaw
    const teeth = (xs: number[], y: Curve, h: number, w: number) =>
      xs
        .map(
          (x) =>
            `M${f(x - w / 2)} ${f(y(x))}L${f(x - w * 0.36)} ${f(y(x) + h)}Q${f(x)} ${f(y(x) + h * 1.25)} ${f(x + w * 0.36)} ${f(y(x) + h)}L${f(x + w / 2)} ${f(y(x))}Z`,
        )
        .join("");
    s +=
      A(
        S,
        "M540 150L558 152L574 173C596 178 622 176 646 172L650 180C646 187 634 191.6 618 191.6H584C564 191.6 552 182 546 168Z",
        "a",
      ) +
      A(
        S,
        teeth([584, 594, 604, 614, 624, 634, 643], (x) => 176.6 - (x > 620 ? (x - 620) * 0.16 : 0), -9.5, 8.8),
        b ? "a" : "b",
      ) +
      L(S, "M560 168C568 182 582 186 600 186H630") +
      riv(S, 582, 182.6, 632, 182.6, 7);
    // cranium, brow, nose, upper jaw
    s += '<g transform="translate(0 -5)">';
    s += A(
      S,
      "M514 152C496 136 496 100 524 82C548 66.6 592 66 616 84C628 93 633 104 630.6 114L638 124L650 143C652 147 650.6 150 648 151L653 161C653 165 651 167 647 167L590 165.4C582 165 578 158 570 156L556 158C540 162 524 160 514 152Z",
    );
    s += `<path d="M514 152C500 140 497 120 503 104C506 128 522 146 556 146L590 152V165.4C582 165 578 158 570 156L556 158C540 162 524 160 514 152Z" fill="${S.hatch}" opacity=".6"/>`;
    s += A(
      S,
      teeth([596, 606, 616, 626, 636, 645], (x) => 165.4 + (x - 590) * 0.026, 9.6, 9),
      b ? "a" : "b",
    );
    // eye: deep socket with a lens, nasal cavity, cheek
    s +=
      A(
        S,
        "M592 116C588 101 600 93 613 95C625 97 630 107 626 119C623 129 614 133 606 131C599 129.4 594 124 592 116Z",
        "c",
      ) +
      A(S, circ(611, 113, 10.6), "b") +
      (b
        ? `<circle cx="611" cy="113" r="8" fill="url(#vm-fire)" stroke="#1E1208"/><circle cx="611" cy="113" r="3.4" fill="#FFF3C4"/>`
        : A(S, circ(611, 113, 7.4), "c") + L(S, circ(611, 113, 3.4) + "M603.6 113H618.4M611 105.6V120.4"));
    s += A(S, "M633 128L644 146C638 150 631 147 629 141C628 136 630 131 633 128Z", "c");
    s +=
      A(S, "M566 141C578 133 596 134 608 141C620 146 624 150 622 155C606 149 586 147 572 151Z", "b") +
      L(S, "M588 88Q610 82 624 97M596 156.6V163M606 157V163.4M616 157.4V163.8M626 158V164M636 158V164.4") +
      riv(S, 575, 144.6, 612, 147, 5);
    // sutures and crest
    s +=
      L(S, "M548 72.4L551 79L546.6 85L550.4 91M556 142C540 142 526 134 520 122", 1.1) +
      A(
        S,
        "M541 74.2L549 63L558 70.2L569 60L577 69.6L589 61.6L594 72L606 68.4L608 79C590 68.6 564 66.6 541 74.2Z",
        "b",
      ) +
      A(S, circ(545, 156, 8.4), "b") +
      A(S, circ(545, 156, 4.4), "a") +
      L(S, "M542 156H548M545 153V159") +
      shine(S, "M508 112C510 98 520 88 532 82.6", 2.2);
    s += "</g>";
    if (b)
      s +=
        A(S, circ(553, 107, 20), "b") +
        A(S, gearPath(16, 14, 0.16, 553, 107), "a") +
        glyph("skull", 553, 107, 19, "#23150A");
    return s;
  },
  logistics: (S) => {
    let s = "";
    // keel band
    s += A(S, "M135 150H472L462 166H146Z") + L(S, "M142 154H466M148 162.4H458") + riv(S, 212, 158.2, 400, 158.2, 17);
    // freight lift under the belly: crates go up by chain
    s +=
      A(S, "M262 166H348L342 200H268Z") +
      L(S, "M267 170H343M271.6 196.4H338.4") +
      riv(S, 270, 174, 273.6, 193, 3) +
      riv(S, 340, 174, 336.4, 193, 3) +
      A(S, "M282 200H328V204H282Z", "b") +
      L(S, "M286 204V211M324 204V211M286 211H324", 1.3) +
      A(S, rr(292, 204.6, 11, 9, 1), "a") +
      A(S, rr(306, 206.2, 9, 7.4, 1), "a") +
      L(S, "M292 204.6L303 213.6M303 204.6L292 213.6");
    if (S.lit)
      s +=
        glass(S, rr(281, 174, 20, 17, 2.5)) +
        glass(S, rr(309, 174, 20, 17, 2.5)) +
        L(S, "M291 174V191M281 182.5H301M319 174V191M309 182.5H329", 1.3);
    s += leg(S, [188, 163], [207, 186], [191, 205], 19) + leg(S, [436, 163], [417, 186], [436, 205], 19);
    return s;
  },
};
const BEHIND: Partial<Record<Name, Draw>> = {
  logistics: (S) => leg(S, [226, 170], [247, 184], [240, 205], 12) + leg(S, [388, 170], [370, 184], [378, 205], 12),
};
const OUTLINE: Record<Name, string> = {
  tail: "M134 92L110 100L78 94L58 60L38 44L16 62L22 100L44 132L84 152L134 150Z",
  menagerie: "M131 86H252V154H131Z",
  "captains-bridge": "M246 112V64L254 40L300 40V8H308V40L340 44L360 60V112Z",
  "cannon-i": "M146 92L160 62L98 54V36L180 48L220 40L242 60L244 92Z",
  "armament-hold": "M246 106H360V154H246Z",
  "cannon-ii": "M352 154V88L374 80Q380 42 416 38L546 36V66L460 82L476 94V154Z",
  "deaths-head": "M470 94L510 90Q530 60 580 58Q640 66 640 116L660 160L654 192L576 196L546 170L510 160H470Z",
  logistics: "M132 148H476L464 168H346L340 206H270L262 168H146Z",
};
const SLOTS: Record<Name, Slot[]> = {
  tail: [["bolt", 89.5, 128]],
  menagerie: [["plate", 216.5, 123.5]],
  "captains-bridge": [["plate", 303, 91]],
  "cannon-i": [["bolt", 201.5, 65.5]],
  "armament-hold": [["bolt", 300, 130]],
  "cannon-ii": [["bolt", 414, 120.5]],
  "deaths-head": [
    ["bolt", 537, 107],
    ["plate", 561, 107],
  ],
  logistics: [["plate", 305, 182.5]],
};
const PANELS: Record<Name, Area["panel"]> = {
  tail: [76, 115.5, 27, 25],
  menagerie: [202, 111, 29, 25],
  "captains-bridge": [289, 78.5, 28, 25],
  "cannon-i": [187, 53, 29, 25],
  "armament-hold": [285.5, 117, 29, 26],
  "cannon-ii": [400, 107, 28, 27],
  "deaths-head": [523, 94.5, 52, 25],
  logistics: [290.5, 170, 29, 25],
};
const CALLS: Record<Name, Call> = {
  tail: [14, 22, "M23 31V50L32 60", [32, 60]],
  "cannon-i": [118, 22, "M127 31V40L133 50", [133, 50]],
  "captains-bridge": [352, 22, "M351 22H340L322 45", [322, 45]],
  "cannon-ii": [486, 22, "M495 31V56", [495, 56]],
  "deaths-head": [602, 38, "M611 47V70L606 78", [606, 78]],
  menagerie: [14, 233, "M23 223V182H116L141 141", [141, 141]],
  logistics: [252, 233, "M261 223V208L272 188", [272, 188]],
  "armament-hold": [366, 233, "M375 223L353 196V132", [353, 132]],
};

export default assemble({
  scenery: ground(124, 96, 584),
  order: ORDER,
  draw: DRAW,
  behind: BEHIND,
  outline: OUTLINE,
  slots: SLOTS,
  panels: PANELS,
  calls: CALLS,
  opacity: 0.95,
});
