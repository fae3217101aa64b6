// Which bot for whom. A game names its bots from the weakest to the strongest.

import type { GameInfo } from "./contract";

type Choice = Pick<GameInfo, "team" | "bots">;

function wish({ bots }: Choice, wished: string): string {
  return bots.includes(wished) ? wished : bots.at(-1)!;
}

/**
 * Whom somebody new enjoys: a team mate who thinks, a rival who answers at once and can be beaten.
 * Where thinking is not `ready` and nobody shall wait, the mate answers at once, too.
 */
export function usualBot(info: Choice, ready = true): string {
  return wish(info, info.team && ready ? "adept" : "greedy");
}

/** Who plays on for somebody who is gone: a good one that does not keep the others waiting. */
export function substitute(info: Choice): string {
  return wish(info, "adept");
}
