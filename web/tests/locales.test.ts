// Every word of the client exists in three languages, with the same arguments; what the code asks for is there.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("../src/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), "utf8");
const files = readdirSync(new URL("locales/", here)).filter((name) => name.endsWith(".ftl"));
const names = [...new Set(files.map((file) => file.split(".")[0]!))];

/** Messages and attributes with the arguments they use. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, Set<string>>();
  let [message, current] = ["", ""];
  for (const line of source.split("\n")) {
    const [, opened] = /^([a-z][a-z0-9-]*) *=/.exec(line) ?? [];
    const [, attribute] = /^ +\.([a-z0-9-]+) *=/.exec(line) ?? [];
    if (opened) message = current = opened;
    else if (attribute) current = `${message}.${attribute}`;
    else if (/^#/.test(line)) continue;
    if (!current) continue;
    const used = found.get(current) ?? new Set<string>();
    for (const [, argument] of line.matchAll(/\$([a-z0-9-]+)/g)) used.add(argument!);
    found.set(current, used);
  }
  return new Map([...found].map(([name, used]) => [name, [...used].sort().join(" ")]));
}

test.each(names)("%s says the same things in every language", (name) => {
  const english = messages(read(`locales/${name}.en.ftl`));
  for (const locale of ["fr", "de"]) {
    const other = messages(read(`locales/${name}.${locale}.ftl`));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [message, used] of english) expect(`${message}: ${other.get(message)}`).toBe(`${message}: ${used}`);
  }
});

test("every word the table asks for is there, and none is left over", () => {
  const known = new Set(messages(read("locales/table.en.ftl")).keys());
  const code = [...readdirSync(new URL("table/", here)).map((file) => `table/${file}`), "pages/TablePage.svelte", "pages/ReplayPage.svelte"]
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .map(read)
    .join("\n");
  const exact = new Set([...code.matchAll(/["'`](table-[a-z-]+)["'`]/g)].map(([, name]) => name!));
  const prefixes = [...code.matchAll(/`(table-[a-z-]+-)\$\{/g)].map(([, name]) => name!);
  exact.delete("table-menu"); // the id of a popover
  expect([...exact].filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !exact.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)))).toEqual([]);
});
