// Clones of one kind cannot be told apart, but a clone that moves should be seen moving: each keeps its number from
// one view to the next. Those that stay keep theirs, and those that vanish in one place and appear in another are one.

import type { LoopView } from "../view";

export interface Token {
  id: number;
  kind: string;
  epoch: string;
}

export class Tokens {
  private last: Token[] = [];
  private next = 1;

  follow(view: LoopView): Token[] {
    const before = new Set(this.last);
    const now: Token[] = [];
    const fresh: [kind: string, epoch: string][] = [];
    for (const [epoch, { clones }] of Object.entries(view.epochs)) {
      for (const kind of clones) {
        const same = this.last.find((token) => before.has(token) && token.kind === kind && token.epoch === epoch);
        if (same) before.delete(same);
        if (same) now.push(same);
        else fresh.push([kind, epoch]);
      }
    }
    for (const [kind, epoch] of fresh) {
      const moved = [...before].find((token) => token.kind === kind);
      if (moved) before.delete(moved);
      now.push({ id: moved?.id ?? this.next++, kind, epoch });
    }
    this.last = now.sort((one, other) => one.id - other.id);
    return this.last;
  }
}
