// The script of each page, fetched when it is first gone to.

import type { Component } from "svelte";
import type { Page } from "$lib/router.svelte";

const FILES: Record<Page, string> = {
  home: "./Home.svelte",
  new: "./NewTable.svelte",
  tables: "./Lobby.svelte",
  games: "./MyGames.svelte",
  me: "./Me.svelte",
  table: "./TablePage.svelte",
  replay: "./ReplayPage.svelte",
  link: "./Link.svelte",
  about: "./About.svelte",
  rules: "./RulesHome.svelte",
  rulebook: "./Rulebook.svelte",
  pieces: "./Pieces.svelte",
  learn: "./Learn.svelte",
  missing: "./Missing.svelte",
};

const scripts = import.meta.glob<{ default: Component }>("./*.svelte");
const loaded = new Map<Page, Component>();

export async function loadPage(page: Page): Promise<void> {
  if (!loaded.has(page)) loaded.set(page, (await scripts[FILES[page]]!()).default);
}

/** A page that `loadPage` has fetched. */
export function pageOf(page: Page): Component {
  return loaded.get(page)!;
}
