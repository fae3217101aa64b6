// How each event is shown: how long it takes, and how the board looks afterwards. Views are patched with what an event
// tells for certain; the truth follows when all are shown.

import type { Beat, GameEvent } from "$lib/contract";
import type { Play } from "$table/play.svelte";
import { cardFacts } from "./lib/catalogue";
import {
  MOST_RIFTS,
  inHand,
  lifted,
  machineEpoch,
  onPile,
  paying,
  seatOf,
  tileOf,
  where,
  withAgent,
  withEpoch,
  without,
  type Patch,
} from "./lib/patches";
import type { LoopView } from "./view";

/** What an event tells by name, read once. */
interface Told {
  agent: string;
  epoch: string;
  card: string;
  clone: string;
  mission: string;
  machine: string;
  loop: string;
  seat: number;
  count: number;
  event: GameEvent;
  /** How the board looks before it. */
  view: LoopView;
  play: Play<LoopView>;
}

type Show = (told: Told) => { ms: number; patch?: Patch; things?: string[] };

const moved = ({ agent, epoch }: Told): Patch => (view) => withAgent(view, agent, () => ({ epoch }));

const SHOWS: Record<string, Show> = {
  "game-started": () => ({ ms: 500 }),
  "agent-taken": ({ seat, agent }) => ({
    ms: 300,
    patch: (view) => {
      const first = view.agents.findIndex((pawn) => pawn.seat === seat && pawn.agent === null);
      return { ...view, agents: view.agents.map((pawn, index) => (index === first ? { ...pawn, agent } : pawn)) };
    },
  }),
  "mission-revealed": ({ mission, epoch, play }) => ({
    ms: 600,
    patch: (view) => {
      const facts = play.info.components.missions[mission];
      return withEpoch(view, epoch, () => ({ tile: { mission, cubes: 0, needed: facts.cubes, slots: facts.at === "each" ? [] : null } }));
    },
  }),
  "rifts-placed": ({ epoch, count }) => ({
    ms: 380,
    patch: (view) => withEpoch(view, epoch, ({ rifts }) => ({ rifts: Math.min(MOST_RIFTS, rifts + count) })),
  }),
  "energy-placed": ({ epoch }) => ({ ms: 160, patch: (view) => withEpoch(view, epoch, ({ green }) => ({ green: green + 1 })) }),
  "clone-generated": ({ clone, epoch }) => ({
    ms: 320,
    patch: (view) => ({ ...withEpoch(view, epoch, ({ clones }) => ({ clones: [...clones, clone] })), bag: without(view.bag, clone) }),
    things: [`epoch:${epoch}`],
  }),
  "centrifuge-placed": ({ loop, epoch }) => ({
    ms: 350,
    patch: (view) => withEpoch(view, epoch, () => ({ centrifuge: { loop, cubes: 0 } })),
  }),
  "machine-placed": ({ machine, epoch, play }) => ({
    ms: 450,
    patch: (view) => {
      const slots = play.info.components.ultramachina[machine].slots;
      const placed = withEpoch(view, epoch, ({ machines }) => ({ machines: [...machines, { machine, cubes: 0, slots }] }));
      return { ...placed, machines_left: view.machines_left - 1 };
    },
  }),
  "card-available": ({ card, epoch }) => ({
    ms: 320,
    patch: (view) => withEpoch(lifted(view, card), epoch, ({ cards }) => ({ cards: [...cards, card] })),
  }),
  "card-destroyed": ({ card }) => ({
    ms: 320,
    patch: (view) => {
      const clean = lifted(view, card);
      return { ...clean, destroyed: [...clean.destroyed, card], destroyed_top: card };
    },
  }),
  "big-deck-rebuilt": () => ({
    ms: 400,
    patch: (view) => ({
      ...view,
      big_deck: view.big_deck + view.destroyed.length,
      big_deck_cards: [...view.big_deck_cards, ...view.destroyed],
      destroyed: [],
      destroyed_top: null,
    }),
  }),
  "turn-started": ({ agent, count }) => ({
    ms: 600,
    patch: (view) => ({
      ...view,
      turns: count,
      phase: "foo",
      agents: view.agents.map((pawn, index) => (index === view.active ? { ...pawn, charged: true } : pawn)),
      active: Math.max(
        0,
        view.agents.findIndex((pawn) => pawn.agent === agent),
      ),
      loops: 0,
      power_used: 0,
      jammed: false,
      landed: {},
    }),
  }),
  "foo-moved": ({ epoch }) => ({
    ms: 620,
    patch: (view) => ({ ...view, foo: epoch, foo_deck: without(view.foo_deck, epoch), landed: {} }),
  }),
  "machine-fired": () => ({ ms: 700 }),
  "rifts-thrown": () => ({ ms: 350 }),
  "rifts-landed": ({ epoch, count, play }) => ({
    ms: 420 + 90 * Math.min(count, MOST_RIFTS),
    patch: (view) => {
      const landed = { ...view, landed: { ...view.landed, [epoch]: count } };
      const active = view.agents[view.active]?.agent;
      const waits = active && play.info.components.agents[active].power.timing === "landed" && !view.jammed;
      // Who can cancel a rift decides before any is placed.
      return waits ? landed : withEpoch(landed, epoch, ({ rifts }) => ({ rifts: Math.min(MOST_RIFTS, rifts + count) }));
    },
  }),
  "rift-cancelled": ({ epoch }) => ({
    ms: 400,
    // What is left lands now.
    patch: (view) => {
      const left: Record<string, number> = { ...view.landed, [epoch]: (view.landed[epoch] ?? 1) - 1 };
      const placed = Object.entries(left).reduce(
        (now, [name, count]) => withEpoch(now, name, ({ rifts }) => ({ rifts: Math.min(MOST_RIFTS, rifts + count) })),
        view,
      );
      return { ...placed, landed: left, power_used: view.power_used + 1 };
    },
  }),
  "vortex-opened": ({ epoch, count }) => ({
    ms: 900,
    patch: (view) => ({
      ...withEpoch(view, epoch, () => ({ vortex: true, rifts: 0, tile: null })),
      vortexes: count,
      vortexes_left: view.vortexes + view.vortexes_left - count,
    }),
  }),
  "mission-lost": ({ epoch }) => ({ ms: 350, patch: (view) => withEpoch(view, epoch, () => ({ tile: null })) }),
  "tile-lost": ({ epoch }) => ({ ms: 250, patch: (view) => withEpoch(view, epoch, () => ({ tile: null })) }),
  "moved-paying": (told) => ({
    ms: 340,
    patch: (view) => {
      const from = where(view, told.agent);
      return moved(told)(from ? paying(view, from, 1) : view);
    },
  }),
  "moved-free": (told) => ({ ms: 340, patch: (view) => withAgent(moved(told)(view), told.agent, () => ({ charged: false })) }),
  looped: ({ agent, loop, count, epoch, view: before, play }) => ({
    ms: 700,
    patch: (view) => {
      const readied = (card: string) => cardFacts(play.info, card).dimension === loop;
      const swung = withAgent(paying(view, epoch, count), agent, ({ ready, spent }) => ({
        ready: [...ready, ...spent.filter(readied)],
        spent: spent.filter((card) => !readied(card)),
      }));
      return { ...swung, loops: count, loops_made: view.loops_made + 1 };
    },
    things: [
      `loop:${loop}`,
      `epoch:${epoch}`,
      ...(before.agents.find((pawn) => pawn.agent === agent)?.spent ?? [])
        .filter((card) => cardFacts(play.info, card).dimension === loop)
        .map((card) => `card:${card}`),
    ],
  }),
  "card-used": ({ agent, card }) => ({
    ms: 300,
    patch: (view) => withAgent(view, agent, ({ ready, spent }) => ({ ready: without(ready, card), spent: [...without(spent, card), card] })),
    things: [`agent:${agent}`],
  }),
  "card-applied": () => ({ ms: 300 }),
  "power-used": ({ agent }) => ({ ms: 300, patch: (view) => ({ ...view, power_used: view.power_used + 1 }), things: [`agent:${agent}`] }),
  stopped: () => ({ ms: 150 }),
  "pawn-moved": (told) => ({ ms: 340, patch: moved(told) }),
  "pawns-swapped": ({ agent, event }) => ({
    ms: 420,
    patch: (view) => {
      const other = String(event.other);
      const [here, there] = [where(view, agent), where(view, other)];
      return withAgent(
        withAgent(view, agent, () => ({ epoch: there })),
        other,
        () => ({ epoch: here }),
      );
    },
  }),
  "energy-added": ({ epoch, count }) => ({
    ms: 240 + 60 * count,
    patch: (view) => withEpoch(view, epoch, ({ green }) => ({ green: green + count })),
  }),
  "rifts-removed": ({ epoch, count }) => ({
    ms: 260 + 60 * count,
    patch: (view) => withEpoch(view, epoch, ({ rifts }) => ({ rifts: Math.max(0, rifts - count) })),
  }),
  "clone-moved": ({ clone, epoch, event }) => ({
    ms: 340,
    patch: (view) => {
      const left = withEpoch(view, String(event.start), ({ clones }) => ({ clones: without(clones, clone) }));
      return withEpoch(left, epoch, ({ clones }) => ({ clones: [...clones, clone] }));
    },
    things: [`epoch:${epoch}`],
  }),
  "clone-taken": ({ agent }) => ({ ms: 220, things: [`agent:${agent}`] }),
  "clone-left": ({ agent }) => ({ ms: 220, things: [`agent:${agent}`] }),
  "clone-destroyed": ({ clone, epoch }) => ({
    ms: 420,
    patch: (view) => {
      const gone = withEpoch(view, epoch, ({ clones }) => ({ clones: without(clones, clone) }));
      return clone.startsWith("supa-") ? { ...gone, supas_lost: view.supas_lost + 1 } : { ...gone, bag: [...view.bag, clone] };
    },
    things: [`epoch:${epoch}`],
  }),
  "blue-placed": ({ epoch }) => ({ ms: 360, patch: (view) => withEpoch(view, epoch, ({ blue }) => ({ blue: blue + 1 })) }),
  "card-drawn": ({ agent, card }) => ({ ms: 200, patch: (view) => inHand(view, agent, card) }),
  "pile-shuffled": ({ seat }) => ({
    ms: 300,
    patch: (view) => ({
      ...view,
      piles: view.piles.map((pile, index) => (index === seat ? { draw: [...pile.draw, ...pile.discard], top: pile.top, discard: [] } : pile)),
    }),
  }),
  "card-discarded": ({ agent, card }) => ({
    ms: 160,
    patch: (view) => onPile(view, seatOf(view, agent), card, "discard"),
  }),
  "card-gained": ({ agent, card }) => ({
    ms: 420,
    patch: (view) => onPile(view, seatOf(view, agent), card, "draw"),
  }),
  "mission-damaged": ({ mission, epoch, count }) => ({
    ms: 420,
    patch: (view) => {
      const at = tileOf(view, mission);
      return at ? withEpoch(view, at, ({ tile }) => ({ tile: { ...tile!, cubes: count, slots: tile?.slots ? [...tile.slots, epoch] : (tile?.slots ?? null) } })) : view;
    },
    things: [`mission:${mission}`],
  }),
  "mission-repaired": ({ mission, count }) => ({
    ms: 420,
    patch: (view) => {
      const at = tileOf(view, mission);
      return at ? withEpoch(view, at, ({ tile }) => ({ tile: { ...tile!, cubes: count } })) : view;
    },
  }),
  "centrifuge-damaged": ({ epoch, count }) => ({
    ms: 350,
    patch: (view) => withEpoch(view, epoch, ({ centrifuge }) => ({ centrifuge: centrifuge && { ...centrifuge, cubes: count } })),
  }),
  "centrifuge-destroyed": ({ epoch }) => ({ ms: 500, patch: (view) => withEpoch(view, epoch, () => ({ centrifuge: null })) }),
  "machine-damaged": ({ machine, count, play }) => ({
    ms: 300,
    patch: (view) =>
      withEpoch(view, machineEpoch(play, machine), ({ machines }) => ({
        machines: machines.map((other) => (other.machine === machine ? { ...other, cubes: count } : other)),
      })),
  }),
  "machine-destroyed": ({ machine, play }) => ({
    ms: 500,
    patch: (view) =>
      withEpoch(view, machineEpoch(play, machine), ({ machines }) => ({ machines: machines.filter((other) => other.machine !== machine) })),
  }),
  "energy-drained": ({ epoch, count }) => ({
    ms: 300,
    patch: (view) => withEpoch(view, epoch, ({ green }) => ({ green: Math.max(0, green - count) })),
  }),
  "throw-grew": () => ({ ms: 400 }),
  "power-jammed": () => ({ ms: 500, patch: (view) => ({ ...view, jammed: true }) }),
  "hands-shuffled": () => ({ ms: 500 }),
  "card-dealt": ({ agent, card }) => ({ ms: 200, patch: (view) => inHand(view, agent, card) }),
  "actions-ended": ({ agent }) => ({ ms: 200, patch: (view) => ({ ...view, phase: "take" }), things: [`agent:${agent}`] }),
  "mission-archived": ({ mission }) => ({
    ms: 900,
    patch: (view) => {
      const at = tileOf(view, mission);
      const taken = at ? withEpoch(view, at, () => ({ tile: null })) : view;
      return { ...taken, archived: [...view.archived, mission] };
    },
  }),
  "card-shown": ({ card }) => ({
    ms: 220,
    patch: (view) => {
      const clean = lifted(view, card);
      return { ...clean, shown: [...clean.shown, card] };
    },
  }),
  "card-drafted": ({ seat, card }) => ({ ms: 420, patch: (view) => onPile(view, seat, card, "draw") }),
  "cycle-started": ({ count }) => ({
    ms: 800,
    patch: (view) => ({ ...view, cycle: count, foo_deck: view.mode === "ultramachina" ? view.foo_deck : Object.keys(view.epochs) }),
  }),
  "card-assigned": ({ agent, card }) => ({ ms: 220, patch: (view) => inHand(view, agent, card) }),
  "game-ended": () => ({ ms: 900 }),
};

export function beat(event: GameEvent, view: LoopView, play: Play<LoopView>): Beat<LoopView> | null {
  const show = SHOWS[event.kind];
  if (!show) return null;
  const name = (argument: string) => String(event[argument] ?? "");
  const { ms, patch, things } = show({
    agent: name("agent"),
    epoch: name("epoch"),
    card: name("card"),
    clone: name("clone"),
    mission: name("mission"),
    machine: name("machine"),
    loop: name("loop"),
    seat: Number(event.seat ?? 0),
    count: Number(event.count ?? 0),
    event,
    view,
    play,
  });
  return { ms, after: patch, things };
}

export function heading(event: GameEvent): boolean {
  return event.kind === "turn-started" || event.kind === "cycle-started" || event.kind === "game-started";
}
