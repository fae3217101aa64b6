// The line to a table comes back by itself and asks for what it has not seen.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Frame } from "../src/lib/wire";
import { FIRST_WAIT, PATIENCE, PING_EVERY, TableSocket, type Wiring } from "../src/table/socket.svelte";

class Fake implements Wiring {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: unknown[] = [];
  closed = false;
  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const frame = (row: number) => ({ type: "frame", row, entries: [] });

describe("the socket of a table", () => {
  let fakes: Fake[];
  let frames: Frame[];
  let socket: TableSocket;
  const left = vi.fn();
  const last = () => fakes.at(-1)!;

  beforeEach(() => {
    vi.useFakeTimers();
    [fakes, frames] = [[], []];
    left.mockClear();
    const listener = { frame: (each: Frame) => frames.push(each), refused: vi.fn(), why: vi.fn(), hint: vi.fn(), left };
    const make = (path: string) => {
      fakes.push(new Fake(path));
      return last();
    };
    socket = new TableSocket("abc", listener, { make, random: () => 0.5 });
    socket.open();
  });
  afterEach(() => socket.close());

  test("asks for everything first, then for what came after the last row seen", () => {
    expect(last().path).toBe("/api/tables/abc/socket?after=0");
    last().onopen!();
    last().say(frame(17));
    last().onclose!();
    expect(socket.state).toBe("waiting");
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(fakes).toHaveLength(2);
    expect(last().path).toBe("/api/tables/abc/socket?after=17");
    last().onopen!();
    expect(socket.state).toBe("open");
    last().say(frame(19));
    expect(frames.map(({ row }) => row)).toEqual([17, 19]);
  });

  test("waits longer after each failure, and not at all once the network is back", () => {
    for (let tries = 0; tries < 4; tries++) {
      last().onclose!();
      vi.advanceTimersByTime(FIRST_WAIT * 1.8 ** tries - 1);
      expect(fakes).toHaveLength(tries + 1);
      vi.advanceTimersByTime(2);
      expect(fakes).toHaveLength(tries + 2);
    }
    last().onclose!();
    socket.wake();
    expect(fakes).toHaveLength(6);
    last().onopen!();
    vi.advanceTimersByTime(PING_EVERY / 2);
    expect(fakes).toHaveLength(6);
  });

  test("knows when the browser is offline, and comes back when it is not", () => {
    last().onopen!();
    last().say(frame(5));
    socket.sleep();
    expect(socket.state).toBe("offline");
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(fakes).toHaveLength(1);
    socket.wake();
    expect(last().path).toBe("/api/tables/abc/socket?after=5");
  });

  test("keeps no command for later", () => {
    expect(socket.send({ type: "start" })).toBe(false);
    last().onopen!();
    expect(socket.send({ type: "move", row: 3, action: "roll" })).toBe(true);
    expect(last().sent).toEqual([{ type: "move", row: 3, action: "roll" }]);
    last().onclose!();
    expect(socket.send({ type: "start" })).toBe(false);
  });

  test("leaves a line that no longer answers", () => {
    last().onopen!();
    vi.advanceTimersByTime(PING_EVERY);
    expect(last().sent).toEqual([{ type: "ping" }]);
    last().say({ type: "pong" });
    vi.advanceTimersByTime(PATIENCE);
    expect(fakes).toHaveLength(1);
    vi.advanceTimersByTime(PING_EVERY - PATIENCE);
    vi.advanceTimersByTime(PATIENCE + FIRST_WAIT);
    expect(fakes).toHaveLength(2);
  });

  test("hears nothing more of a line it has left", () => {
    const old = last();
    old.onopen!();
    socket.restart();
    old.say(frame(9));
    old.onclose!();
    expect(frames).toEqual([]);
    expect(fakes).toHaveLength(2);
    expect(last().path).toBe("/api/tables/abc/socket?after=0");
  });

  test("says once of each line that it answers no more, however it was left", () => {
    for (const leave of [() => last().onclose!(), () => socket.restart(), () => socket.sleep()]) {
      socket.wake();
      last().onopen!();
      left.mockClear();
      leave();
      expect(left).toHaveBeenCalledOnce();
    }
  });

  test("is closed for good when the page is left", () => {
    last().onopen!();
    socket.close();
    vi.advanceTimersByTime(60_000);
    socket.wake();
    expect(fakes).toHaveLength(1);
  });
});
