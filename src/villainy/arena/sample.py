"""Many finished games of one kind of player, for questions of balance: random, flat Monte Carlo or a bot.

A sample is what the readings (`readings/`) read: the positions at the end, and what was decided on the way.
It is the same for the same seed, whatever the number of threads. Only NumPy and numba are needed, so that it
can also be drawn on a bare machine with a GPU.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from villainy.engine.dialect import Numbers, Options, States, Words
from villainy.engine.kit import FIRST_MIX, GOLDEN, SECOND_MIX
from villainy.engine.log import silence
from villainy.engine.names import snake
from villainy.engine.seeds import derived

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from villainy.engine.game import Game

RANDOM, FLAT = "random", "flat"
KINDS = 64  # there are fewer kinds of decisions
ROLLOUTS = 1000
BATCH = 2048  # games a thread plays in one go
CHUNK = 32  # such batches kept in memory at once
LIMIT = 1 << 20  # more decisions than any game takes
SHARE = 0.9  # of the time left that a last batch may be expected to take


@dataclass(frozen=True)
class Setting:
    """At what table: how many players, and the options that are not the game's default."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)

    def resolved(self, game: Game) -> dict[str, str]:
        return game.definition.options.resolve(self.options, self.players)

    def encoded(self, game: Game) -> Options:
        return game.definition.options.encode(self.resolved(game), self.players)


@dataclass
class Sample:
    """Finished games. Arrays go by game, `decisions` and `choices` by kind of decision.

    `choices` are all the actions that were allowed at the decisions of a kind, taken together; where the
    rules leave one answer only, nothing is decided and nothing counted. `uses` says how often each action of
    the game's table was played.
    """

    player: str  # "random", "flat", or the name of a bot
    rollouts: int  # imagined games for each decision; 0 where nothing is imagined
    seed: int
    settings: tuple[Setting, ...]
    which: Numbers
    states: States
    lengths: Numbers
    decisions: Numbers
    choices: Numbers
    uses: NDArray[np.int16]

    def __len__(self) -> int:
        return len(self.states)

    @cached_property
    def players(self) -> Numbers:
        """How many sat at each table."""
        return self.states["seats"].astype(np.int64)


def joined(samples: Iterable[Sample]) -> Sample:
    """All games of several samples of the same player and settings."""
    parts = list(samples)
    first = parts[0]
    arrays = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("which", "states", "lengths", "uses")
    }
    sums = {
        name: np.sum([getattr(part, name) for part in parts], axis=0) for name in ("decisions", "choices")
    }
    return Sample(first.player, first.rollouts, first.seed, first.settings, **arrays, **sums)


def settings_of(game: Game) -> tuple[Setting, ...]:
    """The tables a report covers, each as often as any other."""
    from importlib import import_module

    found: tuple[Setting, ...] = import_module(f"villainy.arena.readings.{snake(game.name)}").SETTINGS
    return found


# ── At random ──────────────────────────────────────────────────────────────


def random_samples(
    game: Game, settings: Sequence[Setting], games: int, seed: int, threads: int = 0
) -> Iterator[Sample]:
    """So many games at random in all, spread evenly over the settings, in samples that fit into memory."""
    rules = game.compiled
    count_games = _counter(rules)
    encoded = [setting.encoded(game) for setting in settings]
    actions, numbered = len(game.definition.actions), tuple(settings)

    def play(batch: tuple[int, int, int]) -> Sample:
        which, first, count = batch
        states, words = game.empty(count), _words(derived(seed, RANDOM, which), first, count)
        lengths, uses = np.zeros(count, np.int64), np.zeros((count, actions), np.int16)
        made = np.zeros((2, KINDS), np.int64)
        mask = np.zeros(actions, np.bool_)
        count_games(states, encoded[which], words, lengths, made, uses, mask, silence())
        places = np.full(count, which, np.int64)
        return Sample(RANDOM, 0, seed, numbered, places, states, lengths, made[0], made[1], uses)

    batches = list(_batches(games, len(encoded)))
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for start in range(0, len(batches), CHUNK):
            yield joined(pool.map(play, batches[start : start + CHUNK]))


def random_sample(game: Game, settings: Sequence[Setting], games: int, seed: int, threads: int = 0) -> Sample:
    """The same in one piece; a hundred thousand games take about a hundred megabytes."""
    return joined(random_samples(game, settings, games, seed, threads))


def _batches(games: int, settings: int) -> Iterator[tuple[int, int, int]]:
    """Setting, first game and number of games of each batch; games that are left over go to the first."""
    for which in range(settings):
        count = games // settings + (which < games % settings)
        for first in range(0, count, BATCH):
            yield which, first, min(BATCH, count - first)


def _words(seed: int, first: int, count: int) -> Words:
    """Words of 64 bits, one for each game from the first on."""
    words = np.uint64(seed) + np.arange(first + 1, first + count + 1, dtype=np.uint64) * np.uint64(GOLDEN)
    return _mixed(words)


def _mixed(words: Words) -> Words:
    """`mix` of the kit, for many at once."""
    words = (words ^ (words >> np.uint64(30))) * np.uint64(FIRST_MIX)
    words = (words ^ (words >> np.uint64(27))) * np.uint64(SECOND_MIX)
    return words ^ (words >> np.uint64(31))


