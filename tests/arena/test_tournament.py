"""A tournament stops where its results say so, whatever order they come in; ratings follow from them."""

from __future__ import annotations

from random import Random

import pytest

from arena.meeting import RIVALS, TEAM, made_up, plan_of, play_all, ranking, results, timeless
from conformance import load
from villainy.arena.evidence import Rule, Verdict
from villainy.arena.games import play, play_game
from villainy.arena.plan import Plan
from villainy.arena.standings import standings_of
from villainy.arena.threads import play_on_threads
from villainy.arena.tournament import Tournament

FIELD = ("random", "greedy", "novice")


def decided(plan: Plan, number: int, strongest: str, chance: float = 1.0) -> list[int]:
    """Ranks of a game in which this bot comes first by this chance, and another otherwise."""
    seats = plan.fixture(number).bots
    order = sorted(seats, key=lambda bot: (bot != strongest) == (Random(number).random() < chance))
    return [1 + order.index(bot) for bot in seats]


# ── One game ───────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", [RIVALS, TEAM])
def test_a_game_is_the_same_whenever_it_is_played(name: str) -> None:
    game, plan = load(name), plan_of(name, "random", "greedy")
    first, again = (play(game, plan, 3 if name == RIVALS else 2) for _ in range(2))
    assert timeless(first) == timeless(again)
    assert first.seconds > 0 and len(first.bots) == len(first.points) == len(first.choices) == 2
    assert first.ending in game.definition.nouns[game.definition.ending]
    assert sum(first.choices) <= first.length
    assert list(first.statistics) == list(game.definition.statistics)


def test_rivals_share_a_victory_and_a_team_has_it_together() -> None:
    rivals = play_game(load(RIVALS), ["random", "random"], 4, [1, 2], {})
    assert sum(rivals.wins) == 1
    team = play_game(load(TEAM), ["random", "random"], 4, [1, 2], {})
    assert team.wins == tuple(map(float, team.points)) and len(set(team.wins)) == 1


# ── Stopping ───────────────────────────────────────────────────────────────


def test_it_stops_as_soon_as_the_answer_is_clear() -> None:
    plan = plan_of(RIVALS, "random", "greedy")
    tournament = Tournament(plan, 60)
    for number in tournament.upcoming():
        tournament.add(number, made_up(plan, number, decided(plan, number, "greedy")))
    assert tournament.questions[0].verdict == Verdict.SECOND
    assert len(tournament.records) == 16 and tournament.finished
    assert standings_of(tournament).pairs[0].stronger == "greedy"


def test_it_plays_all_where_that_is_wished() -> None:
    plan = plan_of(RIVALS, "random", "greedy")
    tournament = Tournament(plan, 20, play_all=True)
    for number in tournament.upcoming():
        tournament.add(number, made_up(plan, number, decided(plan, number, "greedy")))
    assert len(tournament.counted()) == 40
    assert tournament.questions[0].verdict == Verdict.SECOND


def test_the_order_in_which_games_end_changes_nothing() -> None:
    plan = plan_of(RIVALS, *FIELD)
    numbers = list(range(plan.number(30, 0)))
    found = []
    for seed in range(3):
        tournament = Tournament(plan, 30)
        for number in numbers:
            tournament.add(number, made_up(plan, number, decided(plan, number, "greedy", 0.8)))
        found.append((ranking(tournament), results(tournament)))
        Random(seed).shuffle(numbers)
    assert found[0] == found[1] == found[2]
    assert any(pair.stronger == "greedy" for pair in found[0][0].pairs)
    assert found[0][0].games < len(numbers)


def test_a_game_counts_once() -> None:
    plan = plan_of(RIVALS, "random", "greedy")
    tournament = Tournament(plan, 5)
    record = made_up(plan, 0, (1, 2))
    assert tournament.add(0, record)
    assert not tournament.add(0, made_up(plan, 0, (2, 1)))
    assert tournament.records == {0: record}
    assert next(tournament.upcoming()) == 1
    assert tournament.counted() == {}  # until the deal was played from the other seat, too


