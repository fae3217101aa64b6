// A finished game, to be gone through: as a spectator, or as a seat saw it.

import { api, gameInfo } from "$lib/api";
import type { GameEvent, GameFace } from "$lib/contract";
import { locale } from "$lib/locale.svelte";
import { beat } from "$lib/settings.svelte";
import type { Entry, Frame, Position, Table } from "$lib/wire";
import { dress, loadWords } from "./faces";
import { Play } from "./play.svelte";

export interface Moment {
  entry: Entry;
  position: Position;
}

export interface Recording {
  table: Table;
  moments: Moment[];
}

/** Whose eyes: a seat's, or a spectator's. */
export type Eyes = number | null;

export class Replay {
  readonly play: Play;
  readonly face: GameFace;
  eyes = $state<Eyes>(null);
  /** The moment that is shown. */
  at = $state(0);
  playing = $state(false);
  private recording = $state.raw() as Recording;

  constructor(recording: Recording, eyes: Eyes, play: (go: (row: number) => void) => Play, face: GameFace) {
    this.recording = recording;
    this.eyes = eyes;
    this.face = face;
    this.play = play((row) => this.goToRow(row));
  }

  static async open(id: string, eyes: Eyes, row: number | null): Promise<Replay> {
    const recording = await fetchRecording(id, eyes);
    const { game } = recording.table;
    const [info, [face, words]] = await Promise.all([gameInfo(game), dress(game)]);
    const nowhere = { move: () => {}, why: () => {} };
    const make = (go: (row: number) => void) => new Play(info, words, { ...nowhere, go }, face, { beat });
    const replay = new Replay(recording, eyes, make, face);
    replay.goToRow(row ?? 0);
    return replay;
  }

  get last(): number {
    return this.recording.moments.length - 1;
  }

  get row(): number {
    return this.recording.moments[this.at]?.entry.row ?? 0;
  }

  /** Every row, also those still to come. */
  get all(): Entry[] {
    return this.recording.moments.map((moment) => moment.entry);
  }

  get table(): Table {
    return this.recording.table;
  }

  /** One step on, with its animation. */
  next(): void {
    if (this.at >= this.last) return;
    this.play.skip();
    this.at += 1;
    this.play.changed.clear();
    this.play.receive(this.frame([this.recording.moments[this.at]!.entry]));
  }

  go(place: number): void {
    this.at = Math.max(0, Math.min(this.last, place));
    this.play.jump(this.entries(), this.frame([]));
  }

  goToRow(row: number): void {
    const place = this.recording.moments.findLastIndex((moment) => moment.entry.row <= row);
    this.go(Math.max(0, place));
  }

  /** To the start of the turn after this moment, or before it. */
  turn(by: 1 | -1): void {
    let place = this.at + by;
    while (place > 0 && place < this.last && !this.opens(place)) place += by;
    this.go(place);
  }

  /** The same moment through other eyes. */
  async look(eyes: Eyes): Promise<void> {
    const { row } = this;
    this.playing = false;
    this.recording = await fetchRecording(this.table.id, eyes);
    this.eyes = eyes;
    this.goToRow(row);
  }

  async speak(): Promise<void> {
    const chosen = locale.current;
    if (this.play.words.locale === chosen) return;
    const words = await loadWords(this.face, chosen);
    if (chosen === locale.current) this.play.speak(words);
  }

  private opens(place: number): boolean {
    const events = (this.recording.moments[place]!.entry.events ?? []) as GameEvent[];
    return events.some((event) => this.face.heading(event));
  }

  private entries(): Entry[] {
    return this.recording.moments.slice(0, this.at + 1).map((moment) => moment.entry);
  }

  private frame(entries: Entry[]): Frame {
    const { entry, position } = this.recording.moments[this.at]!;
    // Nothing can be chosen here, so nothing glows.
    return { type: "frame", row: entry.row, table: this.table, position: { ...position, choices: [] }, entries, can_undo: false, undo_to: null };
  }
}

function fetchRecording(id: string, eyes: Eyes): Promise<Recording> {
  return api.get<Recording>(`/api/tables/${encodeURIComponent(id)}/replay?seat=${eyes ?? "spectator"}`);
}
