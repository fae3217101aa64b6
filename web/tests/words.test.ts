// The twin of engine/text.py says what Python says.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Sentence } from "../src/lib/wire";
import { Words } from "../src/lib/words";

const LOCALES = ["en", "fr", "de"] as const;
type Entry = Sentence & { named: boolean } & Record<(typeof LOCALES)[number], string>;
interface Golden {
  names: string[];
  games: Record<string, { said: Record<string, Record<string, string>>; sentences: Entry[] }>;
}

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const golden = JSON.parse(read("tests/goldens/sentences.json")) as Golden;

function wordsOf(game: string, locale: string): Words {
  const folder = game.replaceAll("-", "_");
  const sources = ["engine", `games/${folder}`].map((part) => read(`src/villainy/${part}/locales/${locale}.ftl`));
  return new Words(locale, sources, golden.games[game]!.said[locale]);
}

describe.each(Object.keys(golden.games))("%s", (game) => {
  test.each(LOCALES)("speaks as Python does in %s", (locale) => {
    const plain = wordsOf(game, locale);
    const named = plain.naming(golden.names);
    for (const entry of golden.games[game]!.sentences) {
      const words = entry.named ? named : plain;
      expect(words.say(entry)).toBe(entry[locale]);
      const parts = words.parts(entry).map((part) => (typeof part === "string" ? part : part.text));
      expect(parts.join("")).toBe(entry[locale]);
    }
  });
});

test("nouns of a sentence can be pointed at", () => {
  const words = wordsOf("victorian-masterminds", "en").naming(["Ada", null]);
  const sentence = { message: "event-agent-placed", arguments: { seat: ["seat", "1"], agent: ["agent", null], city: ["city", "rome"] } };
  expect(words.parts(sentence)).toEqual([
    { text: "Ada", noun: ["seat", "1"] },
    " places ",
    { text: "an agent", noun: ["agent", null] },
    " ",
    { text: "in Rome", noun: ["city", "rome"] },
    ".",
  ]);
  expect(words.say({ message: "event-turn-started", arguments: { seat: ["seat", "2"] } })).toBe("It is Red’s turn.");
});

test("names cannot break a sentence", () => {
  const words = wordsOf("victorian-masterminds", "en").naming(["<b>{ $x }</b>"]);
  expect(words.say({ message: "event-turn-started", arguments: { seat: ["seat", "1"] } })).toBe("It is <b>{ $x }</b>’s turn.");
});

test.each(LOCALES)("a missing message is an error in %s", (locale) => {
  const words = wordsOf("the-loop", locale);
  expect(() => words.say({ message: "no-such-message" })).toThrow();
  expect(() => words.say({ message: "event-turn-started" })).toThrow();
  expect(() => words.say({ message: "event-foo-moved", arguments: { epoch: ["epoch", "no-such-epoch"] } })).toThrow();
});
