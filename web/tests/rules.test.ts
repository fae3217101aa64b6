// The rules pages: what their parser reads, what a search finds, and that every sentence of a game finds its paragraph.

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inline, paragraphs, parse, textOf, type Inline } from "../src/rules/markdown";
import { entriesOf, fold, mark, search } from "../src/rules/search";
import { pathOf } from "../src/rules/listing";
import { loadCovers, loadHeadings, loadRules } from "../src/rules/texts";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const GAMES = ["victorian-masterminds", "the-loop", "professor-evil"];
const LOCALES = ["en", "fr", "de"] as const;
const folder = (game: string) => `src/villainy/games/${game.replaceAll("-", "_")}/`;
const text = (game: string, locale: string) => read(`docs/rules/${game}/${locale}.md`);

describe("the parser", () => {
  const SMALL = `# A game

## First {#first}

### One {#one}

Some **bold *and italic* words**, and a [link](#two).

- a
- b

1. c
2. d

| Head | Row |
|---|---|
| x | *y* |

> **Ruling.** So be it.

![A caption](piece:card/wormhole)

### Two {#two}

Text.
`;
  const rules = parse(SMALL);
  const [one, two] = paragraphs(rules);

  test("reads chapters and paragraphs with their ids", () => {
    expect(rules.title).toBe("A game");
    expect(rules.chapters.map(({ id, title }) => [id, title])).toEqual([["first", "First"]]);
    expect([one!.id, two!.id]).toEqual(["one", "two"]);
    expect(one!.blocks.map((block) => block.kind)).toEqual(["text", "list", "numbers", "table", "ruling", "picture"]);
  });

  test("reads what stands in a line", () => {
    expect(inline("a **b *c* d** [e](#f)")).toEqual([
      { kind: "text", text: "a " },
      { kind: "bold", inside: [{ kind: "text", text: "b " }, { kind: "italic", inside: [{ kind: "text", text: "c" }] }, { kind: "text", text: " d" }] },
      { kind: "text", text: " " },
      { kind: "link", to: "f", inside: [{ kind: "text", text: "e" }] },
    ]);
    expect(textOf(one!)).toBe("Some bold and italic words, and a link. a b c d Head · Row x · y Ruling. So be it. A caption");
  });

  test.each(["Text before a title", "# T\n\nin no chapter", "# T\n\n## C {#c}\n\nin no paragraph", "# T\n\n## C {#c}\n\n### P {#p}\n\n#### no"])(
    "takes nothing else: %s",
    (source) => expect(() => parse(source)).toThrow(),
  );
});

describe("the search", () => {
  const entries = entriesOf(parse("# T\n\n## C {#c}\n\n### Époque {#e}\n\nWe move *on*.\n\n### Moving {#m}\n\nAn epoch, déjà vu."));
  const ids = (query: string) => search(entries, query).map(({ id }) => id);

  test("minds neither case nor accents, wants all words, and has titles first", () => {
    expect(ids("EPOQUE")).toEqual(["e"]);
    expect(ids("mov")).toEqual(["m", "e"]);
    expect(ids("deja epoch")).toEqual(["m"]);
    expect(ids("deja on")).toEqual([]);
    expect(ids("  ")).toEqual([]);
  });

  test("marks what was found where it stands", () => {
    expect(mark("déjà vu", ["deja"])).toEqual([{ text: "déjà", found: true }, { text: " vu", found: false }]);
    const strange = "ﬁ İ ß 😀 n’a\u00a0x";
    expect(fold(strange)).toHaveLength(strange.length);
  });
});

test("a piece's source is the shortest path to its name", () => {
  expect(pathOf({ "a.b.x.cost": "public", "x.y": "public", "a.xx": "public" }, "x")).toBe("x");
  expect(pathOf({ "a.b": "public" }, "x")).toBeNull();
});

describe.each(GAMES)("the rules of %s", (game) => {
  test.each(LOCALES)("in %s are read without a remainder, and their links lead somewhere", async (locale) => {
    const rules = await loadRules(game, locale);
    const ids = rules.chapters.flatMap((chapter) => [chapter.id, ...chapter.paragraphs.map(({ id }) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...text(game, locale).matchAll(/\{#([a-z0-9-]+)\}$/gm)].map(([, id]) => id));
    const blocks = paragraphs(rules).flatMap((paragraph) => paragraph.blocks);
    const inside = (parts: Inline[]): string[] => parts.flatMap((part) => (part.kind === "text" ? [] : [...(part.kind === "link" ? [part.to] : []), ...inside(part.inside)]));
    const links = blocks.flatMap((block) => {
      if (block.kind === "picture") return [];
      if (block.kind === "table") return [block.head, ...block.rows].flat().flatMap(inside);
      return "items" in block ? block.items.flatMap(inside) : inside(block.inside);
    });
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    expect(paragraphs(rules).filter((paragraph) => /\*|\]\(|\|/.test(textOf(paragraph))).map(({ id }) => id)).toEqual([]);
  });

  test("have a paragraph in three languages for every decision, refusal, event and option", async () => {
    const covers = await loadCovers(game);
    const messages = [...read(`${folder(game)}locales/en.ftl`).matchAll(/^((?:decision|refusal|event|option)-[a-z0-9-]+) *=/gm)].map(([, name]) => name!);
    expect(messages.length).toBeGreaterThan(40);
    const titles = await Promise.all(LOCALES.map((locale) => loadHeadings(game, locale)));
    expect(messages.filter((message) => !(message in covers))).toEqual([]);
    for (const id of Object.values(covers)) for (const known of titles) expect(known[id], id).toBeTruthy();
  });

  test("are all in the index, in the same order in every language", async () => {
    const all = await Promise.all(LOCALES.map((locale) => loadRules(game, locale)));
    const ids = all.map((rules) => paragraphs(rules).map(({ id }) => id));
    expect(ids[1]).toEqual(ids[0]);
    expect(ids[2]).toEqual(ids[0]);
    expect(Object.keys(await loadHeadings(game, "en"))).toEqual(ids[0]);
  });
});

test("every word the rules pages ask for is there, and none is left over", () => {
  const files = readdirSync(new URL("web/src/rules/", root)).map((file) => `rules/${file}`);
  const pages = ["Rulebook", "RulesHome", "Pieces", "NewTable", "parts/Header", "parts/Footer"].map((name) => `pages/${name}.svelte`);
  const code = [...files, ...pages, "table/Top.svelte", "table/Menu.svelte"].map((file) => read(`web/src/${file}`)).join("\n");
  const known = [...read("web/src/locales/rules.en.ftl").matchAll(/^(rules-[a-z-]+) *=/gm)].map(([, name]) => name!);
  const said = [...code.matchAll(/\bsay\("([a-z-]+)"/g)].map(([, name]) => `rules-${name}`);
  const asked = new Set([...said, ...[...code.matchAll(/"(rules-[a-z-]+)"/g)].map(([, name]) => name!), ...GAMES.map((game) => `rules-kinds-${game}`)]);
  expect([...asked].filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !asked.has(name))).toEqual([]);
});
