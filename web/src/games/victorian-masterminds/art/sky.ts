// The night over a city: stars, two rows of roofs and the haze of its lamps. Drawn from a seed, so that London is
// always London.

import { f, random } from "./geometry";

function roofs(seed: number, w: number, base: number, least: number, most: number, fill: string, lit: boolean): string {
  const next = random(seed);
  let d = `M0 ${base}`;
  let windows = "";
  for (let x = 0; x < w;) {
    const width = 9 + next() * 15;
    const h = least + next() * (most - least);
    const end = Math.min(w, x + width);
    const kind = next();
    if (kind < 0.38) d += `L${f(x)} ${f(base - h)}L${f((x + end) / 2)} ${f(base - h - 5)}L${f(end)} ${f(base - h)}`;
    else if (kind < 0.7)
      d += `L${f(x)} ${f(base - h)}H${f(x + 2.5)}V${f(base - h - 4.5)}H${f(x + 5)}V${f(base - h)}H${f(end)}`;
    else d += `L${f(x)} ${f(base - h)}L${f(x + 3)} ${f(base - h - 5)}H${f(end - 3)}L${f(end)} ${f(base - h)}`;
    for (let window = 0; lit && window < 2; window++) {
      if (next() >= 0.55) continue;
      windows += `<rect x="${f(x + 2 + next() * (width - 5))}" y="${f(base - h + 3 + next() * 6)}" width="1.5" height="2.2" fill="#FFC766" opacity="${f(0.35 + next() * 0.5)}"/>`;
    }
    x = end;
  }
  return `<path d="${d}L${w} ${base}Z" fill="${fill}"/>${windows}`;
}

/** The sky of the city with this number, in a box of its own. */
export function skyArt(city: number, w: number, h: number): string {
  const next = random(40 + city * 17);
  let stars = "";
  for (let star = 0; star < 16; star++) {
    stars += `<circle cx="${f(next() * w)}" cy="${f(4 + next() * h * 0.45)}" r="${f(0.4 + next() * 0.5)}" fill="#E9F4FA" opacity="${f(0.3 + next() * 0.5)}"/>`;
  }
  return (
    `<rect width="${w}" height="${h}" fill="url(#vm-sky)"/>${stars}${roofs(90 + city * 7, w, h, 26, 50, "#14344A", false)}` +
    `<ellipse cx="${w / 2}" cy="${h}" rx="${w * 0.6}" ry="${h * 0.6}" fill="url(#vm-haze)"/>${roofs(11 + city * 5, w, h, 10, 26, "#0C1D29", true)}`
  );
}
