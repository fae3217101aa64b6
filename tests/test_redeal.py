"""Re-dealing what a seat has not seen: the ground of every search that does not cheat."""

from __future__ import annotations

import json
import random
from collections import Counter
from math import factorial

import numpy as np
import pytest

from conformance import PROFILES, case_id, cases, everyone, new_match, played
from villainy.engine.kit import SPECTATOR


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_equal_knowledge_and_equal_seed_give_equal_bytes(case: tuple[str, int]) -> None:
    for seed in range(3):
        match = played(case, seed, 30 + 40 * seed)
        for seat in everyone(match):
            imagined = [match.redeal(seat, number).redeal(seat, 99).to_bytes() for number in range(4)]
            assert len(set(imagined)) == 1
            assert imagined[0] == match.redeal(seat, 99).to_bytes()


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_nothing_a_seat_has_seen_changes(case: tuple[str, int]) -> None:
    known = PROFILES[case[0]].known
    for seed in range(3):
        match = played(case, seed, 20 + 50 * seed)
        for seat in everyone(match):
            twin = match.redeal(seat, seed + 7)
            assert json.dumps(twin.view(seat)) == json.dumps(match.view(seat))
            assert known(twin.state, seat) == known(match.state, seat)
            assert twin.game.rules.invariants(twin._states, 0) == 0
            if seat is not None:
                assert (twin.observe(seat) == match.observe(seat)).all()
                assert twin.question(seat) == match.question(seat)
            if seat == match.seat:
                assert twin.legal() == match.legal()


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_search_never_sees_the_future(case: tuple[str, int]) -> None:
    """The generator after a redeal owes nothing to the one before."""
    match = played(case, 5, 25)
    other = played(case, 5, 25)
    other._states["generator"] = 12345
    for seat in everyone(match):
        assert match.redeal(seat, 3).to_bytes() == other.redeal(seat, 3).to_bytes()
        assert match.redeal(seat, 3).state.generator != match.state.generator


def test_a_redealt_match_plays_on_to_its_end() -> None:
    for case in cases()[:9]:
        match = played(case, 1, 60)
        chooser = random.Random(4)
        twin = match.redeal(match.seat, 8)
        while not twin.over:
            twin.play(chooser.choice(twin.legal()))
        assert twin.outcome is not None and not match.over


def test_every_arrangement_that_is_possible_occurs_and_none_more_often() -> None:
    """Three players at the opening: a rival's five agents lie in any of 120 orders."""
    match = new_match(("victorian-masterminds", 3), 4)
    game = match.game
    count = 24_000
    states = np.repeat(match._states, count)
    for i in range(count):
        game.compiled.redeal(states, i, 0, np.uint64(i))
    rival = Counter(bytes(pile.tobytes()) for pile in states["players"]["pile"][:, 1])
    assert len(rival) == factorial(5)
    expected = count / factorial(5)
    chi_square = sum((seen - expected) ** 2 / expected for seen in rival.values())
    assert chi_square < 190  # 119 degrees of freedom: once in twenty thousand
    own = Counter(bytes(pile.tobytes()) for pile in states["players"]["pile"][:, 0])
    assert len(own) == factorial(4)  # the top of the own pile has been seen
    tops = Counter(deck[-1] for deck in states["deck"])
    assert len(tops) == 19


def test_a_spectator_knows_less_than_any_seat() -> None:
    match = new_match(("victorian-masterminds", 3), 4)
    states = np.repeat(match._states, 3000)
    for i in range(len(states)):
        match.game.compiled.redeal(states, i, SPECTATOR, np.uint64(i))
    own = Counter(bytes(pile.tobytes()) for pile in states["players"]["pile"][:, 0])
    assert len(own) == factorial(5)
