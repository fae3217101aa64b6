"""The careers of the three games: a feat is an achievement, and what falls just short of it is not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import villainy
from bots.playing import play_out
from conformance import PROFILES, load
from locale_files import Reading, attributes_of, entries
from villainy.engine.career import CATEGORIES, Story, earned, story_of
from villainy.engine.definition import COUNT, SEAT
from villainy.engine.names import Vocabulary, snake
from villainy.engine.text import LOCALES

each_game = pytest.mark.parametrize("name", list(villainy.GAMES))
each_locale = pytest.mark.parametrize("locale", LOCALES)

Event = dict[str, Any]
Cases = dict[str, tuple[Story, ...]]  # the first meets it, the others just do not


def event(kind: str, **arguments: Any) -> Event:
    return {"kind": kind, **arguments}


def ranked(points: tuple[int, ...], tied: tuple[int, ...] = ()) -> list[dict[str, int]]:
    """The outcome; who is `tied` has a worse machine than another with as many points."""
    return [
        {"seat": seat, "points": own, "rank": 1 + sum(other > own for other in points) + (seat in tied)}
        for seat, own in enumerate(points)
    ]


# ── Victorian Masterminds ──────────────────────────────────────────────────

MASTERMINDS = load("victorian-masterminds").definition


def mastermind(
    *events: Event,
    points: tuple[int, ...] = (30, 25),
    tied: tuple[int, ...] = (),
    machine: str = "mole",
    built: int = 5,
    captured: dict[str, int] | None = None,
    scientists: int = 1,
    codex: tuple[int, int] = (2, 1),
) -> Story:
    """Of the first seat; it has captured so many buildings of each city, one of London if nothing is said."""
    own = {"london": 1} if captured is None else captured
    captors = {
        city: {building: 0 if number < own.get(city, 0) else None for number, building in enumerate(types)}
        for city in MASTERMINDS.nouns["city"]
        if (types := list(MASTERMINDS.nouns["building"]))
    }
    captors["moscow"]["monument"] = 1  # always the rival's
    sheet = {
        "machine": machine,
        "segments": [{"built": place < built} for place in range(8)],
        "scientists": scientists,
        "codex": {"ones": codex[0], "twos": codex[1]},
    }
    rival = sheet | {"machine": "airship", "scientists": 4}
    view = {"players": [sheet, *[rival] * (len(points) - 1)], "buildings": captors}
    return Story(0, len(points), {"edition": "en"}, events, view, ranked(points, tied))


def sabotaged(seat: int) -> Event:
    return event("agent-sabotaged", seat=seat, agent="gunner")


def acted_as(agent: str, seat: int = 0) -> Event:
    return event("acted-as", seat=seat, agent=agent)


def raided(city: str, seat: int = 0) -> Event:
    return event("city-raided", seat=seat, city=city)


def turned(city: str) -> Event:
    return event("stack-turned", city=city, count=2)


def claimed(city: str, seat: int = 0) -> Event:
    return event("mission-claimed", seat=seat, mission="overkill", city=city)


def inserted(seat: int, agent: str | None = "gunner") -> Event:
    return event("agent-inserted", seat=seat, city="rome", agent=agent)


def built(place: str, seat: int = 0) -> Event:
    return event("segment-built", seat=seat, segment=f"mole-{place}", bonus="cell", amount=0)


def machine_done(seat: int | None, trigger: str = "machine") -> Event:
    return event("final-round", trigger=trigger, seat=seat)


THREE = (built("drill"), built("nozzles"), built("turret"))
LOST = (25, 30)

MASTERMIND_CASES: Cases = {
    "world-domination": (
        mastermind(points=(30, 20, 25, 10)),
        mastermind(points=(30, 20, 25)),
        mastermind(points=(24, 20, 25, 10)),
    ),
    "grand-design": (mastermind(built=8), mastermind(built=7), mastermind(built=8, points=LOST)),
    "landslide": (mastermind(points=(40, 25, 3)), mastermind(points=(39, 25, 3))),
    "by-a-whisker": (mastermind(points=(31, 30)), mastermind(points=(32, 30)), mastermind(points=(29, 30))),
    "peaceful-genius": (
        mastermind(captured={}),
        mastermind(captured={"rome": 1}),
        mastermind(captured={}, points=LOST),
    ),
    "trusted-staff": (mastermind(sabotaged(1)), mastermind(sabotaged(1), sabotaged(0))),
    "bottom-of-the-class": (
        mastermind(points=(9, 20, 25, 10)),
        mastermind(points=(10, 20, 25, 10)),
        mastermind(points=(9, 20, 25)),
    ),
    "after-you": (
        mastermind(machine_done(0), points=LOST),
        mastermind(machine_done(1), points=LOST),
        mastermind(machine_done(None, "secret-service"), points=LOST),
        mastermind(machine_done(0)),
    ),
    "a-bolt-short": (
        mastermind(points=(29, 30)),
        mastermind(points=(28, 30)),
        mastermind(points=(30, 29)),
    ),
    "idle-brains": (
        mastermind(scientists=3, points=LOST),
        mastermind(scientists=2, points=LOST),
        mastermind(scientists=3),
    ),
    "sand-in-the-gears": (
        mastermind(*[sabotaged(0)] * 3, points=LOST),
        mastermind(*[sabotaged(0)] * 2, sabotaged(1), points=LOST),
        mastermind(*[sabotaged(0)] * 3),
    ),
    "mere-tourist": (mastermind(captured={}, points=LOST), mastermind(points=LOST), mastermind(captured={})),
    "three-jobs": (
        mastermind(acted_as("gunner"), acted_as("number-2"), acted_as("saboteur"), machine="fortress"),
        mastermind(acted_as("gunner"), acted_as("number-2"), acted_as("gunner"), machine="fortress"),
        mastermind(acted_as("gunner"), acted_as("number-2"), acted_as("saboteur", 1), machine="fortress"),
    ),
    "air-mail": (
        mastermind(raided("rome"), raided("paris"), raided("moscow"), machine="airship"),
        mastermind(raided("rome"), raided("paris"), raided("rome"), machine="airship"),
        mastermind(raided("rome"), raided("paris"), raided("moscow", 1), machine="airship"),
    ),
    "eight-legs": (
        mastermind(machine="spider", captured={"rome": 4, "paris": 2, "london": 1}),
        mastermind(machine="spider", captured={"rome": 4, "paris": 2}),
        mastermind(machine="mole", captured={"rome": 4, "paris": 2, "london": 1}),
    ),
    "remote-work": (
        mastermind(turned("rome"), claimed("paris"), machine="zeppelin"),
        mastermind(turned("paris"), claimed("paris"), turned("rome"), machine="zeppelin"),
        mastermind(turned("rome"), claimed("paris", 1), machine="zeppelin"),
    ),
    "underground-movement": (
        mastermind(*[inserted(0)] * 4),
        mastermind(*[inserted(0)] * 3, inserted(1, None)),
        mastermind(*[inserted(0)] * 4, machine="spider"),
    ),
    "sunken-library": (
        mastermind(machine="submersible", codex=(4, 6)),
        mastermind(machine="submersible", codex=(4, 5)),
        mastermind(machine="mole", codex=(4, 6)),
    ),
    "ghost-town": (
        mastermind(captured={"rome": 4}),
        mastermind(captured={"rome": 3, "paris": 3}),
    ),
    "assembly-line": (
        mastermind(turned("rome"), *THREE),
        mastermind(turned("rome"), *THREE[:2], turned("paris"), THREE[2]),
        mastermind(turned("rome"), *THREE[:2], event("capture-bought", seat=0), THREE[2]),
        mastermind(turned("rome"), *THREE[:2], event("turn-started", seat=0), THREE[2]),
        mastermind(turned("rome"), *THREE[:2], built("turret", 1)),
    ),
}


# ── The LOOP ───────────────────────────────────────────────────────────────


def agent(
    *events: Event,
    won: bool = True,
    team: tuple[str, ...] = ("mr-time", "v-girl"),
    seats: int = 0,
    **view: Any,
) -> Story:
    """Of the first seat; each has an agent of the team, or one seat has all."""
    seats = seats or len(team)
    pawns = [{"agent": name, "seat": 0 if seats == 1 else pawn} for pawn, name in enumerate(team)]
    seen = {
        "mode": "sabotage",
        "difficulty": "month",
        "turns": 14,
        "cycle": 2,
        "foo": "robots",
        "foo_deck": ["dawn"],
        "vortexes": 1,
        "archived": ["surge", "grid", "pincer", "purity"] if won else ["grid"],
        "active": 0,
        "agents": pawns,
        "ending": "victory" if won else "fourth-vortex",
    } | view
    return Story(0, seats, {}, events, seen, ranked((int(won),) * seats))


def loop_turn(*events: Event, seat: int = 0, agent: str = "mr-time") -> tuple[Event, ...]:
    return (event("turn-started", seat=seat, agent=agent, count=1), *events)


def looped(dimension: str = "star") -> Event:
    return event("looped", agent="mr-time", loop=dimension, count=1, epoch="dawn")


def walked(*epochs: str, agent: str = "mr-time") -> tuple[Event, ...]:
    """By turns on battery, by energy and by cards."""
    kinds = ("moved-free", "moved-paying", "pawn-moved")
    return tuple(event(kinds[n % 3], agent=agent, epoch=epoch) for n, epoch in enumerate(epochs))


def archived(agent: str) -> Event:
    return event("mission-archived", agent=agent, mission="grid", count=1)


def ended(ending: str) -> Event:
    return event("game-ended", ending=ending)


EVERYWHERE = ("dawn", "medieval", "renaissance", "industry", "globalization", "robots", "end")
DEATH = event("clone-destroyed", clone="supa-dawn", epoch="dawn")
THROWN = event("rifts-thrown", count=8)
VORTEX = event("vortex-opened", epoch="dawn", count=1)
TRIO = ("mr-time", "v-girl", "cztwyzzek")

AGENT_CASES: Cases = {
    "tools-down": (agent(), agent(mode="centrifuges"), agent(won=False)),
    "no-more-copies": (agent(mode="supa-clones"), agent(), agent(mode="supa-clones", won=False)),
    "spin-cycle-over": (agent(mode="centrifuges"), agent(), agent(mode="centrifuges", won=False)),
    "warranty-void": (agent(mode="ultramachina"), agent(), agent(mode="ultramachina", won=False)),
    "permanent-position": (
        agent(difficulty="infinity"),
        agent(difficulty="year"),
        agent(difficulty="infinity", won=False),
    ),
    "whole-department": (agent(seats=1), agent(), agent(seats=1, won=False)),
    "home-by-noon": (agent(turns=9), agent(turns=10), agent(turns=9, won=False)),
    "good-as-new": (agent(vortexes=0), agent(vortexes=1), agent(vortexes=0, won=False)),
    "health-and-safety": (agent(vortexes=3), agent(vortexes=2), agent(vortexes=3, won=False)),
    "last-minute": (
        agent(cycle=3, foo_deck=[]),
        agent(cycle=3, foo_deck=["dawn"]),
        agent(cycle=2, foo_deck=[]),
        agent(cycle=3, foo_deck=[], mode="ultramachina", foo="robots"),
        agent(cycle=3, foo_deck=[], won=False),
    ),
    "shared-credit": (
        agent(*map(archived, TRIO), archived("v-girl"), team=TRIO),
        agent(archived("mr-time"), archived("v-girl"), archived("v-girl"), team=TRIO),
        agent(archived("mr-time"), archived("v-girl")),
    ),
    "trial-period": (agent(won=False, cycle=1), agent(won=False, cycle=2), agent(cycle=1)),
    "same-hole-twice": (agent(won=False, ending="second-vortex"), agent(won=False), agent()),
    "swiss-cheese": (agent(won=False), agent(won=False, ending="second-vortex"), agent(vortexes=3)),
    "missed-deadline": (
        agent(won=False, cycle=3, ending="cycles"),
        agent(won=False, cycle=3),
        agent(cycle=3),
    ),
    "no-parking": (
        agent(won=False, ending="mega-vortex", active=0),
        agent(won=False, ending="mega-vortex", active=1),
        agent(won=False, active=0),
    ),
    "perfect-paperwork": (
        agent(won=False, archived=["surge", "grid", "pincer", "purity"]),
        agent(won=False, archived=["surge", "grid", "pincer"]),
        agent(),
    ),
    "dizzy-spell": (
        agent(*loop_turn(*[looped()] * 5)),
        agent(*loop_turn(*[looped()] * 4), *loop_turn(looped())),
        agent(*loop_turn(*[looped()] * 5, seat=1)),
    ),
    "business-trip": (
        agent(*loop_turn(*walked(*EVERYWHERE))),
        agent(*loop_turn(*walked(*EVERYWHERE[:6], "dawn"))),
        agent(*loop_turn(*walked(*EVERYWHERE[:6])), *loop_turn(*walked("end"))),
        agent(*loop_turn(*walked(*EVERYWHERE[:6]), *walked("end", agent="v-girl"))),
    ),
    "mass-layoff": (
        agent(*loop_turn(*[DEATH] * 6)),
        agent(*loop_turn(*[DEATH] * 5), *loop_turn(DEATH)),
        agent(*loop_turn(*[DEATH] * 6, seat=1)),
    ),
    "under-the-desk": (
        agent(*loop_turn(THROWN)),
        agent(*loop_turn(THROWN | {"count": 7})),
        agent(*loop_turn(THROWN, VORTEX)),
        agent(*loop_turn(THROWN, ended("second-vortex")), won=False),
        agent(*loop_turn(THROWN, seat=1)),
    ),
}


# ── Professor Evil ─────────────────────────────────────────────────────────


def burglar(
    *events: Event,
    won: bool = True,
    seats: int = 2,
    level: str = "normal",
    room: str = "library",
    thrown_out: int = 1,
    **view: Any,
) -> Story:
    """Of the first seat."""
    names = list(load("professor-evil").definition.nouns["character"])
    mate = {"room": "outside", "expelled": 4}
    players = [{"character": name} | mate for name in names[:seats]]
    players[0] |= {"room": room, "expelled": thrown_out}
    seen = {
        "turns": 14,
        "lost": ["mona-lisa"] if won else ["mona-lisa"] * 4,
        "saved": ["excalibur"] * 4 if won else ["excalibur"],
        "expelled": 5,
        "players": players,
    } | view
    return Story(0, seats, {"level": level}, events, seen, ranked((int(won),) * seats))


def evil_turn(*events: Event, seat: int = 0) -> tuple[Event, ...]:
    return (event("turn-started", seat=seat), *events)


def placed(minutes: int) -> Event:
    return event("treasure-placed", colour="red", treasure="mona-lisa", room="library", minutes=minutes)


def saved(seat: int = 0) -> Event:
    return event("treasure-saved", seat=seat, colour="red", treasure="mona-lisa", count=1)


def lost(count: int) -> Event:
    return event("treasure-lost", colour="red", treasure="mona-lisa", count=count)


def expelled(seat: int) -> Event:
    return event("pawn-expelled", seat=seat, room="library")


def moved(seat: int = 0) -> Event:
    return event("pawn-moved", seat=seat, room="library")


def unlocked(seat: int = 0) -> Event:
    return event("door-unlocked", seat=seat, door="library-study")


def disarmed(seat: int = 0) -> Event:
    return event("trap-disarmed", seat=seat, trap="saw", room="library")


def later(minutes: int, left: int = 40) -> Event:
    return event("treasure-delayed", colour="red", treasure="mona-lisa", minutes=minutes, left=left)


def hurried(left: int) -> Event:
    return event("treasure-hurried", colour="red", treasure="mona-lisa", minutes=5, left=left)


def clock(minutes: int) -> Event:
    return event("clock-advanced", hour="iii", minutes=minutes)


def awakened(seat: int) -> Event:
    return event("tile-turned-up", seat=seat, character="nathan")


WALK = event("professor-walked", colour="red", door="library-study", room="library")
THE_END = event("game-ended", result="four-lost")
COLOUR_SET = event("colour-die-set", seat=0, colour="red")
FACE_SET = event("professor-die-set", seat=0, face="passage")

BURGLAR_CASES: Cases = {
    "complete-collection": (burglar(lost=[]), burglar(), burglar(won=False, lost=[])),
    "cliffhanger": (
        burglar(lost=["mona-lisa"] * 3),
        burglar(lost=["mona-lisa"] * 2),
        burglar(won=False, lost=["mona-lisa"] * 3),
    ),
    "in-and-out": (burglar(turns=9), burglar(turns=10), burglar(won=False, turns=9)),
    "ghosts": (
        burglar(expelled=0, thrown_out=0),
        burglar(expelled=1, thrown_out=0),
        burglar(won=False, expelled=0),
    ),
    "full-hands": (
        burglar(*[saved()] * 3),
        burglar(*[saved()] * 2, saved(1)),
        burglar(*[saved()] * 3, won=False),
    ),
    "fair-shares": (
        burglar(saved(), saved(1), saved(2), saved(2), seats=3),
        burglar(saved(), saved(1), saved(1), saved(1), seats=3),
        burglar(saved(), saved(1), seats=2),
    ),
    "no-beginners": (burglar(level="harder"), burglar(level="middle"), burglar(level="harder", won=False)),
    "three-quarters": (
        burglar(won=False, saved=["excalibur"] * 3),
        burglar(won=False, saved=["excalibur"] * 2),
        burglar(),
    ),
    "empty-van": (burglar(won=False, saved=[]), burglar(won=False), burglar(saved=[])),
    "fresh-air": (burglar(won=False, room="outside"), burglar(won=False), burglar(room="outside")),
    "revolving-door": (
        burglar(won=False, thrown_out=3),
        burglar(won=False, thrown_out=2),
        burglar(thrown_out=3),
    ),
    "untapped-talent": (
        burglar(awakened(1), won=False),
        burglar(awakened(1), awakened(0), won=False),
        burglar(awakened(1)),
    ),
    "everything-must-go": (
        burglar(lost(1), lost(2), clock(5), lost(3), lost(4), THE_END, won=False),
        burglar(lost(1), lost(2), clock(5), lost(3), clock(5), lost(4), THE_END, won=False),
        burglar(won=False),
    ),
    "out-of-breath": (
        burglar(*evil_turn(*[moved()] * 4)),
        burglar(*evil_turn(*[moved()] * 3), *evil_turn(moved())),
        burglar(*evil_turn(*[moved()] * 3, moved(1))),
        burglar(*evil_turn(*[moved()] * 4, seat=1)),
    ),
    "locksmith": (burglar(*[unlocked()] * 10), burglar(*[unlocked()] * 9, unlocked(1))),
    "elastic-time": (
        burglar(*evil_turn(later(40)), *evil_turn(later(20))),
        burglar(*evil_turn(later(40)), *evil_turn(later(15))),
        burglar(*evil_turn(later(40)), *evil_turn(later(20), seat=1)),
    ),
    "lights-out": (
        burglar(*evil_turn(*[disarmed()] * 5)),
        burglar(*evil_turn(*[disarmed()] * 4), *evil_turn(disarmed())),
        burglar(*evil_turn(*[disarmed()] * 4, disarmed(1))),
    ),
    "dice-whisperer": (
        burglar(COLOUR_SET, FACE_SET, FACE_SET),
        burglar(COLOUR_SET, FACE_SET, FACE_SET | {"seat": 1}),
    ),
    "five-to-midnight": (
        burglar(placed(30), hurried(20), clock(10), later(5, 15), clock(10), saved()),
        burglar(placed(30), hurried(20), clock(10), later(5, 15), clock(5), saved()),
        burglar(placed(10), clock(5), saved(1), placed(40), saved(0)),
    ),
    "one-under-each-arm": (
        burglar(*evil_turn(saved(), saved())),
        burglar(*evil_turn(saved()), *evil_turn(saved())),
        burglar(*evil_turn(saved(), saved(1))),
    ),
    "leaving-together": (
        burglar(WALK, expelled(0), expelled(1), WALK),
        burglar(WALK, expelled(0), WALK, expelled(1), WALK),
        burglar(WALK, expelled(1), expelled(2), WALK, seats=3),
    ),
}

CASES: dict[str, Cases] = {
    "victorian-masterminds": MASTERMIND_CASES,
    "the-loop": AGENT_CASES,
    "professor-evil": BURGLAR_CASES,
}
ALL = [(name, achievement) for name, of_game in CASES.items() for achievement in of_game]


# ── By hand ────────────────────────────────────────────────────────────────


@each_game
def test_every_achievement_has_its_stories(name):
    achievements = load(name).definition.achievements
    assert list(CASES[name]) == list(achievements)
    assert len(achievements) >= 14
    assert {achievement.category for achievement in achievements.values()} == set(CATEGORIES)
    assert all(name == name.lower() and "_" not in name for name in achievements)


@pytest.mark.parametrize(("name", "achievement"), ALL)
def test_a_feat_is_an_achievement_and_what_falls_short_of_it_is_not(name, achievement):
    definition = load(name).definition
    feat, *others = CASES[name][achievement]
    assert achievement in earned(definition, feat)
    assert others
    for other in others:
        assert achievement not in earned(definition, other)


def test_the_last_turn_of_ultramachina_is_at_the_end_of_times():
    last = agent(cycle=3, foo_deck=[], mode="ultramachina", foo="end")
    assert "last-minute" in earned(load("the-loop").definition, last)


def test_a_tie_that_the_machines_decide_is_as_close_as_can_be():
    definition = load("victorian-masterminds").definition
    assert "by-a-whisker" in earned(definition, mastermind(points=(30, 30), tied=(1,)))
    assert "a-bolt-short" in earned(definition, mastermind(points=(30, 30), tied=(0,)))
    assert "a-bolt-short" not in earned(definition, mastermind(points=(30, 30)))


def test_who_plays_alone_travels_with_the_agent_whose_turn_it_is():
    definition = load("the-loop").definition
    alone = agent(*loop_turn(*walked(*EVERYWHERE, agent="v-girl"), agent="v-girl"), seats=1)
    assert "business-trip" in earned(definition, alone)


@pytest.mark.parametrize(
    ("name", "achievement"),
    [
        ("victorian-masterminds", "trusted-staff"),
        ("the-loop", "good-as-new"),
        ("professor-evil", "complete-collection"),
        ("professor-evil", "ghosts"),
    ],
)
def test_what_luck_can_be_asked_for_twice_is_no_spotless_feat(name, achievement):
    definition = load(name).definition
    feat = CASES[name][achievement][0]
    again = Story(**{**vars(feat), "rewound": True})
    assert achievement in earned(definition, feat) and achievement not in earned(definition, again)


def test_marks_are_what_a_seat_played_with():
    assert load("victorian-masterminds").definition.marks(mastermind()) == {
        "machine": ["mole"],
        "edition": ["en"],
    }
    assert load("the-loop").definition.marks(agent()) == {
        "mode": ["sabotage"],
        "difficulty": ["month"],
        "agent": ["mr-time"],
    }
    assert load("the-loop").definition.marks(agent(seats=1))["agent"] == ["mr-time", "v-girl"]
    assert load("professor-evil").definition.marks(burglar()) == {
        "level": ["normal"],
        "character": ["nathan"],
    }


# ── Nothing is made up ─────────────────────────────────────────────────────


def members_of(name: str, kind: str) -> Vocabulary | range:
    definition = load(name).definition
    return range(definition.options.most_seats) if kind == SEAT else definition.nouns[kind]


@each_game
def test_the_stories_told_here_are_of_events_that_there_are(name):
    game = load(name)
    for stories in CASES[name].values():
        for made_up in (event for story in stories for event in story.events):
            number = game.event_kinds.number(made_up["kind"])
            arguments = game.definition.events[number]
            assert set(made_up) == {"kind", *arguments}
            for argument, kind in arguments.items():
                value = made_up[argument]
                assert value is None or (isinstance(value, int) if kind == COUNT else True)
                if kind != COUNT and value is not None:
                    assert value in members_of(name, kind), made_up


def assert_part_of(part: Any, whole: Any, where: str) -> None:
    """A view told here has the form of a real one."""
    if isinstance(part, dict):
        for key, value in part.items():
            assert key in whole, f"{where}.{key}"
            assert_part_of(value, whole[key], f"{where}.{key}")
    elif isinstance(part, list) and part and whole:
        for value in part:
            assert_part_of(value, whole[0], f"{where}[]")


@each_game
def test_the_views_told_here_have_the_form_of_real_ones(name):
    for stories in CASES[name].values():
        for story in stories:
            assert_part_of(story.view, real_stories(name)[0].view, "view")
            assert set(story.options) <= set(real_stories(name)[0].options)


def strings_in(value: Any) -> Iterator[str]:
    """Every key and every text of plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from strings_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings_in(inner)


