// What a click on a thing of the board can mean now: the texts of actions (actions.py), the one that fits the question
// first, so that a refused click hears the reason that matters.

import { actor, type Colour, type DiceView, type View } from "./view";

const kind = (view: View) => view.decision?.kind;
const here = (view: View) => view.players[actor(view)]?.room;
const numbers = (view: View, fits: (seat: number) => boolean) => view.players.flatMap((_, seat) => (fits(seat) ? [seat + 1] : []));

export function onRoom(view: View, room: string): string[] {
  if (kind(view) === "pick-room") return [`room ${room}`];
  if (kind(view) === "pick-seat") {
    const joins = numbers(view, (seat) => seat !== actor(view) && view.players[seat]!.room === room);
    if (joins.length) return joins.map((seat) => `join ${seat}`);
  }
  return [`move ${room}`];
}

export function onDoor(view: View, door: string): string[] {
  return [kind(view) === "force-door" ? `force ${door}` : `unlock ${door}`];
}

export function onTrap(view: View, room: string): string[] {
  if (kind(view) === "pick-trap") return [`trap ${room}`];
  if (kind(view) === "pick-type") return [`type ${view.rooms[room]!.trap}`];
  return here(view) === room ? ["disarm"] : [];
}

export function onTreasure(view: View, colour: Colour): string[] {
  if (kind(view) === "pick-treasure") return [`treasure ${colour}`];
  return view.treasures[colour] && view.treasures[colour].room === here(view) ? ["save"] : [];
}

export function onPawn(view: View, seat: number): string[] {
  if (kind(view) === "pick-seat") return [`seat ${seat + 1}`, `bring ${seat + 1}`];
  if (kind(view) === "activate") return [`activate ${seat + 1}`];
  return [];
}

export function onDie(view: View, die: keyof DiceView): string[] {
  return kind(view) === "dice" ? [`reroll ${die}`] : [];
}

/** Carpets are asked for only where the professor stands on them. */
export function onCarpet(view: View, room: string, colour: Colour): string[] {
  return kind(view) === "pick-colour" && view.professor === room ? [`colour ${colour}`] : [];
}

/** Somebody is aiming a card or a power: what is no target steps back. */
export function aiming(view: View): boolean {
  return view.decision !== null && (view.decision.kind.startsWith("pick-") || ["force-door", "set-die", "activate"].includes(view.decision.kind));
}
