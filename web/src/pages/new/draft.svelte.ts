// A table somebody is about to open: what they chose so far, and what that makes of it.

import type { NewTable, SeatChoice } from "$lib/api";
import { usualBot } from "$lib/bots";
import type { GameInfo, OptionInfo } from "$lib/contract";
import type { Pace } from "$lib/wire";
import type { Listed } from "../games";
import { resolve } from "../options";
import { anyNumber, tableName } from "../tables";

export const ME = "me";
export const OPEN = "open";
export type PaceKind = Pace["kind"];

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export class Draft {
  readonly game: Listed;
  readonly info: GameInfo;
  players = $state(2);
  /** For every seat there could be: me, open, or a bot's name. */
  seats = $state<string[]>([]);
  /** Options of the whole table, as far as they were touched. */
  chosen = $state<Record<string, string>>({});
  /** Options that each seat has for itself. */
  perSeat = $state<Record<string, string[]>>({});
  /** What the table is called; null until somebody writes a name. */
  written = $state<string | null>(null);
  number = $state(anyNumber());
  open = $state(false);
  pace = $state<PaceKind>("untimed");
  minutes = $state(20);
  increment = $state(10);
  days = $state(1);
  undo = $state<"free" | "consent">("free");
  hints = $state(false);

  constructor(game: Listed, info: GameInfo, invite: boolean) {
    this.game = game;
    this.info = info;
    this.players = Math.max(game.seats, info.least);
    this.seats = Array.from({ length: info.most }, (_, seat) => (seat === 0 ? ME : invite ? OPEN : usualBot(info)));
    this.undo = info.team ? "free" : "consent";
    for (const option of info.options) {
      if (option.slots > 1) this.perSeat[option.name] = Array.from({ length: info.most }, () => option.default);
    }
  }

  resolved = $derived.by(() => resolve(this.info, this.chosen));
  sitting = $derived(this.seats.slice(0, this.players));
  mine = $derived(this.sitting.filter((seat) => seat === ME).length);
  waits = $derived(this.sitting.includes(OPEN));

  get name(): string {
    return this.written ?? tableName(this.game, this.number);
  }

  /** Options everybody should see, without those of single seats. */
  get shown(): OptionInfo[] {
    return this.wide.filter((option) => this.game.shown.includes(option.name));
  }

  get houseRules(): OptionInfo[] {
    return this.wide.filter((option) => !this.game.shown.includes(option.name));
  }

  get seatOptions(): OptionInfo[] {
    return this.info.options.filter((option) => option.slots > 1);
  }

  /** A team led by one person is a question only to one who plays alone. */
  private get wide(): OptionInfo[] {
    return this.info.options.filter((option) => option.slots === 1 && (option.name !== "team" || this.players === 1));
  }

  /** The values of an option that make sense with this number of players. */
  values(option: OptionInfo): string[] {
    if (!option.names_seat) return option.values;
    return option.values.filter((value) => !/^\d+$/.test(value) || Number(value) <= this.players);
  }

  setPlayers(players: number): void {
    this.players = players;
    for (const option of this.info.options) {
      const value = this.chosen[option.name];
      if (value !== undefined && !this.values(option).includes(value)) delete this.chosen[option.name];
    }
  }

  /** Everybody but the first seat. */
  fill(seat: string): void {
    this.seats = this.seats.map((_, i) => (i === 0 ? ME : seat));
  }

  /** Another seat has this already, and only one can. */
  taken(option: OptionInfo, seat: number, value: string): boolean {
    if (option.repeatable.includes(value)) return false;
    return this.perSeat[option.name]!.slice(0, this.players).some((each, i) => i !== seat && each === value);
  }

  get changed(): number {
    return this.houseRules.filter((option) => this.resolved[option.name]!.value !== option.default).length;
  }

  table(): NewTable {
    const options: Record<string, string> = {};
    for (const option of this.info.options) {
      if (option.slots > 1) {
        const values = this.perSeat[option.name]!.slice(0, this.players);
        if (values.some((value) => value !== option.default)) options[option.name] = values.join(",");
      } else if (this.chosen[option.name] !== undefined && (option.name !== "team" || this.players === 1)) {
        options[option.name] = this.chosen[option.name]!;
      }
    }
    return {
      game: this.game.name,
      name: this.name.trim() || tableName(this.game, this.number),
      players: this.players,
      options,
      public: this.open,
      pace: this.paced(),
      undo: this.undo,
      hints: this.hints,
      seats: this.sitting.map(seatChoice),
      start: !this.waits,
    };
  }

  private paced(): Pace {
    if (this.pace === "live") return { kind: "live", seconds: this.minutes * MINUTE, increment: this.increment };
    if (this.pace === "days") return { kind: "days", seconds: this.days * DAY };
    return { kind: "untimed" };
  }
}

function seatChoice(seat: string): SeatChoice {
  if (seat === ME) return { kind: "me" };
  return seat === OPEN ? { kind: "open" } : { kind: "bot", bot: seat };
}