@each_game
def test_a_career_speaks_only_of_what_the_game_knows(name):
    """Every text in its source is a kind of event, an argument, a thing, an option or a part of a view."""
    game = load(name)
    definition = game.definition
    known = {"kind", "seat", "points", "rank", *CATEGORIES, *definition.achievements, *definition.mark_kinds}
    known |= {word for noun in definition.nouns.values() for word in noun}
    known |= {
        word for option in definition.options.options.values() for word in (option.name, *option.values)
    }
    known |= {argument for arguments in definition.events.values() for argument in arguments}
    known |= set(game.event_kinds)
    for match in (game.new(seed=1), game.new(seed=1, players=definition.options.most_seats)):
        known |= set(strings_in(match.view(0)))
    tree = ast.parse((definition.folder / "career.py").read_text(encoding="utf-8"))
    docstrings = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if documented(node)}
    texts = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert texts - docstrings <= known


def documented(node: ast.AST) -> bool:
    return isinstance(node, ast.Module | ast.FunctionDef)


# ── Real games ─────────────────────────────────────────────────────────────

SETTINGS: dict[str, tuple[dict[str, Any], ...]] = {
    "victorian-masterminds": (
        {"players": 2, "machines": "mole,fortress"},
        {"players": 3, "edition": "de"},
        {"players": 4, "machines": "spider,airship,zeppelin,submersible"},
    ),
    "the-loop": (
        {"players": 2, "agents": "random"},
        {"players": 1, "mode": "supa-clones", "agents": "random", "team": "3"},
        {"players": 3, "mode": "ultramachina", "agents": "random", "difficulty": "year"},
        {"players": 4, "mode": "centrifuges", "agents": "random"},
    ),
    "professor-evil": (
        {"players": 2, "characters": "random", "level": "first-games"},
        {"players": 3, "characters": "random"},
        {"players": 4, "characters": "random", "level": "harder"},
    ),
}


