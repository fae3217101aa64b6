// What changed a moment ago at each epoch, for a number that fades beside it.

import { epochOf } from "./palette";
import { energy, type LoopView } from "../view";

interface Change {
  rifts: number;
  energy: number;
  key: number;
}

export class Changes {
  private readonly shown = $state<Record<string, Change | null>>({});
  private before: LoopView | null = null;
  private key = 0;

  constructor(view: () => LoopView) {
    $effect.pre(() => {
      const now = view();
      const before = this.before;
      this.before = now;
      if (before) this.compare(before, now);
    });
  }

  of(epoch: string): Change | null {
    return this.shown[epochOf(epoch).name] ?? null;
  }

  private compare(before: LoopView, now: LoopView): void {
    for (const [name, content] of Object.entries(now.epochs)) {
      const old = before.epochs[name];
      if (!old) continue;
      const change = { rifts: content.rifts - old.rifts, energy: energy(content) - energy(old) };
      if (change.rifts || change.energy) this.shown[name] = { ...change, key: ++this.key };
    }
  }
}
