"""`make bench-server`: the table server under many tables at once, over WebSocket.

python benchmarks/server.py [--tables 300] [--players 2] [--rate 200] [--seconds 30] [--games GAME,GAME]
                            [--database FILE|URL] [--address URL] [--bots LEVEL,LEVEL] [--json]

A server (`villainy serve`, a fresh SQLite file) runs in a process of its own, so that it has one core and
this program, the players, the other. Moves are sent at a steady rate whatever the server does: each goes to
the next table that is not waiting, and is any action its frame allows. Measured is the time from sending a
move until every other seat of the table has the frame with that move. At the end each table is read anew
from its first row: every move that was acknowledged must be there. The exit code tells of an error or a
lost move.

With --bots it is done twice on servers of their own: first with people alone, then with a bot beside them at
every table, of each level in turn; told is the 99th percentile of both, and how many times longer the second
is. `make bench-server ARGS="--tables 50 --rate 10 --seconds 60 --bots novice,adept,expert"` are 50 tables at
which people decide every five seconds or so. That the bots have been made ready is waited for.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import villainy

TARGET = 0.150  # seconds, 99th percentile
PATIENCE = 30.0  # seconds until a move without an answer is an error
WARMING = 1800.0  # seconds until bots must be ready


# ── What is read of a frame ────────────────────────────────────────────────


class Choice(msgspec.Struct):
    action: str


class Position(msgspec.Struct):
    over: bool
    choices: list[Choice]


class Entry(msgspec.Struct):
    row: int
    kind: str


class Room(msgspec.Struct):
    warming: bool = False


class Frame(msgspec.Struct, tag="frame"):
    row: int
    table: Room
    position: Position | None
    entries: list[Entry]


class Refused(msgspec.Struct, tag="refused"):
    sentence: dict[str, object]


DECODER = msgspec.json.Decoder(Frame | Refused)
PERSON = {"kind": "open"}


# ── Players ────────────────────────────────────────────────────────────────


class Player:
    """One browser: a guest's cookie and a socket."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cookie = ""
        self.frame: Frame | None = None
        self.socket: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None

    async def join(self, address: str) -> None:
        url = f"ws{address.removeprefix('http')}/api/tables/{self.table.id}/socket?after=0"
        self.socket = await connect(
            url,
            additional_headers={"Cookie": self.cookie},
            origin=address,  # type: ignore[arg-type]
            max_size=None,
            compression=None,
            proxy=None,
        )
        self.take(await self.socket.recv())
        self.reading = asyncio.create_task(self.read())

    async def send(self, **command: object) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(command))

    async def read(self) -> None:
        assert self.socket is not None
        async for data in self.socket:
            self.take(data)

    def take(self, data: str | bytes) -> None:
        now = time.perf_counter()
        message = DECODER.decode(data)
        if isinstance(message, Refused):
            self.table.refused(message)
        else:
            self.frame = message
            self.table.heard(self, now)


class Table:
    """A game between scripted people, and the moves under way in it."""

    def __init__(self, game: str, players: int, load: Load, bot: str | None = None) -> None:
        self.game = game
        self.bot = bot
        self.load = load
        self.id = ""
        self.players = [Player(self) for _ in range(players)]
        self.moves: set[int] = set()  # rows of moves that were acknowledged
        self.sent: float | None = None
        self.mover: Player | None = None
        self.after = 0
        self.waiting: set[Player] = set()
        self.stuck = False

    @property
    def asked(self) -> Player | None:
        for player in self.players:
            if player.frame and player.frame.position and player.frame.position.choices:
                return player
        return None

    @property
    def over(self) -> bool:
        return any(
            player.frame and player.frame.position and player.frame.position.over for player in self.players
        )

    async def move(self, draw: Random) -> bool:
        """Send a move, if somebody is asked and nothing is under way."""
        player = self.asked
        if player is None or self.sent is not None or self.over or self.stuck:
            return False
        assert player.frame is not None and player.frame.position is not None
        action = draw.choice(player.frame.position.choices).action
        self.mover, self.after = player, player.frame.row
        self.waiting = set(self.players)
        self.sent = time.perf_counter()
        await player.send(type="move", row=self.after, action=action)
        return True

    def heard(self, player: Player, now: float) -> None:
        """A frame came: somebody has seen the move that is under way."""
        assert player.frame is not None
        if self.sent is None or player not in self.waiting or player.frame.row <= self.after:
            return
        if player is self.mover:
            new = [
                entry.row for entry in player.frame.entries if entry.kind == "move" and entry.row > self.after
            ]
            self.moves.update(new)
            self.load.answered.append(now - self.sent)
        else:
            self.load.updated.append(now - self.sent)
        self.waiting.discard(player)
        if not self.waiting:
            self.sent = None

    def refused(self, message: Refused) -> None:
        self.load.errors.append(f"{self.game} {self.id}: refused, {message.sentence}")
        self.sent = None

    async def recount(self, address: str) -> int:
        """Read the table anew; how many acknowledged moves are not there."""
        fresh = Player(self)
        fresh.cookie = self.players[0].cookie
        await fresh.join(address)
        assert fresh.frame is not None and fresh.reading is not None and fresh.socket is not None
        there = {entry.row for entry in fresh.frame.entries if entry.kind == "move"}
        fresh.reading.cancel()
        await fresh.socket.close()
        return len(self.moves - there)


