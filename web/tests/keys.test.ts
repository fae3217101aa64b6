// The keys of a table: what they do while they are held.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Keys, type Doors } from "../src/table/keys";
import type { Play } from "../src/table/play.svelte";

beforeEach(() => {
  vi.stubGlobal("HTMLElement", class {});
  vi.stubGlobal("document", { querySelector: () => null, activeElement: null });
});
afterEach(() => vi.unstubAllGlobals());

test("a key that is held acts once, and walks on", () => {
  const click = vi.fn();
  const focus = vi.fn();
  const shell = {
    querySelector: () => ({ disabled: false, click }),
    querySelectorAll: () => [{ dataset: {}, getClientRects: () => [{}], focus }],
  } as unknown as HTMLElement;
  const doors = { shell: () => shell, help: vi.fn(), log: vi.fn() };
  const keys = new Keys({ asking: false } as Play, doors);
  const press = (key: string, repeat: boolean) => keys.down({ key, repeat, target: null, preventDefault() {} } as unknown as KeyboardEvent);
  for (const key of ["h", "u", "e", "l", "n"]) for (const repeat of [false, true, true]) press(key, repeat);
  expect(click).toHaveBeenCalledTimes(3);
  expect(doors.log).toHaveBeenCalledTimes(1);
  expect(focus).toHaveBeenCalledTimes(3);
});

test("escape goes back to now, and closes the hint only there", () => {
  const play = { past: 3 as number | null, look: vi.fn(), dismiss: vi.fn() };
  const keys = new Keys(play as unknown as Play, {} as Doors);
  const escape = () => keys.down({ key: "Escape", target: null } as unknown as KeyboardEvent);
  escape();
  expect([play.look.mock.calls, play.dismiss.mock.calls]).toEqual([[[null]], []]);
  play.past = null;
  escape();
  expect(play.dismiss).toHaveBeenCalledOnce();
});
