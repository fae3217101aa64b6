"""Bad input gets one clear sentence and changes nothing; no other exception ever comes out."""

from __future__ import annotations

import copy
import json
import random
import signal
from contextlib import contextmanager
from functools import cache

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import villainy
from conformance import load, play_on, played
from villainy.engine import text, transcript
from villainy.engine.components import Components
from villainy.engine.errors import (
    ComponentError,
    IllegalAction,
    OptionError,
    PositionError,
    TranscriptError,
    UnknownAction,
    UnknownGame,
    VillainyError,
)
from villainy.engine.game import Game
from villainy.engine.names import Vocabulary, kebab
from villainy.games.victorian_masterminds.state import Agent, City, Decision, Machine, Mission, Task

NAME = "victorian-masterminds"
LONGEST = 1500
REMOVED = object()
PATIENCE = 120  # seconds for what takes one at most: only a loop without end ever meets it


@pytest.fixture(autouse=True)
def end_what_would_never_end():
    """A test that waits for ever fails instead."""

    def give_up(*_):
        raise RuntimeError("this would never end")

    before = signal.signal(signal.SIGALRM, give_up)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@contextmanager
def patience():
    outer = signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(outer)


def fuzzed(examples):
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        phases=[Phase.generate],  # one change is small enough, and a loop without end shrinks slowly
        suppress_health_check=list(HealthCheck),
    )


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


# ── Games, players, options, seeds, languages ──────────────────────────────


@pytest.mark.parametrize("name", ["chess", "", "Victorian-Masterminds", "victorian_masterminds", None, 5, []])
def test_an_unknown_game_is_refused(name):
    error = refuses(UnknownGame, lambda: villainy.load(name), *([name] if isinstance(name, str) else []))
    assert str(error.arguments["value"]) == str(name) and NAME in error.arguments["known"]


@pytest.mark.parametrize("players", [0, 1, 5, -3, 10**20])
def test_an_impossible_number_of_players_is_refused(players):
    refuses(OptionError, lambda: load(NAME).new(players=players, seed=1), 2, 4)


@pytest.mark.parametrize("players", ["x", "3", True, 2.5, [2]])
def test_what_is_no_number_of_players_is_refused(players):
    refuses(OptionError, lambda: load(NAME).new(players=players, seed=1), players)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30, 1.0, 1.5, "7", "seven", True, [1]])
def test_a_seed_that_is_no_word_of_64_bits_is_refused(seed):
    refuses(OptionError, lambda: load(NAME).new(players=2, seed=seed), seed)


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_every_word_of_64_bits_is_a_seed(seed):
    match = load(NAME).new(players=2, seed=seed)
    assert villainy.replay(match.transcript()).seed == seed


def test_an_unknown_option_is_named_with_those_that_are_known():
    error = refuses(OptionError, lambda: load(NAME).new(seed=1, colour="red"), "colour", "mole-target")
    assert error.code == "unknown-option"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("edition", "it"),
        ("edition", ""),
        ("edition", None),
        ("edition", ["en", "fr"]),
        ("spoils_first", "perhaps"),
        ("spoils_first", 1),
        ("mole_target", "all"),
        ("first_player", "5"),
        ("first_player", 0),
        ("machines", "tank"),
        ("machines", "mole,mole"),
        ("machines", "mole"),
        ("machines", "mole,spider,airship"),
        ("machines", ["mole"] * 5),
        ("machines", {"mole": 1}),
    ],
)
def test_a_value_an_option_does_not_have_is_refused(option, value):
    refuses(OptionError, lambda: load(NAME).new(players=2, seed=1, **{option: value}), kebab(option))


@pytest.mark.parametrize(("players", "first"), [(2, "3"), (2, "4"), (3, "4")])
def test_a_first_player_who_does_not_sit_at_the_table_is_refused(players, first):
    refuses(OptionError, lambda: load(NAME).new(players=players, seed=1, first_player=first), first)


@pytest.mark.parametrize("locale", ["it", "", "EN", "en-GB", None, "../en"])
def test_an_unknown_language_is_refused(locale):
    match = load(NAME).new(seed=1)
    action = match.legal()[0]
    refuses(OptionError, lambda: match.describe(action, locale=locale))
    refuses(OptionError, lambda: match.question(match.seat, locale=locale))
    refuses(OptionError, lambda: match.why_not(0, locale=locale))


