"""Professor Evil in words: everything that can be asked, done, refused or told has its sentence."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import speaker
from conformance import load
from locale_files import Reading, arguments_of, attributes_of, entries
from villainy.engine.definition import COUNT, SEAT
from villainy.engine.names import Vocabulary, kebab
from villainy.engine.text import LOCALES
from villainy.games.professor_evil.game import DEFINITION, EVENTS, OPTIONS, VERBS
from villainy.games.professor_evil.refusal import ANSWERS, Refusal
from villainy.games.professor_evil.state import SEATS, Card, Character, Decision, Event, Result

GAME = load("professor-evil")
FOLDER = DEFINITION.folder
NOUNS = {name: list(vocabulary) for name, vocabulary in DEFINITION.nouns.items()} | {
    SEAT: [str(seat + 1) for seat in range(SEATS)]
}
COUNTS = (0, 1, 2, 12)

# The arguments beside those of the action's own text (view.action_words), of questions (view.decision_words
# and the seat asked) and of refusals; `play` below proves that they are the ones that are really given.
ACTION_WORDS = {
    "disarm": {"trap": "trap", "room": "room"},
    "save": {"treasure": "treasure", "room": "room"},
    "trap": {"trap": "trap"},
    "treasure": {"treasure": "treasure", "minutes": COUNT},
    "power": {"character": "character", "count": COUNT},
    "bonus": {"character": "character", "count": COUNT},
    "seat": {"character": "character"},
    "bring": {"character": "character"},
    "join": {"character": "character"},
    "activate": {"character": "character"},
}
DECISION_WORDS = {
    "act": {"actions": COUNT},
    "move-on": {"count": COUNT},
    "mate-move": {"count": COUNT},
    "pick-door": {"count": COUNT},
    "pick-trap": {"count": COUNT},
    "pick-room": {"character": "character"},
    "dice": {"face": "face", "colour": "colour", "count": COUNT},
    "activate": {"hour": "hour"},
}
REFUSAL_WORDS = {
    "character-taken": {"character": "character"},
    "professor-there": {"room": "room"},
    "already-there": {"room": "room"},
    "no-door-there": {"room": "room"},
    "no-such-door": {"room": "room", "other": "room"},
    "door-locked": {"door": "door"},
    "no-window-there": {"room": "room"},
    "door-elsewhere": {"door": "door"},
    "door-open": {"door": "door"},
    "professor-behind": {"door": "door"},
    "trap-off": {"trap": "trap", "room": "room"},
    "no-treasure-here": {"room": "room"},
    "traps-still-on": {"treasure": "treasure", "count": COUNT},
    "card-not-shown": {"card": "card"},
    "tile-face-down": {"character": "character"},
    "power-used": {"character": "character"},
    "out-of-reach": {"room": "room"},
    "other-type": {"trap": "trap", "room": "room"},
    "already-named": {"room": "room"},
    "no-later": {"treasure": "treasure"},
    "already-chosen": {"treasure": "treasure"},
    "type-all-off": {"trap": "trap"},
    "together": {"mate": SEAT},
    "mate-outside": {"mate": SEAT},
    "mate-cannot-act": {"mate": SEAT},
    "tile-face-up": {"mate": SEAT},
}

each_locale = pytest.mark.parametrize("locale", LOCALES)


def names(enum: Any) -> list[str]:
    return list(Vocabulary.of_enum(enum))


def samples(kinds: dict[str, str]) -> Iterator[dict[str, Any]]:
    """Arguments of these kinds: each value of each of them, the unknown too, comes up at least once."""
    values = {
        name: list(COUNTS) if kind == COUNT else [(kind, member) for member in (*NOUNS[kind], None)]
        for name, kind in kinds.items()
    }
    if SEAT in values:
        values[SEAT].pop()  # who acts is never unknown
    for turn in range(max((len(choices) for choices in values.values()), default=1)):
        yield {name: choices[turn % len(choices)] for name, choices in values.items()}


def check_sentence(sentence: str) -> None:
    assert sentence[0].isupper(), sentence
    assert sentence.endswith((".", "!", "?")), sentence
    assert not set(sentence) & set("{}$") and "  " not in sentence, sentence


# ── Every message is there, and can be said ────────────────────────────────


@each_locale
@pytest.mark.parametrize("kind", NOUNS)
def test_every_thing_has_a_name_and_so_has_the_unknown(kind, locale):
    text = GAME.text(locale)
    labels = [text.format(f"{kind}-{member}") for member in (*NOUNS[kind], "hidden")]
    assert all(label.strip() for label in labels) and len(set(labels)) == len(labels)


@each_locale
@pytest.mark.parametrize("family", DEFINITION.actions.families, ids=lambda family: family.verb)
def test_every_action_has_its_sentence(family, locale):
    text = GAME.text(locale)
    message = f"action-{family.verb}"
    decisions = [kebab(kind.name) for kind, verbs in ANSWERS.items() if family.verb in verbs]
    assert attributes_of(FOLDER, locale)[message] <= set(decisions)
    for arguments in samples(VERBS.get(family.verb, {}) | ACTION_WORDS.get(family.verb, {})):
        for attribute in (None, *attributes_of(FOLDER, locale)[message]):
            check_sentence(text.format(message, arguments, attribute))


@each_locale
@pytest.mark.parametrize("decision", names(Decision))
def test_every_decision_is_asked_of_one_and_told_to_the_others(decision, locale):
    text = GAME.text(locale)
    for arguments in samples({"seat": SEAT} | DECISION_WORDS.get(decision, {})):
        check_sentence(text.format(f"decision-{decision}", arguments))
        told = text.format(f"decision-{decision}", arguments, "other")
        check_sentence(told)
        assert text.format(f"seat-{arguments['seat'][1]}") in told


@each_locale
@pytest.mark.parametrize("event", list(Event), ids=names(Event))
def test_every_event_is_a_line_of_the_log(event, locale):
    text = GAME.text(locale)
    for arguments in samples(EVENTS[event]):
        check_sentence(text.format(f"event-{kebab(event.name)}", arguments))
        arguments |= {name: "Ada" for name, kind in EVENTS[event].items() if kind == SEAT}
        told = text.format(f"event-{kebab(event.name)}", arguments)
        check_sentence(told)
        assert ("Ada" in told) == (SEAT in EVENTS[event].values())


@each_locale
@pytest.mark.parametrize("reason", [name for name in names(Refusal) if name != "none"])
def test_every_refusal_gives_its_reason(reason, locale):
    text = GAME.text(locale)
    question = {"question": "Sample."} if reason == "asked-otherwise" else {}
    for arguments in samples(REFUSAL_WORDS.get(reason, {})):
        sentence = text.format(f"refusal-{reason}", arguments | question)
        check_sentence(sentence)
        assert ("Sample." in sentence) == (reason == "asked-otherwise")


@each_locale
@pytest.mark.parametrize("option", OPTIONS.options.values(), ids=lambda option: option.name)
def test_every_option_has_a_label_and_says_what_it_changes(option, locale):
    text = GAME.text(locale)
    message = f"option-{kebab(option.name)}"
    assert text.format(message)
    check_sentence(text.format(message, attribute="help"))
    for value in option.values:
        assert text.has(message, f"value-{value}") == (value not in NOUNS["character"])


@each_locale
def test_every_card_and_both_halves_of_every_tile_have_one_sentence(locale):
    text = GAME.text(locale)
    texts = [f"card-text-{card}" for card in names(Card)]
    texts += [f"{half}-text-{character}" for half in ("power", "bonus") for character in names(Character)]
    said = [text.format(message) for message in texts]
    for sentence in said:
        check_sentence(sentence)
        assert not re.search(r"[.!?] \S", sentence), "one sentence each"
    assert len(set(said)) == len(said)


@each_locale
def test_every_way_a_game_can_end_is_told_in_a_sentence(locale):
    text = GAME.text(locale)
    for result in names(Result):
        check_sentence(text.format(f"result-{result}", attribute="sentence"))


LABELS = (
    *("room", "outside", "door", "open", "locked", "trap", "armed", "disarmed", "treasure", "saved", "lost"),
    *("professor", "clock", "dice", "turn", "actions", "card", "deck", "discard", "player", "character"),
    *("power", "bonus", "active", "asleep", "level", "log"),
)
COUNTED = ("actions", "moves", "cards", "clocks", "minutes", "traps", "treasures")


@each_locale
def test_boards_and_sheets_find_their_words(locale):
    text = GAME.text(locale)
    assert text.format("game-title").startswith("Profess")
    check_sentence(text.format("game-over"))
    for label in LABELS:
        assert text.format(f"label-{label}")
    for character in names(Character):
        assert text.format(f"title-{character}") == text.format(f"character-{character}", attribute="title")
    for counted, count in product(COUNTED, COUNTS):
        assert str(count) in text.format(f"count-{counted}", {"count": count})


@each_locale
def test_no_sentence_waits_for_what_cannot_happen(locale):
    wanted = {
        "action": [family.verb for family in DEFINITION.actions.families],
        "decision": names(Decision),
        "event": names(Event),
        "refusal": [name for name in names(Refusal) if name != "none"],
        "option": [kebab(name) for name in OPTIONS.options],
        "card-text": names(Card),
        "power-text": names(Character),
        "bonus-text": names(Character),
        "title": names(Character),
        "statistic": [kebab(statistic) for statistic in DEFINITION.statistics],
    } | {noun: [*members, "hidden"] for noun, members in NOUNS.items() if noun != "card"}
    for kind, members in wanted.items():
        spoken = {message for message in attributes_of(FOLDER, locale) if message.startswith(f"{kind}-")}
        assert spoken == {f"{kind}-{member}" for member in members}


# ── Three languages side by side ───────────────────────────────────────────


def test_the_three_languages_speak_of_the_same_things():
    for name, entry in entries(FOLDER, "en").items():
        if name.split("-")[0] not in NOUNS:
            for locale in LOCALES[1:]:
                assert arguments_of(entries(FOLDER, locale)[name]) == arguments_of(entry), (name, locale)


@each_locale
def test_every_attribute_of_a_noun_is_used(locale):
    used = set().union(*(Reading(entry).variables for entry in entries(FOLDER, locale).values()))
    for noun in NOUNS:
        spoken = {noun, "mate"} if noun == SEAT else {noun, "first", "second"} if noun == "card" else {noun}
        for attribute in attributes_of(FOLDER, locale)[f"{noun}-hidden"]:
            assert {f"{name}-{attribute}" for name in spoken} & used, f"{noun}.{attribute}"


ENGLISH = {"the", "and", "of", "to", "you", "your", "with", "is", "are", "at", "door", "room", "roll", "turn"}
ENGLISH |= {"trap", "treasure", "player", "clock", "card", "power", "left", "this"}


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_no_english_is_left(locale):
    for name, entry in entries(FOLDER, locale).items():
        if name != "game-title":  # the game has no German edition
            assert not Reading(entry).words & ENGLISH, name


# ── In play ────────────────────────────────────────────────────────────────

SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3, "level": "first-games"},
    {"players": 4, "level": "harder", "characters": "random"},
    {"players": 2, "level": "middle", "characters": "destiny,nathan"},
    {"players": 3, "characters": "nathan,edward,irene"},
    {"players": 3, "characters": "destiny,leroy,irene"},
)
# Chance alone would seldom save a treasure, and then roll before anything else is done.
WEIGHTS = {"save": 30, "disarm": 6, "power": 2, "play": 1.5, "roll": 0.3}
LEAST_ROUNDS, MOST_ROUNDS = 2, 30
# A roll of a card that brings nothing, and a power hour when every tile is already face up.
SELDOM = {("event", "nothing-happened"), ("event", "no-tile-left")}


class Speaker(speaker.Speaker):
    def check_refusal(self, reason: str, words: dict[str, Any]) -> None:
        assert set(words) >= set(REFUSAL_WORDS.get(reason, {}))


def play(setting: dict[str, Any], seed: int, speaking: Speaker) -> None:
    match = GAME.new(seed=seed, **setting)
    chance = random.Random(seed)
    family = GAME.definition.actions.family
    speaking.tell(match, match.opening_events(None))
    while not match.over:
        speaking.say_all(match)
        weights = [WEIGHTS.get(family(action).verb, 1) for action in match.legal()]
        match.play(chance.choices(match.legal(), weights)[0])
        speaking.tell(match, match.events(None))
    speaking.say_all(match)


def test_whole_games_are_told_without_a_gap():
    """Games at all settings, until every kind of sentence has come up."""
    speaking = Speaker(GAME, check_sentence)
    wanted = {("decision", name) for name in names(Decision)}
    wanted |= {("action", family.verb) for family in DEFINITION.actions.families}
    wanted |= {("event", name) for name in names(Event)}
    wanted |= {("refusal", name) for name in names(Refusal) if name != "none"}
    for seed in range(MOST_ROUNDS):
        if seed >= LEAST_ROUNDS and wanted - SELDOM <= speaking.kinds:
            break
        for setting in SETTINGS:
            play(setting, seed, speaking)
    assert not wanted - SELDOM - speaking.kinds
