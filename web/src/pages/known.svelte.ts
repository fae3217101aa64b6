// What the pages know of the games: declaration and words, fetched when first asked for and again in another language.

import { SvelteMap } from "svelte/reactivity";
import { gameInfo } from "$lib/api";
import type { GameInfo } from "$lib/contract";
import { gameWords, locale } from "$lib/locale.svelte";
import type { Words } from "$lib/words";

export interface Known {
  info: GameInfo;
  words: Words;
}

const known = new SvelteMap<string, Known>();
const asked = new Set<string>();

/** Null until it is there; reads in the language of the moment. */
export function knownGame(game: string): Known | null {
  const key = `${game} ${locale.current}`;
  if (!asked.has(key)) {
    asked.add(key);
    void fetchGame(game, key);
  }
  return known.get(key) ?? null;
}

async function fetchGame(game: string, key: string): Promise<void> {
  try {
    const [info, words] = await Promise.all([gameInfo(game), gameWords(game, locale.current)]);
    known.set(key, { info, words });
  } catch {
    asked.delete(key); // whoever looks next asks again
  }
}