def test_a_table_of_four_plays_on_until_all_its_pairs_are_clear() -> None:
    plan = plan_of(RIVALS, *FIELD, "adept", players=4)
    tournament = Tournament(plan, 100)
    order = ("adept", "novice", "greedy", "random")
    for number in tournament.upcoming():
        seats = plan.fixture(number).bots
        tournament.add(number, made_up(plan, number, [1 + order.index(bot) for bot in seats]))
    assert len(tournament.records) == 4 * 8
    assert [row.bot for row in standings_of(tournament).bots] == list(order)


def test_teams_are_compared_on_the_deals_that_one_wins_and_the_other_loses() -> None:
    plan = plan_of(TEAM, "random", "greedy")
    tournament = Tournament(plan, 100)
    for number in tournament.upcoming():
        deal, lane, _ = plan.place(number)
        won = float(deal % 3 == 0 or (deal % 3 == 1 and lane == 1))  # one in three is the greedy's alone
        tournament.add(number, made_up(plan, number, (1, 1), won))
    (pair,) = standings_of(tournament).pairs
    assert pair.stronger == "greedy" and pair.deals == 23  # of which eight differ
    assert 2 * pair.share - 1 == pytest.approx(-8 / 23)


def test_a_team_alone_plays_all_its_deals_and_is_not_rated() -> None:
    tournament = Tournament(plan_of(TEAM, "random"), 3)
    play_all(tournament)
    found = standings_of(tournament)
    assert found.finished and found.games == 3 and found.pairs == ()
    assert found.bots[0].rating is None and found.bots[0].most > found.bots[0].share


# ── Ratings ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("chance", [0.64, 0.91])
def test_a_rating_is_that_of_elo(chance: float) -> None:
    plan = plan_of(RIVALS, "random", "greedy")
    tournament = Tournament(plan, 2000, play_all=True, rule=Rule())
    for number in tournament.upcoming():
        tournament.add(number, made_up(plan, number, decided(plan, number, "greedy", chance)))
    strong, weak = (row.rating for row in standings_of(tournament).bots)
    assert strong is not None and weak is not None
    assert strong.rating + weak.rating == pytest.approx(3000)
    assert 1 / (1 + 10 ** ((weak.rating - strong.rating) / 400)) == pytest.approx(chance, abs=0.02)
    assert strong.least < strong.rating < strong.most < strong.least + 60


def test_who_always_wins_is_not_infinitely_strong_and_the_interval_says_how_little_is_known() -> None:
    plan = plan_of(RIVALS, "random", "greedy")
    tournament = Tournament(plan, 60)
    for number in tournament.upcoming():
        tournament.add(number, made_up(plan, number, decided(plan, number, "greedy")))
    best = standings_of(tournament).bots[0]
    assert best.bot == "greedy" and best.rating is not None
    assert 1600 < best.rating.rating < 2200 and best.rating.most - best.rating.least > 200


# ── Threads ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("plan", "deals"), [(plan_of(RIVALS, "random", "greedy"), 2), (plan_of(TEAM, "random"), 6)]
)
def test_any_number_of_threads_plays_the_same_tournament(plan: Plan, deals: int) -> None:
    game, found = load(plan.game), []
    for threads in (1, 2):
        tournament = Tournament(plan, deals)
        for number, record in play_on_threads(game, tournament.plan, tournament.upcoming(), threads):
            assert tournament.add(number, record)
        assert tournament.finished
        found.append((results(tournament), ranking(tournament)))
    assert found[0] == found[1]


def test_who_stops_listening_stops_the_games() -> None:
    tournament = Tournament(plan_of(RIVALS, "random", "greedy"), 100)
    playing = play_on_threads(load(RIVALS), tournament.plan, tournament.upcoming(), 2)
    tournament.add(*next(playing))
    playing.close()
    assert len(tournament.records) == 1
