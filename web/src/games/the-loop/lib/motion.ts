// How things move, all of it by transform and opacity, and not at all where `--beat` is 0.

import type { Point, Ring } from "./geometry";

/** How many times as long as drawn everything takes here. */
export function beatOf(node: Element): number {
  const beat = parseFloat(getComputedStyle(node).getPropertyValue("--beat"));
  return Number.isNaN(beat) ? 1 : beat;
}

const MOVE = 260;

/** Keeps a piece where it belongs, and takes it there along the ring. */
export function travel(node: SVGGElement, { ring, at, scale }: { ring: Ring; at: Point; scale: number }) {
  const shown = ([x, y]: Point, size: number) => `translate(${x}px, ${y}px) scale(${size})`;
  node.style.transform = shown(at, scale);
  return {
    update(next: { ring: Ring; at: Point; scale: number }) {
      const same = next.at[0] === at[0] && next.at[1] === at[1] && next.scale === scale;
      if (!same && next.ring === ring) {
        const way = ring.way(at, next.at);
        const frames = way.map((place, index) => ({
          transform: shown(place, scale + ((next.scale - scale) * index) / (way.length - 1)),
        }));
        node.animate(frames, { duration: MOVE * beatOf(node), easing: "ease-out" });
      }
      ({ ring, at, scale } = next);
      node.style.transform = shown(at, scale);
    },
  };
}

/** A cube tumbles down its chute; `from` is where the Machine is, seen from its place. */
export function tumble(node: Element, { from, delay = 0 }: { from: Point; delay?: number }) {
  const beat = beatOf(node);
  return {
    delay: delay * beat,
    duration: 420 * beat,
    css: (t: number, u: number) =>
      `transform: translate(${from[0] * u}px, ${from[1] * u}px) rotate(${-300 * u}deg) scale(${0.5 + 0.5 * t}); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** Something appears, or is used up. */
export function pop(node: Element, { delay = 0 }: { delay?: number } = {}) {
  const beat = beatOf(node);
  return { delay: delay * beat, duration: 220 * beat, css: (t: number) => `transform: scale(${t * (2.2 - 1.2 * t)}); opacity: ${t}` };
}

/** A clone dies: it swells a little, then collapses. */
export function collapse(node: Element) {
  return {
    duration: 300 * beatOf(node),
    css: (t: number, u: number) =>
      `transform: ${u < 0.3 ? `scale(${1 + u * 0.6})` : `scale(${(t / 0.7) * 1.18}, ${(t / 0.7) ** 2}) rotate(${(u - 0.3) * 60}deg)`}; opacity: ${Math.min(1, t * 2)}`,
  };
}

/** A vortex opens: everything falls in on itself. */
export function implode(node: Element) {
  return {
    duration: 700 * beatOf(node),
    css: (t: number, u: number) => `transform: scale(${1 + 1.6 * u * u}) rotate(${u * 260}deg); opacity: ${t}`,
  };
}
