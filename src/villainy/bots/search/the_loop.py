"""The LOOP for the search: what is worth doing in a turn, and how the team stands.

The numbers of `prospects` were fitted to games this bot won and lost, in thousandths; those by which a turn
is played at a glance follow them roughly, five times as large.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from villainy.engine.kit import NONE, bit_count, mix, reduce
from villainy.games.the_loop.actions import (
    ACCEPT,
    BRANCH,
    CLAIM,
    CLONE,
    EPOCH,
    FREE_MOVE,
    LEAVE,
    LOOP,
    MACHINE,
    MOVE,
    POWER,
    STOP,
)
from villainy.games.the_loop.rules.cards import NO_CARDS, belongs
from villainy.games.the_loop.rules.foes import machines_at
from villainy.games.the_loop.rules.legality import (
    card_choices,
    choices,
    first_action,
    first_card,
    pick_action,
)
from villainy.games.the_loop.rules.missions import cubes_on, is_archivable
from villainy.games.the_loop.rules.ring import (
    both_sides,
    energy_at,
    here,
    is_mega,
    pawn_epochs,
    turned,
    vortex_bits,
)
from villainy.games.the_loop.state import (
    CARDS,
    CLONES,
    CYCLES,
    DIMENSIONS,
    EPOCHS,
    EVERY_EPOCH,
    MACHINES,
    MOST_RIFTS,
    MOST_VORTEXES,
    READY,
    SPENT,
    STARTERS,
    TOKENS,
    Agent,
    Carry,
    Column,
    Decision,
    Ending,
    Mode,
    Phase,
    Place,
    Rack,
    Spot,
    Step,
    Task,
    Trigger,
    Where,
    Who,
)

if TYPE_CHECKING:
    import numpy as np

    from villainy.engine.dialect import State, States, Values
    from villainy.games.the_loop.tables import (
        BASE_RIFTS,
        CARD_DIMENSION,
        CARD_ORIGIN,
        CARD_PROGRAM,
        CHUTE_WEIGHTS,
        FOO_EPOCH,
        MACHINE_SLOTS,
        MISSION_CUBES,
        MISSION_LIMIT,
        MISSION_SPOT,
        MISSION_TRIGGER,
        POWER_PROGRAM,
        PROGRAM,
        STRIDES,
        TOKEN_TARGET,
    )

HORIZON = 40  # decisions; a turn is over before that
DUEL_HORIZON = HORIZON
EXPLORATION = 0.25
FAR_HORIZON = HORIZON
FAR_EXPLORATION = 0.25
OPTIMISM = 0.7  # hardly any chance in a turn: what once came of an action can be done again
WEIGHED = 3
NEXT = 60
FIRST = 3
SURE = 2.5  # a turn is a plan of some twenty decisions: not to be left for what luck whispers

SELDOM = 16  # one in so many is any allowed action
WHIM = 240  # how much less than the best may be chosen; with fewer whims a small search sees too little
CUBE = 350  # on a mission
STRIDE = 150  # of a clone towards its end
DEATH = 250  # of a clone
LAST_ENERGY = 200  # of an epoch


# ── What is wanted ─────────────────────────────────────────────────────────


def wants(state: State) -> int:
    """Where something would put a cube on a mission: the epochs as bits, a byte for each trigger."""
    bits = 0
    for place in range(EPOCHS):
        if state.visible[place] == 0:
            continue
        mission = state.tiles[place]
        if cubes_on(state, place) >= MISSION_CUBES[mission]:
            continue
        if MISSION_LIMIT[mission] == 1 and (state.scored >> mission) & 1 == 1:
            continue
        spot = MISSION_SPOT[mission]
        after = 8 * MISSION_TRIGGER[mission]
        where = EVERY_EPOCH
        if spot == Spot.FOO:
            where = 1 << max(state.foo, 0)
        elif spot == Spot.EACH:
            where = EVERY_EPOCH & ~state.cubes[place]
        elif spot == Spot.TILE:
            where = 1 << place
        if MISSION_TRIGGER[mission] == Trigger.GRID:  # counts energy, once there is some everywhere
            after = 8 * Trigger.ENERGY
            for epoch in range(EPOCHS):
                if energy_at(state, epoch) == 0:
                    where = (where & ~(1 << place)) | (1 << epoch)
        bits |= where << after
    return bits


def is_wanted(wanted: int, trigger: int, epoch: int) -> int:
    return (wanted >> (8 * trigger + epoch)) & 1


# The bytes of a scene, each with the epochs as bits.
RIPE = 0  # with a clone one step from its end
ENDS = 8  # one step from a clone that ends there
CLONED = 16  # with clones
OFFERS = 24  # with cards to take
THREATENED = 32  # the next throw may reach it


def scene(state: State) -> int:
    """What lies around, for a glance."""
    bits = 0
    for token in range(TOKENS):
        epoch = state.clones[token]
        if epoch != NONE:
            bits |= 1 << (CLONED + epoch)
            if apart(epoch, TOKEN_TARGET[token]) == 1:
                bits |= (1 << (RIPE + epoch)) | (1 << (ENDS + TOKEN_TARGET[token]))
    for card in range(STARTERS, CARDS):
        if state.place[card] == Place.AVAILABLE:
            bits |= 1 << (OFFERS + CARD_ORIGIN[card])
    ways = foo_ways(state)
    for epoch in range(EPOCHS):
        if (ways >> epoch) & 1 == 1:
            bits |= (both_sides(epoch) | (1 << epoch)) << THREATENED
    return bits


def foo_ways(state: State) -> int:
    """Where Dr Foo may go next, as bits."""
    if state.options.mode == Mode.ULTRAMACHINA:
        return 1 << ((state.foo + 1) % EPOCHS)
    ways = 0
    for card in range(EPOCHS):
        if (state.foo_deck >> card) & 1 == 1 or state.foo_deck == 0:
            ways |= 1 << FOO_EPOCH[card]
    return ways


def apart(one: int, other: int) -> int:
    """How many steps lie between two epochs."""
    ahead = (one - other + EPOCHS) % EPOCHS
    return min(ahead, EPOCHS - ahead)


def mending(state: State, wanted: int, around: int, epoch: int, most: int) -> int:
    """What removing so many rifts there is worth."""
    rifts = int(state.rifts[epoch])
    left = max(rifts - most, 0)
    worth = 45 * (rifts * rifts - left * left)
    if (around >> (THREATENED + epoch)) & 1 == 1:
        worth += worth // 2
    if state.vortex[epoch] == 1:
        worth += worth // 2
    return worth + CUBE * (rifts - left) * is_wanted(wanted, Trigger.RIFT, epoch)


def charging(state: State, wanted: int, epoch: int, count: int) -> int:
    """What adding so much energy there is worth."""
    if count <= 0:
        return 0
    worth = count * (60 + CUBE * is_wanted(wanted, Trigger.ENERGY, epoch))
    if energy_at(state, epoch) == 0:
        worth += LAST_ENERGY
    if state.options.mode == Mode.ULTRAMACHINA and machines_at(state, epoch) != 0:
        worth += 150 * count
    return worth


def chasing(state: State, token: int, wanted: int, epoch: int) -> int:
    """What bringing a clone to an epoch is worth."""
    target = TOKEN_TARGET[token]
    worth = STRIDE * (apart(state.clones[token], target) - apart(epoch, target))
    if epoch == target:
        worth = DEATH + CUBE * is_wanted(wanted, Trigger.CLONE, epoch)
    return 2 * worth if token >= CLONES else worth


def allure(state: State, wanted: int, around: int, epoch: int, busy: int) -> int:
    """What it is worth to the active agent to be there, more with something left to do it with."""
    energy = energy_at(state, epoch)
    worth = 50 * min(energy, 2) + 80 * ((around >> (OFFERS + epoch)) & 1)
    if is_archivable(state, epoch):
        worth += 1200
    if state.vortex[epoch] == 1 and is_mega(state):
        worth -= 500
    if is_wanted(wanted, Trigger.PINCER, epoch) == 1 and apart(epoch, state.foo) == 1:
        if (pawn_epochs(state, state.active) >> ((2 * state.foo - epoch + EPOCHS) % EPOCHS)) & 1 == 1:
            worth += CUBE
    if is_wanted(wanted, Trigger.PURITY, epoch) == 1 and state.rifts[epoch] == 0:
        worth += CUBE * (1 - ((around >> (CLONED + epoch)) & 1))
    if busy == 1:
        worth += mending(state, wanted, around, epoch, 1) // 2 + 100 * ((around >> (RIPE + epoch)) & 1)
        if energy > state.loops:
            worth += CUBE // 2 * is_wanted(wanted, Trigger.LOOP, epoch)
            if state.centrifuge[epoch] != NONE:
                worth += CUBE // 2
    return worth


# ── Steps and programs ─────────────────────────────────────────────────────


def span(state: State, where: int, epoch: int, reached: int) -> int:
    """The epochs a step may speak of, as bits; `reached` is where the agent may be by then."""
    if where == Where.HERE:
        return reached
    if where == Where.ANY or where == Where.EACH:
        return EVERY_EPOCH
    if where == Where.NEAR:
        return both_sides(epoch) | (1 << epoch)
    if where == Where.FOO:
        return 1 << max(state.foo, 0)
    if where == Where.VORTEX or where == Where.EACH_VORTEX:
        return vortex_bits(state)
    if where == Where.OTHER or where == Where.EACH_AGENT:
        return pawn_epochs(state, NONE)
    return both_sides(epoch)


def cubes_worth(state: State, row: int, epoch: int, wanted: int, around: int) -> int:
    """A step with energy or rifts, done at an epoch."""
    most = int(PROGRAM[row, Column.MOST])
    if PROGRAM[row, Column.STEP] == Step.RIFT:
        return mending(state, wanted, around, epoch, most)
    if PROGRAM[row, Column.STEP] == Step.ENERGY_TO_RIFTS:
        most = int(state.rifts[epoch] - energy_at(state, epoch))
    return charging(state, wanted, epoch, most)


def step_worth(state: State, row: int, epoch: int, reached: int, wanted: int, around: int) -> int:
    """What a step may bring an agent at an epoch, at best and roughly."""
    step = PROGRAM[row, Column.STEP]
    bits = span(state, PROGRAM[row, Column.WHERE], epoch, reached)
    prey = (wanted >> (8 * Trigger.CLONE)) & (around >> ENDS) & EVERY_EPOCH
    if step <= Step.RIFT:
        worth = 0
        for place in range(EPOCHS):
            if (bits >> place) & 1 == 1:
                worth = max(worth, cubes_worth(state, row, place, wanted, around))
        return worth
    if step == Step.PUSH:
        if (around >> RIPE) & bits != 0:
            return DEATH + CUBE if prey != 0 else DEATH
        return STRIDE if (around >> CLONED) & bits != 0 else 0
    if step == Step.PULL:
        if (around >> (ENDS + epoch)) & 1 == 1:
            return DEATH + CUBE * is_wanted(wanted, Trigger.CLONE, epoch)
        return STRIDE // 3
    if step == Step.MOVE:
        if PROGRAM[row, Column.WHAT] == Carry.ANYWHERE and (around >> (RIPE + epoch)) & 1 == 1:
            return DEATH + CUBE if prey != 0 else DEATH
        return 60
    if step == Step.SWAP:
        return DEATH if PROGRAM[row, Column.WHO] == Who.CLONE else 30
    if step == Step.AGENT_MOVE:
        return 40 + CUBE // 2 * ((wanted >> (8 * Trigger.PINCER)) & 1)
    if step == Step.DRAW:
        return 120 * int(PROGRAM[row, Column.MOST])
    if step == Step.DISCARD or step == Step.DESTROY:
        return -50
    return 150 if step == Step.GAIN or step == Step.APPLY or step == Step.APPLY_BY else 0


def program_worth(state: State, row: int, epoch: int, wanted: int, around: int) -> int:
    """The same for a whole program; of branches all, as if one came after the other."""
    worth = 0
    reached = 1 << epoch
    while PROGRAM[row, Column.STEP] != Step.END:
        worth += step_worth(state, row, epoch, reached, wanted, around)
        if PROGRAM[row, Column.STEP] == Step.MOVE:
            reached = EVERY_EPOCH
            if PROGRAM[row, Column.WHERE] == Where.STEPS:
                reached = turned(STRIDES[PROGRAM[row, Column.LEAST], PROGRAM[row, Column.MOST]], epoch)
        row += 1
    return worth


def rating(card: int) -> int:
    """A card by the steps it names; one that can be looped is worth more."""
    row = int(CARD_PROGRAM[card])
    worth = 50 if CARD_DIMENSION[card] < DIMENSIONS else 0
    while PROGRAM[row, Column.STEP] != Step.END:
        step = PROGRAM[row, Column.STEP]
        times = min(max(PROGRAM[row, Column.MOST], 1), MOST_RIFTS)
        if step <= Step.PULL:
            worth += 100 * times
        elif step == Step.DRAW:
            worth += 60 * times
        elif step == Step.APPLY or step == Step.APPLY_BY:
            worth += 140
        elif step == Step.DISCARD or step == Step.DESTROY:
            worth -= 30
        elif step <= Step.GAIN:
            worth += 60
        row += 1
    return worth


def agent_worth(agent: int) -> int:
    """An agent's share in victory."""
    if agent == Agent.TIME_PROWLER:
        return 280
    if agent == Agent.CZTWYZZEK:
        return 100
    if agent == Agent.ROBOFINISHER_404:
        return -100
    return -40 if agent == Agent.V_GIRL else -250


