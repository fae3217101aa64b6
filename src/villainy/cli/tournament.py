"""A tournament of bots: who is stronger, as soon as it is clear."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path
from secrets import randbits
from typing import Any, Literal

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import villainy
from villainy import bots
from villainy.arena.cluster import LOCAL, play_on_ray
from villainy.arena.evidence import Rule
from villainy.arena.games import Record
from villainy.arena.journal import Journal, seed_in
from villainy.arena.plan import Plan
from villainy.arena.standings import Comparison, Standing, standings_of
from villainy.arena.threads import play_on_threads
from villainy.arena.tournament import Tournament
from villainy.cli.common import INTERRUPTED, Complaint, print_json, screen, words
from villainy.cli.seating import check_kind, number_of_seats
from villainy.engine.errors import VillainyError
from villainy.engine.game import Game
from villainy.engine.text import Text

MOST_THREADS = 1024


@dataclass(frozen=True)
class Wishes:
    """What was asked for beside the game, its options and the bots."""

    games: int
    error: float
    least: float
    play_all: bool
    ladder: bool
    threads: int
    ray: str | None
    journal: Path | None


def wishes(
    games: int,
    error: str,
    least: str,
    play_all: bool,
    ladder: bool,
    threads: str | None,
    ray: str | None,
    journal: Path | None,
) -> Wishes:
    """The same from what was typed."""
    chance = _number(error)
    if chance is None or not 0 < chance <= 0.5:
        raise Complaint("error-number", value=error)
    share = _number(least)
    if share is None or not 0.5 <= share < 1:
        raise Complaint("least-number", value=least)
    count = str(os.cpu_count() or 1) if threads is None else threads
    if not count.isdecimal() or len(count) > 4 or not 1 <= int(count) <= MOST_THREADS:
        raise Complaint("threads-number", value=count)
    return Wishes(games, chance, share, play_all, ladder, int(count), ray, journal)


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def tournament(
    game_name: str,
    names: Sequence[str],
    players: int | None,
    seed: int | None,
    options: dict[str, str],
    components: Path | None,
    wished: Wishes,
    locale: str,
    as_json: bool,
) -> None:
    game = villainy.load(game_name, components, os.environ.get("VILLAINY_BACKEND", "compiled"))
    kinds = [check_kind(name, bots.names(game.name)) for name in names]
    if seed is None and wished.journal is not None:
        seed = seed_in(wished.journal)
    seed = randbits(64) if seed is None else seed
    plan = Plan.make(game, kinds, number_of_seats(game, players), options, seed, wished.ladder)
    if wished.games < plan.rotations:
        raise Complaint("games-least", least=plan.rotations)
    rule = Rule(wished.error, wished.least)
    held = Tournament(plan, wished.games // plan.rotations, rule, wished.play_all)
    begin = time.perf_counter()
    whole = run(game, held, wished, locale, quiet=as_json)
    summary = summary_of(game, held, time.perf_counter() - begin)
    if as_json:
        print_json(summary)
    else:
        show(held, summary, words(locale))
    if not whole:
        text, file = words(locale), wished.journal or Path(f"{game.name}-{seed:016x}.jsonl")
        go_on(held, file, command(plan, options, components, wished, file), text, kept=bool(wished.journal))
        raise typer.Exit(INTERRUPTED)


# ── Playing ────────────────────────────────────────────────────────────────


def run(game: Game, held: Tournament, wished: Wishes, locale: str, quiet: bool) -> bool:
    """Play what is left, each game into the journal; False where somebody interrupted it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ExitStack() as stack:
        journal = None
        if wished.journal is not None:
            journal = stack.enter_context(Journal(wished.journal, held.plan))
            for number, record in journal.played.items():
                held.add(number, record)
        hidden = quiet or not console.is_terminal
        progress = stack.enter_context(Progress(*columns, console=console, transient=True, disable=hidden))
        task = progress.add_task(words(locale).format("cli-tournament-preparing"), total=None)
        try:
            if wished.ray in (None, LOCAL):
                prepare(game, held.plan)
            progress.update(task, description=game.name)
            results = stack.enter_context(closing(runner(game, held, wished)))
            progress.update(task, total=held.most_games, completed=len(held.counted()))
            for number, record in results:
                if journal is not None:
                    journal.add(number, record)
                held.add(number, record)
                progress.update(task, total=held.most_games, advance=1)
        except KeyboardInterrupt:
            return False
    return True


def prepare(game: Game, plan: Plan) -> None:
    """Compile what will be needed before the clocks run."""
    game.rules  # noqa: B018
    if any(bot in bots.LEVELS for bot in plan.bots):
        from villainy.bots.search import build_of

        build_of(game)


def runner(game: Game, held: Tournament, wished: Wishes) -> Generator[tuple[int, Record], None, None]:
    if wished.ray is None:
        return play_on_threads(game, held.plan, held.upcoming(), wished.threads)
    return play_on_ray(game, held.plan, held.upcoming(), wished.ray, wished.threads)


# ── After an interrupt ─────────────────────────────────────────────────────