# ── Components ─────────────────────────────────────────────────────────────


def components_with(*changes):
    text = load(NAME).components.text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return lambda: Game(load(NAME).definition, Components(text, "my-box.toml"))


def without_table(header):
    """The file without one of its tables and what lies inside it."""
    lines = load(NAME).components.text.splitlines()
    start = lines.index(f"[{header}]")
    inside = False
    kept = []
    for line in lines:
        if line.startswith("["):
            inside = line == f"[{header}]" or line.startswith(f"[{header}.")
        if not inside:
            kept.append(line)
    assert start and len(kept) < len(lines)
    return lambda: Game(load(NAME).definition, Components("\n".join(kept), "my-box.toml"))


@pytest.mark.parametrize(
    ("changes", "code", "where"),
    [
        ([("cells = 2\n", "")], "component-missing", "machines.fortress.cells"),
        (
            [("last-level = 12", 'last-level = "twelve"')],
            "component-not-a-number",
            "secret-service.last-level",
        ),
        ([("last-level = 12", "last-level = 12.0")], "component-not-a-number", "secret-service.last-level"),
        ([("last-level = 12", "last-level = true")], "component-not-a-number", "secret-service.last-level"),
        ([("recycle = 1", "recycle = -1")], "component-out-of-range", "cost.recycle"),
        ([("recycle = 1", "recycle = 0")], "component-out-of-range", "cost.recycle"),
        ([("recycle = 1", f"recycle = {10**30}")], "component-out-of-range", "cost.recycle"),
        (
            [("bolts = 1, plates = 2", "bolts = -1, plates = 2")],
            "component-out-of-range",
            "machines.fortress.segments.deaths-head.bolts",
        ),
        (
            [("bolts = 1, plates = 2", "bolts = 0, plates = 0")],
            "component-free-segment",
            "machines.fortress.segments.deaths-head",
        ),
        (
            [('icon = "eye"', 'icon = "nose"')],
            "component-unknown-word",
            "machines.fortress.segments.deaths-head.icon",
        ),
        (
            [('icon = "eye"', "icon = 3")],
            "component-not-a-word",
            "machines.fortress.segments.deaths-head.icon",
        ),
        ([('power = "raid"', 'power = "fly"')], "component-unknown-word", "machines.airship.power"),
        ([('power = "raid"', 'power = "raid bolt"')], "component-power-spoils", "machines.airship.power"),
        ([('"gain mayhem"', '"gain"')], "component-power-spoils", "machines.fortress.bonus-power-2"),
        ([('"gain mayhem"', '"gain hope"')], "component-unknown-word", "machines.fortress.bonus-power-2"),
        (
            [('"gain mayhem"', '"gain mayhem or or codex"')],
            "component-power-spoils",
            "machines.fortress.bonus-power-2",
        ),
        (
            [('bonus = "power-1"', 'bonus = "codex"')],
            "component-one-each",
            "machines.fortress.segments",
        ),
        (
            [('bonus = "points 2"', 'bonus = "points"')],
            "component-bonus-amount",
            "machines.fortress.segments.cannon-i.bonus",
        ),
        (
            [('bonus = "points 2"', 'bonus = "points -2"')],
            "component-bonus-amount",
            "machines.fortress.segments.cannon-i.bonus",
        ),
        (
            [('bonus = "points 2"', 'bonus = "cell 2"')],
            "component-bonus-amount",
            "machines.fortress.segments.cannon-i.bonus",
        ),
        ([("cells = 2\n", "cells = 4\n")], "component-too-many-cells", "machines.fortress"),
        ([("recycle = 1", "recycle = 1\nwings = 4")], "component-unknown-entry", "cost.wings"),
        (
            [("deaths-head ", "deaths-foot ")],
            "component-missing",
            "machines.fortress.segments.deaths-head",
        ),
        ([("2 = 3, 3 = 2, 4 = 1", "2 = 3, 3 = 2")], "component-missing", "secret-service.start.4"),
        ([("2 = 3, 3 = 2, 4 = 1", "2 = 3, 3 = 2, 4 = 1, 5 = 1")], "component-unknown-entry", "5"),
        ([("limit = { 2 = 2, 3 = 3, 4 = 3 }", "limit = 3")], "component-not-a-table", "stack.limit"),
        ([("limit = 12", "limit = 0")], "component-out-of-range", "firepower.limit"),
        ([('london = "plate"', 'london = "tea"')], "component-unknown-word", "cities.london"),
        ([('london = "plate"', 'paname = "plate"')], "component-missing", "cities.london"),
        ([('"buildings 1"', '"castles 1"')], "component-unknown-word", "missions.basic.first-loot.requires"),
        ([('"buildings 1"', '"buildings"')], "component-requirement", "missions.basic.first-loot.requires"),
        ([('"buildings 1"', '"buildings 0"')], "component-requirement", "missions.basic.first-loot.requires"),
        ([('"buildings 1"', '"icon 1"')], "component-requirement", "missions.basic.first-loot.requires"),
        (
            [('"buildings 1"', '"icon nose 1"')],
            "component-unknown-word",
            "missions.basic.first-loot.requires",
        ),
        ([("reward = 2", "reward = 0")], "component-out-of-range", "missions.basic.first-loot.reward"),
        ([("[points]", "[pints]")], "component-missing", "points"),
        ([("[points]", "[prizes]\nsource = 'box'\na = 1\n[points]")], "component-unknown-entry", "prizes"),
        ([('game = "victorian-masterminds"', 'game = "the-loop"')], "component-other-game", "game"),
        ([('game = "victorian-masterminds"', "")], "component-missing", "game"),
        ([('game = "victorian-masterminds"', "game = 3")], "component-not-a-word", "game"),
        (
            [('source = "rulebook"\n\n[codex]', "\n[codex]")],
            "component-no-source",
            "stack.limit.2",
        ),
        (
            [('source = "rulebook"\n\n[codex]', 'source = "hearsay"\n\n[codex]')],
            "component-unknown-source",
            "stack.limit.2",
        ),
    ],
)
def test_what_is_wrong_in_a_components_file_is_named_with_its_place(changes, code, where):
    named = ["my-box.toml", *([where] if code != "component-other-game" else ["the-loop"])]
    error = refuses(ComponentError, components_with(*changes), *named)
    assert error.code == code
    assert error.arguments["where"].endswith(where)


