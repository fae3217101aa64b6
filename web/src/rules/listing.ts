// What a sheet of components lists.

import type { GameFace } from "$lib/contract";
import type { Play } from "$table/play.svelte";

export interface Listed {
  kind: string;
  name: string;
}

/** Every piece of a game by its kind, in the order in which kinds are named for it. */
export function piecesOf(play: Play, face: GameFace): Map<string, Listed[]> {
  const { info } = play;
  const kinds = (face.pieces ?? Object.keys(info.nouns)).filter((kind) => kind in info.nouns);
  const listed = new Map<string, Listed[]>();
  for (const kind of kinds) {
    const names = info.nouns[kind]!.filter((name) => !face.unlisted?.(kind, name, info));
    if (names.length) listed.set(kind, names.map((name) => ({ kind, name })));
  }
  return listed;
}

/** Where the components file speaks of a piece that does not say so itself: the shortest path that ends in its name. */
export function pathOf(sources: Record<string, string>, name: string): string | null {
  let best: string | null = null;
  for (const path of Object.keys(sources)) {
    const steps = path.split(".");
    const at = steps.lastIndexOf(name);
    if (at < 0) continue;
    const found = steps.slice(0, at + 1).join(".");
    if (best === null || found.length < best.length) best = found;
  }
  return best;
}
