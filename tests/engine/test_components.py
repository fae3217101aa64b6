"""Components: every value checked and with its source, read from a file of the game's form."""

from __future__ import annotations

import random

import pytest

import villainy
from conformance import PROFILES, load, play_on
from villainy.engine.components import SOURCES, Components
from villainy.engine.errors import ComponentError
from villainy.engine.names import Vocabulary

SMALL = """
game = "chess"
note = "about the whole file"
source = "box"

[board]
rows = 8
columns = 8
source = "rulebook"

[pieces]
source = { king = "public", queen = "reconstructed" }
king = { worth = 100 }
queen = { worth = 9, symbol = "q", source = { symbol = "box" } }
"""


def small(text=SMALL):
    return Components(text, "small.toml")


# ── Sources ────────────────────────────────────────────────────────────────


def test_the_nearest_word_on_the_source_counts():
    assert small().sources() == {
        "note": "box",
        "board.rows": "rulebook",
        "board.columns": "rulebook",
        "pieces.king.worth": "public",
        "pieces.queen.worth": "reconstructed",
        "pieces.queen.symbol": "box",
    }


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_every_value_of_every_game_has_a_known_source(name):
    sources = load(name).components.sources()
    assert len(sources) > 100 and set(sources.values()) <= set(SOURCES)


def test_a_value_without_a_source_is_named():
    with pytest.raises(ComponentError) as refused:
        small('game = "chess"\n[board]\nrows = 8\n')
    assert refused.value.code == "component-no-source"
    assert (refused.value.arguments["file"], refused.value.arguments["where"]) == ("small.toml", "board.rows")


@pytest.mark.parametrize("source", ['"hearsay"', "5", "[]", "true", '""', '{ rows = "hearsay" }'])
def test_an_unknown_source_is_named(source):
    with pytest.raises(ComponentError) as refused:
        small(f"[board]\nrows = 8\nsource = {source}\n")
    assert refused.value.code == "component-unknown-source"
    assert refused.value.arguments["where"] == "board.rows"


# ── The file ───────────────────────────────────────────────────────────────


def test_a_file_that_is_no_toml_is_refused_with_its_line():
    with pytest.raises(ComponentError) as refused:
        small("a = 1\nb = = 2\n")
    assert refused.value.code == "component-not-toml"
    assert refused.value.arguments["file"] == "small.toml"
    assert "line 2" in refused.value.arguments["problem"]


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    for path in (tmp_path / "nowhere.toml", tmp_path):
        with pytest.raises(ComponentError) as refused:
            Components.read(path)
        assert refused.value.code == "component-unreadable"
        assert refused.value.arguments["file"] == str(path)
        assert refused.value.arguments["problem"]


def test_a_file_of_other_bytes_is_refused(tmp_path):
    path = tmp_path / "latin.toml"
    path.write_bytes(b'name = "\xe9"\n')
    with pytest.raises(ComponentError) as refused:
        Components.read(path)
    assert refused.value.code == "component-not-toml"


def test_the_fingerprint_follows_the_values_and_not_the_looks():
    plain = small()
    dressed = small("# a remark\n" + SMALL.replace("rows = 8\ncolumns = 8", "columns = 8\n\nrows = 8"))
    assert plain.hash == dressed.hash and len(plain.hash) == 16
    assert small(SMALL.replace("rows = 8", "rows = 9")).hash != plain.hash


@pytest.mark.parametrize("value", ["2020-01-01", "12:30:00", "2020-01-01T12:30:00Z"])
def test_a_date_in_a_note_has_a_fingerprint_or_is_refused(value):
    """TOML knows dates, and a note may hold anything."""
    try:
        components = small(f'source = "box"\nnote = {value}\n')
    except ComponentError:
        return
    assert len(components.hash) == 16


# ── Tables ─────────────────────────────────────────────────────────────────


def test_a_table_hands_out_numbers_words_and_choices():
    root = small().root
    assert root.word("game") == "chess"
    assert root.table("board").integer("rows", 1, 10) == 8
    symbols = Vocabulary.of_names(["k", "q"])
    assert root.table("pieces").table("queen").choice("symbol", symbols) == 1


