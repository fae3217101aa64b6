// The words of the pages: `t("name")` says `page-name`; each that is asked for is there, and none is left over.

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const here = new URL("../src/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), "utf8");
const known = new Set([...read("locales/pages.en.ftl").matchAll(/^page-([a-z0-9-]+) *=/gm)].map(([, name]) => name!));
const code = [
  read("lib/api.ts"),
  ...readdirSync(new URL("pages/", here), { recursive: true })
    .map(String)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !/(Table|Replay)Page\.svelte$/.test(file))
    .map((file) => read(`pages/${file}`)),
].join("\n");

/** What stands between the brackets of every call of `t`. */
const calls = [...code.matchAll(/\bt\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g)].map(([, inside]) => inside!);
const named = (inside: string) => [...inside.matchAll(/"([a-z][a-z0-9-]*)"/g)].map(([, name]) => name!);
const prefixes = calls.flatMap((inside) => [...inside.matchAll(/`([a-z-]+-)\$\{/g)].map(([, prefix]) => prefix!));

test("a word that a page asks for by its name is there", () => {
  const plain = calls.filter((inside) => /^\s*"[a-z0-9-]+"/.test(inside)).map((inside) => named(inside)[0]!);
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.filter((name) => !known.has(name))).toEqual([]);
});

test("a word that a page puts together has something to choose from", () => {
  expect(prefixes.filter((prefix) => ![...known].some((name) => name.startsWith(prefix)))).toEqual([]);
});

test("no word is left over", () => {
  const asked = new Set([...calls.flatMap(named), ...[...code.matchAll(/"page-([a-z-]+)"/g)].map(([, name]) => name!)]);
  const left = [...known].filter((name) => !asked.has(name) && !prefixes.some((prefix) => name.startsWith(prefix)));
  expect(left).toEqual([]);
});
