"""Bad input gets one clear sentence and changes nothing; no other exception ever comes out."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import villainy
from conformance import PROFILES, load, partway, play_on, played
from engine.refusing import (
    REMOVED,
    at,
    leaves_of,
    paths_of,
    patience,
    position_text,
    put,
    refuses,
    refuses_position,
    restored,
    some_case,
)
from villainy.engine import transcript
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
from villainy.engine.layout import Layout
from villainy.engine.names import as_vocabulary, kebab

every_game = pytest.mark.parametrize("name", list(villainy.GAMES))
FIRST = next(iter(villainy.GAMES))  # where one game is as good as another


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


def options_of(name):
    return load(name).definition.options


# ── Games, players, options, seeds, languages ──────────────────────────────


@pytest.mark.parametrize("name", ["chess", "", FIRST.title(), FIRST.replace("-", "_"), None, 5, []])
def test_an_unknown_game_is_refused(name):
    error = refuses(UnknownGame, lambda: villainy.load(name), *([name] if isinstance(name, str) else []))
    assert str(error.arguments["value"]) == str(name)
    assert all(known in error.arguments["known"] for known in villainy.GAMES)


@every_game
def test_an_impossible_number_of_players_is_refused(name):
    least, most = options_of(name).least_seats, options_of(name).most_seats
    for players in (0, least - 1, most + 1, -3, 10**20):
        refuses(OptionError, lambda players=players: load(name).new(players=players, seed=1), least, most)


@every_game
@pytest.mark.parametrize("players", ["x", "3", True, 2.5, [2]])
def test_what_is_no_number_of_players_is_refused(name, players):
    refuses(OptionError, lambda: load(name).new(players=players, seed=1), players)


@every_game
@pytest.mark.parametrize("seed", [-1, 2**64, 10**30, 1.0, 1.5, "7", "seven", True, [1]])
def test_a_seed_that_is_no_word_of_64_bits_is_refused(name, seed):
    refuses(OptionError, lambda: load(name).new(seed=seed), seed)


@every_game
@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_every_word_of_64_bits_is_a_seed(name, seed):
    match = load(name).new(seed=seed)
    assert villainy.replay(match.transcript()).seed == seed


@every_game
def test_an_unknown_option_is_named_with_those_that_are_known(name):
    known = [kebab(option) for option in options_of(name).options]
    error = refuses(OptionError, lambda: load(name).new(seed=1, hue="red"), "hue", *known)
    assert error.code == "unknown-option"


@every_game
@pytest.mark.parametrize("value", ["walrus", "", None, 10**9, {"walrus": 1}, ["walrus"] * 9])
def test_a_value_no_option_has_is_refused(name, value):
    for option in options_of(name).options:
        refuses(OptionError, lambda option=option: load(name).new(seed=1, **{option: value}), kebab(option))


@every_game
@pytest.mark.parametrize("locale", ["it", "", "EN", "en-GB", None, "../en"])
def test_an_unknown_language_is_refused(name, locale):
    match = load(name).new(seed=1)
    action = match.legal()[0]
    illegal = next(a for a in range(len(match.game.definition.actions)) if not match.is_legal(a))
    refuses(OptionError, lambda: match.describe(action, locale=locale))
    refuses(OptionError, lambda: match.question(match.seat, locale=locale))
    refuses(OptionError, lambda: match.why_not(illegal, locale=locale))


# ── Components ─────────────────────────────────────────────────────────────


def own_box(name, text):
    return Game(load(name).definition, Components(text, "my-box.toml"))


@every_game
def test_every_table_of_a_components_file_is_missed_by_name(name):
    """Each is taken out with what lies inside it."""
    lines = load(name).components.text.splitlines()
    headers = {number: line[1 : line.index("]")] for number, line in enumerate(lines) if line.startswith("[")}
    for header in headers.values():
        inside, kept = False, []
        for number, line in enumerate(lines):
            if number in headers:
                inside = headers[number] == header or headers[number].startswith(f"{header}.")
            if not inside:
                kept.append(line)
        error = refuses(
            ComponentError, lambda kept=kept: own_box(name, "\n".join(kept)), "my-box.toml", header
        )
        assert (error.code, error.arguments["where"]) == ("component-missing", header)


@every_game
@pytest.mark.parametrize(
    ("old", "new", "code", "named"),
    [
        (r"^game = .*$", 'game = "chess"', "component-other-game", "chess"),
        (r"^game = .*$", "", "component-missing", "game"),
        (r"^game = .*$", "game = 3", "component-not-a-word", "game"),
        (r'^source = "[a-z]*"', 'source = "hearsay"', "component-unknown-source", "hearsay"),
        (r"\Z", "\n[prizes]\nsource = 'box'\na = 1\n", "component-unknown-entry", "prizes"),
        (r"\Z", "\n[prizes]\na = 1\n", "component-no-source", "prizes.a"),
    ],
)
def test_what_is_wrong_in_any_components_file_is_named(name, old, new, code, named):
    text, changed = re.subn(old, lambda _: new, load(name).components.text, count=1, flags=re.MULTILINE)
    assert changed
    assert refuses(ComponentError, lambda: own_box(name, text), "my-box.toml", named).code == code


@every_game
def test_a_components_file_that_is_no_toml_is_refused_with_its_line(name, tmp_path):
    path = tmp_path / "my-box.toml"
    lines = load(name).components.text.splitlines()
    broken = next(number for number, line in enumerate(lines) if re.match(r"[a-z-]+ += [^{\[]*$", line))
    lines[broken] = lines[broken].replace("=", "= =")
    path.write_text("\n".join(lines), encoding="utf-8")
    refuses(ComponentError, lambda: villainy.load(name, path), "my-box.toml", f"line {broken + 1}")


@pytest.mark.parametrize("text", ["a = " + "[" * 50_000, "a = " + "9" * 5000, "a = " + "{a=" * 50_000])
def test_toml_beyond_all_measure_is_refused(text):
    refuses(ComponentError, lambda: Components(text, "my-box.toml"))


def test_a_components_file_that_cannot_be_read_is_refused(tmp_path):
    refuses(ComponentError, lambda: villainy.load(FIRST, tmp_path / "nowhere.toml"), "nowhere.toml")
    refuses(ComponentError, lambda: villainy.load(FIRST, tmp_path), tmp_path.name)
    (tmp_path / "noise.toml").write_bytes(bytes(range(128, 256)))
    refuses(ComponentError, lambda: villainy.load(FIRST, str(tmp_path / "noise.toml")))
    refuses(ComponentError, lambda: villainy.load(FIRST, "my\0box.toml"))


# ── Actions ────────────────────────────────────────────────────────────────


@every_game
def test_a_number_that_is_no_action_is_refused_and_changes_nothing(name):
    match = played((name, 1), 3, steps=10)
    before, count = match.to_bytes(), len(match.game.definition.actions)
    for action in (-1, -count, count, 10**9, -(10**30)):
        refuses(UnknownAction, lambda action=action: match.play(action), action)
        for ask in (match.notation, match.why_not, match.refusal, match.describe):
            with pytest.raises(VillainyError):
                ask(action)
    assert match.to_bytes() == before and len(match.moments) == 10


@every_game
@pytest.mark.parametrize("action", [None, 2.5, [1], {}, 1.0])
def test_what_is_no_number_nor_text_is_no_action(name, action):
    match = played((name, 1), 3, steps=10)
    before = match.to_bytes()
    with pytest.raises(VillainyError):
        match.play(action)
    assert match.to_bytes() == before


@every_game
def test_a_text_that_is_no_action_is_refused_and_changes_nothing(name):
    match = played((name, 1), 3, steps=10)
    before = match.to_bytes()
    family = next(family for family in match.game.definition.actions.families if family.axes)
    text = family.texts[0]
    for action in ("", "3", family.verb, f"{family.verb} vienna", f"{text} twice", text.replace("a", "ä")):
        error = refuses(
            UnknownAction, lambda action=action: match.play(action), *([action] if action else [])
        )
        assert error.arguments["value"] == action
    assert match.to_bytes() == before


@every_game
def test_an_action_that_is_known_but_not_allowed_is_refused_with_its_reason_and_changes_nothing(name):
    match = load(name).new(seed=1)
    before = match.to_bytes()
    for action in range(len(match.game.definition.actions)):
        if not match.is_legal(action):
            for form in (action, match.notation(action)):
                error = refuses(IllegalAction, lambda form=form: match.play(form))
                assert error.reason == match.refusal(action)[0] != "none"
    assert match.to_bytes() == before and match.moments == []


@every_game
def test_a_refusal_keeps_its_sentence_when_the_match_has_gone_on(name):
    match = load(name).new(seed=1)
    illegal = next(a for a in range(len(match.game.definition.actions)) if not match.is_legal(a))
    with pytest.raises(IllegalAction) as refused:
        match.play(illegal)
    expected = load(name).new(seed=1).why_not(illegal)
    for _ in play_on(match, random.Random(1), PROFILES[name].longest):
        pass
    assert str(refused.value) == expected


# ── Transcripts ────────────────────────────────────────────────────────────


@cache
def told(name):
    """Half a game."""
    return transcript.write(partway(some_case(name), 5, 0.5).transcript())


def tampered(name, **changes):
    return json.loads(told(name)) | changes


@every_game
def test_a_cut_transcript_is_refused(name):
    for part in range(40):
        length = int(len(told(name).rstrip()) * part / 40)
        error = refuses(TranscriptError, lambda length=length: villainy.replay(told(name)[:length]))
        assert error.code == "transcript-not-json"


@every_game
def test_a_whole_transcript_without_its_last_line_end_is_fine(name):
    assert villainy.replay(told(name).rstrip()).transcript() == json.loads(told(name))


@every_game
@pytest.mark.parametrize(
    ("changes", "kind"),
    [
        ({"format": 2}, TranscriptError),
        ({"game": "chess"}, UnknownGame),
        ({"rules": 99}, TranscriptError),
        ({"components": "0" * 16}, TranscriptError),
        ({"players": 99}, OptionError),
        ({"seed": "0000000000000006"}, TranscriptError),
        ({"seed": "six"}, TranscriptError),
        ({"seed": "-000000000000005"}, TranscriptError),
        ({"state": "0" * 16}, TranscriptError),
        ({"options": {}}, TranscriptError),
        ({"options": {"hue": "red"}}, OptionError),
        ({"actions": []}, TranscriptError),
        ({"extra": 1}, TranscriptError),
    ],
)
def test_a_transcript_with_a_changed_field_is_refused(name, changes, kind):
    refuses(kind, lambda: villainy.replay(tampered(name, **changes)))
    refuses(kind, lambda: villainy.replay(json.dumps(tampered(name, **changes))))


@every_game
def test_a_transcript_of_another_number_of_players_is_refused(name):
    players = json.loads(told(name))["players"]
    other = players + 1 if players < options_of(name).most_seats else players - 1
    refuses(TranscriptError, lambda: villainy.replay(tampered(name, players=other)))


@every_game
def test_an_option_of_a_transcript_cannot_be_something_else_than_an_option(name):
    options = json.loads(told(name))["options"]
    for option in ("players", "seed", "self", "", f"{next(iter(options))} "):
        given = options | {option: "2"}
        refuses(OptionError, lambda given=given: villainy.replay(tampered(name, options=given)))


@every_game
def test_a_transcript_with_another_value_of_an_option_is_refused(name):
    options = json.loads(told(name))["options"]
    for option, declared in options_of(name).options.items():
        for value in declared.values:
            if value != options[option]:
                with pytest.raises((TranscriptError, OptionError)):
                    villainy.replay(tampered(name, options=options | {option: value}))
        refuses(
            OptionError,
            lambda option=option: villainy.replay(tampered(name, options=options | {option: 5.5})),
        )
        less = {other: value for other, value in options.items() if other != option}
        refuses(TranscriptError, lambda less=less: villainy.replay(tampered(name, options=less)))


@every_game
@pytest.mark.parametrize("share", [0, 0.2, 0.5, 0.8, 0.99])
def test_a_transcript_with_an_action_changed_removed_or_added_is_refused(name, share):
    actions = json.loads(told(name))["actions"]
    place = int(share * len(actions))
    end = load(name).replay(tampered(name))
    refused_or_the_same(name, actions[:place] + actions[place + 1 :], end)
    more = actions[:place] + ["fly moscow"] + actions[place:]
    error = refuses(
        TranscriptError, lambda: villainy.replay(tampered(name, actions=more)), place + 1, "fly moscow"
    )
    assert error.arguments["number"] == place + 1
    match = end.copy()
    match.rewind(place)
    for action, text in enumerate(match.game.definition.actions.texts):
        changed = [*actions[:place], text, *actions[place + 1 :]]
        if not match.is_legal(action):
            if action % 7 == 0:  # enough of them, since each plays the whole transcript
                error = refuses(
                    TranscriptError,
                    lambda changed=changed: villainy.replay(tampered(name, actions=changed)),
                )
                assert error.arguments["number"] == place + 1 and error.arguments["value"] == text
        elif text != actions[place]:
            refused_or_the_same(name, changed, end)


def refused_or_the_same(name, actions, end):
    """Two ways may lead to one position: a door that is unlocked and locked again tells nothing."""
    try:
        again = villainy.replay(tampered(name, actions=actions))
    except TranscriptError:
        return
    assert again.to_bytes() == end.to_bytes()


@pytest.mark.parametrize("action", [3, None, True, ["place london"], {"place": "london"}, 1.5])
def test_a_transcript_with_an_action_that_is_no_text_is_refused(action):
    actions = json.loads(told(FIRST))["actions"]
    number = len(actions) + 1
    more = [*actions, action]
    error = refuses(TranscriptError, lambda: villainy.replay(tampered(FIRST, actions=more)), number)
    assert error.code == "transcript-not-an-action"


@pytest.mark.parametrize("text", ["", "[" * 100_000, '{"a":' * 100_000, "9" * 5000, "NaN", "\0", "\ufeff{}"])
def test_text_that_is_no_transcript_at_all_is_refused(text):
    refuses(TranscriptError, lambda: villainy.replay(text))


@pytest.mark.parametrize("data", [None, 3, [], b"{}", 2.5])
def test_what_is_no_transcript_at_all_is_refused(data):
    refuses(TranscriptError, lambda: villainy.replay(data))


# ── Positions ──────────────────────────────────────────────────────────────


def position(name):
    return json.loads(position_text(name, 0.4))


@every_game
def test_a_position_is_taken_as_it_was_given(name):
    assert restored(name, position(name)).position() == position(name)


@pytest.mark.parametrize("data", [None, 3, [], "text", b"", {}, {"game": FIRST}])
def test_what_is_no_position_at_all_is_refused(data):
    refuses(PositionError, lambda: restored(FIRST, data))


@every_game
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
        ({"options": {"hue": "red"}}, OptionError),
        ({"state": None}, PositionError),
        ({"state": []}, PositionError),
        ({"hue": "red"}, PositionError),
    ],
)
def test_a_position_with_a_changed_field_is_refused(name, changes, kind):
    refuses(kind, lambda: restored(name, position(name) | changes))


@every_game
def test_every_missing_field_of_a_position_is_noticed(name):
    for path in paths_of(position(name)):
        if isinstance(path[-1], str) and (path[0] != "options" or len(path) == 1):
            refuses_position(name, put(position(name), path, REMOVED))


def fixed_lists_of(layout, data, path=()):
    """Every list whose length the layout says, by its path."""
    for field in layout.fields:
        if field.name not in data:  # a count, which the list itself tells
            continue
        here, value = (*path, field.name), data[field.name]
        if isinstance(field.kind, Layout):
            rows = value if isinstance(value, list) else [value]
            for index, row in enumerate(rows):
                yield from fixed_lists_of(field.kind, row, (*here, index) if value is rows else here)
        if isinstance(value, list) and field.size is None:
            yield here


@every_game
def test_every_missing_entry_of_a_list_that_has_a_fixed_length_is_noticed(name):
    paths = list(fixed_lists_of(load(name).definition.layout, position(name)["state"]))
    assert paths
    for path in paths:
        entries = at(position(name), "state", *path)
        refuses_position(name, put(position(name), ("state", *path), entries[:-1]))
        refuses_position(name, put(position(name), ("state", *path), [*entries, entries[-1]]))


@every_game
@pytest.mark.parametrize("junk", [None, True, 1.5, [], {}, "text", 10**20, [[]]], ids=str)
def test_every_leaf_of_another_type_is_noticed(name, junk):
    taken = []
    for path in leaves_of(position(name)):
        if path[0] != "options":
            try:
                restored(name, put(position(name), path, junk))
            except PositionError:
                continue
            taken.append(path)
    assert taken == []


@every_game
def test_a_position_whose_options_are_not_those_of_its_state_is_refused(name):
    for option, declared in options_of(name).options.items():
        for value in (*declared.values, "walrus"):
            if value != at(position(name), "options", option):
                refuses_position(name, put(position(name), ("options", option), value))


@every_game
def test_an_unknown_name_anywhere_is_noticed(name):
    state = position(name)["state"]
    for path in leaves_of(state):
        if isinstance(at(state, *path), str):
            refuses_position(name, put(position(name), ("state", *path), "walrus"))


# ── Whatever else ──────────────────────────────────────────────────────────


NUMBERS = st.one_of(st.integers(-3, 9), st.sampled_from([-128, -50, 16, 31, 64, 100, 126, 127, 32767]))


@cache
def words_of(name):
    """All names that values of a state can have."""

    def names(layout):
        for field in layout.fields:
            if isinstance(field.kind, Layout):
                yield from names(field.kind)
            elif field.of is not None:
                yield from as_vocabulary(field.of)

    return sorted({"none", *names(load(name).definition.layout)})


@cache
def junk_of(name):
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-130, 130),
        st.sampled_from([-(2**31), 32767, 2**63, 2**64, 10**30]),
        st.floats(allow_nan=False),
        st.text(max_size=5),
        st.sampled_from(["none", "2", "true", load(name).definition.actions.text(0), *words_of(name)]),
        st.lists(st.integers(-2, 5), max_size=3),
        st.dictionaries(st.text(max_size=3), st.integers(-2, 5), max_size=2),
    )


def other_value(draw, name, old):
    """Another value of the same type for most entries, anything for the rest."""
    if draw(st.integers(0, 9)) == 0:
        return draw(st.one_of(st.just(REMOVED), junk_of(name)))
    if type(old) is int:
        return draw(st.one_of(st.integers(-2, 2).map(lambda step: old + step), NUMBERS))
    if isinstance(old, str):
        return draw(st.one_of(st.sampled_from(words_of(name)), junk_of(name)))
    if isinstance(old, list) and old:
        return draw(st.one_of(st.permutations(old), st.lists(st.sampled_from(old), max_size=len(old) + 1)))
    return draw(junk_of(name))


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
def mutated(draw, name, texts, among=paths_of, most=3):
    changed = Changed(draw(st.sampled_from(texts)))
    for _ in range(draw(st.integers(1, most))):
        paths = list(among(changed.data))
        if paths:
            path = draw(st.sampled_from(paths))
            changed.put(path, other_value(draw, name, at(changed.data, *path)))
    return changed


def pending_of(data):
    """What decides how a game goes on, and little of what lies on the table: frames and single values."""
    return [
        path
        for path in leaves_of(data)
        if len(path) > 1
        and path[0] == "state"
        and path[1] != "options"
        and (path[1].startswith("frame_") or all(isinstance(step, str) for step in path))
    ]


def goes_on_to_its_end(match):
    """The match is played on at random, looked at on the way, without any exception."""
    chooser, game = random.Random(1), match.game
    for count, _ in enumerate(play_on(match, chooser, 2 * PROFILES[game.name].longest)):
        if count % 50 == 0 or match.over:
            for seat in (*range(match.players), None):
                match.view(seat)
                match.events(seat)
            for action in range(len(game.definition.actions)):
                match.refusal(action)
            game.from_position(json.loads(json.dumps(match.position())))
    assert match.outcome is not None


def moments(name):
    """Positions from near the beginning to near the end."""
    return [position_text(name, share) for share in (0.01, 0.4, 0.41, 0.7)]


def refused_or_goes_on(make):
    with patience():
        try:
            match = make()
        except VillainyError:
            return
        goes_on_to_its_end(match)


@every_game
@fuzzed(150)
@given(st.data())
def test_a_mutated_transcript_is_refused_or_leads_to_a_match_that_can_go_on(name, data):
    changed = data.draw(mutated(name, [told(name)]))
    refused_or_goes_on(lambda: villainy.replay(json.dumps(changed.data)))


@every_game
@fuzzed(250)
@given(st.data())
def test_a_mutated_position_is_refused_or_leads_to_a_match_that_can_go_on(name, data):
    changed = data.draw(mutated(name, moments(name)))
    refused_or_goes_on(lambda: restored(name, json.loads(json.dumps(changed.data))))


@every_game
@fuzzed(250)
@given(st.data())
def test_a_position_with_something_else_pending_is_refused_or_can_go_on(name, data):
    changed = data.draw(mutated(name, moments(name), among=pending_of, most=1))
    refused_or_goes_on(lambda: restored(name, json.loads(json.dumps(changed.data))))


@fuzzed(200)
@given(st.text(max_size=40), st.integers(0, 10**6))
def test_text_put_anywhere_into_a_transcript_is_refused_or_harmless(noise, place):
    text = told(FIRST)
    place %= len(text)
    try:
        match = villainy.replay(text[:place] + noise + text[place:])
    except VillainyError:
        return
    assert match.to_bytes() == villainy.replay(text).to_bytes()


@every_game
@fuzzed(150)
@given(
    start=st.integers(0, 10**6),
    length=st.integers(0, 12),
    noise=st.one_of(st.text(max_size=6), st.sampled_from(["1", "20", '"', "[", "=", "\n", " ", "0"])),
)
def test_a_mutated_components_file_is_refused_or_can_be_played(name, start, length, noise):
    text = load(name).components.text
    start %= len(text)
    text = text[:start] + noise + text[start + length :]
    try:
        game = own_box(name, text)
    except VillainyError:
        return
    match = game.new(seed=1)
    match.transcript()
    for _ in range(30):
        if not match.over:
            match.play(match.legal()[0])
