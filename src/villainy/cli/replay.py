"""A transcript or a saved game, proven and told again as a spectator saw it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import villainy
from villainy.cli import saves
from villainy.cli.boards import Scene, board_of
from villainy.cli.common import print_json, screen, words
from villainy.engine.match import Match


def replay(file: Path, components: Path | None, locale: str, step: bool, as_json: bool) -> None:
    transcript, kinds = saves.read(file)
    match = villainy.replay(transcript, components)
    if as_json:
        print_json(as_data(match))
    else:
        retell(match, kinds, locale, step)


def as_data(match: Match) -> dict[str, Any]:
    """Everything a spectator saw, action by action."""
    return {
        "game": match.game.name,
        "rules": match.game.version,
        "components": match.game.components.hash,
        "players": match.players,
        "options": match.options,
        "verified": True,
        "over": match.over,
        "opening": match.opening_events(None),
        "actions": [
            {"seat": moment.seat, "events": match.events(None, number)}
            for number, moment in enumerate(match.moments)
        ],
        "outcome": match.outcome,
        "view": match.view(None),
    }


def retell(match: Match, kinds: list[str] | None, locale: str, step: bool) -> None:
    text, console = words(locale, match.game), screen()
    for event in match.opening_events(None):
        console.print(match.tell(event, locale))
    for number in range(len(match.moments)):
        if step and not _next_page():
            return
        for event in match.events(None, number):
            console.print(match.tell(event, locale))
    if match.outcome is None:
        console.print(match.question(None, locale))
    else:
        names = kinds or [""] * match.players
        scene = Scene(match.view(None), None, text, match.game.tables, names, console.width)
        console.print(board_of(match.game.name).result(scene, match.outcome))
    arguments = {"count": len(match.moments), "hash": match.fingerprint()}
    console.print(text.format("cli-verified", arguments))


def _next_page() -> bool:
    try:
        return input() is not None
    except EOFError:
        return False
