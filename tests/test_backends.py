"""The same rules at every speed: interpreted, compiled and on a GPU, equal to the byte."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import count
from math import ceil

import numpy as np
import pytest

import villainy
from conformance import PROFILES, case_id, cases, load, options_in
from villainy.engine.game import Game
from villainy.engine.log import new_log, silence

GAMES = 1000  # of each game, over all its settings


def options_of(case: tuple[str, int]) -> np.ndarray:
    name, number = case
    setting = PROFILES[name].settings[number]
    declared = load(name).definition.options
    return declared.encode(declared.resolve(options_in(setting), setting["players"]), setting["players"])


def asked_bits(name: str) -> int:
    """The decisions that may be asked with a single answer, as `check_games` takes them."""
    return sum(1 << decision for decision in load(name).definition.always_asked)


def midway(game: Game, options: np.ndarray, count: int) -> np.ndarray:
    """So many games, each played a few decisions further than the one before."""
    states = game.empty(count)
    for i in range(count):
        length = np.zeros(1, np.int64)
        game.compiled.play_games(states[i : i + 1], options, words_for(1, i), 2 * i, length, silence())
    return states


def words_for(count: int, start: int = 0) -> np.ndarray:
    return np.arange(start, start + count, dtype=np.uint64)


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_interpreted_and_compiled_rules_agree_byte_for_byte_after_every_step(case: tuple[str, int]) -> None:
    game, options = load(case[0]), options_of(case)
    slow, quick = game.interpreted, game.compiled
    actions = len(game.definition.actions)
    masks = np.zeros(actions, np.bool_), np.zeros(actions, np.bool_)
    one, other = game.empty(), game.empty()
    chooser = np.random.default_rng(case[1])
    for seed in range(ceil(GAMES / len(PROFILES[case[0]].settings))):
        logs = new_log(), new_log()
        slow.setup(one, 0, options, np.uint64(seed), logs[0])
        quick.setup(other, 0, options, np.uint64(seed), logs[1])
        for _ in range(PROFILES[case[0]].longest):
            assert one.tobytes() == other.tobytes()
            assert logs[0].tobytes() == logs[1].tobytes()
            count = slow.legal(one, 0, masks[0])
            assert count == quick.legal(other, 0, masks[1])
            assert (masks[0] == masks[1]).all()
            word = chooser.integers(0, 1 << 64, dtype=np.uint64)
            action = slow.pick_action(one, 0, word)
            assert action == quick.pick_action(other, 0, word)
            if count == 0:
                assert action == -1
                break
            logs = new_log(), new_log()
            slow.step(one, 0, action, logs[0])
            quick.step(other, 0, action, logs[1])
        results = [np.zeros((game.definition.options.most_seats, 2), np.int64) for _ in range(2)]
        slow.score(one, 0, results[0])
        quick.score(other, 0, results[1])
        assert (results[0] == results[1]).all()
        assert one[0]["over"] == 1


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_redealing_and_observing_agree_too(case: tuple[str, int]) -> None:
    game, options = load(case[0]), options_of(case)
    slow, quick = game.interpreted, game.compiled
    states = midway(game, options, 60)
    tensors = [np.zeros(game.definition.observation_size, np.float32) for _ in range(2)]
    for i in range(len(states)):
        for seat in range(int(states[i]["seats"])):
            slow.observe(states, i, seat, tensors[0])
            quick.observe(states, i, seat, tensors[1])
            assert (tensors[0] == tensors[1]).all()
            one, other = states[i : i + 1].copy(), states[i : i + 1].copy()
            slow.redeal(one, 0, seat, np.uint64(i))
            quick.redeal(other, 0, seat, np.uint64(i))
            assert one.tobytes() == other.tobytes()


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_thousands_of_games_end_and_keep_every_law(case: tuple[str, int]) -> None:
    game, options = load(case[0]), options_of(case)
    mask = np.zeros(len(game.definition.actions), np.bool_)
    states = game.empty(400)
    longest, asked = PROFILES[case[0]].longest, asked_bits(case[0])
    words = words_for(400, 1000)
    assert game.compiled.check_games(states, options, words, longest, asked, mask, silence()) == 0
    assert (states["over"] == 1).all()


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_picking_an_action_chooses_evenly_among_the_legal_ones(name: str) -> None:
    game, options = load(name), options_of((name, 0))
    states = midway(game, options, 60)
    mask = np.zeros(len(game.definition.actions), np.bool_)
    for i in range(len(states)):
        count = game.compiled.legal(states, i, mask)
        # The middle of each of the `count` equal parts of all words stands for one action, in their order.
        middles = [np.uint64(((2 * part + 1) << 63) // count) for part in range(count)]
        picked = [game.compiled.pick_action(states, i, word) for word in middles]
        assert picked == list(np.flatnonzero(mask))


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_bulk_play_is_what_single_steps_do(name: str) -> None:
    game, options = load(name), options_of((name, 0))
    lengths = [np.zeros(5, np.int64) for _ in range(2)]
    words = [words_for(5) for _ in range(2)]
    states = [game.empty(5) for _ in range(2)]
    for backend, row, word, length in zip(
        (game.interpreted, game.compiled), states, words, lengths, strict=True
    ):
        total = backend.play_games(row, options, word, 5000, length, silence())
        assert total == length.sum()
    assert states[0].tobytes() == states[1].tobytes()
    assert (lengths[0] == lengths[1]).all()
    assert (words[0] == words[1]).all()


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_batch_steps_set_up_anew_what_has_ended(name: str) -> None:
    game, options = load(name), options_of((name, 0))
    definition = game.definition
    seats, actions, count = definition.options.most_seats, len(definition.actions), 16
    states, words = game.empty(count), words_for(count)
    masks = np.zeros((count, actions), np.bool_)
    mask, result = np.zeros(actions, np.bool_), np.zeros((seats, 2), np.int64)
    results, ended = np.zeros((count, seats, 2), np.int64), np.zeros(count, np.bool_)
    for i in range(count):
        game.compiled.setup(states, i, options, np.uint64(i), silence())
        game.compiled.legal(states, i, mask)
        masks[i] = mask
    chooser = np.random.default_rng(3)
    finished = 0
    for _ in range(600):
        chosen = np.array([chooser.choice(np.flatnonzero(row)) for row in masks], np.int64)
        before = states.copy()
        game.compiled.step_games(
            states, chosen, options, words, masks, results, ended, mask, result, silence()
        )
        assert masks.any(axis=1).all()
        for i in np.flatnonzero(ended):
            finished += 1
            last = before[i : i + 1].copy()
            game.compiled.step(last, 0, chosen[i], silence())
            game.compiled.score(last, 0, result)
            assert last[0]["over"] == 1 and states[i]["over"] == 0
            assert (results[i] == result).all()
    assert finished > count


def test_auto_changes_over_to_compiled_rules_in_the_middle_of_a_match() -> None:
    name = next(iter(villainy.GAMES))
    game, reference = villainy.load(name, backend="auto"), villainy.load(name, backend="interpreted")
    match, twin = game.new(players=3, seed=11), reference.new(players=3, seed=11)
    assert game.rules is game.interpreted
    for step in count():
        if match.over:
            break
        if step == 40:
            game.compile_behind()
            game._behind.wait()
            assert game.rules is game.compiled
        action = match.legal()[step % len(match.legal())]
        match.play(action)
        twin.play(action)
        assert match.to_bytes() == twin.to_bytes()
        assert match.events(0) == twin.events(0)
    assert game.rules is game.compiled


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(villainy.engine.errors.OptionError, match="steam"):
        villainy.load(next(iter(villainy.GAMES)), backend="steam")


@pytest.mark.long
@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_no_rule_reads_or_writes_outside_an_array(name: str, tmp_path: object) -> None:
    """Compiled anew under NUMBA_BOUNDSCHECK, in a process of its own."""
    environment = dict(os.environ, NUMBA_BOUNDSCHECK="1", VILLAINY_CACHE=str(tmp_path))
    code = f"""