# ── Choosing ───────────────────────────────────────────────────────────────


def pick_sensible(states: States, i: int, word: np.uint64) -> int:
    """What seems worth most at a glance, give or take a whim."""
    state = states[i]
    if state.depth == 0:
        return NONE
    chance = mix(word)
    if reduce(chance, SELDOM) == 0:
        return pick_action(states, i, word)
    kind = state.frame_kind[state.depth - 1]
    wanted = wants(state)
    around = scene(state)
    busy = 0
    if kind == Decision.ACT or kind == Decision.MOVE_TO or kind == Decision.CARRY:
        for card in range(CARDS):
            if state.place[card] == READY + state.active:
                busy = 1
    best = NONE
    most = 0
    bits = choices(state)
    action = first_action(state)
    while bits != 0:
        if bits & 1 == 1:
            chance = mix(chance)
            if kind == Decision.ACT:
                worth = deed_worth(state, action, wanted, around, busy)
            else:
                worth = answer_worth(state, kind, action, wanted, around, busy)
            worth += 3 * WHIM // 4 if action == STOP else reduce(chance, WHIM)
            if best == NONE or worth > most:
                best = action
                most = worth
        bits >>= 1
        action += 1
    which = card_choices(state)
    if which != NO_CARDS:
        first = first_card(state)
        for card in range(CARDS):
            if belongs(state, which, card):
                chance = mix(chance)
                worth = card_worth(state, kind, card, wanted, around) + reduce(chance, WHIM)
                if best == NONE or worth > most:
                    best = first + card
                    most = worth
    return best