@pytest.mark.parametrize(
    "changes",
    [
        [('bonus = "points 2"', 'bonus = "points ²"')],
        [('"buildings 1"', '"buildings ³"')],
        [('bonus = "points 2"', 'bonus = "points ٣"')],
    ],
)
def test_a_digit_of_another_kind_in_a_components_file_is_refused_or_read(changes):
    try:
        components_with(*changes)()
    except ComponentError:
        pass


@pytest.mark.parametrize(
    ("table", "where"),
    [
        ("machines.mole", "machines.mole"),
        ("machines.mole.segments", "machines.mole.segments"),
        ("missions.basic", "missions.basic"),
        ("supply", "supply"),
        ("cities", "cities"),
    ],
)
def test_a_missing_table_of_a_components_file_is_named(table, where):
    error = refuses(ComponentError, without_table(table), "my-box.toml", where)
    assert (error.code, error.arguments["where"]) == ("component-missing", where)


def test_a_components_file_that_is_no_toml_is_refused_with_its_line(tmp_path):
    path = tmp_path / "my-box.toml"
    lines = load(NAME).components.text.splitlines()
    broken = next(number for number, line in enumerate(lines, start=1) if line == "recycle = 1")
    lines[broken - 1] = "recycle = = 1"
    path.write_text("\n".join(lines), encoding="utf-8")
    refuses(ComponentError, lambda: villainy.load(NAME, components=path), "my-box.toml", f"line {broken}")


@pytest.mark.parametrize("text", ["a = " + "[" * 50_000, "a = " + "9" * 5000, "a = " + "{a=" * 50_000])
def test_toml_beyond_all_measure_is_refused(text):
    refuses(ComponentError, lambda: Components(text, "my-box.toml"))


def test_a_components_file_that_cannot_be_read_is_refused(tmp_path):
    refuses(ComponentError, lambda: villainy.load(NAME, components=tmp_path / "nowhere.toml"), "nowhere.toml")
    refuses(ComponentError, lambda: villainy.load(NAME, components=tmp_path), tmp_path.name)
    (tmp_path / "noise.toml").write_bytes(bytes(range(128, 256)))
    refuses(ComponentError, lambda: villainy.load(NAME, components=str(tmp_path / "noise.toml")))
    refuses(ComponentError, lambda: villainy.load(NAME, components="my\0box.toml"))


