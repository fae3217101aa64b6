"""One game being played: whose decision it is, what may be done, what happened, and the way back."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from villainy.engine import transcript as transcripts
from villainy.engine.definition import COUNT, SEAT
from villainy.engine.dialect import Logs, Mask, Rows, States, Tensor
from villainy.engine.errors import EngineError, IllegalAction, NothingToUndo, TranscriptError, UnknownAction
from villainy.engine.kit import EVENT_ARGUMENTS, EVENT_WIDTH, SPECTATOR, SPECTATOR_BIT
from villainy.engine.log import new_log
from villainy.engine.names import kebab
from villainy.engine.sentence import Sentence

if TYPE_CHECKING:
    from villainy.engine.game import Game


@dataclass(frozen=True)
class Moment:
    """What an action found, and what it did."""

    before: States
    action: int
    seat: int
    events: Rows
    revealed: bool


class Match:
    """A position with the actions that led to it. Made by `game.new`, `from_position` or `replay`."""

    def __init__(self, game: Game, states: States, players: int, options: dict[str, str]) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed: int | None = None
        self.opening: Rows = np.zeros((0, EVENT_WIDTH), np.int16)
        self.moments: list[Moment] = []
        self.reseeds: dict[int, int] = {}  # the generator's new words, by the number of actions before
        self._settled = 0  # actions that were followed by another seat's, even if that was taken back
        self._states = states
        self._mask: Mask = np.zeros(len(game.definition.actions), np.bool_)
        game.rules.legal(states, 0, self._mask)

    @classmethod
    def begin(cls, game: Game, players: int, options: dict[str, str], seed: int) -> Match:
        numbers = game.definition.options.encode(options, players)
        states, logs = game.empty(), new_log()
        game.rules.setup(states, 0, numbers, np.uint64(seed), logs)
        match = cls(game, states, players, options)
        match.seed = seed
        match.opening = _written(logs)
        return match

    # ── The decision ───────────────────────────────────────────────────────

    @property
    def state(self) -> Any:
        """The record, for readers in plain Python."""
        return self.game.interpreted.open(self._states)[0]

    @property
    def states(self) -> States:
        """The array that holds the position. It is never written to: each action makes another."""
        return self._states

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def seat(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        state = self.state
        return None if state.depth == 0 else int(state.frame_seat[state.depth - 1])

    @property
    def decision(self) -> str | None:
        """The kind of decision, such as "place-agent"."""
        state = self.state
        return None if state.depth == 0 else self.game.decisions.name(state.frame_kind[state.depth - 1])

    def legal(self) -> list[int]:
        """The allowed actions, in the order of the table."""
        return [int(action) for action in np.flatnonzero(self._mask)]

    def is_legal(self, action: int) -> bool:
        return 0 <= action < len(self._mask) and bool(self._mask[action])

    def notation(self, action: int) -> str:
        return self.game.definition.actions.text(self._known(action))

    def _known(self, action: Any) -> int:
        """The number of an action of this game; UnknownAction where it is none."""
        number = isinstance(action, int | np.integer) and not isinstance(action, bool)
        if not number or not 0 <= action < len(self._mask):
            raise UnknownAction("unknown-action", value=str(action))
        return int(action)

    def parse(self, text: str) -> int:
        return self.game.definition.actions.number(text)

    # ── Words ──────────────────────────────────────────────────────────────

    def describe(self, action: int, locale: str = "en") -> str:
        """What the action does here, in a sentence."""
        return self.game.text(locale).say(self.describing(action))

    def describing(self, action: int) -> Sentence:
        definition = self.game.definition
        action = self._known(action)
        family = definition.actions.family(action)
        names = definition.verbs.get(family.verb, {})
        arguments: dict[str, Any] = {
            name: self._word(kind, number)
            for (name, kind), number in zip(names.items(), definition.actions.arguments(action), strict=True)
        }
        extra = definition.action_words(self.state, action, self.game.tables)
        arguments |= {name: self._argument(value) for name, value in extra.items()}
        return Sentence(f"action-{family.verb}", arguments, self.decision)

    def question(self, seat: int | None = None, locale: str = "en") -> str:
        """The sentence that says what is asked of whom, as this seat may hear it."""
        return self.game.text(locale).say(self.asking(seat))

    def asking(self, seat: int | None = None) -> Sentence:
        if self.over:
            return Sentence("game-over")
        words = self.game.definition.decision_words(self.state, seat, self.game.tables)
        arguments = {name: self._argument(value) for name, value in words.items()}
        arguments["seat"] = self._word(SEAT, self.seat)
        return Sentence(f"decision-{self.decision}", arguments, None if seat == self.seat else "other")

    def why_not(self, action: int, locale: str = "en") -> str | None:
        """Why an action is not allowed now, in a sentence; None where it is."""
        sentence = self.refusing(action)
        return None if sentence is None else self.game.text(locale).say(sentence)

    def refusing(self, action: int) -> Sentence | None:
        reason, words = self.refusal(action)
        if reason == "none":
            return None
        arguments = {name: self._argument(value) for name, value in words.items()}
        if not self.over:
            arguments["question"] = self.asking(self.seat)
        return Sentence(f"refusal-{reason}", arguments)

    def refusal(self, action: int) -> tuple[str, dict[str, Any]]:
        """The reason's name and its arguments; "none" exactly where the action is allowed."""
        definition = self.game.definition
        action = self._known(action)
        reason, words = definition.refusal(
            self.state, action, bool(self._mask[action]), self.game.tables, self.game.interpreted.functions
        )
        return kebab(reason.name), words

    def _argument(self, value: Any) -> Any:
        return self._word(*value) if isinstance(value, tuple) else value

    def _word(self, kind: str, number: int | None) -> Any:
        """A noun's name for `text`, a seat's noun, or the number itself."""
        if kind == COUNT:
            return number
        if kind == SEAT:
            return (SEAT, None if number is None or number < 0 else str(number + 1))
        return (kind, None if number is None or number < 0 else self.game.definition.nouns[kind].name(number))

    # ── Playing ────────────────────────────────────────────────────────────

    def play(self, action: int | str) -> None:
        """Play one action, by number or text; IllegalAction changes nothing."""
        number = self.parse(action) if isinstance(action, str) else self._known(action)
        if not self.is_legal(number):
            raise IllegalAction(self, number)
        seat = self.seat
        assert seat is not None
        before, states, logs = self._states, self._states.copy(), new_log()
        self.game.rules.step(states, 0, number, logs)
        self.game.count_step()
        moment = Moment(before, number, seat, _written(logs), bool(states[0]["revealed"]))
        self._states = states
        if self.moments and self.moments[-1].seat != seat:
            self._settled = len(self.moments)
        self.moments.append(moment)
        self.game.rules.legal(states, 0, self._mask)

    @property
    def can_undo(self) -> bool:
        """The last action showed nobody anything hidden, and nobody has acted since."""
        return len(self.moments) > self._settled and not self.moments[-1].revealed

    def undo(self) -> None:
        """Take the last action back, as if it had never been played."""
        if not self.can_undo:
            raise NothingToUndo("nothing-to-undo" if not self.moments else "undo-revealed")
        self.rewind(len(self.moments) - 1)

    def rewind(self, count: int, reseed: int | None = None) -> None:
        """Back to where `count` actions had been played, whatever was seen since.

        With `reseed`, chance goes another way from there: what was rolled is not rolled again.
        """
        if count < len(self.moments):
            self._states = self.moments[count].before
            del self.moments[count:]
            self.reseeds = {place: word for place, word in self.reseeds.items() if place <= count}
            self._settled = min(self._settled, count)
            self.game.rules.legal(self._states, 0, self._mask)
        if reseed is not None:
            self.reseed(reseed)

    def reseed(self, word: int) -> None:
        """Give the generator another word; what is shuffled already stays as it lies."""
        self._states = self._states.copy()
        self._states["generator"] = np.uint64(word)
        self.reseeds[len(self.moments)] = word

    # ── What happened ──────────────────────────────────────────────────────

    def events(self, seat: int | None = None, moment: int = -1) -> list[dict[str, Any]]:
        """What the last action (or another moment) caused, as this seat, or a spectator, may see it.

        Each event is its kind and its arguments by name; what the seat may not know is None.
        """
        rows = self.moments[moment].events if self.moments else self.opening
        return self._read_events(rows, seat)

    def opening_events(self, seat: int | None = None) -> list[dict[str, Any]]:
        return self._read_events(self.opening, seat)

    def _read_events(self, rows: Rows, seat: int | None) -> list[dict[str, Any]]:
        bit = SPECTATOR_BIT if seat is None else 1 << seat
        return [self._read_event(row, bit) for row in rows.tolist()]

    def _read_event(self, row: list[int], bit: int) -> dict[str, Any]:
        definition = self.game.definition
        event: dict[str, Any] = {"kind": self.game.event_kinds.name(row[0])}
        for place, (name, kind) in enumerate(definition.events[row[0]].items(), start=1):
            number = row[place]
            if not row[EVENT_ARGUMENTS + place] & bit or (kind != COUNT and number < 0):
                event[name] = None
            elif kind in (COUNT, SEAT):
                event[name] = number
            else:
                event[name] = definition.nouns[kind].name(number)
        return event

    def tell(self, event: dict[str, Any], locale: str = "en", names: list[str] | None = None) -> str:
        """An event as a sentence in the present tense; `names` are what the players call themselves."""
        sentence = self.telling(event)
        if names is not None:
            kinds = self.game.definition.events[self.game.event_kinds.number(event["kind"])]
            called = {
                name: names[event[name]]
                for name, kind in kinds.items()
                if kind == SEAT and event[name] is not None
            }
            sentence = Sentence(sentence.message, {**sentence.arguments, **called})
        return self.game.text(locale).say(sentence)

    def telling(self, event: dict[str, Any]) -> Sentence:
        kinds = self.game.definition.events[self.game.event_kinds.number(event["kind"])]
        arguments: dict[str, Any] = {}
        for name, kind in kinds.items():
            value = event[name]
            if kind == SEAT:
                arguments[name] = self._word(SEAT, value)
            else:
                arguments[name] = value if kind == COUNT else (kind, value)
        return Sentence(f"event-{event['kind']}", arguments)

    # ── What can be seen ───────────────────────────────────────────────────

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All this seat may see; None is a spectator."""
        game = self.game
        return game.definition.view(self.state, seat, game.tables, game.interpreted.functions)

    def observe(self, seat: int) -> Tensor:
        """What this seat knows, as a flat tensor."""
        out = np.zeros(self.game.definition.observation_size, np.float32)
        self.game.rules.observe(self._states, 0, seat, out)
        return out

    @property
    def outcome(self) -> list[dict[str, int]] | None:
        """Points and rank of each seat, once the game is over."""
        if not self.over:
            return None
        results = np.zeros((self.game.definition.options.most_seats, 2), np.int64)
        self.game.rules.score(self._states, 0, results)
        return [
            {"seat": seat, "points": int(results[seat, 0]), "rank": int(results[seat, 1])}
            for seat in range(self.players)
        ]

    # ── Text forms ─────────────────────────────────────────────────────────

    def fingerprint(self) -> str:
        """A hash of the whole state."""
        return hashlib.sha256(self._states.tobytes()).hexdigest()[:16]

    def transcript(self) -> dict[str, Any]:
        """All that is needed to play this match again, to the byte."""
        if self.seed is None:
            raise TranscriptError("transcript-no-seed")
        told = {
            "format": transcripts.FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "components": self.game.components.hash,
            "players": self.players,
            "options": dict(self.options),
            "seed": f"{self.seed:016x}",
            "actions": [self.notation(moment.action) for moment in self.moments],
            "state": self.fingerprint(),
        }
        if self.reseeds:
            told["reseeds"] = {str(place): f"{word:016x}" for place, word in sorted(self.reseeds.items())}
        return told

    def position(self) -> dict[str, Any]:
        """This position as plain data, hidden cards included."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "components": self.game.components.hash,
            "options": dict(self.options),
            "state": self.game.definition.layout.to_plain(self._states[0]),
        }

    def to_bytes(self) -> bytes:
        return self._states.tobytes()

    def copy(self) -> Match:
        """A match that goes its own way from here."""
        twin = Match(self.game, self._states.copy(), self.players, dict(self.options))
        twin.seed = self.seed
        twin.opening = self.opening
        twin.moments = list(self.moments)
        twin.reseeds = dict(self.reseeds)
        twin._settled = self._settled
        return twin

    def redeal(self, seat: int | None, seed: int) -> Match:
        """A match as this seat, or a spectator, might imagine it: what it has not seen is dealt anew.

        It has no past, which would tell the truth, and its chance is that of `seed`.
        """
        states = self._states.copy()
        viewer = SPECTATOR if seat is None else seat
        self.game.rules.redeal(states, 0, viewer, np.uint64(seed))
        return Match(self.game, states, self.players, dict(self.options))


def _written(logs: Logs) -> Rows:
    """The rows of a log that were used."""
    written = int(logs[0]["written"])
    if written > logs[0]["capacity"]:
        raise EngineError("log-full", count=written)
    rows: Rows = logs[0]["rows"][:written].copy()
    return rows
