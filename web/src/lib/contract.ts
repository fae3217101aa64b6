// What a game gives the table, and what it may ask of it. Games know `$lib` and `$table`, never each other.

import type { Component } from "svelte";
import type { Play } from "$table/play.svelte";

/** What happened, as this seat may see it: its kind and its arguments by name. */
export type GameEvent = { kind: string; [argument: string]: string | number | null };

/** What the server says of a game (GET /api/games/{game}). */
export interface GameInfo {
  name: string;
  version: number;
  least: number;
  most: number;
  solo: boolean;
  team: boolean;
  ending: string;
  statistics: string[];
  decisions: string[];
  options: OptionInfo[];
  bots: string[];
  nouns: Record<string, string[]>;
  events: Record<string, Record<string, string>>;
  verbs: Record<string, Record<string, string>>;
  components: any;
  sources: Record<string, string>;
  achievements: Record<string, string>;
  /** What a career lists as won with, by kind: the members of a noun, or the values of an option. */
  marks: Record<string, string[]>;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  slots: number;
  repeatable: string[];
  presets: Record<string, Record<string, string>>;
  names_seat: boolean;
}

/** One event as the board shows it: how the view looks afterwards, and how long that takes at speed 1. */
export interface Beat<View> {
  ms: number;
  /** The view after this event; without it the board keeps its view until the last event. */
  after?: (view: View) => View;
  /** Things to light up, as "kind:name" of their `data-thing`. */
  things?: string[];
}

/** A game's face. Everything is given `play`, whose `view` is what the board shows now. */
export interface GameFace<View = any> {
  name: string;
  /** The board itself. On phones it fills the width. */
  Board: Component<{ play: Play<View> }>;
  /** What lies before this seat: hand, machine, powers. */
  Dock: Component<{ play: Play<View> }>;
  /** One summary for every seat, in the right column (a tab on phones); not the log. */
  Players: Component<{ play: Play<View> }>;
  /** The middle of the top bar: round, turn, cycle. */
  Status: Component<{ play: Play<View> }>;
  /** A component shown large, with its text and source: `kind` and `name` are a noun of the game. */
  Piece: Component<{ play: Play<View>; kind: string; name: string }>;
  /** The end: every point explained, or why the team won or lost. */
  End: Component<{ play: Play<View> }>;
  /** The face of a seat in prompt, log and lists: colour and glyph, portrait or gear (an SVG of 1em). */
  Face: Component<{ play: Play<View>; seat: number }>;
  /** How an event is shown, in order; what is not named lights up its nouns for 350 ms. */
  beat(event: GameEvent, view: View, play: Play<View>): Beat<View> | null;
  /** Groups for the log: does this event open a turn or a round? */
  heading(event: GameEvent): boolean;

  // What a game may leave out:

  /** The client's own words of this game, in Fluent, by locale; added to those of the game. */
  words?: Record<string, () => Promise<string>>;
  /** The name of the game in its own lettering, in the top bar; otherwise its title in `--display`. */
  Logo?: Component<{ play: Play<View> }>;
  /** The message that names the board's tab on phones. */
  boardTab?: string;
  /** More tabs for phones, between the board and the players. */
  panels?: Panel<View>[];
  /** Whose face stands before a line of the log; otherwise the event's `seat`. */
  actor?(event: GameEvent, play: Play<View>): number | null;
  /** The colour a noun wears in the log, readable on `--panel`. */
  tint?(kind: string, name: string, play: Play<View>): string | undefined;
  /** The kinds of nouns that `Piece` can show; otherwise all. */
  pieces?: string[];
  /** Of these, what the sheet of components leaves out: what is no piece, or is there under another name. */
  unlisted?(kind: string, name: string, info: GameInfo): boolean;
  /** What the drawings of its pieces refer to, for pages without a board. */
  Defs?: Component<{ play: Play<View> }>;
  /** Not a step of the rules but its end ("end", "roll"): the one button in `--primary`. Known verbs are found without. */
  primary?(action: string): boolean;
}

/** A tab on phones: `label` is a message, `badge` a word or number beside it. */
export interface Panel<View = any> {
  name: string;
  label: string;
  badge?(play: Play<View>): string | number | null;
  Panel: Component<{ play: Play<View> }>;
}
