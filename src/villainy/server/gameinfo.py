"""A game told to its pages: declarations, vocabulary, components and words."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import BaseModel

from villainy import bots
from villainy.engine.career import all_marks
from villainy.engine.game import Game
from villainy.engine.names import kebab
from villainy.engine.text import ENGINE, LOCALES
from villainy.server.errors import LOCALES as SERVER
from villainy.server.errors import Problem
from villainy.server.schemas import GameInfo, OptionInfo, Words


def info_of(game: Game) -> GameInfo:
    definition = game.definition
    return GameInfo(
        name=game.name,
        version=game.version,
        least=definition.options.least_seats,
        most=definition.options.most_seats,
        solo=definition.options.solo,
        team=definition.team,
        ending=definition.ending,
        statistics=list(definition.statistics),
        decisions=[kebab(decision.name) for decision in definition.decisions],
        options=[
            OptionInfo(
                name=kebab(option.name),
                values=list(option.values),
                default=option.default,
                slots=option.slots,
                repeatable=list(option.repeatable),
                presets={
                    value: {kebab(name): preset for name, preset in presets.items()}
                    for value, presets in option.presets.items()
                },
                names_seat=option.names_seat,
            )
            for option in definition.options.options.values()
        ],
        bots=bots.names(game.name),
        nouns={kind: list(vocabulary) for kind, vocabulary in definition.nouns.items()},
        events={kebab(kind.name): dict(definition.events[kind]) for kind in definition.event_kinds},
        verbs={verb: dict(arguments) for verb, arguments in definition.verbs.items()},
        components=_without_sources(game.components.data),
        sources=game.components.sources(),
        achievements={name: achievement.category for name, achievement in definition.achievements.items()},
        marks=all_marks(definition),
    )


def _without_sources(data: dict[str, Any]) -> dict[str, Any]:
    return {
        name: _without_sources(value) if isinstance(value, dict) else value
        for name, value in data.items()
        if name not in ("source", "game")
    }


def known_locale(locale: str) -> str:
    if locale not in LOCALES:
        raise Problem(404, "unknown-locale", value=locale[:40], known=", ".join(LOCALES))
    return locale


def words_of(game: Game | None, locale: str) -> Words:
    """The words of the engine and the server, and with a game also the game's own."""
    known_locale(locale)
    folders = [ENGINE, SERVER] if game is None else [ENGINE, SERVER, game.definition.folder / "locales"]
    ftl = "\n".join(source(str(folder / f"{locale}.ftl")) for folder in folders)
    said = {} if game is None else dict(game.text(locale).said)
    return Words(locale=locale, ftl=ftl, said=said)


@dataclass(frozen=True)
class Page:
    """An answer that does not change while the server runs, and its mark."""

    data: bytes
    mark: str

    @classmethod
    def of(cls, model: BaseModel) -> Page:
        data = model.model_dump_json().encode()
        return cls(data, f'W/"{hashlib.sha256(data).hexdigest()[:20]}"')


class Pages:
    """The declarations and words of all games, made when first asked for."""

    def __init__(self) -> None:
        self._pages: dict[tuple[str | None, ...], Page] = {}

    def info(self, game: Game) -> Page:
        return self._page((game.name,), lambda: info_of(game))

    def words(self, game: Game | None, locale: str) -> Page:
        return self._page((None if game is None else game.name, locale), lambda: words_of(game, locale))

    def _page(self, key: tuple[str | None, ...], make: Callable[[], BaseModel]) -> Page:
        if key not in self._pages:
            self._pages[key] = Page.of(make())
        return self._pages[key]


@cache
def source(path: str) -> str:
    """A file of words, read once."""
    with open(path, encoding="utf-8") as file:
        return file.read()
