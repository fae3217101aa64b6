// Geometry shared by the pictures of the home page.

/** A generator of its own, so that a picture is the same each time. */
export function scatter(seed: number): () => number {
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

export interface Star {
  x: number;
  y: number;
  r: number;
  light: number;
}

export function stars(next: () => number, count: number, height: number): Star[] {
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * 400),
    y: Math.round(next() * height),
    r: round(0.5 + next()),
    light: round(0.25 + next() * 0.7, 2),
  }));
}

/** A cogwheel with a round hole, as one path to be filled by evenodd. */
export function cog(x: number, y: number, radius: number, teeth: number, hole: number): string {
  const at = (angle: number, r: number) => `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`;
  const half = (Math.PI / teeth) * 0.5;
  let path = "";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = (tooth * 2 * Math.PI) / teeth;
    path += `${tooth ? "L" : "M"}${at(angle - half * 1.35, radius * 0.86)}L${at(angle - half * 0.85, radius)}`;
    path += `L${at(angle + half * 0.85, radius)}L${at(angle + half * 1.35, radius * 0.86)}`;
  }
  const r = radius * hole;
  return `${path}ZM${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Lit windows strewn over a wall of columns and rows. */
export function windows(next: () => number, wall: [x: number, y: number, w: number, h: number], columns: number, rows: number, share: number) {
  const [x, y, w, h] = wall;
  const width = w / columns;
  const height = h / rows;
  const lit = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      if (next() < share) {
        lit.push({
          x: round(x + column * width + width * 0.25),
          y: round(y + row * height + height * 0.2),
          w: round(width * 0.5),
          h: round(height * 0.6),
          light: round(0.55 + next() * 0.45, 2),
        });
      }
    }
  }
  return lit;
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
