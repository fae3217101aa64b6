// From a sentence of a game to the paragraph that explains it.

import { SvelteMap } from "svelte/reactivity";
import type { Locale } from "$lib/locale.svelte";
import type { Play } from "$table/play.svelte";
import { loadCovers, loadHeadings } from "./texts";

export interface RuleLink {
  id: string;
  title: string;
}

interface Index {
  covers: Record<string, string>;
  titles: Record<string, string>;
}

const known = new SvelteMap<string, Index>();
const asked = new Set<string>();

/** The paragraph of a message; null until the index is there, or where no rule is meant. */
export function ruleOf(play: Play, message: string | null | undefined): RuleLink | null {
  if (!message) return null;
  const index = indexOf(play.info.name, play.words.locale as Locale);
  const id = index?.covers[message];
  return id === undefined ? null : { id, title: index!.titles[id]! };
}

function indexOf(game: string, locale: Locale): Index | undefined {
  const key = `${game}/${locale}`;
  if (!asked.has(key)) {
    asked.add(key);
    Promise.all([loadCovers(game), loadHeadings(game, locale)]).then(
      ([covers, titles]) => known.set(key, { covers, titles }),
      () => asked.delete(key), // without it the game can be played all the same
    );
  }
  return known.get(key);
}
