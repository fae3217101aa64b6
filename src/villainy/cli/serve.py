"""The tables in the browser: where the server listens, where it keeps its games, and what friends need."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

import villainy
from villainy.cli.common import Complaint, screen, words
from villainy.engine.components import Components
from villainy.engine.game import Game
from villainy.engine.text import Text
from villainy.server.app import create_app
from villainy.server.database import Database
from villainy.server.settings import CLIENT, Settings
from villainy.server.wire import LARGEST

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
GRACE = 2  # seconds for open sockets when the server is asked to stop


def serve(
    host: str | None,
    port: str,
    database: str | None,
    lan: bool,
    opening: bool | None,
    components: list[Path],
    locale: str,
) -> None:
    text, console = words(locale), screen()
    settings = Settings(database=database if database is not None else default_database())
    games = load_games(components, settings.backend)
    if not (CLIENT / "index.html").is_file():
        raise Complaint("no-client")
    asyncio.run(check(settings.database))
    listening = listen(address_to_bind(host, lan), port_number(port))
    address = own_address(listening)
    if opening is None:
        opening = sys.stdout.isatty() and has_screen()

    def say() -> None:
        for line in greeting(text, listening, address, settings.database, lan):
            console.print(line, soft_wrap=True)
        if opening:
            webbrowser.open(address)

    config = uvicorn.Config(
        create_app(settings, games),
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # frames are small, and deflating one costs more than a move
        timeout_graceful_shutdown=GRACE,
    )
    server = Server(config, say)
    with listening:
        server.run(sockets=[listening])
    if not server.started:
        raise Complaint("server-start")


def load_games(files: list[Path], backend: str) -> dict[str, Game]:
    """All games; those of which an owner has entered the box with its values."""
    boxes = {Components.read(file).root.word("game"): file for file in files}
    unknown = [name for name in boxes if name not in villainy.GAMES]
    return {name: villainy.load(name, boxes.get(name), backend) for name in (*villainy.GAMES, *unknown)}


class Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def greeting(text: Text, listening: socket.socket, address: str, database: str, lan: bool) -> list[str]:
    """Where to play, and with friends on the network what they need."""
    lines = [text.format("cli-serve-open", {"address": address})]
    port = listening.getsockname()[1]
    if lan or listening.getsockname()[0] in (EVERYWHERE, "::"):
        found = lan_address()
        if found is None:
            lines.append(text.format("cli-serve-no-lan"))
        else:
            lines.append(text.format("cli-serve-lan", {"address": url(found, port), "port": str(port)}))
    shown = database.rpartition("@")[2]  # never the password of a URL
    return [*lines, text.format("cli-serve-kept", {"file": shown}), text.format("cli-serve-stop")]


# ── Where it listens ───────────────────────────────────────────────────────


def address_to_bind(host: str | None, lan: bool) -> str:
    if lan and host is not None:
        raise Complaint("host-or-lan")
    return EVERYWHERE if lan else host or HERE


def port_number(given: str) -> int:
    if not given.isdecimal() or len(given) > 5 or int(given) > 65535:
        raise Complaint("port-number", value=given)
    return int(given)


def listen(host: str, port: int) -> socket.socket:
    """A socket of ours, so that what is wrong with it is known before anything starts."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise Complaint("host-unknown", value=host) from None
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise Complaint(
            "port-taken", host=host, port=str(port), next=str(port % 65535 + 1), problem=error.strerror or ""
        ) from None
    return listening


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address(listening: socket.socket) -> str:
    """How this machine reaches it."""
    host, port = listening.getsockname()[:2]
    return url({EVERYWHERE: HERE, "::": "::1"}.get(host, host), port)


def lan_address() -> str | None:
    """The address others on the network see. A datagram socket is only pointed outwards: nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as pointed:
        try:
            pointed.connect(("192.0.2.1", 9))  # of the addresses kept for examples
            found = str(pointed.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found


def has_screen() -> bool:
    """Whether a browser would open in a window, not in this terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# ── Where the games are kept ───────────────────────────────────────────────


def default_database() -> str:
    """VILLAINY_DATABASE, or a file in the folder where this system keeps a person's data."""
    return os.environ.get("VILLAINY_DATABASE") or str(data_folder() / "tables.db")


def data_folder() -> Path:
    given = os.environ.get("XDG_DATA_HOME", "")
    if given and Path(given).is_absolute():  # the standard says to ignore others
        return Path(given) / "villainy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "villainy"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home()) / "villainy"
    return Path.home() / ".local" / "share" / "villainy"


async def check(database: str) -> None:
    """Make the file's folder and open the database once, to say what is wrong before anything starts."""
    if "://" not in database:
        folder = Path(database).expanduser().absolute().parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Complaint("unwritable", file=str(folder), problem=error.strerror or "") from None
    opened: Any = await Database.open(database)
    await opened.close()
