// A table's play: frames in, view and log out, in order.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { GameFace, GameInfo } from "../src/lib/contract";
import type { Entry, Frame, Hint, Table } from "../src/lib/wire";
import { Words } from "../src/lib/words";
import { linesOf } from "../src/table/log";
import { Play } from "../src/table/play.svelte";
import { costOfUndo, waiting } from "../src/table/prompt";

const FTL = "seat-1 = One\nseat-2 = Two\ncity-rome = Rome\nevent-grew = { $seat } grows by { $count }.\n";
const info = { team: false, nouns: { city: ["rome"] }, events: { grew: { seat: "seat", city: "city", count: "count" } } } as unknown as GameInfo;
const face = {
  beat: (event: { count: number }) => ({ ms: 100, after: (view: { size: number }) => ({ size: view.size + event.count }) }),
  heading: () => false,
} as unknown as GameFace<{ size: number }>;

const grew = (seat: number, count: number) => ({ kind: "grew", seat, city: "rome", count });
const move = (row: number, seat: number, ...counts: number[]): Entry => ({ row, kind: "move", at: 0, seat, events: counts.map((count) => grew(seat, count)) });

function frame(row: number, size: number, entries: Entry[], more: { viewer?: number; actions?: string[] } = {}): Frame {
  const { viewer = 0, actions = [] } = more;
  const choices = actions.map((action) => ({ action, sentence: { message: "seat-1" } }));
  const position = { viewer, asked: 0, decision: "x", prompt: { message: "seat-1" }, choices, view: { size }, over: false, outcome: null };
  const table = { seats: [{ name: "Ada" }, { name: null }], status: "running" };
  return { type: "frame", row, entries, can_undo: false, undo_to: null, position, table } as unknown as Frame;
}

const hint = (row: number, ...actions: string[]): Hint => ({
  type: "hint",
  row,
  best: actions.map((action) => ({ action, sentence: { message: "seat-1" } })),
  line: [],
  bot: "greedy",
});

