"""A PostgreSQL of the tests' own: made in a fresh folder, on a free port of this machine only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

NAMES = ("postgres", "nobody")  # who runs it where we are root, which it refuses


def program(name: str) -> str | None:
    if found := shutil.which(name):
        return found
    folders = (
        sorted(os.scandir("/usr/lib/postgresql"), key=lambda entry: entry.name)
        if os.path.isdir("/usr/lib/postgresql")
        else []
    )
    return next((path for each in folders if os.access(path := f"{each.path}/bin/{name}", os.X_OK)), None)


def unprivileged() -> str | None:
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in NAMES if name in known), None)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database; the test is skipped where PostgreSQL is not installed."""
    initdb, server = program("initdb"), program("postgres")
    user = unprivileged()
    if initdb is None or server is None or (os.getuid() == 0 and user is None):
        pytest.skip("PostgreSQL is not installed here: its initdb and postgres are needed.")
    folder = tempfile.mkdtemp(prefix="villainy-postgres-")
    try:
        if user is not None:
            shutil.chown(folder, user)
        data = f"{folder}/data"
        subprocess.run(
            [initdb, "-D", data, "-U", "villainy", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
            check=True,
            capture_output=True,
            user=user,
            cwd=folder,
        )
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            port = found.getsockname()[1]
        command = [server, "-D", data, "-p", str(port), "-h", "127.0.0.1", "-k", folder, "-c", "fsync=off"]
        with open(f"{folder}/log", "wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log, user=user, cwd=folder)
        try:
            _wait_for(port)
            yield f"postgresql://villainy@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # at once, whoever is connected
            process.wait(20)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(port: int) -> None:
    for _ in range(300):
        try:
            with socket.create_connection(("127.0.0.1", port), 1):
                time.sleep(0.3)
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("PostgreSQL does not start")
