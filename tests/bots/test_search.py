"""The search knows what its seat knows, is the same on every backend, and says what it thinks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import villainy
from bots.playing import hidden_part
from conformance import PROFILES
from villainy import bots
from villainy.arena.games import play_game
from villainy.bots import search
from villainy.bots.search import SearchBot, tree
from villainy.engine.backends.interpreted import Interpreted
from villainy.engine.game import Game
from villainy.engine.log import silence
from villainy.engine.match import Match

POSITIONS = 500
BUILD_OF = search.build_of
SIMULATIONS = 40
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def compiled(name: str) -> Game:
    return villainy.load(name, backend="compiled")


def positions(game: Game, count: int) -> Iterator[Match]:
    """Moments of random games at all settings, in which somebody has a choice."""
    settings = PROFILES[game.name].settings
    found = 0
    for seed in range(1 << 16):
        match = game.new(seed=seed, **settings[seed % len(settings)])
        words = np.array([seed], np.uint64)
        while not match.over:
            if len(match.legal()) > 1 and (seed + len(match.moments)) % 7 == 0:
                yield match
                found += 1
                if found == count:
                    return
            action = game.compiled.pick_action(match.states, 0, game_word(words))
            match.play(int(action))


def game_word(words: np.ndarray) -> np.uint64:
    words[0] = (int(words[0]) * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
    return np.uint64(words[0])


@every_game
def test_what_a_seat_cannot_know_changes_nothing_in_its_choice(name: str) -> None:
    game = compiled(name)
    changed = 0
    for number, match in enumerate(positions(game, POSITIONS)):
        seat = match.seat
        assert seat is not None
        twin = match.redeal(seat, number + 1)
        changed += hidden_part(twin) != hidden_part(match)
        thoughts = [SearchBot(SIMULATIONS, number).think(bots.Table.of(one, seat)) for one in (match, twin)]
        assert thoughts[0].options == thoughts[1].options
        assert thoughts[0].line == thoughts[1].line
    assert changed > POSITIONS / 2


@every_game
def test_what_is_thought_of_is_allowed_and_adds_up(name: str) -> None:
    game = compiled(name)
    for threads in (1, 2):
        for match in positions(game, 10):
            seat = match.seat
            assert seat is not None
            thought = SearchBot(SIMULATIONS, 1, threads).think(bots.Table.of(match, seat))
            assert all(match.is_legal(option.action) for option in thought.options)
            assert sum(option.visits for option in thought.options) == SIMULATIONS
            assert all(0 <= option.worth <= 1 and 0 <= option.chance <= 1 for option in thought.options)
            assert thought.line[0] == thought.action == thought.options[0].action
            assert thought.decisions >= SIMULATIONS


def grow_on(
    build: Any, match: Match, rows: np.ndarray, worth: np.ndarray, words: np.ndarray, simulations: int
) -> int:
    """Let a tree go on by so many simulations; how many decisions they made."""
    game, seat = match.game, match.seat
    states = game.empty(2)
    states[0] = match.states[0]
    decisions = build.search(
        states,
        seat,
        words,
        simulations,
        *search.reach(game, match.players, SIMULATIONS),
        rows,
        worth,
        np.zeros(search.DEEPEST, np.int64),
        np.zeros(len(game.definition.actions), np.bool_),
        np.zeros(game.definition.options.most_seats),
        silence(),
    )
    return int(decisions)


@every_game
def test_the_interpreter_grows_the_same_tree(name: str) -> None:
    game = compiled(name)
    plain = Interpreted(search.source_of(game))
    for match in positions(game, 3):
        seat = match.seat
        assert seat is not None
        grown = search.grow_tree(game, match.states, seat, 3, SIMULATIONS)
        rows, worth = np.zeros_like(grown.tree), np.zeros_like(grown.worth)
        decisions = grow_on(plain, match, rows, worth, np.array([3], np.uint64), SIMULATIONS)
        assert decisions == grown.decisions
        assert (rows == grown.tree).all()
        assert np.allclose(worth, grown.worth)


@every_game
def test_sense_is_allowed_and_prospects_are_shares(name: str) -> None:
    """`pick_sensible` plays what is allowed, and now and then anything that is."""
    game = compiled(name)
    build = search.build_of(game)
    mask = np.zeros(len(game.definition.actions), np.bool_)
    values = np.zeros(game.definition.options.most_seats)
    tried = 0
    for number, match in enumerate(positions(game, 20)):
        words = np.array([number], np.uint64)
        game.compiled.legal(match.states, 0, mask)
        picked = {int(build.pick_sensible(match.states, 0, game_word(words))) for _ in range(3000)}
        assert all(mask[action] for action in picked)
        tried += picked == set(np.flatnonzero(mask).tolist())
        build.prospects(match.states, 0, values)
        assert all(0 <= value <= 1 for value in values[: match.players])
    assert tried >= 18, "some allowed actions are never thought of"


@every_game
def test_a_tree_has_a_row_for_each_simulation_at_most(name: str) -> None:
    """Those below the root are of the seat that is asked there."""
    game = compiled(name)
    match = next(positions(game, 1))
    assert match.seat is not None
    grown = search.grow_tree(game, match.states, match.seat, 3, SIMULATIONS)
    rows = int(grown.tree[0, tree.ACTION])
    assert 1 < rows <= SIMULATIONS + 1
    assert grown.tree[0, tree.VISITS] == SIMULATIONS
    assert all(grown.tree[row, tree.TAKER] == match.seat for row in search.below(grown.tree, 0))


@every_game
def test_the_best_of_a_row_is_no_worse_than_its_average_nor_than_what_follows(name: str) -> None:
    """What came of an action came of all that led to it."""
    game = compiled(name)
    differ = 0
    for match in positions(game, 5):
        assert match.seat is not None
        grown = search.grow_tree(game, match.states, match.seat, 3, SIMULATIONS)
        for row in range(int(grown.tree[0, tree.ACTION])):
            total, best = grown.worth[row]
            assert 0 <= total / grown.tree[row, tree.VISITS] <= best + 1e-9 <= 1 + 1e-9
            differ += total < grown.tree[row, tree.VISITS] * best - 1e-9
            for child in search.below(grown.tree, row):
                if grown.tree[child, tree.TAKER] == grown.tree[row, tree.TAKER]:
                    assert grown.worth[child, tree.BEST] <= best
    assert differ


@every_game
def test_a_search_goes_on_where_it_stopped(name: str) -> None:
    """In two calls it grows the tree of one."""
    game = compiled(name)
    build = search.build_of(game)
    for match in positions(game, 5):
        assert match.seat is not None
        whole = search.grow_tree(game, match.states, match.seat, 3, SIMULATIONS)
        rows, worth, words = np.zeros_like(whole.tree), np.zeros_like(whole.worth), np.array([3], np.uint64)
        decisions = grow_on(build, match, rows, worth, words, SIMULATIONS // 4)
        assert rows[0, tree.VISITS] == SIMULATIONS // 4
        decisions += grow_on(build, match, rows, worth, words, SIMULATIONS - SIMULATIONS // 4)
        assert decisions == whole.decisions
        assert (rows == whole.tree).all() and (worth == whole.worth).all()


@every_game
def test_play_with_some_sense_stops_where_somebody_is_asked(name: str) -> None:
    """However short the limit, and also where it falls on the end of a turn."""
    game = compiled(name)
    build = search.build_of(game)
    for limit in range(1, 60):
        states, words, lengths = game.empty(), np.array([limit], np.uint64), np.zeros(1, np.int64)
        states[0] = game.new(players=2, seed=limit).states[0]
        build.play_sensibly(states, words, limit, lengths, silence())
        assert not game.compiled.proceed(states, 0, silence())
        assert lengths[0] == limit or states["over"][0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_novice_beats_greedy_at_a_table_of_any_size(players: int) -> None:
    game = compiled("victorian-masterminds")
    wins, seats = {"novice": 0.0, "greedy": 0.0}, {"novice": 0, "greedy": 0}
    for number in range(40):
        kinds = [("novice", "greedy")[(number + seat) % 2] for seat in range(players)]
        record = play_game(game, kinds, number // 2, range(number, number + players), {})
        for kind, won in zip(kinds, record.wins, strict=True):
            wins[kind] += won
            seats[kind] += 1
    assert wins["novice"] / seats["novice"] > 1.5 * wins["greedy"] / seats["greedy"]


def test_a_novice_beats_greedy_in_the_loop() -> None:
    """On the same deals; a turn that is searched through once is better than one that sounds good."""
    game, won = compiled("the-loop"), {"novice": 0.0, "greedy": 0.0}
    for number in range(40):
        for kind in won:
            won[kind] += play_game(game, [kind] * 2, number, (number, number + 1), {}).wins[0]
    assert won["novice"] > won["greedy"] + 4


@pytest.mark.parametrize("name", ["professor-evil", "the-loop"])
def test_an_expert_looks_beyond_the_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is weighed comes first, and what the seat cannot know still changes nothing."""
    game, weighed = compiled(name), 0
    guide = search.guide_of(game)
    monkeypatch.setattr(search, "MANY", 1)
    monkeypatch.setattr(guide, "NEXT", 10)
    monkeypatch.setattr(guide, "SURE", 0)
    for number, match in enumerate(positions(game, 40)):
        seat = match.seat
        assert seat is not None
        twin = match.redeal(seat, number + 1)
        first, second = (
            SearchBot(1000, number).think(bots.Table.of(one, seat)).options for one in (match, twin)
        )
        assert first == second
        shared = SearchBot(1000, number, threads=2).think(bots.Table.of(match, seat))
        assert {option.action for option in shared.options} <= set(match.legal())
        assert sum(option.visits for option in shared.options) == shared.simulations <= 1000
        if sum(option.visits for option in first) > 1000 // guide.FIRST:
            best = [option for option in first if option.visits > 200]
            assert len(best) in range(2, guide.WEIGHED + 1) and first[: len(best)] == tuple(best)
            assert all(one.worth >= other.worth for one, other in pairwise(best))
            weighed += 1
    assert weighed > 20


