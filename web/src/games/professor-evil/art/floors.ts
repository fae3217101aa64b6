// The floors: a tint and a pattern for every room, and three lights to see them in.

export type Light = "night" | "lamp" | "violet";

/** What the pattern's lines and its darker parts are drawn with, in each light; furniture: see tokens.css. */
const INK: Record<Light, { line: string; part: string; dot: string }> = {
  night: { line: "rgba(160,176,255,.17)", part: "rgba(160,176,255,.075)", dot: "rgba(168,182,255,.46)" },
  lamp: { line: "rgba(255,226,160,.30)", part: "rgba(255,230,170,.14)", dot: "rgba(255,221,150,.72)" },
  violet: { line: "rgba(228,186,255,.26)", part: "rgba(228,186,255,.12)", dot: "rgba(230,190,255,.66)" },
};

export const GROUND: Record<Exclude<Light, "night">, string> = { lamp: "#A9692A", violet: "#55318F" };

const TINT: Record<string, string> = {
  "main-hall": "#262E6E", library: "#2A2D72", study: "#24346F", gallery: "#2C3480", kitchen: "#21386E", ballroom: "#302E78",
  "drawing-room": "#2F2D70", "trophy-room": "#282C68", laboratory: "#20346A", observatory: "#222B72", cellar: "#1F2A5C",
  "dining-room": "#2D2A6C",
};

const LAID: Record<string, string> = {
  "main-hall": "chequer", library: "planks", study: "chevron", gallery: "cabochon", kitchen: "tiles", ballroom: "basket",
  "drawing-room": "arrows", "trophy-room": "boards", laboratory: "hexagons", observatory: "stars", cellar: "flags",
  "dining-room": "damask",
};

export const tint = (room: string) => TINT[room] ?? "#282C68";
export const laid = (room: string) => LAID[room] ?? "chequer";

export function shade(colour: string, by: number): string {
  const number = parseInt(colour.slice(1), 16);
  const parts = [number >> 16, (number >> 8) & 255, number & 255];
  return `rgb(${parts.map((part) => Math.min(255, Math.round(part * by))).join(" ")})`;
}

/** All patterns in a light, as SVG definitions `pe-<light>-<pattern>`. */
export function patterns(light: Light): string {
  const { line, part, dot } = INK[light];
  const pattern = (name: string, w: number, h: number, inside: string) =>
    `<pattern id="pe-${light}-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${inside}</pattern>`;
  const lines = (d: string) => `<path d="${d}" fill="none" stroke="${line}" stroke-width="1.6"/>`;
  const filled = (d: string) => `<path d="${d}" fill="${part}"/>`;
  const stars = [[20, 30, 2], [120, 20, 1.6], [170, 90, 2.4], [70, 110, 1.6], [40, 170, 2], [140, 160, 1.4]];
  return [
    pattern("chequer", 66.67, 66.67, filled("M0 0h33.3v33.3h-33.3zM33.3 33.3h33.4v33.4h-33.4z") + lines("M0 0h66.7M0 33.3h66.7M0 0v66.7M33.3 0v66.7")),
    pattern("planks", 75, 180, lines("M0 0v180M25 0v180M50 0v180M0 40h25M25 120h25M50 75h25M0 150h25") + filled("M25 0h25v120h-25z")),
    pattern("boards", 180, 75, lines("M0 0h180M0 25h180M0 50h180M40 0v25M120 25v25M75 50v25M150 0v25") + filled("M0 25h120v25h-120z")),
    pattern("chevron", 60, 22, lines("M0 0L30 18L60 0M0 22L30 40L60 22M0 0v22M30 0v22") + filled("M0 0L30 18V29L0 11Z")),
    pattern("arrows", 22, 60, lines("M0 0L18 30L0 60M22 0L40 30L22 60M0 0h22M0 30h22") + filled("M0 0L18 30H29L11 0Z")),
    pattern("cabochon", 62, 62, lines("M0 12L12 0H50L62 12V50L50 62H12L0 50Z") + `<path d="M0 0h12L0 12ZM62 0H50L62 12ZM0 62V50L12 62ZM62 62V50L50 62Z" fill="${line}"/>`),
    pattern("tiles", 40, 40, lines("M0 0h40M0 20h40M0 0v40M20 0v40") + filled("M20 0h20v20h-20z")),
    pattern("basket", 64, 64, lines("M0 0h32v32h-32zM32 32h32v32h-32zM0 8h32M0 16h32M0 24h32M32 40h32M32 48h32M32 56h32M40 0v32M48 0v32M56 0v32M32 0h32v32M8 32v32M16 32v32M24 32v32M0 32h32v32")),
    pattern("hexagons", 52, 90, lines("M26 0L52 15V45L26 60L0 45V15ZM26 60V90M0 45V15M52 15V45") + filled("M26 0L52 15V45L26 60L0 45V15Z")),
    pattern("flags", 130, 110, lines("M0 0h130M0 38h130M0 74h130M44 0v38M96 0v38M20 38v36M76 38v36M52 74v36M110 74v36") + filled("M44 0h52v38h-52zM76 38h54v36h-54z")),
    pattern("damask", 46, 46, `<path d="M23 5C30 12 30 18 23 24C16 18 16 12 23 5ZM23 24C30 30 30 36 23 43C16 36 16 30 23 24ZM23 24C17 20 11 20 6 24C11 28 17 28 23 24ZM23 24C29 20 35 20 40 24C35 28 29 28 23 24Z" fill="${part}" stroke="${line}"/>`),
    pattern("stars", 200, 200, stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${dot}"/>`).join("")),
  ].join("");
}
