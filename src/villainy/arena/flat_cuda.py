"""Flat Monte Carlo on a GPU: thousands of games side by side, for questions of balance.

The player is that of `flat.py`, and so are its games. A GPU plays imagined games by the million: such
questions need many games more than they need genius.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import types

from villainy.arena.flat import SCALE, Played, best_on_average, horizon_of
from villainy.arena.sample import ROLLOUTS
from villainy.bots.search import guide_of
from villainy.engine.backends.cuda import BATCH, KINDS, Cuda, cuda
from villainy.engine.backends.source import RULES, Source
from villainy.engine.dialect import States, Words
from villainy.engine.kit import GOLDEN, WORD

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from villainy.engine.game import Game

THREADS = 64


class FlatCuda(Cuda):
    """A game's flat Monte Carlo player on a GPU."""

    FIRST = 512  # games of a first batch: fewer would take as long

    def __init__(self, game: Game) -> None:
        definition, guide = game.definition, guide_of(game)
        seats = definition.options.most_seats
        source = Source(definition.name, (*definition.modules, guide), game.tables, definition.records, RULES)
        super().__init__(source, seats, "pick_sensible")
        self._horizon = horizon_of(game)
        self._actions = len(definition.actions)
        kernels = _deciders(self._namespace, self._known, self._actions, seats)
        self._open, self._survey, self._tally, self._decide = kernels

    def deal(self, options: NDArray[np.int16], words: Words) -> States:
        """Opening positions, each by a row of options and a word of its own."""
        states = cuda.to_device(np.zeros(len(words), self._dtype))
        shape = -(-len(words) // THREADS), THREADS
        self._open[shape](states, cuda.to_device(options), cuda.to_device(words), self._logs)
        dealt: States = states.copy_to_host()
        return dealt

    def play(self, states: States, seed: int, rollouts: int = ROLLOUTS) -> Played:
        """Play every state to its end, with so many imagined games for each decision."""
        # The last games are few, and a GPU that is not full is said to be a mistake.
        warnings.filterwarnings("ignore", message=".*Grid size")
        games = len(states)
        roots = cuda.to_device(states)
        cells = roots.view(np.uint64)
        choices = cuda.device_array((games, self._actions), np.int16)
        counts, askers = (cuda.device_array(games, np.int32) for _ in range(2))
        sums = cuda.to_device(np.zeros((games, self._actions), np.int64))
        lengths = cuda.to_device(np.zeros(games, np.int64))
        made = cuda.to_device(np.zeros((2, KINDS), np.int64))
        uses = cuda.to_device(np.zeros((games, self._actions), np.int16))
        most = max(1, min(BATCH, games * rollouts) // rollouts)  # roots whose games fit on the table at once
        table = cuda.device_array(most * rollouts, self._dtype)
        words = cuda.device_array(most * rollouts, np.uint64)
        played = cuda.device_array(most * rollouts, np.int64)
        for turn in range(1 << 20):
            self._survey[-(-games // THREADS), THREADS](
                roots, choices, counts, askers, lengths, uses, self._logs
            )
            asked = np.flatnonzero(counts.copy_to_host() > 1).astype(np.int32)
            if not len(asked):
                break
            word = np.uint64((seed + turn * GOLDEN) & WORD)
            for start in range(0, len(asked), most):
                part = cuda.to_device(asked[start : start + most])
                count = len(part) * rollouts
                self._imagine_and_play(
                    table[:count], cells, part, rollouts, choices, counts, askers, word, words, played
                )
                self._tally[self._blocks * 8, 128](table[:count], part, rollouts, counts, askers, sums)
            given = cuda.to_device(asked)
            self._decide[-(-len(asked) // THREADS), THREADS](
                roots, given, rollouts, choices, counts, sums, lengths, made, uses, self._logs
            )
        roots.copy_to_host(states)
        decided = made.copy_to_host()
        return Played(lengths.copy_to_host(), decided[0], decided[1], uses.copy_to_host())

    def _imagine_and_play(
        self,
        table: Any,
        roots: Any,
        asked: Any,
        rollouts: int,
        choices: Any,
        counts: Any,
        askers: Any,
        word: Any,
        words: Any,
        lengths: Any,
    ) -> None:
        words, lengths = words[: len(table)], lengths[: len(table)]

        def imagine(shape: Any, cells: Any, order: Any, keys: Any) -> None:
            self._imagine[shape](
                cells,
                roots,
                asked,
                rollouts,
                choices,
                counts,
                askers,
                word,
                words,
                lengths,
                order,
                keys,
                self._logs,
            )

        self._play_on(imagine, table, words, self._horizon, lengths)


def _deciders(namespace: dict[str, Any], known: dict[str, Any], actions: int, seats: int) -> Any:
    """Kernels that open games, ask, count what was imagined, and decide."""
    deal, legal, answer, proceed, prospects = (
        namespace[name] for name in ("deal", "legal", "answer", "proceed", "prospects")
    )
    states_type, logs_type, numbers = known["States"], known["Logs"], known["Numbers"]
    best_of = cuda.jit(device=True)(best_on_average)
    row, grid16, grid64 = types.int32[::1], types.int16[:, ::1], types.int64[:, ::1]

    @cuda.jit(types.void(states_type, grid16, known["Words"], logs_type))  # type: ignore[untyped-decorator]
    def open_games(states: Any, options: Any, words: Any, logs: Any) -> None:
        game = cuda.grid(1)
        if game < states.shape[0]:
            deal(states, game, options[game], words[game], logs)
            while proceed(states, game, logs):
                pass

    @cuda.jit(types.void(states_type, grid16, row, row, numbers, grid16, logs_type))  # type: ignore[untyped-decorator]
    def survey(
        states: Any, choices: Any, counts: Any, askers: Any, lengths: Any, uses: Any, logs: Any
    ) -> None:
        """What each game asks; where there is no choice, it goes on by itself."""
        mask = cuda.local.array(actions, types.boolean)
        root = cuda.grid(1)
        if root >= states.shape[0]:
            return
        count = legal(states, root, mask)
        while count == 1:
            action = 0
            while not mask[action]:
                action += 1
            lengths[root] += 1
            uses[root, action] += 1
            answer(states, root, action, logs)
            while proceed(states, root, logs):
                pass
            count = legal(states, root, mask)
        counts[root] = count
        if count == 0:
            return
        askers[root] = states[root].frame_seat[states[root].depth - 1]
        place = 0
        for action in range(actions):
            if mask[action]:
                choices[root, place] = action
                place += 1

    @cuda.jit(types.void(states_type, row, types.int64, row, row, grid64))  # type: ignore[untyped-decorator]
    def tally(states: Any, asked: Any, each: Any, counts: Any, askers: Any, sums: Any) -> None:
        values = cuda.local.array(seats, types.float64)
        game = cuda.grid(1)
        while game < states.shape[0]:
            root = asked[game // each]
            prospects(states, game, values)
            worth = types.int64(values[askers[root]] * SCALE)
            cuda.atomic.add(sums, (root, (game % each) % counts[root]), worth)
            game += cuda.gridsize(1)

    @cuda.jit(
        types.void(states_type, row, types.int64, grid16, row, grid64, numbers, grid64, grid16, logs_type)
    )  # type: ignore[untyped-decorator]
    def decide(
        states: Any,
        asked: Any,
        each: Any,
        choices: Any,
        counts: Any,
        sums: Any,
        lengths: Any,
        made: Any,
        uses: Any,
        logs: Any,
    ) -> None:
        """Play what came out best on average."""
        place = cuda.grid(1)
        if place >= asked.shape[0]:
            return
        root = asked[place]
        count = counts[root]
        best = best_of(sums[root], count, each)
        for choice in range(count):
            sums[root, choice] = 0
        kind = states[root].frame_kind[states[root].depth - 1]
        cuda.atomic.add(made, (0, kind), 1)
        cuda.atomic.add(made, (1, kind), count)
        lengths[root] += 1
        uses[root, choices[root, best]] += 1
        answer(states, root, choices[root, best], logs)
        while proceed(states, root, logs):
            pass

    return open_games, survey, tally, decide
