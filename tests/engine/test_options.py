"""Options: what is given, else what a preset says, else the default; all of it checked."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import villainy
from conformance import load
from villainy.engine.errors import OptionError, VillainyError
from villainy.engine.options import Option, OptionSet

OPTIONS = OptionSet(
    Option("edition", ("old", "new"), "old", presets={"new": {"hard_mode": "true", "pace": "fast"}}),
    Option.flag("hard_mode"),
    Option.flag("music", default=True),
    Option("pace", ("slow", "fast"), "slow", numbers=(10, 20)),
    Option(
        "hats",
        ("any", "top", "bowler", "fez", "cap"),
        "any",
        numbers=(-1, 0, 1, 2, 3),
        slots=4,
        repeatable=("any",),
    ),
    seats=(2, 4),
)
DEFAULTS = {"edition": "old", "hard_mode": "false", "music": "true", "pace": "slow", "hats": "any"}


def test_without_a_word_every_option_has_its_default():
    assert OPTIONS.resolve({}, 2) == DEFAULTS


def test_a_preset_gives_other_options_their_default_and_a_given_value_wins_over_it():
    assert OPTIONS.resolve({"edition": "new"}, 2) == DEFAULTS | {
        "edition": "new",
        "hard_mode": "true",
        "pace": "fast",
    }
    chosen = OPTIONS.resolve({"edition": "new", "pace": "slow"}, 2)
    assert (chosen["pace"], chosen["hard_mode"]) == ("slow", "true")
    assert OPTIONS.resolve({"pace": "slow", "edition": "new"}, 2) == chosen


@pytest.mark.parametrize(
    ("given_value", "meant"),
    [(True, "true"), (False, "false"), ("TRUE", "true"), (" false ", "false"), ("True", "true")],
)
def test_a_flag_is_given_as_a_truth_value_or_as_a_word(given_value, meant):
    assert OPTIONS.resolve({"hard_mode": given_value}, 2)["hard_mode"] == meant


def test_names_may_be_written_with_hyphens_or_underscores():
    assert OPTIONS.resolve({"hard-mode": True}, 2) == OPTIONS.resolve({"hard_mode": True}, 2)


@pytest.mark.parametrize(
    ("value", "players", "resolved"),
    [
        ("any", 3, "any"),
        ("top,any", 2, "top,any"),
        (["top", "fez"], 2, "top,fez"),
        (("cap", "any", "any"), 3, "cap,any,any"),
        ("TOP, Bowler ,fez", 3, "top,bowler,fez"),
    ],
)
def test_a_list_has_one_value_for_each_seat_or_one_for_all(value, players, resolved):
    assert OPTIONS.resolve({"hats": value}, players)["hats"] == resolved


@pytest.mark.parametrize(
    ("given_options", "players", "code"),
    [
        ({"colour": "red"}, 2, "unknown-option"),
        ({"hard_mode": "perhaps"}, 2, "option-value"),
        ({"hard_mode": ""}, 2, "option-value"),
        ({"hard_mode": None}, 2, "option-value"),
        ({"hard_mode": 1}, 2, "option-value"),
        ({"pace": "slow,fast"}, 2, "option-too-many"),
        ({"pace": []}, 2, "option-too-many"),
        ({"hats": "any,any,any,any,any"}, 4, "option-too-many"),
        ({"hats": "top,any"}, 3, "option-per-seat"),
        ({"hats": "top,fez,cap,any"}, 3, "option-per-seat"),
        ({"hats": "top,top"}, 2, "option-twice"),
        ({"hats": "top"}, 2, "option-twice"),
        ({"hats": "crown,any"}, 2, "option-value"),
    ],
)
def test_what_is_no_option_or_no_value_of_it_is_refused(given_options, players, code):
    with pytest.raises(OptionError) as refused:
        OPTIONS.resolve(given_options, players)
    assert refused.value.code == code


def test_options_become_numbers_in_their_order_with_the_number_of_players_last():
    resolved = OPTIONS.resolve({"edition": "new", "hats": "fez,any,top"}, 3)
    assert OPTIONS.encode(resolved, 3).tolist()[:7] == [1, 1, 1, 20, 2, -1, 0]
    assert len(OPTIONS.encode(resolved, 3)) == 9 and OPTIONS.encode(resolved, 3)[-1] == 3
    assert OPTIONS.encode(OPTIONS.resolve({}, 2), 2).tolist() == [0, 0, 1, 10, -1, -1, -1, -1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_possible_number_of_players_is_taken(players):
    assert OPTIONS.check_seats(players) == players


@pytest.mark.parametrize("players", [0, 1, 5, -1, 10**30])
def test_too_few_or_too_many_players_are_refused(players):
    with pytest.raises(OptionError) as refused:
        OPTIONS.check_seats(players)
    assert refused.value.code == "players-out-of-range"
    assert (refused.value.arguments["least"], refused.value.arguments["most"]) == (2, 4)


@pytest.mark.parametrize("players", ["3", "x", True, 2.5, 3.0, None, [3], Fraction(3)])
def test_what_is_no_whole_number_of_players_is_refused(players):
    with pytest.raises(OptionError) as refused:
        OPTIONS.check_seats(players)
    assert refused.value.code == "players-not-a-number"


values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 3),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["true", "false", "any", "top", "top,fez", "slow", "new"]),
    st.lists(st.sampled_from(["any", "top", "fez", 3, None]), max_size=5),
)


@given(
    st.dictionaries(st.sampled_from([*DEFAULTS, "hard-mode", "colour"]), values, max_size=4),
    st.integers(2, 4),
)
@settings(max_examples=300, deadline=None, derandomize=True, database=None)
def test_whatever_is_given_is_resolved_and_encoded_or_refused(given_options, players):
    try:
        resolved = OPTIONS.resolve(given_options, players)
    except VillainyError:
        return
    assert list(resolved) == list(DEFAULTS)
    assert len(OPTIONS.encode(resolved, players)) == 9
    assert OPTIONS.resolve(resolved, players) == resolved, "what is resolved stays so"


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_the_defaults_and_presets_of_every_game_are_values_of_their_options(name):
    options = load(name).definition.options
    for option in options.options.values():
        assert option.default in option.values
        assert not option.numbers or len(option.numbers) == len(option.values)
        assert set(option.repeatable) <= set(option.values)
        for value, presets in option.presets.items():
            assert value in option.values
            for other, preset in presets.items():
                assert options.options[other].parse(preset) == preset
