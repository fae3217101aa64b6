// Events are shown in order, once, and the truth after them; a click and speed 0 go straight to it, a heap makes it hurry.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { Director, LONGEST, QUICKEST, type Stage, type Step } from "../src/table/director";

const step = (row: number, index: number): Step => ({ row, index, event: { kind: `${row}.${index}` } });

class Told implements Stage<string> {
  readonly lines: string[] = [];
  moving = false;
  haste = 1;
  constructor(readonly ms = 100) {}

  begin({ event }: Step): number {
    this.lines.push(event.kind);
    return this.ms;
  }
  settle(truth: string): void {
    this.lines.push(truth);
  }
  move(moving: boolean, haste: number): void {
    this.moving = moving;
    this.haste = haste;
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

  const heap = (count: number) => Array.from({ length: count }, (_, index) => step(2, index));

  test("shows more than anybody would watch quicker, all of it in time", () => {
    const told = new Told(1000);
    const director = new Director(told, pace);
    const many = heap((1.5 * LONGEST) / 1000);
    director.add(many, "truth 2");
    expect(told).toMatchObject({ lines: ["2.0"], moving: true });
    expect(told.haste).toBeCloseTo(1 / 1.5);
    vi.advanceTimersByTime(LONGEST / 2);
    expect(told.lines).toHaveLength(many.length / 2 + 1);
    vi.advanceTimersByTime(LONGEST / 2);
    expect(told).toMatchObject({ lines: [...many.map(({ event }) => event.kind), "truth 2"], moving: false, haste: 1 });
    director.add([step(3, 0)], "truth 3");
    vi.advanceTimersByTime(999);
    expect(told.moving).toBe(true);
  });

  test("jumps over the first of what would not fit even so", () => {
    const told = new Told(1000);
    const director = new Director(told, pace);
    director.add([step(1, 0)], "truth 1");
    const most = LONGEST / 1000 / QUICKEST;
    const many = heap(most + 5);
    director.add(many, "truth 2");
    expect(told).toMatchObject({ lines: ["1.0", "truth 1", ...many.slice(0, 5).map(({ event }) => event.kind)], moving: true });
    vi.advanceTimersByTime(1000 + LONGEST);
    expect(told).toMatchObject({ lines: ["1.0", "truth 1", ...many.map(({ event }) => event.kind), "truth 2"], moving: false });
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
