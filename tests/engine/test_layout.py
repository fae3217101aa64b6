"""A state's record and the same state as plain data, inverse to the byte."""

from __future__ import annotations

import copy
import json
from enum import IntEnum

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from villainy.engine.errors import PositionError
from villainy.engine.layout import Field, Layout


class Suit(IntEnum):
    SUN = 0
    DARK_MOON = 1


class Town(IntEnum):
    EAST = 0
    WEST = 1


INNER = Layout(
    Field("held", "i1"),
    Field("cards", "i1", (3,), of=Suit, size="held"),
    Field("worth", "i1", (3,), size="held"),
    Field("marks", "i1", (Suit,)),
)
LAYOUT = Layout(
    Field("generator", "u8"),
    Field("turns", "i2"),
    Field("score", "i2", (3,)),
    Field("trump", "i1", of=Suit),
    Field("level", "i1"),
    Field("grid", "i1", (Town, Suit)),
    Field("rows", "i1", (2, 2), of=Suit),
    Field("high", "i1", (Town,)),
    Field("stack", "i1", (Town, 2), of=Suit, size="high"),
    Field("hands", INNER, (2,)),
    Field("table", INNER),
    Field("spare", "i1", (5,)),
)


def fresh():
    return np.zeros(1, LAYOUT.dtype)


small = st.integers(-128, 127)
suits = st.sampled_from([-1, 0, 1])


@st.composite
def inner(draw, record):
    size = draw(st.integers(0, 3))
    record["held"] = size
    for index in range(3):
        record["cards"][index] = draw(suits) if index < size else -1
        record["worth"][index] = draw(small) if index < size else 0
    for index in range(2):
        record["marks"][index] = draw(small)


@st.composite
def states(draw):
    """Any record whose unused entries are empty."""
    array = fresh()
    record = array[0]
    record["generator"] = draw(st.integers(0, 2**64 - 1))
    record["turns"] = draw(st.integers(-(2**15), 2**15 - 1))
    record["score"] = draw(st.lists(st.integers(-300, 300), min_size=3, max_size=3))
    record["trump"] = draw(suits)
    record["level"] = draw(small)
    record["grid"] = draw(st.lists(st.lists(small, min_size=2, max_size=2), min_size=2, max_size=2))
    record["rows"] = draw(st.lists(st.lists(suits, min_size=2, max_size=2), min_size=2, max_size=2))
    for town in range(2):
        record["high"][town] = draw(st.integers(0, 2))
        for index in range(2):
            record["stack"][town][index] = draw(suits) if index < record["high"][town] else -1
    draw(inner(record["hands"][0]))
    draw(inner(record["hands"][1]))
    draw(inner(record["table"]))
    return array


@given(states())
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
def test_a_record_comes_back_from_plain_data_to_the_byte(array):
    plain = json.loads(json.dumps(LAYOUT.to_plain(array[0])))
    again = fresh()
    LAYOUT.from_plain(again[0], plain)
    assert again.tobytes() == array.tobytes()
    assert LAYOUT.to_plain(again[0]) == plain


def example():
    array = fresh()
    record = array[0]
    record["generator"] = 2**64 - 2
    record["trump"] = -1
    record["rows"] = [[0, 1], [-1, 0]]
    record["stack"] = -1
    record["high"] = [0, 1]
    record["stack"][1][0] = 1
    for hand in (record["hands"][0], record["hands"][1], record["table"]):
        hand["cards"] = -1
    record["table"]["held"] = 2
    record["table"]["cards"] = [1, 0, -1]
    record["table"]["worth"] = [5, 6, 0]
    return array


def test_plain_data_has_names_for_what_has_names_and_no_unused_entries():
    empty = {"cards": [], "worth": [], "marks": {"sun": 0, "dark-moon": 0}}
    assert LAYOUT.to_plain(example()[0]) == {
        "generator": "fffffffffffffffe",
        "turns": 0,
        "score": [0, 0, 0],
        "trump": "none",
        "level": 0,
        "grid": {"east": {"sun": 0, "dark-moon": 0}, "west": {"sun": 0, "dark-moon": 0}},
        "rows": [["sun", "dark-moon"], ["none", "sun"]],
        "stack": {"east": [], "west": ["dark-moon"]},
        "hands": [empty, empty],
        "table": {"cards": ["dark-moon", "sun"], "worth": [5, 6], "marks": {"sun": 0, "dark-moon": 0}},
        "spare": [0, 0, 0, 0, 0],
    }


def changed(*path, to):
    """The example's plain data with one thing changed, or removed."""
    data = copy.deepcopy(LAYOUT.to_plain(example()[0]))
    inside = data
    for step in path[:-1]:
        inside = inside[step]
    if to is REMOVED:
        del inside[path[-1]]
    else:
        inside[path[-1]] = to
    return data


REMOVED = object()


