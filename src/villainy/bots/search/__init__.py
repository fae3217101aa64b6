"""Search: players that think ahead, as far as their level lets them.

A level is a number of simulations, never a time: the same level is as strong on any machine, and the same
seed plays the same game. `think` tells what was found: what each action is worth, and how play might go on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from villainy.bots import Table
from villainy.bots.search import tree as trees
from villainy.bots.search.odds import chance
from villainy.bots.search.tree import ACTION, CHILD, SIBLING, TOTAL, VISITS
from villainy.engine.backends.source import Source
from villainy.engine.dialect import Tree, Values
from villainy.engine.kit import NONE
from villainy.engine.log import silence
from villainy.engine.names import snake
from villainy.engine.seeds import derived

if TYPE_CHECKING:
    from villainy.engine.backends.compiled import Compiled
    from villainy.engine.game import Game

T = TypeVar("T")
ENTRY_POINTS = ("search", "look_beyond", "play_sensibly", "pick_sensible", "prospects")
DEEPEST = 256  # rows of a path down the tree
MANY = 5000  # simulations that can afford to go far
LIKELY = 8  # visits that make an action part of the line to be expected
DOUBTFUL = 50  # what was tried so many times less than the best is not weighed by what comes beyond the turn


@dataclass(frozen=True)
class Option:
    """One action as the search sees it."""

    action: int
    visits: int
    worth: float  # on average of the simulations that took it, from 0 to 1
    chance: float  # to win, after it


@dataclass(frozen=True)
class Thought:
    """What a search found: the best action first."""

    options: tuple[Option, ...]
    line: tuple[int, ...]  # what is expected to be played, from the best action on
    simulations: int
    decisions: int
    seconds: float

    @property
    def action(self) -> int:
        return self.options[0].action

    @property
    def chance(self) -> float:
        return self.options[0].chance


class SearchBot:
    """Thinks with so many simulations, shared among threads; one thread and one seed choose always alike."""

    def __init__(self, simulations: int, seed: int, threads: int = 1) -> None:
        self.simulations = simulations
        self.threads = threads
        self._seed = seed
        self._thoughts = 0

    def choose(self, table: Table) -> int:
        if len(table.legal) == 1:
            return table.legal[0]
        return self.think(table).action

    def think(self, table: Table) -> Thought:
        """All that is known here is what the seat knows: it starts from a match as the seat imagines it."""
        assert table.imagined is not None, "a search needs a match to imagine"
        begin = time.perf_counter()
        self._thoughts += 1
        game, states = table.imagined.game, table.imagined.states
        going = reach(game, table.imagined.players, self.simulations)
        guide = guide_of(game)
        beyond = guide.WEIGHED > 0 and self.simulations >= MANY
        shares = self._shares(self.simulations // guide.FIRST if beyond else self.simulations)
        seeds = [derived(self._seed, "search", self._thoughts, thread) for thread in range(self.threads)]

        def grow(thread: int) -> Grown:
            return grow_tree(game, states, table.seat, seeds[thread], shares[thread], going)

        grown = self._on_threads(grow)
        spent, decisions = sum(shares), sum(one.decisions for one in grown)
        options = _options(table, grown)
        worthy = [
            option for option in options[: guide.WEIGHED] if DOUBTFUL * option.visits > options[0].visits
        ]
        if beyond and len(worthy) > 1:
            rounds = (self.simulations - spent) // (guide.NEXT * len(worthy))
            each = self._shares(rounds)
            actions = [option.action for option in worthy]

            def weigh(thread: int) -> Weighed:
                seed = derived(seeds[thread], "beyond")
                return look_beyond(
                    game, states, table.seat, seed, actions, each[thread], going, grown[thread].tree
                )

            found = self._on_threads(weigh)
            spent += rounds * guide.NEXT * len(worthy)
            decisions += sum(one.decisions for one in found)
            options = _weighed(table, options, found, rounds)
        line = (options[0].action, *_line(grown[0].tree, options[0].action))
        return Thought(options, line, spent, decisions, time.perf_counter() - begin)

    def _shares(self, count: int) -> list[int]:
        """What each thread does of so many; the first what is left over, too."""
        shares = [count // self.threads] * self.threads
        shares[0] += count - sum(shares)
        return shares

    def _on_threads(self, work: Callable[[int], T]) -> list[T]:
        if self.threads == 1:
            return [work(0)]
        with ThreadPoolExecutor(self.threads) as pool:
            return list(pool.map(work, range(self.threads)))


@dataclass(frozen=True)
class Grown:
    tree: Tree
    worth: Values
    decisions: int


@dataclass(frozen=True)
class Weighed:
    totals: Values  # of each action over all rounds
    spreads: Values  # squares of how it differs from the first
    decisions: int


def grow_tree(
    game: Game, states: Any, seat: int, seed: int, simulations: int, going: tuple[int, float] | None = None
) -> Grown:
    """A tree from the first of the states, as the seat knows it; `going` is its reach, if not its own."""
    scratch = game.empty(2)
    scratch[0] = states[0]
    tree = np.zeros((simulations + 1, trees.TREE_WIDTH), np.int64)
    worth = np.zeros((simulations + 1, trees.WORTH_WIDTH))
    decisions = build_of(game).search(
        scratch,
        seat,
        np.array([seed], np.uint64),
        simulations,
        *(going or reach(game, int(states["seats"][0]), simulations)),
        tree,
        worth,
        np.zeros(DEEPEST, np.int64),
        np.zeros(len(game.definition.actions), np.bool_),
        np.zeros(game.definition.options.most_seats),
        silence(),
    )
    return Grown(tree, worth, int(decisions))


def look_beyond(
    game: Game,
    states: Any,
    seat: int,
    seed: int,
    actions: Sequence[int],
    rounds: int,
    going: tuple[int, float],
    tree: Tree,
) -> Weighed:
    """Some actions by the turn after this one, in so many rounds; first the one that is liked best so far."""
    scratch = game.empty(2)
    scratch[0] = states[0]
    simulations = guide_of(game).NEXT
    totals, spreads = np.zeros(len(actions)), np.zeros(len(actions))
    decisions = build_of(game).look_beyond(
        scratch,
        seat,
        np.array([seed], np.uint64),
        np.array(actions, np.int64),
        rounds,
        simulations,
        *going,
        tree,
        game.empty(2),
        np.zeros(1, np.uint64),
        np.zeros((simulations + 1, trees.TREE_WIDTH), np.int64),
        np.zeros((simulations + 1, trees.WORTH_WIDTH)),
        np.zeros(DEEPEST, np.int64),
        np.zeros(len(game.definition.actions), np.bool_),
        np.zeros(game.definition.options.most_seats),
        totals,
        spreads,
        silence(),
    )
    return Weighed(totals, spreads, int(decisions))


def _options(table: Table, grown: Sequence[Grown]) -> tuple[Option, ...]:
    """The trees of all threads together; ties go to the action that is worth more, then to the first."""
    visits: dict[int, int] = dict.fromkeys(table.legal, 0)
    worth: dict[int, float] = dict.fromkeys(table.legal, 0.0)
    for one in grown:
        for row in below(one.tree, 0):
            action = int(one.tree[row, ACTION])
            visits[action] += int(one.tree[row, VISITS])
            worth[action] += float(one.worth[row, TOTAL])
    means = {action: worth[action] / visits[action] for action in visits if visits[action]}
    best = sorted(means, key=lambda action: (-visits[action], -means[action], action))
    return tuple(_option(table, action, visits[action], means[action]) for action in best)


def _weighed(
    table: Table, options: Sequence[Option], found: Sequence[Weighed], rounds: int
) -> tuple[Option, ...]:
    """The first options in the order of how surely they are better beyond the turn, then the others."""
    assert table.imagined is not None
    guide = guide_of(table.imagined.game)
    worth = np.sum([one.totals for one in found], axis=0) / rounds
    ahead = worth - worth[0]
    variances = np.sum([one.spreads for one in found], axis=0) / rounds - ahead * ahead
    surely = ahead - guide.SURE * np.sqrt(np.maximum(variances, 0) / rounds)
    return (
        *(
            _option(table, options[k].action, options[k].visits + rounds * guide.NEXT, float(worth[k]))
            for k in np.argsort(-surely, kind="stable")
        ),
        *options[len(worth) :],
    )


def _option(table: Table, action: int, visits: int, worth: float) -> Option:
    assert table.imagined is not None
    match = table.imagined
    return Option(action, visits, worth, chance(match.game.name, match.states[0], worth))


def below(tree: Tree, row: int) -> list[int]:
    """The rows below another."""
    rows = []
    child = int(tree[row, CHILD])
    while child != NONE:
        rows.append(child)
        child = int(tree[child, SIBLING])
    return rows


def _line(tree: Tree, action: int) -> list[int]:
    """What was tried most often after an action, as long as it was tried often."""
    line: list[int] = []
    row = next((child for child in below(tree, 0) if tree[child, ACTION] == action), None)
    while row is not None:
        row = max(below(tree, row), key=lambda child: int(tree[child, VISITS]), default=None)
        if row is None or tree[row, VISITS] < LIKELY:
            break
        line.append(int(tree[row, ACTION]))
    return line


# ── The rules with the search in them ──────────────────────────────────────


_builds: dict[str, Compiled] = {}
_building = Lock()


def guide_of(game: Game) -> Any:
    return import_module(f"{__name__}.{snake(game.name)}")


def source_of(game: Game) -> Source:
    definition = game.definition
    modules = (*definition.modules, guide_of(game), trees)
    return Source(definition.name, modules, game.tables, definition.records, ENTRY_POINTS)


def reach(game: Game, players: int, simulations: int) -> tuple[int, float]:
    """How far each of so many simulations of this game goes, and how curious it is."""
    guide = guide_of(game)
    if simulations >= MANY:
        return guide.FAR_HORIZON, guide.FAR_EXPLORATION
    return guide.HORIZON if players > 2 else guide.DUEL_HORIZON, guide.EXPLORATION


def build_of(game: Game) -> Compiled:
    """The search as machine code; the first build of all takes most of a minute."""
    from villainy.engine.backends.compiled import Compiled

    with _building:
        key = f"{game.name} {game.components.hash}"
        if key not in _builds:
            _builds[key] = Compiled(source_of(game))
        return _builds[key]