# ── The load ───────────────────────────────────────────────────────────────


class Load:
    def __init__(self, address: str, given: argparse.Namespace, bots: list[str]) -> None:
        self.address = address
        self.given = given
        self.answered: list[float] = []
        self.updated: list[float] = []
        self.errors: list[str] = []
        self.late = 0  # moves that could not be sent in time, for every table was waiting
        self.tables = [
            Table(
                given.games[number % len(given.games)],
                given.players,
                self,
                bots[number // len(given.games) % len(bots)] if bots else None,
            )
            for number in range(given.tables)
        ]

    async def ask(self, method: str, path: str, cookie: str = "", body: object = None) -> tuple[str, object]:
        """A plain HTTP request; the cookie it sets, and the answer."""
        place = urlsplit(self.address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: {self.address}\r\n"
            f"Connection: close\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        )
        if cookie:
            head += f"Cookie: {cookie}\r\n"
        writer.write(head.encode() + b"\r\n" + data)
        answer = await reader.read()
        writer.close()
        first, _, rest = answer.partition(b"\r\n\r\n")
        lines = first.decode().split("\r\n")
        if not 200 <= int(lines[0].split()[1]) < 300:
            raise RuntimeError(f"{method} {path}: {lines[0]} {rest.decode()}")
        set_cookies = [line for line in lines[1:] if line.lower().startswith("set-cookie:")]
        made = set_cookies[0].split(":", 1)[1].split(";")[0].strip() if set_cookies else cookie
        return made, json.loads(rest)

    async def open(self, table: Table) -> None:
        for player in table.players:
            player.cookie, _ = await self.ask("GET", "/api/me")
        host = table.players[0]
        seats: list[dict[str, str]] = [{"kind": "me"}, *[PERSON] * (len(table.players) - 1)]
        if table.bot is not None:
            seats.append({"kind": "bot", "bot": table.bot})
        body = {"game": table.game, "players": len(seats), "seats": seats}
        _, made = await self.ask("POST", "/api/tables", host.cookie, body)
        assert isinstance(made, dict)
        table.id = made["id"]
        for seat, player in enumerate(table.players):
            await player.join(self.address)
            if seat:
                await player.send(type="sit", seat=seat)
        await until(lambda: bool(host.frame and host.frame.row >= len(seats)))
        await until(lambda: bool(host.frame and not host.frame.table.warming), WARMING)
        await host.send(type="start")
        await until(lambda: table.asked is not None, 4 * PATIENCE)

    async def run(self) -> float:
        """All tables are opened, then moves are sent at the given rate; the seconds that took."""
        gate = asyncio.Semaphore(8)

        async def opened(table: Table) -> None:
            async with gate:
                await self.open(table)

        tell(f"opening {len(self.tables)} tables …")
        await asyncio.gather(*(opened(table) for table in self.tables))
        tell(f"playing for {self.given.seconds:g} s …")
        draw = Random(self.given.seed)
        line = deque(self.tables)
        begun = time.perf_counter()
        count = round(self.given.rate * self.given.seconds)
        for number in range(count):
            due = begun + number / self.given.rate
            while (left := due - time.perf_counter()) > 0:
                await asyncio.sleep(left)
            for _ in range(len(line)):
                table = line[0]
                line.rotate(-1)
                if await table.move(draw):
                    break
            else:
                self.late += 1
        took = time.perf_counter() - begun
        await self.settle()
        return took

    async def settle(self) -> None:
        try:
            await until(lambda: all(table.sent is None for table in self.tables))
        except TimeoutError:
            for table in self.tables:
                if table.sent is not None:
                    self.errors.append(f"{table.game} {table.id}: no answer to a move")

    async def recount(self) -> int:
        tell("counting …")
        lost = 0
        for table in self.tables:
            lost += await table.recount(self.address)
        return lost

    async def close(self) -> None:
        for table in self.tables:
            for player in table.players:
                if player.reading is not None:
                    player.reading.cancel()
                if player.socket is not None:
                    await player.socket.close()


async def until(true: object, patience: float = PATIENCE) -> None:
    assert callable(true)
    limit = time.perf_counter() + patience
    while not true():
        if time.perf_counter() > limit:
            raise TimeoutError
        await asyncio.sleep(0.002)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


# ── The server ─────────────────────────────────────────────────────────────


class Server:
    """`villainy serve` on a free port, in a process of its own."""

    def __init__(self, database: str) -> None:
        program = Path(sys.executable).with_name("villainy")
        command = [program, "serve", "--no-open", "--port", "0", "--database", database]
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"LANG": "C", "VILLAINY_WARM": "0"},  # a table that has a bot asks for it
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise SystemExit("the server did not start")
        self.address = line.split()[-1].rstrip("/")

    def seconds(self) -> float:
        """Processor time it has used, where the system tells."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


def tell(what: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{what}", end="", file=sys.stderr, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the table server under many tables at once.")
    parser.add_argument("--tables", type=int, default=300, help="by default %(default)s")
    parser.add_argument("--players", type=int, default=2, help="people at each table, by default %(default)s")
    parser.add_argument("--rate", type=float, default=200, help="moves a second, by default %(default)s")
    parser.add_argument("--seconds", type=float, default=30, help="by default %(default)s")
    parser.add_argument("--games", default=",".join(villainy.GAMES), help="by default %(default)s")
    parser.add_argument("--database", help="a file or a URL; by default a new SQLite file")
    parser.add_argument("--address", help="a server that runs already")
    parser.add_argument("--bots", default="", help="levels to compare with; by default only people play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    given.games = given.games.split(",")
    given.bots = [bot for bot in given.bots.split(",") if bot]
    return given


async def measure(
    address: str, given: argparse.Namespace, server: Server | None, bots: list[str]
) -> dict[str, object]:
    load = Load(address, given, bots)
    used = server.seconds() if server else float("nan")
    took = await load.run()
    used = (server.seconds() if server else float("nan")) - used
    lost = await load.recount()
    await load.close()
    return {
        "tables": given.tables,
        "people at each": given.players,
        "bots": ",".join(bots) or "none",
        "moves": len(load.answered),
        "seconds": round(took, 2),
        "moves a second": round(len(load.answered) / took, 1),
        "other seats, median ms": round(1000 * percentile(load.updated, 0.5), 1),
        "other seats, 99% ms": round(1000 * percentile(load.updated, 0.99), 1),
        "other seats, worst ms": round(1000 * max(load.updated, default=float("nan")), 1),
        "own answer, median ms": round(1000 * percentile(load.answered, 0.5), 1),
        "own answer, 99% ms": round(1000 * percentile(load.answered, 0.99), 1),
        "server's processor, s": round(used, 1),
        "not sent in time": load.late,
        "errors": load.errors,
        "lost moves": lost,
    }


def run(given: argparse.Namespace, bots: list[str]) -> dict[str, object]:
    """Measure once, on a server of its own unless one is named."""
    with tempfile.TemporaryDirectory() as folder:
        server = None if given.address else Server(given.database or f"{folder}/tables.db")
        try:
            address = given.address if server is None else server.address
            report = asyncio.run(measure(address.rstrip("/"), given, server, bots))
        finally:
            if server is not None:
                server.stop()
    tell("")
    return report


def show(report: dict[str, object]) -> None:
    for name, value in report.items():
        print(f"{name:24} {len(value) if isinstance(value, list) else value}")
    for error in report["errors"][:10]:  # type: ignore[index]
        print(f"  {error}")
    met = report["other seats, 99% ms"] < 1000 * TARGET  # type: ignore[operator]
    print(f"{'under 150 ms':24} {'yes' if met else 'no'}")


def main() -> None:
    given = arguments()
    reports = [run(given, [])]
    ratios: dict[str, float] = {}
    if given.bots:
        reports.append(run(given, given.bots))
        for name in ("own answer, 99% ms", "other seats, 99% ms"):
            ratios[name] = round(reports[1][name] / reports[0][name], 2)  # type: ignore[operator]
    if given.json:
        told = {"people": reports[0], "bots": reports[1], "ratios": ratios} if given.bots else reports[0]
        print(json.dumps(told, indent=1))
    else:
        for report in reports:
            show(report)
        for name, ratio in ratios.items():
            print(f"{'with bots / without,':24} {name.partition(',')[0]}: {ratio}")
    sys.exit(1 if any(report["errors"] or report["lost moves"] for report in reports) else 0)


if __name__ == "__main__":
    main()
