// What has just changed wears cool light until our next move. The beats name it, the table keeps it.

import type { VictorianPlay } from "../view";

export const freshAgent = (city: string, owner: number) => `placed:${city}:${owner}`;
export const freshLot = (city: string, building: string) => `lot:${city}:${building}`;
export const freshMission = (city: string) => `card:${city}`;

/** Was this agent placed since our last move? Of several agents of one owner it is the last. */
export function isFresh(play: VictorianPlay, city: string, place: number): boolean {
  const stack = play.view.stacks[city] ?? [];
  const owner = stack[place]?.owner;
  if (owner === undefined || !play.changed.has(freshAgent(city, owner))) return false;
  return !stack.slice(place + 1).some((other) => other.owner === owner);
}
