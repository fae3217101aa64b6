"""Setting up the table, in the order of the rulebook (C.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, emit, pick, push
from villainy.games.the_loop.rules.archive import start_draft
from villainy.games.the_loop.rules.cards import draw_to_hand, make_available
from villainy.games.the_loop.rules.clones import generate_clone, kind_of
from villainy.games.the_loop.rules.foes import place_machines
from villainy.games.the_loop.rules.missions import remove_tile, reveal_mission, reveal_missions
from villainy.games.the_loop.rules.ring import (
    CENTRIFUGE_RIFTS,
    CENTRIFUGES,
    MACHINES_AT_FIRST,
    MORE_CLONES,
    SUPAS,
    clear_level,
)
from villainy.games.the_loop.state import (
    AGENTS,
    CARDS,
    CLONES,
    EPOCHS,
    EVERY_EPOCH,
    FRAMES,
    HAND,
    LEVELS,
    MACHINES,
    MISSIONS,
    MOST_CENTRIFUGES,
    PILE,
    SEATS,
    STARTERS,
    STARTERS_EACH,
    TOKENS,
    VISIBLE,
    Decision,
    Epoch,
    Event,
    Mode,
    Phase,
    Place,
    Rack,
    Task,
)

if TYPE_CHECKING:
    from villainy.engine.dialect import Events, Options, State
    from villainy.games.the_loop.tables import (
        CARD_PROGRAM,
        CENTRIFUGE_FACES,
        FOO_EPOCH,
        MODE_LEVEL,
        SETUP_CARDS,
        SETUP_CLONES,
        START_EPOCH,
        TOKEN_TARGET,
    )

# How a seat comes by its agent, beside the number of an agent itself.
DEALT = -2
CHOSEN = -1
RANDOM_SEAT = 0  # of the option first_player; seats count from 1 there


def write_options(state: State, options: Options) -> None:
    """Keep the options in the state, in the order in which the game declares them."""
    state.options.mode = options[0]
    state.options.difficulty = options[1]
    for seat in range(SEATS):
        state.options.agents[seat] = options[2 + seat]
    state.options.team = options[2 + SEATS]
    state.options.first_player = options[3 + SEATS]
    state.seats = options[4 + SEATS]
    state.team = state.options.team if state.seats == 1 else state.seats


def clear_table(state: State) -> None:
    """Everything in the box."""
    state.depth = 0
    for index in range(FRAMES):
        state.frame_kind[index] = NONE
        state.frame_seat[index] = 0
        state.frame_first[index] = 0
        state.frame_second[index] = 0
    state.levels_size = 0
    for index in range(LEVELS):
        clear_level(state, index)
    state.turns = 0
    state.loops_made = 0
    state.seen = 0
    state.leader = 0
    state.active = 0
    state.phase = Phase.SETUP
    for card in range(CARDS):
        state.place[card] = Place.BOX
        state.known[card] = NONE
    state.known_size = 0
    state.destroyed_top = NONE
    for token in range(TOKENS):
        state.clones[token] = NONE
    state.archived_size = 0
    for epoch in range(EPOCHS):
        state.rifts[epoch] = 0
        state.green[epoch] = 0
        state.blue[epoch] = 0
        state.vortex[epoch] = 0
        remove_tile(state, epoch)
        state.archived[epoch] = NONE
        state.centrifuge[epoch] = NONE
        state.strain[epoch] = 0
        state.landed[epoch] = 0
    for machine in range(MACHINES):
        state.machines[machine] = Rack.DRAW
        state.wear[machine] = 0
    state.foo = NONE
    state.foo_deck = 0
    state.cycle = 0
    state.supas_lost = 0
    state.ending = NONE
    state.over = 0
    clear_turn(state)
    for index in range(state.unused.shape[0]):
        state.unused[index] = 0


def clear_turn(state: State) -> None:
    """What belongs to one turn only."""
    state.fired = 0
    state.scored = 0
    state.extra_throw = 0
    state.loops = 0
    state.power_used = 0
    state.jammed = 0
    state.idle = 0
    state.blue_run = 0
    state.grid = 0
    for index in range(state.applied.shape[0]):
        state.applied[index] = 0


# ── Agents ─────────────────────────────────────────────────────────────────


def seat_agents(state: State) -> None:
    """Those that are named, then those drawn at random; who chooses is asked, the first seat first.

    Alone, the option names the first of the team; the others are chosen, or all are drawn.
    """
    for pawn in range(SEATS):
        state.pawns[pawn].agent = NONE
        state.pawns[pawn].epoch = NONE
        state.pawns[pawn].charged = 0
    for pawn in range(state.team):
        if agent_option(state, pawn) >= 0:
            state.pawns[pawn].agent = agent_option(state, pawn)
    for pawn in range(state.team):
        if agent_option(state, pawn) == DEALT:
            nth = pick(state, AGENTS - agents_taken(state))
            for agent in range(AGENTS):
                if agent_is_free(state, agent):
                    if nth == 0:
                        state.pawns[pawn].agent = agent
                    nth -= 1
    for pawn in range(state.team - 1, -1, -1):
        if state.pawns[pawn].agent == NONE:
            push(state, Decision.CHOOSE_AGENT, 0 if state.seats == 1 else pawn, pawn, 0)


def agent_option(state: State, pawn: int) -> int:
    if state.seats > 1:
        return state.options.agents[pawn]
    option = state.options.agents[0]
    return CHOSEN if pawn > 0 and option >= 0 else option


def agents_taken(state: State) -> int:
    count = 0
    for pawn in range(state.team):
        if state.pawns[pawn].agent != NONE:
            count += 1
    return count


def agent_is_free(state: State, agent: int) -> bool:
    for pawn in range(state.team):
        if state.pawns[pawn].agent == agent:
            return False
    return True


# ── The table ──────────────────────────────────────────────────────────────


def set_up(state: State, events: Events) -> None:
    """Everything, up to the opening hands."""
    mode = state.options.mode
    emit(events, Event.GAME_STARTED, mode, state.options.difficulty, state.first, NONE)
    lay_tiles(state)
    place_agents(state, events)
    open_epochs(state, events)
    place_clones(state, events)
    for _ in range(SETUP_CARDS[state.seats - 1]):
        make_available(state, events)
    push(state, Task.OPEN_HANDS, 0, 0, 0)
    if mode == Mode.ULTRAMACHINA:
        state.foo = Epoch.END
        place_machines(state, MODE_LEVEL[mode, state.options.difficulty, MACHINES_AT_FIRST], events)
        start_draft(state, state.first, events)  # so its cards are in the opening hands (H.8)


def lay_tiles(state: State) -> None:
    """Seven of ten, face down; each is one of those not yet laid."""
    left = (1 << MISSIONS) - 1
    for epoch in range(EPOCHS):
        nth = pick(state, MISSIONS - epoch)
        for mission in range(MISSIONS):
            if (left >> mission) & 1 == 1:
                if nth == 0:
                    state.tiles[epoch] = mission
                nth -= 1
        left ^= 1 << state.tiles[epoch]


def place_agents(state: State, events: Events) -> None:
    """Pawns where they start, starters in the draw piles, all other artefacts in the Big Deck."""
    for pawn in range(state.team):
        record = state.pawns[pawn]
        record.epoch = START_EPOCH[record.agent]
        record.charged = 1
        pile = PILE if state.seats == 1 else PILE + pawn
        for card in range(STARTERS_EACH):
            state.place[record.agent * STARTERS_EACH + card] = pile
    for card in range(STARTERS, CARDS):
        if CARD_PROGRAM[card] != NONE:
            state.place[card] = Place.BIG_DECK


def open_epochs(state: State, events: Events) -> None:
    """Two Foo cards: a rift and a visible mission each; one for each centrifuge; energy where none was."""
    opened = 0
    state.foo_deck = EVERY_EPOCH
    for _ in range(VISIBLE):
        epoch = draw_foo_card(state)
        opened |= 1 << epoch
        state.rifts[epoch] = 1
        emit(events, Event.RIFTS_PLACED, epoch, 1, NONE, NONE)
        reveal_mission(state, epoch, events)
    if state.options.mode == Mode.CENTRIFUGES:
        place_centrifuges(state, events)
    state.foo_deck = EVERY_EPOCH if state.options.mode != Mode.ULTRAMACHINA else 0  # boxed there
    for epoch in range(EPOCHS):
        if (opened >> epoch) & 1 == 0:
            state.green[epoch] = 1
            emit(events, Event.ENERGY_PLACED, epoch, NONE, NONE, NONE)
    reveal_missions(state, events)


def draw_foo_card(state: State) -> int:
    """The epoch of the next Foo card; there is one."""
    count = 0
    for card in range(EPOCHS):
        count += (state.foo_deck >> card) & 1
    nth = pick(state, count)
    state.revealed = 1
    for card in range(EPOCHS):
        if (state.foo_deck >> card) & 1 == 1:
            if nth == 0:
                state.foo_deck ^= 1 << card
                return FOO_EPOCH[card]
            nth -= 1
    return NONE


def place_centrifuges(state: State, events: Events) -> None:
    """In random order, each on a random face; on the hardest level with a rift (Q-39)."""
    count = MODE_LEVEL[Mode.CENTRIFUGES, state.options.difficulty, CENTRIFUGES]
    rifts = MODE_LEVEL[Mode.CENTRIFUGES, state.options.difficulty, CENTRIFUGE_RIFTS]
    left = (1 << MOST_CENTRIFUGES) - 1
    for placed in range(count):
        nth = pick(state, MOST_CENTRIFUGES - placed)
        epoch = draw_foo_card(state)
        for token in range(MOST_CENTRIFUGES):
            if (left >> token) & 1 == 1:
                if nth == 0:
                    left ^= 1 << token
                    state.centrifuge[epoch] = CENTRIFUGE_FACES[token, pick(state, 2)]
                nth -= 1
        emit(events, Event.CENTRIFUGE_PLACED, state.centrifuge[epoch], epoch, NONE, NONE)
        if rifts > 0:
            state.rifts[epoch] += rifts
            emit(events, Event.RIFTS_PLACED, epoch, rifts, NONE, NONE)


def place_clones(state: State, events: Events) -> None:
    """Supa clones first, the k-th of them k epochs after its end; they count towards the total (C.13)."""
    mode = state.options.mode
    difficulty = state.options.difficulty
    count = SETUP_CLONES[state.seats - 1] + MODE_LEVEL[mode, difficulty, MORE_CLONES]
    supas = MODE_LEVEL[mode, difficulty, SUPAS]
    left = EVERY_EPOCH
    for placed in range(supas):
        nth = pick(state, EPOCHS - placed)
        for number in range(EPOCHS):
            if (left >> number) & 1 == 1:
                if nth == 0:
                    left ^= 1 << number
                    token = CLONES + number
                    state.clones[token] = (TOKEN_TARGET[token] + placed + 1) % EPOCHS
                    emit(events, Event.CLONE_GENERATED, kind_of(token), state.clones[token], NONE, NONE)
                nth -= 1
    for _ in range(count - supas):
        generate_clone(state, events)


def open_hands(state: State, events: Events) -> None:
    """Three cards for each player; alone, cards are dealt until an agent has three (C.16)."""
    push(state, Task.START_TURN, 0, state.first, 0)
    if state.seats == 1:
        push(state, Task.REVEAL, 0, 0, 0)
        return
    for turn in range(state.seats):
        for _ in range(HAND):
            draw_to_hand(state, (state.first + turn) % state.seats, events)
