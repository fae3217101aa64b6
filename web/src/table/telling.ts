// Small readings of what the server sends.

import type { GameEvent } from "$lib/contract";
import type { Entry, Table } from "$lib/wire";
import type { Noun, Words } from "$lib/words";
import type { Step } from "./director";

/** What the seats are called; who holds several is told apart by the seat's own name. */
export function namesAt(table: Table, words: Words): (string | null)[] {
  return table.seats.map(({ name }, seat) => {
    const alone = name === null || table.seats.filter((other) => other.name === name).length === 1;
    return alone ? name : words.format("table-named", { name, seat: words.format(`seat-${seat + 1}`) });
  });
}

/** A value of an event as a noun of its kind; the first seat is "1". */
export function nounOf(kind: string, value: string | number | null): Noun {
  return [kind, value === null ? null : kind === "seat" ? String(Number(value) + 1) : String(value)];
}

/** What a row shows, event by event. */
export function stepsOf(entry: Entry): Step[] {
  if (entry.kind !== "move" && entry.kind !== "start") return [];
  return (entry.events as GameEvent[] | undefined ?? []).map((event, index) => ({ row: entry.row, index, event }));
}
