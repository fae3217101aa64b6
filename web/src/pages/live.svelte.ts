// A list that keeps itself fresh while somebody looks at it.

import { api, problem } from "$lib/api";
import { guest, loadGuest } from "$lib/guest.svelte";
import { startLocale } from "$lib/locale.svelte";
import type { Sentence } from "$lib/wire";

const EVERY = 12_000;

/** Made while a component starts; it stops with it. */
export class Live<Value> {
  value = $state.raw<Value | null>(null);
  problem = $state.raw<Sentence | null>(null);
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
    $effect(() => {
      void this.refresh();
      const timer = setInterval(() => document.hidden || this.refresh(), EVERY);
      const seen = () => document.hidden || this.refresh();
      document.addEventListener("visibilitychange", seen);
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", seen);
      };
    });
  }

  async refresh(): Promise<void> {
    try {
      if (!guest.ready) {
        await loadGuest(); // the server was away when we came
        await startLocale();
      }
      this.value = await api.get<Value>(this.path);
      this.problem = null;
    } catch (error) {
      this.problem = problem(error);
    }
  }
}
