// The words of the rules pages are the messages `rules-...`.

import { uiWords } from "$lib/locale.svelte";

/** `say("search")` says `rules-search`, in the language of the moment. */
export function say(message: string, args: Record<string, unknown> = {}): string {
  return uiWords().format(`rules-${message}`, args);
}
