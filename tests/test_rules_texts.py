"""The rules pages in three languages: written as the pages read them, complete, and true to the pieces.

`docs/rules/<game>/<locale>.md` are the texts, `rules.toml` beside them says which decisions, events, refusals
and options each paragraph explains, so that a sentence of the game can lead to its paragraph.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import villainy
from conformance import definition_of
from locale_files import entries
from villainy.engine.names import kebab
from villainy.engine.text import LOCALES, Text, text_of

RULES = Path(villainy.__file__).parents[2] / "docs" / "rules"
GAMES = [name for name in villainy.GAMES if (RULES / name).is_dir()]

each_game = pytest.mark.parametrize("game", GAMES)
each_locale = pytest.mark.parametrize("locale", LOCALES)

KEBAB = r"[a-z0-9]+(?:-[a-z0-9]+)*"
HEADING = re.compile(rf"(##|###) (\S.*\S) \{{#({KEBAB})\}}")
PICTURE = re.compile(rf"!\[([^\]]+)\]\(piece:({KEBAB})/({KEBAB})\)")
LINK = re.compile(r"\[([^\[\]]+)\]\(([^()\s]*)\)")
RULING = re.compile(r"> \*\*\w+\.\*\* \S.*")
ITEM = re.compile(r"- \S.*")
NUMBERED = re.compile(r"(\d+)\. \S.*")
ROW = re.compile(r"\|.*\|")
TEXT = re.compile(r"[^\s#>|!`\-].*")


# ── Reading a text ─────────────────────────────────────────────────────────


@dataclass
class Paragraph:
    """What stands beneath a heading `###`: blocks of lines, each of one kind."""

    id: str
    title: str
    blocks: list[tuple[str, list[str]]] = field(default_factory=list)

    @property
    def kinds(self) -> list[tuple[str, int]]:
        return [(kind, len(lines)) for kind, lines in self.blocks]

    @property
    def lines(self) -> list[str]:
        return [line for _, lines in self.blocks for line in lines]

    @property
    def text(self) -> str:
        return "\n".join([self.title, *self.lines])

    @property
    def tables(self) -> list[list[list[str]]]:
        """The cells of each table's rows, its head first."""
        read = [[cells(line) for line in lines] for kind, lines in self.blocks if kind == "table"]
        return [[head, *rows] for head, _, *rows in read]


@dataclass
class Page:
    title: str
    chapters: dict[str, list[Paragraph]]

    @property
    def paragraphs(self) -> dict[str, Paragraph]:
        return {paragraph.id: paragraph for part in self.chapters.values() for paragraph in part}

    @property
    def ids(self) -> list[str]:
        """Of chapters and paragraphs, in their order."""
        return [
            name for chapter, part in self.chapters.items() for name in (chapter, *(one.id for one in part))
        ]


def kind_of(line: str) -> str:
    for kind, pattern in (
        ("picture", PICTURE),
        ("ruling", RULING),
        ("list", ITEM),
        ("numbers", NUMBERED),
        ("table", ROW),
        ("text", TEXT),
    ):
        if pattern.fullmatch(line):
            return kind
    raise AssertionError(f"this is no Markdown the pages read: {line!r}")


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row[1:-1].split("|")]


@cache
def page_of(game: str, locale: str) -> Page:
    """The text of a game; AssertionError names the line that is not of its form."""
    first, *lines = (RULES / game / f"{locale}.md").read_text(encoding="utf-8").splitlines()
    assert re.fullmatch(r"# \S.*\S", first)
    page = Page(first[2:], {})
    paragraphs: list[Paragraph] = []  # of the chapter
    before = ""
    for line in lines:
        assert line == line.rstrip(), line
        heading = HEADING.fullmatch(line)
        if heading is not None:
            mark, title, name = heading.groups()
            assert name not in page.ids, f"{name} is there twice"
            assert not before, f"an empty line is missing before {line!r}"
            if mark == "##":
                paragraphs = page.chapters[name] = []
            else:
                assert page.chapters, f"{name} stands in no chapter"
                paragraphs.append(Paragraph(name, title))
        elif line:
            kind = kind_of(line)
            assert page.chapters and paragraphs, f"no paragraph begins before {line!r}"
            blocks = paragraphs[-1].blocks
            if before and blocks and blocks[-1][0] == kind:
                assert kind in ("list", "numbers", "table"), f"an empty line is missing before {line!r}"
                blocks[-1][1].append(line)
            else:
                assert not before, f"an empty line is missing before {line!r}"
                blocks.append((kind, [line]))
        before = line
    return page


