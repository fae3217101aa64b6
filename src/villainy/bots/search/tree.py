"""Information-set Monte Carlo tree search, in the dialect of the rules and compiled with them.

One tree stands for all that a seat knows: each simulation deals what the seat cannot know anew, goes down the
tree by what is allowed there, grows it by one leaf, plays on with some sense and remembers at every step on
the way what came of it for the seat that took it. Chance falls anew each time (the tree is one of actions
alone), a rival's choice is looked for by what it brings the rival, a team mate's by what it brings the team.

A move is tried the first time when `pick_sensible` would have played it: what no sensible player does is
hardly ever looked at, and each level spends its simulations on what is worth a thought.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING

from villainy.engine.kit import NONE
from villainy.engine.loops import draw

if TYPE_CHECKING:
    from villainy.bots.search.guide import OPTIMISM, is_settled, pick_sensible, prospects
    from villainy.engine.contract import answer, legal, proceed, redeal
    from villainy.engine.dialect import Logs, Mask, Numbers, States, Tree, Values, Words, Worth

# The columns of a tree: a row is an action in its place. Row 0 is the root, its action the number of rows.
ACTION = 0
CHILD = 1  # the first of the rows below it
SIBLING = 2  # the next below the same row
TAKER = 3  # who took it
VISITS = 4
CHANCES = 5  # simulations in which it could have been taken
TREE_WIDTH = 6

# The columns of what its rows have brought whoever took them, over all visits.
TOTAL = 0
BEST = 1
WORTH_WIDTH = 2

ROOT = 0  # the state in which the seat is asked
HERE = 1  # where a simulation has come to


def search(
    states: States,
    seat: int,
    words: Words,
    simulations: int,
    horizon: int,
    exploration: float,
    tree: Tree,
    worth: Worth,
    path: Numbers,
    mask: Mask,
    values: Values,
    logs: Logs,
) -> int:
    """Grow the tree by so many simulations from states[0], as the seat knows it; all decisions simulated.

    `tree` and `worth` have a row for each simulation and the root, and may go on from an earlier call. After
    `horizon` decisions beyond the tree, or where the guide calls it settled, a simulation is judged as it
    stands. `exploration` is how much a move may seem to lack and still be tried again. The worth of a row is
    that to whoever took it, and of the root that to the seat.
    """
    if tree[0, ACTION] == 0:
        tree[0, ACTION] = 1
        tree[0, CHILD] = NONE
    decisions = 0
    for _ in range(simulations):
        states[HERE] = states[ROOT]
        redeal(states, HERE, seat, draw(words, 0))
        depth = descend(states, words, exploration, tree, worth, path, mask, logs)
        decisions += depth + play_on(states, HERE, words, 0, horizon, logs)
        prospects(states, HERE, values)
        remember(tree, worth, 0, values[seat])
        for place in range(depth):
            remember(tree, worth, path[place], values[tree[path[place], TAKER]])
    return decisions


def remember(tree: Tree, worth: Worth, row: int, value: float) -> None:
    """What a simulation has brought a row."""
    tree[row, VISITS] += 1
    worth[row, TOTAL] += value
    worth[row, BEST] = max(worth[row, BEST], value)


def hope(tree: Tree, worth: Worth, row: int) -> float:
    """What a row may bring: on average, and as far as the guide is an optimist, at best."""
    return (1 - OPTIMISM) * worth[row, TOTAL] / tree[row, VISITS] + OPTIMISM * worth[row, BEST]


def descend(
    states: States,
    words: Words,
    exploration: float,
    tree: Tree,
    worth: Worth,
    path: Numbers,
    mask: Mask,
    logs: Logs,
) -> int:
    """Go down the tree to its edge and one step beyond; how many rows of it are in `path` now."""
    row = 0
    depth = 0
    while depth < path.shape[0] and states[HERE].depth > 0 and not is_settled(states, HERE):
        state = states[HERE]
        seat = state.frame_seat[state.depth - 1]
        legal(states, HERE, mask)
        sensible = pick_sensible(states, HERE, draw(words, 0))
        known = False
        best = NONE
        best_promise = 0.0
        child = tree[row, CHILD]
        while child != NONE:
            action = tree[child, ACTION]
            if mask[action]:
                tree[child, CHANCES] += 1
                known = known or action == sensible
                curiosity = sqrt(log(tree[child, CHANCES]) / tree[child, VISITS])
                promise = hope(tree, worth, child) + exploration * curiosity
                if best == NONE or promise > best_promise:
                    best = child
                    best_promise = promise
            child = tree[child, SIBLING]
        fresh = not known and tree[0, ACTION] < tree.shape[0]
        if fresh:
            best = grow(tree, worth, row, sensible, seat)
        if best == NONE:
            return depth
        path[depth] = best
        depth += 1
        row = best
        answer(states, HERE, tree[best, ACTION], logs)
        while not is_settled(states, HERE) and proceed(states, HERE, logs):
            pass
        if fresh:
            return depth
    return depth


def grow(tree: Tree, worth: Worth, row: int, action: int, seat: int) -> int:
    """A new row below another, for an action not tried there before."""
    fresh = tree[0, ACTION]
    tree[0, ACTION] = fresh + 1
    tree[fresh, ACTION] = action
    tree[fresh, CHILD] = NONE
    tree[fresh, SIBLING] = tree[row, CHILD]
    tree[fresh, TAKER] = seat
    tree[fresh, VISITS] = 0
    tree[fresh, CHANCES] = 1
    worth[fresh, TOTAL] = 0.0
    worth[fresh, BEST] = 0.0
    tree[row, CHILD] = fresh
    return fresh


def play_on(states: States, i: int, words: Words, word: int, limit: int, logs: Logs) -> int:
    """Play one game on with some sense until it is settled, or for `limit` decisions; how many it took."""
    played = 0
    while not is_settled(states, i):
        if proceed(states, i, logs):
            continue
        if played == limit:
            return played
        action = pick_sensible(states, i, draw(words, word))
        if action == NONE:
            return played
        answer(states, i, action, logs)
        played += 1
    return played


# ── Beyond the turn ────────────────────────────────────────────────────────


def look_beyond(
    states: States,
    seat: int,
    words: Words,
    actions: Numbers,
    rounds: int,
    simulations: int,
    horizon: int,
    exploration: float,
    tree: Tree,
    next_states: States,
    next_words: Words,
    next_tree: Tree,
    next_worth: Worth,
    path: Numbers,
    mask: Mask,
    values: Values,
    totals: Values,
    spreads: Values,
    logs: Logs,
) -> int:
    """Weigh what a team may do by the turn after this one; all decisions simulated.

    After each of the actions play goes on as the grown tree did most often, until it is settled. Then chance
    has its say, and whoever is asked next searches in turn; `totals` sums what that one hopes for, `spreads`
    the squares of what it differs from the first action's. In a round the same word decides for all actions,
    so that they differ by what they are and hardly by luck.
    """
    decisions = 0
    for _ in range(rounds):
        word = draw(words, 0)
        first = 0.0
        for place in range(actions.shape[0]):
            next_words[0] = word
            states[HERE] = states[ROOT]
            redeal(states, HERE, seat, word)
            decisions += follow(states, next_words, actions[place], path.shape[0], tree, mask, logs)
            while proceed(states, HERE, logs):
                pass
            if states[HERE].depth == 0:
                prospects(states, HERE, values)
                hoped = values[seat]
            else:
                next_states[ROOT] = states[HERE]
                asked = next_states[ROOT].frame_seat[next_states[ROOT].depth - 1]
                next_tree[0, ACTION] = 0
                next_tree[0, VISITS] = 0
                next_worth[0, TOTAL] = 0.0
                next_worth[0, BEST] = 0.0
                decisions += search(
                    next_states,
                    asked,
                    next_words,
                    simulations,
                    horizon,
                    exploration,
                    next_tree,
                    next_worth,
                    path,
                    mask,
                    values,
                    logs,
                )
                legal(next_states, ROOT, mask)
                best = busiest(next_tree, 0, mask)
                hoped = hope(next_tree, next_worth, best)
            if place == 0:
                first = hoped
            totals[place] += hoped
            spreads[place] += (hoped - first) * (hoped - first)
    return decisions


def follow(states: States, words: Words, action: int, limit: int, tree: Tree, mask: Mask, logs: Logs) -> int:
    """Play an action, and go on as the tree did most often until it is settled; how many decisions."""
    row = tree[0, CHILD]
    while row != NONE and tree[row, ACTION] != action:
        row = tree[row, SIBLING]
    for played in range(1, limit):
        answer(states, HERE, action, logs)
        while not is_settled(states, HERE) and proceed(states, HERE, logs):
            pass
        if states[HERE].depth == 0 or is_settled(states, HERE):
            return played
        legal(states, HERE, mask)
        if row != NONE:
            row = busiest(tree, row, mask)
        action = tree[row, ACTION] if row != NONE else pick_sensible(states, HERE, draw(words, 0))
    return limit


def busiest(tree: Tree, row: int, mask: Mask) -> int:
    """Of what is allowed below a row that which was tried most often; NONE where nothing was."""
    best = NONE
    child = tree[row, CHILD]
    while child != NONE:
        if mask[tree[child, ACTION]] and (best == NONE or tree[child, VISITS] > tree[best, VISITS]):
            best = child
        child = tree[child, SIBLING]
    return best


def play_sensibly(states: States, words: Words, limit: int, lengths: Numbers, logs: Logs) -> int:
    """Play every state on with some sense; all decisions made."""
    total = 0
    for i in range(states.shape[0]):
        lengths[i] = 0
        while states[i].depth > 0 and lengths[i] < limit:
            lengths[i] += play_on(states, i, words, i, limit - lengths[i], logs)
            while proceed(states, i, logs):  # settled or not
                pass
        total += lengths[i]
    return total