# ── Actions ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("action", [-1, -87, 87, 10**9, -(10**30)])
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(action):
    match = played((NAME, 1), 3, steps=10)
    before = match.to_bytes()
    refuses(UnknownAction, lambda: match.play(action), action)
    assert match.to_bytes() == before and len(match.moments) == 10


@pytest.mark.parametrize("action", [-1, 87, 10**9])
def test_nothing_is_told_about_a_number_that_is_no_action(action):
    match = played((NAME, 1), 3, steps=10)
    for ask in (match.notation, match.why_not, match.refusal, match.describe):
        with pytest.raises(VillainyError):
            ask(action)


@pytest.mark.parametrize("action", [None, 2.5, [1], {}, 1.0])
def test_what_is_no_number_nor_text_is_no_action(action):
    match = played((NAME, 1), 3, steps=10)
    before = match.to_bytes()
    with pytest.raises(VillainyError):
        match.play(action)
    assert match.to_bytes() == before


@pytest.mark.parametrize("action", ["", "place", "place vienna", "place london twice", "3", "plaçe london"])
def test_a_text_that_is_no_action_is_refused_and_changes_nothing(action):
    match = played((NAME, 1), 3, steps=10)
    before = match.to_bytes()
    error = refuses(UnknownAction, lambda: match.play(action), *([action] if action else []))
    assert error.arguments["value"] == action
    assert match.to_bytes() == before


def test_an_action_that_is_known_but_not_allowed_is_refused_with_its_reason_and_changes_nothing():
    match = load(NAME).new(players=2, seed=1)
    before = match.to_bytes()
    for action in range(len(match.game.definition.actions)):
        if not match.is_legal(action):
            for form in (action, match.notation(action)):
                error = refuses(IllegalAction, lambda form=form: match.play(form))
                assert error.reason == match.refusal(action)[0] != "none"
    assert match.to_bytes() == before and match.moments == []


def test_a_refusal_keeps_its_sentence_when_the_match_has_gone_on():
    match = load(NAME).new(players=2, seed=1)
    illegal = next(a for a in range(len(match.game.definition.actions)) if not match.is_legal(a))
    with pytest.raises(IllegalAction) as refused:
        match.play(illegal)
    copy_of_match = load(NAME).new(players=2, seed=1)
    expected = copy_of_match.why_not(illegal)
    for _ in play_on(match, random.Random(1), LONGEST):
        pass
    assert str(refused.value) == expected


# ── Transcripts ────────────────────────────────────────────────────────────


@cache
def told():
    return transcript.write(played((NAME, 3), 5, steps=40).transcript())


def tampered(**changes):
    return json.loads(told()) | changes


@pytest.mark.parametrize("share", [number / 40 for number in range(40)])
def test_a_cut_transcript_is_refused(share):
    length = int(len(told().rstrip()) * share)
    error = refuses(TranscriptError, lambda: villainy.replay(told()[:length]))
    assert error.code == "transcript-not-json"


def test_a_whole_transcript_without_its_last_line_end_is_fine():
    assert villainy.replay(told().rstrip()).transcript() == json.loads(told())


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"format": 2}, TranscriptError),
        ({"game": "chess"}, UnknownGame),
        ({"rules": 99}, TranscriptError),
        ({"components": "0" * 16}, TranscriptError),
        ({"players": 2}, TranscriptError),
        ({"players": 5}, OptionError),
        ({"seed": "0000000000000006"}, TranscriptError),
        ({"seed": "six"}, TranscriptError),
        ({"seed": "-000000000000005"}, TranscriptError),
        ({"state": "0" * 16}, TranscriptError),
        ({"options": {}}, TranscriptError),
        ({"options": {"colour": "red"}}, OptionError),
        ({"options": {"edition": 5}}, OptionError),
        ({"actions": []}, TranscriptError),
        ({"extra": 1}, TranscriptError),
    ],
)
def test_a_transcript_with_a_changed_field_is_refused(changes, kind):
    refuses(kind, lambda: villainy.replay(tampered(**changes)))
    refuses(kind, lambda: villainy.replay(json.dumps(tampered(**changes))))


