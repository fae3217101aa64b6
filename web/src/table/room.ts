// What the waiting room says of the rules and of the box.

import type { GameInfo } from "$lib/contract";
import { optionHelp, optionName, valueName } from "../pages/options";
import type { Play } from "./play.svelte";

/** The options that differ from the usual, in words. */
export function chosenOptions(play: Play): { name: string; value: string; help: string }[] {
  const { info, words, table } = play;
  const chosen = new Map(Object.entries(table.options).map(([name, value]) => [name.replaceAll("_", "-"), value]));
  return info.options.flatMap((option) => {
    const value = chosen.get(option.name) ?? option.default;
    if (value === option.default) return [];
    const named = value.split(",").map((each) => valueName({ info, words }, option, each.trim()));
    return [{ name: optionName(words, option), value: named.join(", "), help: optionHelp(words, option) }];
  });
}

/** How many values of the components there are, and how many no source gives. */
export function sourceCounts(info: GameInfo): { all: number; reconstructed: number } {
  const sources = Object.values(info.sources);
  return { all: sources.length, reconstructed: sources.filter((source) => source === "reconstructed").length };
}
