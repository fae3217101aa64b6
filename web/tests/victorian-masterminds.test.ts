// The face of Victorian Masterminds against the game: every event is shown, every slot is drawn, every word is there.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { GameEvent } from "../src/lib/contract";
import { DRAWINGS } from "../src/games/victorian-masterminds/art/machines";
import { beat } from "../src/games/victorian-masterminds/beat";
import { boxOf, placesOf } from "../src/games/victorian-masterminds/machine/layout";
import type { PlayerView, View } from "../src/games/victorian-masterminds/view";

const face = new URL("../src/games/victorian-masterminds/", import.meta.url);
const game = new URL("../../src/villainy/games/victorian_masterminds/", import.meta.url);
const read = (path: string, from: URL) => readFileSync(new URL(path, from), "utf8");
const components = read("components.toml", game);

const SEGMENT = /^([a-z-]+) *= \{ icon = "[a-z]+", bolts = (\d), plates = (\d), bonus/gm;
const MACHINES = [...components.matchAll(/^\[machines\.([a-z]+)\.segments\]\n([^[]*)/gm)].map(([, machine, body]) => ({
  machine: machine!,
  segments: [...body!.matchAll(SEGMENT)].map(([, name, bolts, plates]) => ({
    name: name!,
    bolts: Number(bolts),
    plates: Number(plates),
  })),
}));

test.each(MACHINES)("the $machine is drawn with every segment and every slot", ({ machine, segments }) => {
  const { areas } = DRAWINGS[machine]!;
  expect(Object.keys(areas).sort()).toEqual(segments.map((segment) => segment.name).sort());
  for (const { name, bolts, plates } of segments) {
    const area = areas[name]!;
    const drawn = (part: string) => area.slots.filter(([each]) => each === part).length;
    expect([name, drawn("bolt"), drawn("plate")]).toEqual([name, bolts, plates]);
    const { x, y, w, h } = boxOf(area.outline);
    expect(x >= 0 && y >= 0 && x + w <= 724 && y + h <= 252 && w > 20 && h > 20).toBe(true);
    expect(area.call[2]).toMatch(/^M/);
  }
});

test("a box with other numbers finds room for its slots", () => {
  const area = DRAWINGS.mole!.areas.drill!;
  const places = placesOf(area, { bolts: 1, plates: 3, bolts_needed: 1, plates_needed: 4 });
  expect(places.map((place) => place.part)).toEqual(["bolt", "plate", "plate", "plate", "plate"]);
  expect(places.map((place) => place.filled)).toEqual([true, true, true, true, false]);
});

const player: PlayerView = {
  machine: "mole",
  segments: [{ name: "mole-drill", bolts: 0, plates: 0, bolts_needed: 2, plates_needed: 2, built: false }],
  bonus_powers: [false, false],
  firepower: 1,
  scientists: 2,
  cells: 2,
  codex: { ones: 1, twos: 0, level: 1 },
  free_choice: false,
  mayhem: 0,
  pile: ["gunner", null],
  holds_agent: false,
  hand: null,
  discard: ["engineer"],
  may_go_beneath: false,
  missions: [],
  progress: {},
  points: { segments: 0, buildings: 0, missions: 0, mayhem: 0, codex: 0, total: 0 },
};
const view: View = {
  viewer: 0,
  seats: 2,
  first: 0,
  active: 0,
  turns: 0,
  level: 3,
  last_level: 12,
  stack_limit: 2,
  scientist_pool: 5,
  missions: { london: "first-loot" },
  mission_deck: 3,
  buildings: { london: { factory: null } },
  stacks: { london: [{ owner: 1, agent: null }] },
  queued: null,
  resolution: null,
  players: [player, player],
  decision: null,
  extra_turn: false,
  special_action_used: false,
  trigger: null,
  final_turns_left: null,
  final_resolution: false,
  over: false,
};
const info = {
  components: { cost: { recycle: 1, "extra-turn": 2, capture: 3 }, machines: { mole: { cells: 2, segments: {} } } },
};
const show = (event: GameEvent, now = view) => beat(event, now, { info } as never);

const KINDS = [...read("game.py", game).matchAll(/^ {4}Event\.([A-Z_]+): \{(.*)\},$/gm)].map(
  ([, name, args]) =>
    [name!.toLowerCase().replaceAll("_", "-"), [...args!.matchAll(/"(\w+)":/g)].map(([, each]) => each!)] as const,
);

test.each(KINDS)("%s is shown", (kind, args) => {
  const values: Record<string, string | number> = {
    seat: 0,
    city: "london",
    agent: "gunner",
    building: "factory",
    machine: "mole",
    mission: "first-loot",
  };
  const event = {
    kind,
    ...Object.fromEntries(args.map((name) => [name, values[name] ?? (name === "segment" ? "mole-drill" : 1)])),
  };
  const shown = show(event);
  expect(shown?.ms).toBeGreaterThan(0);
  expect(shown?.after?.(view) ?? view).toHaveProperty("players.length", 2);
});

test("there are events", () => expect(KINDS.length).toBeGreaterThan(30));

test("a resolution turns up, acts and is put away", () => {
  let now = show({ kind: "agent-placed", seat: 0, city: "london", agent: "gunner" })!.after!(view);
  expect(now.stacks.london).toEqual([
    { owner: 1, agent: null },
    { owner: 0, agent: "gunner" },
  ]);
  expect(now.players[0]!.pile).toEqual([null]);
  const events: GameEvent[] = [
    { kind: "stack-turned", city: "london", count: 2 },
    { kind: "agent-resolved", seat: 1, agent: "saboteur", city: "london" },
    { kind: "agent-resolved", seat: 0, agent: "gunner", city: "london" },
  ];
  for (const event of events) now = show(event, now)!.after!(now);
  expect(now.resolution).toMatchObject({ city: "london", acting: 1 });
  expect(now.players[1]!.discard).toEqual(["engineer", "saboteur"]);
  now = show({ kind: "turn-started", seat: 1 }, now)!.after!(now);
  expect(now.resolution).toBeNull();
  expect(now.players[0]!.discard).toEqual(["engineer", "gunner"]);
});

test("an agent slips beneath the top one", () => {
  const now = show({ kind: "agent-inserted", seat: 0, city: "london", agent: null })!.after!(view);
  expect(now.stacks.london!.map((agent) => agent.owner)).toEqual([0, 1]);
});

const messages = (source: string) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name!);

test("its words say the same things in every language, and none is missing or left over", () => {
  const english = messages(read("words.en.ftl", face));
  for (const locale of ["fr", "de"]) expect(messages(read(`words.${locale}.ftl`, face))).toEqual(english);
  const files = readdirSync(face, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?!art).*\.(svelte|ts)$/.test(file),
  );
  const code = files.map((file) => read(file, face)).join("\n");
  const asked = [...code.matchAll(/["'`](vm-[a-z0-9-]+)(["'`]|\$\{)/g)].map(([, name, end]) => ({
    name: name!,
    whole: end !== "${",
  }));
  for (const { name, whole } of asked)
    expect(
      english.some((each) => (whole ? each === name : each.startsWith(name))),
      name,
    ).toBe(true);
  for (const name of english)
    expect(
      asked.some((each) => (each.whole ? each.name === name : name.startsWith(each.name))),
      name,
    ).toBe(true);
});