def go_on(held: Tournament, file: Path, command: str, text: Text, kept: bool) -> None:
    """Say how to go on; what was in no journal yet is written into one now."""
    say = Console(stderr=True, markup=False, highlight=False, emoji=False, soft_wrap=True).print
    say(text.format("cli-tournament-stopped"))
    try:
        if not kept:
            with Journal(file, held.plan) as journal:
                for number in sorted(held.records.keys() - journal.played.keys()):
                    journal.add(number, held.records[number])
    except VillainyError as error:
        say(error.sentence(text.locale))
        say(text.format("cli-not-saved"))
        return
    say(text.format("cli-tournament-kept", {"file": str(file)}))
    say(text.format("cli-resume", {"command": command}))


def command(plan: Plan, options: dict[str, str], components: Path | None, wished: Wishes, file: Path) -> str:
    """The words that go on with a tournament."""
    told = ["villainy", "tournament", plan.game, *plan.bots, "--players", str(plan.players)]
    told += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
    told += ["--components", str(components)] if components else []
    told += ["--games", str(wished.games), "--error", f"{wished.error:g}", "--least", f"{wished.least:g}"]
    told += [flag for flag, wish in (("--all", wished.play_all), ("--ladder", wished.ladder)) if wish]
    told += ["--ray", wished.ray] if wished.ray else []
    return shlex.join([*told, "--journal", str(file)])


# ── Output ─────────────────────────────────────────────────────────────────


def summary_of(game: Game, held: Tournament, seconds: float) -> dict[str, Any]:
    plan, found = held.plan, standings_of(held)
    return {
        "game": game.name,
        "rules": plan.rules,
        "components": plan.components,
        "program": plan.program,
        "options": plan.options,
        "players": plan.players,
        "seed": str(plan.seed),
        "error": held.rule.error,
        "least": held.rule.least,
        "finished": found.finished,
        "games": found.games,
        "seconds": round(seconds, 3),
        "bots": [_bot_as_data(standing) for standing in found.bots],
        "pairs": [_pair_as_data(pair) for pair in found.pairs],
    }


def _bot_as_data(standing: Standing) -> dict[str, Any]:
    told = asdict(standing)
    for name in ("share", "least", "most"):
        told[name] = round(told[name], 4)
    told["wins"] = round(told["wins"], 3)
    told["seconds"] = round(told["seconds"], 6)
    if told["rating"]:
        told["rating"] = {name: round(value, 1) for name, value in told["rating"].items()}
    return told


def _pair_as_data(pair: Comparison) -> dict[str, Any]:
    told = asdict(pair) | {"verdict": pair.verdict.value, "stronger": pair.stronger}
    return told | {name: round(told[name], 4) for name in ("share", "least", "most")}


def show(held: Tournament, summary: dict[str, Any], text: Text) -> None:
    console = screen()
    console.print(standings_table(summary, text))
    if summary["pairs"]:
        console.print(pairs_table(summary, held.plan.team, text))
        console.print(text.format("cli-tournament-scale", {"error": f"{held.rule.error:.1%}"}))
    done = {"games": summary["games"], "seconds": f"{summary['seconds']:.1f}", "seed": summary["seed"]}
    console.print(text.format("cli-tournament-done", done))


def standings_table(summary: dict[str, Any], text: Text) -> Table:
    """The strongest first."""
    rated = len(summary["bots"]) > 1
    titles = ["rating", "interval"] * rated + ["games", "share", "interval", "time"]
    table = _table(text, "bot", titles)
    for entry in summary["bots"]:
        cells = [entry["bot"]]
        if rated:
            rating = entry["rating"]
            cells += [f"{rating['rating']:.0f}", _between(text, rating["least"], rating["most"], ".0f")]
        cells += [str(entry["games"]), f"{entry['share']:.1%}"]
        cells += [_between(text, entry["least"], entry["most"], ".1%")]
        cells += [f"{1000 * entry['seconds']:.2f}"]
        table.add_row(*cells)
    return table


def pairs_table(summary: dict[str, Any], team: bool, text: Text) -> Table:
    """Rivals by their share; of teams by how much more often the first wins."""
    table = _table(text, "pair", ["deals", "difference" if team else "share", "interval", "answer"])
    form = "+.1%" if team else ".1%"
    for entry in summary["pairs"]:
        share, least, most = (
            2 * entry[name] - 1 if team else entry[name] for name in ("share", "least", "most")
        )
        verdict = "stronger" if entry["stronger"] else entry["verdict"]
        table.add_row(
            text.format("cli-tournament-versus", {"first": entry["first"], "second": entry["second"]}),
            str(entry["deals"]),
            f"{share:{form}}" if entry["deals"] else "",
            _between(text, least, most, form),
            text.format("cli-tournament-verdict", {"verdict": verdict, "bot": entry["stronger"] or ""}),
        )
    return table


def _table(text: Text, first: str, titles: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column(text.format(f"cli-tournament-{first}"), no_wrap=True)
    for title in titles:
        message = "cli-share" if title == "share" else f"cli-tournament-{title}"
        side: Literal["left", "right"] = "left" if title == "answer" else "right"
        table.add_column(text.format(message), justify=side, no_wrap=True)
    return table


def _between(text: Text, least: float, most: float, form: str) -> str:
    return text.format("cli-tournament-between", {"least": f"{least:{form}}", "most": f"{most:{form}}"})