def test_what_is_hardly_better_beyond_the_turn_is_left() -> None:
    """The first action stands, unless another leads by more than chance would give it."""
    match = compiled("the-loop").new(players=2, seed=1)
    assert match.seat is not None
    table = bots.Table.of(match, match.seat)
    options = [search.Option(action, 100, 0.5, 0.5) for action in (7, 8, 9)]
    rounds = 4
    # Ahead by 0.1 each round; by 0.1 on average, but now by 0.6 and now behind by 0.4; behind.
    steady = np.array([2.0, 2.4, 1.6]), np.array([0.0, 4 * 0.01, 4 * 0.01])
    wavering = np.array([2.0, 2.4, 1.6]), np.array([0.0, 2 * 0.36 + 2 * 0.16, 4 * 0.01])
    for (totals, spreads), expected in ((steady, [8, 7, 9]), (wavering, [7, 9, 8])):
        found = [search.Weighed(totals / 2, spreads / 2, 0)] * 2
        ordered = search._weighed(table, options, found, rounds)
        assert [option.action for option in ordered] == expected


@pytest.mark.parametrize("name", ["professor-evil", "the-loop"])
def test_the_interpreter_looks_as_far_beyond_the_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = compiled(name)
    monkeypatch.setattr(search.guide_of(game), "NEXT", 5)
    plain = Interpreted(search.source_of(game))
    for match in positions(game, 1):
        seat = match.seat
        assert seat is not None
        going = search.reach(game, match.players, SIMULATIONS)
        grown = search.grow_tree(game, match.states, seat, 3, SIMULATIONS)
        asked = game, match.states, seat, 4, match.legal()[:3], 2, going, grown.tree
        told = search.look_beyond(*asked)
        monkeypatch.setattr(search, "build_of", lambda game: plain)
        again = search.look_beyond(*asked)
        monkeypatch.setattr(search, "build_of", BUILD_OF)
        assert np.allclose(told.totals, again.totals) and np.allclose(told.spreads, again.spreads)
        assert told.decisions == again.decisions
