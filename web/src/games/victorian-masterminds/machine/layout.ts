// Where the parts of a segment lie on its drawing.

import type { Area, Slot } from "../art/kit";
import type { SegmentView } from "../view";

export interface Place {
  part: "bolt" | "plate";
  x: number;
  y: number;
  filled: boolean;
}

const STEP = 23;

/** The slots as drawn; where a box of one's own has other numbers, in a row about the middle of the panel. */
export function placesOf(
  area: Area,
  segment: Pick<SegmentView, "bolts" | "plates" | "bolts_needed" | "plates_needed">,
): Place[] {
  const left = { bolt: segment.bolts, plate: segment.plates };
  return slotsOf(area, segment.bolts_needed, segment.plates_needed).map(([part, x, y]) => ({
    part,
    x,
    y,
    filled: left[part]-- > 0,
  }));
}

function slotsOf(area: Area, bolts: number, plates: number): Slot[] {
  const drawn = (part: string) => area.slots.filter(([each]) => each === part).length;
  if (drawn("bolt") === bolts && drawn("plate") === plates) return area.slots;
  const [x, y] = middleOf(area);
  const parts = [...Array<"bolt">(bolts).fill("bolt"), ...Array<"plate">(plates).fill("plate")];
  return parts.map((part, place) => [part, x + (place - (parts.length - 1) / 2) * STEP, y]);
}

function middleOf({ panel: [x, y, w, h] }: Area): [number, number] {
  return [x + w / 2, y + h / 2];
}

/** The panel under the slots, as wide as they need. */
export function panelOf(area: Area, places: Place[]): Area["panel"] {
  if (places.length <= area.slots.length) return area.panel;
  const [x, y] = middleOf(area);
  const width = places.length * STEP + 6;
  return [x - width / 2, y - 13, width, 26];
}

/** The box around an outline: all its commands are absolute. */
export function boxOf(outline: string): { x: number; y: number; w: number; h: number } {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const [, command, rest] of outline.matchAll(/([MLHVCQA])([^MLHVCQAZ]*)/g)) {
    const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === "H") xs.push(...numbers);
    else if (command === "V") ys.push(...numbers);
    else if (command === "A") {
      xs.push(numbers.at(-2)!);
      ys.push(numbers.at(-1)!);
    } else numbers.forEach((value, i) => (i % 2 ? ys : xs).push(value));
  }
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
