"""The golden sentences: Python says what is written down, and so does its twin in the browser."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sentences
import villainy
from conformance import load
from villainy.engine.errors import EngineError
from villainy.engine.sentence import Sentence
from villainy.engine.text import LOCALES

RECORDED = json.loads(sentences.PATH.read_text(encoding="utf-8"))


def test_sentences_are_as_written() -> None:
    assert sentences.write() == sentences.PATH.read_text(encoding="utf-8"), "`make goldens`, and proofread."


@pytest.mark.parametrize("name", villainy.GAMES)
def test_every_kind_of_message_is_proven(name: str) -> None:
    messages = {entry["message"] for entry in RECORDED["games"][name]["sentences"]}
    game = load(name)
    assert {f"event-{game.event_kinds.name(int(kind))}" for kind in game.definition.events} <= messages
    for kind in ("decision-", "action-", "refusal-"):
        assert len([message for message in messages if message.startswith(kind)]) >= 4


@pytest.mark.parametrize("name", villainy.GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_recorded_sentences_can_be_said_again(name: str, locale: str) -> None:
    text = load(name).text(locale)
    for entry in RECORDED["games"][name]["sentences"]:
        sentence = read(entry)
        spoken = sentences.named(sentence, RECORDED["names"]) if entry["named"] else sentence
        assert text.say(spoken) == entry[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_missing_message_is_an_error(locale: str) -> None:
    text = load("the-loop").text(locale)
    with pytest.raises(EngineError):
        text.say(Sentence("no-such-message"))
    with pytest.raises(EngineError):
        text.say(Sentence("event-turn-started"))  # without what it speaks of
    with pytest.raises(EngineError):
        text.say(Sentence("event-foo-moved", {"epoch": ("epoch", "no-such-epoch")}))


def read(plain: Any) -> Sentence:
    """A sentence as it travels."""
    arguments = {}
    for name, value in plain["arguments"].items():
        if isinstance(value, dict):
            value = read(value)
        arguments[name] = tuple(value) if isinstance(value, list) else value
    return Sentence(plain["message"], arguments, plain.get("attribute"))
