// The Markdown of docs/rules: exactly what those texts are written in, and nothing else. Whatever is not of this form is an
// error that names the line, so that a text is mended and not shown wrong. tests/test_rules_texts.py reads the same.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold" | "italic"; inside: Inline[] }
  | { kind: "link"; to: string; inside: Inline[] };

export type Block =
  | { kind: "text"; inside: Inline[] }
  | { kind: "list" | "numbers"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "ruling"; inside: Inline[] }
  | { kind: "picture"; caption: string; noun: string; name: string };

export interface Paragraph {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface Rules {
  title: string;
  chapters: Chapter[];
}

const HEADING = /^(##|###) (\S|\S.*\S) \{#([a-z0-9-]+)\}$/;
const PICTURE = /^!\[([^\]]+)\]\(piece:([a-z0-9-]+)\/([a-z0-9-]+)\)$/;
const RULING = /^> (\S.*)$/;
const ITEM = /^- (\S.*)$/;
const NUMBERED = /^\d+\. (\S.*)$/;
const ROW = /^\|(.*)\|$/;

export function parse(source: string): Rules {
  const [first = "", ...lines] = source.split("\n");
  if (!first.startsWith("# ")) throw new Error(`not a title: ${first}`);
  const rules: Rules = { title: first.slice(2).trim(), chapters: [] };
  let open: Block | null = null; // a list or a table that the next line may go on with
  for (const line of lines) {
    const heading = HEADING.exec(line);
    if (heading) {
      open = null;
      const [, mark, title, id] = heading as unknown as [string, string, string, string];
      if (mark === "##") rules.chapters.push({ id, title, paragraphs: [] });
      else chapterOf(rules, line).paragraphs.push({ id, title, blocks: [] });
    } else if (!line.trim()) open = null;
    else open = add(paragraphOf(rules, line).blocks, open, line);
  }
  return rules;
}

/** All paragraphs in their order. */
export function paragraphs(rules: Rules): Paragraph[] {
  return rules.chapters.flatMap((chapter) => chapter.paragraphs);
}

function chapterOf(rules: Rules, line: string): Chapter {
  const chapter = rules.chapters.at(-1);
  if (!chapter) throw new Error(`in no chapter: ${line}`);
  return chapter;
}

function paragraphOf(rules: Rules, line: string): Paragraph {
  const paragraph = chapterOf(rules, line).paragraphs.at(-1);
  if (!paragraph) throw new Error(`in no paragraph: ${line}`);
  return paragraph;
}

/** Adds a line to the blocks, or to the block that is open; answers the block that is open now. */
function add(blocks: Block[], open: Block | null, line: string): Block | null {
  const [, caption, noun, name] = PICTURE.exec(line) ?? [];
  if (caption) return push(blocks, { kind: "picture", caption, noun: noun!, name: name! }, false);
  const [, ruling] = RULING.exec(line) ?? [];
  if (ruling) return push(blocks, { kind: "ruling", inside: inline(ruling) }, false);
  for (const [kind, pattern] of [["list", ITEM], ["numbers", NUMBERED]] as const) {
    const [, item] = pattern.exec(line) ?? [];
    if (!item) continue;
    const list: Block = open?.kind === kind ? open : push(blocks, { kind, items: [] })!;
    if (list.kind === kind) list.items.push(inline(item));
    return list;
  }
  const [, row] = ROW.exec(line) ?? [];
  if (row !== undefined) return addRow(blocks, open, row.split("|").map((cell) => cell.trim()));
  if (/^[#>|!`-]/.test(line)) throw new Error(`not of the Markdown of the rules: ${line}`);
  return push(blocks, { kind: "text", inside: inline(line) }, false);
}

function addRow(blocks: Block[], open: Block | null, cells: string[]): Block | null {
  if (open?.kind !== "table") return push(blocks, { kind: "table", head: cells.map(inline), rows: [] });
  if (cells.length !== open.head.length) throw new Error(`a row of another length: ${cells.join(" | ")}`);
  const rule = open.rows.length === 0 && cells.every((cell) => /^-{3,}$/.test(cell));
  if (!rule) open.rows.push(cells.map(inline));
  return open;
}

function push(blocks: Block[], block: Block, goesOn = true): Block | null {
  blocks.push(block);
  return goesOn ? block : null;
}

/** Bold, italic and links, which may hold one another. */
export function inline(text: string): Inline[] {
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|\[([^[\]]+)\]\(#([a-z0-9-]+)\)/g;
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, bold, italic, label, to] = match;
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    if (bold !== undefined) found.push({ kind: "bold", inside: inline(bold) });
    else if (italic !== undefined) found.push({ kind: "italic", inside: inline(italic) });
    else found.push({ kind: "link", to: to!, inside: inline(label!) });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** The words alone. */
export function plain(parts: Inline[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : plain(part.inside))).join("");
}

/** All that a paragraph says beneath its title. */
export function textOf(paragraph: Paragraph): string {
  return paragraph.blocks.flatMap(sayings).join(" ");
}

function sayings(block: Block): string[] {
  switch (block.kind) {
    case "text":
    case "ruling":
      return [plain(block.inside)];
    case "list":
    case "numbers":
      return block.items.map(plain);
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plain).join(" · "));
    case "picture":
      return [block.caption];
  }
}
