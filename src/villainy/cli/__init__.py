"""The `villainy` command. What a command needs is imported when it runs, so that `--help` is quick."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from villainy.cli.common import (
    games_number,
    minutes_number,
    option_values,
    player_count,
    seed_number,
    sentences,
)

app = typer.Typer(
    help="Three board games about evil geniuses, in the browser and at the terminal.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
components_app = typer.Typer(
    no_args_is_help=True, help="The printed numbers of a game, and those of your own box."
)
app.add_typer(components_app, name="components")

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game's name, such as victorian-masterminds.")
]
Players = Annotated[str | None, typer.Option("--players", metavar="NUMBER", help="How many players.")]
Seed = Annotated[
    str | None, typer.Option("--seed", metavar="NUMBER", help="The same seed and actions make the same game.")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be given again."),
]
ComponentsFile = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Play with the values of this components file."),
]
Locale = Annotated[
    str | None, typer.Option("--locale", metavar="en|fr|de", help="The language; by default that of LANG.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object for programs.")]


@app.command("serve", epilog="Example: [bold]villainy serve --lan --database friday.db")
def serve_command(
    host: Annotated[
        str | None,
        typer.Option("--host", metavar="ADDRESS", help="Where to listen; by default only for this machine."),
    ] = None,
    port: Annotated[
        str, typer.Option("--port", metavar="NUMBER", help="The port; 0 takes any free one.")
    ] = "8000",
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="FILE|URL",
            help="Where games are kept: a file, or the URL of a PostgreSQL database. By default "
            "VILLAINY_DATABASE, or a file in your own data folder.",
        ),
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let others on your network in.")] = False,
    opening: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="Open a browser; by default where there is a screen."),
    ] = None,
    components: Annotated[
        list[Path] | None,
        typer.Option(
            "--components", metavar="FILE", help="Play with the values of your own box; may be given again."
        ),
    ] = None,
    locale: Locale = None,
) -> None:
    """Open tables in the browser, for you, your friends and bots."""
    with sentences(locale) as spoken:
        from villainy.cli.serve import serve

        serve(host, port, database, lan, opening, components or [], spoken)


@app.command(
    "play",
    epilog="Example: [bold]villainy play victorian-masterminds --seats human,greedy,random --locale fr",
)
def play_command(
    game: GameName,
    players: Players = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="WHO,WHO,…",
            help="Who sits where: human, random, greedy, novice, adept or expert for each seat, or one word "
            "for all of them.",
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="BOT", help="The bot in all seats but yours, without --seats."),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    components: ComponentsFile = None,
    locale: Locale = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the game in this file after every action."),
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game or a transcript.")
    ] = None,
) -> None:
    """Play at this terminal, alone with bots or several people in turn.

    [bold]--seats human[/bold] gives you every seat: so one person plays a whole team.
    Answer with the number or the text of an action; [bold]help[/bold] lists the other commands.
    """
    with sentences(locale) as spoken:
        from villainy.cli.play import play

        play(
            game,
            player_count(players),
            seats,
            bots,
            seed_number(seed),
            option_values(option or []),
            components,
            spoken,
            save,
            resume,
        )


@app.command(
    "simulate",
    epilog="Example: [bold]villainy simulate victorian-masterminds --games 200 --bots greedy,random",
)
def simulate_command(
    game: GameName,
    games: Annotated[str, typer.Option("--games", metavar="NUMBER", help="How many games.")] = "100",
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT,…", help="A bot for each seat, or one for all.")
    ] = "greedy",
    seed: Seed = None,
    option: Options = None,
    components: ComponentsFile = None,
    locale: Locale = None,
    json: Json = False,
) -> None:
    """Let bots play many games, and count what came of them. They change seats from game to game.

    Of rivals it tells who won how often, of a team how likely it is to win.
    """
    with sentences(locale) as spoken:
        from villainy.cli.simulate import simulate

        simulate(
            game,
            games_number(games),
            player_count(players),
            bots,
            seed_number(seed),
            option_values(option or []),
            components,
            spoken,
            json,
        )


@app.command(
    "tournament",
    epilog="Example: [bold]villainy tournament victorian-masterminds greedy random --journal friday.jsonl",
)
def tournament_command(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT", help="Who takes part, such as random, greedy or novice.")
    ],
    games: Annotated[
        str,
        typer.Option("--games", metavar="NUMBER", help="The most games of a pair, or of each team."),
    ] = "120",
    players: Players = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Compare each bot only with the next.")] = False,
    play_all: Annotated[
        bool, typer.Option("--all", help="Play all games, also when the answer is clear.")
    ] = False,
    error: Annotated[
        str,
        typer.Option("--error", metavar="NUMBER", help="The chance that the answer for a pair is wrong."),
    ] = "0.05",
    least: Annotated[
        str,
        typer.Option(
            "--least", metavar="NUMBER", help="The share of victories that the stronger must be above."
        ),
    ] = "0.5",
    journal: Annotated[
        Path | None,
        typer.Option(
            "--journal",
            metavar="FILE",
            help="Write every game down, and go on with what is written there already.",
        ),
    ] = None,
    threads: Annotated[
        str | None,
        typer.Option("--threads", metavar="NUMBER", help="Games at once; by default one a processor."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; local starts one here."),
    ] = None,
    seed: Seed = None,
    option: Options = None,
    components: ComponentsFile = None,
    locale: Locale = None,
    json: Json = False,
) -> None:
    """Find out which bot is stronger, in as few games as that takes, and rate them all.

    Rivals meet in pairs, or with [bold]--players 3[/bold] or 4 at one table, and play each deal from all
    seats. Teams of one bot each play the same deals. An option that is [bold]each[/bold] has all its values
    in turn. Ctrl-C stops, and says how to go on.
    """
    with sentences(locale) as spoken:
        from villainy.cli.tournament import tournament, wishes

        tournament(
            game,
            bots,
            player_count(players),
            seed_number(seed),
            option_values(option or []),
            components,
            wishes(games_number(games), error, least, play_all, ladder, threads, ray, journal),
            spoken,
            json,
        )


@app.command("report", epilog="Example: [bold]villainy report the-loop --games 100000 --out reports")
def report_command(
    game: GameName,
    games: Annotated[
        str, typer.Option("--games", metavar="NUMBER", help="How many games are played at random.")
    ] = "1000000",
    out: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where the page and its figures go.")
    ] = Path("docs/reports"),
    flat: Annotated[
        bool,
        typer.Option(
            "--flat/--no-flat",
            help="Also flat Monte Carlo: played where there is a GPU, else from the figures in the folder.",
        ),
    ] = True,
    minutes: Annotated[str, typer.Option("--minutes", metavar="NUMBER", help="How long a GPU plays.")] = "10",
    seed: Seed = None,
    components: ComponentsFile = None,
    locale: Locale = None,
    json: Json = False,
) -> None:
    """Tell how balanced a game is, from very many games: one page with figures and drawings.

    Who wins with what and from which seat, how long games are and how they end, what each card, mission
    or treasure is worth.
    """
    with sentences(locale) as spoken:
        from villainy.cli.report import report

        report(
            game,
            games_number(games),
            seed_number(seed),
            out,
            flat,
            60 * minutes_number(minutes),
            components,
            spoken,
            json,
        )


@app.command("options", epilog="Example: [bold]villainy options victorian-masterminds --locale de")
def options_command(game: GameName, locale: Locale = None, json: Json = False) -> None:
    """List what can be chosen before a game, for [bold]--option[/bold]."""
    with sentences(locale) as spoken:
        from villainy.cli.options import options

        options(game, spoken, json)


@app.command("replay", epilog="Example: [bold]villainy replay game.json --locale de")
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game or a transcript.")],
    components: ComponentsFile = None,
    locale: Locale = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before each action.")] = False,
    json: Json = False,
) -> None:
    """Prove a saved game by playing it again, and tell what happened as a spectator saw it."""
    with sentences(locale) as spoken:
        from villainy.cli.replay import replay

        replay(file, components, spoken, step, json)


@app.command("verify", epilog="Example: [bold]villainy verify friday.json")
def verify_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What a table gave once its game was over.")],
    components: ComponentsFile = None,
    locale: Locale = None,
    json: Json = False,
) -> None:
    """Prove that a table's game was honest: dealt by the seed that was promised, and played by the rules."""
    with sentences(locale) as spoken:
        from villainy.cli.verify import verify

        verify(file, components, spoken, json)


