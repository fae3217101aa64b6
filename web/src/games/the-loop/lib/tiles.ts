// The name of a mission on its tile.

import type { Play } from "$table/play.svelte";
import type { LoopView } from "../view";

const LONGEST = 17;

/** In one line, or in two that are as even as its words allow. */
export function tileLines(play: Play<LoopView>, mission: string | null | undefined): string[] {
  if (!mission) return [];
  const name = play.name("mission", mission);
  const words = name.split(" ");
  if (name.length <= LONGEST || words.length === 1) return [name];
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return cuts.reduce((best, cut) => (widest(cut) < widest(best) ? cut : best));
}

function widest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
