"""The interpreter's records: the same bytes as NumPy's, behind plain attributes."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

import villainy
from conformance import load
from villainy.engine.layout import Field, Layout
from villainy.engine.records import Records

INNER = Layout(Field("height", "i2"), Field("cards", "i1", (3,)), Field("mark", "i1"))
LAYOUT = Layout(
    Field("generator", "u8"),
    Field("turns", "i2"),
    Field("wide", "i2", (2, 3)),
    Field("inner", INNER),
    Field("hands", INNER, (2,)),
    Field("level", "i1"),
    Field("grid", "i1", (2, 2)),
    Field("signs", "i1", (3,)),
)
LAYOUTS = {"a small layout": LAYOUT} | {name: load(name).definition.layout for name in villainy.GAMES}
every_layout = pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)


def random_states(layout, count=3):
    noise = np.random.default_rng(5).integers(0, 256, layout.dtype.itemsize * count, np.uint8)
    return noise.view(layout.dtype)


def numbers(layout, proxy, record, path="state"):
    """Every single number: how to read and write it through the proxy and through NumPy."""
    for field in layout.fields:
        name = f"{path}.{field.name}"
        if isinstance(field.kind, Layout):
            if not field.shape:
                inner = getattr(proxy, field.name)
                yield from numbers(field.kind, inner, record[field.name], name)
                continue
            for index in range(field.shape[0]):
                inner = getattr(proxy, field.name)[index]
                yield from numbers(field.kind, inner, record[field.name][index], f"{name}[{index}]")
        elif not field.shape:
            yield name, field.kind, (proxy, field.name), (record, field.name)
        else:
            for index in product(*map(range, field.shape)):
                place = index[0] if len(index) == 1 else index
                yield (
                    f"{name}{index}",
                    field.kind,
                    (getattr(proxy, field.name), place),
                    (
                        record[field.name],
                        index,
                    ),
                )


def read(place):
    owner, index = place
    return getattr(owner, index) if isinstance(index, str) else owner[index]


def write(place, value):
    owner, index = place
    if isinstance(index, str):
        setattr(owner, index, value)
    else:
        owner[index] = value


@every_layout
def test_every_number_reads_as_numpy_reads_it_and_is_a_plain_integer(layout):
    states = random_states(layout)
    records = Records(layout, states)
    for i in range(len(states)):
        for path, _, here, there in numbers(layout, records[i], states[i]):
            record, index = there
            assert read(here) == int(record[index]), path
            assert type(read(here)) is int, path


@every_layout
def test_every_number_is_written_where_numpy_writes_it_and_nowhere_else(layout):
    states, twins = random_states(layout), random_states(layout)
    records = Records(layout, states)
    for (path, kind, here, _), (_, _, _, there) in zip(
        numbers(layout, records[1], states[1]), numbers(layout, records[1], twins[1])
    ):
        limits = np.iinfo(kind)
        for value in (limits.min, limits.max, 1):
            write(here, value)
            record, index = there
            record[index] = value
            assert states.tobytes() == twins.tobytes(), path


@every_layout
def test_a_value_that_does_not_fit_its_field_raises_and_changes_nothing(layout):
    states = random_states(layout)
    records = Records(layout, states)
    before = states.tobytes()
    for path, kind, here, _ in numbers(layout, records[2], states[2]):
        limits = np.iinfo(kind)
        for value in (limits.min - 1, limits.max + 1, 2**70):
            with pytest.raises((ValueError, OverflowError, TypeError)):
                write(here, value)
        assert states.tobytes() == before, path


@every_layout
def test_records_of_an_array_are_separate_and_stay_open(layout):
    states = np.zeros(4, layout.dtype)
    records = Records(layout, states)
    assert records[1] is records[1]
    records[1].generator = 7
    assert [int(state["generator"]) for state in states] == [0, 7, 0, 0]
    states[3]["generator"] = 9
    assert records[3].generator == 9


def test_a_row_knows_its_length_as_an_array_does():
    record = Records(LAYOUT, np.zeros(1, LAYOUT.dtype))[0]
    assert record.wide.shape == (2, 3) and record.signs.shape == (3,)
    assert len(record.hands) == 2 and record.inner.cards.shape == (3,)


def test_a_place_outside_a_row_raises():
    record = Records(LAYOUT, np.zeros(1, LAYOUT.dtype))[0]
    with pytest.raises(IndexError):
        record.inner.cards[3] = 1
    with pytest.raises(IndexError):
        record.grid[2, 0] = 1
    with pytest.raises(IndexError):
        record.hands[2].height = 1


def test_an_unknown_field_cannot_be_written():
    record = Records(LAYOUT, np.zeros(1, LAYOUT.dtype))[0]
    with pytest.raises(AttributeError):
        record.colour = 3


def test_arithmetic_is_that_of_wide_integers():
    record = Records(LAYOUT, np.zeros(1, LAYOUT.dtype))[0]
    record.level = 100
    assert record.level + record.level == 200
    record.level += 27
    assert record.level == 127


@pytest.mark.parametrize("kind", ["u8", "i2"])
def test_a_record_that_cannot_be_read_as_whole_words_is_refused_when_it_is_laid_out(kind):
    """Not when a rule first touches the number: its proxy reads the record as a row of such words."""
    with pytest.raises(TypeError):
        Layout(Field("wide", kind), Field("level", "i1"))


def test_nested_records_form_a_row_and_no_grid():
    with pytest.raises(TypeError):
        Records(
            Layout(Field("hands", INNER, (2, 2))), np.zeros(1, np.dtype([("hands", INNER.dtype, (2, 2))]))
        )