@cache
def covers_of(game: str) -> dict[str, list[str]]:
    tables = tomllib.loads((RULES / game / "rules.toml").read_text(encoding="utf-8"))
    for name, table in tables.items():
        assert list(table) == ["covers"], name
    return {name: table["covers"] for name, table in tables.items()}


def words_of(game: str, locale: str) -> Text:
    return text_of(locale, definition_of(game).folder / "locales")


# ── The form ───────────────────────────────────────────────────────────────


def test_every_game_has_its_rules() -> None:
    assert set(GAMES) == set(villainy.GAMES)
    for game in GAMES:
        assert {path.name for path in (RULES / game).iterdir()} >= {"en.md", "fr.md", "de.md", "rules.toml"}


@each_locale
@each_game
def test_a_text_is_written_in_the_markdown_the_pages_read(game: str, locale: str) -> None:
    page = page_of(game, locale)
    assert page.title == words_of(game, locale).format("game-title")
    for chapter, paragraphs in page.chapters.items():
        assert paragraphs, f"the chapter {chapter} is empty"
    for paragraph in page.paragraphs.values():
        assert paragraph.blocks, f"{paragraph.id} says nothing"
        for kind, lines in paragraph.blocks:
            if kind == "table":
                head, rule, *rows = (cells(line) for line in lines)
                assert rows and all(head) and set(rule) == {"---"}, lines[0]
                assert {len(row) for row in (rule, *rows)} == {len(head)}, lines[0]
            if kind == "numbers":
                assert [int(line.split(".")[0]) for line in lines] == list(range(1, len(lines) + 1)), lines[0]
        for line in paragraph.lines:
            assert line.count("**") % 2 == 0 and line.replace("**", "").count("*") % 2 == 0, line
            assert not re.search(r"<|>.*>|`|\{|__", line), line
            assert line.count("](") == len(LINK.findall(line)), line


@each_game
def test_three_languages_have_the_same_paragraphs_built_the_same_way(game: str) -> None:
    first, *others = (page_of(game, locale) for locale in LOCALES)
    for page in others:
        assert page.ids == first.ids
        for name, paragraph in page.paragraphs.items():
            assert paragraph.kinds == first.paragraphs[name].kinds, name


@each_locale
@each_game
def test_quotation_marks_and_spaces_are_those_of_the_language(game: str, locale: str) -> None:
    source = (RULES / game / f"{locale}.md").read_text(encoding="utf-8")
    assert "'" not in source and '"' not in source
    if locale == "fr":
        assert not re.search(r"«[^\xa0]|[^\xa0][»;!?](?!\[)| :", source)
    else:
        assert not re.search(r"[«»\xa0]| [:;!?](?!\[)", source)


# ── What is covered ────────────────────────────────────────────────────────


def to_cover(game: str) -> Iterator[str]:
    definition = definition_of(game)
    yield from (f"decision-{kebab(decision.name)}" for decision in definition.decisions)
    yield from (f"event-{kebab(event.name)}" for event in definition.event_kinds)
    yield from (f"option-{kebab(option)}" for option in definition.options.options)
    yield from (message for message in entries(definition.folder, "en") if message.startswith("refusal-"))


@each_game
def test_every_paragraph_says_what_it_covers_in_the_order_of_the_text(game: str) -> None:
    assert list(covers_of(game)) == list(page_of(game, "en").paragraphs)


