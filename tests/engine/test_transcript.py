"""A match as text: readable, checked, and replayed to the byte."""

from __future__ import annotations

import json

import pytest

import villainy
from conformance import load, played
from villainy.engine import transcript
from villainy.engine.errors import TranscriptError

NAME = next(iter(villainy.GAMES))  # one game is as good as another


def example():
    return played((NAME, 0), 3, steps=12).transcript()


def test_a_transcript_says_all_that_is_needed_to_play_again():
    told = example()
    assert list(told) == list(transcript.FIELDS)
    assert (told["format"], told["game"], told["players"]) == (transcript.FORMAT, NAME, 2)
    assert told["rules"] == load(NAME).version and told["components"] == load(NAME).components.hash
    assert told["seed"] == "0000000000000003"
    assert len(told["actions"]) == 12 and all(isinstance(action, str) for action in told["actions"])
    assert set(told["options"]) == set(load(NAME).definition.options.options)
    assert set(map(type, told["options"].values())) == {str}


def test_its_text_has_one_field_and_one_action_a_line_and_comes_back():
    told = example()
    text = transcript.write(told)
    assert text.endswith("}\n")
    assert transcript.read(text) == told
    for action in told["actions"]:
        assert any(line.strip().rstrip(",") == json.dumps(action) for line in text.splitlines())


def test_a_transcript_is_replayed_from_its_text_or_from_its_fields():
    told = example()
    assert villainy.replay(told).transcript() == told
    assert villainy.replay(transcript.write(told)).to_bytes() == villainy.replay(told).to_bytes()
    assert load(NAME).replay(told).transcript() == told


def test_a_seed_is_sixteen_hexadecimal_digits():
    assert transcript.parse_seed("00000000000000ff") == 255
    assert transcript.parse_seed("ffffffffffffffff") == 2**64 - 1


@pytest.mark.parametrize("word", ["", "ff", "0" * 15, "0" * 17, "g" * 16, "0" * 15 + " "])
def test_what_is_no_seed_is_refused(word):
    with pytest.raises(TranscriptError) as refused:
        transcript.parse_seed(word)
    assert refused.value.code == "transcript-seed"


@pytest.mark.parametrize(
    "word", ["-000000000000001", "+000000000000001", "0x00000000000001", "0_00000000000001"]
)
def test_signs_prefixes_and_underscores_are_no_digits_of_a_seed(word):
    with pytest.raises(TranscriptError):
        transcript.parse_seed(word)


def test_text_that_is_no_json_is_refused_with_its_line():
    text = transcript.write(example())
    lines = text.splitlines()
    lines[3] = lines[3].rstrip(",")
    with pytest.raises(TranscriptError) as refused:
        transcript.read("\n".join(lines))
    assert refused.value.code == "transcript-not-json"
    assert refused.value.arguments["line"] == 5


@pytest.mark.parametrize("data", [None, 3, [], "text", [1, 2]])
def test_what_is_no_table_is_refused(data):
    with pytest.raises(TranscriptError) as refused:
        transcript.read(json.dumps(data))
    assert refused.value.code == "transcript-not-a-table"


@pytest.mark.parametrize("field", transcript.FIELDS)
def test_a_missing_field_is_named(field):
    told = example()
    del told[field]
    with pytest.raises(TranscriptError) as refused:
        transcript.check(told)
    assert (refused.value.code, refused.value.arguments["field"]) == ("transcript-missing", field)


@pytest.mark.parametrize("junk", [None, True, 1.5, {"a": 1}, ["a"], "text", 7])
@pytest.mark.parametrize("field", transcript.FIELDS)
def test_a_field_of_the_wrong_type_is_named(field, junk):
    if type(junk) is transcript.FIELDS[field]:
        return
    with pytest.raises(TranscriptError) as refused:
        transcript.check(example() | {field: junk})
    assert (refused.value.code, refused.value.arguments["field"]) == ("transcript-wrong-type", field)


def test_an_unknown_field_and_another_format_are_refused():
    with pytest.raises(TranscriptError) as refused:
        transcript.check(example() | {"colour": "red"})
    assert (refused.value.code, refused.value.arguments["field"]) == ("transcript-unknown", "colour")
    with pytest.raises(TranscriptError) as refused:
        transcript.check(example() | {"format": 2})
    assert refused.value.code == "transcript-format"


def test_an_action_that_is_no_text_is_named_by_its_number():
    told = example()
    told["actions"][4] = 17
    with pytest.raises(TranscriptError) as refused:
        transcript.check(told)
    assert (refused.value.code, refused.value.arguments["number"]) == ("transcript-not-an-action", 5)


def test_a_match_from_a_position_has_no_transcript():
    match = played((NAME, 0), 3, steps=5)
    with pytest.raises(TranscriptError) as refused:
        load(NAME).from_position(match.position()).transcript()
    assert refused.value.code == "transcript-no-seed"


# ── Rewound ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_a_match_that_was_rewound_is_replayed_to_the_byte(name):
    match = played((name, 0), 3, steps=20)
    match.rewind(12, reseed=99)
    assert match.state.generator == 99 and len(match.moments) == 12
    for _ in range(3):
        match.play(match.legal()[0])
    told = match.transcript()
    assert told["reseeds"] == {"12": f"{99:016x}"}
    again = villainy.replay(transcript.write(told))
    assert again.to_bytes() == match.to_bytes() and again.transcript() == told
    assert match.copy().transcript() == told


def test_of_several_words_the_last_at_a_place_counts():
    match = played((NAME, 0), 3, steps=20)
    match.rewind(12, reseed=1)
    match.play(match.legal()[0])
    match.rewind(12)
    assert match.reseeds == {12: 1} and match.state.generator == 1
    match.rewind(12, reseed=2)
    assert villainy.replay(match.transcript()).to_bytes() == match.to_bytes()
    match.rewind(5)
    assert match.reseeds == {} and "reseeds" not in match.transcript()
    assert match.to_bytes() == played((NAME, 0), 3, steps=5).to_bytes()


@pytest.mark.parametrize("given", [[], {"21": "0" * 16}, {"-1": "0" * 16}, {"x": "0" * 16}, {"3": 7}])
def test_a_word_at_no_place_or_that_is_none_is_refused(given):
    with pytest.raises(TranscriptError):
        villainy.replay(example() | {"reseeds": given})
