// The keys of a table, and the click or key that skips what is being shown.

import type { Play } from "./play.svelte";

export interface Doors {
  shell(): HTMLElement;
  help(): void;
  log(): void;
}

/** Parts of the shell where a click while events are shown means "skip", whatever lies there. */
const STAGE = ".board, .dock, .prompt";

/** These go on while they are held; all others do something once. */
const WALKING = new Set(["n", "]", "p", "["]);

export class Keys {
  private swallow = false;

  constructor(
    private readonly play: Play,
    private readonly doors: Doors,
  ) {}

  /** Any key skips to now; a key that would play something does only that. */
  skip(event: KeyboardEvent): void {
    if (!this.play.moving || isModifier(event) || typing(event.target)) return;
    this.play.skip();
    if (event.key !== "Enter" && event.key !== " " && event.key.length > 1) return;
    event.preventDefault();
    event.stopPropagation();
  }

  press(event: PointerEvent): void {
    this.swallow = this.play.moving && event.target instanceof Element && event.target.closest(STAGE) !== null;
    if (this.swallow) this.play.skip();
  }

  /** The click that follows such a press must not play what has just become possible beneath it. */
  click(event: MouseEvent): void {
    if (!this.swallow) return;
    this.swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const key = event.key.toLowerCase();
    const act = this.keys[key];
    if (!act) return;
    if (key !== "escape") event.preventDefault(); // which closes what else is open
    if (!event.repeat || WALKING.has(key)) act();
  }

  private readonly keys: Record<string, () => void> = {
    u: () => this.tool("[data-tool=undo]"),
    h: () => this.tool("[data-tool=hint]"),
    e: () => this.tool(".prompt .primary"),
    n: () => this.jump(1),
    "]": () => this.jump(1),
    p: () => this.jump(-1),
    "[": () => this.jump(-1),
    w: () => this.why(),
    l: () => this.doors.log(),
    "?": () => this.doors.help(),
    escape: () => this.leave(),
  };

  private tool(selector: string): void {
    const button = this.doors.shell().querySelector<HTMLButtonElement>(selector);
    if (button && !button.disabled) button.click();
  }

  /** To the next thing that can be done; while asking why not, to the next that cannot. */
  private jump(by: 1 | -1): void {
    const selector = this.play.asking ? "[data-means][tabindex]" : "[data-action]";
    const all = [...this.doors.shell().querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length);
    if (!all.length) return;
    const here = all.indexOf(document.activeElement as HTMLElement);
    const start = Math.max(0, all.findIndex((each) => each.dataset.wanted !== undefined)); // what a lesson wants comes first
    const next = here < 0 ? (by > 0 ? start : all.length - 1) : (here + by + all.length) % all.length;
    all[next]!.focus();
  }

  private why(): void {
    const means = (document.activeElement as HTMLElement | null)?.dataset.means;
    if (means && !this.play.can(means)) this.play.act(means);
    else this.play.asking = !this.play.asking;
  }

  private leave(): void {
    this.play.chosen = null;
    this.play.asking = false;
    if (this.play.past === null) this.play.dismiss();
    else void this.play.look(null);
  }
}

function isModifier(event: KeyboardEvent): boolean {
  return ["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
}
