"""Hot loops every game gets for free, in the dialect of the rules and compiled with them.

They drive the game's own entry points over arrays of states. Random choices come from `words`, generators
beside the states, so that playing at random never touches the chance of the game itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from villainy.engine.kit import GOLDEN, NONE, WORD, mix

if TYPE_CHECKING:
    from villainy.engine.contract import answer, deal, invariants, legal, pick_action, proceed, redeal, score
    from villainy.engine.dialect import (
        Logs,
        Mask,
        Masks,
        Numbers,
        Options,
        Results,
        Scores,
        States,
        Words,
    )


# ── One game ───────────────────────────────────────────────────────────────


def setup(states: States, i: int, options: Options, seed: np.uint64, logs: Logs) -> None:
    """The opening position, up to the first decision."""
    deal(states, i, options, seed, logs)
    while proceed(states, i, logs):
        pass


def step(states: States, i: int, action: int, logs: Logs) -> None:
    """Play one allowed action and run on to the next decision that is somebody's to make, or the end."""
    answer(states, i, action, logs)
    while proceed(states, i, logs):
        pass


# ── Random play ────────────────────────────────────────────────────────────


def draw(words: Words, i: int) -> np.uint64:
    """The next word of the i-th generator beside the states."""
    word = (int(words[i]) + GOLDEN) & WORD
    words[i] = word
    return mix(word)


def playout(states: States, i: int, words: Words, word: int, limit: int, logs: Logs) -> int:
    """Play one game at random to its end, or for at most `limit` decisions; how many were made."""
    played = 0
    while True:
        if proceed(states, i, logs):
            continue
        if played == limit:
            return played
        action = pick_action(states, i, draw(words, word))
        if action == NONE:
            return played
        answer(states, i, action, logs)
        played += 1


def play_games(
    states: States, options: Options, words: Words, limit: int, lengths: Numbers, logs: Logs
) -> int:
    """Deal every state with a seed of its own and play it at random; all decisions made."""
    total = 0
    for i in range(states.shape[0]):
        deal(states, i, options, mix(words[i]), logs)
        lengths[i] = playout(states, i, words, i, limit, logs)
        total += lengths[i]
    return total


def check_games(
    states: States, options: Options, words: Words, limit: int, asked: int, mask: Mask, logs: Logs
) -> int:
    """Play as `play_games` does and check the laws after every step; the first one broken, else 0.

    A game that is still going after `limit` decisions breaks the law -1, and so does one that asks without a
    choice, unless the bit of that decision is set in `asked`.
    """
    for i in range(states.shape[0]):
        setup(states, i, options, mix(words[i]), logs)
        for played in range(limit + 1):
            broken = invariants(states, i)
            if broken != 0:
                return broken
            count = legal(states, i, mask)
            if count == 0:
                break
            kind = states[i].frame_kind[states[i].depth - 1]
            if played == limit or (count == 1 and (asked >> kind) & 1 == 0):
                return -1
            step(states, i, pick_action(states, i, draw(words, i)), logs)
    return 0


def step_games(
    states: States,
    actions: Numbers,
    options: Options,
    words: Words,
    masks: Masks,
    results: Scores,
    ended: Mask,
    mask: Mask,
    result: Results,
    logs: Logs,
) -> None:
    """Play one action in every state. One that ends is scored and set up anew with a fresh seed.

    `masks` holds what may be done next, `results` points and ranks where `ended`; `mask` and `result` are
    scratch for one game.
    """
    for i in range(states.shape[0]):
        step(states, i, actions[i], logs)
        count = legal(states, i, mask)
        ended[i] = count == 0
        if count == 0:
            score(states, i, result)
            for seat in range(result.shape[0]):
                results[i, seat, 0] = result[seat, 0]
                results[i, seat, 1] = result[seat, 1]
            setup(states, i, options, draw(words, i), logs)
            legal(states, i, mask)
        for action in range(mask.shape[0]):
            masks[i, action] = mask[action]


def count_positions(
    states: States, depth: int, cursors: Numbers, masks: Masks, mask: Mask, logs: Logs
) -> int:
    """How many sequences of `depth` actions lead on from states[0]; the other states are scratch.

    Games that end on the way count as one. `cursors` and `masks` have a row for each depth.
    """
    leaves = 0
    level = 0
    cursors[0] = -1
    while level >= 0:
        action = cursors[level]
        if action == -1:
            count = legal(states, level, mask)
            if level == depth or count == 0:
                leaves += 1
                level -= 1
                continue
            for index in range(mask.shape[0]):
                masks[level, index] = mask[index]
        action += 1
        while action < mask.shape[0] and not masks[level, action]:
            action += 1
        cursors[level] = action
        if action == mask.shape[0]:
            level -= 1
            continue
        states[level + 1] = states[level]
        step(states, level + 1, action, logs)
        level += 1
        cursors[level] = -1
    return leaves


def redeal_games(states: States, source: int, start: int, stop: int, seat: int, words: Words) -> None:
    """Copies of one state into a row of others, each dealt anew as the seat might imagine it."""
    for i in range(start, stop):
        states[i] = states[source]
        redeal(states, i, seat, draw(words, i))
