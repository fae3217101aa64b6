// The curve of a finished game: which moves are marked, and where a row lies on it.

import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchChances, percent, placeOf, swings, type Point } from "../src/table/chances";

const curve = (...chances: (number | number[])[]): Point[] => chances.map((each, i) => ({ row: 4 + 2 * i, chances: [each].flat() }));

describe("swings", () => {
  test("are the three largest changes of a move, in the order of the game", () => {
    const points = curve(0.5, 0.6, 0.2, 0.25, 0.55, 0.5, 0.9, 0.95, 1);
    expect(swings(points).map(({ row, from, to }) => [row, from, to])).toEqual([
      [8, 0.6, 0.2],
      [12, 0.25, 0.55],
      [16, 0.5, 0.9],
    ]);
  });

  test("tell whose chance changed most", () => {
    const points = curve([0.4, 0.3, 0.3], [0.1, 0.7, 0.2], [0.1, 0.65, 0.25]);
    expect(swings(points)[0]).toEqual({ place: 1, row: 6, curve: 1, from: 0.3, to: 0.7 });
  });

  test("are fewer where little happened, and none before there was a move", () => {
    expect(swings(curve(0.5, 0.51, 0.52))).toEqual([]);
    expect(swings(curve(0.5, 0.9, 0.91)).length).toBe(1);
    expect([swings(curve(0.5)), swings([])]).toEqual([[], []]);
  });

  test("of the same size come as they came", () => {
    const found = swings(curve(0, 0.25, 0.5, 0.75, 1), 2);
    expect(found.map(({ place }) => place)).toEqual([1, 2]);
  });
});

test("a row lies at the last point before it", () => {
  const points = curve(0.5, 0.6, 0.7);
  expect([0, 4, 5, 6, 99].map((row) => placeOf(points, row))).toEqual([0, 0, 0, 1, 2]);
});

test("a chance is said as every language says it", () => {
  expect(percent(0.618, "en")).toBe("62%");
  expect(percent(0.618, "de").replace(/\s/g, " ")).toBe("62 %");
});

describe("the curve is asked for", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("again and again until it is there, and no longer than somebody looks", async () => {
    vi.useFakeTimers();
    const ready = { state: "ready", points: curve(0.5), simulations: 200 };
    const answers = [{ state: "pending" }, { state: "pending" }, ready];
    const fetch = vi.fn(async () => ({ ok: true, json: async () => answers.shift() }));
    vi.stubGlobal("fetch", fetch);
    const found = fetchChances("a/b", () => false);
    await vi.runAllTimersAsync();
    expect(await found).toEqual(ready);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(fetch).toHaveBeenLastCalledWith("/api/tables/a%2Fb/chances", expect.anything());
    expect(await fetchChances("a", () => true)).toBeNull();
    vi.useRealTimers();
  });

  test("again where the server stumbles or is away, but not where it says no", async () => {
    vi.useFakeTimers();
    const ready = { state: "ready", points: curve(0.5), simulations: 200 };
    const answers = [{ ok: false, status: 503 }, new TypeError("no network"), { ok: false, status: 429 }, { ok: true, status: 200 }];
    vi.stubGlobal("fetch", async () => {
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return { ...answer, json: async () => ready };
    });
    const found = fetchChances("a", () => false);
    await vi.runAllTimersAsync();
    expect(await found).toEqual(ready);
    const fetch = vi.fn(async () => ({ ok: false, status: 404, json: async () => null }));
    vi.stubGlobal("fetch", fetch);
    expect(await fetchChances("a", () => false)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
