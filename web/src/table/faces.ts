// The games' faces and words, fetched when a table needs them.

import { gameSource } from "$lib/api";
import type { GameFace } from "$lib/contract";
import { gameWords, locale, type Locale } from "$lib/locale.svelte";
import type { Words } from "$lib/words";

const faces = import.meta.glob<{ default: GameFace }>("../games/*/index.ts");

async function loadFace(game: string): Promise<GameFace> {
  const load = faces[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no face for ${game}`);
  return (await load()).default;
}

/** Everything that is said at a table of this game. */
export async function loadWords(face: GameFace, chosen: Locale): Promise<Words> {
  const [words, own] = await Promise.all([gameWords(face.name, chosen), face.words?.[chosen]?.()]);
  return own ? words.add(own) : words;
}

/** Face and words of a game; the words are on their way while the face is. */
export async function dress(game: string): Promise<[GameFace, Words]> {
  void gameSource(game, locale.current).catch(() => {});
  const face = await loadFace(game);
  return [face, await loadWords(face, locale.current)];
}