@pytest.mark.parametrize(
    ("ask", "code", "where"),
    [
        (lambda board: board.integer("files", 1, 9), "component-missing", "board.files"),
        (lambda board: board.integer("rows", 1, 7), "component-out-of-range", "board.rows"),
        (lambda board: board.integer("rows", 9, 10), "component-out-of-range", "board.rows"),
        (lambda board: board.integer("name", 1, 9), "component-not-a-number", "board.name"),
        (lambda board: board.integer("open", 0, 9), "component-not-a-number", "board.open"),
        (lambda board: board.integer("half", 0, 9), "component-not-a-number", "board.half"),
        (lambda board: board.word("rows"), "component-not-a-word", "board.rows"),
        (lambda board: board.word("blank"), "component-not-a-word", "board.blank"),
        (lambda board: board.table("rows"), "component-not-a-table", "board.rows"),
        (
            lambda board: board.choice("name", Vocabulary.of_names(["x"])),
            "component-unknown-word",
            "board.name",
        ),
        (lambda board: board.exactly(["rows", "files"]), "component-missing", "board.files"),
        (lambda board: board.exactly(["rows"]), "component-unknown-entry", "board.name"),
    ],
)
def test_what_is_wrong_in_a_table_is_named_with_its_place(ask, code, where):
    text = '[board]\nsource = "box"\nrows = 8\nname = "b"\nopen = true\nhalf = 0.5\nblank = " "\n'
    with pytest.raises(ComponentError) as refused:
        ask(small(text).root.table("board"))
    assert (refused.value.code, refused.value.arguments["where"]) == (code, where)
    assert refused.value.arguments["file"] == "small.toml"


# ── A box of one's own ─────────────────────────────────────────────────────


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_a_file_of_the_same_form_plays_in_place_of_the_games_own(name, tmp_path):
    text = load(name).components.text
    path = tmp_path / "my-box.toml"
    path.write_text(text.replace('source = "rulebook"', 'source = "box"'), encoding="utf-8")
    game = villainy.load(name, components=path)
    assert game.components.hash != load(name).components.hash
    assert "box" in game.components.sources().values()
    match = game.new(seed=4)
    for _ in play_on(match, random.Random(4), PROFILES[name].longest):
        pass
    assert villainy.replay(match.transcript(), components=path).to_bytes() == match.to_bytes()


# ── The owner's own words ──────────────────────────────────────────────────


def with_words(name, more, tmp_path):
    file = tmp_path / "my-box.toml"
    file.write_text(load(name).components.text + more, encoding="utf-8")
    return villainy.load(name, file)


def a_thing(name):
    """A noun of the game and one of its members."""
    noun, members = next(iter(load(name).definition.nouns.items()))
    return noun, next(iter(members))


@pytest.mark.parametrize("name", list(villainy.GAMES))
def test_a_thing_is_called_what_the_owner_calls_it(name, tmp_path):
    noun, member = a_thing(name)
    game = with_words(name, f'[words.fr]\n{noun}-{member} = "Machin {{ rare }}"\n', tmp_path)
    assert game.text("fr").format(f"{noun}-{member}") == "Machin { rare }"
    assert game.text("en").format(f"{noun}-{member}") == load(name).text("en").format(f"{noun}-{member}")
    assert load(name).text("fr").format(f"{noun}-{member}") != "Machin { rare }"
    assert game.components.hash == load(name).components.hash  # other words, the same game
    assert game.text("fr")._resolve({"it": (noun, member)})["it"] == "Machin { rare }"


def test_an_attribute_has_words_of_its_own(tmp_path):
    more = '[words.de]\n"treasure-magna-carta.the" = "die eiserne Krone"\n'
    text = with_words("professor-evil", more, tmp_path).text("de")
    assert text.format("treasure-magna-carta", attribute="the") == "die eiserne Krone"


@pytest.mark.parametrize(
    ("more", "code", "where"),
    [
        ('[words.nl]\nx = "y"\n', "component-unknown-entry", "words.nl"),
        ('[words.en]\ncard-nosuch = "y"\n', "component-own-word", "words.en.card-nosuch"),
        ('[words.en]\naction-move = "y"\n', "component-own-word", "words.en.action-move"),
        ("[words.en]\ncard-sprint = 3\n", "component-not-a-word", "words.en.card-sprint"),
        ("[words]\nen = 3\n", "component-not-a-table", "words.en"),
    ],
)
def test_words_that_stand_for_nothing_are_refused(more, code, where, tmp_path):
    with pytest.raises(ComponentError) as refused:
        with_words("professor-evil", more, tmp_path)
    assert (refused.value.code, refused.value.arguments["where"]) == (code, where)
    assert all(refused.value.sentence(locale) for locale in ("en", "fr", "de"))
