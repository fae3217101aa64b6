"""Sentences of the rulebooks and rulings, each a position, some actions and what must come of them.

They stand in `tests/scenarios/<game>/*.toml`. A file is a list of `[[scenario]]`; what `[defaults]` says
holds for all of them, the scenario's own words coming first. Seats count from 0, as in a position.

    name        a sentence of the rulebook
    rulings     which questions of the dossier it answers
    source      where the rulebooks say so: "EN 387"
    players, seed, options     as for a new game
    position    what is different from the opening position (`villainy.engine.scenario.arrange`)
    balance     true: fill in what follows from the position, see `balanced` of the game's profile
    play        actions as text, and between them tables of what must be true there
    expect      the table of what must be true at the end
    fails_with  options, each of which must make this very scenario fail
    shows       things it shows, and how: "machine mole bonus-1"

A table of what must be true has, beside fields of the state:

    seat, decision     who is asked what; seat "none" once the game is over
    legal              all that is allowed
    refused, why       an action that is not, and the refusal
    events             what has happened, in this order: "level-raised level=6". In `play` this is what the
                       last action caused, in `expect` all since the first
    never              what has not happened
    views              what seats see, by seat; "none" is what they cannot know
    outcome            [points, rank] of each seat, once the game is over
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from conformance import PROFILES, Table, load
from villainy.engine.errors import IllegalAction, PositionError, UnknownAction
from villainy.engine.game import Game
from villainy.engine.match import Match
from villainy.engine.scenario import arrange

FOLDER = Path(__file__).parent / "scenarios"
SPECIAL = {"seat", "decision", "legal", "refused", "why", "events", "never", "views", "outcome"}


@dataclass
class Scenario:
    file: Path
    name: str
    players: int
    seed: int
    source: str = ""
    rulings: list[str] = field(default_factory=list)
    options: Table = field(default_factory=dict)
    balance: bool = False
    position: Table = field(default_factory=dict)
    play: list[str | Table] = field(default_factory=list)
    expect: Table = field(default_factory=dict)
    fails_with: list[Table] = field(default_factory=list)
    shows: list[str] = field(default_factory=list)

    @property
    def game(self) -> str:
        return self.file.parent.name

    def __str__(self) -> str:
        return f"{self.file.stem}: {self.name}"


class Failure(AssertionError):
    """The rules and a scenario disagree."""


# ── Reading the files ──────────────────────────────────────────────────────


def over(below: Any, above: Any) -> Any:
    """A table laid over another; anything else takes its place."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return above
    return below | {name: over(below.get(name), value) for name, value in above.items()}


def read(file: Path) -> Iterator[Scenario]:
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    assert set(data) <= {"defaults", "scenario"}, f"{file.name}: {set(data) - {'defaults', 'scenario'}}?"
    for table in data["scenario"]:
        try:
            yield Scenario(file=file, **over(data.get("defaults", {}), table))
        except TypeError as error:
            raise TypeError(f"{file.name}: {table.get('name')}: {error}") from None


SCENARIOS = [scenario for file in sorted(FOLDER.glob("*/*.toml")) for scenario in read(file)]


def of_game(name: str) -> list[Scenario]:
    return [scenario for scenario in SCENARIOS if scenario.game == name]