@cache
def real_stories(name: str) -> list[Story]:
    """Of every seat, in games of greedy bots and of random ones."""
    stories = []
    for seed, setting in enumerate(SETTINGS[name], start=1):
        for kind in ("greedy", "random"):
            match = load(name).new(seed=seed, **setting)
            play_out(match, [kind] * match.players, seed)
            stories += [story_of(match, seat) for seat in range(match.players)]
    return stories


@each_game
def test_whole_games_are_worth_something_in_a_career(name):
    definition = load(name).definition
    found = set()
    for story in real_stories(name):
        names = earned(definition, story)
        assert names == [achievement for achievement in definition.achievements if achievement in names]
        unfit = "dismissal" if story.won else "promotion"
        assert all(definition.achievements[achievement].category != unfit for achievement in names)
        found |= {definition.achievements[achievement].category for achievement in names}
    assert found == set(CATEGORIES)


class Watched(dict[str, Any]):
    """An event that remembers what it was asked for."""

    asked: set[tuple[str, str]] = set()

    def __getitem__(self, name: str) -> Any:
        self.asked.add((super().__getitem__("kind"), name))
        return super().__getitem__(name)


@each_game
def test_no_achievement_asks_for_what_a_seat_may_not_know(name):
    definition = load(name).definition
    Watched.asked = set()
    stories = [*real_stories(name), *(story for stories in CASES[name].values() for story in stories)]
    for story in stories:
        earned(definition, Story(**{**vars(story), "events": [Watched(event) for event in story.events]}))
    assert Watched.asked and not Watched.asked & PROFILES[name].secrets


# ── Words ──────────────────────────────────────────────────────────────────


@each_game
@each_locale
def test_every_achievement_has_a_title_and_one_sentence(name, locale):
    definition = load(name).definition
    text = load(name).text(locale)
    titles = [text.format(f"achievement-{achievement}") for achievement in definition.achievements]
    sentences = [
        text.format(f"achievement-{achievement}", attribute="text") for achievement in definition.achievements
    ]
    assert len(set(titles)) == len(titles) and len(set(sentences)) == len(sentences)
    assert not any(title.endswith(".") for title in titles)
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in sentences)


@each_game
@each_locale
def test_no_title_waits_for_what_cannot_be_achieved(name, locale):
    folder: Path = load(name).definition.folder
    found = [message for message in entries(folder, locale) if message.startswith("achievement-")]
    assert found == [f"achievement-{achievement}" for achievement in load(name).definition.achievements]
    assert all(attributes_of(folder, locale)[message] == {"text"} for message in found)
    assert not any(Reading(entries(folder, locale)[message]).variables for message in found)


def test_every_game_is_here():
    assert set(CASES) == set(SETTINGS) == set(villainy.GAMES)
    folders = {load(name).definition.folder.name for name in CASES}
    assert folders == {snake(name) for name in CASES}
