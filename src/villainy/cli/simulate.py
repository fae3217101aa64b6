"""Many games of bots, against each other or as a team, and what came of them."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from secrets import randbits
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import villainy
from villainy import bots
from villainy.arena.shares import interval
from villainy.cli.common import print_json, screen, words
from villainy.cli.seating import seats_of_bots
from villainy.engine.game import Game
from villainy.engine.names import kebab
from villainy.engine.text import Text


@dataclass
class Tally:
    """What one seat or one bot came to."""

    played: int = 0
    wins: float = 0.0  # a shared victory counts in equal parts
    points: int = 0

    def add(self, win: float, points: int) -> None:
        self.played += 1
        self.wins += win
        self.points += points

    def summary(self, games: int) -> dict[str, Any]:
        return {
            "wins": round(self.wins, 3),
            "share": round(self.wins / games, 4),
            "points": round(self.points / max(self.played, 1), 2),
        }


@dataclass
class Report:
    seats: list[Tally]
    bots: dict[str, Tally]
    statistics: dict[str, list[int]]
    decisions: list[int] = field(default_factory=list)
    endings: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0


def run_games(
    game: Game, kinds: list[str], games: int, seed: int, options: dict[str, str], quiet: bool
) -> Report:
    """Each game has a seed of its own, drawn from the first; the bots change seats from game to game."""
    statistics: dict[str, list[int]] = {name: [] for name in game.definition.statistics}
    report = Report([Tally() for _ in kinds], {kind: Tally() for kind in kinds}, statistics)
    draw = Random(seed)
    console = Console(stderr=True)
    begin = time.perf_counter()
    with Progress(console=console, transient=True, disable=quiet or not console.is_terminal) as progress:
        for number in progress.track(range(games), total=games, description=game.name):
            turn = number % len(kinds)
            play_one(game, kinds[turn:] + kinds[:turn], draw, options, report)
    report.seconds = time.perf_counter() - begin
    return report


def play_one(game: Game, kinds: list[str], draw: Random, options: dict[str, str], report: Report) -> None:
    match = game.begin(len(kinds), draw.getrandbits(64), options)
    seated = [bots.load(kind, game.name, draw.getrandbits(64)) for kind in kinds]
    while (seat := match.seat) is not None:
        match.play(seated[seat].choose(bots.Table.of(match, seat)))
    view, outcome = match.view(None), match.outcome
    assert outcome is not None
    winners = sum(entry["rank"] == 1 for entry in outcome)
    for entry in outcome:
        win = 1 / winners if entry["rank"] == 1 else 0.0
        report.seats[entry["seat"]].add(win, entry["points"])
        report.bots[kinds[entry["seat"]]].add(win, entry["points"])
    report.decisions.append(len(match.moments))
    for name, counts in report.statistics.items():
        counts.append(len(view[name]) if isinstance(view[name], list) else view[name])
    ending = view[game.definition.ending]
    report.endings[ending] = report.endings.get(ending, 0) + 1


def victories(report: Report, games: int, team: bool) -> dict[str, Any]:
    """Who won how often, or in a team how often everybody did."""
    if team:
        wins = report.seats[0].points  # one for each victory, and the same for every seat
        least, most = interval(wins, games)
        return {
            "wins": wins,
            "share": round(wins / games, 4),
            "least": round(least, 4),
            "most": round(most, 4),
        }
    return {
        "seats": [{"seat": seat + 1} | tally.summary(games) for seat, tally in enumerate(report.seats)],
        "bots": [{"bot": kind} | tally.summary(games) for kind, tally in report.bots.items()],
    }


def span(numbers: list[int]) -> dict[str, Any]:
    return {"mean": round(sum(numbers) / len(numbers), 2), "least": min(numbers), "most": max(numbers)}


def simulate(
    game_name: str,
    games: int,
    players: int | None,
    names: str,
    seed: int | None,
    options: dict[str, str],
    components: Path | None,
    locale: str,
    as_json: bool,
) -> None:
    game = villainy.load(game_name, components)
    kinds = seats_of_bots(game, players, names)
    resolved = game.definition.options.resolve(options, len(kinds))
    seed = randbits(64) if seed is None else seed
    report = run_games(game, kinds, games, seed, options, quiet=as_json)
    summary = {
        "game": game.name,
        "rules": game.version,
        "components": game.components.hash,
        "options": resolved,
        "seed": str(seed),
        "games": games,
        "players": len(kinds),
        **victories(report, games, game.definition.team),
        "decisions": span(report.decisions),
        "statistics": {name: span(counts) for name, counts in report.statistics.items()},
        "endings": report.endings,
        "seconds": round(report.seconds, 3),
        "decisions_per_second": round(sum(report.decisions) / report.seconds),
    }
    if as_json:
        print_json(summary)
    else:
        show(summary, game, locale)


def show(summary: dict[str, Any], game: Game, locale: str) -> None:
    text, console = words(locale, game), screen()
    if game.definition.team:
        shares = {name: f"{summary[name]:.1%}" for name in ("share", "least", "most")}
        counts = {name: summary[name] for name in ("wins", "games")}
        console.print(text.format("cli-team-wins", shares | counts))
    else:
        console.print(standings(summary, text))
    means = {"cli-decisions": summary["decisions"]}
    means |= {f"statistic-{kebab(name)}": mean for name, mean in summary["statistics"].items()}
    for what, mean in means.items():
        console.print(text.format("cli-mean", mean | {"what": text.format(what)}))
    for ending, count in summary["endings"].items():
        share = f"{count / summary['games']:.0%}"
        console.print(text.format("cli-ended", {"ending": (game.definition.ending, ending), "share": share}))
    speed = {name: summary[name] for name in ("games", "seconds", "seed")}
    console.print(text.format("cli-speed", speed | {"speed": summary["decisions_per_second"]}))


def standings(summary: dict[str, Any], text: Text) -> Table:
    """Each bot and each seat, with its victories."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("")
    for message in ("wins", "share", "mean-points"):
        table.add_column(text.format(f"cli-{message}"), justify="right")
    for kind, entries in (("bot", summary["bots"]), ("seat", summary["seats"])):
        for entry in entries:
            label = entry["bot"] if kind == "bot" else text.format(f"seat-{entry['seat']}")
            table.add_row(label, f"{entry['wins']:g}", f"{entry['share']:.1%}", f"{entry['points']:.1f}")
        table.add_section()
    return table
