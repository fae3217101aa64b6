"""Bots know what their seat knows, choose what is allowed, and greedy is worth playing."""

from __future__ import annotations

import json

import pytest

import villainy
from bots.playing import hidden_part, play_out
from conformance import PROFILES, cases, load, new_match
from villainy import bots
from villainy.engine.errors import OptionError
from villainy.engine.match import Match

GAMES = 10  # to see who is better
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


@every_game
def test_every_game_has_a_bot_that_plays_anything_and_one_that_wants_to_win(name: str) -> None:
    assert bots.names(name) == ["random", "greedy", "novice", "adept", "expert"]


@every_game
def test_a_table_is_plain_data_with_no_way_to_the_match(name: str) -> None:
    match = load(name).new(seed=4)
    table = bots.Table.of(match, match.seat or 0)
    assert json.loads(json.dumps(table.view)) == table.view
    assert [table.notation(action) for action in table.legal] == list(table.texts)
    ways = [value for field, value in vars(table).items() if field != "imagined"]
    assert not any(isinstance(value, Match | villainy.engine.game.Game) for value in ways)


@every_game
def test_what_a_seat_imagines_is_dealt_anew_and_has_no_past(name: str) -> None:
    match = load(name).new(players=load(name).definition.options.most_seats, seed=4)
    for _ in range(30):
        seat = match.seat
        assert seat is not None
        imagined = [bots.Table.of(one, seat).imagined for one in (match, match.redeal(seat, 99))]
        assert imagined[0] is not None and imagined[1] is not None
        assert imagined[0].states.tobytes() == imagined[1].states.tobytes()
        assert not imagined[0].moments and imagined[0].seed is None
        assert imagined[0].view(seat) == match.view(seat)
        match.play(match.legal()[-1])


@every_game
def test_a_seat_that_is_not_asked_has_nothing_to_choose_from(name: str) -> None:
    match = load(name).new(players=load(name).definition.options.most_seats, seed=4)
    for seat in range(match.players):
        assert bool(bots.Table.of(match, seat).legal) == (seat == match.seat)


@every_game
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_what_a_seat_cannot_know_changes_neither_its_table_nor_its_choice(name: str, kind: str) -> None:
    match = load(name).new(players=load(name).definition.options.most_seats, seed=11)
    driver = bots.load("greedy", name, 1)
    changed = 0
    while (seat := match.seat) is not None:
        table = bots.Table.of(match, seat)
        twin = match.redeal(seat, len(match.moments))
        changed += hidden_part(twin) != hidden_part(match)
        hidden = bots.Table.of(twin, seat)
        assert (hidden.view, hidden.decision, hidden.texts) == (table.view, table.decision, table.texts)
        choices = [bots.load(kind, name, 5).choose(seen) for seen in (table, hidden)]
        assert choices[0] == choices[1]
        match.play(driver.choose(table))
    assert changed > len(match.moments) / 2


@every_game
def test_bots_of_the_same_seed_play_the_same_game(name: str) -> None:
    players = load(name).definition.options.most_seats
    games = []
    for _ in range(2):
        match = load(name).new(players=players, seed=9)
        play_out(match, (["random", "greedy"] * players)[:players], seed=2)
        games.append(match.transcript())
    assert games[0] == games[1]


@every_game
def test_an_unknown_bot_is_refused_by_name(name: str) -> None:
    with pytest.raises(OptionError) as refused:
        bots.load("clever", name, 1)
    assert "clever" in str(refused.value) and "greedy" in str(refused.value)


@every_game
def test_greedy_ends_its_games_at_every_setting(name: str) -> None:
    for case in cases([name]):
        match = new_match(case, 1)
        play_out(match, ["greedy"] * match.players)
        assert match.over and len(match.moments) < PROFILES[name].longest


@every_game
def test_greedy_beats_random(name: str) -> None:
    """Four of five games against it; in a team, more games together than random wins."""
    if load(name).definition.team:
        assert team_wins(name, "greedy") > team_wins(name, "random")
        return
    won = 0
    for seed in range(GAMES):
        match = load(name).new(players=2, seed=seed)
        kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        play_out(match, kinds, seed)
        outcome = match.outcome
        assert outcome is not None
        won += outcome[kinds.index("greedy")]["rank"] == 1
    assert won >= 0.8 * GAMES


def team_wins(name: str, kind: str) -> int:
    won = 0
    for seed in range(GAMES):
        match = load(name).new(players=2, seed=seed)
        play_out(match, [kind] * 2, seed)
        outcome = match.outcome
        assert outcome is not None
        won += outcome[0]["points"]
    return won
