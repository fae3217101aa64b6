// Where on the screen the things are that a step speaks of, and those that are to be chosen.

/** A frame over something, in pixels of the window; `path` is its outline where it is no rectangle. */
export interface Mark {
  wanted: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The part of the screen it stays within. */
  edge: { x: number; y: number; width: number; height: number };
  path: { d: string; matrix: string } | null;
}

const ROOM = 4; // px around the thing
const TINY = 24; // px
const MOST = 16;
/** A shape that fills so much of a target's box is its outline, if it is a plain one: a gear is marked by a frame. */
const OUTLINE = 0.55;
const PLAIN = 200; // characters
const PARTS = { board: ".shell main.board", dock: ".shell .dock .sheet", prompt: ".shell .prompt", players: ".shell .players" };
export type Part = keyof typeof PARTS;

const WANTED = "[data-wanted]";
const naming = (things: string[]) => things.map((thing) => `[data-thing="${CSS.escape(thing)}"]`).join(", ") || ":not(*)";

export function marksOf(things: string[]): Mark[] {
  if (document.querySelector("dialog[open]")) return [];
  const wanted = [...smallest(seen(WANTED), (element) => element.dataset.action)];
  // What is to be chosen has its mark already, and what lies in something of the same name needs none.
  const spoken = things.flatMap(spokenOf).filter((element) => !wanted.some((other) => other === element || other.contains(element)));
  const marks = [...wanted.map((element) => markOf(element, true)), ...spoken.map((element) => markOf(element, false))];
  return marks.filter((mark) => mark !== null).slice(0, MOST);
}

/** Where a thing is: once for each place, and a tiny one only where it is nowhere larger. */
function spokenOf(thing: string): HTMLElement[] {
  const all = seen(naming([thing]));
  const outer = all.filter((element) => !all.some((other) => other !== element && other.contains(element)));
  const large = outer.filter((element) => Math.min(...sides(element)) >= TINY);
  return large.length ? large : outer;
}

/** What is to be chosen, or else what is spoken of, with the parts of the screen it is in. */
export function found(things: string[]): { element: Element; part: Part }[] {
  const wanted = placed(WANTED);
  return wanted.length ? wanted : placed(naming(things));
}

function placed(selector: string): { element: Element; part: Part }[] {
  const elements = [...document.querySelectorAll(selector)];
  return (Object.keys(PARTS) as Part[]).flatMap((part) =>
    elements.filter((element) => element.closest(PARTS[part])).map((element) => ({ element, part })),
  );
}

function seen(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.closest(".shell") && element.getClientRects().length > 0);
}

/** An action may have several places: the smallest says best where to click. */
function smallest(elements: HTMLElement[], action: (element: HTMLElement) => string | undefined): Iterable<HTMLElement> {
  const chosen = new Map<string | undefined, HTMLElement>();
  for (const element of elements) {
    const other = chosen.get(action(element));
    if (!other || size(element) < size(other)) chosen.set(action(element), element);
  }
  return chosen.values();
}

function sides(element: Element): [width: number, height: number] {
  const { width, height } = element.getBoundingClientRect();
  return [width, height];
}

function size(element: Element): number {
  const [width, height] = sides(element);
  return width * height;
}

function markOf(element: Element, wanted: boolean): Mark | null {
  const part = Object.values(PARTS).map((selector) => element.closest(selector)).find(Boolean);
  const edge = part?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const box = element.getBoundingClientRect();
  const [left, top] = [Math.max(box.left - ROOM, edge.left), Math.max(box.top - ROOM, edge.top)];
  const [right, bottom] = [Math.min(box.right + ROOM, edge.right), Math.min(box.bottom + ROOM, edge.bottom)];
  if (right - left < 6 || bottom - top < 6) return null; // out of sight
  return { wanted, ...rounded(left, top, right, bottom), edge: rounded(edge.left, edge.top, edge.right, edge.bottom), path: outline(element) };
}

function rounded(left: number, top: number, right: number, bottom: number): Mark["edge"] {
  const [x, y] = [Math.round(left), Math.round(top)];
  return { x, y, width: Math.round(right) - x, height: Math.round(bottom) - y };
}

/** The largest shape drawn in a target of an SVG, where that is about as large as the target. */
function outline(element: Element): Mark["path"] {
  if (!(element instanceof SVGGElement)) return null;
  const shapes = [...element.querySelectorAll<SVGPathElement>("path[d]")].filter((path) => path.getClientRects().length);
  const largest = shapes.reduce<SVGPathElement | null>((best, path) => (best && size(best) >= size(path) ? best : path), null);
  const matrix = largest?.getScreenCTM();
  const drawn = largest?.getAttribute("d") ?? "";
  if (!largest || !matrix || drawn.length > PLAIN || size(largest) < OUTLINE * size(element)) return null;
  const { a, b, c, d, e, f } = matrix;
  const numbers = [a, b, c, d, e, f].map((number) => Math.round(number * 1000) / 1000);
  return { d: drawn, matrix: `matrix(${numbers.join(" ")})` };
}