describe("play", () => {
  const moved: string[] = [];
  const asked: string[] = [];
  let play: Play<{ size: number }>;
  const told = () => linesOf(play.entries, play.cursor, () => false).map(({ key }) => key);

  beforeEach(() => {
    vi.useFakeTimers();
    moved.length = asked.length = 0;
    const line = { move: (action: string) => moved.push(action), why: (action: string) => asked.push(action) };
    play = new Play<{ size: number }>(info, new Words("en", [FTL]), line, face, { beat: () => 1 });
    play.receive(frame(2, 10, [move(2, 0, 1)], { actions: ["go"] }));
  });

  test("comes in at the truth, without a show", () => {
    expect(play).toMatchObject({ view: { size: 10 }, moving: false, row: 2 });
    expect(told()).toEqual(["2-0"]);
    expect(play.words.say(play.tell(grew(0, 3)))).toBe("Ada grows by 3.");
    expect(play.words.say(play.tell(grew(1, 3)))).toBe("Two grows by 3.");
  });

  test("offers nothing while a lesson is read, and knows what it wants afterwards", () => {
    play.held = { message: "seat-1" };
    play.wanted = ["go"];
    expect([play.mine, play.can("go"), play.lesson]).toEqual([false, false, false]);
    play.act("go");
    expect([moved, asked]).toEqual([[], ["go"]]);
    play.held = null;
    play.act("go");
    expect(moved).toEqual(["go"]);
  });

  test("shows new events one by one: board, log and choices keep step", () => {
    play.receive(frame(3, 16, [move(3, 1, 1, 5)], { actions: ["on"] }));
    expect(play).toMatchObject({ view: { size: 11 }, moving: true, telling: grew(1, 1) });
    expect([play.can("go"), play.can("on")]).toEqual([false, false]);
    expect(told()).toEqual(["2-0", "3-0"]);
    expect(play.changed).toEqual(new Set(["seat:2", "city:rome"]));
    vi.advanceTimersByTime(100);
    expect(play.view).toEqual({ size: 16 });
    vi.advanceTimersByTime(100);
    expect(play).toMatchObject({ moving: false, telling: null, cursor: null });
    expect([play.can("go"), play.can("on")]).toEqual([false, true]);
    play.act("on");
    expect(moved).toEqual(["on"]);
    expect(play.changed.size).toBe(0);
  });

  test("a row that comes twice is told once", () => {
    play.receive(frame(3, 11, [move(2, 0, 1), move(3, 1, 1)]));
    play.receive(frame(3, 11, [move(3, 1, 1)]));
    play.skip();
    expect(told()).toEqual(["2-0", "3-0"]);
    expect(play.view).toEqual({ size: 11 });
  });

  test("what may not be done is asked about, but not while something is shown", () => {
    play.act("fly");
    expect(asked).toEqual(["fly"]);
    play.receive(frame(3, 11, [move(3, 1, 1)]));
    play.act("fly");
    expect(asked).toEqual(["fly"]);
  });

  test("another seat's eyes get the truth at once, without this one's view on the way", () => {
    play.receive(frame(3, 99, [move(3, 0, 1)], { viewer: 1 }));
    expect(play).toMatchObject({ view: { size: 99 }, moving: false, seat: 1 });
  });

  test("taking back is no show", () => {
    play.receive(frame(4, 9, [move(3, 1, 1), { row: 4, kind: "undo", at: 0, seat: 1, to: 2 }]));
    expect(play).toMatchObject({ view: { size: 9 }, moving: false });
  });

  test("a bot is asked for one hint at a time, and only by who must decide", () => {
    const sent: unknown[] = [];
    const line = { move: () => {}, why: () => {}, send: (command: unknown) => sent.push(command) };
    play = new Play<{ size: number }>(info, new Words("en", [FTL]), line, face, { beat: () => 0 });
    play.receive(frame(2, 10, [move(2, 0, 1)]));
    play.ask();
    expect([sent, play.pondering]).toEqual([[], false]);
    play.receive(frame(3, 10, [move(3, 0, 1)], { actions: ["go"] }));
    play.ask();
    play.ask();
    play.ask(true);
    expect(sent).toEqual([{ type: "hint", longer: false }]);
    play.advise(hint(3, "go"));
    play.ask(true);
    expect(sent).toHaveLength(2);
  });

  test("what was said of a decision stays until another one is asked", () => {
    const refusal = { message: "seat-2" };
    const kept = () => [play.refusal, play.hint !== null, play.pondering];
    const begin = (row: number) => {
      play.advise(hint(row, "go"));
      play.refusal = refusal;
      play.pondering = true;
    };
    begin(2);
    play.receive(frame(4, 10, [{ row: 3, kind: "chat", at: 0, text: "hi" }, { row: 4, kind: "sit", at: 0, seat: 1 }], { actions: ["go"] }));
    play.receive(frame(6, 10, [], { actions: ["go"] }));
    expect(kept()).toEqual([refusal, true, true]);
    play.receive(frame(7, 10, [{ row: 7, kind: "leave", at: 0, seat: 0 }]));
    expect(kept()).toEqual([null, false, false]);
    play.receive(frame(8, 10, [{ row: 8, kind: "sit", at: 0, seat: 0 }], { actions: ["go"] }));
    begin(2);
    play.receive(frame(9, 10, [{ row: 9, kind: "undo", at: 0, seat: 1, to: 1 }], { actions: ["go"] }));
    expect(kept()).toEqual([null, false, false]);
    begin(9);
    play.receive(frame(10, 10, [], { actions: ["go"], viewer: 1 }));
    expect([play.refusal, play.pondering]).toEqual([null, false]);
  });

  test("a hint is of one position: what was thought of another is not shown", () => {
    play.receive(frame(3, 10, [{ row: 3, kind: "chat", at: 0, text: "hi" }], { actions: ["go"] }));
    play.ask();
    play.receive(frame(4, 10, [{ row: 4, kind: "undo", at: 0, seat: 1, to: 1 }], { actions: ["go"] }));
    play.ask();
    play.advise(hint(2, "go"));
    expect([play.hint, play.pondering]).toEqual([null, true]);
    play.advise(hint(4, "go"));
    expect([play.hint?.row, play.hinted("go"), play.pondering]).toEqual([4, true, false]);
    play.receive(frame(5, 10, [{ row: 5, kind: "undo", at: 0, seat: 1, to: 1 }], { actions: ["go"] }));
    expect(play.hint).toBeNull();
  });

  test("a hint of what is still being shown waits until it has been", () => {
    play.receive(frame(3, 11, [move(3, 1, 1)], { actions: ["on"] }));
    play.advise(hint(3, "on"));
    expect(play.hint).toBeNull();
    play.skip();
    expect(play.hint?.row).toBe(3);
    play.dismiss();
    expect(play.hint).toBeNull();
  });

  test("a hint is not shown while one looks back, and is there on return", async () => {
    const line = { move: () => {}, why: () => {}, moment: async () => frame(1, 5, []).position! };
    play = new Play<{ size: number }>(info, new Words("en", [FTL]), line, face, { beat: () => 0 });
    play.receive(frame(2, 10, [move(2, 0, 1)], { actions: ["go", "on"] }));
    play.advise(hint(2, "go"));
    await play.look(1);
    expect([play.hint, play.hinted("go")]).toEqual([null, false]);
    await play.look(null);
    expect(play.hinted("go")).toBe(true);
    await play.look(1);
    play.advise(hint(2, "on"));
    expect(play.hint).toBeNull();
    await play.look(null);
    expect(play.hinted("on")).toBe(true);
  });

  test("is asked once more before it takes back what costs something", () => {
    expect(costOfUndo(play)).toBe("table-undo-consent");
    play.receive({ ...frame(3, 10, []), can_undo: true, undo_rewinds: true });
    expect(costOfUndo(play)).toBe("table-undo-rewind");
    play.receive({ ...frame(4, 10, []), can_undo: true });
    expect(costOfUndo(play)).toBeNull();
  });

  test("waits for a bot by its own name, and in the place of somebody who left", () => {
    const seats = [
      { kind: "bot", left: false, bot: "adept" },
      { kind: "person", left: true, bot: "adept" },
    ];
    const told = (asked: number, warming: boolean) => {
      play.table = { ...play.table, seats, warming } as unknown as Table;
      play.position = { ...play.position!, asked };
      return waiting(play).message;
    };
    expect([told(0, false), told(1, false)]).toEqual(["table-wait-bot", "table-wait-left"]);
    expect([told(0, true), told(1, true)]).toEqual(["table-wait-warming", "table-wait-warming"]);
  });

  test("looking at the past, the present goes on behind it", async () => {
    const line = { move: () => {}, why: () => {}, moment: async () => frame(1, 5, []).position! };
    play = new Play<{ size: number }>(info, new Words("en", [FTL]), line, face, { beat: () => 1 });
    play.receive(frame(2, 10, [move(2, 0, 1)], { actions: ["go"] }));
    await play.look(1);
    expect(play).toMatchObject({ view: { size: 5 }, past: 1 });
    expect(play.can("go")).toBe(false);
    play.receive(frame(3, 11, [move(3, 1, 1)], { actions: ["on"] }));
    expect(play).toMatchObject({ view: { size: 5 }, moving: false });
    await play.look(null);
    expect(play).toMatchObject({ view: { size: 11 }, past: null });
    expect(play.can("on")).toBe(true);
  });
});
