// What the table of Professor Evil shows: the shape of view.py, and what of the components the board draws.

import type { GameEvent } from "$lib/contract";
import type { Play as AnyPlay } from "$table/play.svelte";

export type Colour = "red" | "green" | "blue";
export type Trap = "padlock" | "saw" | "camera" | "laser" | "console";
export type Face = "chevron-1" | "chevron-2" | "chevron-3" | "passage" | "hurry-5" | "hurry-10";

export const COLOURS: Colour[] = ["red", "green", "blue"];
export const FACES: Face[] = ["chevron-1", "chevron-2", "chevron-3", "passage", "hurry-5", "hurry-10"];
export const HOURS = ["xii", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi"];
/** Minutes from one space of the clock to the next. */
export const SPACE = 5;
/** Treasures saved or lost that end the game. */
export const ENOUGH = 4;
/** At most these minutes left is urgent. */
export const URGENT = 10;
export const OUTSIDE = "outside";

export interface RoomView {
  trap: Trap;
  armed: boolean;
  treasure: Colour | null;
}

export interface TreasureView {
  treasure: string;
  room: string;
  steps: number;
  minutes: number;
  hour: string;
  /** How many traps of each needed type are still on. */
  needs: Partial<Record<Trap, number>>;
}

export interface PlayerView {
  character: string | null;
  room: string;
  tile_up: boolean;
  expelled: number;
  deck: number;
  discard: string[];
}

export interface DiceView {
  professor: Face;
  colour: Colour;
  clock: number;
}

export interface DecisionView {
  seat: number;
  kind: string;
  step: string | null;
  mate: number | null;
}

/** One stride of the professor: through a door, or by the secret passage. */
export interface Stride {
  from: string;
  to: string;
  door: string | null;
}

export interface View {
  viewer: number | null;
  seats: number;
  first: number;
  active: number;
  turns: number;
  level: string;
  professor: string;
  hour: string;
  doors: Record<string, boolean>;
  rooms: Record<string, RoomView>;
  treasures: Record<Colour, TreasureView | null>;
  saved: string[];
  lost: string[];
  tiles: number;
  locations: number;
  players: PlayerView[];
  shown: string[];
  actions_left: number;
  power_used: boolean;
  flags: string[];
  named: string[];
  dice: DiceView | null;
  activations: number;
  expelled: number;
  decision: DecisionView | null;
  over: boolean;
  result: string | null;
  /** Only while events are shown: how far the professor has walked since the roll. */
  walk?: Stride[];
}

export type Play = AnyPlay<View>;

// What the components say, as far as it is drawn.

export type Cells = [x: number, y: number, width: number, height: number];

export interface CharacterPart {
  colour: string;
  power: { timing: string; cost: number };
  bonus: { timing: string };
  cards: Record<string, { timing: string }>;
}

export interface Components {
  plan: { size: [number, number]; clock: Cells; "front-door": [number, number]; professor: string };
  rooms: Record<string, { rect: Cells }>;
  windows: Record<string, [number, number] | string>;
  doors: Record<string, { carpets: [Colour, Colour]; at: [number, number] } | string>;
  traps: Record<Trap, number>;
  clock: { start: string; powers: string[] };
  dice: { professor: Face[]; colour: Colour[]; clock: number[] };
  turn: { actions: number };
  levels: Record<string, number[]>;
  signs: Record<string, string>;
  treasures: Record<string, { minutes: number; traps: Trap[] }>;
  characters: Record<string, CharacterPart>;
}

export function components(play: Play): Components {
  return play.info.components as Components;
}

export function character(play: Play, name: string | null | undefined): CharacterPart | undefined {
  return name ? components(play).characters[name] : undefined;
}

/** The colour of a seat: its character's. */
export function colourOf(play: Play, seat: number): string {
  return character(play, play.view.players[seat]?.character)?.colour ?? "#A6B1E8";
}

/** Whose card it is. */
export function ownerOf(play: Play, card: string): string | undefined {
  return Object.entries(components(play).characters).find(([, part]) => card in part.cards)?.[0];
}

/** Who decides now, or else whose turn it is. */
export function actor(view: View): number {
  return view.decision?.seat ?? view.active;
}

/** The seat whose dock this is: one's own; for a spectator that of the player whose turn it is. */
export function own(play: Play): number {
  return play.seat ?? play.view.active;
}

/** A name that a player knows the seat by: the character's short name, or what the player is called. */
export function short(play: Play, seat: number): string {
  const name = play.view.players[seat]?.character;
  return name ? play.name("character", name, "short") : play.called(seat);
}

/** The events of all moves that are shown, oldest first. */
export function shownEvents(play: Play): GameEvent[][] {
  const until = play.past ?? Infinity;
  return play.entries
    .filter((entry) => entry.kind === "move" && !entry.undone && entry.row <= until)
    .map((entry) => (entry.events ?? []) as GameEvent[]);
}
