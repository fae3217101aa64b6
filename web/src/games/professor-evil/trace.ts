// What the board remembers of the events: where the professor has walked since the last roll, and what the last move
// changed. The view tells neither.

import type { GameEvent } from "$lib/contract";
import { components, shownEvents, type Play, type Stride, type View } from "./view";

/** One stride, if the event is one; `from` is where he stood. */
export function stride(event: GameEvent, from: string): Stride | null {
  if (event.kind === "professor-walked") return { from, to: String(event.room), door: String(event.door) };
  if (event.kind === "professor-passed") return { from, to: String(event.room), door: null };
  return null;
}

/** His walk since the last roll, from the log. */
export function lastWalk(play: Play): Stride[] {
  let at = components(play).plan.professor;
  let sure = false; // the entries may begin in the middle of a game
  let walk: Stride[] = [];
  for (const event of shownEvents(play).flat()) {
    if (event.kind === "game-started") sure = true;
    if (event.kind === "dice-rolled") walk = [];
    const step = stride(event, at);
    if (!step) continue;
    if (step.door && !sure) step.from = otherSide(step.door, step.to);
    if (sure || step.door) walk.push(step);
    at = step.to;
    sure = true;
  }
  return walk;
}

function otherSide(door: string, room: string): string {
  return door.startsWith(`${room}-`) ? door.slice(room.length + 1) : door.slice(0, door.length - room.length - 1);
}

/** What the last move opened, armed or placed, until the next: "door:...", "room:..." (its trap), "treasure:...". */
export function justChanged(play: Play, view: View): Set<string> {
  const changed = new Set<string>();
  if (play.moving) return changed;
  for (const event of shownEvents(play).at(-1) ?? []) {
    if (event.kind === "door-unlocked" || event.kind === "door-forced") changed.add(`door:${event.door}`);
    if (event.kind === "trap-armed") changed.add(`trap:${event.room}`);
    if (event.kind === "treasure-placed") changed.add(`treasure:${event.colour}`);
    if (event.kind === "traps-armed") {
      for (const [room, { trap }] of Object.entries(view.rooms)) if (trap === event.trap) changed.add(`trap:${room}`);
    }
  }
  return changed;
}

/** The card that was played this turn; `last` where nothing else was used since, so that it may still be aimed. */
export function playedCard(play: Play): { card: string; last: boolean } | null {
  let played: { card: string; last: boolean } | null = null;
  for (const { kind, card } of shownEvents(play).flat()) {
    if (kind === "turn-started") played = null;
    if (kind === "card-played") played = { card: String(card), last: true };
    if (played && ["power-used", "bonus-used", "dice-rolled"].includes(kind) && played.last) played = { ...played, last: false };
  }
  return played;
}

/** Is it of this that an event tells just now? A trap is meant by its room, everything else by its own argument. */
export function told(play: Play, kind: string, name: string | number): boolean {
  const event = play.telling;
  if (!event) return false;
  if (kind === "trap") return event.trap !== undefined && event.room === name;
  if (kind === "seat") return event.mate === name || (event.seat === name && ["turn-started", "power-used", "bonus-used", "tile-turned-up"].includes(event.kind));
  if (kind === "die") return event.kind === "dice-rolled" || event.kind.startsWith(`${name}-die-`);
  if (kind === "card") return event.card === name || event.first === name || event.second === name;
  return event[kind] === name;
}
