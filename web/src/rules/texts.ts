// The rules in docs/rules, fetched a game and a language at a time. vite.config.ts turns rules.toml into what each message's
// paragraph is, and a text with `?headings` into the titles alone, which is all a table needs before somebody asks.

import type { Locale } from "$lib/locale.svelte";
import { parse, type Rules } from "./markdown";

const FOLDER = "../../../docs/rules";
const texts = import.meta.glob<string>("../../../docs/rules/*/*.md", { query: "?raw", import: "default" });
const headings = import.meta.glob<Record<string, string>>("../../../docs/rules/*/*.md", { query: "?headings", import: "default" });
const covers = import.meta.glob<Record<string, string>>("../../../docs/rules/*/rules.toml", { import: "default" });

const kept = new Map<string, Promise<Rules>>();

/** The text of a game. */
export function loadRules(game: string, locale: Locale): Promise<Rules> {
  const key = `${game}/${locale}`;
  let rules = kept.get(key);
  if (!rules) {
    rules = texts[`${FOLDER}/${key}.md`]!().then(parse);
    rules.catch(() => kept.delete(key));
    kept.set(key, rules);
  }
  return rules;
}

/** The titles of a game's paragraphs by their ids. */
export function loadHeadings(game: string, locale: Locale): Promise<Record<string, string>> {
  return headings[`${FOLDER}/${game}/${locale}.md`]!();
}

/** The paragraph of each message: `decision-...`, `refusal-...`, `event-...`, `option-...`. */
export function loadCovers(game: string): Promise<Record<string, string>> {
  return covers[`${FOLDER}/${game}/rules.toml`]!();
}