import numpy as np, sys
sys.path.insert(0, "tests")
from test_backends import asked_bits, load, options_of, words_for
from conformance import PROFILES, cases
from villainy.engine.log import silence
for case in cases([{name!r}]):
    game = load(case[0])
    states, mask = game.empty(50), np.zeros(len(game.definition.actions), np.bool_)
    limits = PROFILES[case[0]].longest, asked_bits(case[0])
    assert game.compiled.check_games(states, options_of(case), words_for(50), *limits, mask, silence()) == 0
print("in bounds")
"""
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert done.stdout.strip() == "in bounds", done.stderr


@pytest.mark.gpu
@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_a_gpu_plays_a_hundred_thousand_games_as_the_compiled_rules_do(name: str) -> None:
    game, options, count = load(name), options_of((name, 0)), 100_000
    seats = game.definition.options.most_seats
    states = [game.empty(count) for _ in range(2)]
    words = [words_for(count) for _ in range(2)]
    lengths = [np.zeros(count, np.int64) for _ in range(2)]
    results = np.zeros((count, seats, 2), np.int64)
    game.cuda.play_games(states[0], options, words[0], 5000, lengths[0], results)
    game.compiled.play_games(states[1], options, words[1], 5000, lengths[1], silence())
    assert states[0].tobytes() == states[1].tobytes()
    assert (lengths[0] == lengths[1]).all()
    assert (words[0] == words[1]).all()
