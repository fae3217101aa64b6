// The log of a table: its rows as lines, grouped by headings.

import type { GameEvent } from "$lib/contract";
import type { Entry, Sentence } from "$lib/wire";
import type { Cursor } from "./play.svelte";

interface LineOfRow {
  key: string;
  row: number;
  at: number;
  /** The first line of its row carries the mark that shows that moment. */
  first: boolean;
  undone: boolean;
}
/** Something that happened in the game; a heading opens a turn or a round. */
export type EventLine = LineOfRow & { kind: "event"; event: GameEvent; heading: boolean };
/** Something that happened around it. */
export type TableLine = LineOfRow & { kind: "table"; entry: Entry };
export type LogLine = EventLine | TableLine;

/** Rows of moves that were taken back later. */
export function undoneRows(entries: Entry[]): Set<number> {
  const rows = new Set(entries.filter((entry) => entry.undone).map((entry) => entry.row));
  for (const undo of entries) {
    if (undo.kind !== "undo" || undo.to == null) continue;
    for (const { row, kind } of entries) if (kind === "move" && row > undo.to && row < undo.row) rows.add(row);
  }
  return rows;
}

/** All lines the cursor lets be told; `cursor` null is all of them. */
export function linesOf(entries: Entry[], cursor: Cursor | null, heading: (event: GameEvent) => boolean): LogLine[] {
  const undone = undoneRows(entries);
  const lines: LogLine[] = [];
  for (const entry of entries) {
    if (cursor && entry.row > cursor.row) break;
    const line = { row: entry.row, at: entry.at, undone: undone.has(entry.row) };
    if (entry.kind !== "move") lines.push({ ...line, key: `${entry.row}`, first: true, kind: "table", entry });
    const told = cursor && entry.row === cursor.row ? cursor.events : Infinity;
    for (const [index, event] of ((entry.events ?? []) as GameEvent[]).entries()) {
      if (index >= told) break;
      const first = index === 0 && entry.kind === "move";
      lines.push({ ...line, key: `${entry.row}-${index}`, first, kind: "event", event, heading: heading(event) });
    }
  }
  return lines;
}

/** The row of a seat's last move that stands; 0 where there is none. */
export function lastMove(entries: Entry[], seat: number | null): number {
  const undone = undoneRows(entries);
  return entries.findLast((entry) => entry.kind === "move" && entry.seat === seat && !undone.has(entry.row))?.row ?? 0;
}

/** What a row says that is no move; null for chat, which is set otherwise. */
export function tableSentence(entry: Entry, entries: Entry[]): Sentence | null {
  const seat = ["seat", entry.seat == null ? null : String(entry.seat + 1)];
  const name = entry.name ?? "";
  switch (entry.kind) {
    case "undo": {
      const count = entries.filter(({ kind, row }) => kind === "move" && row > (entry.to ?? 0) && row < entry.row).length;
      return { message: "table-row-undo", arguments: { seat, count } };
    }
    case "answer":
      return { message: entry.yes ? "table-row-yes" : "table-row-no", arguments: { seat } };
    case "mute":
      return { message: entry.yes === false ? "table-row-unmute" : "table-row-mute", arguments: { name } };
    case "bot":
      if (entry.name == null) return { message: "table-row-no-bot", arguments: { seat } };
      return { message: entry.phrase === "search" ? "table-row-bot-search" : "table-row-bot", arguments: { seat } };
    case "leave":
      return { message: entry.phrase === "time" ? "table-row-leave-time" : "table-row-leave", arguments: { name } };
    case "end":
      return { message: entry.phrase === "release" ? "table-row-end-release" : "table-row-end" };
    case "sit":
      return { message: "table-row-sit", arguments: { name } };
    case "ask":
    case "start":
    case "rematch":
      return { message: `table-row-${entry.kind}`, arguments: { seat } };
    default:
      return null;
  }
}
