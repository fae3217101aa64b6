// The game at a table as the boards know it: what is shown, what may be done, and how to do it.

import { getContext, setContext } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { Beat, GameEvent, GameFace, GameInfo } from "$lib/contract";
import type { Choice, Entry, Frame, Hint, Position, Sentence, Table, Wire } from "$lib/wire";
import type { Words } from "$lib/words";
import { DEFAULT_BEAT, Director, type Pace, type Step } from "./director";
import { namesAt, nounOf, stepsOf } from "./telling";

const KEY = Symbol("play");

/** Rows that change the position; after all others it is as it was. */
const TURNS = new Set<Entry["kind"]>(["start", "move", "undo"]);

export type Command = Wire["command"];

/** Where commands go: the socket of a table, or nowhere (a replay, a gallery). */
export interface Line {
  move(action: string): void;
  why(action: string): void;
  /** Everything else one can say to a table; without it there is nobody to say it to. */
  send?(command: Command): void;
  /** How the table stood after a row, as this viewer saw it. */
  moment?(row: number): Promise<Position>;
  /** A replay goes to that row instead. */
  go?(row: number): void;
  /** A lesson: nobody else is there, and nothing is kept. */
  lesson?: true;
}

/** How far the log has been shown: to this many events of this row. */
export interface Cursor {
  row: number;
  events: number;
}

export class Play<View = any> {
  readonly info: GameInfo;
  words = $state.raw() as Words;
  table = $state.raw() as Table;
  /** How things stand, as the server told it, once the board has caught up. */
  position = $state.raw<Position | null>(null);
  /** What the board shows: the truth, a moment on the way to it, or the past. */
  view = $state.raw() as View;
  entries = $state.raw<Entry[]>([]);
  /** The board is on its way to the truth. */
  moving = $state(false);
  /** How many times as long as usual everything takes meanwhile. */
  haste = $state(1);
  /** The row whose moment is shown instead of the truth. */
  past = $state<number | null>(null);
  /** The event being shown, and how far the log may tell. */
  telling = $state.raw<GameEvent | null>(null);
  cursor = $state.raw<Cursor | null>(null);
  /** The action under the pointer or the focus, and the one that waits for a second tap. */
  hovered = $state<string | null>(null);
  chosen = $state<string | null>(null);
  /** Is a bot thinking about a hint? */
  pondering = $state(false);
  /** What a lesson wants to be done now, and what is to be said where it wants nothing to be done yet. */
  wanted = $state.raw<readonly string[]>([]);
  held = $state.raw<Sentence | null>(null);
  /** Why something could not be done. */
  refusal = $state.raw<Sentence | null>(null);
  /** Things lit because they just changed, or because somebody points at their name: "city:london". */
  readonly changed = new SvelteSet<string>();
  readonly pointed = new SvelteSet<string>();
  /** Actions that have a place on the board or in the dock; the prompt bar offers all others as buttons. */
  readonly placed = new SvelteMap<string, number>();
  /** How often a place of an action means another one at the moment, which comes first there. */
  readonly covered = new SvelteMap<string, number>();
  /** A paragraph of the rules to be shown beside the table. */
  rule = $state<string | null>(null);
  /** A component to be shown large. */
  inspected = $state.raw<{ kind: string; name: string } | null>(null);
  /** Ask for a second tap on touch screens. */
  confirmTouch = $state(true);
  /** The last row known, what an undo would go back to, whether nobody needs to be asked for it, and whether it marks the game. */
  row = $state(0);
  canUndo = $state(false);
  undoTo = $state<number | null>(null);
  undoRewinds = $state(false);
  /** Is the server there? Set by the socket. */
  connection = $state<"open" | "waiting" | "offline">("open");
  /** Something to be told beside the decision, such as why a message was not taken. */
  notice = $state.raw<Sentence | null>(null);
  /** Whoever plays by keyboard asks of everything why it cannot be done. */
  asking = $state(false);
  /** When the clocks of `table` were read, by performance.now(). */
  readAt = $state(0);

  private readonly line: Line;
  private readonly face: GameFace<View> | null;
  private readonly director: Director<Frame>;
  private settled = "";
  /** The row that made the position, and what a bot said of one. */
  private turn = $state(0);
  private advice = $state.raw<Hint | null>(null);

  constructor(info: GameInfo, words: Words, line: Line, face: GameFace<View> | null = null, pace: Pace = { beat: () => 0 }) {
    this.info = info;
    this.words = words;
    this.line = line;
    this.face = face;
    this.director = new Director<Frame>(
      {
        begin: (step) => this.begin(step),
        settle: (frame) => this.settle(frame),
        move: (moving, haste) => this.move(moving, haste),
        guess: (event) => this.guess(event),
      },
      pace,
    );
  }

  // ── What may be done ─────────────────────────────────────────────────────

