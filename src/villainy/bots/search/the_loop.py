"""The LOOP for the search: what is worth doing in a turn, and how the team stands.

Worth is counted in thousandths of a mission. All numbers here were found by letting the bots play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

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
    ENOUGH,
    EPOCHS,
    EVERY_EPOCH,
    MACHINES,
    MOST_RIFTS,
    MOST_VORTEXES,
    READY,
    SPENT,
    STARTERS,
    TOKENS,
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
    Trigger,
    Where,
    Who,
)

if TYPE_CHECKING:
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

HORIZON = 12  # decisions: to the end of this turn, or into the next
CHANCE = dict.fromkeys((1, 2, 3, 4), (-5.0, 10.0))

SELDOM = 16  # one in so many is any allowed action
WHIM = 200  # how much less than the best may be chosen
CUBE = 350  # on a mission
KILL = 200  # of a clone
SUPA = 400  # more


# ── What is wanted ─────────────────────────────────────────────────────────


def wants(state: State) -> int:
    """Where something would put a cube on a mission: the epochs as bits, a byte for each trigger."""
    bits = 0
    for place in range(EPOCHS):
        if state.visible[place] == 1:
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
                        where |= 1 << epoch
                        where &= ~(1 << place) | (1 << epoch)
            bits |= where << after
    return bits


def wanted_at(wanted: int, trigger: int, epoch: int) -> int:
    return (wanted >> (8 * trigger + epoch)) & 1


def prey(state: State) -> int:
    """Clones one step from their end: where they are as bits, where they end in the next byte, then where
    any clone is."""
    bits = 0
    for token in range(TOKENS):
        epoch = state.clones[token]
        if epoch != NONE:
            bits |= 1 << (16 + epoch)
            target = TOKEN_TARGET[token]
            if (both_sides(epoch) >> target) & 1 == 1:
                bits |= (1 << epoch) | (1 << (8 + target))
    return bits


def apart(one: int, other: int) -> int:
    """How many steps lie between two epochs."""
    ahead = (one - other + EPOCHS) % EPOCHS
    return min(ahead, EPOCHS - ahead)


def mending(state: State, wanted: int, epoch: int, most: int) -> int:
    """What removing so many rifts there is worth."""
    rifts = int(state.rifts[epoch])
    count = min(most, rifts)
    if count == 0:
        return 0
    worth = 40 * (rifts * (rifts + 1) - (rifts - count) * (rifts - count + 1))
    if state.vortex[epoch] == 1:
        worth += worth // 2
    return worth + CUBE * count * wanted_at(wanted, Trigger.RIFT, epoch)


def charging(state: State, wanted: int, epoch: int, count: int) -> int:
    """What adding so much energy there is worth."""
    worth = count * (CUBE * wanted_at(wanted, Trigger.ENERGY, epoch) + 90 // (1 + energy_at(state, epoch)))
    if state.options.mode == Mode.ULTRAMACHINA and machines_at(state, epoch) != 0:
        worth += 120 * count
    return worth


def closing_in(state: State, token: int, wanted: int, epoch: int) -> int:
    """What bringing a clone to an epoch is worth."""
    target = TOKEN_TARGET[token]
    worth = 60 * (apart(state.clones[token], target) - apart(epoch, target))
    if epoch == target:
        worth = KILL + CUBE * wanted_at(wanted, Trigger.CLONE, epoch)
    return worth + SUPA // 2 if token >= CLONES and worth > 0 else worth


def allure(state: State, wanted: int, hunted: int, epoch: int, busy: int) -> int:
    """What it is worth to the active agent to be there, more if there is something left to do it with."""
    worth = 60 * min(energy_at(state, epoch), 2)
    if is_archivable(state, epoch):
        worth += 900
    if state.vortex[epoch] == 1 and is_mega(state):
        worth -= 600
    opposite = 2 * state.foo - epoch + 2 * EPOCHS
    if wanted_at(wanted, Trigger.PINCER, epoch) == 1 and apart(epoch, state.foo) == 1:
        if (pawn_epochs(state, state.active) >> (opposite % EPOCHS)) & 1 == 1:
            worth += CUBE
    if wanted_at(wanted, Trigger.PURITY, epoch) == 1 and state.rifts[epoch] == 0:
        if (hunted >> (16 + epoch)) & 1 == 0:
            worth += CUBE
    for card in range(STARTERS, CARDS):
        if state.place[card] == Place.AVAILABLE and CARD_ORIGIN[card] == epoch:
            worth += 60
    if busy == 1:
        worth += 60 * state.rifts[epoch] + 80 * ((hunted >> epoch) & 1)
        worth += CUBE // 3 * wanted_at(wanted, Trigger.RIFT, epoch) * min(state.rifts[epoch], 1)
        if energy_at(state, epoch) > state.loops:
            worth += CUBE // 2 * wanted_at(wanted, Trigger.LOOP, epoch)
            if state.centrifuge[epoch] != NONE:
                worth += 150
    return worth


# ── Steps and programs ─────────────────────────────────────────────────────


def span(state: State, where: int, epoch: int, around: int) -> int:
    """The epochs a step may speak of, as bits; `around` is where the agent may be by then."""
    if where == Where.HERE:
        return around
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


def step_worth(state: State, row: int, epoch: int, around: int, wanted: int, hunted: int) -> int:
    """What a step may bring an agent at an epoch, at best and roughly."""
    step = PROGRAM[row, Column.STEP]
    most = int(PROGRAM[row, Column.MOST])
    bits = span(state, PROGRAM[row, Column.WHERE], epoch, around)
    worth = 0
    if step <= Step.RIFT:
        for place in range(EPOCHS):
            if (bits >> place) & 1 == 1:
                if step == Step.RIFT:
                    worth = max(worth, mending(state, wanted, place, most))
                elif step == Step.ENERGY:
                    worth = max(worth, charging(state, wanted, place, most))
                else:
                    missing = state.rifts[place] - energy_at(state, place)
                    worth = max(worth, charging(state, wanted, place, max(missing, 0)))
        return worth
    if step == Step.PUSH:
        if hunted & bits != 0:
            worth = KILL
            if (wanted >> (8 * Trigger.CLONE)) & (hunted >> 8) & EVERY_EPOCH != 0:
                worth += CUBE
        elif (hunted >> 16) & bits != 0:
            worth = 40
        return worth
    if step == Step.PULL:
        if (hunted >> (8 + epoch)) & 1 == 1:
            return KILL + CUBE * wanted_at(wanted, Trigger.CLONE, epoch)
        return 30
    if step == Step.MOVE:
        if PROGRAM[row, Column.WHAT] == Carry.ANYWHERE and (hunted >> epoch) & 1 == 1:
            return KILL + CUBE // 2 * min(1, (wanted >> (8 * Trigger.CLONE)) & EVERY_EPOCH)
        return 50
    if step == Step.SWAP:
        return KILL if PROGRAM[row, Column.WHO] == Who.CLONE else 30
    if step == Step.AGENT_MOVE:
        return 30 + CUBE // 2 * ((wanted >> (8 * Trigger.PINCER)) & 1)
    if step == Step.DRAW:
        return 100 * most
    if step == Step.DISCARD or step == Step.DESTROY:
        return -50
    if step == Step.GAIN or step == Step.APPLY or step == Step.APPLY_BY:
        return 150
    return 0


def worth_of(state: State, row: int, epoch: int, wanted: int, hunted: int) -> int:
    """The same for a whole program; of branches all, as if it were one after the other."""
    worth = 0
    around = 1 << epoch
    while PROGRAM[row, Column.STEP] != Step.END:
        worth += step_worth(state, row, epoch, around, wanted, hunted)
        if PROGRAM[row, Column.STEP] == Step.MOVE:
            around = EVERY_EPOCH
            if PROGRAM[row, Column.WHERE] == Where.STEPS:
                around = turned(STRIDES[PROGRAM[row, Column.LEAST], PROGRAM[row, Column.MOST]], epoch)
        row += 1
    return worth


def rating(card: int) -> int:
    """A card by the steps it names; one that can be looped is worth more."""
    row = int(CARD_PROGRAM[card])
    worth = 50 if CARD_DIMENSION[card] < DIMENSIONS else 0
    while PROGRAM[row, Column.STEP] != Step.END:
        step = PROGRAM[row, Column.STEP]
        times = min(PROGRAM[row, Column.MOST], MOST_RIFTS)
        if step <= Step.RIFT:
            worth += 110 * max(times, 1)
        elif step == Step.PUSH or step == Step.PULL:
            worth += 90 * times
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
    hunted = prey(state)
    busy = 0
    if kind == Decision.ACT or kind == Decision.MOVE_TO:
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
            worth = reduce(chance, WHIM)
            if kind == Decision.ACT:
                worth += deed_worth(state, action, wanted, hunted, busy)
            else:
                worth += answer_worth(state, kind, action, wanted, hunted, busy)
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
                worth = reduce(chance, WHIM) + card_worth(state, kind, card, wanted, hunted)
                if best == NONE or worth > most:
                    best = first + card
                    most = worth
    return best


def deed_worth(state: State, action: int, wanted: int, hunted: int, busy: int) -> int:
    """An action of the active agent, but for cards."""
    epoch = here(state, state.active)
    if action == STOP:
        return -600 if state.vortex[epoch] == 1 and is_mega(state) else 0
    if action == CLAIM:
        return 1000
    if action == POWER:
        row = POWER_PROGRAM[state.pawns[state.active].agent]
        return worth_of(state, row, epoch, wanted, hunted)
    if action >= LOOP:
        worth = CUBE * wanted_at(wanted, Trigger.LOOP, epoch) - 60 * (state.loops + 1)
        if state.centrifuge[epoch] != NONE:
            worth += CUBE
        for card in range(CARDS):
            if state.place[card] == SPENT + state.active and CARD_DIMENSION[card] == action - LOOP:
                worth += worth_of(state, CARD_PROGRAM[card], epoch, wanted, hunted)
        return worth
    there = allure(state, wanted, hunted, (action - MOVE) % EPOCHS, busy)
    if action < FREE_MOVE:
        there -= 60
    return there - allure(state, wanted, hunted, epoch, busy) - 50


def card_worth(state: State, kind: int, card: int, wanted: int, hunted: int) -> int:
    """A card that may be chosen."""
    if kind == Decision.ACT:
        return worth_of(state, CARD_PROGRAM[card], here(state, state.active), wanted, hunted)
    if kind == Decision.TAKE_CARD or kind == Decision.DRAFT_CARD:
        return 200 + rating(card)
    if kind == Decision.PICK_CARD:
        step = PROGRAM[state.frame_first[state.depth - 1], Column.STEP]
        if step == Step.GAIN:
            return rating(card)
        if step == Step.APPLY or step == Step.APPLY_BY:
            level = state.levels[state.levels_size - 1]
            pawn = level.chosen if step == Step.APPLY_BY else level.actor
            return worth_of(state, CARD_PROGRAM[card], here(state, pawn), wanted, hunted)
    spent = 300 if state.place[card] >= SPENT else 0
    return spent - rating(card)


def answer_worth(state: State, kind: int, action: int, wanted: int, hunted: int, busy: int) -> int:
    """An answer to anything but what to do, and but for cards."""
    top = state.depth - 1
    row = int(state.frame_first[top])
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
    if kind < Decision.PICK_EPOCH or kind > Decision.PICK_BRANCH:
        return 0
    level = state.levels[state.levels_size - 1]
    own = here(state, level.actor)
    step = PROGRAM[row, Column.STEP]
    if kind == Decision.PICK_BRANCH:
        row += 1
        for _ in range(action - BRANCH):
            row = int(PROGRAM[row, Column.NEXT])
        return step_worth(state, row + 1, own, 1 << own, wanted, hunted)
    if kind == Decision.MOVE_TO:
        if action == STOP:
            epoch = own
        if state.frame_second[top] != state.active:
            return 40 * energy_at(state, epoch) + 500 * (1 if is_archivable(state, epoch) else 0)
        return allure(state, wanted, hunted, epoch, busy)
    if kind == Decision.PICK_EPOCH:
        if step <= Step.RIFT:
            return (
                step_worth(state, row, epoch, 1 << epoch, wanted, hunted)
                if step == Step.ENERGY_TO_RIFTS
                else (
                    mending(state, wanted, epoch, int(PROGRAM[row, Column.MOST]))
                    if step == Step.RIFT
                    else charging(state, wanted, epoch, int(PROGRAM[row, Column.MOST]))
                )
            )
        if step == Step.PUSH:
            return KILL * ((hunted >> epoch) & 1)
        if step == Step.SWAP:
            return (
                0
                if level.held == NONE or level.held >= TOKENS
                else closing_in(state, level.held, wanted, epoch)
            )
        return 0
    if kind == Decision.SEND_CLONE:
        return closing_in(state, level.chosen, wanted, epoch)
    if kind == Decision.PICK_CLONE or action < EPOCH:
        return clone_worth(state, action - CLONE, row, wanted)
    if kind == Decision.CARRY:
        carried = 0 <= level.chosen < TOKENS
        if action == STOP or action == LEAVE:
            return -100 if carried else 100
        if carried:
            return closing_in(state, level.chosen, wanted, epoch)
        return allure(state, wanted, hunted, epoch, 1) - allure(state, wanted, hunted, own, 1)
    return 0


def clone_worth(state: State, kind: int, row: int, wanted: int) -> int:
    """Choosing a clone of a kind for a step."""
    level = state.levels[state.levels_size - 1]
    own = here(state, level.actor)
    step = PROGRAM[row, Column.STEP]
    target = kind % EPOCHS
    worth = SUPA // 2 if kind >= EPOCHS else 0
    if step == Step.MOVE:
        left = PROGRAM[row, Column.MOST] - level.done
        if apart(own, target) <= left:
            return worth + KILL + CUBE * wanted_at(wanted, Trigger.CLONE, target)
        return worth
    if step == Step.PULL:
        worth += 60 * (apart(level.spot, target) - apart(own, target))
        if own == target:
            worth += KILL + CUBE * wanted_at(wanted, Trigger.CLONE, target)
    elif step == Step.PUSH:
        worth -= 40 * apart(level.spot, target)
        if apart(level.spot, target) == 1:
            worth += KILL + CUBE * wanted_at(wanted, Trigger.CLONE, target)
    elif step == Step.SWAP and 0 <= level.held < TOKENS and state.clones[level.held] == target:
        worth += KILL + CUBE * wanted_at(wanted, Trigger.CLONE, target)
    return worth


# ── How the team stands ────────────────────────────────────────────────────


def prospects(states: States, i: int, out: Values) -> None:
    """All win or lose together; how far the missions are, and what threatens."""
    state = states[i]
    worth = 1.0
    if state.over == 1:
        if state.ending != Ending.VICTORY:
            worth = 0.02 * state.archived_size
    else:
        team = missions_worth(state) + supplies(state) - foes_worth(state) - danger(state)
        pace = 1300 * ENOUGH * state.turns // (EPOCHS * CYCLES)
        lead = (team - pace + 1300) / 1500
        worth = 0.12 + 0.8 * (0.5 + 0.5 * lead / np.sqrt(1 + lead * lead))
    for seat in range(state.seats):
        out[seat] = worth


def missions_worth(state: State) -> int:
    """Archived, finished, begun."""
    worth = 1300 * int(state.archived_size)
    for place in range(EPOCHS):
        if state.visible[place] == 1:
            needed = MISSION_CUBES[state.tiles[place]]
            count = cubes_on(state, place)
            if count < needed:
                worth += 700 * count // needed
            elif place == here(state, state.active) and state.phase <= Phase.ARCHIVE:
                worth += 1200
            else:
                near = EPOCHS
                for pawn in range(state.team):
                    near = min(near, apart(place, here(state, pawn)))
                worth += 900 - 50 * near
    return worth


def danger(state: State) -> int:
    """What rifts may break: by its chances at the next throw, and roughly later."""
    vortexes = vortex_bits(state)
    last = bit_count(vortexes) >= MOST_VORTEXES
    thrown = 0
    for token in range(TOKENS):
        if state.clones[token] != NONE:
            thrown += 1 << (8 * state.clones[token])
    ways = 0
    if state.options.mode == Mode.ULTRAMACHINA:
        ways = 1 << ((state.foo + 1) % EPOCHS)
    else:
        for card in range(EPOCHS):
            if (state.foo_deck >> card) & 1 == 1 or state.foo_deck == 0:
                ways |= 1 << FOO_EPOCH[card]
    chutes = CHUTE_WEIGHTS[0] + CHUTE_WEIGHTS[1] + CHUTE_WEIGHTS[2]
    worth = 600 * bit_count(vortexes)
    broken = 0.0
    for place in range(EPOCHS):
        rifts = int(state.rifts[place])
        fatal = last or state.vortex[place] == 1
        loose = 35 * rifts * (rifts + 1) // 2
        worth += loose + loose // 2 if fatal else loose
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
                broken += (1 - held) * (4000 if fatal else 600)
    worth += int(broken / bit_count(ways))
    if state.vortex[here(state, state.active)] == 1 and is_mega(state) and state.phase != Phase.FOO:
        worth += 100 if state.phase == Phase.ACTIONS else 5000
    return worth


def foes_worth(state: State) -> int:
    """Clones, the further from their end the worse, centrifuges and Ultramachina."""
    worth = 0
    for token in range(TOKENS):
        if state.clones[token] != NONE:
            worth += (70 if token < CLONES else 600) + 12 * apart(state.clones[token], TOKEN_TARGET[token])
    if state.options.mode == Mode.CENTRIFUGES:
        for epoch in range(EPOCHS):
            if state.centrifuge[epoch] != NONE:
                worth += 600 - 150 * state.strain[epoch]
    if state.options.mode == Mode.ULTRAMACHINA:
        for machine in range(MACHINES):
            if state.machines[machine] == Rack.BOARD:
                worth += 250 - 150 * state.wear[machine] // MACHINE_SLOTS[machine]
    return worth


def supplies(state: State) -> int:
    """Energy, cards that were won, and what the active agent still has for this turn."""
    worth = 0
    for epoch in range(EPOCHS):
        energy = min(int(energy_at(state, epoch)), 5)
        worth += energy * (110 - 10 * energy) // 2
    for pawn in range(state.team):
        if energy_at(state, here(state, pawn)) > 0:
            worth += 20
    ready = 0
    for card in range(CARDS):
        place = state.place[card]
        if place >= Place.PILE_1 and card >= STARTERS:
            worth += 60
        if place == READY + state.active:
            ready += 1
    if state.phase <= Phase.ACTIONS:
        worth += 70 * ready + 40 * int(state.pawns[state.active].charged)
    return worth
