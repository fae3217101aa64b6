"""Careers: a story is what one seat saw of a finished game, and what it earns is decided from that alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import villainy
from conformance import cases, load, new_match, play_on, played
from villainy.engine.career import (
    CATEGORIES,
    Achievement,
    Story,
    all_marks,
    dismissal,
    earned,
    experience,
    mark_message,
    no_marks,
    promotion,
    story_of,
    told,
)
from villainy.engine.definition import Definition
from villainy.engine.match import Match
from villainy.engine.text import LOCALES

each_game = pytest.mark.parametrize("name", list(villainy.GAMES))


def story(*events: dict[str, Any], seat: int = 0, points: tuple[int, ...] = (1, 1), **more: Any) -> Story:
    outcome = [
        {"seat": number, "points": own, "rank": 1 + sum(other > own for other in points)}
        for number, own in enumerate(points)
    ]
    return Story(seat, len(points), {}, events, {}, outcome, **more)


def finished(name: str, seed: int = 3) -> Match:
    first = next(case for case in cases([name]))
    return played(first, seed)


def declaring(name: str, **achievements: Achievement) -> Definition:
    """A game with other achievements than its own."""
    definition = load(name).definition
    return Definition(**{**vars(definition), "achievements": achievements})


def always(story: Story) -> bool:
    return True


# ── Stories ────────────────────────────────────────────────────────────────


def test_the_first_wins():
    assert story(points=(3, 2)).won and not story(points=(2, 3)).won
    assert story(points=(3, 3)).won and story(points=(3, 3), seat=1).won


def test_a_team_that_loses_has_not_won():
    assert story(points=(1, 1)).won and not story(points=(0, 0)).won


def test_events_are_found_by_what_they_say():
    events = ({"kind": "rolled", "seat": 0}, {"kind": "rolled", "seat": 1}, {"kind": "moved", "seat": 1})
    assert story(*events).told("rolled") == list(events[:2])
    assert story(*events).told("rolled", seat=1) == [events[1]]
    assert told(events, "moved", seat=0) == []


def test_a_turn_lasts_until_the_next_one_starts():
    started = [{"kind": "turn-started", "seat": seat} for seat in (0, 1, 0)]
    moved = [{"kind": "moved", "number": number} for number in range(4)]
    told_all = [moved[0], started[0], moved[1], started[1], moved[2], started[2], moved[3]]
    assert list(story(*told_all).own_turns()) == [[started[0], moved[1]], [started[2], moved[3]]]
    assert list(story(*told_all, seat=1).own_turns()) == [[started[1], moved[2]]]
    assert list(story(*moved).own_turns()) == []


@each_game
def test_a_story_has_every_event_as_the_seat_saw_it(name):
    match = new_match(next(iter(cases([name]))), 3)
    seen = {seat: match.opening_events(seat) for seat in range(match.players)}
    for _ in play_on(match, random.Random(3), 2000):
        for seat, events in seen.items():
            events += match.events(seat)
    for seat, events in seen.items():
        assert story_of(match, seat) == Story(
            seat, match.players, match.options, events, match.view(seat), match.outcome or []
        )


@each_game
def test_what_was_taken_back_never_happened(name):
    match, twin = finished(name), finished(name)
    match.rewind(len(match.moments) - 5)
    for moment in twin.moments[-5:]:
        match.play(moment.action)
    assert story_of(match, 0) == story_of(twin, 0)


def test_a_game_that_goes_on_has_no_story():
    with pytest.raises(AssertionError):
        story_of(load("professor-evil").new(seed=1), 0)


# ── Achievements ───────────────────────────────────────────────────────────


def test_promotions_are_for_winners_dismissals_for_losers_and_anybody_has_experiences():
    won, lost = story(points=(3, 2)), story(points=(2, 3))
    for of, expected in ((won, [True, False, True]), (lost, [False, True, True])):
        kinds = [promotion(always), dismissal(always), experience(always)]
        assert [kind.category for kind in kinds] == list(CATEGORIES)
        assert [kind.met(of) for kind in kinds] == expected
        assert not any(kind(lambda _: False).met(of) for kind in (promotion, dismissal, experience))


@each_game
def test_what_is_earned_keeps_the_order_of_its_declaration(name):
    definition = declaring(
        name, late=experience(always), never=experience(lambda _: False), early=promotion(always)
    )
    assert earned(definition, story()) == ["late", "early"]


@each_game
def test_a_spotless_game_is_one_that_was_never_rewound(name):
    definition = declaring(name, clean=promotion(always, spotless=True), any=promotion(always))
    assert earned(definition, story()) == ["clean", "any"]
    assert earned(definition, story(rewound=True)) == ["any"]


# ── Marks ──────────────────────────────────────────────────────────────────


@each_game
def test_what_a_game_was_played_with_is_among_all_there_is(name):
    definition = load(name).definition
    match = finished(name)
    for seat in range(match.players):
        marks = definition.marks(story_of(match, seat))
        assert tuple(marks) == definition.mark_kinds and all(marks.values())
        assert all(set(marks[kind]) <= set(known) for kind, known in all_marks(definition).items())


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_mark_has_a_name(name, locale):
    game = load(name)
    for kind, names in all_marks(game.definition).items():
        for mark in (None, *names):
            message, attribute = mark_message(game.definition, kind, mark)
            assert game.text(locale).format(message, attribute=attribute)


def test_a_game_need_not_have_a_career():
    fields = Definition.__dataclass_fields__
    assert fields["marks"].default is no_marks and no_marks(story()) == {}
    bare = declaring("the-loop")
    assert earned(bare, story()) == []
