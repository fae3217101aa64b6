// The buildings on a city's street, 52 wide and 78 high, their ground at 0. What a city keeps beside the other
// three is its own monument.

import { f } from "./geometry";

const win = (x: number, y: number, w = 2.6, h = 4): string =>
  `<path d="M${f(x - w / 2)} ${f(y)}V${f(y - h + w / 2)}A${f(w / 2)} ${f(w / 2)} 0 0 1 ${f(x + w / 2)} ${f(y - h + w / 2)}V${f(y)}Z" fill="#FFCF74"/>`;
const OUT = 'stroke="#1A0F08" stroke-width=".9" stroke-linejoin="round"';
const DRAWN: Record<string, () => string> = {
  factory: () =>
    `<g>
  <path d="M-19 -25L-17.6 -57H-11.4L-10 -25Z" fill="url(#vm-brick)" ${OUT}/><path d="M-18.4 -57h7.8v-4h-7.8Z" fill="#5B3020" ${OUT}/><path d="M-18 -48h7" stroke="#D9A47C" stroke-width="1.2"/>
  <path d="M-5 -25L-4 -49H1.6L2.6 -25Z" fill="url(#vm-brick)" ${OUT}/><path d="M-4.8 -49h7.2v-3.4h-7.2Z" fill="#5B3020" ${OUT}/>
  <path d="M-24 0V-27L-24 -37L-9 -27V-37L6 -27V-37L22 -27V0Z" fill="url(#vm-brick-wall)" ${OUT}/>
  <path d="M-22.5 -34.2L-11 -26.6M-7.5 -34.2L4 -26.6M7.5 -34.2L19 -26.6" stroke="#FFD58A" stroke-width="1.6" opacity=".9"/>
  ${[-19, -12, -5, 2, 9, 16].map((x) => win(x, -15, 3.4, 6)).join("")}${[-19, -12, 9, 16].map((x) => win(x, -4, 3.4, 6)).join("")}
  <path d="M-6 0V-8.5A4.4 4.4 0 0 1 2.8 -8.5V0Z" fill="#22120A" ${OUT}/></g>`,
  furnace: () =>
    `<g><path d="M-20 0C-25 -18 -17 -33 -8.4 -45L-7.4 -56H7.4L8.4 -45C17 -33 25 -18 20 0Z" fill="url(#vm-iron)" ${OUT}/>
  <path d="M-9 -56h18v-3.4h-18Z" fill="#4B4A4B" ${OUT}/>
  <path d="M-6 -60C-5 -66 -1 -65 -1.6 -70C2.6 -68 5.6 -64 5 -59.4Z" fill="#FF9B3D"/><path d="M-3 -60C-2.4 -63.6 0 -63 0 -66C2 -64.6 3.2 -62 2.8 -59.6Z" fill="#FFE29A"/>
  <g fill="none" stroke="#C9C2B6" stroke-opacity=".5" stroke-width="1"><path d="M-21.6 -10Q0 -5 21.6 -10M-20.4 -22Q0 -17 20.4 -22M-14.6 -35Q0 -31 14.6 -35M-9 -45Q0 -42.6 9 -45"/></g>
  <path d="M-9 0V-8A9 9 0 0 1 9 -8V0Z" fill="#1B0D06" ${OUT}/><path d="M-7 0V-7.6A7 7 0 0 1 7 -7.6V0Z" fill="url(#vm-fire)"/>
  <g fill="#E9DFC8" opacity=".55">${[-15, -9, 9, 15].map((x) => `<circle cx="${x}" cy="-14" r=".9"/>`).join("")}${[-12, 12].map((x) => `<circle cx="${x}" cy="-27" r=".9"/>`).join("")}</g></g>`,
  university: () =>
    `<g>
  <path d="M-24 0V-24H24V0Z" fill="url(#vm-stone)" ${OUT}/>
  <path d="M-12 -34V-40H12V-34Z" fill="url(#vm-stone)" ${OUT}/><path d="M-12 -40A12 13 0 0 1 12 -40Z" fill="url(#vm-verdigris)" ${OUT}/>
  <path d="M0 -53V-40M-6 -51C-8 -48 -8.4 -44 -8.4 -40M6 -51C8 -48 8.4 -44 8.4 -40" stroke="#1B3B36" stroke-width=".8" fill="none"/>
  <path d="M-2.6 -52V-57H2.6V-52Z" fill="url(#vm-stone)" ${OUT}/><path d="M-3.2 -57A3.2 3.4 0 0 1 3.2 -57Z" fill="url(#vm-verdigris)" ${OUT}/><path d="M0 -60.4V-66" stroke="#F7E4B4" stroke-width="1.1"/>
  <path d="M-26 -24L0 -35L26 -24Z" fill="url(#vm-stone)" ${OUT}/><circle cy="-27.6" r="2.3" fill="#FFCF74" stroke="#3b2a18" stroke-width=".6"/>
  <path d="M-22 -5V-22H22V-5Z" fill="#2A1B10"/>${[-15.6, -5.2, 5.2, 15.6].map((x) => win(x, -6, 4, 10)).join("")}
  ${[-20.6, -10.4, 0, 10.4, 20.6].map((x) => `<path d="M${x - 1.9} -5V-23H${x + 1.9}V-5Z" fill="url(#vm-stone)" ${OUT}/>`).join("")}
  <path d="M-26 0V-3.2H26V0Z" fill="#E7D8B2" ${OUT}/><path d="M-24 -3.2V-5.6H24V-3.2Z" fill="#CDB98C" ${OUT}/></g>`,
  london:
    () => `<g><path d="M-25 0V-15L-22 -19L-19 -15V-17L-16 -21L-13 -17V-15H-7V0Z" fill="url(#vm-gold-wall)" ${OUT}/><path d="M7 0V-15L10 -19L13 -15V-17L16 -21L19 -17V-15H25V0Z" fill="url(#vm-gold-wall)" ${OUT}/>
  ${[-21, -16, -11, 11, 16, 21].map((x) => win(x, -4, 2.4, 6)).join("")}
  <path d="M-8.4 0V-42H8.4V0Z" fill="url(#vm-gold)" ${OUT}/><path d="M-4.4 -2V-38M0 -2V-38M4.4 -2V-38" stroke="#6A4A1F" stroke-width=".8"/>
  <path d="M-10 -40H10V-56H-10Z" fill="url(#vm-gold)" ${OUT}/><circle cy="-48" r="6.3" fill="#FFF3D6" stroke="#3B2810" stroke-width="1.1"/><path d="M0 -48V-52.4M0 -48L3.2 -46.4" stroke="#2A1B0F" stroke-width="1.1" stroke-linecap="round"/>
  <path d="M-10 -56L-5 -65H5L10 -56Z" fill="url(#vm-verdigris)" ${OUT}/><path d="M-4.2 -65V-68H4.2V-65Z" fill="#FFCF74" ${OUT}/><path d="M-5 -68L0 -78L5 -68Z" fill="url(#vm-verdigris)" ${OUT}/></g>`,
  moscow: () => {
    const onion = (x: number, y: number, w: number, c: string, c2: string) =>
      `<g transform="translate(${x} ${y}) scale(${w / 10})"><path d="M-4 0C-7.4 -3.4 -5.6 -8 0 -12.6C5.6 -8 7.4 -3.4 4 0Z" fill="${c}" ${OUT}/><path d="M-2.2 -.4C-3.8 -4 -2 -8 0 -11.4C2 -8 3.8 -4 2.2 -.4" fill="none" stroke="${c2}" stroke-width="1.3"/><path d="M0 -12.4V-16M-1.5 -14.6H1.5" stroke="#F7E4B4" stroke-width=".9"/></g>`;
    const tower = (x: number, w: number, h: number, c: string, c2: string) =>
      `<path d="M${x - w / 2} 0V${-h}H${x + w / 2}V0Z" fill="url(#vm-gold-wall)" ${OUT}/>${win(x, -h + 9, 2.2, 5)}${onion(x, -h, w * 1.02, c, c2)}`;
    return `<g>${tower(-12, 8.6, 30, "#3E7C6D", "#CDE7D6")}${tower(12, 8.6, 30, "#B4472F", "#F4D29A")}<path d="M-5.6 0V-38L0 -60L5.6 -38V0Z" fill="url(#vm-gold)" ${OUT}/><path d="M-5 -40H5M-3.6 -46H3.6M-2.2 -52H2.2" stroke="#6A4A1F" stroke-width=".9"/>${onion(0, -59, 6.4, "#D9A83C", "#FFF0C0")}${win(0, -24, 3, 7)}
  ${tower(-20.5, 8.8, 19, "#B4472F", "#F4D29A")}${tower(20.5, 8.8, 19, "#2F6A92", "#BFE0F4")}<path d="M-25 0V-9H25V0Z" fill="url(#vm-brick-wall)" ${OUT}/>${[-19, -10, 10, 19].map((x) => win(x, -1.4, 3, 5.4)).join("")}<path d="M-4 0V-7A4 4 0 0 1 4 -7V0Z" fill="#22120A" ${OUT}/></g>`;
  },
  paris:
    () => `<g fill="none" stroke-linejoin="round"><path d="M-23 0C-13 -10 -7.4 -28 -2.6 -66H2.6C7.4 -28 13 -10 23 0H14.6C12.4 -9 6.4 -13.4 0 -13.4C-6.4 -13.4 -12.4 -9 -14.6 0Z" fill="url(#vm-gold)" ${OUT}/>
  <path d="M-10.6 -19L-4.4 -36.6L4.4 -36.6L10.6 -19Z" fill="#1D130B" opacity=".55"/>
  <path d="M-17.5 -7L-11 -8.4M17.5 -7L11 -8.4M-9.4 -22L7 -33M9.4 -22L-7 -33M-8 -27.4L5.6 -36M8 -27.4L-5.6 -36M-5 -42L3.6 -50M5 -42L-3.6 -50M-3.4 -52L2.6 -58M3.4 -52L-2.6 -58" stroke="#4A3212" stroke-width="1"/>
  <path d="M-15 -15.6H15V-18.8H-15Z" fill="#F3DCA2" ${OUT}/><path d="M-8.4 -35.6H8.4V-38.4H-8.4Z" fill="#F3DCA2" ${OUT}/><path d="M-4 -65H4V-67.6H-4Z" fill="#F3DCA2" ${OUT}/><path d="M0 -67V-77" stroke="#F7E4B4" stroke-width="1.3"/><circle cy="-70" r="1.8" fill="#FFCF74"/></g>`,
  rome: () => {
    const row = (y: number, xs: number[], w: number, h: number) => xs.map((x) => win(x, y, w, h)).join("");
    return `<g><path d="M-26 0V-27L-21 -29L-18 -26L-14 -30L-9 -42L-4 -41L2 -46H20C24 -44 26 -42 26 -40V0Z" fill="url(#vm-gold)" ${OUT}/>
  <path d="M-26 -13.6Q0 -10.6 26 -13.6M-26 -26.6Q0 -23.6 26 -26.6M-9 -38.4Q8 -36.6 26 -38.6" fill="none" stroke="#6A4A1F" stroke-width="1.2"/>
  ${row(-1, [-21.5, -14.4, -7.2, 0, 7.2, 14.4, 21.5], 4.4, 9.4)}${row(-14.4, [-21.5, -14.4, -7.2, 0, 7.2, 14.4, 21.5], 4.4, 8.6)}${row(-27.4, [-7.2, 0, 7.2, 14.4, 21.5], 4.4, 8)}
  <g fill="#2A1A0C">${[0, 7.2, 14.4, 21.5].map((x) => `<rect x="${x - 1.2}" y="-43" width="2.4" height="2.6"/>`).join("")}</g></g>`;
  },
  washington:
    () => `<g><path d="M-26 0V-21H26V0Z" fill="url(#vm-stone)" ${OUT}/><path d="M-27 -21H27V-24H-27Z" fill="#F4E8CB" ${OUT}/>${[-22.6, -17.2, 17.2, 22.6].map((x) => win(x, -12.4, 2.6, 5.4) + win(x, -3, 2.6, 5.4)).join("")}
  <path d="M-13 0V-24H13V0Z" fill="#2A1B10" ${OUT}/>${[-7.2, 0, 7.2].map((x) => win(x, -4, 3.4, 8) + win(x, -14, 3.2, 6)).join("")}
  ${[-11.4, -4, 4, 11.4].map((x) => `<path d="M${x - 1.7} 0V-24H${x + 1.7}V0Z" fill="#F4E8CB" ${OUT}/>`).join("")}
  <path d="M-15 -24L0 -34L15 -24Z" fill="url(#vm-stone)" ${OUT}/><path d="M-9 -30V-33H9V-30" fill="none"/><circle cy="-27.2" r="1.7" fill="#FFCF74"/>
  <path d="M0 -34V-51" stroke="#F7E4B4" stroke-width="1.1"/><path d="M.4 -50.6C4 -52.4 6.4 -48.8 11 -50.4V-43.8C6.4 -42.4 4 -45.6 .4 -44Z" fill="#C5402F" stroke="#1A0F08" stroke-width=".6"/><path d="M-15 -0.1V-3H15V-.1Z" fill="#E7D8B2" ${OUT}/></g>`,
};

export function buildingArt(building: string, city: string): string {
  const drawn = DRAWN[building === "monument" ? city : building];
  return drawn ? drawn() : "";
}

/** The smoke over a factory's two chimneys. */
export const SMOKE =
  '<g fill="none" stroke="#C9D6DC" stroke-linecap="round" opacity=".2"><path d="M-14.4 -63C-18 -70 -8 -72 -11 -80S-2 -88 -6 -96" stroke-width="4.5"/><path d="M-1.2 -54C-4 -60 5 -62 2 -70S9 -78 6 -84" stroke-width="3.4"/></g>';
