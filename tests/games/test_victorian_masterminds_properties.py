"""What holds in every game of Victorian Masterminds, counted from its positions and not by its own laws."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import load, play_on
from villainy.engine.match import Match
from villainy.engine.names import Vocabulary, kebab
from villainy.games.victorian_masterminds.refusal import Refusal
from villainy.games.victorian_masterminds.state import Decision, Event, Machine

NAME = "victorian-masterminds"
MACHINES = Vocabulary.of_enum(Machine)
LONGEST = 1500
AGENTS = ["engineer", "gunner", "henchman", "number-2", "saboteur"]
SETTINGS = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "edition": "de"},
    {"players": 3, "edition": "de"},
    {"players": 4, "edition": "fr", "machines": "chosen"},
    {"players": 2, "machines": "mole,zeppelin"},
    {"players": 3, "machines": "mole,fortress,airship", "mole_target": "any"},
    {"players": 4, "strict_supply": True, "spoils_first": True, "lazy_reshuffle": True},
    {
        "players": 3,
        "mandatory_abilities": True,
        "unlimited_firepower": True,
        "capture_gives_city_spoils": True,
    },
)
GAMES = [(setting, seed) for seed in range(2) for setting in SETTINGS]


@dataclass(frozen=True)
class Recorded:
    """A random game, position by position."""

    setting: dict[str, Any]
    match: Match  # at its end
    positions: list[dict[str, Any]]
    decisions: list[tuple[str | None, int | None]]
    tables: list[tuple[Any, Any, Any]]  # now and then: position, a spectator's view, points and ranks


def game_id(game):
    setting, seed = game
    return f"{' '.join(map(str, setting.values()))} seed {seed}"


@pytest.fixture(scope="module", params=GAMES, ids=game_id)
def recorded(request):
    setting, seed = request.param
    match = load(NAME).new(seed=seed, **setting)
    record = Recorded(setting, match, [], [], [])
    results = np.zeros((4, 2), np.int64)

    def note():
        record.positions.append(match.position()["state"])
        record.decisions.append((match.decision, match.seat))
        if len(record.positions) % 8 == 1 or match.over:
            match.game.rules.score(match._states, 0, results)
            record.tables.append((record.positions[-1], match.view(None), results.tolist()))

    note()
    for _ in play_on(match, random.Random(seed), LONGEST):
        note()
    return record


# ── Nothing is lost and nothing is made ────────────────────────────────────


def test_each_player_always_has_one_agent_of_each_kind(recorded):
    for state in recorded.positions:
        for seat in range(recorded.match.players):
            assert sorted(agents_of(state, seat)) == AGENTS


def agents_of(state, seat):
    player = state["players"][seat]
    yield from player["pile"]
    if player["hand"] != "none":
        yield player["hand"]
    yield from (agent for agent, lies in player["discard"].items() if lies)
    for city, owners in state["stack_owner"].items():
        yield from (a for owner, a in zip(owners, state["stack_agent"][city], strict=True) if owner == seat)
    turned = state["resolution"]
    # An agent lies in the turned stack until it has acted, and only then in the discard area.
    for place, (owner, agent) in enumerate(zip(turned["owners"], turned["agents"], strict=True)):
        if owner == seat and place >= turned["next"] - 1:
            yield agent


def test_parts_scientists_codex_and_mayhem_tokens_are_conserved(recorded):
    strict = recorded.setting.get("strict_supply", False)
    for state in recorded.positions:
        players = state["players"][: recorded.match.players]
        parts = [sum(player["bolts"]) + sum(player["plates"]) for player in players]
        assert state["parts_pool"] + sum(parts) == 85
        assert state["scientist_pool"] + sum(player["scientists"] for player in players) == 12
        codex = [player["codex_ones"] + player["codex_twos"] for player in players]
        assert state["codex_pool"] + sum(codex) == 48
        assert state["mayhem_pool"] + sum(player["mayhem"] for player in players) == 30
        assert min(state["scientist_pool"], state["codex_pool"], state["parts_pool"]) >= 0
        assert state["mayhem_pool"] >= 0 or not strict
        assert max(codex) <= 10
        for player in players:
            assert min(player["scientists"], player["mayhem"], *player["bolts"], *player["plates"]) >= 0
            assert min(player["codex_ones"], player["codex_twos"]) >= 0
            assert player["scientists"] <= player["cells"] <= 4 or player["machine"] == "none"


def test_each_mission_is_in_the_deck_in_a_city_or_claimed_and_only_once(recorded):
    for state in recorded.positions:
        claimed = [mission for mission, seat in state["claimant"].items() if seat >= 0]
        shown = [mission for mission in state["missions"].values() if mission != "none"]
        everywhere = [*claimed, *shown, *state["deck"]]
        assert len(everywhere) == 24 and len(set(everywhere)) == 24


def test_each_machine_is_played_by_one_player_and_empty_seats_have_nothing(recorded):
    for state in recorded.positions:
        machines = [player["machine"] for player in state["players"][: recorded.match.players]]
        chosen = [machine for machine in machines if machine != "none"]
        assert len(set(chosen)) == len(chosen)
        for player in state["players"][recorded.match.players :]:
            assert player["machine"] == "none" and player["pile"] == []
            assert not any(player["built"]) and player["scientists"] == 0


# ── What only grows ────────────────────────────────────────────────────────


def test_the_secret_service_rises_by_one_for_each_captured_building_and_never_falls(recorded):
    start = level = None
    for state in recorded.positions:
        captured = sum(seat >= 0 for city in state["captor"].values() for seat in city.values())
        if start is None:
            start = level = state["level"]
        assert level <= state["level"] <= min(12, start + captured)
        level = state["level"]
    assert level == min(12, start + captured)


def test_firepower_never_falls_and_what_is_built_captured_or_claimed_stays_so(recorded):
    limit = 127 if recorded.setting.get("unlimited_firepower") else 12
    before = None
    for state in recorded.positions:
        if before is not None:
            for old, new in zip(before["players"], state["players"][: recorded.match.players]):
                assert old["firepower"] <= new["firepower"] <= limit
                assert all(was <= now for was, now in zip(old["built"], new["built"]))
                assert all(was <= now for was, now in zip(old["bonus_powers"], new["bonus_powers"]))
                assert old["cells"] <= new["cells"] and old["codex_level"] <= new["codex_level"]
                assert old["mayhem"] <= new["mayhem"] and old["codex_twos"] <= new["codex_twos"]
            for mission, seat in before["claimant"].items():
                assert seat < 0 or state["claimant"][mission] == seat
            for city, buildings in before["captor"].items():
                for building, seat in buildings.items():
                    assert seat < 0 or state["captor"][city][building] == seat
            assert before["turns"] <= state["turns"]
            assert before["trigger"] in ("none", state["trigger"])
        before = state


def test_parts_leave_a_segment_only_when_it_is_built(recorded):
    tables = load(NAME).tables
    before = None
    for state in recorded.positions:
        for seat in range(recorded.match.players):
            now = state["players"][seat]
            if now["machine"] == "none":
                continue
            machine = MACHINES.number(now["machine"])
            for segment in range(8):
                bolts, plates = now["bolts"][segment], now["plates"][segment]
                needed = (
                    int(tables["SEGMENT_BOLTS"][machine, segment]),
                    int(tables["SEGMENT_PLATES"][machine, segment]),
                )
                assert bolts <= needed[0] and plates <= needed[1]
                assert (bolts, plates) != needed, "a full segment is built at once"
                if now["built"][segment]:
                    assert (bolts, plates) == (0, 0)
                elif before is not None:
                    was = before["players"][seat]
                    assert was["bolts"][segment] <= bolts and was["plates"][segment] <= plates
        before = state


def test_a_built_segment_brings_its_bonus(recorded):
    """Cells, the codex level and the bonus powers are those of the machine and its built segments."""
    tables = load(NAME).tables
    power_1, power_2, codex, cell = range(4)
    for state in recorded.positions:
        for player in state["players"][: recorded.match.players]:
            if player["machine"] != "none":
                machine = MACHINES.number(player["machine"])
                bonuses = [
                    int(tables["SEGMENT_BONUS"][machine, place])
                    for place in range(8)
                    if player["built"][place]
                ]
                assert player["cells"] == int(tables["START_CELLS"][machine]) + bonuses.count(cell)
                assert player["codex_level"] == 1 + (codex in bonuses)
                assert player["bonus_powers"] == [power_1 in bonuses, power_2 in bonuses]


def test_no_stack_waits_at_its_limit_but_one_the_mole_has_filled(recorded):
    for state in recorded.positions:
        for city, owners in state["stack_owner"].items():
            full = len(owners) >= state["limit"]
            assert not full or state["queued"] == city or state["final_resolution"]


def test_a_pile_is_empty_only_if_no_agent_lies_in_the_discard_area(recorded):
    """At every placement, unless the table shuffles late: who can shuffle has shuffled."""
    for state, (decision, decider) in zip(recorded.positions, recorded.decisions, strict=True):
        if decision == "place-agent":
            for seat, player in enumerate(state["players"][: recorded.match.players]):
                if seat == decider or not recorded.setting.get("lazy_reshuffle"):
                    held = player["hand"] != "none"
                    assert player["pile"] or held or not any(player["discard"].values())


# ── Points and ranks ───────────────────────────────────────────────────────


def ranks_of(points, segments):
    """More points, then more segments; who is equal in both shares the rank."""
    strengths = list(zip(points, segments))
    return [1 + sum(other > own for other in strengths) for own in strengths]


def test_the_score_sheet_of_every_view_adds_up_to_the_points_of_the_rules(recorded):
    match = recorded.match
    for state, view, results in recorded.tables:
        for seat in range(match.players):
            sheet = dict(view["players"][seat]["points"])
            total = sheet.pop("total")
            assert total == sum(sheet.values()) == results[seat][0]
            assert sheet == expected_sheet(state, seat, match)
        segments = [sum(player["built"]) for player in state["players"][: match.players]]
        expected = ranks_of([points for points, _ in results[: match.players]], segments)
        assert [rank for _, rank in results[: match.players]] == expected
    assert [result["points"] for result in match.outcome] == [
        points for points, _ in results[: match.players]
    ]
    assert [result["rank"] for result in match.outcome] == expected


def expected_sheet(state, seat, match):
    components = match.game.components.data
    player = state["players"][seat]
    missions = components["missions"]["basic"] | components["missions"]["advanced"]
    bonuses = []
    if player["machine"] != "none":
        pieces = components["machines"][player["machine"]]["segments"]
        names = [name for name in pieces if name != "source"]
        bonuses = [pieces[name]["bonus"].split() for name, built in zip(names, player["built"]) if built]
    return {
        "segments": sum(int(bonus[1]) for bonus in bonuses if bonus[0] == "points"),
        "buildings": 2 * sum(owner == seat for city in state["captor"].values() for owner in city.values()),
        "missions": sum(
            missions[name]["reward"] for name, owner in state["claimant"].items() if owner == seat
        ),
        "mayhem": 2 * player["mayhem"],
        "codex": player["codex_ones"] + 2 * player["codex_twos"],
    }


@cache
def finished(players):
    match = load(NAME).new(players=players, seed=players)
    for _ in play_on(match, random.Random(players), LONGEST):
        pass
    return match


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(
    players=st.integers(2, 4),
    sheets=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=4, max_size=4),
)
def test_ranks_follow_points_then_segments_and_else_are_shared(players, sheets):
    """On a table where points come from mayhem tokens only, so that ties are common."""
    match = finished(players).copy()
    state = match.state
    for city in range(5):
        for building in range(4):
            state.captor[city, building] = -1
    for mission in range(24):
        state.claimant[mission] = -1
    tables = match.game.tables
    for seat, (mayhem, segments) in zip(range(players), sheets):
        player = state.players[seat]
        player.codex_ones = player.codex_twos = 0
        player.mayhem = mayhem
        worthless = [place for place in range(8) if tables["SEGMENT_BONUS"][player.machine, place] != 5]
        for place in range(8):
            player.built[place] = int(place in worthless[:segments])
    expected = ranks_of(*zip(*sheets[:players]))
    assert [result["points"] for result in match.outcome] == [2 * mayhem for mayhem, _ in sheets[:players]]
    assert [result["rank"] for result in match.outcome] == expected


# ── What the seeded games visit ────────────────────────────────────────────


@cache
def visited():
    """How often each thing happened in the seeded games."""
    seen = Counter()
    rare = [
        {"players": 2, "machines": "submersible,airship", "one_special_action": True},
        {"players": 2, "machines": "submersible,spider", "no_scientists_in_extra_turn": True},
        {"players": 2, "machines": "mole,zeppelin"},
        {"players": 4, "mandatory_abilities": True},
    ]
    more = [({"players": 2 + seed % 3}, seed) for seed in range(10, 30)]
    # At random most machines are finished; in these games the Secret Service is quicker, missions or piles
    # run out, or somebody wants what an Extra Turn forbids.
    more += [
        ({"players": players}, seed)
        for players, seed in [
            (2, 40),
            (3, 31),
            (3, 62),
            (4, 61),
            (3, 44),
            (4, 77),
            (2, 54),
            (3, 91),
            (3, 133),
        ]
    ]
    more.append((rare[1], 22))
    for setting, seed in [*GAMES, *((setting, seed) for setting in rare for seed in range(8)), *more]:
        match = load(NAME).new(seed=seed, **setting)
        seen.update(f"event {event['kind']}" for event in match.opening_events())
        sampled = range(len(match.game.definition.actions))
        for count, action in enumerate(play_on(match, random.Random(seed), LONGEST)):
            seen[f"verb {match.notation(action).split()[0]}"] += 1
            seen[f"decision {match.decision}"] += 1
            kinds = [event["kind"] for event in match.events()]
            seen.update(f"event {kind}" for kind in kinds)
            state = match.state
            seen["a stack waits in the queue"] += state.queued >= 0
            seen["an agent inserted in the final resolution"] += (
                bool(state.final_resolution) and "agent-inserted" in kinds
            )
            seen["somebody else decides"] += match.seat not in (None, state.active)
            seen["a mission slot is empty"] += min(state.missions[city] for city in range(5)) < 0
            if count % 9 == 0 or state.extra_turn or match.decision == "claim-mission":
                seen.update(f"refusal {match.refusal(action)[0]}" for action in sampled)
        seen["refusal game-over"] += match.refusal(0)[0] == "game-over"
        seen[f"trigger {match.view(None)['trigger']}"] += 1
    return seen


@pytest.mark.parametrize("trigger", ["machine", "secret-service"])
def test_both_triggers_end_games(trigger):
    assert visited()[f"trigger {trigger}"] >= 3


@pytest.mark.parametrize("event", [kebab(event.name) for event in Event])
def test_every_event_happens_somewhere(event):
    assert visited()[f"event {event}"] > 0


@pytest.mark.parametrize("decision", [kebab(decision.name) for decision in Decision])
def test_every_decision_is_asked_somewhere(decision):
    assert visited()[f"decision {decision}"] > 0


@pytest.mark.parametrize(
    "verb", [family.verb for family in load(NAME).definition.actions.families if family.verb != "insert"]
)
def test_every_verb_is_played_somewhere(verb):
    assert visited()[f"verb {verb}"] > 0


@pytest.mark.parametrize("reason", [kebab(reason.name) for reason in Refusal])
def test_every_reason_is_given_somewhere(reason):
    assert visited()[f"refusal {reason}"] > 0


@pytest.mark.parametrize(
    "thing",
    [
        "a stack waits in the queue",
        "an agent inserted in the final resolution",
        "somebody else decides",
        "a mission slot is empty",
    ],
)
def test_rare_things_happen_somewhere(thing):
    assert visited()[thing] > 0
