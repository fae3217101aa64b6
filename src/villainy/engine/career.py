"""A guest's career: what a finished game counts as for one of its seats. Each game declares its feats.

Titles and sentences of achievements are the messages `achievement-<name>` of the game's words and their
attribute `.text`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from villainy.engine.definition import Definition
    from villainy.engine.match import Match

Category = Literal["promotion", "dismissal", "experience"]
CATEGORIES: tuple[Category, ...] = ("promotion", "dismissal", "experience")


# ── A finished game ────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Story:
    """A finished game as one seat saw it.

    `events` are those of the opening and of all moves in order, as `match.events(seat)` gives them; moves
    that were taken back have none. `view` and `outcome` are the match's at the end. `rewound` says that a
    move was taken back after it had shown somebody something hidden.
    """

    seat: int
    seats: int
    options: Mapping[str, str]
    events: Sequence[dict[str, Any]]
    view: Mapping[str, Any]
    outcome: Sequence[Mapping[str, int]]
    rewound: bool = False

    @property
    def won(self) -> bool:
        """First, with something to show for it: a team that loses shares the first rank without a point."""
        own = self.outcome[self.seat]
        return own["rank"] == 1 and own["points"] > 0

    def told(self, kind: str, **arguments: Any) -> list[dict[str, Any]]:
        """The events of a kind with these arguments."""
        return told(self.events, kind, **arguments)

    def own_turns(self) -> Iterator[list[dict[str, Any]]]:
        """What happened in each turn of this seat; the event that starts a turn comes first."""
        turn: list[dict[str, Any]] = []
        for event in self.events:
            if event["kind"] == "turn-started":
                if turn:
                    yield turn
                turn = [event] if event["seat"] == self.seat else []
            elif turn:
                turn.append(event)
        if turn:
            yield turn


def story_of(match: Match, seat: int, rewound: bool = False) -> Story:
    """A finished match as this seat saw it."""
    outcome = match.outcome
    assert outcome is not None, "the game goes on"
    events = match.opening_events(seat)
    for moment in range(len(match.moments)):
        events += match.events(seat, moment)
    return Story(seat, match.players, match.options, events, match.view(seat), outcome, rewound)


def told(events: Iterable[dict[str, Any]], kind: str, **arguments: Any) -> list[dict[str, Any]]:
    """The events among these that are of a kind, with these arguments."""
    return [
        event
        for event in events
        if event["kind"] == kind and all(event[name] == value for name, value in arguments.items())
    ]


# ── Achievements ───────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Achievement:
    """A feat: why one rises (`promotion`), why one is dismissed (`dismissal`), or what one has lived through
    (`experience`). A `spotless` one does not count in a game that was rewound.
    """

    category: Category
    met: Callable[[Story], bool]
    spotless: bool = False


def promotion(met: Callable[[Story], bool], spotless: bool = False) -> Achievement:
    """For a game that was won, and of which this is true."""
    return Achievement("promotion", lambda story: story.won and met(story), spotless)


def dismissal(met: Callable[[Story], bool]) -> Achievement:
    """For a game that was lost, and of which this is true."""
    return Achievement("dismissal", lambda story: not story.won and met(story))


def experience(met: Callable[[Story], bool]) -> Achievement:
    """For a game of which this is true, whoever won it."""
    return Achievement("experience", met)


def earned(definition: Definition, story: Story) -> list[str]:
    """The achievements of this story, in the order of their declaration."""
    return [
        name
        for name, achievement in definition.achievements.items()
        if not (achievement.spotless and story.rewound) and achievement.met(story)
    ]


# ── Marks ──────────────────────────────────────────────────────────────────
# What a game was played with, such as its mode and its agents: a career lists with which of these it has won.


def no_marks(story: Story) -> dict[str, list[str]]:
    """Of a game that has nothing to choose from."""
    return {}


def all_marks(definition: Definition) -> dict[str, list[str]]:
    """Every mark there is to win with, by kind: the members of a noun, else the values of an option."""
    nouns, options = definition.nouns, definition.options.options
    return {
        kind: list(nouns[kind]) if kind in nouns else list(options[kind].values)
        for kind in definition.mark_kinds
    }


def mark_message(definition: Definition, kind: str, name: str | None = None) -> tuple[str, str | None]:
    """The message that names a mark, or without a name its kind, and the attribute where it is one."""
    if kind in definition.nouns:
        return (f"label-{kind}" if name is None else f"{kind}-{name}", None)
    return (f"option-{kind}", None if name is None else f"value-{name}")
