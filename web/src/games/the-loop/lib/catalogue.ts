// What is printed on the components: components.toml, read once for each game.

import type { GameInfo } from "$lib/contract";

export interface CardFacts {
  name: string;
  origin: string;
  dimension: string;
  effect: string;
  /** Whose starter it is; none for an artefact of the Big Deck. */
  agent: string | null;
  /** Where components.toml has it. */
  path: string;
}

export interface Catalogue {
  cards: Map<string, CardFacts>;
  /** The place of each card among all, so that a hand keeps its order. */
  order: Map<string, number>;
}

const KNOWN = new WeakMap<GameInfo, Catalogue>();

export function catalogue(info: GameInfo): Catalogue {
  const known = KNOWN.get(info) ?? read(info);
  KNOWN.set(info, known);
  return known;
}

function read(info: GameInfo): Catalogue {
  const cards = new Map<string, CardFacts>();
  const { agents, artefacts } = info.components;
  const add = (name: string, entry: any, origin: string, agent: string | null, path: string) => {
    if (typeof entry !== "object") return; // a note, or the source of all
    cards.set(name, { name, origin, dimension: entry.dimension, effect: entry.effect, agent, path });
  };
  for (const [agent, facts] of Object.entries<any>(agents)) {
    for (const [name, entry] of Object.entries<any>(facts.cards)) add(name, entry, facts.epoch, agent, `agents.${agent}.cards.${name}`);
  }
  for (const [name, entry] of Object.entries<any>(artefacts)) add(name, entry, entry.epoch, null, `artefacts.${name}`);
  return { cards, order: new Map(info.nouns.card!.map((name, index) => [name, index])) };
}

export function cardFacts(info: GameInfo, card: string): CardFacts {
  const facts = catalogue(info).cards.get(card);
  return facts ?? { name: card, origin: "dawn", dimension: "star", effect: "", agent: null, path: `artefacts.${card}` };
}

/** In the order of the box, whatever state they are in. */
export function sorted(info: GameInfo, cards: string[]): string[] {
  const { order } = catalogue(info);
  return [...cards].sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
}

/** Where an agent starts; the agent wears that epoch's colour. */
export function home(info: GameInfo, agent: string | null): string {
  return (agent && info.components.agents[agent]?.epoch) || "dawn";
}

/** What is said of where a value comes from, for each different answer: the path's last word and the source. */
export function sources(info: GameInfo, path: string): { value: string; source: string }[] {
  const found = Object.entries(info.sources).filter(([key]) => key.startsWith(`${path}.`) && !key.slice(path.length + 1).includes("."));
  return found.map(([key, source]) => ({ value: key.slice(path.length + 1), source }));
}
