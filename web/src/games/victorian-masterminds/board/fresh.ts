// What has just changed wears cool light until our next move. While events are shown the table keeps what the beats
// name; for somebody who has just come in it is read from the rows since their last move.

import type { GameEvent } from "$lib/contract";
import type { Entry } from "$lib/wire";
import type { VictorianPlay } from "../view";

export const freshLot = (city: string, building: string) => `lot:${city}:${building}`;
export const freshMission = (city: string) => `card:${city}`;
export const freshPin = (seat: number) => `pin:${seat}`;
export const FRESH_LEVEL = "level";
const freshAgent = (city: string, owner: number) => `placed:${city}:${owner}`;

/** What an event leaves in cool light. */
export function freshKeys(event: GameEvent): string[] {
  const { kind, seat, city } = event;
  switch (kind) {
    case "agent-placed":
    case "agent-inserted":
      return [freshAgent(String(city), Number(seat))];
    case "mission-revealed":
      return [freshMission(String(city))];
    case "building-captured":
      return [freshLot(String(city), String(event.building))];
    case "level-raised":
      return [FRESH_LEVEL];
    case "firepower-gained":
      return [freshPin(Number(seat))];
    case "part-placed":
    case "segment-built":
      return [`segment:${event.segment}`];
    default:
      return [];
  }
}

const recalled = new WeakMap<Entry[], Set<string>>();

function recall(play: VictorianPlay): Set<string> {
  const known = recalled.get(play.entries);
  if (known) return known;
  const moves = play.entries.filter((entry) => entry.kind === "move" && !entry.undone);
  const own = moves.findLastIndex((entry) => entry.seat === play.seat);
  const since = play.seat === null ? moves.slice(-1) : own < 0 ? [] : moves.slice(own + 1);
  const keys = new Set(since.flatMap((entry) => ((entry.events ?? []) as GameEvent[]).flatMap(freshKeys)));
  recalled.set(play.entries, keys);
  return keys;
}

export function isFresh(play: VictorianPlay, key: string): boolean {
  return play.changed.has(key) || (!play.moving && play.past === null && recall(play).has(key));
}

/** Was this agent placed since our last move? Of several agents of one owner it is the last. */
export function isFreshAgent(play: VictorianPlay, city: string, place: number): boolean {
  const stack = play.view.stacks[city] ?? [];
  const owner = stack[place]?.owner;
  if (owner === undefined || stack.slice(place + 1).some((other) => other.owner === owner)) return false;
  return isFresh(play, freshAgent(city, owner));
}
