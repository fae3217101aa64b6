"""What the tests of bad input share: one clear sentence for each refusal, and plain data to spoil."""

from __future__ import annotations

import json
import signal
from contextlib import contextmanager
from functools import cache

import pytest

from conformance import PROFILES, load, partway
from villainy.engine import text
from villainy.engine.errors import OptionError, PositionError, VillainyError

REMOVED = object()
PATIENCE = 120  # seconds for what takes one at most: only a loop without end ever meets it


@contextmanager
def patience():
    """What would wait for ever fails instead."""

    def give_up(*_):
        raise RuntimeError("this would never end")

    before = signal.signal(signal.SIGALRM, give_up)
    outer = signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(outer)
        signal.signal(signal.SIGALRM, before)


def refuses(kind, action, *named):
    """The action raises this kind of error, whose one sentence, in every language, names these things."""
    with pytest.raises(VillainyError) as refused, patience():
        action()
    error = refused.value
    assert type(error) is kind, repr(error)
    for locale in text.LOCALES:
        sentence = error.sentence(locale)
        assert sentence.strip() and "\n" not in sentence.strip()
        for thing in named:
            assert str(thing) in sentence
    return error


# ── Plain data ─────────────────────────────────────────────────────────────


def at(data, *path):
    for step in path:
        data = data[step]
    return data


def put(data, path, value):
    inside = at(data, *path[:-1])
    if value is REMOVED:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return data


def paths_of(data, path=()):
    """Every field and entry of nested data, by its path."""
    if path:
        yield path
    if isinstance(data, dict):
        for name in data:
            yield from paths_of(data[name], (*path, name))
    elif isinstance(data, list):
        for index in range(len(data)):
            yield from paths_of(data[index], (*path, index))


def leaves_of(data):
    return [path for path in paths_of(data) if not isinstance(at(data, *path), dict | list)]


# ── Positions ──────────────────────────────────────────────────────────────


def some_case(name):
    """One of the game's settings, not its first if it can be helped."""
    return name, min(3, len(PROFILES[name].settings) - 1)


@cache
def position_text(name, share):
    """A position of a random game."""
    return json.dumps(partway(some_case(name), 5, share).position())


def restored(name, data):
    with patience():
        return load(name).from_position(data)


def refuses_position(name, data):
    """A position error, or an option error where an option of the position is at fault."""
    with pytest.raises((PositionError, OptionError)):
        restored(name, data)
