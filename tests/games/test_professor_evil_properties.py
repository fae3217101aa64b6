"""What holds in every game of Professor Evil, counted from positions and events and not by its own laws."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance import PROFILES, load, play_on
from villainy import bots
from villainy.engine.log import silence
from villainy.engine.match import Match
from villainy.engine.names import kebab
from villainy.games.professor_evil.refusal import Refusal
from villainy.games.professor_evil.state import Decision, Event, Level

NAME = "professor-evil"
LONGEST = PROFILES[NAME].longest
COMPONENTS = load(NAME).components.data
HOURS = ["xii", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi"]
GAMES = [(setting, seed) for seed in range(2) for setting in PROFILES[NAME].settings]


def entries(table):
    """What stands in a table of the components, but for its sources."""
    return {name: value for name, value in COMPONENTS[table].items() if name not in ("source", "note")}


def rooms_of(door):
    rooms = [room for room in entries("rooms") if door.startswith(f"{room}-") or door.endswith(f"-{room}")]
    return sorted(rooms, key=lambda room: not door.startswith(room))


@dataclass(frozen=True)
class Recorded:
    """A game, position by position, and what happened before each."""

    match: Match  # at its end
    positions: list[dict[str, Any]]
    events: list[list[dict[str, Any]]]

    @property
    def happened(self):
        return [event for events in self.events for event in events]


def record(match, moves):
    recorded = Recorded(match, [match.position()["state"]], [match.opening_events()])
    for _ in moves:
        recorded.positions.append(match.position()["state"])
        recorded.events.append(match.events())
    return recorded


def steps_of(recorded):
    return zip(recorded.positions, recorded.positions[1:], recorded.events[1:], strict=False)


def bots_play(match, seed):
    """The bot that knows the game plays for every seat."""
    players = [bots.load("greedy", NAME, seed + seat) for seat in range(match.players)]
    while not match.over:
        match.play(players[match.seat].choose(bots.Table.of(match, match.seat)))
        yield


def game_id(game):
    setting, seed = game
    return f"{' '.join(map(str, setting.values()))} seed {seed}"


@pytest.fixture(scope="module", params=[*GAMES, "greedy 2", "greedy 3", "greedy 4"], ids=str)
def recorded(request):
    if isinstance(request.param, str):
        players = int(request.param[-1])
        match = load(NAME).new(players=players, seed=players, level="first-games")
        return record(match, bots_play(match, players))
    setting, seed = request.param
    match = load(NAME).new(seed=seed, **setting)
    return record(match, play_on(match, random.Random(seed), LONGEST))


# ── The manor ──────────────────────────────────────────────────────────────


def test_every_room_has_three_doors_and_a_carpet_of_each_colour():
    carpets = {room: [] for room in entries("rooms")}
    for door, entry in entries("doors").items():
        for room, carpet in zip(rooms_of(door), entry["carpets"], strict=True):
            carpets[room].append(carpet)
    assert all(sorted(found) == ["blue", "green", "red"] for found in carpets.values())


def test_every_room_can_be_reached_from_every_other():
    reached = {"laboratory"}
    for _ in entries("rooms"):
        reached |= {
            room for door in entries("doors") for room in rooms_of(door) if reached & {*rooms_of(door)}
        }
    assert reached == set(entries("rooms"))


def test_three_steps_by_one_colour_lead_through_three_other_rooms():
    ways = {
        (room, carpet): other
        for door, entry in entries("doors").items()
        for room, other, carpet in zip(rooms_of(door), rooms_of(door)[::-1], entry["carpets"], strict=True)
    }
    for start, colour in ways:
        rooms = [start]
        for _ in range(3):
            rooms.append(ways[rooms[-1], colour])
        assert len(set(rooms)) == 4


# ── Nothing is lost and nothing is made ────────────────────────────────────


def test_every_tile_of_the_level_is_in_one_place(recorded):
    away = COMPONENTS["levels"][recorded.match.options["level"]]
    tiles = [name for name, tile in entries("treasures").items() if tile["minutes"] not in away]
    for state in recorded.positions:
        in_play = [slot["tile"] for slot in state["treasures"].values() if slot["tile"] != "none"]
        assert sorted([*state["tiles"], *in_play, *state["saved"], *state["lost"]]) == sorted(tiles)


def test_every_room_keeps_one_trap_and_there_are_as_many_of_each_type_as_tiles(recorded):
    first = recorded.positions[0]
    assert Counter(first["traps"].values()) == Counter(entries("traps"))
    assert sum(first["armed"].values()) == 6
    assert all(state["traps"] == first["traps"] for state in recorded.positions)


def test_no_two_treasures_are_in_a_room_and_no_room_has_a_second_one(recorded):
    placed = [
        event["room"] for events in recorded.events for event in events if event["kind"] == "treasure-placed"
    ]
    assert len(set(placed)) == len(placed) <= 9
    for state in recorded.positions:
        rooms = [slot["room"] for slot in state["treasures"].values() if slot["room"] != "none"]
        assert len(set(rooms)) == len(rooms) and not {*rooms} & {*state["locations"]}
        assert len(state["locations"]) >= 3


def test_the_cards_of_a_turn_come_off_the_own_pile_and_each_card_comes_once_in_three_turns(recorded):
    shown: dict[int, list[str]] = {}
    for event in recorded.happened:
        if event["kind"] == "cards-revealed":
            shown.setdefault(event["seat"], []).extend([event["first"], event["second"]])
    for seat, cards in shown.items():
        character = recorded.positions[-1]["players"][seat]["character"]
        own = [name for name in COMPONENTS["characters"][character]["cards"] if name != "source"]
        for start in range(0, len(cards), 6):
            dealt = cards[start : start + 6]
            assert len(set(dealt)) == len(dealt) and {*dealt} <= {*own}


# ── What changes, changes by what is told ──────────────────────────────────


def test_nothing_is_discarded_before_the_cards_are_dealt():
    match = load("professor-evil").new(players=3, seed=1, characters="leroy,chosen,chosen")
    assert match.decision == "choose-character"
    assert [player["discard"] for player in match.view()["players"]] == [[], [], []]


def test_treasures_age_by_the_clock_and_by_hurry_only(recorded):
    for before, after, events in steps_of(recorded):
        change = Counter()
        for event in events:
            if event["kind"] == "clock-advanced":
                change.update(dict.fromkeys(before["treasures"], -event["minutes"]))
            elif event["kind"] == "treasure-hurried":
                change[event["colour"]] -= event["minutes"]
            elif event["kind"] == "treasure-delayed":
                change[event["colour"]] += event["minutes"]
        for colour, slot in before["treasures"].items():
            if after["treasures"][colour]["tile"] == slot["tile"]:
                assert 5 * after["treasures"][colour]["steps"] == 5 * slot["steps"] + change[colour]
            elif slot["tile"] in after["lost"]:
                assert 5 * slot["steps"] + change[colour] <= 0
            else:
                assert slot["tile"] in after["saved"]


def test_the_clock_tells_the_hour(recorded):
    for before, after, events in steps_of(recorded):
        minutes = sum(event["minutes"] for event in events if event["kind"] == "clock-advanced")
        assert (HOURS.index(before["hour"]) + minutes // 5) % 12 == HOURS.index(after["hour"])


def test_doors_and_traps_change_as_the_log_says(recorded):
    for before, after, events in steps_of(recorded):
        doors, armed = dict(before["open_doors"]), dict(before["armed"])
        for event in events:
            if event["kind"] in ("door-unlocked", "door-forced"):
                doors[event["door"]] = 1
            elif event["kind"] == "door-locked":
                assert doors[event["door"]] == 1
                doors[event["door"]] = 0
            elif event["kind"] == "trap-disarmed":
                assert armed[event["room"]] == 1
                armed[event["room"]] = 0
            elif event["kind"] == "trap-armed":
                armed[event["room"]] = 1
            elif event["kind"] == "traps-armed":
                armed |= {room: 1 for room, trap in before["traps"].items() if trap == event["trap"]}
        assert (doors, armed) == (after["open_doors"], after["armed"])


def test_a_treasure_is_saved_with_all_its_traps_off_and_they_are_on_again(recorded):
    for before, after, events in steps_of(recorded):
        for event in events:
            if event["kind"] == "treasure-saved":
                types = COMPONENTS["treasures"][event["treasure"]]["traps"]
                rooms = [room for room, trap in before["traps"].items() if trap in types]
                assert not any(before["armed"][room] for room in rooms)
                assert all(after["armed"][room] for room in rooms) or recorded.match.over
                assert (
                    before["players"][event["seat"]]["room"] == before["treasures"][event["colour"]]["room"]
                )


def test_the_professor_walks_by_the_carpet_on_his_side_and_nobody_stays_where_he_is(recorded):
    for before, after, events in steps_of(recorded):
        room = before["professor"]
        for event in events:
            if event["kind"] == "professor-walked":
                side = rooms_of(event["door"]).index(room)
                assert COMPONENTS["doors"][event["door"]]["carpets"][side] == event["colour"]
                room = rooms_of(event["door"])[1 - side]
            if event["kind"] in ("professor-walked", "professor-passed"):
                room = event["room"]
        assert after["professor"] == room
        assert all(player["room"] != room for player in after["players"])


def test_pawns_move_through_open_doors_and_windows_only(recorded):
    for before, after, events in steps_of(recorded):
        doors = dict(before["open_doors"])
        places = [player["room"] for player in before["players"]]
        for event in events:
            if event["kind"] == "door-unlocked":
                doors[event["door"]] = 1
            elif event["kind"] == "pawn-moved":
                start, room = places[event["seat"]], event["room"]
                if start == "outside":
                    assert room in entries("windows")
                else:
                    assert any(
                        doors[door] for door in doors if sorted(rooms_of(door)) == sorted([start, room])
                    )
            if event["kind"] in ("pawn-moved", "pawn-placed", "door-forced"):
                places[event["seat"]] = event["room"]
            elif event["kind"] == "pawn-expelled":
                assert places[event["seat"]] == event["room"]
                places[event["seat"]] = "outside"
        assert places == [player["room"] for player in after["players"]]


def test_turns_go_clockwise(recorded):
    starts = [event["seat"] for event in recorded.happened if event["kind"] == "turn-started"]
    first = recorded.positions[0]["first"]
    assert starts == [(first + turn) % recorded.match.players for turn in range(len(starts))]
    assert len(starts) == recorded.positions[-1]["turns"]


def test_powers_awaken_when_the_clock_passes_iii_or_ix(recorded):
    hour = passed = woken = 0
    for event in recorded.happened:
        if event["kind"] == "clock-advanced":
            steps = event["minutes"] // 5
            passed += any((hour + step) % 6 == 3 for step in range(1, steps + 1))
            hour += steps
        woken += event["kind"] in ("tile-turned-up", "no-tile-left")
    assert passed - 1 <= woken <= passed  # the clock that ends the game wakes nobody


# ── How it ends ────────────────────────────────────────────────────────────


def test_four_saved_or_four_to_six_lost_end_the_game_and_never_both(recorded):
    for state in recorded.positions[:-1]:
        assert len(state["saved"]) < 4 and len(state["lost"]) < 4 and state["result"] == "none"
    assert_ended(recorded.positions[-1])
    won = recorded.positions[-1]["result"] == "four-saved"
    assert recorded.match.outcome == [
        {"seat": seat, "points": int(won), "rank": 1} for seat in range(recorded.match.players)
    ]


def assert_ended(state):
    saved, lost = len(state["saved"]), len(state["lost"])
    if state["result"] == "four-saved":
        assert saved == 4 and lost <= 3
    else:
        assert state["result"] == "four-lost" and 4 <= lost <= 6 and saved <= 3
    slots = [slot["tile"] for slot in state["treasures"].values()]
    assert "none" in slots, "what ended the game is not replaced"


@settings(max_examples=30, deadline=None, derandomize=True, database=None)
@given(players=st.integers(2, 4), level=st.sampled_from(list(Level)), seed=st.integers(0, 2**40))
def test_thousands_of_random_games_end_as_they_should(players, level, seed):
    game = load(NAME)
    declared = game.definition.options
    options = declared.encode(declared.resolve({"level": kebab(level.name)}, players), players)
    states = game.empty(100)
    words = np.arange(seed, seed + 100, dtype=np.uint64)
    game.compiled.play_games(states, options, words, LONGEST, np.zeros(100, np.int64), silence())
    for state in states:
        saved, lost = state["saved_size"], state["lost_size"]
        assert (saved == 4 and lost <= 3) or (4 <= lost <= 6 and saved <= 3)
        assert state["locations_size"] >= 3 and state["over"] == 1
        drawn = 12 - state["locations_size"]
        assert drawn == saved + lost + sum(slot["tile"] >= 0 for slot in state["treasures"])


def test_every_number_of_lost_treasures_ends_some_game():
    game = load(NAME)
    declared = game.definition.options
    options = declared.encode(declared.resolve({}, 3), 3)
    states = game.empty(2000)
    words = np.arange(2000, dtype=np.uint64)
    game.compiled.play_games(states, options, words, LONGEST, np.zeros(2000, np.int64), silence())
    assert {4, 5, 6} <= set(states["lost_size"].tolist())


# ── What the seeded games visit ────────────────────────────────────────────


@cache
def visited():
    """How often each thing happened in the seeded games."""
    seen: Counter[str] = Counter()
    more = [({"players": 2 + seed % 3, "characters": "random"}, seed) for seed in range(30)]
    for setting, seed in [*GAMES, *more]:
        match = load(NAME).new(seed=seed, **setting)
        seen.update(f"event {event['kind']}" for event in match.opening_events())
        for count, action in enumerate(play_on(match, random.Random(seed), LONGEST)):
            note(seen, match, action)
            if count % 3 == 0 or match.decision != "act":
                actions = range(len(match.game.definition.actions))
                seen.update(f"refusal {match.refusal(action)[0]}" for action in actions)
    for setting, seed in product(({}, {"characters": "destiny,nathan"}), range(60)):
        match = load(NAME).new(players=2, seed=seed, **setting)
        while not match.over:  # nobody does anything but roll, and Destiny tries her luck
            actions = [match.parse(text) for text in ("play pot-luck", "roll", "resolve")] + match.legal()
            action = next(action for action in actions if match.is_legal(action))
            match.play(action)
            note(seen, match, action)
    return seen


def note(seen, match, action):
    seen[f"verb {match.notation(action).split()[0]}"] += 1
    seen[f"decision {match.decision}"] += 1
    seen.update(f"event {event['kind']}" for event in match.events())
    seen["somebody else decides"] += match.seat not in (None, match.state.active)


@pytest.mark.parametrize("event", [kebab(event.name) for event in Event])
def test_every_event_happens_somewhere(event):
    assert visited()[f"event {event}"] > 0


@pytest.mark.parametrize("decision", [kebab(decision.name) for decision in Decision])
def test_every_decision_is_asked_somewhere(decision):
    assert visited()[f"decision {decision}"] > 0


@pytest.mark.parametrize("verb", [family.verb for family in load(NAME).definition.actions.families])
def test_every_verb_is_played_somewhere(verb):
    assert visited()[f"verb {verb}"] > 0


@pytest.mark.parametrize("reason", [kebab(reason.name) for reason in Refusal])
def test_every_reason_is_given_somewhere(reason):
    assert visited()[f"refusal {reason}"] > 0


def test_mates_decide_for_themselves():
    assert visited()["somebody else decides"] > 0
