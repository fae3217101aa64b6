// Making tables and sitting down at them.

import { api, gameInfo, type NewTable, type TableLine } from "$lib/api";
import { usualBot } from "$lib/bots";
import { navigate } from "$lib/router.svelte";
import { listed, type Listed } from "./games";
import { t } from "./t";

/** How many names for a table each game has in pages.*.ftl. */
export const NAMES = 8;

/** A name for a table, by its number, as somebody who is good with names would give it. */
export function tableName(game: Listed, number: number): string {
  return t(`table-name-${game.look}-${(number % NAMES) + 1}`);
}

export function anyNumber(): number {
  return Math.floor(Math.random() * NAMES);
}

/** The bots of a game are named from the weakest to the strongest. */
export function strongest(bots: string[]): string {
  return bots[bots.length - 1]!;
}

export async function createTable(table: NewTable): Promise<void> {
  const { id } = await api.post<{ id: string }>("/api/tables", table);
  navigate(`/t/${id}`);
}

/** One click: I sit in the first seat, bots that need not warm up in the others, and the game begins. */
export async function playNow(game: Listed): Promise<void> {
  const [info, { thinking }] = await Promise.all([gameInfo(game.name), api.get<{ thinking: string[] }>("/api/health")]);
  await begin(game, game.seats, usualBot(info, thinking.includes(game.name)));
}

/** Straight from the tutorial: few seats and the gentlest options, beside a bot that knows what it does. */
export async function firstGame(name: string): Promise<void> {
  const game = listed(name)!;
  const { bots } = await gameInfo(name);
  await begin(game, 2, bots.includes("greedy") ? "greedy" : strongest(bots), game.first);
}

async function begin(game: Listed, players: number, bot: string, options: Record<string, string> = {}): Promise<void> {
  const others = Array.from({ length: players - 1 }, () => ({ kind: "bot", bot }) as const);
  await createTable({
    game: game.name,
    name: tableName(game, anyNumber()),
    players,
    options,
    seats: [{ kind: "me" }, ...others],
    start: true,
  });
}

/** Take the first open seat and go there. */
export async function join(line: TableLine): Promise<void> {
  const seat = line.seats.findIndex((each) => each.kind === "open");
  if (seat >= 0 && !line.seats.some((each) => each.yours)) {
    await api.post(`/api/tables/${line.id}/commands`, { type: "sit", seat });
  }
  navigate(`/t/${line.id}`);
}

export function isMine(line: TableLine): boolean {
  return line.seats.some((seat) => seat.yours);
}

/** Somebody could still sit down there. */
export function isOpen(line: TableLine): boolean {
  return line.status === "open" && line.seats.some((seat) => seat.kind === "open");
}

/** My turn first, then what runs, then what waits; the newest of each first. */
export function byUrgency(one: TableLine, other: TableLine): number {
  const rank = (line: TableLine) => (line.your_turn ? 0 : line.status === "running" ? 1 : line.status === "open" ? 2 : 3);
  return rank(one) - rank(other) || other.updated - one.updated;
}