@pytest.mark.parametrize("name", ["players", "seed", "self", "", "edition "])
def test_an_option_of_a_transcript_cannot_be_something_else_than_an_option(name):
    options = json.loads(told())["options"]
    refuses(OptionError, lambda: villainy.replay(tampered(options=options | {name: "2"})))


@pytest.mark.parametrize("option", load(NAME).definition.options.options)
def test_a_transcript_with_another_value_of_an_option_is_refused(option):
    options = json.loads(told())["options"]
    values = load(NAME).definition.options.options[option].values
    for value in values:
        if value != options[option]:
            with pytest.raises((TranscriptError, OptionError)):
                villainy.replay(tampered(options=options | {option: value}))
    less = {name: value for name, value in options.items() if name != option}
    refuses(TranscriptError, lambda: villainy.replay(tampered(options=less)))


@pytest.mark.parametrize("place", [0, 7, 20, 38, 39])
def test_a_transcript_with_an_action_changed_removed_or_added_is_refused(place):
    actions = json.loads(told())["actions"]
    fewer = actions[:place] + actions[place + 1 :]
    refuses(TranscriptError, lambda: villainy.replay(tampered(actions=fewer)))
    more = actions[:place] + ["fly moscow"] + actions[place:]
    error = refuses(TranscriptError, lambda: villainy.replay(tampered(actions=more)), place + 1, "fly moscow")
    assert error.arguments["number"] == place + 1
    for other in ("decline", "machine mole", "again"):
        if other != actions[place]:
            changed = [*actions[:place], other, *actions[place + 1 :]]
            error = refuses(
                TranscriptError, lambda changed=changed: villainy.replay(tampered(actions=changed))
            )
            assert error.arguments["number"] == place + 1 and error.arguments["value"] == other
    match = load(NAME).replay(tampered())
    match.rewind(place)
    for other in match.legal():
        text = match.notation(other)
        if text != actions[place]:
            changed = [*actions[:place], text, *actions[place + 1 :]]
            try:
                again = villainy.replay(tampered(actions=changed))
            except TranscriptError:
                continue
            assert again.to_bytes() == load(NAME).replay(tampered()).to_bytes(), "two ways to one position"


@pytest.mark.parametrize("action", [3, None, True, ["place london"], {"place": "london"}, 1.5])
def test_a_transcript_with_an_action_that_is_no_text_is_refused(action):
    actions = json.loads(told())["actions"]
    error = refuses(TranscriptError, lambda: villainy.replay(tampered(actions=[*actions, action])), 41)
    assert error.code == "transcript-not-an-action"


@pytest.mark.parametrize("text", ["", "[" * 100_000, '{"a":' * 100_000, "9" * 5000, "NaN", "\0", "\ufeff{}"])
def test_text_that_is_no_transcript_at_all_is_refused(text):
    refuses(TranscriptError, lambda: villainy.replay(text))


@pytest.mark.parametrize("data", [None, 3, [], b"{}", 2.5])
def test_what_is_no_transcript_at_all_is_refused(data):
    refuses(TranscriptError, lambda: villainy.replay(data))


# ── Positions ──────────────────────────────────────────────────────────────


@cache
def position_text(moment=60):
    return json.dumps(played((NAME, 3), 5, steps=moment).position())


def position(moment=60):
    return json.loads(position_text(moment))


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


def fields_of(data):
    """Every named entry but the counts of what lies in front of everybody."""
    return [path for path in paths_of(data) if isinstance(path[-1], str)]


def restored(data):
    with patience():
        return load(NAME).from_position(data)


def refuses_position(data):
    """A position error, or an option error where an option of the position is at fault."""
    with pytest.raises((PositionError, OptionError)):
        restored(data)


def test_a_position_is_taken_as_it_was_given():
    assert restored(position()).position() == position()


@pytest.mark.parametrize("data", [None, 3, [], "text", b"", {}, {"game": NAME}])
def test_what_is_no_position_at_all_is_refused(data):
    refuses(PositionError, lambda: restored(data))


