"""Flat Monte Carlo decides as it says, on the processor and on a GPU alike, game by game."""

from __future__ import annotations

from dataclasses import fields
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import villainy
from conformance import load
from villainy.arena import sample
from villainy.arena.flat import Flat, Played
from villainy.bots import search
from villainy.engine.dialect import States
from villainy.engine.game import Game
from villainy.engine.kit import GOLDEN, WORD, mix
from villainy.engine.log import silence

GAMES = 32
ROLLOUTS = 50
SEED = 5


def openings(game: Game, count: int) -> States:
    states = game.empty(count)
    least, most = game.definition.options.least_seats, game.definition.options.most_seats
    for place in range(count):
        players = least + place % (most - least + 1)
        states[place] = game.new(players=players, seed=place).states[0]
    return states


class Twin:
    """The same player in plain loops over the compiled rules, one game after the other."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.search = search.build_of(game)
        self.horizon = max(search.guide_of(game).HORIZON, 24)
        self.mask = np.zeros(len(game.definition.actions), np.bool_)
        self.values = np.zeros(game.definition.options.most_seats)

    def play(self, states: States, place: int) -> int:
        rules, length, turn = self.game.compiled, 0, 0
        while count := rules.legal(states, place, self.mask):
            choices = np.flatnonzero(self.mask)
            best = 0
            if count > 1:
                best = self.best(states, place, choices, turn)
                turn += 1
            rules.step(states, place, int(choices[best]), silence())
            length += 1
        return length

    def best(self, states: States, place: int, choices: Any, turn: int) -> int:
        count, sums = len(choices), np.zeros(len(choices))
        asker = int(states[place]["frame_seat"][states[place]["depth"] - 1])
        word = mix((SEED + turn * GOLDEN + place) & WORD)
        table, words = self.game.empty(ROLLOUTS), np.zeros(ROLLOUTS, np.uint64)
        for number in range(ROLLOUTS):
            table[number] = states[place]
            imagined = mix((word + number // count) & WORD)
            self.game.compiled.redeal(table, number, asker, np.uint64(imagined))
            self.game.compiled.answer(table, number, int(choices[number % count]), silence())
            words[number] = mix(word ^ number)
        self.search.play_sensibly(table, words, self.horizon, np.zeros(ROLLOUTS, np.int64), silence())
        for number in range(ROLLOUTS):
            self.search.prospects(table, number, self.values)
            sums[number % count] += int(self.values[asker] * (1 << 20))
        tries = np.bincount(np.arange(ROLLOUTS) % count, minlength=count)
        return int(np.argmax(sums / tries))


def test_the_processor_decides_by_what_it_imagines() -> None:
    game = load("professor-evil")
    states, expected = openings(game, 3), openings(game, 3)
    lengths = [Twin(game).play(expected, place) for place in range(3)]
    played = Flat(game).play(states, SEED, ROLLOUTS)
    assert played.lengths.tolist() == lengths == played.uses.sum(axis=1).tolist()
    assert states.tobytes() == expected.tobytes()
    assert (states["over"] == 1).all()


@pytest.mark.gpu
@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_a_gpu_decides_as_the_processor_does(name: str) -> None:
    from villainy.arena.flat_cuda import FlatCuda

    game = load(name)
    states, expected = openings(game, GAMES), openings(game, GAMES)
    played, wanted = (
        player(game).play(dealt, SEED, ROLLOUTS) for player, dealt in ((FlatCuda, states), (Flat, expected))
    )
    assert all(
        getattr(played, field.name).tolist() == getattr(wanted, field.name).tolist()
        for field in fields(Played)
    )
    assert states.tobytes() == expected.tobytes()
    assert (states["over"] == 1).all()


class Quick:
    """Stands in for the GPU: plays nothing, and takes a second and a hundredth of one for each game."""

    FIRST = 512

    def __init__(self, game: Game) -> None:
        self.game, self.now = game, 0.0

    def deal(self, options: Any, words: Any) -> States:
        return self.game.empty(len(words))

    def play(self, states: States, seed: int, rollouts: int) -> Played:
        self.now += 1 + len(states) / 100
        none = np.zeros(len(states), np.int64)
        return Played(none, none[:1], none[:1], none[:, None].astype(np.int16))


def test_batches_grow_while_another_is_expected_to_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("professor-evil")
    settings, quick = sample.settings_of(game), Quick(game)
    monkeypatch.setattr(sample, "time", SimpleNamespace(monotonic=lambda: quick.now))
    batches = [len(batch) for batch in sample.flat_samples(game, settings, SEED, 50.0, flat=quick)]
    assert batches == [504, 2016] and quick.now <= 50
    once = list(sample.flat_samples(game, settings, SEED, games_each=3, flat=quick))
    assert [len(batch) for batch in once] == [3 * len(settings)]
