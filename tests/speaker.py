"""Everything a game can say in the course of a match, said once in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from conformance import everyone
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.text import LOCALES


class Speaker:
    """Says in three languages all that can be said at a position, and the same thing only once."""

    def __init__(self, game: Game, check_sentence: Callable[[str], None], refused_every: int = 1) -> None:
        self.game = game
        self.check_sentence = check_sentence
        self.refused_every = refused_every  # decisions; refusals take the most time
        self.said: set[str] = set()
        self.kinds: set[tuple[str, str]] = set()

    def is_new(self, kind: str, name: str | None, *words: Any) -> bool:
        self.kinds.add((kind, str(name)))
        key = repr((kind, name, words))
        if key in self.said:
            return False
        self.said.add(key)
        return True

    def say_all(self, match: Match) -> None:
        state, tables, definition = match.state, self.game.tables, self.game.definition
        for seat in everyone(match):
            words = None if match.over else definition.decision_words(state, seat, tables)
            if self.is_new("decision", match.decision, match.seat, match.seat == seat, words):
                for locale in LOCALES:
                    self.check_sentence(match.question(seat, locale))
        for action in range(len(definition.actions)):
            if match.is_legal(action):
                words = definition.action_words(state, action, tables)
                verb = definition.actions.family(action).verb
                if self.is_new("action", verb, match.decision, action, words):
                    for locale in LOCALES:
                        self.check_sentence(match.describe(action, locale))
                        assert match.why_not(action, locale) is None
                continue
            if len(match.moments) % self.refused_every and not match.over:
                continue
            reason, words = match.refusal(action)
            if self.is_new("refusal", reason, match.decision, words):
                self.check_refusal(reason, words)
                for locale in LOCALES:
                    self.check_sentence(match.why_not(action, locale) or "")

    def check_refusal(self, reason: str, words: dict[str, Any]) -> None:
        """A game may know what a reason speaks of."""

    def tell(self, match: Match, events: list[dict[str, Any]]) -> None:
        for event in events:
            if self.is_new("event", event["kind"], event):
                for locale in LOCALES:
                    self.check_sentence(match.tell(event, locale))
                    self.check_sentence(match.tell(event, locale, ["Ada", "Otto", "Irène", "Théo"]))
