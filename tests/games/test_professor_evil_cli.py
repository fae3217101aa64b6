"""Professor Evil at the terminal: the manor as it is drawn, in three languages and at every width."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

import manor_maps
from cli.terminal import numbers, run
from conformance import load
from villainy import bots
from villainy.cli.boards import Scene, professor_evil
from villainy.cli.common import words
from villainy.engine.match import Match

GAME = load("professor-evil")
KINDS = ["human", "greedy", "random", "human"]


def scene_of(match: Match, width: int, locale: str = "en") -> Scene:
    return Scene(match.view(0), 0, words(locale, match.game), match.game.tables, KINDS, width)


def lines_of(match: Match, width: int, locale: str = "en") -> list[str]:
    """All that a page can show, as it is printed."""
    scene = scene_of(match, width, locale)
    console = Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False)
    sheets = [professor_evil.sheet(scene, seat) for seat in range(match.players)]
    for part in (professor_evil.board(scene), professor_evil.players(scene), *sheets):
        console.print(part)
    if match.outcome is not None:
        console.print(professor_evil.result(scene, match.outcome))
    return console.file.getvalue().splitlines()  # type: ignore[attr-defined, no-any-return]


def plan_of(match: Match) -> str:
    return professor_evil.plan(scene_of(match, 80)).plain


def positions(seed: int, every: int) -> Iterator[Match]:
    """Moments of a game of four, the choice of characters, dice and the end among them."""
    match = GAME.new(players=4, seed=seed)
    bot = bots.load("greedy", GAME.name, seed)
    while (seat := match.seat) is not None:
        if len(match.moments) % every == 0 or match.decision == "dice":
            yield match
        match.play(bot.choose(bots.Table.of(match, seat)))
    yield match


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_everything_fits_and_is_named_at_every_width(locale: str) -> None:
    text = words(locale, GAME)
    rooms = [text.format(f"room-{room}") for room in GAME.definition.nouns["room"]]
    for match in positions(3, every=17):
        for width in (80, 110, 120, 200):
            lines = lines_of(match, width, locale)
            assert max(map(len, lines)) <= width
            page = " ".join(" ".join(lines).split())
            missing = [room for room in rooms if not all(word in page for word in room.split())]
            assert not missing
            for treasure in (*match.view(0)["saved"], *match.view(0)["lost"]):
                assert text.format(f"treasure-{treasure}").split()[0] in page


def test_the_plan_shows_doors_carpets_traps_treasures_and_who_is_where() -> None:
    match = GAME.new(players=2, seed=1, characters="nathan,leroy")
    plan = plan_of(match)
    armed = [room["armed"] for room in match.view(0)["rooms"].values()]
    assert plan.count("╳") == 18 and "╸ ╺" not in plan
    assert (plan.count("■"), plan.count("□")) == (sum(armed), 12 - sum(armed))
    assert "♚ Professor" in plan and "[XII]" in plan and "III↯" in plan and "IX↯" in plan
    assert "Nathan" not in plan and "Outside: 1 Nathan 2 Leroy" in lines_of(match, 80)
    for sign in "◆▲●":  # on twelve carpets, on the clock and in a room
        assert plan.count(sign) == 12 + 2
    for door in ("▲╳●", "◆╳▲", "●╳▲"):  # study to gallery, study to laboratory, kitchen to cellar
        assert door in plan
    for treasure in match.view(0)["treasures"].values():
        assert f"{treasure['minutes']}′" in plan


def test_an_open_door_a_pawn_inside_and_a_trap_switched_off_are_seen() -> None:
    match = GAME.new(players=2, seed=1, characters="nathan,leroy")
    rooms = match.view(0)["rooms"]
    armed = [room for room in ("library", "gallery", "ballroom") if rooms[room]["armed"]]
    before = plan_of(match)
    for action in (f"move {armed[0]}", "disarm"):
        match.play(action)
    match.play(next(action for action in match.legal() if match.notation(action).startswith("unlock")))
    plan = plan_of(match)
    assert ("1 Nathan", "2 Leroy")[match.seat or 0] in plan
    assert plan.count("■") == before.count("■") - 1
    assert plan.count("╳") == 17


EMPTY = """\
┏━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━━╍╍╍╍╍╍━━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━┓
┃              ┃                                                ┃              ┃
┃              ┃                                                ┃              ┃
┃              ┃                                                ┃              ┃
┃              ┣━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┫              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┣━━━━━━━━━━━━━━━━┫               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┣━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━━┫                ┣━━━━━━━━━━━━━━━╋━━━━━━━━━━━━━━┫
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
┃              ┃               ┣━━━━━━━━━━━━━━━━┫               ┃              ┃
┃              ┃               ┃                ┃               ┃              ┃
╏              ┃               ┃                ┃               ┃              ╏
╏              ┃               ┃                ┃               ┃              ╏
╏              ┃               ┃                ┃               ┃              ╏
┃              ┣━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━┫              ┃
┃              ┃                                                ┃              ┃
┃              ┃                                                ┃              ┃
┃              ┃                                                ┃              ┃
┗━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━┛"""


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_the_manor_that_ships_has_these_walls_in_every_language(locale: str) -> None:
    walls = professor_evil.Plan(scene_of(GAME.new(players=2, seed=1), 80, locale)).walls()
    assert ["".join(mark for mark, _ in row) for row in walls] == EMPTY.splitlines()


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
@pytest.mark.parametrize("seed", range(12))
def test_any_other_map_is_drawn_with_all_doors_carpets_and_rooms(seed: int, locale: str) -> None:
    game = manor_maps.with_map(manor_maps.drawn_at_random(seed))
    match = game.new(players=4, seed=seed, characters="random")
    scene = scene_of(match, 80, locale)
    lines = professor_evil.plan(scene).plain.splitlines()
    page = "\n".join(lines)
    assert {len(line) for line in lines} == {80}
    assert page.count("╳") == 18 and page.count("♚") == 1
    assert sum(page.count(plate) for plate in "■□") == 12
    assert page.count("╍") + page.count("╏") >= 9 and "[XII]" in page
    places = set()
    for door in professor_evil.Plan(scene).doors:
        assert lines[door.row][door.column] == "╳"
        for side, colour in zip((-1, 1), door.carpets):
            row, column = door.row + side * (not door.upright), door.column + side * door.upright
            assert lines[row][column] == professor_evil.SIGNS[colour]
            places.add((row, column))
    assert len(places) == 36, "no carpet lies on another"
    seen = "".join(page.split())
    for room in game.definition.nouns["room"]:
        assert scene.noun("room", room).split()[0][:6] in seen


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "the professor wins."),
        ("fr", "le professeur gagne."),
        ("de", "Der Professor gewinnt."),
    ],
)
def test_the_end_is_told(locale: str, said: str) -> None:
    result = run("play", GAME.name, "--seats", "human", "--seed", 1, "--locale", locale, lines=numbers(1))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1].endswith(said)