@each_game
def test_every_decision_refusal_event_and_option_is_covered_by_one_paragraph(game: str) -> None:
    covered = Counter(name for names in covers_of(game).values() for name in names)
    achievements = {f"achievement-{name}" for name in definition_of(game).achievements}
    wanted = set(to_cover(game))
    assert wanted - set(covered) == set(), "not covered"
    assert set(covered) - wanted - achievements == set(), "nothing of the game"
    assert [name for name, times in covered.items() if times > 1] == [], "covered twice"


@each_locale
@each_game
def test_a_text_calls_the_options_by_their_names(game: str, locale: str) -> None:
    words = words_of(game, locale)
    text = "\n".join(paragraph.text for paragraph in page_of(game, locale).paragraphs.values()).lower()
    for option in definition_of(game).options.options:
        assert words.format(f"option-{kebab(option)}").lower() in text, option


# ── Links and pictures ─────────────────────────────────────────────────────


@each_locale
@each_game
def test_links_lead_to_a_paragraph_and_pictures_show_a_piece(game: str, locale: str) -> None:
    page, nouns = page_of(game, locale), definition_of(game).nouns
    for paragraph in page.paragraphs.values():
        for kind, lines in paragraph.blocks:
            if kind == "picture":
                for _, noun, name in PICTURE.findall(lines[0]):
                    assert noun in nouns and name in nouns[noun], lines[0]
                continue
            for line in lines:
                assert "![" not in line, f"a picture has a line of its own: {line}"
                for _, target in LINK.findall(line):
                    assert target.startswith("#") and target[1:] in page.ids, line
                    assert target[1:] != paragraph.id, f"{paragraph.id} leads to itself"


@each_game
def test_three_languages_show_the_same_pictures_and_lead_to_the_same_paragraphs(game: str) -> None:
    seen = [
        {
            name: (
                [piece[1:] for piece in PICTURE.findall(paragraph.text)],
                Counter(target for _, target in LINK.findall(paragraph.text)),
            )
            for name, paragraph in page_of(game, locale).paragraphs.items()
        }
        for locale in LOCALES
    ]
    assert seen[0] == seen[1] == seen[2]


# ── True to the pieces ─────────────────────────────────────────────────────


def components_of(game: str) -> dict[str, dict[str, Any]]:
    """The tables of the components file."""
    folder = definition_of(game).folder
    return tomllib.loads((folder / "components.toml").read_text(encoding="utf-8"))


def without_source(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name not in ("source", "note")}


def rows_in(game: str, locale: str, paragraph: str) -> dict[str, list[str]]:
    """By their first cell, those of all tables of a paragraph."""
    tables = page_of(game, locale).paragraphs[paragraph].tables
    return {row[0]: row[1:] for table in tables for row in table[1:]}


@each_locale
def test_victorian_masterminds_tells_costs_icons_and_rewards_as_the_components_have_them(locale: str) -> None:
    game = "victorian-masterminds"
    components, words = components_of(game), words_of(game, locale)
    for machine, sheet in components["machines"].items():
        rows = rows_in(game, locale, machine)
        segments = without_source(sheet["segments"])
        assert len(rows) == len(segments)
        for name, segment in segments.items():
            bonus, *amount = segment["bonus"].split()
            told = words.format(
                "built-bonus", {"bonus": ("bonus", bonus), "amount": int(amount[0]) if amount else 0}
            )
            *parts, icon, brings = rows[words.format(f"segment-{machine}-{name}")]
            assert parts == [str(segment["bolts"]), str(segment["plates"])], name
            assert icon == words.format(f"icon-{segment['icon']}"), name
            assert brings.lower() == told.lower(), name
    rows = rows_in(game, locale, "mission-list")
    missions = {**components["missions"]["basic"], **components["missions"]["advanced"]}
    assert len(rows) == len(without_source(missions))
    for name, mission in without_source(missions).items():
        kind, *of, count = mission["requires"].split()
        arguments: dict[str, Any] = {"count": int(count)}
        if of:
            noun = "icon" if kind == "icon" else "building"
            arguments[noun] = (noun, of[0])
        told = words.format(f"requirement-{kind}", arguments)
        assert rows[words.format(f"mission-{name}")] == [told, str(mission["reward"])], name
    start = components["secret-service"]
    levels = rows_in(game, locale, "board-setup")
    assert levels == {
        players: [str(start["start"][players]), str(start["start-even"][players])]
        for players in start["start"]
    }


