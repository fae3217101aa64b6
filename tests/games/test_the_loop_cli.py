"""The LOOP at the terminal: the ring as it is drawn, in three languages, at every width and in every mode."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from rich.console import Console

from cli.terminal import numbers, run
from conformance import load
from villainy import bots
from villainy.cli.boards import Scene, the_loop
from villainy.cli.common import words
from villainy.engine.match import Match
from villainy.engine.text import LOCALES
from villainy.games.the_loop.words import card_text

GAME = load("the-loop")
KINDS = ["human", "greedy", "random", "human"]
TABLES = ((1, "sabotage"), (2, "supa-clones"), (3, "centrifuges"), (4, "ultramachina"))


def scene_of(match: Match, width: int, locale: str = "en", **changes: Any) -> Scene:
    return Scene(match.view(0) | changes, 0, words(locale, GAME), GAME.tables, KINDS, width)


def lines_of(match: Match, width: int, locale: str = "en") -> list[str]:
    """All that a page can show, as it is printed."""
    scene = scene_of(match, width, locale)
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    sheets = [the_loop.sheet(scene, seat) for seat in range(match.players)]
    for part in (the_loop.board(scene), the_loop.players(scene), *sheets):
        console.print(part)
    if match.outcome is not None:
        console.print(the_loop.result(scene, match.outcome))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined, no-any-return]


def positions(players: int, mode: str, every: int) -> Iterator[Match]:
    """Moments of a game, the choice of agents, a throw, a draft and the end among them."""
    match = GAME.new(players=players, seed=3, mode=mode, difficulty="year")
    bot = bots.load("greedy", GAME.name, 3)
    rare = {"choose-agent", "cancel-rift", "draft-card", "assign-card"}
    while (seat := match.seat) is not None:
        if len(match.moments) % every == 0 or match.decision in rare:
            yield match
            rare -= {match.decision}
        match.play(bot.choose(bots.Table.of(match, seat)))
    yield match


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_everything_fits_and_is_named_at_every_width(players: int, mode: str) -> None:
    for match in positions(players, mode, every=97):
        view = match.view(0)
        names = [f"mission-{mission}" for mission in view["archived"]]
        for place in (*view["agents"], *view["epochs"].values()):
            cards = [card for pile in ("ready", "spent", "cards") for card in place.get(pile, ())]
            names += [f"card-{card}" for card in cards]
        for locale, width in product(LOCALES, (80, 120)):
            text = words(locale, GAME)
            lines = lines_of(match, width, locale)
            assert max(map(len, lines)) <= width
            page = "".join(lines)
            missing = [name for name in names if text.format(name).split()[0].split("-")[0] not in page]
            assert not missing and "…" not in page


def cell(match: Match, name: str, **changes: Any) -> list[str]:
    """An epoch on the board, with some things laid there."""
    view = match.view(0)
    epochs = view["epochs"] | {name: view["epochs"][name] | changes}
    scene = scene_of(match, 80, epochs=epochs, foo=name)
    number = list(view["epochs"]).index(name)
    return [line.plain.strip() for line in the_loop.contents(scene, number, 18)]


def test_an_epoch_shows_all_that_can_be_there() -> None:
    match = GAME.new(players=2, seed=1, agents="v-girl,mr-time")
    tile = {"mission": "clone-at-each", "cubes": 2, "needed": 6, "slots": ["dawn", "end"]}
    machine = {"machine": "countdown", "cubes": 1, "slots": 4}
    lines = cell(
        match,
        "industry",
        rifts=3,
        green=4,
        blue=1,
        vortex=True,
        tile=tile,
        machines=[machine],
        clones=["dawn", "dawn", "end", "supa-robots"],
        cards=["spartan-shield", "matryoshka"],
        centrifuge={"loop": "star", "cubes": 2},
    )
    assert lines[:2] == ["4 Industrial Age", "✖✖✖! ↯4 ∞1"]
    for line in ("♚ Dr Foo V-Girl", "◎ Vortex", "1·····7 2/6", "★ Centrifuge", "☻1×2 ☻7 ◈6", "@ Matryoshka"):
        assert line in lines
    assert "⚙ Countdown" in lines and "■□□□ 1/4" in lines and "■■□ 2/3" in lines
    done = cell(match, "dawn", tile={"mission": "grid", "cubes": 3, "needed": 3, "slots": None})
    assert "■■■ 3/3 ✓" in done
    assert "▣ ?" in cell(match, "dawn", tile={"mission": None})


def test_neighbours_on_the_ring_are_neighbours_on_the_screen() -> None:
    """To the right above, down at the right end, to the left below, and up at the left end."""
    ring = the_loop.ring(scene_of(GAME.new(players=2, seed=1, agents="random"), 80)).plain.splitlines()
    above = next(line for line in ring if "▸" in line)
    below = next(line for line in ring if "◂" in line)
    between = next(line for line in ring if "▴" in line)
    assert [part.split()[0] for part in above.strip("│").split("▸")] == ["1", "2", "3", "4"]
    assert [part.split()[0] for part in below.strip("│").split("◂")] == ["7", "6", "5"]
    assert between.index("▴") < above.index("▸") and between.index("▾") > above.rindex("▸")


def test_a_hand_is_shown_with_its_texts_and_exhausted_cards_in_brackets() -> None:
    match = GAME.new(players=2, seed=1, agents="mr-time,cztwyzzek", first_player="1")
    text = words("en", GAME)
    (card, *_) = match.view(0)["agents"][0]["ready"]
    name = text.format(f"card-{card}")
    page = " ".join(lines_of(match, 200))
    assert f"{name}: {card_text(text, GAME.tables, card)}" in page and f"{name})" not in page
    match.play(f"use {card}")
    assert f"{name})" in " ".join(lines_of(match, 200))


@pytest.mark.parametrize(
    ("locale", "said"), [("en", "Dr Foo wins."), ("fr", "le Dr Foo gagne."), ("de", "Dr. Foo gewinnt.")]
)
def test_the_end_is_told(locale: str, said: str) -> None:
    result = run("play", GAME.name, "--players", 2, "--seed", 1, "--locale", locale, lines=numbers(1))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1].endswith(said)
