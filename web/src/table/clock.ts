import type { Play } from "./play.svelte";

/** What a seat has left as of the last frame; nothing where the table has no clock, or a bot plays: its time never runs. */
export function secondsOf(play: Play, seat: number): number | null {
  const who = play.table.seats[seat];
  return who && !who.bot ? who.seconds : null;
}

/** Time left on a clock: 2:41, 1:02:07, or days where there are more than two. */
export function clockText(seconds: number, days: (count: number) => string): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * 86_400) return days(Math.floor(whole / 86_400));
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
