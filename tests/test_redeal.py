"""Re-dealing what a seat has not seen: the ground of every search that does not cheat."""

from __future__ import annotations

import json
import random

import pytest

import villainy
from conformance import PROFILES, case_id, cases, everyone, new_match, partway

SHARES = (0.2, 0.5, 0.8)  # of a game, for one seed each
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_equal_knowledge_and_equal_seed_give_equal_bytes(case: tuple[str, int]) -> None:
    for seed in range(len(SHARES)):
        match = partway(case, seed, SHARES[seed])
        for seat in everyone(match):
            imagined = [match.redeal(seat, number).redeal(seat, 99).to_bytes() for number in range(4)]
            assert len(set(imagined)) == 1
            assert imagined[0] == match.redeal(seat, 99).to_bytes()


@pytest.mark.parametrize("case", cases(), ids=case_id)
def test_nothing_a_seat_has_seen_changes(case: tuple[str, int]) -> None:
    known = PROFILES[case[0]].known
    for seed in range(len(SHARES)):
        match = partway(case, seed, SHARES[seed])
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
    match, other = partway(case, 5, 0.3), partway(case, 5, 0.3)
    other._states["generator"] = 12345
    for seat in everyone(match):
        assert match.redeal(seat, 3).to_bytes() == other.redeal(seat, 3).to_bytes()
        assert match.redeal(seat, 3).state.generator != match.state.generator


@every_game
def test_a_redealt_match_plays_on_to_its_end(name: str) -> None:
    for case in cases([name])[:9]:
        match = partway(case, 1, 0.5)
        chooser = random.Random(4)
        twin = match.redeal(match.seat, 8)
        while not twin.over:
            twin.play(chooser.choice(twin.legal()))
        assert twin.outcome is not None and not match.over


@every_game
def test_what_nobody_has_seen_is_dealt_anew(name: str) -> None:
    match = new_match((name, 0), 4)
    for seat in everyone(match):
        imagined = set()
        for seed in range(20):
            twin = match.redeal(seat, seed)
            twin._states["generator"] = 0
            imagined.add(twin.to_bytes())
        assert len(imagined) > 15
