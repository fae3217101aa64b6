"""What a seat is sent is made from what it may know: dealt anew around that, it is the same to the byte."""

from __future__ import annotations

import random

import pytest

import villainy
from conformance import PROFILES, Setting, everyone, new_match, partway
from villainy import bots
from villainy.engine.match import Match
from villainy.server.errors import to_wire
from villainy.server.frames import Hint
from villainy.server.positions import position_of, shared_view, why_not
from villainy.server.wire import encode

GAMES = 50
REDEALS = 3
REFUSALS = 12  # why-nots asked at a moment
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def hint(match: Match, seat: int) -> Hint:
    name = bots.names(match.game.name)[-1]
    action = bots.load(name, match.game.name, 7).choose(bots.Table.of(match, seat))
    return Hint(match.notation(action), to_wire(match.describing(action)))


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


@pytest.mark.long
@pytest.mark.parametrize("game", range(GAMES))
@every_game
def test_no_frame_of_a_whole_game_tells_more(name: str, game: int) -> None:
    play_and_check(name, game, 1.0)
