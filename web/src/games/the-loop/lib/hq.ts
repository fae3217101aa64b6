// What headquarters keeps count of.

import type { Play } from "$table/play.svelte";
import type { LoopView } from "../view";
import { fooWay } from "./history";
import { EPOCHS, epochOf, kindOf } from "./palette";

export const CYCLES = 3;
export const TURNS_A_CYCLE = 7;
export const ENOUGH = 4;
export const VORTEXES = 3;

export interface FooCard {
  epoch: string | null;
  state: "past" | "now" | "next";
}

/** Dr Foo's seven stops of a cycle. An improved Machine goes clockwise: then the next ones are known. */
export function fooCards(play: Play<LoopView>): FooCard[] {
  const { view } = play;
  if (view.mode === "ultramachina") {
    const reached = view.foo && view.turns > 0 ? epochOf(view.foo).number : 0;
    return EPOCHS.map(({ name, number }) => ({ epoch: name, state: number < reached ? "past" : number === reached ? "now" : "next" }));
  }
  const turned = fooWay(
    play,
    EPOCHS.map(({ name }) => name).filter((name) => !view.foo_deck.includes(name)),
  );
  const cards: FooCard[] = turned.map((epoch, index) => ({ epoch, state: index === turned.length - 1 ? "now" : "past" }));
  return [...cards, ...view.foo_deck.map((): FooCard => ({ epoch: null, state: "next" }))];
}

export function clonesATurn(play: Play<LoopView>): number {
  return play.info.components.cycles.clones[play.view.cycle - 1] ?? 0;
}

/** What the mode asks for beside the missions: how many stand on the board. */
export function modeCount(view: LoopView): number {
  const epochs = Object.values(view.epochs);
  if (view.mode === "supa-clones") return epochs.flatMap(({ clones }) => clones).filter((kind) => kindOf(kind).supa).length;
  if (view.mode === "centrifuges") return epochs.filter(({ centrifuge }) => centrifuge !== null).length;
  return epochs.reduce((sum, { machines }) => sum + machines.length, 0);
}
