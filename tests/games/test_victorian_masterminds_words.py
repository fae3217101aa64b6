"""Victorian Masterminds in words: everything that can be asked, done, refused or told has its sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from conformance import everyone, load
from speaker import Speaker
from villainy.engine.definition import COUNT, SEAT
from villainy.engine.names import Vocabulary, kebab
from villainy.engine.text import LOCALES
from villainy.games.victorian_masterminds.game import DEFINITION, EVENTS, OPTIONS, VERBS
from villainy.games.victorian_masterminds.refusal import ANSWERS, Refusal
from villainy.games.victorian_masterminds.state import (
    SEATS,
    Agent,
    Bonus,
    Building,
    Decision,
    Event,
    Icon,
    Power,
    Requirement,
    Spoil,
)

GAME = load("victorian-masterminds")
NOUNS = {name: list(vocabulary) for name, vocabulary in DEFINITION.nouns.items()} | {
    SEAT: [str(seat + 1) for seat in range(SEATS)]
}
COUNTS = (0, 1, 2, 12)

# The arguments beside those of the action's own text (view.action_words), of questions (view.decision_words
# and the seat asked) and of refusals; `play` below proves that they are the ones that are really given.
ACTION_WORDS = {
    "place": {"agent": "agent", "count": COUNT},
    "insert": {"agent": "agent", "count": COUNT},
    "segment": {"bonus": "bonus", "amount": COUNT, "missing": COUNT},
    "claim": {"mission": "mission", "points": COUNT},
    "capture": {"spoil": "spoil", "cost": COUNT},
    "raid": {"spoil": "spoil"},
    "extra-turn": {"cost": COUNT},
    "recycle": {"cost": COUNT},
}
IN_RESOLUTION = {"city": "city"}
DECISION_WORDS = {
    "place-agent": {"agent": "agent"},
    "insert-agent": {"agent": "agent"} | IN_RESOLUTION,
    "order": {"agent": "agent"} | IN_RESOLUTION,
    "again": {"spoil": "spoil"} | IN_RESOLUTION,
    "capture": IN_RESOLUTION,
    "claim-mission": IN_RESOLUTION,
    "act-as": IN_RESOLUTION,
    "raid": IN_RESOLUTION,
    "gain": IN_RESOLUTION,
}
REFUSAL_WORDS = {
    "too-few-codex": {"need": COUNT, "count": COUNT},
    "agent-on-top": {"agent": "agent"},
    "agent-not-in-pile": {"agent": "agent"},
    "agent-not-in-discard": {"agent": "agent"},
    "too-few-scientists": {"cost": COUNT, "count": COUNT},
    "not-alone": {"city": "city"},
    "stack-empty": {"city": "city"},
    "no-own-agent": {"city": "city"},
    "no-free-slot": {"spoil": "spoil"},
    "already-captured": {"building": "building", "seat": SEAT},
    "other-city": {"city": "city"},
    "no-mission": {"city": "city"},
    "mission-not-met": {"mission": "mission", "count": COUNT, "need": COUNT},
    "type-locked": {"agent": "agent"},
    "nothing-to-do": {"agent": "agent"},
    "same-city": {"city": "city"},
    "no-room": {"spoil": "spoil"},
    "not-offered": {"spoil": "spoil"},
    "machine-taken": {"machine": "machine"},
}

each_locale = pytest.mark.parametrize("locale", LOCALES)


def names(enum: Any) -> list[str]:
    return list(Vocabulary.of_enum(enum))


def samples(kinds: dict[str, str], hidden: bool = False) -> Iterator[dict[str, Any]]:
    """Arguments of these kinds: each value of each of them comes up at least once."""
    values = {
        name: list(COUNTS)
        if kind == COUNT
        else [(kind, member) for member in NOUNS[kind]] + [(kind, None)] * hidden
        for name, kind in kinds.items()
    }
    for turn in range(max((len(choices) for choices in values.values()), default=1)):
        yield {name: choices[turn % len(choices)] for name, choices in values.items()}


def check_sentence(sentence: str) -> None:
    assert sentence[0].isupper() or sentence[0] in "„“«", sentence
    assert sentence.endswith((".", "!", "?", ".”", "»")), sentence
    assert not set(sentence) & set("{}$") and "  " not in sentence, sentence


# ── Every message is there, and can be said ────────────────────────────────


@each_locale
@pytest.mark.parametrize("kind", NOUNS)
def test_every_thing_has_a_name_and_so_has_the_unknown(kind, locale):
    text = GAME.text(locale)
    for member in (*NOUNS[kind], "hidden"):
        assert text.format(f"{kind}-{member}").strip()


@each_locale
def test_genders_are_genders(locale):
    genders = {"en": set(), "fr": {"masculine", "feminine"}, "de": {"masculine", "feminine", "neuter"}}
    text = GAME.text(locale)
    for kind, members in NOUNS.items():
        for member in (*members, "hidden"):
            if text.has(f"{kind}-{member}", "gender"):
                assert text.format(f"{kind}-{member}", attribute="gender") in genders[locale]
    assert text.has("agent-gunner", "gender") == (locale != "en")


@each_locale
@pytest.mark.parametrize("family", DEFINITION.actions.families, ids=lambda family: family.verb)
def test_every_action_has_its_sentence(family, locale):
    text = GAME.text(locale)
    message = f"action-{family.verb}"
    decisions = [kebab(kind.name) for kind, verbs in ANSWERS.items() if family.verb in verbs]
    attributes = [None] + [kind for kind in decisions if text.has(message, kind)]
    for arguments in samples(VERBS.get(family.verb, {}) | ACTION_WORDS.get(family.verb, {})):
        for attribute in attributes:
            check_sentence(text.format(message, arguments, attribute))


@each_locale
@pytest.mark.parametrize("decision", names(Decision))
def test_every_decision_is_asked_of_one_and_told_to_the_others(decision, locale):
    text = GAME.text(locale)
    kinds = {"seat": SEAT, "scientists": COUNT} | DECISION_WORDS.get(decision, {})
    for arguments in samples(kinds):
        check_sentence(text.format(f"decision-{decision}", arguments))
    for arguments in samples(kinds, hidden=True):
        if arguments["seat"][1] is not None:
            check_sentence(text.format(f"decision-{decision}", arguments, "other"))


@each_locale
@pytest.mark.parametrize("event", list(Event), ids=names(Event))
def test_every_event_is_a_line_of_the_log(event, locale):
    text = GAME.text(locale)
    for arguments in samples(EVENTS[event]):
        check_sentence(text.format(f"event-{kebab(event.name)}", arguments))
        arguments |= {name: "Ada" for name, kind in EVENTS[event].items() if kind == SEAT}
        check_sentence(text.format(f"event-{kebab(event.name)}", arguments))


@each_locale
def test_a_hidden_agent_is_told_of_as_an_agent(locale):
    text = GAME.text(locale)
    for event in (Event.AGENT_TAKEN, Event.AGENT_PLACED, Event.AGENT_INSERTED):
        arguments: dict[str, Any] = {"seat": (SEAT, "2"), "city": ("city", "paris"), "agent": ("agent", None)}
        sentence = text.format(f"event-{kebab(event.name)}", arguments)
        check_sentence(sentence)
        assert not any(text.format(f"agent-{agent}") in sentence for agent in names(Agent))


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
    machines = NOUNS["machine"] if option.name == "machines" else []
    values = [] if option.values == ("false", "true") else [v for v in option.values if v not in machines]
    for value in values:
        assert text.format(message, attribute=f"value-{value}")
    assert not text.has(message, "value-true")


@each_locale
def test_every_machine_power_has_its_text(locale):
    text = GAME.text(locale)
    for power, first, second in product(names(Power), names(Spoil), names(Spoil)):
        arguments: dict[str, Any] = {"first": ("spoil", first), "count": 1}
        check_sentence(text.format(f"power-{power}", arguments))
        check_sentence(text.format(f"power-{power}", arguments | {"second": ("spoil", second), "count": 2}))


@each_locale
@pytest.mark.parametrize("requirement", names(Requirement))
def test_every_requirement_of_a_mission_has_its_text(requirement, locale):
    text = GAME.text(locale)
    kinds = {
        "building-type": {"building": names(Building)},
        "icon": {"icon": names(Icon)},
    }.get(requirement, {"count": [None]})
    ((kind, members),) = kinds.items()
    for count, member in product((1, 2, 5), members):
        arguments = {kind: (kind, member)} | {"count": count}
        found = text.format(f"requirement-{requirement}", arguments)
        assert found[0].isupper() and found[-1].isalnum() and "  " not in found


@each_locale
def test_every_mission_and_machine_of_the_box_can_be_read_out(locale):
    text = GAME.text(locale)
    tables = GAME.tables
    kinds = {Requirement.BUILDING_TYPE: ("building", Building), Requirement.ICON: ("icon", Icon)}
    for number in range(len(NOUNS["mission"])):
        kind = Requirement(tables["MISSION_KIND"][number])
        arguments: dict[str, Any] = {"count": int(tables["MISSION_COUNT"][number])}
        if kind in kinds:
            noun, enum = kinds[kind]
            arguments[noun] = (noun, kebab(enum(tables["MISSION_TYPE"][number]).name))
        assert text.format(f"requirement-{kebab(kind.name)}", arguments)
    for power, first, second in tables["POWERS"].reshape(-1, 3).tolist():
        spoils = [("spoil", kebab(Spoil(spoil).name)) for spoil in (first, second) if spoil >= 0]
        arguments = dict(zip(("first", "second"), spoils, strict=False)) | {"count": len(spoils)}
        check_sentence(text.format(f"power-{kebab(Power(power).name)}", arguments))


@each_locale
def test_every_bonus_has_its_text(locale):
    text = GAME.text(locale)
    for bonus, amount in product(names(Bonus), COUNTS):
        alone = text.format(f"bonus-text-{bonus}", {"amount": amount})
        assert alone == text.format("built-bonus", {"bonus": ("bonus", bonus), "amount": amount})


LABELS = (
    *("secret-service", "level", "firepower", "scientists", "cells", "codex", "library", "engine-room"),
    *("pile", "discard", "stack", "missions", "turn", "final-round"),
)
SHEET = ("segments", "buildings", "missions", "mayhem", "codex", "total")
COUNTED = (
    *("agents", "bolts", "plates", "scientists", "cells", "codex"),
    *("mayhem", "buildings", "missions", "segments", "points"),
)


@each_locale
def test_boards_and_sheets_find_their_words(locale):
    text = GAME.text(locale)
    assert text.format("game-title") == "Victorian Masterminds"
    check_sentence(text.format("game-over"))
    for agent in names(Agent):
        check_sentence(text.format(f"ability-{agent}"))
    for action in ("recycle", "extra-turn", "capture"):
        assert text.format(f"special-{action}")
        check_sentence(text.format(f"special-{action}", {"cost": 2}, "help"))
    for message in (*(f"label-{label}" for label in LABELS), *(f"points-{part}" for part in SHEET)):
        assert text.format(message)
    for counted, count in product(COUNTED, COUNTS):
        assert str(count) in text.format(f"count-{counted}", {"count": count})
    for spoil in names(Spoil):
        for noun in ("city", "building"):
            for member in NOUNS[noun]:
                arguments = {noun: (noun, member), "spoil": ("spoil", spoil)}
                assert text.format(f"spoils-of-{noun}", arguments)
    for count in COUNTS:
        assert text.format("final-turns-left", {"count": count})
        assert text.format("result-line", {"rank": 1, "seat": (SEAT, "1"), "points": count})
    assert text.format("result-winner", {"seat": (SEAT, "1")})
    assert text.format("result-shared", {"names": "Ada, Otto"})
    check_sentence(text.format("result-tie-break"))


@each_locale
def test_no_sentence_waits_for_what_cannot_happen(locale):
    wanted = {
        "action": [family.verb for family in DEFINITION.actions.families],
        "decision": names(Decision),
        "event": names(Event),
        "refusal": [name for name in names(Refusal) if name != "none"],
        "option": [kebab(name) for name in OPTIONS.options],
        "power": names(Power),
        "requirement": names(Requirement),
        "points": list(SHEET),
        "ability": names(Agent),
    }
    source = (DEFINITION.folder / "locales" / f"{locale}.ftl").read_text(encoding="utf-8")
    found = [line.split(" ")[0] for line in source.splitlines() if line[:1].isalpha()]
    for kind, members in wanted.items():
        spoken = {message for message in found if message.startswith(f"{kind}-")}
        assert spoken == {f"{kind}-{member}" for member in members}


# ── In play ────────────────────────────────────────────────────────────────

SETTINGS: tuple[dict[str, Any], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "edition": "de"},
    {"players": 3, "edition": "de"},
    {"players": 4, "edition": "fr", "machines": "chosen"},
    {"players": 2, "machines": "mole,zeppelin", "mole_timing": "deferred"},
    {"players": 3, "machines": "mole,fortress,airship", "mole_target": "any"},
    {"players": 2, "machines": "submersible,spider", "spider_ignores_firepower": True},
    {"players": 3, "mandatory_abilities": True, "fortress_cumulative": True},
    {"players": 4, "spoils_first": True, "strict_supply": True, "lazy_reshuffle": True},
    {"players": 2, "machines": "airship,fortress", "memory_aid": False, "no_refill_in_final": True},
    {"players": 3, "one_special_action": True},
    {"players": 2, "machines": "submersible,spider", "no_scientists_in_extra_turn": True},
)
LEAST_ROUNDS, MOST_ROUNDS = 2, 40
# Random play seldom has the zeppelin's bonus power look for a mission that is gone, or wants to recycle in an
# Extra Turn at a table with one special action a turn.
SELDOM = {("refusal", "no-mission"), ("refusal", "one-special-action")}


def play(setting: dict[str, Any], seed: int, speaker: Speaker) -> None:
    match = GAME.new(seed=seed, **setting)
    chance = random.Random(seed)
    for seat in everyone(match):
        speaker.tell(match, match.opening_events(seat))
    while not match.over:
        speaker.say_all(match)
        match.play(chance.choice(match.legal()))
        for seat in everyone(match):
            speaker.tell(match, match.events(seat))
    speaker.say_all(match)


def test_whole_games_are_told_without_a_gap():
    """Random games at all settings, until every kind of sentence has come up."""
    speaker = Speaker(GAME, check_sentence)
    wanted = {("decision", name) for name in names(Decision)}
    wanted |= {("action", family.verb) for family in DEFINITION.actions.families}
    wanted |= {("event", name) for name in names(Event)}
    wanted |= {("refusal", name) for name in names(Refusal) if name != "none"} - SELDOM
    for seed in range(MOST_ROUNDS):
        if seed >= LEAST_ROUNDS and wanted <= speaker.kinds:
            break
        for setting in SETTINGS:
            play(setting, seed, speaker)
    assert not wanted - speaker.kinds
