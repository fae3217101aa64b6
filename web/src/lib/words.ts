// The twin of engine/text.py: Project Fluent behind one small door. An argument that names a thing -
// ["city", "london"] - is resolved here first: `$city` becomes the value of the message `city-london`, `$city-in`
// its attribute `.in`, and so on. A thing somebody may not know is ["city", null] and speaks through `city-hidden`.
// Both pass the table of sentences in tests/goldens/sentences.json.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Sentence } from "./wire";

export type Noun = [kind: string, name: string | null];
export type Argument = number | string | Noun | Sentence;

/** A piece of a sentence: plain text, or the words for a thing, which can be pointed at. */
export type Part = string | { text: string; noun: Noun };

const OPEN = "\uE000";
const NAMED = "\uE001";
const CLOSE = "\uE002";

export class Words {
  readonly locale: string;
  /** What the players call themselves; without it `seat-1` speaks for the first seat. */
  names: (string | null)[] | null = null;
  private readonly bundle: FluentBundle;
  private readonly said: Record<string, string>;
  private readonly selectors: Set<string>;
  private readonly messages: string[] = [];

  constructor(locale: string, sources: string[], said: Record<string, string> = {}) {
    this.locale = locale;
    this.said = said;
    this.bundle = new FluentBundle(locale, { useIsolating: false });
    this.selectors = new Set();
    for (const source of sources) this.add(source);
  }

  /** More messages; of two with one name the later counts. */
  add(source: string): this {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    for (const [, name] of source.matchAll(/^([a-z][a-z0-9-]*) *=/gm)) this.messages.push(name!);
    for (const [, name] of source.matchAll(/\$([a-z0-9-]+)\s*->/g)) this.selectors.add(name!);
    return this;
  }

  /** The same words for players who call themselves so; null where a seat has no name. */
  naming(names: (string | null)[]): Words {
    const words = Object.assign(Object.create(Words.prototype) as Words, this);
    words.names = names;
    return words;
  }

  has(message: string, attribute?: string | null): boolean {
    const name = attribute ? `${message}.${attribute}` : message;
    return name in this.said || this.pattern(message, attribute) !== null;
  }

  /** The messages whose names begin so, in the order of their file. */
  list(prefix: string): string[] {
    return [...new Set(this.messages.filter((message) => message.startsWith(prefix)))];
  }

  /** A message with its arguments; an Error where the message or one of its arguments is missing. */
  format(message: string, args: Record<string, unknown> = {}, attribute?: string | null): string {
    return strip(this.marked(message, args, attribute));
  }

  say(sentence: Sentence): string {
    return strip(this.markedSentence(sentence));
  }

  /** The sentence in pieces, so that its nouns can be linked to the board. */
  parts(sentence: Sentence): Part[] {
    const parts: Part[] = [];
    const marked = this.markedSentence(sentence);
    const pattern = new RegExp(`${OPEN}([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "g");
    let end = 0;
    for (const match of marked.matchAll(pattern)) {
      if (match.index > end) parts.push(marked.slice(end, match.index));
      const [kind, name] = match[1]!.split("|");
      parts.push({ text: match[2]!, noun: [kind!, name || null] });
      end = match.index + match[0].length;
    }
    if (end < marked.length) parts.push(marked.slice(end));
    return parts;
  }

  private markedSentence(sentence: Sentence): string {
    const { message, arguments: args = {}, attribute } = sentence;
    return this.marked(message, args, attribute && this.has(message, attribute) ? attribute : null);
  }

  private marked(message: string, args: Record<string, unknown>, attribute?: string | null): string {
    const name = attribute ? `${message}.${attribute}` : message;
    const own = this.said[name];
    if (own !== undefined) return own;
    const pattern = this.pattern(message, attribute);
    if (pattern === null) throw new Error(`no message ${name} in ${this.locale}`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.resolve(args), errors);
    if (errors.length) throw new Error(`${name} in ${this.locale}: ${errors[0]!.message}`);
    return text;
  }

  private pattern(message: string, attribute?: string | null) {
    const found = this.bundle.getMessage(message);
    if (!found) return null;
    return (attribute ? found.attributes[attribute] : found.value) ?? null;
  }

  private resolve(args: Record<string, unknown>): Record<string, FluentVariable> {
    const resolved: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) this.resolveNoun(resolved, name, value as Noun);
      else if (typeof value === "object" && value !== null) resolved[name] = this.markedSentence(value as Sentence);
      else resolved[name] = typeof value === "number" ? value : String(value);
    }
    return resolved;
  }

  private resolveNoun(resolved: Record<string, FluentVariable>, name: string, noun: Noun): void {
    const [kind, member] = noun;
    const mark = (variable: string, text: string) =>
      this.selectors.has(variable) ? text : `${OPEN}${kind}|${member ?? ""}${NAMED}${text}${CLOSE}`;
    resolved[`${name}-id`] = member ?? "hidden";
    const player = kind === "seat" && member !== null ? this.names?.[Number(member) - 1] : undefined;
    const message = `${kind}-${member ?? "hidden"}`;
    resolved[name] = mark(name, player ?? strip(this.marked(message, {})));
    for (const attribute of Object.keys(this.bundle.getMessage(message)?.attributes ?? {})) {
      resolved[`${name}-${attribute}`] = mark(`${name}-${attribute}`, strip(this.marked(message, {}, attribute)));
    }
  }
}

function strip(marked: string): string {
  return marked.replace(new RegExp(`${OPEN}[^${NAMED}]*${NAMED}|${CLOSE}`, "g"), "");
}
