"""A seat is told nothing it may not know.

At positions of random games everything hidden that a seat's masks do not cover is changed: the agents nobody
showed it change places, the mission deck is shuffled, the generator reseeded. Not one byte of what the seat
is told may change with it.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from math import factorial

import numpy as np
import pytest

from conformance import bit_of, everyone, load, play_on
from villainy.engine.kit import SPECTATOR
from villainy.engine.match import Match
from villainy.games.victorian_masterminds.state import Agent, City

NAME = "victorian-masterminds"
LONGEST = 1500
SETTINGS = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "machines": "mole,airship", "mole_target": "any"},
    {"players": 3, "machines": "mole,submersible,spider"},
    {"players": 4, "machines": "chosen", "edition": "de"},
    {"players": 3, "memory_aid": False},
    {"players": 2, "machines": "mole,submersible", "mole_timing": "deferred", "memory_aid": False},
)
settings = pytest.mark.parametrize(
    "setting", SETTINGS, ids=lambda setting: " ".join(map(str, setting.values()))
)


def positions(setting, seed, every):
    """A match at many moments of a random game."""
    match = load(NAME).new(seed=seed, **setting)
    chooser = random.Random(seed)
    yield match
    for count, _ in enumerate(play_on(match, chooser, LONGEST)):
        if count % every == 0 or match.over:
            yield match


def twin_of(match):
    """The same position on bytes of its own, without its past."""
    return Match(match.game, match._states.copy(), match.players, dict(match.options))


def slots(state, owner):
    """Every place where an agent of this owner lies face down: the array, its index, and who has seen it."""
    player = state.players[owner]
    for index in range(player.pile_size):
        yield player.pile, index, player.pile_known[index]
    for city in City:
        for index in range(state.stack_size[city]):
            if state.stack_owner[city, index] == owner:
                yield state.stack_agent, (city, index), state.stack_known[city, index]


def scramble(state, seat, chooser):
    """Change all that is hidden from this seat."""
    bit = bit_of(seat)
    for owner in range(state.seats):
        unseen = [(array, index) for array, index, seen in slots(state, owner) if not seen & bit]
        player = state.players[owner]
        agents = [array[index] for array, index in unseen]
        if player.hand >= 0 and not player.hand_known & bit:
            agents.append(player.hand)
        chooser.shuffle(agents)
        for (array, index), agent in zip(unseen, agents):
            array[index] = agent
        if len(agents) > len(unseen):
            player.hand = agents[-1]
    deck = [state.deck[index] for index in range(state.deck_size)]
    chooser.shuffle(deck)
    for index, mission in enumerate(deck):
        state.deck[index] = mission
    state.generator = chooser.getrandbits(64)


def scrambled(match, seat, chooser):
    twin = twin_of(match)
    scramble(twin.state, seat, chooser)
    return twin


def seen(match, seat):
    return json.dumps(match.view(seat))


# ── The view ───────────────────────────────────────────────────────────────


@settings
def test_a_view_does_not_change_with_what_its_seat_cannot_know(setting):
    chooser = random.Random(1)
    changed = 0
    for match in positions(setting, 21, every=5):
        for seat in everyone(match):
            twin = scrambled(match, seat, chooser)
            changed += twin.to_bytes() != match.to_bytes()
            assert seen(twin, seat) == seen(match, seat)
    assert changed > 50, "nothing was hidden"


@settings
def test_a_scrambled_position_is_one_the_rules_could_have_made(setting):
    chooser = random.Random(2)
    for match in positions(setting, 22, every=9):
        for seat in everyone(match):
            twin = scrambled(match, seat, chooser)
            assert match.game.rules.invariants(twin._states, 0) == 0


@settings
def test_each_hidden_agent_alone_can_be_any_other_for_who_has_not_seen_it(setting):
    for match in positions(setting, 23, every=60):
        for seat in everyone(match):
            expected = seen(match, seat)
            twin = twin_of(match)
            for owner in range(match.players):
                for array, index, known in slots(twin.state, owner):
                    if not known & bit_of(seat):
                        truth = array[index]
                        for agent in Agent:
                            array[index] = agent
                            assert seen(twin, seat) == expected
                        array[index] = truth


@settings
def test_a_view_changes_with_what_its_seat_has_seen(setting):
    """So that the tests above can fail."""
    strict = setting.get("memory_aid") is False
    found = {"pile": 0, "stack": 0}
    for match in positions(setting, 24, every=4):
        for seat in everyone(match):
            expected = seen(match, seat)
            twin = twin_of(match)
            state = twin.state
            for owner in range(match.players):
                for array, index, known in slots(state, owner):
                    if not known & bit_of(seat):
                        continue
                    stacked = isinstance(index, tuple)
                    truth = array[index]
                    array[index] = (truth + 1) % len(Agent)
                    assert (seen(twin, seat) == expected) == (stacked and strict)
                    array[index] = truth
                    found["stack" if stacked else "pile"] += 1
    assert all(found.values()), found


def test_an_agent_in_hand_is_seen_by_its_owner_and_by_all_once_it_was_recycled():
    found = {"own": 0, "recycled": 0, "hidden": 0}
    for match in positions({"players": 3}, 32, every=1):
        for owner in range(match.players):
            player = match.state.players[owner]
            for seat in everyone(match):
                sheet = match.view(seat)["players"][owner]
                assert sheet["holds_agent"] == (player.hand >= 0)
                if player.hand < 0:
                    assert sheet["hand"] is None
                    continue
                recycled = "recycle" in match.notation(match.moments[-1].action)
                assert (sheet["hand"] is not None) == (recycled or seat == owner)
                found["recycled" if recycled else "own" if seat == owner else "hidden"] += 1
    assert all(found.values()), found


def test_if_every_mask_were_set_everything_would_be_seen():
    chooser = random.Random(3)
    differs = 0
    for match in positions({"players": 3}, 25, every=11):
        twin = twin_of(match)
        for owner in range(match.players):
            player = twin.state.players[owner]
            for index in range(player.pile_size):
                player.pile_known[index] = 127
        for city in City:
            for index in range(twin.state.stack_size[city]):
                twin.state.stack_known[city, index] = 127
        other = twin_of(twin)
        for owner in range(match.players):
            places = [(array, index) for array, index, _ in slots(other.state, owner)]
            agents = [array[index] for array, index in places]
            chooser.shuffle(agents)
            for (array, index), agent in zip(places, agents):
                array[index] = agent
        for seat in everyone(match):
            differs += seen(other, seat) != seen(twin, seat)
            assert "null" not in json.dumps(twin.view(seat)["stacks"])
            assert all(None not in player["pile"] for player in twin.view(seat)["players"])
    assert differs > 20


def test_a_view_never_holds_the_generator_nor_the_order_of_the_deck():
    for match in positions({"players": 3}, 26, every=20):
        for seat in everyone(match):
            text = seen(match, seat)
            assert f"{match.state.generator:016x}" not in text
            assert str(match.state.generator) not in text
            waiting = match.position()["state"]["deck"]
            assert not any(mission in text for mission in waiting)


# ── Who has seen what ──────────────────────────────────────────────────────


@settings
def test_a_pile_is_seen_by_its_owner_only_and_below_its_top_only_with_five_codex_tokens(setting):
    """Whoever had the free choice keeps what was seen, until a shuffle."""
    match = load(NAME).new(seed=27, **setting)
    whole = [False] * match.players
    for _ in play_on(match, random.Random(27), LONGEST):
        for event in match.events():
            if event["kind"] == "pile-shuffled":
                whole[event["seat"]] = False
        for owner in range(match.players):
            player = match.state.players[owner]
            if match.seat == owner and match.decision in ("place-agent", "insert-agent"):
                assert player.hand >= 0 or player.pile_known[0] == 1 << owner
                whole[owner] |= player.codex_ones + player.codex_twos >= 5
            known = [player.pile_known[index] for index in range(player.pile_size)]
            assert set(known) <= {0, 1 << owner}
            if not whole[owner]:
                assert not any(known[1:])


@settings
def test_an_agent_in_a_stack_is_known_to_its_owner_or_recycled_before_everybody(setting):
    match = load(NAME).new(seed=28, **setting)
    recycled = set()
    found = 0
    for _ in play_on(match, random.Random(28), LONGEST):
        for event in match.events():
            if event["kind"] == "agent-recycled":
                recycled.add((event["seat"], event["agent"]))
            if event["kind"] == "agent-resolved":
                recycled.discard((event["seat"], event["agent"]))
        for owner in range(match.players):
            for array, index, known in slots(match.state, owner):
                if isinstance(index, tuple):
                    name = Agent(array[index]).name.lower().replace("_", "-")
                    public = (owner, name) in recycled
                    assert known == (127 if public else 1 << owner)
                    found += public
    assert found


def test_strict_play_hides_own_placed_agents_from_the_view():
    kind, strict = ({"players": 3, "memory_aid": aid} for aid in (True, False))
    shown = 0
    for open_table, strict_table in zip(positions(kind, 29, every=4), positions(strict, 29, every=4)):
        for seat in everyone(strict_table):
            stacks = strict_table.view(seat)["stacks"]
            assert all(lying["agent"] is None for stack in stacks.values() for lying in stack)
            public = {city: [lying["owner"] for lying in stack] for city, stack in stacks.items()}
            stacks = open_table.view(seat)["stacks"]
            assert public == {city: [lying["owner"] for lying in stack] for city, stack in stacks.items()}
            own = [lying for stack in stacks.values() for lying in stack if lying["owner"] == seat]
            assert all(lying["agent"] is not None for lying in own)
            shown += len(own)
    assert shown > 50


# ── Questions, actions and events ──────────────────────────────────────────


@settings
def test_what_is_asked_and_what_may_be_done_follow_from_the_deciding_seats_knowledge(setting):
    chooser = random.Random(4)
    for match in positions(setting, 30, every=6):
        if match.over:
            continue
        definition, tables = match.game.definition, match.game.tables
        twin = scrambled(match, match.seat, chooser)
        assert (twin.seat, twin.decision, twin.legal()) == (match.seat, match.decision, match.legal())
        for action in range(len(definition.actions)):
            assert twin.refusal(action) == match.refusal(action)
        for action in match.legal():
            words = definition.action_words(match.state, action, tables)
            assert definition.action_words(twin.state, action, tables) == words
        for seat in everyone(match):
            other = scrambled(match, seat, chooser)
            words = definition.decision_words(match.state, seat, tables)
            assert definition.decision_words(other.state, seat, tables) == words


@settings
def test_the_sentences_of_a_decision_hold_nothing_the_listener_may_not_know(setting):
    chooser = random.Random(5)
    for match in positions(setting, 31, every=15):
        twin = scrambled(match, match.seat, chooser)
        for action in match.legal():
            for locale in ("en", "fr", "de"):
                assert twin.describe(action, locale) == match.describe(action, locale)
        for seat in everyone(match):
            other = scrambled(match, seat, chooser)
            for locale in ("en", "fr", "de"):
                assert other.question(seat, locale) == match.question(seat, locale)


def test_the_agent_about_to_be_placed_is_named_to_its_owner_only():
    named = 0
    for match in positions({"players": 3}, 33, every=2):
        if match.decision != "place-agent":
            continue
        player = match.state.players[match.seat]
        for seat in everyone(match):
            noun, agent = match.game.definition.decision_words(match.state, seat, match.game.tables)["agent"]
            assert noun == "agent"
            if seat == match.seat:
                assert agent == (player.hand if player.hand >= 0 else player.pile[0])
                named += 1
            elif player.hand < 0 or player.hand_known != 127:
                assert agent is None
    assert named > 20


@settings
def test_events_that_turn_nothing_up_are_the_same_whatever_is_hidden(setting):
    """The same action from a position scrambled for the listener gives the same news."""
    chooser = random.Random(6)
    compared = 0
    for match in positions(setting, 33, every=4):
        if match.over:
            continue
        action = chooser.choice(match.legal())
        after = twin_of(match)
        after.play(action)
        for seat in everyone(match):
            twin = scrambled(match, seat, chooser)
            if not after.can_undo or not twin.is_legal(action):
                continue
            twin.play(action)
            if twin.can_undo:
                assert json.dumps(twin.events(seat)) == json.dumps(after.events(seat))
                compared += 1
    assert compared > 20


@settings
def test_an_event_names_an_agent_only_to_who_knows_it(setting):
    hidden = told = 0
    match = load(NAME).new(seed=34, **setting)
    for _ in play_on(match, random.Random(34), LONGEST):
        for seat in everyone(match):
            for event, truth in zip(match.events(seat), match.events(match.moments[-1].seat)):
                if event["kind"] in ("agent-placed", "agent-inserted"):
                    public = event["agent"] is not None and seat != event["seat"]
                    assert not public or _was_recycled(match, event["seat"], event["agent"])
                    hidden += event["agent"] is None
                elif event["kind"] == "agent-taken":
                    assert (event["agent"] is not None) == (seat == event["seat"])
                elif "agent" in event:
                    assert event["agent"] is not None and event == truth
                    told += 1
    assert hidden > 50 and told > 50


def _was_recycled(match, owner, agent):
    """The last thing all saw of this agent was that it was recycled."""
    for moment in range(len(match.moments) - 1, -1, -1):
        for event in match.events(None, moment):
            if event["kind"] == "agent-recycled" and (event["seat"], event["agent"]) == (owner, agent):
                return True
            if event["kind"] == "pile-shuffled" and event["seat"] == owner:
                return False
    return False


# ── Dealing anew ───────────────────────────────────────────────────────────


def test_every_arrangement_that_is_possible_occurs_and_none_more_often() -> None:
    """Three players at the opening: a rival's five agents lie in any of 120 orders."""
    match = load(NAME).new(players=3, seed=4)
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
    match = load(NAME).new(players=3, seed=4)
    states = np.repeat(match._states, 3000)
    for i in range(len(states)):
        match.game.compiled.redeal(states, i, SPECTATOR, np.uint64(i))
    own = Counter(bytes(pile.tobytes()) for pile in states["players"]["pile"][:, 0])
    assert len(own) == factorial(5)
