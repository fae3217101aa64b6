"""A report on a game: many games by several players, as summaries and one page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from rich.console import Console
from rich.progress import Progress

import villainy
from villainy.arena import summary as summaries
from villainy.arena.report import page
from villainy.arena.sample import FLAT, RANDOM, Sample, flat_samples, has_gpu, random_samples, settings_of
from villainy.cli.common import Complaint, print_json, words, write_text
from villainy.engine.errors import VillainyError
from villainy.engine.game import Game
from villainy.engine.text import Text

SEED = 1


def report(
    game_name: str,
    games: int,
    seed: int | None,
    out: Path,
    flat: bool,
    seconds: int,
    components: Path | None,
    locale: str,
    as_json: bool,
) -> None:
    game = villainy.load(game_name, components, "compiled")
    text, console = words(locale, game), Console(stderr=True, markup=False, highlight=False, emoji=False)
    try:
        out.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=out).close()  # better refused now than after a million games
    except OSError as error:
        raise Complaint("unwritable", file=str(out), problem=error.strerror or "") from None
    seed = SEED if seed is None else seed
    found = {RANDOM: play_at_random(game, games, seed, console)}
    if flat:
        by_flat = play_flat(game, seed, seconds, out, text, console)
        found |= {FLAT: by_flat} if by_flat else {}
    written = []
    for player, summary in found.items():
        path = summaries.path_of(out, game, player)
        write_text(path, summaries.written(summary))
        written.append(path)
    written.append(out / f"{game.name}.html")
    write_text(written[-1], page(game, list(found.values()), locale))
    if as_json:
        print_json(found)
        return
    for path in written:
        console.print(text.format("cli-report-written", {"file": str(path)}), soft_wrap=True)


def play_at_random(game: Game, games: int, seed: int, console: Console) -> dict[str, Any]:
    """The rules are compiled first, the first time of all for some minutes."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game.name, total=games)

        def played() -> Iterator[Sample]:
            for sample in random_samples(game, settings_of(game), games, seed):
                yield sample
                progress.advance(task, len(sample))

        return summaries.summary_of(game, played())


def play_flat(
    game: Game, seed: int, seconds: int, out: Path, text: Text, console: Console
) -> dict[str, Any] | None:
    """On a GPU; where there is none, what was kept of an earlier time, if it still fits."""
    path = summaries.path_of(out, game, FLAT)
    if has_gpu():
        return summaries.summary_of(game, flat_samples(game, settings_of(game), seed, seconds))
    if not path.exists():
        console.print(text.format("cli-report-no-gpu", {"file": str(path)}), soft_wrap=True)
        return None
    try:
        kept = summaries.read(path, game)
    except VillainyError as error:
        console.print(error.sentence(text.locale), soft_wrap=True)
        return None
    console.print(text.format("cli-report-kept", {"file": str(path)}), soft_wrap=True)
    return kept