def deed_worth(state: State, action: int, wanted: int, around: int, busy: int) -> int:
    """An action of the active agent, but for cards."""
    epoch = here(state, state.active)
    if action == STOP:
        return -500 if state.vortex[epoch] == 1 and is_mega(state) else 0
    if action == CLAIM:
        return 1000
    if action == POWER:
        row = POWER_PROGRAM[state.pawns[state.active].agent]
        return program_worth(state, row, epoch, wanted, around)
    cost = state.loops + 1 if action >= LOOP else 1
    price = 60 * max(cost - state.blue[epoch], 0)
    if price > 0 and state.green[epoch] == cost - state.blue[epoch]:
        price += LAST_ENERGY
    if action >= LOOP:
        worth = CUBE * is_wanted(wanted, Trigger.LOOP, epoch) - price
        if state.centrifuge[epoch] != NONE:
            worth += CUBE
        for card in range(CARDS):
            if state.place[card] == SPENT + state.active and CARD_DIMENSION[card] == action - LOOP:
                worth += program_worth(state, CARD_PROGRAM[card], epoch, wanted, around)
        return worth
    goal = (action - MOVE) % EPOCHS
    beyond = (2 * goal - epoch + EPOCHS) % EPOCHS
    there = allure(state, wanted, around, goal, busy)
    there = max(there, allure(state, wanted, around, beyond, busy) * 2 // 3)
    if action >= FREE_MOVE:
        price = 0
    return there - allure(state, wanted, around, epoch, busy) - price - 50


def card_worth(state: State, kind: int, card: int, wanted: int, around: int) -> int:
    """A card that may be chosen."""
    if kind == Decision.ACT:
        return program_worth(state, CARD_PROGRAM[card], here(state, state.active), wanted, around)
    if kind == Decision.TAKE_CARD or kind == Decision.DRAFT_CARD:
        return rating(card)
    if kind == Decision.PICK_CARD:
        step = PROGRAM[state.frame_first[state.depth - 1], Column.STEP]
        if step == Step.GAIN:
            return rating(card)
        if step == Step.APPLY or step == Step.APPLY_BY:
            level = state.levels[state.levels_size - 1]
            pawn = level.chosen if step == Step.APPLY_BY else level.actor
            return program_worth(state, CARD_PROGRAM[card], here(state, pawn), wanted, around)
    return (300 if state.place[card] >= SPENT else 0) - rating(card)  # to lose it


def answer_worth(state: State, kind: int, action: int, wanted: int, around: int, busy: int) -> int:
    """An answer to anything but what to do, and but for cards."""
    top = state.depth - 1
    epoch = action - EPOCH
    if kind == Decision.CANCEL_RIFT:
        if action == STOP:
            return -500
        rifts = state.rifts[epoch] + state.landed[epoch]
        if rifts == MOST_RIFTS + 1:
            return 2000 if state.vortex[epoch] == 1 else 1000
        return 100 * rifts if rifts <= MOST_RIFTS else 0
    if kind == Decision.ARCHIVE or kind == Decision.CONFIRM:
        return 300 if action == ACCEPT else 0
    if kind == Decision.DAMAGE_MACHINE:
        machine = action - MACHINE
        return 100 * (state.wear[machine] - MACHINE_SLOTS[machine])
    if kind == Decision.CHOOSE_AGENT:
        return 5 * agent_worth(action)
    if kind < Decision.PICK_EPOCH or kind > Decision.PICK_BRANCH:
        return 0
    row = int(state.frame_first[top])
    step = PROGRAM[row, Column.STEP]
    level = state.levels[state.levels_size - 1]
    own = here(state, level.actor)
    if kind == Decision.PICK_BRANCH:
        row += 1
        for _ in range(action - BRANCH):
            row = int(PROGRAM[row, Column.NEXT])
        return step_worth(state, row + 1, own, 1 << own, wanted, around)
    if kind == Decision.MOVE_TO:
        if action == STOP:
            epoch = own
        if state.frame_second[top] == state.active:
            return allure(state, wanted, around, epoch, busy)
        return 50 * min(energy_at(state, epoch), 2) + (600 if is_archivable(state, epoch) else 0)
    if kind == Decision.PICK_EPOCH:
        if step <= Step.RIFT:
            return cubes_worth(state, row, epoch, wanted, around)
        if step == Step.PUSH:
            return DEATH * ((around >> (RIPE + epoch)) & 1)
        if step == Step.SWAP and 0 <= level.held < TOKENS:
            return chasing(state, level.held, wanted, epoch)
        return 0
    if kind == Decision.SEND_CLONE:
        return chasing(state, level.chosen, wanted, epoch)
    if action >= CLONE and action < EPOCH:
        return clone_worth(state, action - CLONE, row, wanted)
    if kind == Decision.CARRY:
        carried = 0 <= level.chosen < TOKENS
        if action == STOP or action == LEAVE:
            return -100 if carried else 0
        if carried:
            return chasing(state, level.chosen, wanted, epoch)
        return allure(state, wanted, around, epoch, busy) - allure(state, wanted, around, own, busy)
    return 0


def clone_worth(state: State, kind: int, row: int, wanted: int) -> int:
    """Choosing a clone of a kind for a step."""
    level = state.levels[state.levels_size - 1]
    own = here(state, level.actor)
    step = PROGRAM[row, Column.STEP]
    target = kind % EPOCHS
    worth = 0
    dies = False
    if step == Step.MOVE:
        dies = apart(own, target) <= PROGRAM[row, Column.MOST] - level.done
    elif step == Step.PULL:
        worth = STRIDE * (apart(level.spot, target) - apart(own, target))
        dies = own == target
    elif step == Step.PUSH:
        worth = -20 * apart(level.spot, target)
        dies = apart(level.spot, target) == 1
    elif step == Step.SWAP and 0 <= level.held < TOKENS:
        dies = state.clones[level.held] == target
    if dies:
        worth += DEATH + CUBE * is_wanted(wanted, Trigger.CLONE, target)
    return worth + STRIDE if kind >= EPOCHS else worth


# ── How the team stands ────────────────────────────────────────────────────


def is_settled(states: States, i: int) -> bool:
    """A turn is over, and chance has not yet had its say about the next."""
    state = states[i]
    return state.depth > 0 and state.frame_kind[state.depth - 1] == Task.START_TURN


def prospects(states: States, i: int, out: Values) -> None:
    """All win or lose together; how far the missions are, and what threatens."""
    state = states[i]
    worth = 1.0
    if state.over == 0:
        team = missions_worth(state) + supplies(state) - foes_worth(state) - danger(state)
        lead = team / 1000 - 0.6 * state.turns / (EPOCHS * CYCLES)
        worth = 0.1 + 0.85 * (0.5 + 0.5 * lead / sqrt(1 + lead * lead))
    elif state.ending != Ending.VICTORY:
        worth = 0.02 * state.archived_size
    for seat in range(state.seats):
        out[seat] = worth


def missions_worth(state: State) -> int:
    """Archived, finished, begun."""
    worth = 450 * int(state.archived_size)
    for place in range(EPOCHS):
        if state.visible[place] == 1:
            needed = MISSION_CUBES[state.tiles[place]]
            count = cubes_on(state, place)
            if count < needed:
                worth += 340 * count // needed
            else:
                near = EPOCHS
                for pawn in range(state.team):
                    near = min(near, apart(place, here(state, pawn)))
                worth += 390 - 30 * near
    return worth


def danger(state: State) -> int:
    """What rifts may break: by its chances at the next throw, and roughly later."""
    vortexes = bit_count(vortex_bits(state))
    thrown = 0
    for token in range(TOKENS):
        if state.clones[token] != NONE:
            thrown += 1 << (8 * state.clones[token])
    ways = foo_ways(state)
    chutes = CHUTE_WEIGHTS[0] + CHUTE_WEIGHTS[1] + CHUTE_WEIGHTS[2]
    worth = 450 * vortexes
    broken = 0.0
    for place in range(EPOCHS):
        rifts = int(state.rifts[place])
        fatal = vortexes >= MOST_VORTEXES or state.vortex[place] == 1
        worth += (24 if fatal else 18) * rifts * rifts
        for side in range(3):
            way = (place + side + EPOCHS - 1) % EPOCHS
            cubes = BASE_RIFTS + ((thrown >> (8 * way)) & 255)
            if (ways >> way) & 1 == 1 and cubes > MOST_RIFTS - rifts:
                share = CHUTE_WEIGHTS[2 - side] / chutes
                chance = 1.0
                for _ in range(cubes):
                    chance *= 1 - share
                held = chance
                for count in range(MOST_RIFTS - rifts):
                    chance *= (cubes - count) / (count + 1) * share / (1 - share)
                    held += chance
                broken += (1 - held) * (1300 if fatal else 400)
    return worth + int(broken / bit_count(ways))


def foes_worth(state: State) -> int:
    """Clones, the further from their end the worse, centrifuges and Ultramachina."""
    worth = 0
    for token in range(TOKENS):
        if state.clones[token] != NONE:
            steps = apart(state.clones[token], TOKEN_TARGET[token])
            worth += 15 + 30 * steps if token < CLONES else 80 + 80 * steps
    for epoch in range(EPOCHS):
        if state.centrifuge[epoch] != NONE:
            worth += 430 - 80 * state.strain[epoch]
    for machine in range(MACHINES):
        if state.machines[machine] == Rack.BOARD:
            worth += 110 - 80 * state.wear[machine] // MACHINE_SLOTS[machine]
    return worth


def supplies(state: State) -> int:
    """Agents, energy, cards that were won, and what can still be done this turn."""
    worth = 0
    for pawn in range(state.team):
        if state.pawns[pawn].agent != NONE:
            worth += agent_worth(state.pawns[pawn].agent)
    for epoch in range(EPOCHS):
        energy = min(int(energy_at(state, epoch)), 4)
        worth += 50 + 15 * energy if energy > 0 else 0
    for card in range(CARDS):
        if card >= STARTERS and state.place[card] >= Place.PILE_1:
            worth += 25
        if state.phase <= Phase.ACTIONS and state.place[card] == READY + state.active:
            worth += 30
    return worth
