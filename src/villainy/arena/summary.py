"""A sample in a few kilobytes: everything a report shows, as plain data that can be kept and compared.

A summary says which rules and components it was played with; once those have changed, it tells nothing of the
game as it is now, and is refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from villainy.arena.readings import readings_of
from villainy.arena.readings.tallies import Tally
from villainy.arena.sample import FLAT, Sample
from villainy.engine.errors import VillainyError
from villainy.engine.names import snake

if TYPE_CHECKING:
    from villainy.engine.game import Game

FORMAT = 1
WORDS = Path(__file__).parent / "readings" / "locales"

NUMBER = int | float
HEAD = {
    "game": str,
    "rules": int,
    "components": str,
    "player": str,
    "rollouts": int,
    "games": int,
    "seed": str,
    "tallies": dict,
}
# What a page reads of each kind of tally, beside what rows without games do not have.
TALLIES: dict[str, dict[str, Any]] = {
    "shares": {
        "noun": str,
        "by": str,
        "groups": [{"name": str, "average": NUMBER, "rows": [{"name": str, "games": int, "wins": NUMBER}]}],
    },
    "parts": {"noun": str, "by": str, "groups": [{"name": str, "rows": [{"name": str, "count": int}]}]},
    "means": {"by": str, "groups": [{"name": str, "rows": [{"name": str, "mean": NUMBER}]}]},
    "spread": {"by": str, "width": int, "groups": [{"name": str, "games": int}]},
    "decisions": {"each": NUMBER, "choices": NUMBER, "rows": [{"name": str, "each": NUMBER}]},
    "worths": {"noun": str, "rows": [{"name": str, "had": {"games": int}, "missed": {"games": int}}]},
}


class SummaryError(VillainyError):
    """A summary that is none, or was made with other rules or components."""

    locales = (WORDS,)


def summary_of(game: Game, samples: Sample | Iterable[Sample]) -> dict[str, Any]:
    """What one kind of player came to, as plain data; the same for the same samples, whenever it is made."""
    read, tallies = readings_of(game), list[Tally]()
    games: Any = 0
    sample: Sample | None = None
    for sample in [samples] if isinstance(samples, Sample) else samples:
        for place, tally in enumerate(read(game, sample)):
            if place == len(tallies):
                tallies.append(tally)
            else:
                tallies[place].add(tally)
        games = games + np.bincount(sample.which, minlength=len(sample.settings))
    assert sample is not None, "nothing was played"
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "components": game.components.hash,
        "player": sample.player,
        "who": who_played(sample.player, sample.rollouts),
        "rollouts": sample.rollouts,
        "games": int(games.sum()),
        "seed": str(sample.seed),
        "measure": import_module(f"villainy.arena.readings.{snake(game.name)}").MEASURE,
        "settings": [
            {"players": setting.players, "options": dict(setting.options), "games": int(count)}
            for setting, count in zip(sample.settings, games, strict=True)
        ],
        "tallies": {tally.name: tally.plain() for tally in tallies},
    }


def who_played(player: str, rollouts: int) -> str:
    return f"flat Monte Carlo, {rollouts:,} rollouts" if player == FLAT else player


def check(game: Game, summary: Any, where: str) -> dict[str, Any]:
    """The summary, if it tells of this game as it is now; SummaryError else."""
    if not _is_summary(summary):
        raise SummaryError("no-summary", file=where)
    if summary["game"] != game.name:
        raise SummaryError("summary-other-game", file=where, value=str(summary["game"]), game=game.name)
    if (summary["rules"], summary["components"]) != (game.version, game.components.hash):
        raise SummaryError(
            "summary-stale",
            file=where,
            value=f"{summary['rules']}, {summary['components']}",
            version=f"{game.version}, {game.components.hash}",
        )
    if game.definition.team and "level" not in summary["tallies"]:
        raise SummaryError("no-summary", file=where)
    found: dict[str, Any] = summary
    return found


def _is_summary(data: Any) -> bool:
    if not _fits(data, HEAD) or data.get("format") != FORMAT or not data["tallies"]:
        return False
    return all(
        _fits(tally, {"kind": str}) and tally["kind"] in TALLIES and _fits(tally, TALLIES[tally["kind"]])
        for tally in data["tallies"].values()
    )


def _fits(data: Any, shape: Any) -> bool:
    """Whether plain data has at least this shape; a list has entries, all of the same."""
    if isinstance(shape, dict):
        return isinstance(data, dict) and all(
            name in data and _fits(data[name], inner) for name, inner in shape.items()
        )
    if isinstance(shape, list):
        return isinstance(data, list) and bool(data) and all(_fits(entry, shape[0]) for entry in data)
    return isinstance(data, shape)


def path_of(folder: Path, game: Game, player: str) -> Path:
    return folder / f"{game.name}.{player}.json"


def read(path: Path, game: Game) -> dict[str, Any]:
    """A summary from its file; SummaryError where it is none or does not fit the game."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        raise SummaryError("no-summary", file=str(path)) from None
    return check(game, data, str(path))


def written(summary: dict[str, Any]) -> str:
    """As the text of its file: a line for each row, so that a change of figures is a small difference."""
    return _lines(summary, 0) + "\n"


def _lines(data: Any, depth: int) -> str:
    flat = json.dumps(data, ensure_ascii=False)
    if len(flat) <= 100 or not isinstance(data, dict | list) or _is_row(data):
        return flat
    indent = " " * (depth + 1)
    if isinstance(data, dict):
        entries = [f"{json.dumps(name)}: {_lines(value, depth + 1)}" for name, value in data.items()]
    else:
        entries = [_lines(value, depth + 1) for value in data]
    opening, closing = "{}" if isinstance(data, dict) else "[]"
    return opening + "\n" + ",\n".join(indent + entry for entry in entries) + "\n" + " " * depth + closing


def _is_row(data: Any) -> bool:
    """What stands on one line however long it is: a list of numbers, a row of a table."""
    if isinstance(data, list):
        return all(isinstance(value, int | float) for value in data)
    inner = [value for value in data.values() if isinstance(value, dict | list)]
    return "name" in data and all(isinstance(value, dict) for value in inner) and "rows" not in data
