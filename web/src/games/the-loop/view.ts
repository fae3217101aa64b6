// What games/the_loop/view.py sends: everything about the table but the tiles nobody has turned over.

export interface AgentView {
  seat: number;
  agent: string | null;
  epoch: string | null;
  charged: boolean;
  ready: string[];
  spent: string[];
}

export interface PileView {
  draw: string[];
  /** What is known to lie on top, the next card first. */
  top: string[];
  discard: string[];
}

export interface TileView {
  /** Null while nobody has turned it over; then the rest is missing. */
  mission: string | null;
  cubes?: number;
  needed?: number;
  /** The epochs whose own slot is filled, where the mission has one for each. */
  slots?: string[] | null;
}

export interface MachineView {
  machine: string;
  cubes: number;
  slots: number;
}

export interface EpochView {
  rifts: number;
  green: number;
  blue: number;
  vortex: boolean;
  tile: TileView | null;
  clones: string[];
  cards: string[];
  centrifuge: { loop: string; cubes: number } | null;
  machines: MachineView[];
}

export interface DecisionView {
  seat: number;
  kind: string;
  step: string | null;
  row?: number;
  agent?: string;
  source?: string | null;
  spot?: string | null;
  clone?: string | null;
  other?: string | null;
  done?: number;
  held?: string | null;
  held_at?: string | null;
}

export interface LoopView {
  viewer: number | null;
  seats: number;
  mode: string;
  difficulty: string;
  mega: boolean;
  first: number;
  turns: number;
  cycle: number;
  phase: string;
  active: number;
  agents: AgentView[];
  piles: PileView[];
  epochs: Record<string, EpochView>;
  foo: string | null;
  foo_deck: string[];
  bag: string[];
  big_deck: number;
  big_deck_cards: string[];
  destroyed: string[];
  destroyed_top: string | null;
  shown: string[];
  archived: string[];
  vortexes: number;
  vortexes_left: number;
  landed: Record<string, number>;
  machines_left: number;
  supas_lost: number;
  loops: number;
  loops_made: number;
  power_used: number;
  scored: string[];
  jammed: boolean;
  decision: DecisionView | null;
  over: boolean;
  ending: string | null;
}

export function hand(agent: AgentView): string[] {
  return [...agent.ready, ...agent.spent];
}

/** All energy of an epoch: a blue cube counts as energy everywhere. */
export function energy(epoch: EpochView): number {
  return epoch.green + epoch.blue;
}
