// What the rows of the table tell that the view does not: how the last throw fell, in which order Dr Foo went.

import type { GameEvent } from "$lib/contract";
import type { Play } from "$table/play.svelte";
import type { LoopView } from "../view";

function* backwards(play: Play<LoopView>): Generator<GameEvent> {
  for (let row = play.entries.length - 1; row >= 0; row--) {
    const entry = play.entries[row]!;
    if (entry.undone) continue;
    const events = (entry.events ?? []) as GameEvent[];
    for (let index = events.length - 1; index >= 0; index--) yield events[index]!;
  }
}

/** How many rifts fell out where: now, or when Dr Foo threw last. */
export function lastThrow(play: Play<LoopView>): Record<string, number> {
  const { landed } = play.view;
  if (Object.keys(landed).length > 0 || play.moving || play.past !== null) return landed;
  const fallen: Record<string, number> = {};
  for (const event of backwards(play)) {
    if (event.kind === "foo-moved" || event.kind === "turn-started") break;
    if (event.kind === "rifts-landed") fallen[String(event.epoch)] = Number(event.count);
  }
  return fallen;
}

/** The epochs Dr Foo has been to in this cycle, in order; the last is where he is. */
export function fooWay(play: Play<LoopView>, turned: string[]): string[] {
  const way: string[] = [];
  for (const event of backwards(play)) {
    if (event.kind === "cycle-started" || way.length === turned.length) break;
    if (event.kind === "foo-moved") way.unshift(String(event.epoch));
  }
  const known = way.filter((epoch) => turned.includes(epoch));
  const others = turned.filter((epoch) => !known.includes(epoch) && epoch !== play.view.foo);
  const rest = play.view.foo && !known.includes(play.view.foo) && turned.includes(play.view.foo) ? [play.view.foo] : [];
  return [...others, ...known, ...rest];
}
