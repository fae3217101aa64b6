// What each agent did, counted from the rows of the table.

import type { GameEvent } from "$lib/contract";
import type { Play } from "$table/play.svelte";
import type { LoopView } from "../view";

export const DEEDS = ["cards", "loops", "rifts", "energy", "moves", "archived"] as const;
export type Deed = (typeof DEEDS)[number];

/** How much an event counts for which deed of the agent it names. */
function counted(event: GameEvent): [Deed, number] | null {
  switch (event.kind) {
    case "card-used":
      return ["cards", 1];
    case "looped":
      return ["loops", 1];
    case "rifts-removed":
      return ["rifts", Number(event.count)];
    case "energy-added":
      return ["energy", Number(event.count)];
    case "moved-paying":
    case "moved-free":
      return ["moves", 1];
    case "mission-archived":
      return ["archived", 1];
    default:
      return null;
  }
}

export function deeds(play: Play<LoopView>): Map<string, Record<Deed, number>> {
  const all = new Map<string, Record<Deed, number>>();
  for (const { agent } of play.view.agents) {
    if (agent) all.set(agent, { cards: 0, loops: 0, rifts: 0, energy: 0, moves: 0, archived: 0 });
  }
  for (const entry of play.entries) {
    if (entry.undone) continue;
    for (const event of (entry.events ?? []) as GameEvent[]) {
      const deed = counted(event);
      const agent = all.get(String(event.agent));
      if (deed && agent) agent[deed[0]] += deed[1];
    }
  }
  return all;
}
