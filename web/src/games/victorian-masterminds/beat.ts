// How events are shown, one after the other: how long each takes, what has changed afterwards, and what wears cool
// light until our next move. The truth comes at the end from the server; on the way a good guess is enough.

import type { Beat, GameEvent } from "$lib/contract";
import { freshKeys } from "./board/fresh";
import { planned } from "./facts";
import type { PlayerView, SegmentView, View, VictorianPlay } from "./view";

type Change = (view: View) => View;

function withPlayer(view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View {
  return {
    ...view,
    players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
  };
}

function withSegment(
  view: View,
  seat: number,
  name: string,
  change: (segment: SegmentView) => Partial<SegmentView>,
): View {
  return withPlayer(view, seat, ({ segments }) => ({
    segments: segments.map((segment) => (segment.name === name ? { ...segment, ...change(segment) } : segment)),
  }));
}

/** An agent that has acted lies face up beside its machine. */
function discardAgent(view: View): View {
  const { owner, agent } = view.resolution?.agents[view.resolution.acting] ?? {};
  if (owner === undefined || !agent) return view;
  return withPlayer(view, owner, ({ discard }) => ({ discard: [...new Set([...discard, agent])] }));
}

function closeResolution(view: View): View {
  return view.resolution ? { ...discardAgent(view), resolution: null } : view;
}

/** Out of hand, or off the pile. */
function leaveHand(player: PlayerView): Partial<PlayerView> {
  return player.holds_agent ? { holds_agent: false, hand: null } : { pile: player.pile.slice(1) };
}

function place(view: View, event: GameEvent, depth: number): View {
  const [seat, city] = [Number(event.seat), String(event.city)];
  const stack = [...(view.stacks[city] ?? [])];
  stack.splice(stack.length - depth, 0, { owner: seat, agent: event.agent === null ? null : String(event.agent) });
  return withPlayer({ ...view, stacks: { ...view.stacks, [city]: stack } }, seat, leaveHand);
}

function turnUp(view: View, city: string): View {
  const closed = closeResolution(view);
  const resolution = { city, agents: closed.stacks[city] ?? [], acting: -1, saboteur: null };
  return { ...closed, stacks: { ...closed.stacks, [city]: [] }, resolution };
}

function act(view: View, event: GameEvent): View {
  if (!view.resolution) return view;
  const acting = view.resolution.acting + 1;
  const agents = view.resolution.agents.map((each, i) =>
    i === acting ? { owner: Number(event.seat), agent: String(event.agent) } : each,
  );
  return { ...discardAgent(view), resolution: { ...view.resolution, agents, acting, saboteur: null } };
}

function build(view: View, event: GameEvent): View {
  const seat = Number(event.seat);
  const done = withSegment(view, seat, String(event.segment), () => ({ built: true, bolts: 0, plates: 0 }));
  return withPlayer(done, seat, ({ bonus_powers, cells, codex }) => {
    switch (event.bonus) {
      case "power-1":
        return { bonus_powers: [true, bonus_powers[1]] };
      case "power-2":
        return { bonus_powers: [bonus_powers[0], true] };
      case "cell":
        return { cells: cells + 1 };
      case "codex":
        return { codex: { ...codex, level: 2 } };
      default:
        return {};
    }
  });
}

function pay(view: View, seat: number, cost: number): View {
  const paid = withPlayer(view, seat, ({ scientists }) => ({ scientists: Math.max(0, scientists - cost) }));
  return { ...paid, scientist_pool: paid.scientist_pool + cost };
}

function capture(view: View, { seat, city, building }: GameEvent): View {
  const street = { ...view.buildings[String(city)], [String(building)]: Number(seat) };
  return { ...view, buildings: { ...view.buildings, [String(city)]: street } };
}

export function beat(event: GameEvent, _view: View, play: VictorianPlay): Beat<View> | null {
  const seat = Number(event.seat ?? 0);
  const city = String(event.city);
  const cost = play.info.components.cost as Record<string, number>;
  const things = freshKeys(event);
  const show = (ms: number, after?: Change): Beat<View> => (after ? { ms, things, after } : { ms, things });

  switch (event.kind) {
    case "game-started":
      return show(700);
    case "machine-taken": {
      const machine = String(event.machine);
      const { cells } = play.info.components.machines[machine];
      return show(650, (now) =>
        withPlayer(now, seat, () => ({ machine, cells, segments: planned(play.info, machine) })),
      );
    }
    case "mission-revealed":
      return show(420, (now) => ({
        ...closeResolution(now),
        missions: { ...now.missions, [city]: String(event.mission) },
        mission_deck: Math.max(0, now.mission_deck - 1),
      }));
    case "turn-started":
      return show(260, (now) => ({
        ...closeResolution(now),
        active: seat,
        extra_turn: false,
        decision: { seat, kind: "place-agent" },
      }));
    case "agent-taken":
      return show(380, (now) =>
        withPlayer(now, seat, ({ pile }) => {
          const at = Math.max(0, pile.indexOf(event.agent === null ? null : String(event.agent)));
          return {
            pile: pile.filter((_, i) => i !== at),
            holds_agent: true,
            hand: event.agent === null ? null : String(event.agent),
          };
        }),
      );
    case "agent-recycled":
      return show(480, (now) =>
        withPlayer(pay(now, seat, cost.recycle ?? 0), seat, ({ discard }) => ({
          discard: discard.filter((agent) => agent !== event.agent),
          holds_agent: true,
          hand: String(event.agent),
        })),
      );
    case "agent-placed":
      return show(440, (now) => place(now, event, 0));
    case "agent-inserted":
      return show(440, (now) => place(now, event, 1));
    case "stack-forced":
      return show(500);
    case "stack-turned":
      return show(420, (now) => turnUp(now, city));
    case "agent-resolved":
      return show(560, (now) => act(now, event));
    case "agent-sabotaged":
      return show(600);
    case "saboteur-ready":
      return show(420, (now) => (now.resolution ? { ...now, resolution: { ...now.resolution, saboteur: seat } } : now));
    case "acted-as":
      return show(420);
    case "part-placed":
      return show(560, (now) =>
        withSegment(now, seat, String(event.segment), ({ bolts, plates }) =>
          event.spoil === "bolt" ? { bolts: bolts + 1 } : { plates: plates + 1 },
        ),
      );
    case "segment-built":
      return show(1000, (now) => build(now, event));
    case "firepower-gained":
      return show(460, (now) => withPlayer(now, seat, () => ({ firepower: Number(event.firepower) })));
    case "scientist-gained":
      return show(440, (now) => ({
        ...withPlayer(now, seat, () => ({ scientists: Number(event.count) })),
        scientist_pool: Math.max(0, now.scientist_pool - 1),
      }));
    case "codex-gained":
      return show(440, (now) =>
        withPlayer(now, seat, ({ codex }) => ({
          codex: event.value === 2 ? { ...codex, twos: codex.twos + 1 } : { ...codex, ones: codex.ones + 1 },
        })),
      );
    case "codex-flipped":
      return show(440, (now) =>
        withPlayer(now, seat, ({ codex }) => ({ codex: { ...codex, ones: codex.ones - 1, twos: codex.twos + 1 } })),
      );
    case "mayhem-gained":
      return show(440, (now) => withPlayer(now, seat, ({ mayhem }) => ({ mayhem: mayhem + 1 })));
    case "nothing-gained":
      return show(500);
    case "building-captured":
      return show(720, (now) => capture(now, event));
    case "level-raised":
      return show(640, (now) => ({ ...now, level: Number(event.level) }));
    case "mission-claimed":
      return show(560, (now) => ({
        ...withPlayer(now, seat, ({ missions }) => ({ missions: [...missions, String(event.mission)] })),
        missions: { ...now.missions, [city]: null },
      }));
    case "city-raided":
      return show(420);
    case "extra-turn":
      return show(600, (now) => ({ ...closeResolution(pay(now, seat, cost["extra-turn"] ?? 0)), extra_turn: true }));
    case "capture-bought":
      return show(480, (now) => pay(now, seat, cost.capture ?? 0));
    case "pile-shuffled":
      return show(360, (now) =>
        withPlayer(closeResolution(now), seat, () => ({
          pile: Array<null>(Number(event.count)).fill(null),
          discard: [],
        })),
      );
    case "final-round":
      return show(1400, (now) => ({ ...now, trigger: String(event.trigger) }));
    case "final-resolution":
      return show(900, (now) => ({ ...closeResolution(now), final_resolution: true, final_turns_left: null }));
    case "game-ended":
      return show(800, (now) => ({ ...closeResolution(now), over: true, decision: null }));
    case "declined":
      return show(240);
    default:
      return null;
  }
}

/** A turn opens a group of the log. */
export function heading(event: GameEvent): boolean {
  return ["game-started", "turn-started", "final-resolution"].includes(event.kind);
}