@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"game": "chess"}, PositionError),
        ({"game": None}, PositionError),
        ({"game": []}, PositionError),
        ({"rules": 99}, PositionError),
        ({"rules": "1"}, PositionError),
        ({"rules": True}, PositionError),
        ({"components": "0" * 16}, PositionError),
        ({"options": []}, PositionError),
        ({"options": None}, PositionError),
        ({"options": {"colour": "red"}}, OptionError),
        ({"options": {"edition": "it"}}, OptionError),
        ({"state": None}, PositionError),
        ({"state": []}, PositionError),
        ({"colour": "red"}, PositionError),
    ],
)
def test_a_position_with_a_changed_field_is_refused(changes, kind):
    refuses(kind, lambda: restored(position() | changes))


def test_every_missing_field_of_a_position_is_noticed():
    for path in fields_of(position()):
        if path[0] != "options" or len(path) == 1:
            refuses_position(put(position(), path, REMOVED))


def test_every_missing_entry_of_a_list_that_has_a_fixed_length_is_noticed():
    for name in ("score", "players", "unused"):
        if name in position()["state"]:
            refuses_position(put(position(), ("state", name), at(position(), "state", name)[:-1]))
    for name in ("bolts", "plates", "built", "bonus_powers"):
        path = ("state", "players", 0, name)
        refuses_position(put(position(), path, at(position(), *path)[:-1]))
        refuses_position(put(position(), path, [*at(position(), *path), 0]))


@pytest.mark.parametrize("junk", [None, True, 1.5, [], {}, "text", 10**20, [[]]], ids=str)
def test_every_leaf_of_another_type_is_noticed(junk):
    taken = []
    for path in leaves_of(position()):
        if path[0] != "options":
            try:
                restored(put(position(), path, junk))
            except PositionError:
                continue
            taken.append(path)
    assert taken == []


@pytest.mark.parametrize("option", load(NAME).definition.options.options)
def test_a_position_whose_options_are_not_those_of_its_state_is_refused(option):
    declared = load(NAME).definition.options.options[option]
    for value in declared.values:
        if value != at(position(), "options", option):
            refuses_position(put(position(), ("options", option), value))


def test_an_unknown_name_anywhere_is_noticed():
    for path in leaves_of(position()["state"]):
        if isinstance(at(position()["state"], *path), str):
            refuses_position(put(position(), ("state", *path), "walrus"))


