// How every event is shown: how long it takes, what it lights up, and how the view looks after it. The last view is
// always the server's; what an event does not tell is left to it.

import type { Beat, GameEvent } from "$lib/contract";
import { stride } from "./trace";
import { character, components, HOURS, OUTSIDE, SPACE, type Colour, type DiceView, type Face, type Play, type PlayerView, type Trap, type TreasureView, type View } from "./view";

type Told = Beat<View>;
type Change = (view: View) => View;

const text = (event: GameEvent, name: string) => String(event[name]);
const number = (event: GameEvent, name: string) => Number(event[name]);

// ── Parts of a view ────────────────────────────────────────────────────────

const player = (view: View, seat: number, change: (player: PlayerView) => Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((each, index) => (index === seat ? { ...each, ...change(each) } : each)),
});

const put = (seat: number, room: string): Change => (view) => player(view, seat, () => ({ room }));
const door = (name: string, open: boolean): Change => (view) => ({ ...view, doors: { ...view.doors, [name]: open } });

/** Needs follow the traps. */
function counted(view: View): View {
  const on = (trap: string) => Object.values(view.rooms).filter((room) => room.trap === trap && room.armed).length;
  const recount = (tile: TreasureView | null) =>
    tile && { ...tile, needs: Object.fromEntries(Object.keys(tile.needs).map((trap) => [trap, on(trap)])) };
  const { red, green, blue } = view.treasures;
  return { ...view, treasures: { red: recount(red), green: recount(green), blue: recount(blue) } };
}

const arm = (fits: (room: string, trap: Trap) => boolean, armed: boolean): Change => (view) => {
  const rooms = Object.entries(view.rooms).map(([name, room]) => [name, fits(name, room.trap) ? { ...room, armed } : room]);
  return counted({ ...view, rooms: Object.fromEntries(rooms) });
};

/** A treasure's time, counted from the hour of the view. */
function timed(view: View, tile: TreasureView, steps: number): TreasureView {
  const left = Math.max(0, steps);
  return { ...tile, steps: left, minutes: left * SPACE, hour: HOURS[(HOURS.indexOf(view.hour) + left) % HOURS.length]! };
}

const retime = (colour: Colour, minutes: number): Change => (view) => {
  const tile = view.treasures[colour];
  return tile ? { ...view, treasures: { ...view.treasures, [colour]: timed(view, tile, minutes / SPACE) } } : view;
};

const gone = (colour: Colour, track: "saved" | "lost", treasure: string): Change => (view) => {
  const room = view.treasures[colour]?.room;
  return {
    ...view,
    [track]: [...view[track], treasure],
    treasures: { ...view.treasures, [colour]: null },
    rooms: room ? { ...view.rooms, [room]: { ...view.rooms[room]!, treasure: null } } : view.rooms,
  };
};

function placed(event: GameEvent, play: Play): Change {
  const [colour, treasure, room] = [text(event, "colour") as Colour, text(event, "treasure"), text(event, "room")];
  return (view) => {
    const needs = Object.fromEntries((components(play).treasures[treasure]?.traps ?? []).map((trap) => [trap, 0]));
    const tile = timed(view, { treasure, room, steps: 0, minutes: 0, hour: view.hour, needs }, number(event, "minutes") / SPACE);
    return counted({
      ...view,
      tiles: view.tiles - 1,
      treasures: { ...view.treasures, [colour]: tile },
      rooms: { ...view.rooms, [room]: { ...view.rooms[room]!, treasure: colour } },
    });
  };
}

const rolled = (part: Partial<DiceView>): Change => (view) => ({ ...view, dice: { professor: "chevron-1", colour: "red", clock: 1, ...view.dice, ...part } });

const walked = (event: GameEvent): Change => (view) => {
  const step = stride(event, view.professor);
  return { ...view, professor: text(event, "room"), walk: step ? [...(view.walk ?? []), step] : view.walk };
};

function turn(seat: number, play: Play): Change {
  return (view) => ({
    // cards that were not played go to the discard pile
    ...player(view, view.active, (each) => ({ discard: [...each.discard, ...view.shown] })),
    active: seat,
    turns: view.turns + 1,
    shown: [],
    actions_left: components(play).turn.actions,
    power_used: false,
    flags: [],
    named: [],
  });
}

function revealed(event: GameEvent): Change {
  const cards = [event.first, event.second].filter((card) => card !== null).map(String);
  return (view) => ({ ...player(view, number(event, "seat"), (each) => ({ deck: Math.max(0, each.deck - cards.length) })), shown: cards });
}

function tick(event: GameEvent): Change {
  return (view) => {
    const later: View = { ...view, hour: text(event, "hour") };
    const spaces = number(event, "minutes") / SPACE;
    const move = (tile: TreasureView | null) => tile && timed(later, tile, tile.steps - spaces);
    const { red, green, blue } = view.treasures;
    return { ...later, treasures: { red: move(red), green: move(green), blue: move(blue) } };
  };
}

// ── Events ─────────────────────────────────────────────────────────────────

type Teller = (event: GameEvent, play: Play) => Told;

