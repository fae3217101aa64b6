// What a click on a city as a whole may mean.

import type { VictorianPlay } from "../view";

const VERBS: Record<string, string> = {
  "place-agent": "place",
  "insert-agent": "insert",
  "resolve-stack": "resolve",
  raid: "raid",
};

/** Does the decision ask for a city, and are we asked? Then one that is not allowed says why. */
export function plateAsked(play: VictorianPlay): boolean {
  return play.mine && (play.position?.decision ?? "") in VERBS;
}

/** The likeliest first: what a click on a city that is not allowed asks about. */
export function plateActions(play: VictorianPlay, city: string): string[] {
  const verb = VERBS[play.position?.decision ?? ""] ?? "place";
  return [verb, ...Object.values(VERBS).filter((other) => other !== verb)].map((each) => `${each} ${city}`);
}

/** How many agents lie here, and whether the next resolves them. */
export function stackWords(play: VictorianPlay, city: string): string {
  const { stacks, stack_limit: limit, resolution } = play.view;
  const count = resolution?.city === city ? resolution.agents.length : (stacks[city]?.length ?? 0);
  if (count === 0) return play.words.format("vm-stack-empty");
  return play.words.format(count === limit - 1 ? "vm-stack-next" : "vm-stack", { count, limit });
}