TAMPERED = {
    "an agent twice": (("players", 0, "discard", "gunner"), lambda value: 1 - value),
    "an agent less": (("players", 0, "pile"), lambda value: value[:-1]),
    "an agent in hand beside those of the pile": (("players", 0, "hand"), lambda value: "gunner"),
    "more parts": (("parts_pool",), lambda value: value + 1),
    "more codex tokens": (("codex_pool",), lambda value: value - 1),
    "more mayhem tokens": (("mayhem_pool",), lambda value: value + 1),
    "more scientists": (("scientist_pool",), lambda value: value + 1),
    "a scientist from nowhere": (("players", 1, "scientists"), lambda value: value + 1),
    "a level beyond the last": (("level",), lambda value: 13),
    "a level below none": (("level",), lambda value: -1),
    "a level of nothing": (("level",), lambda value: 0),
    "a mission claimed and in the deck": (("claimant", "overkill"), lambda value: 0),
    "a mission claimed by nobody at the table": (("claimant", "overkill"), lambda value: 9),
    "a building captured by nobody at the table": (("captor", "rome", "monument"), lambda value: 7),
    "a building captured by minus two": (("captor", "rome", "monument"), lambda value: -2),
    "more firepower than there is": (("players", 0, "firepower"), lambda value: 13),
    "less firepower than none": (("players", 0, "firepower"), lambda value: -5),
    "more cells than a machine has": (("players", 0, "cells"), lambda value: 100),
    "fewer cells than none": (("players", 0, "cells"), lambda value: -1),
    "a codex level nobody has": (("players", 0, "codex_level"), lambda value: 3),
    "a segment built five times": (("players", 0, "built", 0), lambda value: 5),
    "a bonus power twice": (("players", 0, "bonus_powers", 0), lambda value: 2),
    "another machine's player": (("players", 0, "machine"), lambda value: "none"),
    "no seats": (("seats",), lambda value: 0),
    "one seat": (("seats",), lambda value: 1),
    "five seats": (("seats",), lambda value: 5),
    "a seat less": (("seats",), lambda value: 2),
    "a seat more": (("seats",), lambda value: 4),
    "the first player is nobody": (("first",), lambda value: 9),
    "the active player is nobody": (("active",), lambda value: 9),
    "the active player is minus one": (("active",), lambda value: -1),
    "a limit of nothing": (("limit",), lambda value: 0),
    "a limit above what a stack holds": (("limit",), lambda value: 100),
    "fewer turns than none": (("turns",), lambda value: -1),
    "over though somebody is asked": (("over",), lambda value: 1),
    "half over": (("over",), lambda value: 2),
    "a final round without a trigger": (("final_left",), lambda value: 3),
    "fewer final turns than none": (("final_left",), lambda value: -100),
    "a trigger long ago": (("final_left",), lambda value: 100),
    "a decision less": (("frame_kind",), lambda value: value[:-1]),
    "nothing pending": (("frame_kind",), lambda value: []),
    "too much pending": (("frame_kind",), lambda value: value * 20),
    "a task on top": (("frame_kind", -1), lambda value: "run"),
    "nothing on top": (("frame_kind", -1), lambda value: "none"),
    "nothing below": (("frame_kind", 0), lambda value: "none"),
    "a decision below": (("frame_kind", 0), lambda value: "place-agent"),
    "another decision on top": (("frame_kind", -1), lambda value: "raid"),
    "a claim on top": (("frame_kind", -1), lambda value: "claim-mission"),
    "a part on top": (("frame_kind", -1), lambda value: "place-bolt"),
    "a machine on top": (("frame_kind", -1), lambda value: "choose-machine"),
    "a stack to resolve on top": (("frame_kind", -1), lambda value: "resolve-stack"),
    "somebody asked who is nobody": (("frame_seat", -1), lambda value: 9),
    "somebody asked who does not play": (("frame_seat", -1), lambda value: 3),
    "minus one asked": (("frame_seat", -1), lambda value: -1),
    "a task of nobody": (("frame_seat", 0), lambda value: 9),
    "a task without meaning": (("frame_first", 0), lambda value: 99),
    "a stack of nobody": (("stack_owner",), lambda value: value | {"london": [9]}),
    "a resolution beyond its stack": (("resolution", "next"), lambda value: 5),
    "a resolution before its stack": (("resolution", "next"), lambda value: -3),
    "a resolution of nothing": (("resolution", "city"), lambda value: "london"),
    "a saboteur of nobody": (("resolution", "blocker"), lambda value: 50),
    "a queue without a stack": (("queued",), lambda value: "rome"),
    "a generator below none": (("generator",), lambda value: "-000000000000001"),
    "a generator of signs": (("generator",), lambda value: "+000000000000001"),
    "an unknown option": (("options", "edition"), lambda value: 99),
    "an option half on": (("options", "spoils_first"), lambda value: 2),
    "a machine nobody has": (("options", "machines", 0), lambda value: 50),
    "a list too long": (("deck",), lambda value: value * 5),
    "a blank in the deck": (("deck",), lambda value: [*value, "none"]),
    "something unused is used": (("unused",), lambda value: [5]),
    "somebody in an empty seat": (("players", 3, "scientists"), lambda value: 2),
}


@pytest.mark.parametrize("path, change", TAMPERED.values(), ids=TAMPERED)  # noqa: PT006
def test_a_tampered_position_is_refused(path, change):
    data = position()
    value = change(copy.deepcopy(at(data, "state", *path)))
    refuses_position(put(data, ("state", *path), value))


# ── Whatever else ──────────────────────────────────────────────────────────


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-130, 130),
    st.sampled_from([-(2**31), 32767, 2**63, 2**64, 10**30]),
    st.floats(allow_nan=False),
    st.text(max_size=5),
    st.sampled_from(
        ["none", "london", "gunner", "mole", "2", "true", "place london", "run", "raid", "order"]
    ),
    st.lists(st.integers(-2, 5), max_size=3),
    st.dictionaries(st.text(max_size=3), st.integers(-2, 5), max_size=2),
)


NUMBERS = st.one_of(st.integers(-3, 9), st.sampled_from([-128, -50, 16, 31, 64, 100, 126, 127, 32767]))
WORDS = sorted(
    {*Vocabulary.of_enum(Decision, Task, Agent), *Vocabulary.of_enum(City, Machine, Mission), "none"}
)


