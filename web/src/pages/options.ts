// What a table may choose, in words: the twin of engine/options.py and cli/options.py.

import type { TableLine } from "$lib/api";
import type { GameInfo, OptionInfo } from "$lib/contract";
import type { Words } from "$lib/words";
import { listed } from "./games";
import type { Known } from "./known.svelte";
import { t } from "./t";

const kebab = (name: string) => name.replaceAll("_", "-");

export function optionName(words: Words, option: OptionInfo): string {
  return words.format(`option-${option.name}`);
}

export function optionHelp(words: Words, option: OptionInfo): string {
  return words.format(`option-${option.name}`, {}, "help");
}

export function isFlag(option: OptionInfo): boolean {
  return option.values.length === 2 && option.values.includes("true") && option.values.includes("false");
}

/** The noun a value names, such as the machine `spider` of the option `machines`. */
function noun(info: GameInfo, option: OptionInfo, value: string): string | null {
  const kind = Object.keys(info.nouns).find((each) => each === option.name || `${each}s` === option.name);
  return kind && info.nouns[kind]!.includes(value) ? `${kind}-${value}` : null;
}

export function valueName({ info, words }: Known, option: OptionInfo, value: string): string {
  const thing = noun(info, option, value);
  if (thing) return words.format(thing);
  if (words.has(`option-${option.name}`, `value-${value}`)) return words.format(`option-${option.name}`, {}, `value-${value}`);
  return isFlag(option) ? words.format(`flag-${value}`) : value;
}

/** More on a value, where its name does not say it all. */
export function valueText({ info, words }: Known, option: OptionInfo, value: string): string | null {
  if (!noun(info, option, value) || !words.has(`option-${option.name}`, `value-${value}`)) return null;
  const text = words.format(`option-${option.name}`, {}, `value-${value}`);
  const name = words.format(noun(info, option, value)!);
  return text.startsWith(name) ? text.slice(name.length).replace(/^\s*[,:;]\s*/, "") || null : text;
}

export interface Resolved {
  value: string;
  /** The option whose value brings this one along. */
  by: OptionInfo | null;
}

/** Every option as the table would play it: what was chosen, else what a preset says, else the default. */
export function resolve(info: GameInfo, chosen: Record<string, string>): Record<string, Resolved> {
  const resolved: Record<string, Resolved> = {};
  for (const option of info.options) {
    if (chosen[option.name] !== undefined) resolved[option.name] = { value: chosen[option.name]!, by: null };
  }
  for (const option of info.options) {
    const value = resolved[option.name]?.value ?? option.default;
    for (const [name, preset] of Object.entries(option.presets[value] ?? {})) {
      resolved[kebab(name)] ??= { value: preset, by: option };
    }
  }
  for (const option of info.options) resolved[option.name] ??= { value: option.default, by: null };
  return resolved;
}

/** What a preset of this option's value changes, as [option, value]. */
export function brought(info: GameInfo, option: OptionInfo, value: string): [OptionInfo, string][] {
  return Object.entries(option.presets[value] ?? {}).flatMap(([name, preset]) => {
    const other = info.options.find((each) => each.name === kebab(name));
    return other ? [[other, preset] as [OptionInfo, string]] : [];
  });
}

/** In a list: what makes this table different from a usual one, in a word or two. */
export function character(known: Known, line: TableLine): string[] {
  const values = new Map(Object.entries(line.options).map(([name, value]) => [kebab(name), value]));
  const shown = listed(line.game)?.shown ?? [];
  return known.info.options
    .filter((option) => shown.includes(option.name) && option.slots === 1 && !isFlag(option))
    .filter((option) => option.name !== "team" || line.players === 1)
    .filter((option) => (values.get(option.name) ?? option.default) !== option.default)
    .map((option) => {
      const name = valueName(known, option, values.get(option.name)!);
      // A value that brings others along, such as an edition, is not plain without its option.
      return Object.keys(option.presets).length ? t("option-value-line", { option: optionName(known.words, option), value: name }) : name;
    });
}
