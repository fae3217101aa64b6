// Times, paces and people in the words of the pages.

import type { LineSeat, TableLine } from "$lib/api";
import { locale } from "$lib/locale.svelte";
import type { Pace } from "$lib/wire";
import { t } from "./t";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function sayPace(pace: Pace): string {
  const seconds = pace.seconds ?? 0;
  if (pace.kind === "days") return t("pace-days", { count: Math.max(1, Math.round(seconds / DAY)) });
  if (pace.kind === "live" && pace.seconds) {
    const minutes = Math.round(seconds / MINUTE);
    return pace.increment ? t("pace-live-increment", { minutes, increment: pace.increment }) : t("pace-live-minutes", { minutes });
  }
  return t(pace.kind === "live" ? "pace-live" : "pace-untimed");
}

/** "4 h left" */
export function sayLeft(seconds: number): string {
  if (seconds < HOUR) return t("left-minutes", { count: Math.max(0, Math.round(seconds / MINUTE)) });
  if (seconds < DAY - HOUR / 2) return t("left-hours", { count: Math.round(seconds / HOUR) });
  return t("left-days", { count: Math.round(seconds / DAY) });
}

/** "2 hours ago", "yesterday" */
export function sayAgo(at: number): string {
  const format = new Intl.RelativeTimeFormat(locale.current, { numeric: "auto", style: "long" });
  const seconds = at - Date.now() / 1000;
  if (seconds > -MINUTE) return t("just-now");
  if (seconds > -HOUR) return format.format(Math.round(seconds / MINUTE), "minute");
  if (seconds > -DAY) return format.format(Math.round(seconds / HOUR), "hour");
  if (seconds > -30 * DAY) return format.format(Math.round(seconds / DAY), "day");
  return sayDate(at);
}

export function sayDate(at: number): string {
  return new Intl.DateTimeFormat(locale.current, { dateStyle: "medium" }).format(new Date(at * 1000));
}

/** "Amélie, Otto and a bot" */
export function sayList(names: string[]): string {
  return new Intl.ListFormat(locale.current, { style: "long", type: "conjunction" }).format(names);
}

const BOTS = ["random", "greedy", "novice", "adept", "expert", "master"];

/** What a bot is called. */
export function nameBot(bot: string): string {
  return BOTS.includes(bot) ? t(`bot-${bot}`) : t("bot-other", { name: bot });
}

/** The same, with what it is. */
export function sayBot(bot: string): string {
  return BOTS.includes(bot) ? t("bot-full", { name: nameBot(bot), text: t(`bot-${bot}`, {}, "text") }) : nameBot(bot);
}

function called(seat: LineSeat): string {
  return seat.name ?? t("somebody");
}

/** Who else sits there: people by name, bots and open seats by number. */
export function sayOthers(line: TableLine): string {
  const others = line.seats.filter((seat) => !seat.yours);
  const people = others.filter((seat) => seat.kind === "person").map(called);
  const bots = others.filter((seat) => seat.kind === "bot").length;
  const open = others.filter((seat) => seat.kind === "open").length;
  const all = [...people];
  if (bots) all.push(t("with-bots", { count: bots }));
  if (open) all.push(t("with-open", { count: open }));
  if (!others.length) return t(line.seats.length > 1 ? "with-screen" : "with-nobody");
  return t("with", { names: sayList(all) });
}

/** Whose table it is, for a list: the first person at it. */
export function sayHost(line: TableLine): string {
  const host = line.seats.find((seat) => seat.kind === "person");
  return host ? called(host) : t("nobody-yet");
}

/** Whom a running game waits for. */
export function sayWaiting(line: TableLine): string {
  if (line.your_turn) return t("your-turn");
  const seat = line.asked === null ? null : line.seats[line.asked];
  return seat ? t("somebodys-turn", { name: seat.kind === "bot" ? (seat.name ?? nameBot(seat.bot ?? "")) : called(seat) }) : t("running");
}

/** How a game that is over went for me. */
export function sayResult(line: TableLine): string {
  if (line.status === "ended") return t("result-ended");
  if (line.won === null) return t("result-over");
  return t(line.won ? "result-won" : "result-lost");
}
