// What this screen alone knows of the game: what is being aimed, looked at or opened.

import type { Play } from "$table/play.svelte";
import type { LoopView } from "../view";

class Local {
  /** How a move is to be paid, where it was picked in the dock; otherwise both ways are shown. */
  aiming = $state<"battery" | "energy" | null>(null);
  /** The epoch whose panel is open on a phone; without one, that of the agent whose turn it is. */
  epoch = $state<string | null>(null);
  /** The agent whose hand is looked at, where one person leads several; and the one read about before the choice. */
  agent = $state<string | null>(null);
}

const KNOWN = new WeakMap<Play<LoopView>, Local>();

export function localOf(play: Play<LoopView>): Local {
  let local = KNOWN.get(play);
  if (!local) KNOWN.set(play, (local = new Local()));
  return local;
}
