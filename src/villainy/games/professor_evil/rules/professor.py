"""The professor: the dice, and what the two white ones make him do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, pick, push
from villainy.games.professor_evil.rules.clock import lose_treasures
from villainy.games.professor_evil.rules.manor import enter, lock_door
from villainy.games.professor_evil.state import MINUTES, SIDES, WAYS, Decision, Die, Event, Face, Task

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, State
    from villainy.games.professor_evil.tables import (
        CLOCK_DIE,
        COLOUR_DIE,
        PROFESSOR_DIE,
        WAY_DOOR,
        WAY_ROOM,
    )

# ── The dice ───────────────────────────────────────────────────────────────


def roll_dice(state: State, seat: int, events: Events) -> None:
    """All three, also where the clock will not count; actions that are left lapse (R39)."""
    state.actions_left = 0
    state.professor_die = PROFESSOR_DIE[pick(state, SIDES)]
    state.colour_die = COLOUR_DIE[pick(state, SIDES)]
    state.clock_die = CLOCK_DIE[pick(state, SIDES)]
    state.revealed = 1
    emit(events, Event.DICE_ROLLED, seat, state.professor_die, state.colour_die, state.clock_die)
    push(state, Decision.DICE, seat, 0, 0)


def reroll_die(state: State, seat: int, die: int, events: Events) -> None:
    """The power of who may meddle with the roll: any one die, once; the new face counts (R36)."""
    state.power_used = 1
    state.revealed = 1
    side = pick(state, SIDES)
    emit(events, Event.POWER_USED, seat, state.players[seat].character, NONE, NONE)
    if die == Die.PROFESSOR:
        state.professor_die = PROFESSOR_DIE[side]
        emit(events, Event.PROFESSOR_DIE_ROLLED, seat, state.professor_die, NONE, NONE)
    elif die == Die.COLOUR:
        state.colour_die = COLOUR_DIE[side]
        emit(events, Event.COLOUR_DIE_ROLLED, seat, state.colour_die, NONE, NONE)
    else:
        state.clock_die = CLOCK_DIE[side]
        emit(events, Event.CLOCK_DIE_ROLLED, seat, state.clock_die, NONE, NONE)


# ── The white dice ─────────────────────────────────────────────────────────


def resolve_white_dice(state: State, seat: int, events: Events) -> None:
    """Complete, with a treasure that replaces a lost one, before the black die is read (R9)."""
    push(state, Task.CLOCK, seat, 0, 0)
    face = state.professor_die
    if face <= Face.CHEVRON_3:
        for _ in range(face + 1):
            walk(state, state.colour_die, events)
    elif face == Face.PASSAGE:
        take_passage(state, state.colour_die, events)
    else:
        hurry(state, state.colour_die, 1 if face == Face.HURRY_5 else 2, events)


def walk(state: State, colour: int, events: Events) -> None:
    """One step through the door whose carpet on his side has this colour (R19), locked behind him."""
    door = WAY_DOOR[state.professor, colour]
    room = WAY_ROOM[state.professor, colour]
    emit(events, Event.PROFESSOR_WALKED, colour, door, room, NONE)
    lock_door(state, door, events)
    enter(state, room, events)


def take_passage(state: State, colour: int, events: Events) -> None:
    """To the treasure, wherever it is, even if he is there already (R8); all doors of its room are locked."""
    room = state.treasures[colour].room
    emit(events, Event.PROFESSOR_PASSED, colour, room, NONE, NONE)
    for way in range(WAYS):
        lock_door(state, WAY_DOOR[room, way], events)
    enter(state, room, events)


def hurry(state: State, colour: int, spaces: int, events: Events) -> None:
    """A treasure's marker comes towards the time marker; what it reaches is lost now."""
    slot = state.treasures[colour]
    slot.steps -= spaces
    emit(events, Event.TREASURE_HURRIED, colour, slot.tile, MINUTES * spaces, MINUTES * max(slot.steps, 0))
    lose_treasures(state, events)
