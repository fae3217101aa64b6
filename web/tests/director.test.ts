// Events are shown in order, once, and the truth after them; a click, speed 0 and a heap of them go straight to it.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { Director, LONGEST, type Stage, type Step } from "../src/table/director";

const step = (row: number, index: number): Step => ({ row, index, event: { kind: `${row}.${index}` } });

class Told implements Stage<string> {
  readonly lines: string[] = [];
  moving = false;
  constructor(readonly ms = 100) {}

  begin({ event }: Step): number {
    this.lines.push(event.kind);
    return this.ms;
  }
  settle(truth: string): void {
    this.lines.push(truth);
  }
  move(moving: boolean): void {
    this.moving = moving;
  }
  guess(): number {
    return this.ms;
  }
}

describe("the director", () => {
  let beat = 1;
  const pace = { beat: () => beat };
  beforeEach(() => {
    vi.useFakeTimers();
    beat = 1;
  });

  test("shows one event after the other, then the truth", () => {
    const told = new Told();
    const director = new Director(told, pace);
    director.add([step(1, 0), step(1, 1)], "truth 1");
    expect(told).toMatchObject({ lines: ["1.0"], moving: true });
    director.add([step(2, 0)], "truth 2");
    vi.advanceTimersByTime(100);
    expect(told.lines).toEqual(["1.0", "1.1"]);
    vi.advanceTimersByTime(100);
    expect(told).toMatchObject({ lines: ["1.0", "1.1", "truth 1", "2.0"], moving: true });
    vi.advanceTimersByTime(100);
    expect(told).toMatchObject({ lines: ["1.0", "1.1", "truth 1", "2.0", "truth 2"], moving: false });
  });

  test("takes twice as long at half speed", () => {
    beat = 2;
    const told = new Told();
    new Director(told, pace).add([step(1, 0)], "truth");
    vi.advanceTimersByTime(199);
    expect(told.lines).toEqual(["1.0"]);
    vi.advanceTimersByTime(1);
    expect(told.lines).toEqual(["1.0", "truth"]);
  });

  test("skips to now without losing anything", () => {
    const told = new Told();
    const director = new Director(told, pace);
    director.add([step(1, 0), step(1, 1)], "truth 1");
    director.add([step(2, 0)], "truth 2");
    director.skip();
    expect(told).toMatchObject({ lines: ["1.0", "1.1", "truth 1", "2.0", "truth 2"], moving: false });
    vi.runAllTimers();
    expect(told.lines).toHaveLength(5);
    director.add([step(3, 0)], "truth 3");
    expect(told).toMatchObject({ moving: true });
  });

  test("is at once at speed 0, and never moves", () => {
    beat = 0;
    const told = new Told();
    const move = vi.spyOn(told, "move");
    new Director(told, pace).add([step(1, 0), step(1, 1)], "truth");
    expect(told.lines).toEqual(["1.0", "1.1", "truth"]);
    expect(move).not.toHaveBeenCalledWith(true);
  });

  test("jumps where more has piled up than anybody would watch", () => {
    const told = new Told(1000);
    const director = new Director(told, pace);
    director.add([step(1, 0)], "truth 1");
    const heap = Array.from({ length: LONGEST / 1000 + 1 }, (_, index) => step(2, index));
    director.add(heap, "truth 2");
    expect(told.moving).toBe(false);
    expect(told.lines).toEqual(["1.0", "truth 1", ...heap.map(({ event }) => event.kind), "truth 2"]);
  });

  test("keeps the order when a listener adds more while it skips", () => {
    const told = new Told();
    const director = new Director(told, pace);
    told.settle = (truth) => {
      told.lines.push(truth);
      if (truth === "truth 1") director.add([step(2, 0)], "truth 2");
    };
    director.add([step(1, 0)], "truth 1");
    director.skip();
    expect(told.lines).toEqual(["1.0", "truth 1", "2.0", "truth 2"]);
  });
});
