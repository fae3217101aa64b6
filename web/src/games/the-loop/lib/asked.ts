// What the pending decision means for the board: which pieces it is about, and who acts.

import type { Play } from "$table/play.svelte";
import type { AgentView, LoopView } from "../view";
import { hand } from "../view";

/** The agent whose turn it is. */
export function activeAgent(view: LoopView): AgentView | undefined {
  return view.agents[view.active];
}

/** Where a clone that can be chosen now would be. */
export function cloneSpot(view: LoopView): string | null {
  const asked = view.decision;
  if (!asked) return null;
  if (asked.kind === "carry") return agentNamed(view, asked.agent)?.epoch ?? null;
  return asked.spot ?? agentNamed(view, asked.agent)?.epoch ?? null;
}

export function agentNamed(view: LoopView, name: string | null | undefined): AgentView | undefined {
  return view.agents.find(({ agent }) => agent !== null && agent === name);
}

/** Who would go where the decision asks for: a dashed pawn shows it. */
export function mover(view: LoopView): string | null {
  const asked = view.decision;
  if (!asked || (asked.kind !== "move-to" && asked.kind !== "carry")) return null;
  return (asked.step === "agent-move" ? asked.other : asked.agent) ?? null;
}

/** The cards that can be chosen now and are in nobody's hand of this viewer: they are offered in the dock. */
export function offered(play: Play<LoopView>): string[] {
  const cards = [...play.choices.keys()].filter((action) => action.startsWith("card ")).map((action) => action.slice(5));
  const held = new Set(play.view.agents.filter(({ seat }) => seat === play.seat).flatMap(hand));
  return cards.filter((card) => !held.has(card));
}

/** The agent this viewer's dock is about: who is asked for cards, else who acts, else the first of one's own. */
export function dockAgent(play: Play<LoopView>, looked: string | null): AgentView | undefined {
  const { agents } = play.view;
  const own = play.seat === null ? agents : agents.filter(({ seat }) => seat === play.seat);
  const asked = own.find((agent) => hand(agent).some((card) => play.can(`card ${card}`)));
  if (asked) return asked;
  const active = activeAgent(play.view);
  const wanted = own.find(({ agent }) => agent !== null && agent === looked);
  return wanted ?? own.find((agent) => agent === active) ?? own[0];
}
