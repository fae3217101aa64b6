// What a seat may see: the twin of src/villainy/games/victorian_masterminds/view.py.

import type { Play } from "$table/play.svelte";

export const CITIES = ["london", "moscow", "paris", "rome", "washington"] as const;
export const BUILDINGS = ["factory", "furnace", "university", "monument"] as const;
export const AGENTS = ["number-2", "henchman", "saboteur", "gunner", "engineer"] as const;
export const POINTS = ["segments", "buildings", "missions", "mayhem", "codex"] as const;
export const NUMERALS = ["I", "II", "III", "IV", "V"] as const;

export type City = (typeof CITIES)[number];
export type Building = (typeof BUILDINGS)[number];
export type Agent = (typeof AGENTS)[number];
export type PointKind = (typeof POINTS)[number];

export interface Placed {
  owner: number;
  /** null where this seat may not know it. */
  agent: string | null;
}

export interface Resolution {
  city: string;
  agents: Placed[];
  /** The place of the agent that acts; -1 before the first. */
  acting: number;
  /** Whose Saboteur lies in wait. */
  saboteur: number | null;
}

export interface SegmentView {
  name: string;
  bolts: number;
  plates: number;
  bolts_needed: number;
  plates_needed: number;
  built: boolean;
}

export interface PlayerView {
  machine: string | null;
  segments: SegmentView[];
  bonus_powers: [boolean, boolean];
  firepower: number;
  scientists: number;
  cells: number;
  codex: { ones: number; twos: number; level: number };
  free_choice: boolean;
  mayhem: number;
  /** The top agent first. */
  pile: (string | null)[];
  holds_agent: boolean;
  hand: string | null;
  discard: string[];
  may_go_beneath: boolean;
  missions: string[];
  /** How much of what each mission on the board counts. */
  progress: Record<string, number>;
  points: Record<PointKind | "total", number>;
}

export interface View {
  viewer: number | null;
  seats: number;
  first: number;
  active: number;
  turns: number;
  level: number;
  last_level: number;
  stack_limit: number;
  scientist_pool: number;
  missions: Record<string, string | null>;
  mission_deck: number;
  /** Who captured it; null while it stands. */
  buildings: Record<string, Record<string, number | null>>;
  /** In the order of placement. */
  stacks: Record<string, Placed[]>;
  queued: string | null;
  resolution: Resolution | null;
  players: PlayerView[];
  decision: { seat: number; kind: string } | null;
  extra_turn: boolean;
  special_action_used: boolean;
  trigger: string | null;
  final_turns_left: number | null;
  final_resolution: boolean;
  over: boolean;
}

export type VictorianPlay = Play<View>;

/** The player whose sheet lies before us: our own, or for a spectator the one who is asked. */
export function sheetSeat(view: View): number {
  return view.viewer ?? view.decision?.seat ?? view.active;
}

/** The agent that would be placed now, as far as we know it. */
export function agentInHand(player: PlayerView): string | null {
  return player.holds_agent ? player.hand : (player.pile[0] ?? null);
}

export function built(player: PlayerView): number {
  return player.segments.filter((segment) => segment.built).length;
}

export function capturedBy(view: View, seat: number): { city: string; building: string }[] {
  return CITIES.flatMap((city) =>
    BUILDINGS.filter((building) => view.buildings[city]?.[building] === seat).map((building) => ({ city, building })),
  );
}

export function codexTokens(player: PlayerView): number {
  return player.codex.ones + player.codex.twos;
}

/** Everybody has a turn in each round; Extra Turns belong to the turn they extend. */
export function roundOf(view: View): number {
  return Math.floor(view.turns / view.seats) + 1;
}
