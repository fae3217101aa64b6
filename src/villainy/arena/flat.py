"""Flat Monte Carlo: every decision tried out in imagined games, a fair opponent without a tree.

Whoever is asked imagines the game as it knows it, plays each of its choices in turn and lets `pick_sensible`
go on; the choice that comes out best on average is played. Here on the processor, a game a thread; of a
GPU (`flat_cuda.py`) come the same games, by the thousand.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from villainy.arena.sample import KINDS, ROLLOUTS
from villainy.bots.search import build_of, guide_of
from villainy.engine import kit
from villainy.engine.dialect import Numbers, States, Words
from villainy.engine.kit import GOLDEN
from villainy.engine.log import silence

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from villainy.engine.game import Game

SCALE = 1 << 20  # worth is summed as whole numbers, so that the order of the sum does not matter
FARTHER = 24  # decisions an imagined game goes on at least: there is no tree to look ahead with


@dataclass
class Played:
    """What was decided in many games: how often, and among how many choices in all, by kind of decision."""

    lengths: Numbers
    decisions: Numbers
    choices: Numbers
    uses: NDArray[np.int16]  # [game, action]: how often each action was played


def horizon_of(game: Game) -> int:
    """How many decisions an imagined game goes on."""
    own: int = guide_of(game).HORIZON
    return max(own, FARTHER)


def best_on_average(sums: Any, count: Any, rollouts: Any) -> Any:
    """The first of the best choices; each was tried as often as any other, or once more."""
    best = 0
    for choice in range(count):
        tries = rollouts // count + (1 if choice < rollouts % count else 0)
        best_tries = rollouts // count + (1 if best < rollouts % count else 0)
        if sums[choice] * best_tries > sums[best] * tries:
            best = choice
    return best


class Flat:
    """A game's flat Monte Carlo player on the processor."""

    FIRST = 16  # games of a first batch: soon over, to learn how fast it goes

    def __init__(self, game: Game) -> None:
        self._game, self._horizon = game, horizon_of(game)
        self._play = _player(game.compiled, build_of(game))

    def deal(self, options: NDArray[np.int16], words: Words) -> States:
        """Opening positions, each by a row of options and a word of its own."""
        states = self._game.empty(len(words))
        for place, word in enumerate(words):
            self._game.compiled.setup(states, place, options[place], word, silence())
        return states

    def play(self, states: States, seed: int, rollouts: int = ROLLOUTS) -> Played:
        """Play every state to its end, with so many imagined games for each decision."""
        games, actions = len(states), len(self._game.definition.actions)
        lengths, uses = np.zeros(games, np.int64), np.zeros((games, actions), np.int16)
        seats = self._game.definition.options.most_seats

        def play(place: int) -> NDArray[np.int64]:
            made, table = np.zeros((2, KINDS), np.int64), self._game.empty(rollouts)
            scratch = np.zeros(rollouts, np.uint64), np.zeros(rollouts, np.int64)
            masks = np.zeros(actions, np.bool_), np.zeros(actions, np.int64), np.zeros(actions, np.int64)
            self._play(
                states,
                place,
                np.uint64(seed),
                self._horizon,
                table,
                *scratch,
                *masks,
                np.zeros(seats),
                lengths,
                made,
                uses,
                silence(),
            )
            return made

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            made = np.sum(list(pool.map(play, range(games))), axis=0)
        return Played(lengths, made[0], made[1], uses)


@cache
def _player(rules: Any, search: Any) -> Callable[..., None]:
    """A loop around the compiled rules that plays one game to its end."""
    import numba
    from numba import types

    mix = numba.njit(types.uint64(types.uint64))(kit.mix)
    best_of = numba.njit(best_on_average)
    legal, step, redeal, answer = rules.legal, rules.step, rules.redeal, rules.answer
    play_sensibly, prospects = search.play_sensibly, search.prospects

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def play(
        states: Any,
        i: Any,
        seed: Any,
        horizon: Any,
        table: Any,
        words: Any,
        played: Any,
        mask: Any,
        choices: Any,
        sums: Any,
        values: Any,
        lengths: Any,
        made: Any,
        uses: Any,
        logs: Any,
    ) -> None:
        rollouts, turn = table.shape[0], np.uint64(0)
        while True:
            count = legal(states, i, mask)
            if count == 0:
                return
            place = 0
            for action in range(mask.shape[0]):
                if mask[action]:
                    choices[place] = action
                    sums[place] = 0
                    place += 1
            best = 0
            if count > 1:
                top = states[i].depth - 1
                asker = states[i].frame_seat[top]
                word = mix(seed + turn * np.uint64(GOLDEN) + np.uint64(i))
                turn += np.uint64(1)
                for number in range(rollouts):
                    table[number] = states[i]
                    redeal(table, number, asker, mix(word + np.uint64(number // count)))
                    answer(table, number, choices[number % count], logs)
                    words[number] = mix(word ^ np.uint64(number))
                play_sensibly(table, words, horizon, played, logs)
                for number in range(rollouts):
                    prospects(table, number, values)
                    sums[number % count] += int(values[asker] * SCALE)
                best = best_of(sums, count, rollouts)
                kind = states[i].frame_kind[top]
                made[0, kind] += 1
                made[1, kind] += count
            lengths[i] += 1
            uses[i, choices[best]] += 1
            step(states, i, choices[best], logs)

    return play  # type: ignore[no-any-return]
