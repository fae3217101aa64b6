"""The table of actions: a number and a text for each, both ways."""

from __future__ import annotations

from enum import IntEnum

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import villainy
from conformance import load
from villainy.engine.actions import ActionTable, Family
from villainy.engine.errors import UnknownAction
from villainy.engine.names import Vocabulary, kebab


class Colour(IntEnum):
    DARK_RED = 0
    BLUE = 1


TABLE = ActionTable(
    Family("pass"),
    Family("paint-over", Colour, Vocabulary.of_names(["left", "right", "roof"])),
    Family("bid", Vocabulary.of_names(str(number) for number in range(1, 4))),
)
every_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def test_actions_are_numbered_family_by_family_the_last_argument_first():
    assert TABLE.texts == [
        "pass",
        "paint-over dark-red left",
        "paint-over dark-red right",
        "paint-over dark-red roof",
        "paint-over blue left",
        "paint-over blue right",
        "paint-over blue roof",
        "bid 1",
        "bid 2",
        "bid 3",
    ]
    assert len(TABLE) == 10


def test_constants_say_where_each_family_begins():
    assert TABLE.constants() == {"PASS": 0, "PAINT_OVER": 1, "BID": 7, "ACTION_COUNT": 10}


def test_arguments_are_the_numbers_behind_the_words():
    assert TABLE.arguments(0) == ()
    assert TABLE.arguments(6) == (1, 2)
    assert TABLE.arguments(8) == (1,)
    assert [TABLE.family(action).verb for action in (0, 6, 8)] == ["pass", "paint-over", "bid"]


@pytest.mark.parametrize("text", ["bid 2", "BID 2", "  bid   2\n", "Bid\t2"])
def test_a_text_is_read_however_it_is_spaced_and_capitalised(text):
    assert TABLE.number(text) == 8


@pytest.mark.parametrize("text", ["", " ", "bid", "bid 4", "bid 2 2", "pass pass", "bid-2", "bid 2;", "8"])
def test_a_text_that_is_no_action_is_refused_by_name(text):
    with pytest.raises(UnknownAction) as refused:
        TABLE.number(text)
    assert refused.value.arguments["value"] == text


@given(st.text(max_size=30))
@settings(max_examples=200, deadline=None, derandomize=True, database=None)
def test_no_text_does_anything_else_than_name_an_action_or_be_refused(text):
    try:
        assert 0 <= TABLE.number(text) < len(TABLE)
    except UnknownAction:
        pass


@every_game
def test_every_action_of_a_game_goes_to_its_text_and_back(name):
    table = load(name).definition.actions
    assert len(set(table.texts)) == len(table)
    for action in range(len(table)):
        text = table.text(action)
        assert table.number(text) == table.number(text.upper()) == action
        family = table.family(action)
        words = [axis.name(number) for axis, number in zip(family.axes, table.arguments(action), strict=True)]
        assert " ".join([family.verb, *words]) == text
        assert table.starts[family.verb] <= action < table.starts[family.verb] + len(family.texts)


def test_a_vocabulary_names_numbers_in_kebab_case():
    colours = Vocabulary.of_enum(Colour)
    assert list(colours) == ["dark-red", "blue"] and len(colours) == 2
    assert (colours.name(0), colours.number("blue")) == ("dark-red", 1)
    assert "blue" in colours and "BLUE" not in colours and "green" not in colours
    assert colours.knows(1) and not colours.knows(2)
    assert kebab("DARK_RED") == "dark-red"


def test_two_enums_in_one_vocabulary_share_no_name():
    class Other(IntEnum):
        BLUE = 7

    with pytest.raises(TypeError):
        Vocabulary.of_enum(Colour, Other)