@cache
def _counter(rules: Any) -> Callable[..., None]:
    """A loop around the compiled rules that plays as `play_games` does, and counts what is decided."""
    import numba
    from numba import types

    from villainy.engine import kit

    mix = numba.njit(types.uint64(types.uint64))(kit.mix)
    setup, legal, pick_action, step = rules.setup, rules.legal, rules.pick_action, rules.step

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator]
    def count_games(
        states: Any,
        options: Any,
        words: Any,
        lengths: Any,
        made: Any,
        uses: Any,
        mask: Any,
        logs: Any,
    ) -> None:
        for i in range(states.shape[0]):
            setup(states, i, options, mix(words[i]), logs)
            while lengths[i] < LIMIT:
                count = legal(states, i, mask)
                if count == 0:
                    break
                words[i] += np.uint64(GOLDEN)
                action = pick_action(states, i, mix(words[i]))
                if count > 1:
                    kind = states[i].frame_kind[states[i].depth - 1]
                    made[0, kind] += 1
                    made[1, kind] += count
                uses[i, action] += 1
                lengths[i] += 1
                step(states, i, action, logs)

    return count_games  # type: ignore[no-any-return]


# ── Flat Monte Carlo ───────────────────────────────────────────────────────


def openings(
    game: Game, settings: Sequence[Setting], games_each: int, seed: int, flat: Any
) -> tuple[Numbers, States]:
    """So many deals of each setting, up to the first decision; settings take turns."""
    encoded = np.array([setting.encoded(game) for setting in settings], np.int16)
    which = np.tile(np.arange(len(encoded)), games_each)
    return which, flat.deal(encoded[which], _words(seed, 0, len(which)))


def has_gpu() -> bool:
    try:
        from villainy.engine.backends.cuda import require_gpu

        require_gpu()
    except ImportError:
        return False
    return True


def flat_of(game: Game) -> Any:
    """The flat Monte Carlo player for this machine: on its GPU if it has one."""
    if has_gpu():
        from villainy.arena.flat_cuda import FlatCuda

        return FlatCuda(game)
    from villainy.arena.flat import Flat

    return Flat(game)


def flat_samples(
    game: Game,
    settings: Sequence[Setting],
    seed: int,
    seconds: float | None = None,
    games_each: int = 0,
    rollouts: int = ROLLOUTS,
    flat: Any = None,
) -> Iterator[Sample]:
    """Games of flat Monte Carlo in batches: as many as `seconds` allow, or `games_each` of every setting.

    Every game that is begun is played to its end: to stop by the clock would leave out the long ones. So with
    `seconds` batches grow until no other is expected to fit, and the number of games follows from the speed.
    `flat` is a player made before, to be used again.
    """
    flat = flat or flat_of(game)
    begin, each = time.monotonic(), games_each or max(1, flat.FIRST // len(settings))
    for batch in range(LIMIT):
        batch_begin, word = time.monotonic(), derived(seed, FLAT, batch)
        which, states = openings(game, settings, each, word, flat)
        played = flat.play(states, word, rollouts)
        counts = played.lengths, played.decisions, played.choices, played.uses
        now = time.monotonic()
        yield Sample(FLAT, rollouts, seed, tuple(settings), which, states, *counts)
        if seconds is None:
            return
        fits = (seconds - (now - begin)) * SHARE / (now - batch_begin)  # times the batch just played
        if fits < 1:  # fewer games would not be faster by as much: the longest one takes its time
            return
        each = int(each * min(fits, 4))


# ── Bots ───────────────────────────────────────────────────────────────────


def bot_sample(
    game: Game, settings: Sequence[Setting], bot: str, games: int, seed: int, threads: int = 0
) -> Sample:
    """So many games of a bot in every seat, spread evenly over the settings."""
    numbered = tuple(settings)

    def play(number: int) -> Sample:
        return _bot_game(game, numbered, bot, number, seed)

    game.interpreted, game.rules  # noqa: B018 - made once, before there are threads to make them twice
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        return joined(pool.map(play, range(games)))


def _bot_game(game: Game, settings: tuple[Setting, ...], bot: str, number: int, seed: int) -> Sample:
    from villainy import bots

    which = number % len(settings)
    setting = settings[which]
    match = game.begin(setting.players, derived(seed, "deal", number), setting.options)
    seated = [
        bots.load(bot, game.name, derived(seed, "bot", number, seat)) for seat in range(setting.players)
    ]
    made = np.zeros((2, KINDS), np.int64)
    uses = np.zeros((1, len(game.definition.actions)), np.int16)
    while (seat := match.seat) is not None:
        table = bots.Table.of(match, seat)
        action = seated[seat].choose(table)
        if len(table.legal) > 1:
            kind = game.decisions.number(str(match.decision))
            made[:, kind] += 1, len(table.legal)
        uses[0, action] += 1
        match.play(action)
    states = game.empty()
    states[0] = match.states[0]
    lengths = uses.sum(axis=1, dtype=np.int64)
    return Sample(bot, 0, seed, settings, np.array([which]), states, lengths, made[0], made[1], uses)
