// A game without a table: its face, and a position to show its pieces with.

import { api, gameInfo } from "$lib/api";
import type { GameFace } from "$lib/contract";
import type { Frame, Position, Table } from "$lib/wire";
import { dress } from "$table/faces";
import { Play } from "$table/play.svelte";

export interface Sample {
  play: Play;
  face: GameFace;
}

export async function loadSample(game: string): Promise<Sample> {
  const [info, [face, words], position] = await Promise.all([
    gameInfo(game),
    dress(game),
    api.get<Position>(`/api/games/${encodeURIComponent(game)}/sample`),
  ]);
  const play = new Play(info, words, { move: () => {}, why: () => {} }, face);
  const frame: Omit<Frame, "type"> = { row: 0, entries: [], table: nobody(game, info.most), position, can_undo: false, undo_to: null };
  play.jump([], frame as Frame);
  return { play, face };
}

/** A table where nobody sits: seats are called by their own names. */
function nobody(game: string, players: number): Table {
  const seat = { kind: "open", name: null, bot: null, yours: false, online: false, left: false, seconds: null, muted: false } as const;
  return {
    id: "",
    game,
    name: "",
    status: "running",
    public: false,
    options: {},
    players,
    seats: Array.from({ length: players }, () => seat),
    pace: { kind: "untimed" },
    undo: "free",
    hints: false,
    host: false,
    spectators: 0,
    commitment: "",
    secret: null,
    rewound: false,
    proposal: null,
    rematch: null,
    earned: [],
  };
}
