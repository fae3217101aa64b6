// The words of the pages are the messages `page-...`, so that they meet none of the table's or the games'.

import { uiWords } from "$lib/locale.svelte";

/** `t("your-turn")` says `page-your-turn`, now, in the language of the moment. */
export function t(message: string, args: Record<string, unknown> = {}, attribute?: string): string {
  return uiWords().format(`page-${message}`, args, attribute);
}
