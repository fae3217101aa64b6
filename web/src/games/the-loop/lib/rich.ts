// Texts of cards with cubes in the place of words: `glyph-rift` lists the words for a rift in each language.

import type { Words } from "$lib/words";

export type RichPart = { text: string; cube?: "rift" | "energy" };

const CUBES = ["rift", "energy"] as const;

export function rich(words: Words, text: string): RichPart[] {
  const kinds = new Map<string, (typeof CUBES)[number]>();
  for (const cube of CUBES) for (const word of words.format(`ui-glyph-${cube}`).split(/\s*,\s*/)) kinds.set(word, cube);
  const pattern = new RegExp(`(?<![\\p{L}])(${[...kinds.keys()].sort((one, other) => other.length - one.length).join("|")})(?![\\p{L}])`, "gu");
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], cube: kinds.get(match[0])! });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