  /** The seat whose eyes these are; null for a spectator. */
  get seat(): number | null {
    return this.position?.viewer ?? null;
  }

  /** Is this viewer asked, and the board ready for an answer? */
  get mine(): boolean {
    return this.choices.size > 0;
  }

  /** What may be done now, by its text. */
  choices = $derived.by(() => {
    const ready = this.position !== null && !this.moving && this.past === null && this.held === null;
    return new Map<string, Choice>(ready ? this.position!.choices.map((choice) => [choice.action, choice]) : []);
  });

  can(action: string): boolean {
    return this.choices.has(action);
  }

  /** What a bot would do here: what it said of another position says nothing, nor is it said while one looks back. */
  hint = $derived.by(() => {
    const { advice } = this;
    return advice !== null && advice.row === this.turn && advice.best.every(({ action }) => this.can(action)) ? advice : null;
  });

  /** Is it what a bot would do first of all? */
  hinted(action: string | undefined): boolean {
    return action !== undefined && this.hint?.best[0]?.action === action;
  }

  /** The first of these that may be done now. */
  first(...actions: string[]): string | undefined {
    return actions.find((action) => this.can(action));
  }

  /** Can it be done by clicking something, the prompt bar apart? */
  onBoard(action: string): boolean {
    return (this.placed.get(action) ?? 0) > (this.covered.get(action) ?? 0);
  }

  /** What an action would do, in a sentence; empty where it may not be done. */
  does(action: string): string {
    const choice = this.choices.get(action);
    return choice ? this.words.say(choice.sentence) : "";
  }

  /** Do it, or hear why not. */
  act(action: string): void {
    this.refusal = null;
    this.chosen = null;
    if (this.can(action)) {
      this.dismiss();
      this.changed.clear();
      this.line.move(action);
    } else if (!this.moving && this.past === null) this.line.why(action);
  }

  /** Say something else to the table. */
  send(command: Command): void {
    this.line.send?.(command);
  }

  /** Does anybody sit here, or is it a position to show pieces with? */
  get seated(): boolean {
    return this.table.seats.some(({ kind }) => kind !== "open");
  }

  /** Is there a table to talk to, and not only a record of one? */
  get live(): boolean {
    return this.line.send !== undefined;
  }

  /** Is this a lesson of a tutorial? */
  get lesson(): boolean {
    return this.line.lesson === true;
  }

  undo(): void {
    this.send({ type: "undo", row: this.row });
  }

  // ── What is shown ────────────────────────────────────────────────────────

  inspect(kind: string, name: string | null | undefined): void {
    if (name && this.inspectable(kind)) this.inspected = { kind, name };
  }

  inspectable(kind: string): boolean {
    return (this.face?.pieces ?? Object.keys(this.info.nouns)).includes(kind);
  }

  lit(kind: string, name: string): boolean {
    return this.changed.has(`${kind}:${name}`) || this.pointed.has(`${kind}:${name}`);
  }

  /** The name of a thing: `name("city", "london")`. */
  name(kind: string, name: string | null, attribute?: string): string {
    return this.words.format(`${kind}-${name ?? "hidden"}`, {}, attribute);
  }

  /** What a seat calls itself. */
  called(seat: number): string {
    return this.words.names?.[seat] ?? this.words.format(`seat-${seat + 1}`);
  }

  /** What happened, as a sentence still to be said. */
  tell(event: GameEvent): Sentence {
    const args: Record<string, unknown> = {};
    for (const [name, kind] of Object.entries(this.info.events[event.kind] ?? {})) {
      const value = event[name] ?? null;
      args[name] = kind === "count" ? value : nounOf(kind, value);
    }
    return { message: `event-${event.kind}`, arguments: args };
  }

  /** The things an event speaks of, as "kind:name"; the first seat is "seat:1". */
  things(event: GameEvent): string[] {
    return Object.entries(this.info.events[event.kind] ?? {}).flatMap(([name, kind]) => {
      const value = event[name] ?? null;
      return kind === "count" || value === null ? [] : [nounOf(kind, value).join(":")];
    });
  }

  /** Straight to now: what is being shown is over. */
  skip(): void {
    this.director.skip();
  }

  /** Show how things stood after a row; null is now. */
  async look(row: number | null): Promise<void> {
    if (row === null) {
      this.past = null;
      if (this.position) this.view = this.position.view as View;
      return;
    }
    if (this.line.go) return this.line.go(row);
    const position = await this.line.moment?.(row);
    if (!position) return;
    this.skip();
    this.past = row;
    this.view = position.view as View;
  }

  // ── What the server tells ────────────────────────────────────────────────

