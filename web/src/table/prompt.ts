// What the prompt bar must know beside the decision itself.

import type { Sentence } from "$lib/wire";
import type { Play } from "./play.svelte";

/** Verbs that end something: a turn, a choice, a roll of the dice. */
const ENDING = new Set(["roll", "resolve", "stop", "end-turn", "decline"]);

export function isPrimary(action: string): boolean {
  return ENDING.has(action);
}

/** What is asked before something is taken back that costs the others' consent, or a mark on the game. */
export function costOfUndo(play: Play): string | null {
  if (!play.canUndo) return "table-undo-consent";
  return play.undoRewinds ? "table-undo-rewind" : null;
}

/** Bots that think ahead, and must warm up once on each machine. */
const LEVELS = new Set(["novice", "adept", "expert"]);

/** For whom we wait, and why nothing can be clicked. */
export function waiting(play: Play): Sentence {
  const { position, table } = play;
  if (play.past !== null) return { message: "table-wait-past" };
  if (play.held) return play.held;
  if (!position || position.over || table.status !== "running") return { message: "table-wait-over" };
  const seat = position.asked === null ? undefined : table.seats[position.asked];
  const args = { seat: ["seat", String((position.asked ?? 0) + 1)] };
  if (!seat) return { message: "table-wait-over" };
  if (seat.kind === "bot" || seat.left) {
    const thinks = LEVELS.has(seat.bot ?? "");
    if (table.warming && thinks) return { message: "table-wait-warming", arguments: args };
    return { message: seat.left ? "table-wait-left" : "table-wait-bot", arguments: args };
  }
  if (play.live && !seat.online) return { message: "table-wait-offline", arguments: args };
  return { message: table.seats.some((each) => each.yours) ? "table-wait" : "table-wait-watching", arguments: args };
}
