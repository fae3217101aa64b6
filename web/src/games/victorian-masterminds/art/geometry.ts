// Shapes as path data. Nothing here knows the game.

import type { Shape } from "./palette";

/** A number as short as a drawing needs it. */
export const f = (value: number): string => String(Math.round(value * 100) / 100);

/** The same numbers for the same seed, so that a city's roofs never change. */
export function random(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function gearPath(r: number, teeth = 14, depth = 0.12, cx = 0, cy = 0): string {
  const inner = r * (1 - depth);
  const step = (2 * Math.PI) / teeth;
  const at = (radius: number, angle: number) =>
    `${f(cx + radius * Math.cos(angle))} ${f(cy + radius * Math.sin(angle))}`;
  let d = "";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const a = tooth * step - Math.PI / 2;
    d += `${tooth ? "L" : "M"}${at(inner, a - step * 0.3)}L${at(r, a - step * 0.17)}`;
    d += `A${f(r)} ${f(r)} 0 0 1 ${at(r, a + step * 0.17)}L${at(inner, a + step * 0.3)}`;
    d += `A${f(inner)} ${f(inner)} 0 0 1 ${at(inner, a + step * 0.7)}`;
  }
  return `${d}Z`;
}

/** The engraving of an agent's back: twelve ellipses turned about one middle. */
export function rosettePath(r: number): string {
  let d = "";
  for (let leaf = 0; leaf < 12; leaf++) {
    const angle = (leaf * Math.PI) / 12;
    const [x, y] = [f(r * 0.98 * Math.cos(angle)), f(r * 0.98 * Math.sin(angle))];
    const arc = `A${f(r * 0.98)} ${f(r * 0.36)} ${leaf * 15} 1 0`;
    d += `M${x} ${y}${arc} ${f(-Number(x))} ${f(-Number(y))}${arc} ${x} ${y}`;
  }
  return d;
}

export function shapePath(shape: Shape, r: number): string {
  switch (shape) {
    case "disc":
      return circle(0, 0, r * 0.86);
    case "square":
      return `M${f(-r * 0.78)} ${f(-r * 0.78)}h${f(r * 1.56)}v${f(r * 1.56)}h${f(-r * 1.56)}Z`;
    case "diamond":
      return `M0 ${f(-r * 1.08)}L${f(r * 0.92)} 0L0 ${f(r * 1.08)}L${f(-r * 0.92)} 0Z`;
    case "triangle":
      return `M0 ${f(-r)}L${f(r * 1.02)} ${f(r * 0.78)}L${f(-r * 1.02)} ${f(r * 0.78)}Z`;
  }
}

export function circle(x: number, y: number, r: number): string {
  return `M${f(x - r)} ${f(y)}A${f(r)} ${f(r)} 0 1 0 ${f(x + r)} ${f(y)}A${f(r)} ${f(r)} 0 1 0 ${f(x - r)} ${f(y)}Z`;
}

export function hexagon(r: number): string {
  let d = "";
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * Math.PI) / 3;
    d += `${corner ? "L" : "M"}${f(r * Math.cos(angle))} ${f(r * Math.sin(angle))}`;
  }
  return `${d}Z`;
}

/** A plate whose corners are cut out in quarter circles. */
export function ticket(x: number, y: number, w: number, h: number, c: number): string {
  const arc = `A${c} ${c} 0 0 0 `;
  return (
    `M${f(x + c)} ${f(y)}H${f(x + w - c)}${arc}${f(x + w)} ${f(y + c)}V${f(y + h - c)}${arc}${f(x + w - c)} ${f(y + h)}` +
    `H${f(x + c)}${arc}${f(x)} ${f(y + h - c)}V${f(y + c)}${arc}${f(x + c)} ${f(y)}Z`
  );
}

/** The ragged edge of a wax seal. */
export function sealPath(r: number, seed: number): string {
  const next = random(7 + seed * 13);
  let d = "";
  for (let point = 0; point < 22; point++) {
    const angle = (point / 22) * 2 * Math.PI;
    const radius = r * (1 + (point % 2 ? -0.055 : 0.055) + (next() - 0.5) * 0.09);
    d += `${point ? "L" : "M"}${f(radius * Math.cos(angle))} ${f(radius * Math.sin(angle))}`;
  }
  return `${d}Z`;
}