  receive(frame: Frame): void {
    const before = this.entries.at(-1)?.row ?? 0;
    const fresh = frame.entries.filter((entry) => entry.row > before);
    const first = this.position === null;
    this.entries = [...this.entries, ...fresh];
    this.meet(frame.table);
    this.row = frame.row;
    this.readAt = performance.now();
    if (first) this.recall(frame);
    if (!first && !this.cursor) this.cursor = { row: before, events: Infinity };
    const steps = first || this.turns(frame) ? [] : fresh.flatMap(stepsOf);
    this.director.add(steps, frame);
    if (this.past !== null || fresh.some((entry) => entry.kind === "undo")) this.skip();
  }

  /** Forget all rows: another seat's eyes read them differently. */
  forget(): void {
    this.skip();
    this.entries = [];
    this.cursor = null;
    this.changed.clear();
  }

  /** These rows and no others, without a way from where the board was. */
  jump(entries: Entry[], frame: Frame): void {
    this.forget();
    this.entries = entries;
    this.meet(frame.table);
    this.row = frame.row;
    this.director.add([], frame);
  }

  /** A frame whose eyes are another seat's, which must not see this one's secrets on the way. */
  turns(frame: Frame): boolean {
    return !this.info.team && this.position !== null && frame.position?.viewer !== this.position.viewer;
  }

  private meet(table: Table): void {
    const names = namesAt(table, this.words);
    if (JSON.stringify(names) !== JSON.stringify(this.words.names)) this.words = this.words.naming(names);
    this.table = table;
  }

  /** Say everything in another language. */
  speak(words: Words): void {
    this.words = this.table ? words.naming(namesAt(this.table, words)) : words;
  }

  /** Light what has changed since this viewer's last move, for somebody who has just come in. */
  private recall(frame: Frame): void {
    const viewer = frame.position?.viewer ?? null;
    const moves = frame.entries.filter((entry) => entry.kind === "move" && !entry.undone);
    const own = moves.findLastIndex((entry) => entry.seat === viewer);
    if (viewer === null || own < 0) return;
    for (const step of moves.slice(own + 1).flatMap(stepsOf)) this.light(this.things(step.event));
  }

  private begin(step: Step): number {
    const beat = this.beat(step.event);
    this.telling = step.event;
    this.cursor = { row: step.row, events: step.index + 1 };
    this.light(beat.things ?? this.things(step.event));
    if (beat.after && this.past === null) this.view = beat.after(this.view);
    return beat.ms;
  }

  /** What would a bot do? The strongest thinks longer. */
  ask(longer = false): void {
    if (this.pondering || !this.mine) return;
    this.pondering = true;
    this.send({ type: "hint", longer });
  }

  /** What a bot would do, unless the table has gone on while it thought. */
  advise(hint: Hint): void {
    if ((hint.row ?? 0) < this.turn) return;
    this.pondering = false;
    this.advice = hint;
    if (this.hint) this.refusal = this.hovered = null; // what is under the pointer can be read again later
  }

  /** The hint has been read. */
  dismiss(): void {
    this.advice = null;
  }

  private settle(frame: Frame): void {
    this.position = frame.position;
    this.canUndo = frame.can_undo;
    this.undoTo = frame.undo_to;
    this.undoRewinds = frame.undo_rewinds ?? false;
    this.cursor = { row: frame.row, events: Infinity };
    this.turn = this.entries.findLast(({ kind, row }) => TURNS.has(kind) && row <= frame.row)?.row ?? 0;
    const settled = this.about(frame);
    if (settled !== this.settled) {
      this.refusal = null;
      this.pondering = false;
    }
    this.settled = settled;
    if (this.past === null && frame.position) this.view = frame.position.view as View;
  }

  /** What is asked, and of whom: it stays the same while somebody chats, comes or goes. */
  private about({ position, table }: Frame): string {
    return [this.turn, table.status, position?.viewer, position?.choices.length].join(" ");
  }

  private move(moving: boolean, haste: number): void {
    this.moving = moving;
    this.haste = haste;
    if (moving) return;
    this.telling = null;
    this.cursor = null;
  }

  /** A face that stumbles over an event must not stop the table. */
  private beat(event: GameEvent): Beat<View> {
    try {
      return this.face?.beat(event, this.view, this) ?? DEFAULT_BEAT;
    } catch (error) {
      console.error(error);
      return DEFAULT_BEAT;
    }
  }

  /** How long an event will take, asked before its view is there. */
  private guess(event: GameEvent): number {
    try {
      return this.face?.beat(event, this.view, this)?.ms ?? DEFAULT_BEAT.ms;
    } catch {
      return DEFAULT_BEAT.ms;
    }
  }

  private light(things: string[]): void {
    for (const thing of things) this.changed.add(thing);
  }
}

export function provide(play: Play): void {
  setContext(KEY, play);
}

export function usePlay<View = any>(): Play<View> {
  return getContext<Play<View>>(KEY);
}
