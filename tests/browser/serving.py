"""A server for tests, in a process of its own so that it can be killed, with seeds the tests choose.

python tests/browser/serving.py PORT DATABASE SEEDS    the process itself; SEEDS is a file with a seed a line
"""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from villainy.server.settings import Settings

PATIENCE = 30.0  # seconds


class Serving:
    """The server as the tests hold it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seeds = folder / "seeds"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        client = Settings.from_environment().client
        assert (client / "index.html").is_file(), "the client is not built: run make build"
        command = [sys.executable, __file__, str(self.port), str(self.folder / "tables.db"), str(self.seeds)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        limit = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None and time.monotonic() < limit, self.log
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/games", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()

    def next_seeds(self, *seeds: int) -> None:
        """The seeds of the tables that are made next."""
        beside = self.seeds.with_suffix(".new")
        beside.write_text("".join(f"{seed}\n" for seed in seeds))
        beside.replace(self.seeds)


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def seeds_from(file: Path) -> Iterator[int]:
    """The next line of the file, as long as there is one."""
    while True:
        lines = file.read_text().split() if file.exists() else []
        if lines:
            file.write_text("".join(f"{line}\n" for line in lines[1:]))
            yield int(lines[0])
        else:
            yield secrets.randbits(64)


def main() -> None:
    import uvicorn

    from villainy.server.app import create_app
    from villainy.server.wire import LARGEST

    port, database, file = sys.argv[1:]
    seeds = seeds_from(Path(file))
    settings = replace(Settings.from_environment(), database=database, limits=False, seeds=seeds)
    uvicorn.run(
        create_app(settings),
        port=int(port),
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=1,
    )


if __name__ == "__main__":
    os.environ.setdefault("VILLAINY_BACKEND", "interpreted")
    main()
