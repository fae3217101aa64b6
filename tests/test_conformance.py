"""What is true of every game, at every setting its tests declare."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import villainy
from conformance import (
    PROFILES,
    case_id,
    cases,
    definition_of,
    everyone,
    load,
    new_match,
    partway,
    play_on,
    played,
)
from villainy.engine import transcript
from villainy.engine.definition import COUNT, SEAT
from villainy.engine.errors import IllegalAction, NothingToUndo, UnknownAction
from villainy.engine.kit import EVENT_ARGUMENTS
from villainy.engine.names import Vocabulary, kebab
from villainy.engine.text import LOCALES

SEEDS = (1, 2, 3)
every_case = pytest.mark.parametrize("case", cases(), ids=case_id)
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


# ── What a game declares ───────────────────────────────────────────────────


def test_every_game_has_a_profile():
    assert set(PROFILES) == set(villainy.GAMES)


@every_game
def test_every_value_of_every_option_is_played_at_some_setting(name):
    for option in load(name).definition.options.options.values():
        played_values = {option.default}
        for setting in PROFILES[name].settings:
            played_values |= set(option.parse(setting.get(option.name, option.default)).split(","))
        assert played_values == set(option.values), option.name


@every_game
def test_options_lie_in_the_state_in_the_order_of_their_declaration(name):
    definition = load(name).definition
    declared = [(option.name, option.slots) for option in definition.options.options.values()]
    fields = definition.layout.dtype["options"]
    assert [(field, int(np.prod(fields[field].shape))) for field in fields.names] == declared
    for setting in PROFILES[name].settings:
        match = load(name).new(seed=1, **setting)
        numbers = definition.options.encode(match.options, match.players).tolist()
        stored = np.hstack([np.ravel(match._states[0]["options"][field]) for field in fields.names])
        assert [*stored.tolist(), match.players] == numbers


@every_game
def test_every_event_names_at_most_as_many_arguments_as_a_row_has(name):
    definition = load(name).definition
    kinds = {"seat", "count", *definition.nouns}
    assert set(definition.events) == set(definition.event_kinds)
    for event in definition.event_kinds:
        assert len(definition.events[event]) <= EVENT_ARGUMENTS
        assert set(definition.events[event].values()) <= kinds


@every_game
def test_every_verb_names_the_arguments_of_its_family(name):
    definition = load(name).definition
    for family in definition.actions.families:
        named = definition.verbs.get(family.verb, {})
        assert len(named) == len(family.axes)
        for axis, (argument, noun) in zip(family.axes, named.items()):
            words = list(axis)
            if noun == SEAT:
                assert words == [str(seat + 1) for seat in range(definition.options.most_seats)]
            elif noun == COUNT:
                assert words == [str(axis.number(word)) for word in words]
            elif (family.verb, argument) not in PROFILES[name].by_place:
                assert words == list(definition.nouns[noun])


@every_game
def test_a_game_says_why_it_ended_and_how_it_went(name):
    definition = load(name).definition
    for number in range(len(PROFILES[name].settings)):
        match = played((name, number), 18)
        view = match.view(None)
        assert view[definition.ending] in definition.nouns[definition.ending]
        assert definition.statistics
        for statistic in definition.statistics:
            assert type(view[statistic]) in (int, list)


# ── A game from its setup to its end ───────────────────────────────────────


@every_case
def test_every_game_ends_and_no_law_is_ever_broken(case):
    mask = np.zeros(len(load(case[0]).definition.actions), np.bool_)
    for seed in SEEDS:
        match = new_match(case, seed)
        with np.errstate(over="raise"):
            assert_lawful(match, mask)
            for _ in play_on(match, random.Random(seed), PROFILES[case[0]].longest):
                assert_lawful(match, mask)


def assert_lawful(match, mask):
    rules, states = match.game.rules, match._states
    assert rules.invariants(states, 0) == 0
    count = rules.legal(states, 0, mask)
    assert count == np.count_nonzero(mask) and np.flatnonzero(mask).tolist() == match.legal()
    # A decision without an answer is never asked, and one with a single answer only where the game says so.
    always = [kebab(decision.name) for decision in match.game.definition.always_asked]
    assert count == 0 if match.over else count >= 2 - (match.decision in always)


@every_case
def test_an_action_is_refused_exactly_where_the_mask_is_not_set(case):
    match = new_match(case, 4)
    actions = range(len(match.game.definition.actions))
    chooser = random.Random(4)
    reasons = Vocabulary.of_names(kebab(reason.name) for reason in type(_reason(match)))
    for count, _ in enumerate(play_on(match, chooser, PROFILES[case[0]].longest)):
        if count % 9 and not match.over:
            continue
        legal = match.legal()
        assert legal == [action for action in actions if match.is_legal(action)]
        assert (match.seat is None) == (match.decision is None) == (not legal) == match.over
        refusals = [match.refusal(action)[0] for action in actions]
        assert [action for action in actions if refusals[action] == "none"] == legal
        assert all(reason in reasons for reason in refusals)


def _reason(match):
    definition = match.game.definition
    return definition.refusal(match.state, 0, True, match.game.tables, match.game.rules.functions)[0]


@every_case
def test_every_action_of_a_game_has_one_text_and_one_number(case):
    match = played(case, 5, steps=20)
    for action in range(len(match.game.definition.actions)):
        assert match.parse(match.notation(action)) == action


# ── Text forms ─────────────────────────────────────────────────────────────


@every_case
def test_a_transcript_replays_to_the_same_bytes_through_its_text(case):
    for share in (0, 0.05, 0.5, 1):
        match = partway(case, 6, share)
        text = transcript.write(match.transcript())
        again = villainy.replay(text)
        assert again.to_bytes() == match.to_bytes()
        assert transcript.write(again.transcript()) == text
        assert again.outcome == match.outcome
        assert again.events(0) == match.events(0)


@every_case
def test_a_position_comes_back_from_json_to_the_same_bytes_and_goes_on_alike(case):
    for part in range(9):
        match = partway(case, 8, part / 8)
        text = json.dumps(match.position())
        again = match.game.from_position(json.loads(text))
        assert again.to_bytes() == match.to_bytes()
        assert json.dumps(again.position()) == text
        assert (again.seat, again.decision, again.legal()) == (match.seat, match.decision, match.legal())
        if part % 3 == 0:
            _go_on_alike(match.copy(), again, random.Random(part))


def _go_on_alike(one, other, chooser):
    for _ in range(25):
        if one.over:
            break
        action = chooser.choice(one.legal())
        one.play(action)
        other.play(action)
        assert one.to_bytes() == other.to_bytes()
        assert one.events(None) == other.events(None)


@every_game
def test_the_same_seed_deals_the_same_table_and_another_seed_another(name):
    game = load(name)
    openings = {game.new(seed=seed).to_bytes() for seed in range(20)}
    assert len(openings) == 20
    assert game.new(seed=3).to_bytes() == game.new(seed=3).to_bytes()


# ── Copies, refusals and the way back ──────────────────────────────────────


@every_case
def test_a_copy_goes_its_own_way(case):
    match = played(case, 9, steps=15)
    before = match.to_bytes()
    told = match.transcript()
    copy = match.copy()
    assert copy.to_bytes() == before and copy.transcript() == told
    for _ in play_on(copy, random.Random(10), PROFILES[case[0]].longest):
        pass
    assert copy.over and not match.over
    assert match.to_bytes() == before and match.transcript() == told
    twin = match.copy()
    match.play(match.legal()[-1])
    assert twin.to_bytes() == before and match.to_bytes() != before
    twin.play(twin.legal()[-1])
    assert twin.to_bytes() == match.to_bytes()


@every_case
def test_an_illegal_action_changes_no_byte(case):
    match = new_match(case, 11)
    actions = range(-2, len(match.game.definition.actions) + 2)
    for count, _ in enumerate(play_on(match, random.Random(11), PROFILES[case[0]].longest)):
        if count % 40 and not match.over:
            continue
        before, told, legal = match.to_bytes(), match.transcript(), match.legal()
        for action in actions:
            if action not in legal:
                known = 0 <= action < len(match.game.definition.actions)
                with pytest.raises(IllegalAction if known else UnknownAction):
                    match.play(action)
        assert (match.to_bytes(), match.transcript(), match.legal()) == (before, told, legal)


@every_case
def test_undo_brings_back_every_byte_and_only_where_nobody_learned_anything(case):
    profile = PROFILES[case[0]]
    match = new_match(case, 12)
    assert not match.can_undo
    with pytest.raises(NothingToUndo):
        match.undo()
    chooser = random.Random(12)
    undone = 0
    viewable = [profile.viewable(match.state, seat) for seat in everyone(match)]
    before, told, generator = match.to_bytes(), match.transcript(), match.state.generator
    for action in play_on(match, chooser, profile.longest):
        after, now_told = match.to_bytes(), match.transcript()
        if match.can_undo:
            undone += 1
            for seat, could_know in zip(everyone(match), viewable):
                assert profile.known(match.state, seat) <= could_know, match.notation(action)
            assert match.state.generator == generator, "something was drawn"
            match.undo()
            assert match.to_bytes() == before and match.transcript() == told
            match.play(action)
            assert match.to_bytes() == after and match.transcript() == now_told
        else:
            with pytest.raises(NothingToUndo):
                match.undo()
            assert match.to_bytes() == after
        viewable = [profile.viewable(match.state, seat) for seat in everyone(match)]
        before, told, generator = after, now_told, match.state.generator
    assert undone > 5


@every_game
def test_what_a_seat_saw_while_another_acted_stays_seen_when_that_is_taken_back(name):
    """A acts, B acts and takes it back: if A was shown something meanwhile, A cannot take the action back."""
    profile = PROFILES[name]
    looked = 0
    for number, setting in enumerate(profile.settings[:6]):
        match = load(name).new(seed=number, **setting)
        for _ in play_on(match, random.Random(number), profile.longest):
            if not match.can_undo or match.over or match.seat == match.moments[-1].seat:
                continue
            actor = match.moments[-1].seat
            before, after = match.copy(), match.copy()
            before.undo()
            could_know = profile.viewable(before.state, actor)
            after.play(after.legal()[0])
            if after.can_undo and not profile.known(after.state, actor) <= could_know:
                looked += 1
                after.undo()
                assert not after.can_undo
    assert looked or not profile.secrets


@every_case
def test_back_to_any_moment_and_forward_again_gives_the_same_bytes(case):
    match = played(case, 14)
    end, actions = match.to_bytes(), [moment.action for moment in match.moments]
    half = len(actions) // 2
    match.rewind(half)
    assert len(match.moments) == half and not match.over
    for action in actions[half:]:
        match.play(action)
    assert match.to_bytes() == end
    match.rewind(0)
    assert match.to_bytes() == new_match(case, 14).to_bytes()


# ── What happened ──────────────────────────────────────────────────────────


@every_case
def test_events_are_the_same_for_everybody_but_for_their_secrets(case):
    profile = PROFILES[case[0]]
    match = new_match(case, 15)
    told = [match.opening_events(seat) for seat in everyone(match)]
    _compare_events(told, profile)
    for _ in play_on(match, random.Random(15), profile.longest):
        told = [match.events(seat) for seat in everyone(match)]
        _compare_events(told, profile)


def _compare_events(told, profile):
    for versions in zip(*told, strict=True):
        spectators = versions[-1]
        for seat, event in enumerate(versions[:-1]):
            assert list(event) == list(spectators) and event["kind"] == spectators["kind"]
            for argument, value in event.items():
                place = (event["kind"], argument)
                assert type(value) in (int, str) or value is None
                if place in profile.secrets:
                    # Who acts knows; who is told, is told the truth; what a spectator hears is public.
                    assert value is not None or event["seat"] != seat
                    truth = versions[event["seat"]][argument]
                    assert value in (None, truth) and spectators[argument] in (None, value)
                else:
                    assert value == spectators[argument]
                    assert value is not None or place in profile.blanks


@every_case
def test_a_view_is_plain_data_for_every_seat_and_for_a_spectator(case):
    match = new_match(case, 16)
    for count, _ in enumerate(play_on(match, random.Random(16), PROFILES[case[0]].longest)):
        if count % 31 == 0 or match.over:
            for seat in everyone(match):
                view = match.view(seat)
                assert json.loads(json.dumps(view)) == view


@every_case
def test_the_outcome_ranks_every_seat_from_one_on(case):
    match = played(case, 17)
    ranks = [result["rank"] for result in match.outcome]
    assert [result["seat"] for result in match.outcome] == list(range(match.players))
    for rank in ranks:
        assert rank == 1 + sum(other < rank for other in ranks)
    if match.game.definition.team:
        points = {result["points"] for result in match.outcome}
        assert points in ({0}, {1}) and set(ranks) == {1}


# ── Three languages ────────────────────────────────────────────────────────


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_everything_a_game_declares_has_its_words(name, locale):
    definition, text = definition_of(name), load(name).text(locale)
    wanted = {"game-title": None, "game-over": None}
    for noun, members in definition.nouns.items():
        wanted |= dict.fromkeys([f"{noun}-{member}" for member in (*members, "hidden")])
    wanted |= dict.fromkeys([f"seat-{seat + 1}" for seat in range(definition.options.most_seats)])
    wanted |= dict.fromkeys([f"action-{family.verb}" for family in definition.actions.families])
    wanted |= dict.fromkeys([f"event-{kind}" for kind in load(name).event_kinds])
    wanted |= dict.fromkeys([f"statistic-{kebab(statistic)}" for statistic in definition.statistics])
    wanted |= dict.fromkeys([f"decision-{kind}" for kind in load(name).decisions], "other")
    wanted |= dict.fromkeys([f"option-{kebab(option)}" for option in definition.options.options], "help")
    for message, attribute in wanted.items():
        assert text.has(message), message
        assert text.has(message, attribute), f"{message}.{attribute}"
    kinds = [text.format(f"decision-{kind}", attribute="kind") for kind in load(name).decisions]
    assert len(set(kinds)) == len(kinds)


@every_case
def test_every_sentence_of_a_game_can_be_said_in_every_language(case):
    """Questions, answers, refusals and events, as they come up; a missing word raises."""
    match = new_match(case, 15)
    actions = range(len(match.game.definition.actions))
    for count, _ in enumerate(play_on(match, random.Random(15), PROFILES[case[0]].longest)):
        locale = LOCALES[count % len(LOCALES)]
        said = [match.tell(event, locale) for seat in everyone(match) for event in match.events(seat)]
        said += [match.question(seat, locale) for seat in everyone(match)]
        said += [match.describe(action, locale) for action in match.legal()]
        if count % 10 == 0:
            said += [match.why_not(action, locale) for action in actions if not match.is_legal(action)]
        assert all(sentence and "{" not in sentence for sentence in said)
