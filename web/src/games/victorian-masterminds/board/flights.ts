// What travels where when something happens. Spots are named by `data-spot`; of several the first that is seen counts.

import type { GameEvent } from "$lib/contract";
import { splitSegment } from "../facts";
import type { View } from "../view";

export interface Flight {
  from: string[];
  to: string[];
  what: { agent: string | null; seat: number } | { spoil: string } | { mission: string };
  ms: number;
  after: number;
}

/** Spoils come from the city that is resolved; what is gained outside a resolution from the scientists' actions. */
function origin(view: View): string[] {
  return view.resolution ? [`spoils-${view.resolution.city}`, "dial"] : ["dial", "cities"];
}

export function flightsOf(event: GameEvent, view: View): Flight[] {
  const seat = Number(event.seat);
  const spoil = (kind: string, to: string[], ms = 360): Flight[] => [
    { from: origin(view), to: [...to, `seat-${seat}`], what: { spoil: kind }, ms, after: 0 },
  ];
  switch (event.kind) {
    case "agent-placed":
    case "agent-inserted": {
      const size = view.stacks[String(event.city)]?.length ?? 1;
      const place = event.kind === "agent-inserted" ? size - 2 : size - 1;
      const agent = seat === view.viewer && event.agent ? String(event.agent) : null;
      const from = seat === view.viewer ? ["hand", `seat-${seat}`] : [`seat-${seat}`];
      return [{ from, to: [`socket-${event.city}-${place}`], what: { agent, seat }, ms: 320, after: 0 }];
    }
    case "part-placed":
      return spoil(
        String(event.spoil),
        seat === view.viewer ? [`segment-${splitSegment(String(event.segment))[1]}`] : [],
      );
    case "firepower-gained":
      return spoil("firepower", [`pin-${seat}`]);
    case "scientist-gained":
      return [
        {
          from: ["pool"],
          to: [...(seat === view.viewer ? ["cells"] : []), `seat-${seat}`],
          what: { spoil: "scientist" },
          ms: 360,
          after: 0,
        },
      ];
    case "codex-gained":
      return spoil("codex", seat === view.viewer ? ["library"] : []);
    case "mayhem-gained":
      return spoil("mayhem", []);
    case "mission-claimed":
      return [
        {
          from: [`mission-${event.city}`],
          to: [...(seat === view.viewer ? ["trophies"] : []), `seat-${seat}`],
          what: { mission: String(event.mission) },
          ms: 420,
          after: 0,
        },
      ];
    default:
      return [];
  }
}
