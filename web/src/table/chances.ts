// Who was likely to win, all along a game that is over: the curve, and the moves that changed most.

import { api, ApiError } from "$lib/api";

/** After a row: a chance for each seat, or the one a team shares. */
export interface Point {
  row: number;
  chances: number[];
}

export interface Chances {
  state: "ready" | "pending" | "none";
  points: Point[];
  simulations: number;
}

/** A move by which somebody's chance changed much: which point it led to, and whose chance that was. */
export interface Swing {
  place: number;
  row: number;
  curve: number;
  from: number;
  to: number;
}

const MOST = 3;
const LEAST = 0.04; // what is smaller may be mere chance of the search
const AGAIN = 1500; // milliseconds between two looks whether it is there
const PATIENCE = 200; // looks

/** The largest changes from one move to the next, in the order of the game. */
export function swings(points: Point[], most = MOST): Swing[] {
  const found = points.slice(1).map((point, i): Swing => {
    const before = points[i]!.chances;
    const changes = point.chances.map((chance, curve) => Math.abs(chance - before[curve]!));
    const curve = changes.indexOf(Math.max(...changes));
    return { place: i + 1, row: point.row, curve, from: before[curve]!, to: point.chances[curve]! };
  });
  const size = ({ from, to }: Swing) => Math.abs(to - from);
  return found
    .filter((swing) => size(swing) >= LEAST)
    .sort((one, other) => size(other) - size(one) || one.place - other.place)
    .slice(0, most)
    .sort((one, other) => one.place - other.place);
}

/** The point that shows how things stood after a row. */
export function placeOf(points: Point[], row: number): number {
  return Math.max(0, points.findLastIndex((point) => point.row <= row));
}

export function percent(chance: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(chance);
}

/** The curve of a table, null where there will be none. The server makes it when it is first asked for, so it may have to be
    asked again, as it is where it was away for a moment. */
export async function fetchChances(id: string, gone: () => boolean): Promise<Chances | null> {
  for (let look = 0; look < PATIENCE && !gone(); look++) {
    try {
      const found = await api.get<Chances>(`/api/tables/${encodeURIComponent(id)}/chances`);
      if (found.state !== "pending") return found;
    } catch (error) {
      if (!passes(error)) return null;
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  return null;
}

/** The server was away, busy or stumbled, and may answer in a moment. */
function passes(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}