@app.command(
    "bench", epilog="Example: [bold]villainy bench victorian-masterminds --players 4 --backends compiled"
)
def bench_command(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game's name; without one, every game.")
    ] = None,
    players: Players = None,
    seconds: Annotated[
        str, typer.Option("--seconds", metavar="NUMBER", help="The time for each measure.")
    ] = "2",
    backends: Annotated[
        str | None,
        typer.Option(
            "--backends",
            metavar="WHICH,WHICH,…",
            help="Of interpreted, compiled, cuda, search and build (compiling anew); by default all.",
        ),
    ] = None,
    locale: Locale = None,
    json: Json = False,
) -> None:
    """Measure how fast the rules run here: decisions a second at random play, and what a build takes."""
    with sentences(locale) as spoken:
        from villainy.cli.bench import bench

        bench(game, player_count(players), seconds, backends, spoken, json)


@components_app.command("check", epilog="Example: [bold]villainy components check my-box.toml")
def check_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A components file.")],
    locale: Locale = None,
    json: Json = False,
) -> None:
    """Say whether a components file is whole, and where its values come from."""
    with sentences(locale) as spoken:
        from villainy.cli.components import check

        check(file, spoken, json)


@components_app.command(
    "show", epilog="Example: [bold]villainy components show victorian-masterminds > my-box.toml"
)
def show_command(game: GameName, locale: Locale = None) -> None:
    """Print a game's components file, to write down the values of your own box in a copy."""
    with sentences(locale):
        from villainy.cli.components import show

        show(game)


def main() -> None:
    """The console script. A fault of the program itself is one sentence too, unless VILLAINY_DEBUG is set."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without these letters shows others
    try:
        app(prog_name="villainy")
    except Exception as error:
        if os.environ.get("VILLAINY_DEBUG"):
            raise
        from villainy.cli.common import environment_locale, words

        problem = f"{type(error).__name__}: {error}"
        print(words(environment_locale()).format("cli-fault", {"problem": problem}), file=sys.stderr)
        raise SystemExit(1) from None
