// The language of this browser: by its preference, or as somebody chose here. It changes without a reload.

import { gameSource, serverSource } from "./api";
import { Words } from "./words";

export const LOCALES = ["fr", "de", "en"] as const;
export type Locale = (typeof LOCALES)[number];

const KEY = "villainy.locale";
const files = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" });

const state = $state({ current: preferred() });
let words = $state.raw<Words>(new Words("en", []));

/** The language everything is said in now. */
export const locale: { readonly current: Locale } = state;

/** The words of pages and table, with what the server may answer. */
export function uiWords(): Words {
  return words;
}

/** Say everything in another language from now on. */
export async function setLocale(chosen: Locale): Promise<void> {
  remember(chosen);
  await load(chosen);
}

/** The words of the language this browser prefers; to be awaited before anything is shown. */
export function startLocale(): Promise<void> {
  return load(state.current);
}

/** A game's words together with those of the pages and the table. */
export async function gameWords(game: string, chosen: Locale = state.current): Promise<Words> {
  const [own, source] = await Promise.all([ownSources(chosen), gameSource(game, chosen)]);
  return new Words(chosen, [...own, source.ftl], source.said);
}

let asked = 0;

async function load(chosen: Locale): Promise<void> {
  const turn = ++asked;
  const sources = await ownSources(chosen);
  if (turn !== asked) return; // somebody has chosen another language since
  words = new Words(chosen, sources);
  state.current = chosen;
  document.documentElement.lang = chosen;
}

async function ownSources(chosen: Locale): Promise<string[]> {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`.${chosen}.ftl`));
  // Without the server the pages can still say that it is not there.
  const server = serverSource(chosen).then(
    (source) => [source.ftl],
    () => [],
  );
  const [said, ...ours] = await Promise.all([server, ...own.map(([, read]) => read())]);
  return [...said, ...ours];
}

function preferred(): Locale {
  const wishes = [remembered(), ...navigator.languages.map((language) => language.slice(0, 2).toLowerCase())];
  return LOCALES.find((known) => known === wishes.find((wish) => LOCALES.includes(wish as Locale))) ?? "en";
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function remember(chosen: Locale): void {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // a browser that keeps nothing
  }
}
