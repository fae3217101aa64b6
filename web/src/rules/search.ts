// Search as you type: all words must be there, in any order, whatever their accents; titles come before text.

import { paragraphs, textOf, type Rules } from "./markdown";

/** A piece of a snippet; `found` is to be marked. */
export interface Piece {
  text: string;
  found: boolean;
}

export interface Found {
  id: string;
  title: Piece[];
  snippet: Piece[];
}

interface Entry {
  id: string;
  title: string;
  text: string;
}

const AROUND = 60; // letters on each side of what was found
const MOST = 30;

export function entriesOf(rules: Rules): Entry[] {
  return paragraphs(rules).map((paragraph) => ({ id: paragraph.id, title: paragraph.title, text: textOf(paragraph) }));
}

/** Letters without accents and case, one for one, so that places in it are places in the text. */
export function fold(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
      return bare.length === letter.length ? bare : letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter;
    })
    .join("")
    .replaceAll("\u00a0", " ")
    .replaceAll("\u2019", "'");
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

export function search(entries: Entry[], query: string): Found[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  const found = entries.flatMap((entry) => {
    const [title, text] = [fold(entry.title), fold(entry.text)];
    if (!words.every((word) => title.includes(word) || text.includes(word))) return [];
    const rank = words.filter((word) => title.includes(word)).length;
    return [{ rank, id: entry.id, title: mark(entry.title, words), snippet: mark(around(entry.text, text, words), words) }];
  });
  return found.sort((one, other) => other.rank - one.rank).slice(0, MOST);
}

/** The part of a text where the first of these words stands; its beginning where none does. */
function around(text: string, folded: string, words: string[]): string {
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const place = places.length ? Math.min(...places) : 0;
  let [from, to] = [Math.max(0, place - AROUND), Math.min(text.length, place + 2 * AROUND)];
  while (from > 0 && text[from - 1] !== " ") from -= 1;
  while (to < text.length && text[to] !== " ") to += 1;
  return `${from > 0 ? "\u2026 " : ""}${text.slice(from, to)}${to < text.length ? " \u2026" : ""}`;
}

export function mark(text: string, words: string[]): Piece[] {
  const folded = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) marked.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1);
    if (last && last.found === marked[at]) last.text += text[at];
    else pieces.push({ text: text[at]!, found: marked[at]! });
  }
  return pieces;
}