const TELLERS: Record<string, Teller> = {
  "game-started": (event) => ({ ms: 300, after: (view) => ({ ...view, first: number(event, "seat"), active: number(event, "seat") }) }),
  "character-taken": (event) => ({
    ms: 500,
    after: (view) => player(view, number(event, "seat"), () => ({ character: text(event, "character") })),
  }),
  "treasure-placed": (event, play) => ({ ms: 500, after: placed(event, play) }),
  "turn-started": (event, play) => ({ ms: 350, after: turn(number(event, "seat"), play) }),
  "deck-shuffled": (event, play) => ({
    ms: 250,
    after: (view) => player(view, number(event, "seat"), (each) => ({ deck: Object.keys(character(play, each.character)?.cards ?? {}).length, discard: [] })),
  }),
  "cards-revealed": (event) => ({ ms: 450, after: revealed(event) }),
  "pawn-moved": (event) => ({ ms: 340, after: put(number(event, "seat"), text(event, "room")) }),
  "pawn-placed": (event) => ({ ms: 420, after: put(number(event, "seat"), text(event, "room")) }),
  "door-forced": (event) => ({
    ms: 480,
    after: (view) => put(number(event, "seat"), text(event, "room"))(door(text(event, "door"), true)(view)),
  }),
  "door-unlocked": (event) => ({ ms: 380, after: door(text(event, "door"), true) }),
  "door-locked": (event) => ({ ms: 260, after: door(text(event, "door"), false) }),
  "trap-disarmed": (event) => ({ ms: 300, after: arm((room) => room === text(event, "room"), false) }),
  "trap-armed": (event) => ({ ms: 260, after: arm((room) => room === text(event, "room"), true) }),
  "traps-armed": (event) => ({ ms: 360, after: arm((_, trap) => trap === text(event, "trap"), true) }),
  "trap-named": (event) => ({ ms: 250, after: (view) => ({ ...view, named: [...view.named, text(event, "room")] }) }),
  "treasure-saved": (event) => ({ ms: 560, after: gone(text(event, "colour") as Colour, "saved", text(event, "treasure")) }),
  "treasure-lost": (event) => ({ ms: 620, after: gone(text(event, "colour") as Colour, "lost", text(event, "treasure")) }),
  "treasure-delayed": (event) => ({ ms: 420, after: retime(text(event, "colour") as Colour, number(event, "left")) }),
  "treasure-hurried": (event) => ({ ms: 520, after: retime(text(event, "colour") as Colour, number(event, "left")) }),
  "card-played": (event) => ({
    ms: 450,
    after: (view) => player(view, number(event, "seat"), (each) => ({ discard: [...new Set([...each.discard, text(event, "card")])] })),
  }),
  "power-used": () => ({ ms: 350, after: (view) => ({ ...view, power_used: true }) }),
  "bonus-used": (event) => ({ ms: 450, after: (view) => player(view, number(event, "seat"), () => ({ tile_up: false })) }),
  "actions-gained": (event) => ({ ms: 350, after: (view) => ({ ...view, actions_left: view.actions_left + number(event, "count") }) }),
  "mate-called": () => ({ ms: 350 }),
  "flag-raised": (event) => ({ ms: 350, after: (view) => ({ ...view, flags: [...view.flags, text(event, "flag")] }) }),
  stopped: () => ({ ms: 120 }),
  "nothing-happened": () => ({ ms: 350 }),
  "dice-rolled": (event) => ({
    ms: 950,
    after: (view) => ({
      ...rolled({ professor: text(event, "face") as Face, colour: text(event, "colour") as Colour, clock: number(event, "count") })(view),
      actions_left: 0,
      walk: [],
    }),
  }),
  "professor-die-rolled": (event) => ({ ms: 800, after: rolled({ professor: text(event, "face") as Face }) }),
  "colour-die-rolled": (event) => ({ ms: 800, after: rolled({ colour: text(event, "colour") as Colour }) }),
  "clock-die-rolled": (event) => ({ ms: 800, after: rolled({ clock: number(event, "count") }) }),
  "professor-die-set": (event) => ({ ms: 500, after: rolled({ professor: text(event, "face") as Face }) }),
  "colour-die-set": (event) => ({ ms: 500, after: rolled({ colour: text(event, "colour") as Colour }) }),
  "professor-walked": (event) => ({ ms: 420, after: walked(event) }),
  "professor-passed": (event) => ({ ms: 520, after: walked(event) }),
  "pawn-expelled": (event) => ({
    ms: 460,
    after: (view) => player(view, number(event, "seat"), (each) => ({ room: OUTSIDE, expelled: each.expelled + 1 })),
  }),
  "clock-advanced": (event) => ({ ms: 200 + (400 * number(event, "minutes")) / SPACE, after: tick(event) }),
  "clock-stopped": () => ({ ms: 350 }),
  "tile-turned-up": (event) => ({ ms: 450, after: (view) => player(view, number(event, "seat"), () => ({ tile_up: true })) }),
  "no-tile-left": () => ({ ms: 300 }),
  "game-ended": (event) => ({ ms: 700, after: (view) => ({ ...view, over: true, result: text(event, "result") }) }),
};

export function beat(event: GameEvent, _: View, play: Play): Told | null {
  const told = TELLERS[event.kind]?.(event, play);
  // lit for the moment by the pieces themselves (see `told`), then marked by trace.ts
  return told ? { ...told, things: [] } : null;
}

/** A turn begins, or the game. */
export function heading(event: GameEvent): boolean {
  return event.kind === "turn-started" || event.kind === "game-started";
}
