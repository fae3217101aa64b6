"""The journal of a tournament: a line for each finished game, so that nothing is played twice.

The first line says what is being played, rules, components and bots included. A line is written whole, by one
call, at the end of the file; one torn off when the program died is cut away, and its game is played again.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from villainy.arena.errors import ArenaError
from villainy.arena.games import Record
from villainy.arena.plan import Plan

try:
    import fcntl
except ImportError:  # where files cannot be locked so
    fcntl = None  # type: ignore[assignment]

MARK, FORMAT = "villainy-tournament", 1
LONGEST = 1 << 16  # bytes, more than any heading has
UNREADABLE = (ValueError, RecursionError)  # of a text that is no JSON, or nested without end


class Line(msgspec.Struct, frozen=True):
    number: int
    game: Record


def heading(plan: Plan) -> dict[str, Any]:
    """What makes a tournament this one; how long it goes on is not part of it."""
    return {
        MARK: FORMAT,
        "game": plan.game,
        "rules": plan.rules,
        "components": plan.components,
        "program": plan.program,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "ladder": plan.ladder,
        "seed": f"{plan.seed:016x}",
    }


def seed_in(path: Path) -> int | None:
    """The seed of the tournament in a journal; None where there is no journal yet."""
    try:
        with path.open("rb") as file:
            first = file.readline(LONGEST)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise ArenaError("journal-unusable", file=str(path), problem=error.strerror or "") from None
    return int(_heading_in(first, path)["seed"], 16) if first else None


class Journal:
    """A file held open by one tournament at a time; `played` are the games it had at the beginning."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.played: dict[int, Record] = {}
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise ArenaError("journal-unusable", file=str(path), problem=error.strerror or "") from None
        try:
            self._hold()
            self._read(plan)
        except BaseException:
            self.close()
            raise

    def _hold(self) -> None:
        if fcntl is None:
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArenaError("journal-busy", file=str(self.path)) from None

    def _read(self, plan: Plan) -> None:
        with self.path.open("rb") as file:
            first = file.readline(LONGEST)
            if not first:
                self._write(json.dumps(heading(plan), ensure_ascii=False).encode())
                return
            _check(_heading_in(first, self.path), plan, self.path)
            text = file.read()
        *lines, torn = text.split(b"\n")
        for place, line in enumerate(lines, start=2):
            number, record = self._line(line, place, plan)
            self.played.setdefault(number, record)
        if torn:
            os.truncate(self._file, len(first) + len(text) - len(torn))

    def _line(self, line: bytes, place: int, plan: Plan) -> tuple[int, Record]:
        """A game of this tournament, as the plan has it."""
        with suppress(*UNREADABLE):
            read = msgspec.json.decode(line, type=Line)
            fixture, game = plan.fixture(read.number), read.game
            by_seat = (game.points, game.ranks, game.wins, game.choices, game.thinking)
            planned = (game.bots, game.seed) == (fixture.bots, f"{fixture.seed:016x}")
            if planned and all(len(told) == plan.players for told in by_seat):
                return read.number, game
        raise ArenaError("journal-line", file=str(self.path), line=place)

    def add(self, number: int, record: Record) -> None:
        self._write(msgspec.json.encode(Line(number, record)))

    def _write(self, line: bytes) -> None:
        try:
            whole = os.write(self._file, line + b"\n") == len(line) + 1
        except OSError as error:
            raise ArenaError("journal-unusable", file=str(self.path), problem=error.strerror or "") from None
        if not whole:
            raise ArenaError("journal-unusable", file=str(self.path), problem=os.strerror(28))

    def close(self) -> None:
        os.close(self._file)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _heading_in(line: bytes, path: Path) -> dict[str, Any]:
    with suppress(KeyError, TypeError, *UNREADABLE):
        read = json.loads(line) if line.endswith(b"\n") else None
        if isinstance(read, dict) and read.get(MARK) == FORMAT and 0 <= int(read["seed"], 16) < 1 << 64:
            return read
    raise ArenaError("journal-not-one", file=str(path))


def _check(read: dict[str, Any], plan: Plan, path: Path) -> None:
    for name, here in heading(plan).items():
        if read.get(name) != here:
            there, here = (_told(value) for value in _difference(read.get(name), here))
            raise ArenaError("journal-other", file=str(path), name=name, there=there, here=here)


def _difference(there: Any, here: Any) -> Iterator[Any]:
    """Of options only those that differ."""
    if isinstance(there, dict) and isinstance(here, dict):
        names = [name for name in here if there.get(name) != here[name]]
        there, here = ({name: told.get(name) for name in names} for told in (there, here))
    yield from (there, here)


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name}={_told(part)}" for name, part in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
