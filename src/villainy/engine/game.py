"""A game ready to play: its definition with one set of components."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from villainy.engine.backends.behind import Behind
from villainy.engine.backends.interpreted import Interpreted
from villainy.engine.backends.source import Source
from villainy.engine.components import Components
from villainy.engine.definition import Definition
from villainy.engine.dialect import States
from villainy.engine.errors import (
    ComponentError,
    EngineError,
    IllegalAction,
    OptionError,
    PositionError,
    TranscriptError,
    UnknownAction,
)
from villainy.engine.match import Match
from villainy.engine.names import Vocabulary
from villainy.engine.transcript import check, parse_seed, read_reseeds

if TYPE_CHECKING:
    from villainy.engine.backends.compiled import Compiled
    from villainy.engine.backends.cuda import Cuda
    from villainy.engine.text import Text

    Rules = Interpreted | Compiled

POSITION_FIELDS = ("game", "rules", "components", "options", "state")
BACKENDS = ("auto", "interpreted", "compiled", "cuda")
WORD = 1 << 64


class Game:
    """`villainy.load(name)` gives one; `new` starts a match."""

    def __init__(self, definition: Definition, components: Components, backend: str = "auto") -> None:
        if backend not in BACKENDS:
            raise OptionError("unknown-backend", value=str(backend), known=", ".join(BACKENDS))
        self.definition = definition
        self.components = components
        self.backend = backend
        named = components.root.word("game")
        if named != definition.name:
            raise components.root.error("component-other-game", "game", value=named)
        try:
            self.tables = definition.make_tables(components)
        except ComponentError as error:
            error.locales = (definition.folder / "locales",)
            raise
        self._texts: dict[tuple[str | Path, ...], Text] = {}
        if words := components.words():
            self._check_words(words)
        self.decisions = Vocabulary.of_enum(definition.decisions)
        self.event_kinds = Vocabulary.of_enum(definition.event_kinds)

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def version(self) -> int:
        return self.definition.version

    @cached_property
    def source(self) -> Source:
        definition = self.definition
        return Source(definition.name, definition.modules, self.tables, definition.records)

    # ── Backends ───────────────────────────────────────────────────────────

    @property
    def rules(self) -> Rules:
        """The entry points in use now. "auto" starts interpreted and changes over once a build is ready."""
        if self.backend == "interpreted":
            return self.interpreted
        if self.backend == "auto":
            return self._behind.ready or self.interpreted
        return self.compiled

    @cached_property
    def interpreted(self) -> Interpreted:
        return Interpreted(self.source)

    @cached_property
    def compiled(self) -> Compiled:
        """The entry points as dispatchers, for search and batches; the first build takes half a minute."""
        from villainy.engine.backends.compiled import Compiled

        return Compiled(self.source)

    @cached_property
    def cuda(self) -> Cuda:
        """Whole games in bulk on a GPU."""
        try:
            from villainy.engine.backends.cuda import Cuda, require_gpu

            require_gpu()
        except ImportError as error:
            raise OptionError("no-gpu", problem=str(error)) from None
        return Cuda(self.source, self.definition.options.most_seats)

    @cached_property
    def _behind(self) -> Behind:
        return Behind(self)

    def count_step(self) -> None:
        """Tell "auto" that a step was played; after some thousands it has a build made behind."""
        if self.backend == "auto":
            self._behind.count_step()

    def compile_behind(self) -> None:
        """Have a build made at once, in another process, while play goes on interpreted."""
        self._behind.start()

    def text(self, locale: str, *folders: Path) -> Text:
        """The game's words, with what is told from its tables and what the owner of a box says instead.

        `folders` add words of others, such as those of the terminal.
        """
        key: tuple[str | Path, ...] = (locale, *folders)
        if key not in self._texts:
            own = self.components.words().get(locale, {})
            self._texts[key] = self._own_text(locale, *folders).saying(own)
        return self._texts[key]

    def _own_text(self, locale: str, *folders: Path) -> Text:
        from villainy.engine.text import ENGINE, text_of

        text = text_of(locale, ENGINE, self.definition.folder / "locales", *folders)
        return text.saying(self.definition.told(self.tables, text)) if self.definition.told else text

    def _check_words(self, words: dict[str, dict[str, str]]) -> None:
        """The owner's words may stand for what is a name or a text by itself, in a language we speak."""
        from villainy.engine.text import LOCALES

        file = self.components.origin
        for locale, own in words.items():
            if locale not in LOCALES:
                known = ", ".join(LOCALES)
                raise ComponentError(
                    "component-unknown-entry", file=file, where=f"words.{locale}", known=known
                )
            text = self._own_text(locale)
            for name in own:
                message, _, attribute = name.partition(".")
                try:
                    text.format(message, attribute=attribute or None)
                except EngineError:  # there is no such message, or it speaks of something else as well
                    where = f"words.{locale}.{name}"
                    raise ComponentError("component-own-word", file=file, where=where) from None

    # ── Starting and restoring a match ─────────────────────────────────────

    def new(self, players: int | None = None, seed: int | None = None, **options: Any) -> Match:
        """A match at its opening position; without a seed one is drawn by `secrets`."""
        return self.begin(players, seed, options)

    def begin(self, players: int | None, seed: int | None, options: Mapping[str, Any]) -> Match:
        """The same, with options whose names come from outside."""
        declared = self.definition.options
        players = declared.check_seats(declared.least_seats if players is None else players)
        word: Any = secrets.randbits(64) if seed is None else seed
        if isinstance(word, bool) or not isinstance(word, int) or not 0 <= word < WORD:
            raise OptionError("seed-out-of-range", value=str(word))
        return Match.begin(self, players, declared.resolve(options, players), word)

    def from_position(self, position: Any) -> Match:
        """Go on from a position as `match.position()` gives it."""
        if not isinstance(position, dict):
            raise PositionError("position-not-a-table", where="position")
        for name in POSITION_FIELDS:
            if name not in position:
                raise PositionError("position-missing-field", where=name)
        for name in position:
            if name not in POSITION_FIELDS:
                raise PositionError("position-unknown-field", where=name)
        self._check_origin(position, PositionError)
        states = self.empty()
        self.definition.layout.from_plain(states[0], position["state"])
        self._check_state(states)
        players = int(states[0]["seats"])
        options = position["options"]
        if not isinstance(options, dict):
            raise PositionError("position-not-a-table", where="options")
        resolved = self.definition.options.resolve(options, players)
        written = np.concatenate(
            [np.ravel(states[0]["options"][name]) for name in states[0]["options"].dtype.names]
        )
        if written.tolist() != self.definition.options.encode(resolved, players).tolist()[:-1]:
            raise PositionError("position-options")
        return Match(self, states, players, resolved)

    def replay(self, transcript: Any) -> Match:
        """Play a transcript again; TranscriptError where it does not lead where it says it leads."""
        data = check(transcript)
        self._check_origin(data, TranscriptError)
        match = self.begin(data["players"], parse_seed(data["seed"]), data["options"])
        if match.options != data["options"]:
            raise TranscriptError("transcript-options")
        reseeds = read_reseeds(data)
        for number, text in enumerate(data["actions"], start=1):
            if number - 1 in reseeds:
                match.reseed(reseeds[number - 1])
            try:
                match.play(match.parse(text))
            except (UnknownAction, IllegalAction) as error:
                raise TranscriptError("transcript-action", number=number, value=text, problem=error) from None
        if len(match.moments) in reseeds:
            match.reseed(reseeds[len(match.moments)])
        if match.fingerprint() != data["state"]:
            raise TranscriptError("transcript-state")
        return match

    def _check_origin(self, data: dict[str, Any], error: type[PositionError] | type[TranscriptError]) -> None:
        if data["game"] != self.name:
            raise error("other-game", value=str(data["game"]), game=self.name)
        if type(data["rules"]) is not int or data["rules"] != self.version:
            raise error("other-rules", value=str(data["rules"]), version=self.version)
        if data["components"] != self.components.hash:
            raise error("other-components", value=str(data["components"]), hash=self.components.hash)

    # ── States ─────────────────────────────────────────────────────────────

    def empty(self, count: int = 1) -> States:
        return np.zeros(count, self.definition.layout.dtype)

    def _check_state(self, states: States) -> None:
        """A state from outside must be one the rules could have made."""
        least, most = self.definition.options.least_seats, self.definition.options.most_seats
        if not least <= int(states[0]["seats"]) <= most:
            raise PositionError("players-out-of-range", value=int(states[0]["seats"]), least=least, most=most)
        rules = self.interpreted
        try:
            where = self.definition.impossible(rules.open(states)[0], self.tables, rules.functions)
        except (IndexError, ValueError, OverflowError):
            where = "state"
        if where:
            raise PositionError("position-impossible", where=where)
