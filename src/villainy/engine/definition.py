"""What a game declares of itself; everything else about it is read from here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from villainy.engine.actions import ActionTable
from villainy.engine.career import Achievement, Story, no_marks
from villainy.engine.components import Components
from villainy.engine.layout import Layout
from villainy.engine.names import Vocabulary
from villainy.engine.options import OptionSet

if TYPE_CHECKING:
    from villainy.engine.text import Text

SEAT = "seat"  # an argument that is a seat: spoken of by the player's name
COUNT = "count"  # an argument that is a plain number


@dataclass(frozen=True)
class Definition:
    """A game: its rules, its words' vocabularies, its options and its readers.

    `records` are the layouts its rules' annotations name, `State` first of all. `nouns` are the things its
    sentences speak of: the Fluent message of a member is `<noun>-<name>`.
    `events` name the arguments of each kind of event, and what each is: a noun, SEAT or COUNT.
    `verbs` say the same of the arguments of each family of actions.
    `ending` is the noun, and the field of the view, that says why a game ended; `statistics` are fields of
    the view, numbers or lists to be counted, that tell how it went: `statistic-<name>` in its words.
    `always_asked` are the decisions put to a player even where only one answer is left; the rules give that
    answer themselves to all others.
    `told` puts sentences together from the tables, such as what a card does, by message (`card-text-…`).
    `team` is true where all seats win or lose together, with 1 or 0 points each, and have no secrets.
    `achievements` are decided from a finished game as a seat saw it, by name; `marks` says what that game was
    played with, by kind: each of `mark_kinds` is a noun or an option (engine/career.py).
    """

    name: str
    version: int
    folder: Path
    records: Mapping[str, Layout]
    modules: tuple[ModuleType, ...]
    make_tables: Callable[[Components], dict[str, Any]]
    actions: ActionTable
    options: OptionSet
    decisions: type[IntEnum]
    nouns: Mapping[str, Vocabulary]
    event_kinds: type[IntEnum]
    events: Mapping[Any, Mapping[str, str]]
    verbs: Mapping[str, Mapping[str, str]]
    view: Callable[..., dict[str, Any]]
    refusal: Callable[..., Any]
    impossible: Callable[..., str | None]
    action_words: Callable[..., dict[str, Any]]
    decision_words: Callable[..., dict[str, Any]]
    observation_size: int
    ending: str = "ending"
    statistics: tuple[str, ...] = ("turns",)
    always_asked: tuple[IntEnum, ...] = ()
    told: Callable[[Mapping[str, Any], Text], dict[str, str]] | None = None
    team: bool = False
    achievements: Mapping[str, Achievement] = field(default_factory=dict)
    marks: Callable[[Story], dict[str, list[str]]] = no_marks
    mark_kinds: tuple[str, ...] = ()

    @property
    def layout(self) -> Layout:
        return self.records["State"]
