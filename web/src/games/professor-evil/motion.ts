// Motion: only transform and opacity, all of it as long as the settings say; nothing moves where they say so.

import { beat } from "$lib/settings.svelte";

/** A light that is lit or put out. */
export function glow(_: Element, { ms = 320 }: { ms?: number } = {}) {
  return { duration: ms * beat(), css: (now: number) => `opacity: ${now}` };
}

/** Light that falls through a door opens like a fan from `at`. */
export function fan(_: Element, { at, ms = 320 }: { at: [number, number]; ms?: number }) {
  const css = (now: number) => `opacity: ${now}; transform-origin: ${at[0]}px ${at[1]}px; transform: scale(${0.4 + 0.6 * now})`;
  return { duration: ms * beat(), css };
}

/** A tile that leaves the board flies to its slot beside it: saved or lost. `where` names the slot's `data-slot`. */
export function leave(node: Element, { where, ms = 500 }: { where: () => string | null; ms?: number }) {
  const duration = ms * beat();
  const slot = where();
  const goal = slot ? document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect() : undefined;
  if (duration > 0 && goal?.width) fly(node, goal, duration);
  return { duration, css: (now: number) => `opacity: ${now * now}` };
}

function fly(node: Element, goal: DOMRect, duration: number): void {
  const start = node.getBoundingClientRect();
  const glyph = node.querySelector("[data-flies]");
  if (!glyph || !start.width) return;
  const flier = document.createElement("div");
  flier.setAttribute("aria-hidden", "true");
  const size = Math.min(start.width, start.height) * 0.7;
  const [x, y] = [start.left + start.width / 2, start.top + start.height / 2];
  flier.style.cssText = `position:fixed;z-index:50;pointer-events:none;left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px;color:#FFF1CF`;
  flier.innerHTML = `<svg viewBox="0 0 512 512" width="100%" height="100%">${glyph.innerHTML}</svg>`;
  document.body.append(flier);
  const [dx, dy] = [goal.left + goal.width / 2 - x, goal.top + goal.height / 2 - y];
  const end = goal.width / size;
  const flight = flier.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx * 0.35}px, ${dy * 0.35 - 30}px) scale(${1.15})`, opacity: 1, offset: 0.4 },
      { transform: `translate(${dx}px, ${dy}px) scale(${end})`, opacity: 0.6 },
    ],
    { duration, easing: "ease-in-out" },
  );
  flight.onfinish = flight.oncancel = () => flier.remove();
}
