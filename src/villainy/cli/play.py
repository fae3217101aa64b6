"""Playing at the terminal: people in turn before one screen, bots in the other seats."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text as Line

import villainy
from villainy import bots
from villainy.bots.search import build_of
from villainy.cli import saves
from villainy.cli.boards import Scene, board_of
from villainy.cli.common import Complaint, screen, words
from villainy.cli.seating import HUMAN, seats_with_people
from villainy.engine.errors import NothingToUndo, VillainyError
from villainy.engine.game import Game
from villainy.engine.match import Match

LONG_LIST = 10  # of answers; on a narrow screen a longer one goes without their texts
LOG_LINES = 12  # of what happened, before the rest is left to the command `log`


class Leave(Exception):
    """Whoever sits at the screen stands up."""


# ── Sitting down ───────────────────────────────────────────────────────────


def open_table(
    game: Game,
    players: int | None,
    seats: str | None,
    others: str | None,
    seed: int | None,
    options: dict[str, str],
) -> tuple[Match, list[str]]:
    """A new match, with who sits where."""
    kinds = seats_with_people(game, players, seats, others)
    return game.begin(len(kinds), seed, options), kinds


def resume_table(game: Game, path: Path, seats: str | None) -> tuple[Match, list[str]]:
    """A saved match, proven by playing it again."""
    transcript, saved = saves.read(path)
    match = game.replay(transcript)
    given = ",".join(saved) if seats is None and saved is not None else seats
    return match, seats_with_people(game, match.players, given, None)


# ── At the table ───────────────────────────────────────────────────────────


class Sitting:
    """One match at one screen; only what the seat before it may know is ever shown."""

    def __init__(self, match: Match, kinds: list[str], locale: str, save: Path | None, resume: Path | None):
        self.match = match
        self.kinds = kinds
        self.locale = locale
        self.save = save
        self.save_name = save or resume  # where `save` alone goes
        self.saved: tuple[Path, str] | None = None  # the last file written, and the position in it
        self.console = screen()
        self.text = words(locale, match.game)
        self.board = board_of(match.game.name)
        self.humans = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        self.team = match.game.definition.team
        self.rivals = len(self.humans) > 1 and not self.team  # people who must not see each other's pages
        self.bots = {
            seat: bots.load(kind, match.game.name, bot_seed(match, seat))
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }
        self.viewer: int | None = None  # whose things are on the screen
        self.greeted: set[int] = set()  # who has been told how to answer

    def run(self) -> None:
        try:
            while not self.match.over:
                seat = self.match.seat
                assert seat is not None
                if seat in self.bots:
                    self.match.play(self.bots[seat].choose(bots.Table.of(self.match, seat)))
                else:
                    self.ask(seat)
        except (Leave, KeyboardInterrupt) as reason:
            self._say_how_to_resume()
            if isinstance(reason, KeyboardInterrupt):
                raise
            return
        self.show_result()

    def ask(self, seat: int) -> None:
        """Put the decision before a person until it is made, or an earlier one unmade."""
        self._save_by_itself()
        if self.viewer != seat:
            if self.rivals and not self.hand_over(seat):
                return
            self.viewer = seat
        self.draw(seat)
        while not self.answer(seat, self._read("cli-prompt")):
            pass

    def hand_over(self, seat: int) -> bool:
        """A page between two people. Who leaves may still take back; False where that happened."""
        self._clear()
        self.console.rule()
        self._say("cli-pass-screen", seat=("seat", str(seat + 1)))
        self.console.rule()
        while line := self._read("cli-press-enter"):
            if line.lower() == "undo" and self.viewer is not None:
                if self._try(self.undo, self.viewer):
                    return False
            else:
                self._say("cli-only-enter")
        self._clear()
        return True

    # ── The screen ─────────────────────────────────────────────────────────

    def draw(self, seat: int) -> None:
        """The board, what happened, the question and the answers."""
        self._clear()
        scene = self._scene(seat)
        board, players = self.board.board(scene), self.board.players(scene)
        sheet, news = self.board.sheet(scene, seat), self._news(seat)
        if scene.narrow:
            self.console.print(Group(sheet, "", players, "", news, "", board))
        else:
            beside = Grid.grid(expand=True, padding=(0, 1))
            beside.add_column(ratio=1)
            beside.add_column(ratio=1)
            beside.add_row(sheet, news)
            self.console.print(Group(board, "", players, "", beside))
        self.console.print()
        self.console.print(Line(self._question(seat), style="bold"))
        self.console.print(self._answers(scene.narrow))
        if seat not in self.greeted:
            self.greeted |= {seat} if self.rivals else set(self.humans)
            sources = list(self.match.game.components.sources().values())
            values = {"count": len(sources), "reconstructed": sources.count("reconstructed")}
            self.console.print(Line(self.text.format("cli-welcome", values), style="dim"))

    def _question(self, seat: int) -> str:
        """What is asked, and of whom where several seats are played at this screen."""
        question = self.match.question(seat, self.locale)
        if len(self.humans) < 2:
            return question
        return self.text.format(
            "cli-labelled", {"label": self.text.format(f"seat-{seat + 1}"), "text": question}
        )

    def _answers(self, narrow: bool) -> Grid:
        """The numbered list of what may be done, and the text that does the same if there is room for it."""
        legal = self.match.legal()
        brief = narrow and len(legal) > LONG_LIST
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold cyan", no_wrap=True)
        grid.add_column()
        grid.add_column(style="dim", no_wrap=True)
        for number, action in enumerate(legal, start=1):
            text = "" if brief else self.match.notation(action)
            grid.add_row(str(number), self.match.describe(action, self.locale), text)
        return grid

    def _news(self, seat: int) -> Group:
        """What happened since this seat last decided, or any person of a team."""
        lines = self._story(seat, self._last_own(seat))
        hidden = len(lines) - LOG_LINES
        shown = [Line(f"· {line}") for line in lines[-LOG_LINES:]]
        if hidden > 0:
            shown.insert(0, Line(self.text.format("cli-earlier", {"count": hidden}), style="dim"))
        title = Line(self.text.format("cli-happened"), style="bold")
        return Group(title, *(shown or [Line(self.text.format("cli-nothing-yet"), style="dim")]))

    def _story(self, seat: int, start: int) -> list[str]:
        """What actions caused from this one on, or with -1 from the opening, as this seat may see it."""
        match = self.match
        events = match.opening_events(seat) if start < 0 else []
        for moment in range(max(start, 0), len(match.moments)):
            events += match.events(seat, moment)
        return [match.tell(event, self.locale) for event in events]

    def show_result(self) -> None:
        self._save_by_itself()
        self._clear()
        outcome = self.match.outcome
        assert outcome is not None
        if self.viewer is not None and not self.rivals:
            self.console.print(self._news(self.viewer))
        self.console.print(self.board.result(self._scene(None), outcome))

    def _scene(self, seat: int | None) -> Scene:
        game = self.match.game
        return Scene(self.match.view(seat), seat, self.text, game.tables, self.kinds, self.console.width)

    # ── Answers and commands ───────────────────────────────────────────────

    def answer(self, seat: int, line: str) -> bool:
        """Carry out one line; True where the screen must be drawn anew."""
        command, _, rest = line.partition(" ")
        command = command.lower()
        if not line or command == "board":
            self.draw(seat)
        elif command in ("help", "?"):
            self._say("cli-help", action=self.match.notation(self.match.legal()[0]))
        elif command == "quit":
            raise Leave
        elif command == "log":
            self.console.print("\n".join(self._story(seat, -1)))
        elif command == "why":
            self._try(self.explain, rest)
        elif command == "sheet":
            self._try(self.show_sheet, seat, rest)
        elif command == "save":
            self._try(self.save_as, rest)
        elif command == "undo":
            return self._try(self.undo, seat)
        else:
            return self._try(self.act, line)
        return False

    def act(self, line: str) -> None:
        self.match.play(self._action(line))

    def _action(self, line: str) -> int:
        """An action by its number in the list or its text."""
        if not line.isdecimal():
            return self.match.parse(line)
        legal = self.match.legal()
        number = small_number(line)
        if not 1 <= number <= len(legal):
            raise Complaint("number", value=line[:20], most=len(legal))
        return legal[number - 1]

    def explain(self, line: str) -> None:
        """Why an action is not allowed now."""
        if not line:
            raise Complaint("why-what")
        action = self._action(line)
        reason = self.match.why_not(action, self.locale)
        self.console.print(reason or self.text.format("cli-allowed", {"action": self.match.notation(action)}))

    def show_sheet(self, seat: int, line: str) -> None:
        number = small_number(line)
        if not 1 <= number <= self.match.players:
            raise Complaint("sheet-whose", most=self.match.players)
        self.console.print(self.board.sheet(self._scene(seat), number - 1))

    def undo(self, seat: int) -> None:
        """Back to this seat's last decision, if nobody learned anything since and no other person acted.

        People of a team take back each other's decisions; bots do not mind that they have acted.
        """
        moments = self.match.moments
        own = self._last_own(seat)
        if own < 0:
            raise NothingToUndo("nothing-to-undo")
        if any(moment.seat in self.humans and moment.seat != moments[own].seat for moment in moments[own:]):
            raise Complaint("undo-other")
        if any(moment.revealed for moment in moments[own:]):
            raise NothingToUndo("undo-revealed")
        self.match.rewind(own)

    def _last_own(self, seat: int) -> int:
        """Which of all actions was this seat's last, or in a team the last of any person's; or -1."""
        seats = self.humans if self.team else [seat]
        own = [number for number, moment in enumerate(self.match.moments) if moment.seat in seats]
        return own[-1] if own else -1

    # ── Saving ─────────────────────────────────────────────────────────────

    def save_as(self, name: str) -> None:
        path = Path(name) if name else self.save_name
        if path is None:
            raise Complaint("save-where")
        self._write(path)
        self.save_name = path
        self._say("cli-saved", file=str(path))

    def _save_by_itself(self) -> None:
        if self.save is not None:
            self._write(self.save)

    def _write(self, path: Path) -> None:
        saves.write(path, self.match, self.kinds)
        self.saved = path, self.match.fingerprint()

    def _say_how_to_resume(self) -> None:
        self.console.print()
        if self.saved is None or self.saved[1] != self.match.fingerprint():
            self._say("cli-not-saved")
        if self.saved is not None:
            self._say("cli-resume", command=f"villainy play {self.match.game.name} --resume {self.saved[0]}")

    # ── Small things ───────────────────────────────────────────────────────

    def _say(self, message: str, **arguments: Any) -> None:
        self.console.print(self.text.format(message, arguments))

    def _try(self, deed: Any, *arguments: Any) -> bool:
        """Do it, or say in one sentence why not; nothing has changed then."""
        try:
            deed(*arguments)
        except VillainyError as error:
            self.console.print(error.sentence(self.locale), style="yellow")
            return False
        return True

    def _read(self, prompt: str) -> str:
        try:
            return " ".join(input(self.text.format(prompt) + " ").split())
        except EOFError:
            raise Leave from None

    def _clear(self) -> None:
        """An empty screen; between two rivals also with nothing left to scroll back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H" if self.rivals else "\x1b[2J\x1b[H")
            self.console.file.flush()
        else:
            self.console.print()


def small_number(line: str) -> int:
    """The number somebody typed, or 0 where it can be none of a list."""
    return int(line) if line.isdecimal() and len(line) < 4 else 0


def bot_seed(match: Match, seat: int) -> int:
    """Its own for each seat and each beginning, and of no use for guessing the match's."""
    assert match.seed is not None
    origin = f"{match.seed} {seat} {len(match.moments)}"
    return int.from_bytes(sha256(origin.encode()).digest()[:8], "big")


def play(
    game_name: str,
    players: int | None,
    seats: str | None,
    others: str | None,
    seed: int | None,
    options: dict[str, str],
    components: Path | None,
    locale: str,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Sit down, and play to the end or until somebody leaves."""
    game = villainy.load(game_name, components)
    if resume is None:
        match, kinds = open_table(game, players, seats, others, seed, options)
    elif players is not None or seed is not None or others is not None or options:
        raise Complaint("resume-alone")
    else:
        match, kinds = resume_table(game, resume, seats)
    if save is not None and save.exists() and save != resume:
        raise Complaint("save-exists", file=str(save))
    sitting = Sitting(match, kinds, locale, save, resume)
    if bots.LEVELS.keys() & set(kinds):
        with sitting.console.status(sitting.text.format("cli-bots-prepare")):
            build_of(game)
    sitting.run()
