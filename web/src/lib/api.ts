// The server's HTTP interface. WebSocket messages are in wire.ts.

import type { GameInfo } from "./contract";
import type { Pace, Sentence } from "./wire";

export interface Me {
  id: string;
  name: string;
  named: boolean;
}

export type SeatChoice = { kind: "me" } | { kind: "open" } | { kind: "bot"; bot: string };

/** What a new table is made of (POST /api/tables). */
export interface NewTable {
  game: string;
  name?: string;
  players: number;
  options?: Record<string, string>;
  public?: boolean;
  pace?: Pace;
  undo?: "free" | "consent";
  hints?: boolean;
  seats?: SeatChoice[];
  start?: boolean;
}

export interface LineSeat {
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  yours: boolean;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  name: string;
  status: "ended" | "open" | "over" | "running";
  public: boolean;
  players: number;
  options: Record<string, string>;
  seats: LineSeat[];
  asked: number | null;
  your_turn: boolean;
  seconds_left: number | null;
  pace: Pace;
  created: number;
  updated: number;
  winner: number[] | null;
  won: boolean | null;
  rewound: boolean;
}

export interface GameCareer {
  played: number;
  won: number;
  points_best: number | null;
  marks: Record<string, Record<string, number>>;
  partners: Record<string, number>;
  achievements: Record<string, { count: number; first: number; table: string }>;
}

export interface Career {
  games: Record<string, GameCareer>;
}

/** A game's words in one language (GET /api/games/{game}/words/{locale}). */
export interface WordSource {
  locale: string;
  ftl: string;
  said: Record<string, string>;
}

/** The server said no, or could not be reached: `sentence` says it in every language. */
export class ApiError extends Error {
  readonly status: number;
  readonly sentence: Sentence;

  constructor(status: number, sentence: Sentence) {
    super(sentence.message);
    this.status = status;
    this.sentence = sentence;
  }
}

/** Any failure as a sentence of Fluent. */
export function problem(error: unknown): Sentence {
  if (error instanceof ApiError) return error.sentence;
  console.error(error);
  return { message: "page-problem-unknown" };
}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const request: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { ...request.headers, "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new ApiError(0, { message: "page-problem-unreachable" });
  }
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const said = answer?.error ?? answer?.sentence; // an error, or a command that was refused
  const known: Sentence | null = typeof said?.message === "string" ? said : null;
  throw new ApiError(response.status, known ?? { message: "page-problem-status", arguments: { status: String(response.status) } });
}

export const api = {
  get: <Answer>(path: string) => call<Answer>("GET", path),
  post: <Answer>(path: string, body: unknown = {}) => call<Answer>("POST", path, body),
  patch: <Answer>(path: string, body: unknown) => call<Answer>("PATCH", path, body),
};

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the server runs is asked for once. */
function once<Answer>(path: string): Promise<Answer> {
  let answer = kept.get(path) as Promise<Answer> | undefined;
  if (!answer) {
    answer = api.get<Answer>(path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

export const gameInfo = (game: string) => once<GameInfo>(`/api/games/${encodeURIComponent(game)}`);

export const gameSource = (game: string, locale: string) =>
  once<WordSource>(`/api/games/${encodeURIComponent(game)}/words/${locale}`);

/** What engine and server say whatever the game. */
export const serverSource = (locale: string) => once<WordSource>(`/api/words/${locale}`);