def other_value(draw, old):
    """Another value of the same type for most entries, anything for the rest."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.one_of(st.just(REMOVED), JUNK))
    if type(old) is int:
        return draw(st.one_of(st.integers(-2, 2).map(lambda step: old + step), NUMBERS))
    if isinstance(old, str):
        return draw(st.one_of(st.sampled_from(WORDS), JUNK))
    if isinstance(old, list) and old:
        return draw(st.one_of(st.permutations(old), st.lists(st.sampled_from(old), max_size=len(old) + 1)))
    return draw(JUNK)


class Changed:
    """Plain data with some of its entries removed or replaced; prints as the changes only."""

    def __init__(self, text):
        self.data = json.loads(text)
        self.changes = []

    def put(self, path, value):
        put(self.data, path, value)
        self.changes.append((".".join(map(str, path)), "removed" if value is REMOVED else value))

    def __repr__(self):
        return repr(self.changes)


@st.composite
def mutated(draw, texts, among=paths_of, most=3):
    changed = Changed(draw(st.sampled_from(texts)))
    for _ in range(draw(st.integers(1, most))):
        paths = list(among(changed.data))
        if paths:
            path = draw(st.sampled_from(paths))
            changed.put(path, other_value(draw, at(changed.data, *path)))
    return changed


def pending_of(data):
    """What decides how a game goes on, and little of what lies on the table."""
    names = ("frame_kind", "frame_seat", "frame_first", "frame_second", "resolution", "limit", "active")
    names += (
        "queued",
        "final_left",
        "trigger",
        "over",
        "turns",
        "final_resolution",
        "seats",
        "first",
        "forced",
    )
    return [path for path in leaves_of(data) if len(path) > 1 and path[1] in names]


def goes_on_to_its_end(match):
    """The match is played on at random, looked at on the way, without any exception."""
    chooser = random.Random(1)
    for count, _ in enumerate(play_on(match, chooser, 2 * LONGEST)):
        if count % 50 == 0 or match.over:
            for seat in (*range(match.players), None):
                match.view(seat)
                match.events(seat)
            for action in range(len(match.game.definition.actions)):
                match.refusal(action)
            load(NAME).from_position(json.loads(json.dumps(match.position())))
    assert match.outcome is not None


def moments():
    """A position at a placement, one in the middle of a stack, and some between."""
    return [position_text(moment) for moment in (1, 60, 61, 100)]


def refused_or_goes_on(make):
    with patience():
        try:
            match = make()
        except VillainyError:
            return
        goes_on_to_its_end(match)


@fuzzed(150)
@given(mutated([told()]))
def test_a_mutated_transcript_is_refused_or_leads_to_a_match_that_can_go_on(changed):
    refused_or_goes_on(lambda: villainy.replay(json.dumps(changed.data)))


@fuzzed(250)
@given(mutated(moments()))
def test_a_mutated_position_is_refused_or_leads_to_a_match_that_can_go_on(changed):
    refused_or_goes_on(lambda: restored(json.loads(json.dumps(changed.data))))


@fuzzed(250)
@given(mutated(moments(), among=pending_of, most=1))
def test_a_position_with_something_else_pending_is_refused_or_can_go_on(changed):
    refused_or_goes_on(lambda: restored(json.loads(json.dumps(changed.data))))


@fuzzed(200)
@given(st.text(max_size=40), st.integers(0, 10**6))
def test_text_put_anywhere_into_a_transcript_is_refused_or_harmless(noise, place):
    text = told()
    place %= len(text)
    try:
        match = villainy.replay(text[:place] + noise + text[place:])
    except VillainyError:
        return
    assert match.to_bytes() == villainy.replay(text).to_bytes()


@fuzzed(150)
@given(
    start=st.integers(0, 10**6),
    length=st.integers(0, 12),
    noise=st.one_of(st.text(max_size=6), st.sampled_from(["1", "20", '"', "[", "=", "\n", " ", "0"])),
)
def test_a_mutated_components_file_is_refused_or_can_be_played(start, length, noise):
    text = load(NAME).components.text
    start %= len(text)
    text = text[:start] + noise + text[start + length :]
    try:
        game = Game(load(NAME).definition, Components(text, "my-box.toml"))
    except VillainyError:
        return
    match = game.new(players=2, seed=1)
    match.transcript()
    for _ in range(30):
        match.play(match.legal()[0])
