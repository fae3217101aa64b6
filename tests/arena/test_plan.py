"""Which game has which number: a pure function, and fair."""

from __future__ import annotations

from collections import Counter

import pytest

import villainy
from arena.meeting import RIVALS, TEAM, plan_of
from conformance import load
from villainy.arena.errors import ArenaError
from villainy.arena.plan import Plan, program_of
from villainy.engine.errors import OptionError

FIELD = ("random", "greedy", "novice", "adept")
PLANS = [
    plan_of(RIVALS, "random", "greedy"),
    plan_of(RIVALS, *FIELD),
    plan_of(RIVALS, *FIELD, ladder=True),
    plan_of(RIVALS, *FIELD[:3], players=3),
    plan_of(RIVALS, *FIELD, players=4),
]
TEAMS = [plan_of(TEAM, "random"), plan_of(TEAM, "random", "greedy", players=3)]
MIXED = plan_of(
    RIVALS, "random", "greedy", **{"edition": "each", "mole-timing": "each", "mole-target": "any"}
)


def plan_id(plan: Plan) -> str:
    return f"{plan.game} {len(plan.bots)} bots at {plan.players}{' ladder' * plan.ladder}"


every_plan = pytest.mark.parametrize("plan", PLANS + TEAMS, ids=plan_id)
of_rivals = pytest.mark.parametrize("plan", PLANS, ids=plan_id)
of_teams = pytest.mark.parametrize("plan", TEAMS, ids=plan_id)


@every_plan
def test_the_number_alone_decides_the_game(plan: Plan) -> None:
    twin = Plan.make(load(plan.game), plan.bots, plan.players, {}, plan.seed, plan.ladder)
    numbers = [71, 3, 0, 40]
    assert [plan.fixture(number) for number in numbers] == [twin.fixture(number) for number in numbers]
    other = Plan.make(load(plan.game), plan.bots, plan.players, {}, plan.seed + 1, plan.ladder)
    assert plan.fixture(3).seed != other.fixture(3).seed


@every_plan
def test_numbers_and_places_go_together(plan: Plan) -> None:
    for number in range(60):
        assert plan.number(*plan.place(number)) == number
        deal, lane, _ = plan.place(number)
        assert number in plan.block(deal, lane)


@of_rivals
def test_on_each_deal_every_bot_has_every_seat_equally_often(plan: Plan) -> None:
    for deal in range(5):
        seats: Counter[tuple[str, int]] = Counter()
        for lane, circle in enumerate(plan.lanes):
            taken = {
                (bot, seat)
                for number in plan.block(deal, lane)
                for seat, bot in enumerate(plan.fixture(number).bots)
            }
            assert taken == {(bot, seat) for bot in circle for seat in range(plan.players)}
            seats.update(taken)
        for bot in plan.bots:
            assert len({seats[bot, seat] for seat in range(plan.players)}) == 1


@every_plan
def test_a_deal_is_the_same_in_every_rotation_and_lane_and_no_bot_has_anothers_luck(plan: Plan) -> None:
    fixtures = [plan.fixture(number) for number in range(48)]
    deals = {fixture.deal: set[int]() for fixture in fixtures}
    for fixture in fixtures:
        deals[fixture.deal].add(fixture.seed)
    assert all(len(seeds) == 1 for seeds in deals.values())
    assert len({next(iter(seeds)) for seeds in deals.values()}) == len(deals)
    drawn = [seed for fixture in fixtures for seed in fixture.seeds]
    assert len(set(drawn)) == len(drawn)


def test_an_option_of_which_each_value_is_asked_has_them_in_turn() -> None:
    """Deal by deal, all combinations, and what an edition brings along with it."""
    deals = [[MIXED.fixture(number).options for number in MIXED.block(deal, 0)] for deal in range(12)]
    assert all(first == second for first, second in deals)
    assert [first for first, _ in deals[:6]] == [first for first, _ in deals[6:]]
    declared = load(RIVALS).definition.options
    assert [first for first, _ in deals[:6]] == [
        declared.resolve({"edition": edition, "mole-timing": timing, "mole-target": "any"}, 2)
        for edition in declared.options["edition"].values
        for timing in declared.options["mole_timing"].values
    ]
    assert MIXED.options["mole_timing"] == "immediate|deferred|immediate|deferred|immediate|deferred"
    assert MIXED.options["mole_target"] == "any" and MIXED.options["lazy_reshuffle"] == "false"
    with pytest.raises(OptionError, match="moustache"):
        plan_of(RIVALS, "random", "greedy", moustache="each")


def test_what_is_told_of_its_options_is_that_of_no_other_plan() -> None:
    """The German edition brings a special action less along: that is not both ways with each edition."""
    editions = plan_of(RIVALS, "random", "greedy", edition="each")
    more = plan_of(RIVALS, "random", "greedy", **{"edition": "each", "one-special-action": "each"})
    assert editions.settings != more.settings and editions.options != more.options
    assert editions.options["one_special_action"] == "false|false|true"


@of_teams
def test_a_team_is_of_one_kind_and_every_kind_plays_every_deal(plan: Plan) -> None:
    for deal in range(4):
        teams = [plan.fixture(plan.number(deal, lane)).bots for lane in range(len(plan.bots))]
        assert teams == [(bot,) * plan.players for bot in plan.bots]


def test_rivals_meet_in_pairs_and_on_a_ladder_only_their_neighbours() -> None:
    assert len(PLANS[1].lanes) == 6
    assert PLANS[2].lanes == (("random", "greedy"), ("greedy", "novice"), ("novice", "adept"))
    assert PLANS[4].lanes == (FIELD,) and len(PLANS[4].pairs) == 6


def test_at_a_larger_table_nobody_always_sits_behind_the_same_rival() -> None:
    plan, behind = PLANS[4], Counter[str]()
    for deal in range(300):
        seats = plan.fixture(plan.number(deal, 0)).bots
        behind[seats[(seats.index("random") + 1) % 4]] += 1
    assert all(70 < behind[bot] < 130 for bot in FIELD[1:])


def test_the_bots_of_a_game_have_a_fingerprint_of_their_own() -> None:
    programs = [program_of(name) for name in villainy.GAMES]
    assert len(set(programs)) == len(programs)
    assert PLANS[0].program == program_of(RIVALS)


@pytest.mark.parametrize(
    ("bots", "players", "said"),
    [
        (["greedy"], 2, "nobody to play against"),
        (["greedy", "greedy"], 2, "“greedy” is named twice"),
        (["greedy", "random"], 3, "At a table of 3 as many bots must meet, not 2."),
    ],
)
def test_bots_that_cannot_meet_are_told_why(bots: list[str], players: int, said: str) -> None:
    with pytest.raises(ArenaError) as refused:
        Plan.make(load(RIVALS), bots, players, {}, 1)
    assert said in refused.value.sentence()
