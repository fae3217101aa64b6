// Shows what happened one event after the other, then the truth; never loses or reorders anything.

import type { Beat, GameEvent } from "$lib/contract";
import type { Frame } from "$lib/wire";

/** One event of a row of the table, by its place in it. */
export interface Step {
  row: number;
  index: number;
  event: GameEvent;
}

/** Where events are shown. `begin` says how long one takes at speed 1. */
export interface Stage<Truth> {
  begin(step: Step): number;
  settle(truth: Truth): void;
  /** Nothing is left to be shown (false) or something is (true), so many times as long as usual. */
  move(moving: boolean, haste: number): void;
  /** How long an event will take, without showing it. */
  guess(event: GameEvent): number;
}

export interface Pace {
  /** How many times as long as drawn everything takes; 0 is at once. */
  beat(): number;
  /** Call later; the answer takes that back. */
  wait?(ms: number, then: () => void): () => void;
}

/** Nobody watches longer than this: what is queued is shown so much quicker that it fits. */
export const LONGEST = 12_000;
/** As quick as it can be followed: what would not fit even so is jumped over. */
export const QUICKEST = 0.4;

export const DEFAULT_BEAT: Omit<Beat<never>, "after"> = { ms: 350 };

export class Director<Truth = Frame> {
  private queue: (Step | { truth: Truth })[] = [];
  private cancel: (() => void) | null = null;
  private showing = false;
  private haste = 1;

  constructor(
    private readonly stage: Stage<Truth>,
    private readonly pace: Pace,
  ) {}

  /** Show these events, then how things stand after them. */
  add(steps: Step[], truth: Truth): void {
    this.queue.push(...steps, { truth });
    if (this.pace.beat() === 0) return this.skip();
    const idle = !this.showing;
    this.showing = true; // what is added by somebody who listens waits for its turn
    this.hurry();
    if (idle) this.next();
  }

  /** Straight to now. */
  skip(): void {
    this.cancel?.();
    this.cancel = null;
    this.showing = true; // what is added by somebody who listens waits for its turn
    for (let step = this.queue.shift(); step; step = this.queue.shift()) this.show(step);
    this.rest();
  }

  private next(): void {
    this.cancel = null;
    this.showing = true;
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const ms = this.show(step) * this.pace.beat() * this.haste;
      if (ms <= 0) continue;
      this.stage.move(true, this.haste);
      this.cancel = (this.pace.wait ?? later)(ms, () => this.next());
      return;
    }
    this.rest();
  }

  private show(step: Step | { truth: Truth }): number {
    if (!("truth" in step)) return this.stage.begin(step);
    this.stage.settle(step.truth);
    return 0;
  }

  private rest(): void {
    this.showing = false;
    this.haste = 1;
    this.stage.move(false, this.haste);
  }

  /** As quick as what is queued needs to be over in time. */
  private hurry(): void {
    while (this.left() * QUICKEST > LONGEST) this.show(this.queue.shift()!);
    this.haste = Math.min(1, LONGEST / this.left());
  }

  private left(): number {
    const steps = this.queue.filter((step) => !("truth" in step)) as Step[];
    return this.pace.beat() * steps.reduce((sum, step) => sum + this.stage.guess(step.event), 0);
  }
}

function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
