// The tutorials: which answer a move gets, what is remembered, and the words around the lessons.

import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerTo, firstAnswers, fits, type Lesson, type Step } from "../src/tutorial/lessons";
import { checked, keepProgress, readProgress } from "../src/tutorial/progress";

const here = new URL("../src/tutorial/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), "utf8");
const step = (more: Partial<Step>): Step => ({ name: "x", point: [], accept: [], wrong: {}, ...more });

test.each([
  ["place london", "place london", true],
  ["place london", "place rome", false],
  ["place *", "place rome", true],
  ["place *", "replace rome", false],
  ["*", "", true],
  ["segment ?", "segment 3", true],
  ["segment ?", "segment 12", false],
  ["segment [12]", "segment 2", true],
  ["segment [!12]", "segment 2", false],
  ["segment [!12]", "segment 3", true],
  ["segment [1-3]", "segment 2", true],
  ["a.c", "abc", false],
  ["a+(b)", "a+(b)", true],
  ["a[", "a[", true],
])("the pattern %j and the move %j: %j", (pattern, text, fitting) => {
  expect(fits(pattern, text)).toBe(fitting);
});

test("the first pattern that fits says what is answered, else it is the usual answer", () => {
  const asked = step({ accept: ["place london"], wrong: { "place rome": "far", "place *": "elsewhere" } });
  expect(["place rome", "place paris", "stop"].map((action) => answerTo(asked, action))).toEqual(["far", "elsewhere", "wrong"]);
});

test("a lesson can be gone through as it wants it", () => {
  const lesson: Lesson = { name: "x", seat: 0, players: 2, steps: [step({}), step({ accept: ["a", "b"] }), step({ accept: ["c"] })] };
  expect(firstAnswers(lesson, 2)).toEqual([null, "a"]);
});

describe("progress", () => {
  const whole = { lesson: "stack", played: [null, "place rome"], done: ["first"], place: 6, of: 40, finished: false };
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  });

  test("is kept for each game", () => {
    keepProgress("the-loop", whole);
    expect(readProgress("the-loop")).toEqual(whole);
    expect(readProgress("professor-evil")).toBeNull();
  });

  test("that nobody can have written is none", () => {
    for (const odd of [null, 7, {}, { ...whole, played: [1] }, { ...whole, done: "all" }, { ...whole, place: "3" }]) expect(checked(odd)).toBeNull();
    kept.set("villainy.learn.the-loop", "{");
    expect(readProgress("the-loop")).toBeNull();
  });

  test("is not asked of a browser that keeps nothing", () => {
    const never = () => {
      throw new Error("denied");
    };
    vi.stubGlobal("localStorage", { getItem: never, setItem: never });
    keepProgress("the-loop", whole);
    expect(readProgress("the-loop")).toBeNull();
  });
});

test("every word around the lessons is there in three languages, and none is left over", () => {
  const words = (locale: string) => [...read(`words.${locale}.ftl`).matchAll(/^(learn-[a-z-]+) *=(.*)$/gm)];
  const known = words("en").map(([, name]) => name!);
  for (const locale of ["fr", "de"]) {
    expect(words(locale).map(([, name]) => name)).toEqual(known);
    for (const [place, [, name, text]] of words(locale).entries()) {
      const used = (line: string) => [...line.matchAll(/\{ ([$a-z-]+) \}/g)].map(([, each]) => each).sort();
      expect(`${name} ${used(text!)}`).toBe(`${name} ${used(words("en")[place]![2]!)}`);
    }
  }
  const code = [...readdirSync(here).filter((file) => /\.(svelte|ts)$/.test(file)).map(read), read("../pages/Learn.svelte")].join("\n");
  const said = [...code.matchAll(/\bsay\("([a-z-]+)"/g)].map(([, name]) => `learn-${name}`);
  const asked = new Set([...said, ...[...code.matchAll(/"(learn-[a-z-]+)"/g)].map(([, name]) => name!)]);
  for (const way of ["next", "next-lesson", "finish"]) asked.add(`learn-${way}`); // say(way)
  expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !asked.has(name))).toEqual([]);
});
