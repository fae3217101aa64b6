// How far somebody has come in the tutorials; kept in this browser, told to nobody.

import type { Played } from "./lessons";

export interface Progress {
  /** Where one is: the lesson, and what was played in it. */
  lesson: string;
  played: Played;
  /** Lessons that were gone through. */
  done: string[];
  /** Steps behind one, of all. */
  place: number;
  of: number;
  /** All of it was gone through once. */
  finished: boolean;
}

const key = (game: string) => `villainy.learn.${game}`;

export function readProgress(game: string): Progress | null {
  try {
    return checked(JSON.parse(localStorage.getItem(key(game)) ?? "null"));
  } catch {
    return null; // a browser that keeps nothing, or not what we wrote
  }
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // a browser that keeps nothing
  }
}

export function checked(kept: any): Progress | null {
  const texts = (list: unknown): list is string[] => Array.isArray(list) && list.every((each) => typeof each === "string");
  const actions = (list: unknown): list is Played => Array.isArray(list) && texts(list.filter((each) => each !== null));
  if (typeof kept?.lesson !== "string" || !actions(kept.played) || !texts(kept.done)) return null;
  if (typeof kept.place !== "number" || typeof kept.of !== "number") return null;
  const { lesson, played, done, place, of } = kept;
  return { lesson, played, done, place, of, finished: kept.finished === true };
}