@pytest.mark.parametrize(
    ("path", "to", "code", "where"),
    [
        (("turns",), REMOVED, "position-missing-field", "state.turns"),
        (("table", "cards"), REMOVED, "position-missing-field", "state.table.cards"),
        (("colour",), 1, "position-unknown-field", "state.colour"),
        (("high",), {"east": 0, "west": 1}, "position-unknown-field", "state.high"),
        (("turns",), "3", "position-not-a-number", "state.turns"),
        (("turns",), 3.0, "position-not-a-number", "state.turns"),
        (("turns",), True, "position-not-a-number", "state.turns"),
        (("turns",), [3], "position-not-a-number", "state.turns"),
        (("turns",), 2**15, "position-out-of-range", "state.turns"),
        (("level",), -129, "position-out-of-range", "state.level"),
        (("score", 1), 10**30, "position-out-of-range", "state.score[1]"),
        (("score",), [1, 2], "position-wrong-length", "state.score"),
        (("score",), [1, 2, 3, 4], "position-wrong-length", "state.score"),
        (("score",), {"0": 1}, "position-wrong-length", "state.score"),
        (("trump",), "star", "position-unknown-name", "state.trump"),
        (("trump",), "SUN", "position-unknown-name", "state.trump"),
        (("trump",), 0, "position-unknown-name", "state.trump"),
        (("trump",), [], "position-unknown-name", "state.trump"),
        (("grid", "east"), REMOVED, "position-wrong-keys", "state.grid"),
        (("grid", "north"), {"sun": 0, "dark-moon": 0}, "position-wrong-keys", "state.grid"),
        (("grid", "west"), [0, 0], "position-wrong-keys", "state.grid.west"),
        (("grid", "west", "sun"), "x", "position-not-a-number", "state.grid.west.sun"),
        (("rows", 1, 0), "star", "position-unknown-name", "state.rows[1][0]"),
        (("stack", "west"), ["sun"] * 3, "position-list-too-long", "state.stack.west"),
        (("stack", "west"), "sun", "position-list-too-long", "state.stack.west"),
        (("stack", "west", 0), "star", "position-unknown-name", "state.stack.west[0]"),
        (("table", "worth"), [5], "position-lists-differ", "state.table.worth"),
        (("table", "worth"), [5, 6, 7], "position-lists-differ", "state.table.worth"),
        (("hands",), [], "position-wrong-length", "state.hands"),
        (("hands", 1), 3, "position-not-a-table", "state.hands[1]"),
        (("table",), [], "position-not-a-table", "state.table"),
        (("generator",), 5, "position-not-a-word", "state.generator"),
        (("generator",), "12", "position-not-a-word", "state.generator"),
        (("generator",), "zzzzzzzzzzzzzzzz", "position-not-a-word", "state.generator"),
    ],
)
def test_what_is_wrong_in_plain_data_is_named_with_its_place(path, to, code, where):
    with pytest.raises(PositionError) as refused:
        LAYOUT.from_plain(fresh()[0], changed(*path, to=to))
    assert (refused.value.code, refused.value.arguments["where"]) == (code, where)


@pytest.mark.parametrize(
    "word", ["-000000000000001", "+000000000000001", "0x00000000000001", "00_0000000000001"]
)
def test_a_word_of_64_bits_is_sixteen_hexadecimal_digits_and_nothing_else(word):
    with pytest.raises(PositionError) as refused:
        LAYOUT.from_plain(fresh()[0], changed("generator", to=word))
    assert refused.value.code == "position-not-a-word"


@pytest.mark.parametrize(
    "path",
    [("turns",), ("trump",), ("score", 1), ("stack", "west", 0), ("table", "worth", 0), ("generator",)],
)
def test_nothing_is_not_taken_for_a_number_nor_for_a_name(path):
    with pytest.raises(PositionError):
        LAYOUT.from_plain(fresh()[0], changed(*path, to=None))


@pytest.mark.parametrize("data", [None, 3, "state", [], [["generator", 1]]])
def test_a_state_that_is_no_table_is_refused(data):
    with pytest.raises(PositionError) as refused:
        LAYOUT.from_plain(fresh()[0], data)
    assert refused.value.code == "position-not-a-table"


def test_a_layout_with_a_gap_is_refused():
    with pytest.raises(TypeError, match="turns"):
        Layout(Field("level", "i1"), Field("turns", "i2"))


def test_a_layout_that_misaligns_a_nested_record_is_refused():
    with pytest.raises(TypeError, match="inner"):
        Layout(Field("level", "i1"), Field("inner", Layout(Field("turns", "i2"))))


def test_a_field_named_like_an_attribute_of_a_numpy_record_is_refused():
    with pytest.raises(TypeError, match="copy"):
        Layout(Field("copy", "i1"))


def test_a_field_knows_its_shape_and_what_an_unused_entry_holds():
    assert Field("grid", "i1", (Town, 3)).shape == (2, 3)
    assert Field("level", "i1").shape == ()
    assert (Field("level", "i1").empty, Field("trump", "i1", of=Suit).empty) == (0, -1)
