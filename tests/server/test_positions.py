"""What a seat is sent is made from what it may know: dealt anew around that, it is the same to the byte."""

from __future__ import annotations

import random

import msgspec
import pytest

import villainy
from conformance import PROFILES, Setting, everyone, new_match, partway
from villainy import bots
from villainy.bots.search import SearchBot
from villainy.engine.match import Match
from villainy.server import hints
from villainy.server.frames import Hint
from villainy.server.positions import position_of, shared_view, why_not
from villainy.server.wire import encode

GAMES = 50
REDEALS = 3
REFUSALS = 12  # why-nots asked at a moment
POSITIONS = 36  # in which a search is asked for a hint
SIMULATIONS = 60
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def hint(match: Match, seat: int) -> Hint:
    mind = bots.load("greedy", match.game.name, 7)
    return hints.guess(bots.Table.of(match, seat), match, mind, "greedy", False)


def thought(match: Match, seat: int) -> Hint:
    """The hint of a search, but for the time it took."""
    mind = SearchBot(SIMULATIONS, seed=7)
    return msgspec.structs.replace(
        hints.think(bots.Table.of(match, seat), match, mind, "novice"), seconds=0.0
    )


def seen(match: Match, seat: int | None, refused: list[int]) -> bytes:
    """All that this viewer could be sent at this moment."""
    parts: list[object] = [position_of(match, seat)]
    if seat is not None and seat == match.seat:
        parts += [why_not(match, seat, action) for action in refused]
        parts.append(hint(match, seat))
    return encode(parts)


def check(match: Match, chance: random.Random) -> None:
    illegal = [action for action in range(len(match.game.definition.actions)) if not match.is_legal(action)]
    refused = chance.sample(illegal, min(REFUSALS, len(illegal)))
    for seat in everyone(match):
        truth = seen(match, seat, refused)
        for number in range(REDEALS):
            assert seen(match.redeal(seat, chance.randrange(2**63) + number), seat, refused) == truth


def play_and_check(name: str, game: int, share: float) -> None:
    settings: tuple[Setting, ...] = PROFILES[name].settings
    chance = random.Random(game)
    match = new_match((name, game % len(settings)), 1000 + game)
    while not match.over:
        if chance.random() < share:
            check(match, chance)
        match.play(chance.choice(match.legal()))
    check(match, chance)


@every_game
def test_a_team_shares_its_view(name: str) -> None:
    for case in range(3):
        match = partway((name, case), 6, 0.6)
        for seat in everyone(match):
            for other in everyone(match):
                shared = shared_view(match, match.view(other), seat)
                assert (shared is not None) == match.game.definition.team
                assert shared is None or encode(shared) == encode(match.view(seat))


@every_game
def test_a_frame_tells_nothing_that_its_seat_may_not_know(name: str) -> None:
    for game in range(GAMES):
        play_and_check(name, game, 0.03)


@every_game
def test_a_hint_of_a_search_tells_nothing_that_its_seat_may_not_know(name: str) -> None:
    chance = random.Random(1)
    told = 0
    for place in range(POSITIONS):
        match = partway((name, place % len(PROFILES[name].settings)), place, chance.random())
        if (seat := match.seat) is None:
            continue
        truth = thought(match, seat)
        told += len(truth.line)
        for _ in range(REDEALS):
            twin = match.redeal(seat, chance.randrange(2**63))
            assert encode(thought(twin, seat)) == encode(truth)
    assert told > POSITIONS / 4


@pytest.mark.long
@pytest.mark.parametrize("game", range(GAMES))
@every_game
def test_no_frame_of_a_whole_game_tells_more(name: str, game: int) -> None:
    play_and_check(name, game, 1.0)
