"""Hot loops every game gets for free, in the dialect of the rules and compiled with them.

They drive the game's own entry points over arrays of states. Random choices come from `words`, generators
beside the states, so that playing at random never touches the chance of the game itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from villainy.engine.kit import GOLDEN, WORD, mix, reduce

if TYPE_CHECKING:
    from collections.abc import Callable

    from villainy.engine.dialect import (
        Events,
        Mask,
        Masks,
        Numbers,
        Options,
        Results,
        Scores,
        States,
        Words,
    )

    setup: Callable[..., None]
    legal: Callable[..., int]
    step: Callable[..., None]
    score: Callable[..., None]
    invariants: Callable[..., int]


def roll(words: Words, i: int, count: int) -> int:
    """One of `count` numbers by the i-th generator beside the states."""
    word = (int(words[i]) + GOLDEN) & WORD
    words[i] = word
    return reduce(mix(word), count)


def nth_allowed(mask: Mask, nth: int) -> int:
    """The nth marked action, counted from 0."""
    left = nth
    for action in range(mask.shape[0]):
        if mask[action]:
            if left == 0:
                return action
            left -= 1
    return -1


def playout(
    states: States, i: int, words: Words, word: int, limit: int, mask: Mask, events: Events
) -> int:
    """Play one game at random to its end, or for at most `limit` decisions; how many were made."""
    for played in range(limit):
        count = legal(states, i, mask)
        if count == 0:
            return played
        step(states, i, nth_allowed(mask, roll(words, word, count)), events)
    return limit


def play_games(
    states: States, options: Options, words: Words, limit: int, lengths: Numbers, mask: Mask, events: Events
) -> int:
    """Set up every state with a seed of its own and play it at random; all decisions made."""
    total = 0
    for i in range(states.shape[0]):
        setup(states, i, options, mix(words[i]), events)
        lengths[i] = playout(states, i, words, i, limit, mask, events)
        total += lengths[i]
    return total


def check_games(
    states: States, options: Options, words: Words, limit: int, mask: Mask, events: Events
) -> int:
    """Play as `play_games` does and check the laws after every step; the first one broken, else 0.

    A game that is still going after `limit` decisions, or asks without a choice, breaks the law -1.
    """
    for i in range(states.shape[0]):
        setup(states, i, options, mix(words[i]), events)
        for played in range(limit + 1):
            broken = invariants(states, i)
            if broken != 0:
                return broken
            count = legal(states, i, mask)
            if count == 0:
                break
            if played == limit:
                return -1
            step(states, i, nth_allowed(mask, roll(words, i, count)), events)
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
    events: Events,
) -> None:
    """Play one action in every state. One that ends is scored and set up anew with a fresh seed.

    `masks` holds what may be done next, `results` points and ranks where `ended`; `mask` and `result` are
    scratch for one game.
    """
    for i in range(states.shape[0]):
        step(states, i, actions[i], events)
        count = legal(states, i, mask)
        ended[i] = count == 0
        if count == 0:
            score(states, i, result)
            for seat in range(result.shape[0]):
                results[i, seat, 0] = result[seat, 0]
                results[i, seat, 1] = result[seat, 1]
            words[i] = (int(words[i]) + GOLDEN) & WORD
            setup(states, i, options, mix(words[i]), events)
            legal(states, i, mask)
        for action in range(mask.shape[0]):
            masks[i, action] = mask[action]


def count_positions(
    states: States, depth: int, cursors: Numbers, masks: Masks, mask: Mask, events: Events
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
        step(states, level + 1, action, events)
        level += 1
        cursors[level] = -1
    return leaves


def copy_games(states: States, source: int, start: int, stop: int) -> None:
    """Copies of one state into a row of others."""
    for i in range(start, stop):
        states[i] = states[source]
