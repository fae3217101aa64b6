"""Whether a position from outside is one the rules could have made; plain Python, beside `invariants`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from villainy.games.professor_evil.rules.manor import MOST_TIMES
from villainy.games.professor_evil.state import CARDS_EACH, Column, Decision, Garden, Step, Task

EITHER = (0, 1)
MOST_ACTIONS = 50
# What a program can ask in the owner's turn, and what of a mate.
STEPS = (
    *(Decision.MOVE_ON, Decision.FORCE_DOOR, Decision.PICK_ROOM, Decision.PICK_DOOR, Decision.PICK_TRAP),
    *(Decision.PICK_TREASURE, Decision.PICK_TYPE, Decision.PICK_SEAT, Decision.PICK_COLOUR),
)
OF_A_MATE = (
    *(Decision.MATE_MOVE, Decision.FORCE_DOOR, Decision.PICK_ROOM, Decision.PICK_DOOR, Decision.PICK_TRAP),
    *(Decision.PICK_TYPE, Decision.PICK_SEAT),
)
OWN = (Decision.ACT, Decision.DICE, Decision.SET_DIE, Decision.ACTIVATE)
# What can lie directly above a frame; what can lie at the bottom is under None.
ABOVE: dict[int | None, tuple[int, ...]] = {
    None: (Task.DEAL_CARDS, Task.START_TURN, Decision.ACT, Decision.DICE),
    Task.DEAL_CARDS: (Decision.CHOOSE_CHARACTER,),
    Decision.CHOOSE_CHARACTER: (Decision.CHOOSE_CHARACTER,),
    Task.START_TURN: (Decision.ACTIVATE,),
    Decision.ACT: (*STEPS, Task.PROGRAM),
    Task.PROGRAM: (*OF_A_MATE, Decision.MATE_ACT, Task.PROGRAM),
    Decision.DICE: (Decision.SET_DIE,),
}
# Where to look when a law of `invariants` is broken.
LAWS = {
    1: "tiles, treasures, saved, lost",
    2: "locations, treasures",
    3: "traps, armed",
    4: "players.pile, shown",
    5: "players.room",
    6: "treasures",
    7: "open_doors",
    8: "hour, actions_left",
    9: "result, over",
    10: "frame_kind",
}


def impossible(state: Any, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> str | None:
    """Where the first thing stands that cannot be, or None."""
    return next(_broken(state, tables, rules), None)


def _broken(state: Any, tables: Mapping[str, Any], rules: Mapping[str, Any]) -> Iterator[str]:
    for name in ("first", "active"):
        if getattr(state, name) not in range(state.seats):
            yield name
    for name in ("power_used", "over", "revealed"):
        if getattr(state, name) not in EITHER:
            yield name
    for name in ("turns", "activations", "actions_left"):
        if getattr(state, name) < 0:
            yield name
    if state.actions_left > MOST_ACTIONS:
        yield "actions_left"
    if state.activations > MOST_TIMES:
        yield "activations"
    if any(flag not in EITHER for flag in state.flagged):
        yield "flagged"
    if any(state.unused):
        yield "unused"
    if state.professor < 0:
        yield "professor"
    if any(trap < 0 for trap in state.traps):
        yield "traps"
    for name in ("tiles", "locations", "saved", "lost"):
        if any(card < 0 for card in getattr(state, name)[: getattr(state, f"{name}_size")]):
            yield name
    named = [room for room in state.named if room >= 0]
    if len(set(named)) != len(named) or (state.named[0] < 0 and named):
        yield "named"
    for seat in range(len(state.players)):
        yield from (f"players[{seat}].{name}" for name in _player_broken(state, seat))
    yield from _phase_broken(state, tables)
    law = rules["invariants"]([state], 0)
    if law:
        yield LAWS[law]
    yield from _frames_broken(state, tables)
    if state.depth and not _is_choice(state, rules):
        yield f"frame_kind[{state.depth - 1}]"  # nothing to choose: the rules would not have asked


def _player_broken(state: Any, seat: int) -> Iterator[str]:
    player = state.players[seat]
    if seat >= state.seats:
        if player.character != -1 or player.pile_size or player.room != Garden.OUTSIDE:
            yield "character"
        if player.tile_up or player.expelled:
            yield "tile_up"
        return
    choosing = any(
        state.frame_kind[index] == Decision.CHOOSE_CHARACTER and state.frame_seat[index] == seat
        for index in range(state.depth)
    )
    taken = [state.players[other].character for other in range(state.seats) if other != seat]
    if (player.character == -1) != choosing or (player.character >= 0 and player.character in taken):
        yield "character"
    if player.tile_up not in EITHER:
        yield "tile_up"
    if not 0 <= player.expelled <= MOST_TIMES:
        yield "expelled"
    # Cards are drawn by twos; there are none before all characters are known.
    dealt = state.depth == 0 or state.frame_kind[0] != Task.DEAL_CARDS
    if (
        player.pile_size % 2
        or (not dealt and player.pile_size)
        or any(card // CARDS_EACH != player.character for card in player.pile[: player.pile_size])
    ):
        yield "pile"


def _phase_broken(state: Any, tables: Mapping[str, Any]) -> Iterator[str]:
    """The dice lie there from the first roll on; cards on show belong to whose turn it is."""
    if state.over != (state.depth == 0):
        yield "over"
    rolled = state.professor_die >= 0
    if rolled != (state.colour_die >= 0) or rolled != (state.clock_die in tables["CLOCK_DIE"]):
        yield "professor_die, colour_die, clock_die"
    if not rolled and (state.clock_die or (state.depth and state.frame_kind[0] == Decision.DICE)):
        yield "professor_die"
    if state.shown_size == 1:
        yield "shown"
    starting = state.depth and state.frame_kind[0] == Task.DEAL_CARDS
    if starting and (state.turns or state.shown_size or state.active != state.first):
        yield "turns"


def _frames_broken(state: Any, tables: Mapping[str, Any]) -> Iterator[str]:
    """Frames that could not lie on each other, or could not be carried out."""
    below: int | None = None
    for index in range(state.depth):
        kind, seat = state.frame_kind[index], state.frame_seat[index]
        if kind not in ABOVE.get(below, ()):
            yield f"frame_kind[{index}]"
            return
        if seat not in range(state.seats):
            yield f"frame_seat[{index}]"
            return
        if kind == Task.START_TURN and seat != (state.active + 1) % state.seats:
            yield f"frame_seat[{index}]"
        if (
            kind in (Decision.ACT, Decision.DICE, Decision.ACTIVATE, Decision.SET_DIE)
            and seat != state.active
        ):
            yield f"frame_seat[{index}]"
        if kind in (*STEPS, *OF_A_MATE, Decision.SET_DIE, Task.PROGRAM):
            yield from (f"{name}[{index}]" for name in _step_broken(state, index, tables))
        elif state.frame_first[index] or state.frame_second[index]:
            yield f"frame_first[{index}]"
        below = kind
    if below is not None and below >= Task.DEAL_CARDS:
        yield f"frame_kind[{state.depth - 1}]"
    yield from _mates_broken(state, tables)


def _step_broken(state: Any, index: int, tables: Mapping[str, Any]) -> Iterator[str]:
    """A step of a program of whose turn it is, asked as that step asks."""
    program = tables["PROGRAM"]
    kind, row, done = state.frame_kind[index], state.frame_first[index], state.frame_second[index]
    own = state.players[state.active].character
    starts = [*(int(start) for start in tables["POWER_PROGRAM"]), len(program)]
    if not starts[own] <= row < starts[own + 1]:
        yield "frame_first"
        return
    if kind == Task.PROGRAM:
        if done:
            yield "frame_second"
        return
    asks = Decision.MOVE_ON if kind == Decision.MATE_MOVE else kind
    pawn = program[row, Column.STEP] == Step.PLACE and program[row, Column.ASKS] == Decision.PICK_SEAT
    if program[row, Column.ASKS] != asks and not (pawn and kind == Decision.PICK_ROOM):
        yield "frame_first"
    most = int(program[row, Column.MOST])
    if kind == Decision.PICK_ROOM:
        possible = done in range(state.seats) and (pawn or done == state.frame_seat[index])
    elif kind == Decision.PICK_TREASURE:
        possible = 0 <= done < 8 and done.bit_count() < most
    elif kind == Decision.SET_DIE:
        possible = done in EITHER
    elif kind in (Decision.MOVE_ON, Decision.MATE_MOVE, Decision.PICK_DOOR, Decision.PICK_TRAP):
        possible = 0 <= done < most
    else:
        possible = done == 0
    if program[row, Column.STEP] == Step.NAME and done != sum(room >= 0 for room in state.named):
        possible = False
    if not possible:
        yield "frame_second"


def _mates_broken(state: Any, tables: Mapping[str, Any]) -> Iterator[str]:
    """Beneath a mate lies what the program does afterwards, and the same step for mates whose turn comes."""
    if state.depth < 2 or state.frame_kind[0] != Decision.ACT:
        return
    program = tables["PROGRAM"]
    top = state.depth - 1
    if state.frame_kind[1] != Task.PROGRAM:
        if state.frame_seat[1] != state.active:
            yield "frame_seat[1]"
        return
    following = state.frame_first[1]
    callers = [
        row
        for row in range(len(program))
        if program[row, Column.NEXT] == following and program[row, Column.STEP] in (Step.EACH, Step.MATE_ACT)
    ]
    if state.frame_seat[1] != state.active or not callers:
        yield "frame_first[1]"
        return
    step = program[callers[0], Column.STEP]
    if (step == Step.MATE_ACT) != (state.frame_kind[top] == Decision.MATE_ACT) or (
        step == Step.MATE_ACT and top != 2
    ):
        yield f"frame_kind[{top}]"
    body = range(callers[0] + 1, following)
    farther = state.seats  # counted clockwise from whose turn it is; the nearest lies on top
    for index in range(2, state.depth):
        away = (state.frame_seat[index] - state.active) % state.seats
        if not 0 < away < farther:
            yield f"frame_seat[{index}]"
        farther = away
        if step == Step.EACH and state.frame_first[index] not in body:
            yield f"frame_first[{index}]"
        if state.frame_kind[index] == Task.PROGRAM and state.frame_first[index] != callers[0] + 1:
            yield f"frame_first[{index}]"


def _is_choice(state: Any, rules: Mapping[str, Any]) -> bool:
    """The menu, or at least two answers."""
    if state.frame_kind[state.depth - 1] == Decision.ACT:
        return True
    bits = rules["choices"](state)
    return bool(bits & (bits - 1)) or (bits != 0 and rules["may_stop"](state))
