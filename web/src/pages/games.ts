// The three games as the pages show them. Names of games are names: they are the same in every language.

import type { Component } from "svelte";
import Manor from "./art/Manor.svelte";
import Ring from "./art/Ring.svelte";
import Spider from "./art/Spider.svelte";

export interface Listed {
  name: string;
  /** Its accents in pages.css, and the ending of its words in pages.*.ftl. */
  look: "vm" | "lp" | "pe";
  title: string;
  Art: Component;
  /** Seats of a game that starts at once against bots. */
  seats: number;
  /** Options everybody should see; the others are house rules. */
  shown: string[];
  /** The options of somebody's first game. */
  first: Record<string, string>;
}

export const GAMES: Listed[] = [
  {
    name: "victorian-masterminds",
    look: "vm",
    title: "Victorian Masterminds",
    Art: Spider,
    seats: 3,
    shown: ["edition", "machines", "memory-aid"],
    first: {},
  },
  {
    name: "the-loop",
    look: "lp",
    title: "The LOOP",
    Art: Ring,
    seats: 2,
    shown: ["mode", "difficulty", "team", "agents"],
    first: { mode: "sabotage", difficulty: "month" },
  },
  {
    name: "professor-evil",
    look: "pe",
    title: "Professor Evil",
    Art: Manor,
    seats: 3,
    shown: ["level", "characters"],
    first: { level: "first-games" },
  },
];

export function listed(name: string): Listed | undefined {
  return GAMES.find((game) => game.name === name);
}
