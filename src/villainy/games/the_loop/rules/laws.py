"""What must always hold, whatever is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE
from villainy.games.the_loop.rules.missions import cubes_on
from villainy.games.the_loop.rules.ring import SUPAS
from villainy.games.the_loop.state import (
    CARDS,
    CENTRIFUGE_CUBES,
    CLONES,
    EPOCHS,
    MACHINES,
    MISSIONS,
    MOST_GREEN,
    MOST_RIFTS,
    MOST_VORTEXES,
    PILE,
    SEATS,
    STARTERS,
    STARTERS_EACH,
    TOKENS,
    VISIBLE,
    Decision,
    Mode,
    Phase,
    Place,
    Rack,
    Spot,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import State, States
    from villainy.games.the_loop.tables import (
        CARD_ORIGIN,
        CARD_PROGRAM,
        MACHINE_SLOTS,
        MISSION_CUBES,
        MISSION_SPOT,
        MODE_LEVEL,
        TOKEN_TARGET,
    )

MOST_TURNS = 21
MOST_SUPAS = 5


def invariants(states: States, i: int) -> int:
    """0, or the number of the first law that is broken."""
    state = states[i]
    if state.over == 0 and (state.depth == 0 or state.frame_kind[state.depth - 1] >= Task.SET_UP):
        return 10
    if state.depth > 0 and state.frame_kind[0] == Task.SET_UP:
        return 0  # nothing lies on the table yet
    if cards_broken(state):
        return 1
    if tokens_broken(state):
        return 2
    if cubes_broken(state):
        return 3
    if tiles_broken(state):
        return 4
    if visible_broken(state):
        return 5
    if machines_broken(state):
        return 6
    if known_broken(state):
        return 7
    if state.turns > MOST_TURNS:
        return 8
    if (state.over == 1) != (state.ending != NONE):
        return 9
    return 0


def plays(state: State, agent: int) -> bool:
    for pawn in range(state.team):
        if state.pawns[pawn].agent == agent:
            return True
    return False


def cards_broken(state: State) -> bool:
    """Every card that plays is somewhere on the table, every other one in the box, and nobody holds cards
    who does not play."""
    for card in range(CARDS):
        place = int(state.place[card])
        inside = CARD_PROGRAM[card] != NONE
        if card < STARTERS:
            inside = plays(state, card // STARTERS_EACH)
        if (place != Place.BOX) != inside:
            return True
        if place >= PILE:
            index = (place - PILE) % SEATS
            piles = place < PILE + SEATS or place >= PILE + 3 * SEATS
            if index >= (state.seats if piles else state.team):
                return True
        if place == Place.AVAILABLE and state.vortex[CARD_ORIGIN[card]] == 1:
            return True
        if place == Place.CONDEMNED and state.over == 0 and state.phase != Phase.ACTIONS:
            return True
    top = int(state.destroyed_top)
    return top != NONE and state.place[top] != Place.DESTROYED


def tokens_broken(state: State) -> bool:
    """No clone stands where it ends, but for a moment; supa clones are on the board or lost."""
    supas = 0
    dying = 0
    if state.depth > 0 and state.frame_kind[state.depth - 1] == Decision.FIRST_DEATH:
        top = state.depth - 1
        dying = (1 << state.frame_first[top]) | (1 << state.frame_second[top])
    for token in range(TOKENS):
        if state.clones[token] == NONE:
            continue
        if state.clones[token] == TOKEN_TARGET[token] and (dying >> token) & 1 == 0 and state.over == 0:
            return True
        if token >= CLONES:
            supas += 1
    total = MODE_LEVEL[state.options.mode, state.options.difficulty, SUPAS]
    return supas + state.supas_lost != total


def cubes_broken(state: State) -> bool:
    """Rifts, energy, Vortexes and centrifuges are as many as there can be."""
    green = 0
    blue = 0
    vortexes = 0
    for epoch in range(EPOCHS):
        if state.rifts[epoch] < 0 or state.rifts[epoch] > MOST_RIFTS or state.landed[epoch] < 0:
            return True
        if state.green[epoch] < 0 or state.blue[epoch] < 0:
            return True
        if state.vortex[epoch] < 0 or state.vortex[epoch] > 1:
            return True
        if state.strain[epoch] < 0 or state.strain[epoch] >= CENTRIFUGE_CUBES:
            return True
        if state.centrifuge[epoch] == NONE and state.strain[epoch] > 0:
            return True
        if state.centrifuge[epoch] != NONE and state.options.mode != Mode.CENTRIFUGES:
            return True
        green += state.green[epoch]
        blue += state.blue[epoch]
        vortexes += state.vortex[epoch]
    if state.supas_lost < 0 or state.supas_lost > MOST_SUPAS or blue != state.supas_lost:
        return True
    return green > MOST_GREEN or vortexes > MOST_VORTEXES


def tiles_broken(state: State) -> bool:
    """No tile twice; a Vortex has none; what is visible or archived was seen; cubes lie where they fit."""
    found = 0
    count = 0
    seen = 0
    for epoch in range(EPOCHS):
        mission = int(state.tiles[epoch])
        if mission == NONE:
            if state.visible[epoch] != 0 or state.cubes[epoch] != 0:
                return True
            continue
        if state.vortex[epoch] == 1 or state.visible[epoch] < 0 or state.visible[epoch] > 1:
            return True
        if state.cubes[epoch] < 0 or (state.visible[epoch] == 0 and state.cubes[epoch] != 0):
            return True
        if MISSION_SPOT[mission] != Spot.EACH and cubes_on(state, epoch) > MISSION_CUBES[mission]:
            return True
        found |= 1 << mission
        count += 1
        if state.visible[epoch] == 1:
            seen |= 1 << mission
        elif (state.seen >> mission) & 1 == 1:
            return True
    vortexes = 0
    for epoch in range(EPOCHS):
        vortexes += state.vortex[epoch]
    if count + state.archived_size > EPOCHS or count + state.archived_size + vortexes < EPOCHS:
        return True
    for index in range(state.archived_size):
        found |= 1 << state.archived[index]
        seen |= 1 << state.archived[index]
        count += 1
    for mission in range(MISSIONS):
        count -= (found >> mission) & 1
    return count != 0 or seen & ~state.seen != 0


def visible_broken(state: State) -> bool:
    """Two missions are visible while two tiles are left (C.3)."""
    if state.over == 1:
        return False
    tiles = 0
    shown = 0
    for epoch in range(EPOCHS):
        if state.tiles[epoch] != NONE:
            tiles += 1
        shown += state.visible[epoch]
    return shown != min(tiles, VISIBLE)


def machines_broken(state: State) -> bool:
    for machine in range(MACHINES):
        if state.machines[machine] != Rack.DRAW and state.options.mode != Mode.ULTRAMACHINA:
            return True
        if state.wear[machine] < 0 or state.wear[machine] >= MACHINE_SLOTS[machine]:
            return True
        if state.wear[machine] > 0 and state.machines[machine] != Rack.BOARD:
            return True
    return False


def known_broken(state: State) -> bool:
    """What is known to lie on a draw pile is in one, once."""
    for index in range(state.known_size):
        card = int(state.known[index])
        if card == NONE or state.place[card] < PILE or state.place[card] >= PILE + SEATS:
            return True
        for other in range(index):
            if state.known[other] == card:
                return True
    return False
