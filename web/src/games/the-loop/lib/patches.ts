// Views with something changed, for events that are shown before the truth arrives. Nothing is changed in place.

import type { Play } from "$table/play.svelte";
import { hand, type AgentView, type EpochView, type LoopView } from "../view";

export type Patch = (view: LoopView) => LoopView;

export const MOST_RIFTS = 3;

export function withEpoch(view: LoopView, name: string, change: (epoch: EpochView) => Partial<EpochView>): LoopView {
  const epoch = view.epochs[name];
  return epoch ? { ...view, epochs: { ...view.epochs, [name]: { ...epoch, ...change(epoch) } } } : view;
}

export function withAgent(view: LoopView, name: string, change: (agent: AgentView) => Partial<AgentView>): LoopView {
  return { ...view, agents: view.agents.map((agent) => (agent.agent === name ? { ...agent, ...change(agent) } : agent)) };
}

export function without<T>(list: T[], item: T): T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** A card is nowhere, so that it can be put somewhere. */
export function lifted(view: LoopView, card: string): LoopView {
  const clean = (cards: string[]) => (cards.includes(card) ? without(cards, card) : cards);
  return {
    ...view,
    agents: view.agents.map((agent) => (hand(agent).includes(card) ? { ...agent, ready: clean(agent.ready), spent: clean(agent.spent) } : agent)),
    piles: view.piles.map(({ draw, top, discard }) => ({ draw: clean(draw), top: clean(top), discard: clean(discard) })),
    epochs: Object.fromEntries(
      Object.entries(view.epochs).map(([name, epoch]) => [name, epoch.cards.includes(card) ? { ...epoch, cards: clean(epoch.cards) } : epoch]),
    ),
    big_deck: view.big_deck_cards.includes(card) ? view.big_deck - 1 : view.big_deck,
    big_deck_cards: clean(view.big_deck_cards),
    destroyed: clean(view.destroyed),
    shown: clean(view.shown),
  };
}

export function inHand(view: LoopView, agent: string, card: string): LoopView {
  return withAgent(lifted(view, card), agent, ({ ready }) => ({ ready: [...ready, card] }));
}

export function onPile(view: LoopView, seat: number, card: string, pile: "draw" | "discard"): LoopView {
  const clean = lifted(view, card);
  const piles = clean.piles.map((own, index) => {
    if (index !== seat) return own;
    return pile === "draw" ? { ...own, draw: [...own.draw, card], top: [card, ...own.top] } : { ...own, discard: [...own.discard, card] };
  });
  return { ...clean, piles };
}

/** Each blue cube pays one and stays, green pays the rest. */
export function paying(view: LoopView, epoch: string, cost: number): LoopView {
  return withEpoch(view, epoch, ({ green, blue }) => ({ green: Math.max(0, green - Math.max(cost - blue, 0)) }));
}

export function seatOf(view: LoopView, agent: string): number {
  return view.agents.find((pawn) => pawn.agent === agent)?.seat ?? 0;
}

export function where(view: LoopView, agent: string): string | null {
  return view.agents.find((pawn) => pawn.agent === agent)?.epoch ?? null;
}

export function tileOf(view: LoopView, mission: string): string | null {
  return Object.entries(view.epochs).find(([, { tile }]) => tile?.mission === mission)?.[0] ?? null;
}

export function machineEpoch(play: Play<LoopView>, machine: string): string {
  return play.info.components.ultramachina[machine].epoch;
}