@each_locale
def test_victorian_masterminds_lists_all_options_with_their_usual_values(locale: str) -> None:
    game = "victorian-masterminds"
    words, options = words_of(game, locale), definition_of(game).options.options
    rows = rows_in(game, locale, "all-options")
    assert list(rows) == [words.format(f"option-{kebab(name)}") for name in options]
    for (usual, where), option in zip(rows.values(), options.values()):
        message = f"option-{kebab(option.name)}"
        if words.has(message, f"value-{option.default}"):
            assert usual == words.format(message, attribute=f"value-{option.default}")
        else:
            yes_or_no = {"en": ("no", "yes"), "fr": ("non", "oui"), "de": ("nein", "ja")}[locale]
            assert usual == yes_or_no[option.default == "true"]
        ((_, target),) = LINK.findall(where)
        assert message in covers_of(game)[target[1:]]


@each_locale
def test_professor_evil_tells_treasures_cards_and_carpets_as_the_components_have_them(locale: str) -> None:
    game = "professor-evil"
    components, words = components_of(game), words_of(game, locale)
    rows = rows_in(game, locale, "treasure-list")
    assert len(rows) == len(components["treasures"])
    for name, treasure in components["treasures"].items():
        traps = ", ".join(words.format(f"trap-{trap}") for trap in treasure["traps"])
        assert rows[words.format(f"treasure-{name}")] == [str(treasure["minutes"]), traps], name
    assert rows_in(game, locale, "traps") == {
        words.format(f"trap-{name}"): [str(count)]
        for name, count in without_source(components["traps"]).items()
    }
    for character, sheet in components["characters"].items():
        text = page_of(game, locale).paragraphs[character].text
        assert words.format(f"power-text-{character}") in text
        assert words.format(f"bonus-text-{character}") in text
        assert rows_in(game, locale, character) == {
            words.format(f"card-{card}"): [words.format(f"card-text-{card}")]
            for card in without_source(sheet["cards"])
        }
    leads: dict[tuple[str, str], str] = {}
    for door, sides in without_source(components["doors"]).items():
        one = next(
            room for room in components["rooms"] if door.removeprefix(f"{room}-") in components["rooms"]
        )
        other = door.removeprefix(f"{one}-")
        leads[one, sides["carpets"][0]] = other
        leads[other, sides["carpets"][1]] = one
    assert rows_in(game, locale, "carpets") == {
        words.format(f"room-{room}"): [
            words.format(f"room-{leads[room, colour]}") for colour in ("red", "green", "blue")
        ]
        for room in components["rooms"]
    }
    tiles = [row[-1] for row in rows_in(game, locale, "level").values()]
    minutes = [treasure["minutes"] for treasure in components["treasures"].values()]
    levels = without_source(components["levels"]).values()
    assert tiles == [str(sum(time not in left_out for time in minutes)) for left_out in levels]


@each_locale
def test_the_loop_tells_where_clones_end_and_the_slots_of_ultramachina_as_the_components_have_them(
    locale: str,
) -> None:
    game = "the-loop"
    components, words = components_of(game), words_of(game, locale)
    epochs = {epoch: words.format(f"epoch-{epoch}") for epoch in without_source(components["clones"])}
    rows = rows_in(game, locale, "clone-tokens")
    assert list(rows) == list(epochs.values())
    for epoch, ends in without_source(components["clones"]).items():
        (told,) = rows[epochs[epoch]]
        assert {name for name in epochs.values() if name in told} == {epochs[end] for end in ends}, epoch
    for machine, card in without_source(components["ultramachina"]).items():
        first = page_of(game, locale).paragraphs[machine].lines[0]
        assert re.match(rf"{epochs[card['epoch']]}, {card['slots']} \w+\. ", first), machine
