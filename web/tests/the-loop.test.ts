// The face of The LOOP, as far as it is not drawn: where pieces lie, what events do to a view, what words stand on it.

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameInfo } from "$lib/contract";
import { Words } from "$lib/words";
import { beat } from "../src/games/the-loop/beats";
import { cardIcon, machineIcon } from "../src/games/the-loop/lib/icons";
import { EPOCHS } from "../src/games/the-loop/lib/palette";
import { rich } from "../src/games/the-loop/lib/rich";
import { sceneFor, type Contents } from "../src/games/the-loop/lib/scene";
import { tileLines } from "../src/games/the-loop/lib/tiles";
import { Tokens } from "../src/games/the-loop/lib/tokens";
import type { EpochView, LoopView } from "../src/games/the-loop/view";

const rules = new URL("../../src/villainy/games/the_loop/", import.meta.url);
const folder = new URL("../src/games/the-loop/", import.meta.url);
const read = (path: string, base: URL) => readFileSync(new URL(path, base), "utf8");
const EMPTY: EpochView = { rifts: 0, green: 0, blue: 0, vortex: false, tile: null, clones: [], cards: [], centrifuge: null, machines: [] };

function view(changes: Partial<LoopView> = {}): LoopView {
  return {
    agents: [{ seat: 0, agent: "mr-time", epoch: "dawn", charged: true, ready: ["wormhole"], spent: [] }],
    piles: [{ draw: ["tempograph"], top: [], discard: [] }],
    epochs: Object.fromEntries(EPOCHS.map(({ name }) => [name, EMPTY])),
    active: 0,
    big_deck: 0,
    big_deck_cards: [],
    destroyed: [],
    shown: [],
    bag: [],
    foo_deck: [],
    archived: [],
    landed: {},
    ...changes,
  } as LoopView;
}

/** Numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 16807) % 2147483647;
    return state % sides;
  };
}

function crowd(roll: (sides: number) => number): Contents {
  const clones = Array.from({ length: roll(9) }, (_, id) => ({ id, kind: EPOCHS[roll(7)]!.name }));
  const tile = [null, { mission: null }, { mission: "surge", cubes: 1, needed: 6, slots: null }][roll(3)]!;
  const epoch = {
    ...EMPTY,
    rifts: roll(4),
    green: roll(8),
    blue: roll(3),
    vortex: tile === null,
    tile,
    cards: ["a", "b", "c", "d", "e"].slice(0, roll(6)),
    centrifuge: roll(4) ? null : { loop: "star", cubes: 1 },
    machines: roll(4) ? [] : [{ machine: "countdown", cubes: 1, slots: 3 }],
  };
  return { epoch, pawns: ["mr-time", "v-girl", "cztwyzzek"].slice(0, roll(4)), clones, ghost: null };
}

test.each([false, true])("no piece lies on another (on a phone: %s)", (phone) => {
  const roll = dice(7);
  const rifts = 3; // their slots touch each other
  const corner = 8; // cubes side by side on an arc share a corner of their boxes
  for (let round = 0; round < 12; round++) {
    for (const { number } of EPOCHS) {
      const { boxes } = sceneFor(phone).place(number, crowd(roll));
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(Math.max(index + 1, rifts))) {
          const wide = Math.abs(one.x - other.x) - (one.w + other.w) / 2;
          const high = Math.abs(one.y - other.y) - (one.h + other.h) / 2;
          expect(Math.max(wide, high)).toBeGreaterThan(-corner);
        }
      }
    }
  }
});

test("the same contents always lie the same way", () => {
  const contents = crowd(dice(3));
  expect(sceneFor(false).place(2, contents)).toEqual(sceneFor(false).place(2, structuredClone(contents)));
});

test("a clone that moves keeps its number, and one that stays does too", () => {
  const tokens = new Tokens();
  const at = (dawn: string[], end: string[]) => view({ epochs: { ...view().epochs, dawn: { ...EMPTY, clones: dawn }, end: { ...EMPTY, clones: end } } });
  const before = tokens.follow(at(["robots", "industry"], []));
  const moved = before.find(({ kind }) => kind === "robots")!.id;
  const after = tokens.follow(at(["industry"], ["robots"]));
  expect(after.find(({ epoch }) => epoch === "end")!.id).toBe(moved);
  expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

const info = {
  nouns: { card: ["wormhole", "tempograph"] },
  components: {
    agents: { "mr-time": { epoch: "renaissance", power: { timing: "action" }, cards: { wormhole: { dimension: "spiral" }, tempograph: { dimension: "spiral" } } } },
    artefacts: {},
    missions: { surge: { counts: "energy", at: "tile", cubes: 6 } },
    ultramachina: { countdown: { epoch: "end", slots: 3 } },
  },
} as unknown as GameInfo;
const play = { info } as never;

test("every event is shown, and none changes the view it is given", () => {
  const kinds = [...read("state.py", rules).split("class Event(")[1]!.split("# ──")[0]!.matchAll(/^ {4}([A-Z_]+) = \d+$/gm)].map(([, name]) => name!.toLowerCase().replaceAll("_", "-"));
  expect(kinds.length).toBeGreaterThan(50);
  const event = { agent: "mr-time", other: "mr-time", epoch: "dawn", start: "end", card: "wormhole", clone: "robots", mission: "surge", machine: "countdown", loop: "spiral", seat: 0, count: 1, needed: 6, mode: "sabotage" };
  for (const kind of kinds) {
    const before = view();
    const copy = structuredClone(before);
    const shown = beat({ ...event, kind }, before, play);
    expect(shown?.ms, kind).toBeGreaterThan(0);
    shown?.after?.(before);
    expect(before, kind).toEqual(copy);
  }
});

test("a used card is exhausted, a LOOP readies it and is paid where the agent is", () => {
  const start = view({ loops: 0, loops_made: 0, epochs: { ...view().epochs, dawn: { ...EMPTY, green: 3, blue: 1 } } });
  const used = beat({ kind: "card-used", agent: "mr-time", card: "wormhole" }, start, play)!.after!(start);
  expect(used.agents[0]).toMatchObject({ ready: [], spent: ["wormhole"] });
  const looped = beat({ kind: "looped", agent: "mr-time", loop: "spiral", count: 2, epoch: "dawn" }, used, play)!;
  expect(looped.things).toContain("card:wormhole");
  const after = looped.after!(used);
  expect(after.agents[0]).toMatchObject({ ready: ["wormhole"], spent: [] });
  expect(after.epochs.dawn).toMatchObject({ green: 2, blue: 1 }); // blue pays first, and stays
});

test("every card and Ultramachina has a glyph of its own, and a card of one's own has one as well", () => {
  const toml = read("components.toml", rules);
  const names = (part: string) => [...part.matchAll(/^([a-z0-9-]+) = \{ (?:epoch|dimension|slots)/gm)].map(([, name]) => name!);
  const [cards, machines] = toml.split("[ultramachina]").map(names) as [string[], string[]];
  const printed = cards.filter((name) => name !== "source");
  expect(printed.length).toBe(79);
  const fallback = cardIcon("extra-1", "star");
  expect(fallback).toContain("<path");
  expect(new Set(printed.map((name) => cardIcon(name, "none"))).size).toBe(79);
  expect(new Set(machines.map(machineIcon)).size).toBe(14);
});

const locales = ["en", "fr", "de"] as const;
const own = Object.fromEntries(locales.map((locale) => [locale, read(`words.${locale}.ftl`, folder)]));
const messages = (source: string) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name!).sort();

test("all its words are there in every language, and none is the rules' own", () => {
  for (const locale of locales) {
    expect(messages(own[locale]!)).toEqual(messages(own.en!));
    const theirs = new Set(messages(read(`locales/${locale}.ftl`, rules)));
    expect(messages(own[locale]!).filter((name) => theirs.has(name))).toEqual([]);
  }
});

test("every word it asks for is there, and none is left over", () => {
  const known = messages(own.en!);
  const code = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map((file) => read(file, folder))
    .join("\n");
  for (const [, asked] of code.matchAll(/["'`](ui-[a-z-]+[a-z])["'`]/g)) expect(known).toContain(asked);
  const begun = [...code.matchAll(/`((?:ui|pile)-[a-z-]*)\$\{/g)].map(([, start]) => start!);
  const unused = known.filter((name) => !code.includes(`"${name}"`) && !code.includes(`'${name}'`) && !begun.some((start) => name.startsWith(start)));
  expect(unused.filter((name) => !name.startsWith("pile-"))).toEqual([]);
});

test.each(locales)("cubes stand for the words that name them (%s)", (locale) => {
  const words = new Words(locale, [read(`locales/${locale}.ftl`, rules), own[locale]!]);
  const text = words.format("effect-rift", { items: words.format("effect-rift", { count: 2, where: "X" }, "item") });
  expect(rich(words, text).some(({ cube }) => cube === "rift")).toBe(true);
  const energy = words.format("effect-energy", { count: 1, "where-into": "X" }, "item");
  expect(rich(words, energy).some(({ cube }) => cube === "energy")).toBe(true);
  expect(rich(words, text).map((part) => part.text).join("")).toBe(text);
});

test("a long name of a mission is broken where its words allow", () => {
  const named = (name: string) => tileLines({ name: () => name } as never, "surge");
  expect(named("Power Surge!")).toEqual(["Power Surge!"]);
  expect(named("Caught in the Pincers!")).toEqual(["Caught in", "the Pincers!"]);
  expect(tileLines({} as never, null)).toEqual([]);
});
