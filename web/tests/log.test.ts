import { expect, test } from "vitest";
import type { Entry } from "../src/lib/wire";
import { clockText } from "../src/table/clock";
import { lastMove, linesOf, tableSentence, undoneRows } from "../src/table/log";

const move = (row: number, seat: number, ...kinds: string[]): Entry => ({ row, kind: "move", at: row, seat, events: kinds.map((kind) => ({ kind })) });
const rows: Entry[] = [
  { row: 1, kind: "start", at: 1, events: [{ kind: "game-started" }] },
  move(2, 0, "turn-started", "placed"),
  { row: 3, kind: "chat", at: 3, name: "Ada", text: "Hello" },
  move(4, 1, "placed", "resolved"),
  { row: 5, kind: "undo", at: 5, seat: 1, to: 3 },
  move(6, 1, "placed"),
];
const heading = ({ kind }: { kind: string }) => kind === "turn-started";

test("rows become lines, and what was taken back is struck through", () => {
  const lines = linesOf(rows, null, heading);
  expect(lines.map(({ key }) => key)).toEqual(["1", "1-0", "2-0", "2-1", "3", "4-0", "4-1", "5", "6-0"]);
  expect(lines.filter(({ undone }) => undone).map(({ key }) => key)).toEqual(["4-0", "4-1"]);
  expect(lines.filter((line) => line.kind === "event" && line.heading).map(({ key }) => key)).toEqual(["2-0"]);
  expect(lines.filter(({ first }) => first).map(({ key }) => key)).toEqual(["1", "2-0", "3", "4-0", "5", "6-0"]);
  expect(undoneRows(rows)).toEqual(new Set([4]));
});

test("the log tells no more than has been shown", () => {
  const keys = (row: number, events: number) => linesOf(rows, { row, events }, heading).map(({ key }) => key);
  expect(keys(2, 1)).toEqual(["1", "1-0", "2-0"]);
  expect(keys(3, Infinity)).toEqual(["1", "1-0", "2-0", "2-1", "3"]);
});

test("a seat's last move is the last that stands", () => {
  expect(lastMove(rows, 0)).toBe(2);
  expect(lastMove(rows.slice(0, 5), 1)).toBe(0);
  expect(lastMove(rows, 1)).toBe(6);
  expect(lastMove(rows, null)).toBe(0);
});

test("rows around the game have sentences of their own", () => {
  expect(tableSentence(rows[4]!, rows)).toEqual({ message: "table-row-undo", arguments: { seat: ["seat", "2"], count: 1 } });
  expect(tableSentence(rows[2]!, rows)).toBeNull();
});

test("a clock reads as clocks do", () => {
  const text = (seconds: number) => clockText(seconds, (count) => `${count} days`);
  expect([text(0), text(9.2), text(161), text(3727), text(86_400), text(3 * 86_400 + 5)]).toEqual(["0:00", "0:10", "2:41", "1:02:07", "24:00:00", "3 days"]);
});
