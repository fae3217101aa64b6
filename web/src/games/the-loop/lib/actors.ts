// Whose face stands before a line of the log. Beside seats, agents have a number (one person may lead several), and so
// has Dr Foo.

import type { GameEvent } from "$lib/contract";
import type { Play } from "$table/play.svelte";
import type { LoopView } from "../view";

export const AGENTS_FROM = 100;
export const DR_FOO = 99;

const HIS = new Set([
  ..."rifts-placed clone-generated centrifuge-placed machine-placed foo-moved machine-fired rifts-thrown rifts-landed".split(" "),
  ..."vortex-opened mission-lost tile-lost mission-repaired energy-drained throw-grew hands-shuffled clone-destroyed".split(" "),
]);

export function actor(event: GameEvent, play: Play<LoopView>): number | null {
  const agent = play.view.agents.findIndex(({ agent }) => agent !== null && agent === event.agent);
  if (agent >= 0) return AGENTS_FROM + agent;
  if (HIS.has(event.kind)) return DR_FOO;
  return typeof event.seat === "number" ? event.seat : null;
}