def to_show(name: str) -> Table:
    """What the scenarios of a game must show, from `tests/scenarios/<game>.toml`."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    assert set(data) <= {"shows", "chance", "rulings", "not-shown"}
    return {"shows": {}, "chance": {}, "rulings": {}, "not-shown": {}} | data


# ── Playing one ────────────────────────────────────────────────────────────


def start(scenario: Scenario, options: Table, changes: Table, game: Game | None = None) -> Match:
    game = game or load(scenario.game)
    if scenario.balance:
        opening = game.new(scenario.players, scenario.seed, **options).position()["state"]
        balanced = PROFILES[scenario.game].balanced
        assert balanced is not None, f"{scenario.game} cannot be balanced"
        changes = balanced(game, opening, changes)
    return arrange(game, scenario.players, scenario.seed, options, changes)


def run(
    scenario: Scenario, options: Table | None = None, changes: Table | None = None, game: Game | None = None
) -> Match:
    """Play it to the end; Failure where something is not as it says."""
    position = over(scenario.position, changes or {})
    match = start(scenario, scenario.options | (options or {}), position, game)
    for number, step in enumerate(scenario.play, start=1):
        where = f"step {number}"
        if isinstance(step, dict):
            check(match, step, where, last_events(match))
            continue
        try:
            match.play(step)
        except UnknownAction:
            raise Failure(f"{where}: {step!r} is no action of this game") from None
        except IllegalAction as error:
            raise Failure(f"{where}: {step!r} is not allowed ({error.reason}); {describe(match)}") from None
        try:
            match.game.from_position(match.position())
        except PositionError as error:
            raise Failure(f"{where}: {step!r} led to {error.code} {error.arguments}") from None
    check(match, scenario.expect, "the end", all_events(match))
    return match


def describe(match: Match) -> str:
    if match.over:
        return "the game is over"
    return f"seat {match.seat} is asked {match.decision}: {', '.join(texts(match))}"


def texts(match: Match) -> list[str]:
    return [match.notation(action) for action in match.legal()]


def check(match: Match, expected: Table, where: str, events: list[Table]) -> None:
    state = match.position()["state"]
    for name, value in expected.items():
        if name not in SPECIAL:
            compare(state.get(name), value, f"{where}: {name}", match)
    if "seat" in expected:
        compare("none" if match.seat is None else match.seat, expected["seat"], f"{where}: seat", match)
    if "decision" in expected:
        compare(match.decision, expected["decision"], f"{where}: decision", match)
    if "legal" in expected:
        compare(sorted(texts(match)), sorted(expected["legal"]), f"{where}: legal", match)
    if "refused" in expected:
        reason = match.refusal(match.parse(expected["refused"]))[0]
        compare(reason, expected["why"], f"{where}: why {expected['refused']!r} is refused", match)
    if "outcome" in expected:
        found = [[row["points"], row["rank"]] for row in match.outcome or []]
        compare(found, expected["outcome"], f"{where}: outcome", match)
    for seat, view in expected.get("views", {}).items():
        compare(unveiled(match.view(int(seat))), view, f"{where}: seat {seat} sees", match)
    check_events(expected, where, events)


def compare(found: Any, expected: Any, where: str, match: Match) -> None:
    """Tables are compared as far as they are written, also over lists, by number; the rest must be equal."""
    if isinstance(expected, dict) and isinstance(found, dict | list):
        entries = found if isinstance(found, dict) else {str(i): item for i, item in enumerate(found)}
        for name, value in expected.items():
            if name not in entries:
                raise Failure(f"{where}.{name}: there is no such thing")
            compare(entries[name], value, f"{where}.{name}", match)
    elif found != expected:
        raise Failure(f"{where}: expected {expected}, found {found}; {describe(match)}")


def unveiled(view: Any) -> Any:
    """A view with "none" for what is empty or hidden, since TOML has no word for it."""
    if isinstance(view, dict):
        return {name: unveiled(value) for name, value in view.items()}
    if isinstance(view, list):
        return [unveiled(value) for value in view]
    return "none" if view is None else view


# ── Events ─────────────────────────────────────────────────────────────────


def last_events(match: Match) -> list[Table]:
    return events_of(match, len(match.moments) - 1) if match.moments else []


def all_events(match: Match) -> list[Table]:
    return [event for moment in range(len(match.moments)) for event in events_of(match, moment)]


def events_of(match: Match, moment: int) -> list[Table]:
    """What a moment brought, with all that any seat may know of it."""
    whole = match.events(None, moment)
    for seat in range(match.players):
        for event, seen in zip(whole, match.events(seat, moment), strict=True):
            event.update({name: value for name, value in seen.items() if value is not None})
    return whole


def fits(event: Table, text: str) -> bool:
    """Whether an event is of this kind and has the arguments named."""
    kind, *arguments = text.split()
    pairs = [argument.split("=") for argument in arguments]
    for name, _ in pairs:
        assert kind != event["kind"] or name in event, f"{text!r}: a {kind} has no {name}"
    return event["kind"] == kind and all(
        value == ("none" if event[name] is None else str(event[name])) for name, value in pairs
    )


def check_events(expected: Table, where: str, events: list[Table]) -> None:
    rest = iter(events)
    for text in expected.get("events", []):
        if not any(fits(event, text) for event in rest):
            raise Failure(f"{where}: {text!r} did not happen (in this order): {told(events)}")
    for text in expected.get("never", []):
        if any(fits(event, text) for event in events):
            raise Failure(f"{where}: {text!r} did happen: {told(events)}")


def told(events: list[Table]) -> str:
    return "; ".join(
        " ".join([e["kind"], *(f"{n}={v}" for n, v in e.items() if n != "kind")]) for e in events
    )
