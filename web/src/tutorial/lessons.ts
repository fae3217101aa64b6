// A game's lessons as the server tells them, and what the coach answers to a move that does not lead on.

import { api } from "$lib/api";
import type { Frame, Why } from "$lib/wire";

/** Something to read, or, with actions that lead on, something to do. */
export interface Step {
  name: string;
  /** The things on the board it speaks of: "city:london". */
  point: string[];
  accept: string[];
  /** Patterns of other legal moves, each with the attribute of the step's words that answers it. */
  wrong: Record<string, string>;
}

export interface Lesson {
  name: string;
  seat: number;
  players: number;
  steps: Step[];
}

export interface Lessons {
  lessons: Lesson[];
  words: { locale: string; ftl: string };
}

/** The action of each step that is behind one; null where it was read. */
export type Played = (string | null)[];

/** The attribute that answers a legal move nothing else speaks of. */
export const WRONG = "wrong";

const path = (game: string) => `/api/games/${encodeURIComponent(game)}/tutorial`;

export function fetchLessons(game: string, locale: string): Promise<Lessons> {
  return api.get<Lessons>(`${path(game)}?locale=${locale}`);
}

export function follow(game: string, lesson: Lesson, played: Played): Promise<Frame> {
  return api.post<Frame>(`${path(game)}/${encodeURIComponent(lesson.name)}`, { played });
}

export function askWhy(game: string, lesson: Lesson, played: Played, why: string): Promise<Why> {
  return api.post<Why>(`${path(game)}/${encodeURIComponent(lesson.name)}`, { played, why });
}

export const reads = (step: Step) => step.accept.length === 0;

/** The first steps of a lesson, done as it wants them. */
export function firstAnswers(lesson: Lesson, count: number): Played {
  return lesson.steps.slice(0, count).map((step) => step.accept[0] ?? null);
}

/** Which attribute of a step's words answers a legal move: the twin of `Step.answer_to` in engine/tutorial.py. */
export function answerTo(step: Step, action: string): string {
  const fitting = Object.entries(step.wrong).find(([pattern]) => fits(pattern, action));
  return fitting ? fitting[1] : WRONG;
}

/** Patterns as of a shell: `*` is anything, `?` one character, `[abc]` one of these, `[!abc]` none of these. */
export function fits(pattern: string, text: string): boolean {
  const source = pattern.replace(/\[(!?)(\]?[^\]]*)\]|[\s\S]/g, (part, not: string | undefined, set: string | undefined) => {
    if (set !== undefined) return `[${not ? "^" : ""}${set.replace(/[\\\]^[]/g, "\\$&")}]`;
    if (part === "*") return "[\\s\\S]*";
    if (part === "?") return "[\\s\\S]";
    return part.replace(/[\\^$.|+()[\]{}/-]/, "\\$&");
  });
  return new RegExp(`^${source}$`).test(text);
}
