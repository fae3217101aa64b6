// What is printed on the components, read from components.toml as the server gives it.

import type { GameInfo } from "$lib/contract";
import type { Sentence } from "$lib/wire";
import type { SegmentView, VictorianPlay } from "./view";

export interface Bonus {
  kind: string;
  amount: number;
}

export interface SegmentFacts {
  name: string;
  icon: string;
  bolts: number;
  plates: number;
  bonus: Bonus;
}

export interface Requirement {
  kind: string;
  /** The building or icon it names. */
  type: string | null;
  count: number;
  reward: number;
  basic: boolean;
}

/** "points 5" */
function bonusOf(text: string): Bonus {
  const [kind = "", amount] = text.split(" ");
  return { kind, amount: Number(amount ?? 0) };
}

/** A machine's segments in the order of their numbers. */
export function segmentsOf(info: GameInfo, machine: string): SegmentFacts[] {
  const segments = info.components.machines[machine].segments as Record<string, Record<string, any>>;
  return Object.entries(segments).map(([name, { icon, bolts, plates, bonus }]) => ({
    name,
    icon,
    bolts,
    plates,
    bonus: bonusOf(bonus),
  }));
}

/** "mole-drill" is the drill of the mole. */
export function splitSegment(name: string): [machine: string, segment: string] {
  const at = name.indexOf("-");
  return [name.slice(0, at), name.slice(at + 1)];
}

/** The segment that brings a bonus, such as the one that unlocks a power. */
export function segmentWith(info: GameInfo, machine: string, bonus: string): string | undefined {
  return segmentsOf(info, machine).find((segment) => segment.bonus.kind === bonus)?.name;
}

/** "icon blade 2" */
export function requirementOf(info: GameInfo, mission: string): Requirement {
  const { basic, advanced } = info.components.missions;
  const { requires, reward } = basic[mission] ?? advanced[mission];
  const [kind, ...rest] = (requires as string).split(" ");
  return {
    kind: kind!,
    type: rest.length > 1 ? rest[0]! : null,
    count: Number(rest.at(-1)),
    reward,
    basic: mission in basic,
  };
}

export function requirementSentence({ kind, type, count }: Requirement): Sentence {
  const args: Record<string, unknown> = { count };
  if (type) args[kind === "icon" ? "icon" : "building"] = [kind === "icon" ? "icon" : "building", type];
  return { message: `requirement-${kind}`, arguments: args };
}

export interface Power {
  /** "power", "bonus-power-1", "bonus-power-2" */
  place: string;
  verb: string;
  spoils: string[];
  sentence: Sentence;
}

/** "gain bolt or plate" */
export function powersOf(info: GameInfo, machine: string): Power[] {
  return ["power", "bonus-power-1", "bonus-power-2"].map((place) => {
    const [verb = "", ...rest] = (info.components.machines[machine][place] as string).split(" ");
    const spoils = rest.filter((word) => word !== "or");
    const [first, second] = spoils;
    const args = {
      count: spoils.length,
      ...(first && { first: ["spoil", first] }),
      ...(second && { second: ["spoil", second] }),
    };
    return { place, verb, spoils, sentence: { message: `power-${verb}`, arguments: args } };
  });
}

export function bonusSentence({ kind, amount }: Bonus): Sentence {
  return { message: "built-bonus", arguments: { bonus: ["bonus", kind], amount } };
}

/** The same in two words, for a call-out. */
export function shortBonus(play: VictorianPlay, { kind, amount }: Bonus): string {
  return play.words.format(`vm-bonus-${kind}`, { amount });
}

export function citySpoil(info: GameInfo, city: string): string {
  return info.components.cities[city];
}

export function buildingSpoil(info: GameInfo, building: string): string {
  return info.components.buildings[building];
}

/** The name of a building; a city's monument has its own. */
export function buildingName(play: VictorianPlay, building: string, city: string | null): string {
  return building === "monument" && city ? play.name("city", city, "monument") : play.name("building", building);
}

/** A machine of which nothing is built yet. */
export function planned(info: GameInfo, machine: string): SegmentView[] {
  return segmentsOf(info, machine).map(({ name, bolts, plates }) => ({
    name: `${machine}-${name}`,
    bolts: 0,
    plates: 0,
    bolts_needed: bolts,
    plates_needed: plates,
    built: false,
  }));
}
