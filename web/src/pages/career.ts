// A guest's career, put in order for those who read it.

import type { Career } from "$lib/api";
import type { Known } from "./known.svelte";

export const CATEGORIES = ["promotion", "dismissal", "experience"] as const;

export interface Feat {
  game: string;
  name: string;
  count: number;
  first: number;
  table: string;
}

/** All that was ever earned, the newest first. */
export function feats(career: Career): Feat[] {
  return Object.entries(career.games)
    .flatMap(([game, { achievements }]) => Object.entries(achievements).map(([name, feat]) => ({ game, name, ...feat })))
    .sort((one, other) => other.first - one.first);
}

export function totals(career: Career): { played: number; won: number } {
  const games = Object.values(career.games);
  return {
    played: games.reduce((sum, game) => sum + game.played, 0),
    won: games.reduce((sum, game) => sum + game.won, 0),
  };
}

/** What a mark, or without a name its kind, is called: a noun of the game, or an option. */
export function markName({ info, words }: Known, kind: string, name?: string): string {
  if (kind in info.nouns) return words.format(name === undefined ? `label-${kind}` : `${kind}-${name}`);
  return words.format(`option-${kind}`, {}, name === undefined ? undefined : `value-${name}`);
}
