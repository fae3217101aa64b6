"""`villainy serve`: where it listens, where it keeps its games, and one sentence for whatever is wrong."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import villainy
from cli.terminal import listens_to_ctrl_c, refused, run
from villainy.cli import serve

PROGRAM = Path(sys.executable).with_name("villainy")


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client there is, and a folder for data of the test's own."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(serve, "CLIENT", tmp_path / "client")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("VILLAINY_DATABASE", raising=False)


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


# ── What is wrong ──────────────────────────────────────────────────────────


@pytest.mark.parametrize("locale", ["en", "fr", "de"])
def test_a_port_in_use_is_named_with_another_to_try(taken: int, locale: str) -> None:
    sentence = refused(run("serve", "--port", taken, "--locale", locale))
    assert str(taken) in sentence and f"--port {taken % 65535 + 1}" in sentence


@pytest.mark.parametrize("port", ["-1", "65536", "http", "", "8000000"])
def test_what_is_no_port(port: str) -> None:
    assert f"“{port}”" in refused(run("serve", f"--port={port}"))


def test_an_address_of_another_machine() -> None:
    assert "nowhere.invalid" in refused(run("serve", "--host", "nowhere.invalid"))
    assert "192.0.2.7" in refused(run("serve", "--host", "192.0.2.7"))


def test_lan_and_a_host_contradict_each_other() -> None:
    assert "--host" in refused(run("serve", "--lan", "--host", "127.0.0.1"))


def test_a_database_in_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("precious")
    for place in (tmp_path / "file" / "tables.db", tmp_path):
        assert str(tmp_path) in refused(run("serve", "--database", place))
    assert str(tmp_path / "file") in refused(run("serve", "--database", tmp_path / "file"))
    assert (tmp_path / "file").read_text() == "precious"


@pytest.mark.parametrize(
    "url",
    [
        "mongodb://friday",
        "postgresql://",
        "sqlite+aiosqlite://:x:y//",
        "://",
        "postgresql://u:secret@127.0.0.1:1/x",
    ],
)
def test_a_url_that_is_no_database(url: str) -> None:
    assert "secret" not in refused(run("serve", "--database", url))


def test_a_client_that_was_never_built(tmp_path: Path) -> None:
    (tmp_path / "client" / "index.html").unlink()
    assert "make build" in refused(run("serve"))


# ── Where games are kept ───────────────────────────────────────────────────


def test_games_are_kept_in_the_data_folder_of_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert serve.default_database() == str(tmp_path / "data" / "villainy" / "tables.db")
    monkeypatch.setenv("XDG_DATA_HOME", "relative/is/ignored")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert serve.data_folder() == tmp_path / ".local" / "share" / "villainy"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert serve.data_folder() == tmp_path / "Library" / "Application Support" / "villainy"
    monkeypatch.setenv("VILLAINY_DATABASE", "postgresql://tables")
    assert serve.default_database() == "postgresql://tables"


# ── What is said ───────────────────────────────────────────────────────────


def test_friends_are_told_an_address_they_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    text = serve.words("en")
    with serve.listen(serve.EVERYWHERE, 0) as listening:
        port = listening.getsockname()[1]
        monkeypatch.setattr(serve, "lan_address", lambda: "192.168.1.7")
        said = "\n".join(serve.greeting(text, listening, serve.own_address(listening), "games.db", True))
        assert f"http://127.0.0.1:{port}/" in said and f"http://192.168.1.7:{port}/" in said
        assert "same network" in said and "firewall" in said and "games.db" in said
        monkeypatch.setattr(serve, "lan_address", lambda: None)
        said = "\n".join(serve.greeting(text, listening, serve.own_address(listening), "games.db", True))
        assert "no address on a network" in said


def test_a_password_is_never_printed() -> None:
    with serve.listen(serve.HERE, 0) as listening:
        said = serve.greeting(serve.words("en"), listening, "", "postgresql://me:secret@host/tables", False)
    assert "host/tables" in "".join(said) and "secret" not in "".join(said)


def test_the_address_on_the_network_is_found_without_asking_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    found = serve.lan_address()
    assert found is None or not found.startswith("127.")

    def no_route(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", no_route)
    assert serve.lan_address() is None


# ── A whole run ────────────────────────────────────────────────────────────


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_it_opens_says_where_and_closes_by_ctrl_c(tmp_path: Path) -> None:
    if not (Path(serve.__file__).parents[1] / "server" / "client" / "index.html").is_file():
        pytest.skip("the client is not built: make build")
    command = [PROGRAM, "serve", "--port", "0", "--no-open", "--locale", "fr"]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, preexec_fn=listens_to_ctrl_c
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        address = process.stdout.readline().split()[-1]
        assert address.startswith("http://127.0.0.1:")
        with urlopen(f"{address}api/games", timeout=10) as answer:
            assert answer.status == 200
        assert str(tmp_path / "data" / "villainy" / "tables.db") in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
        assert "Traceback" not in process.stderr.read()


# ── With one's own box ─────────────────────────────────────────────────────


def test_an_owner_plays_with_the_values_of_the_box(tmp_path: Path) -> None:
    printed = villainy.load("victorian-masterminds", backend="interpreted").components.text
    box = tmp_path / "my-box.toml"
    box.write_text(printed.replace("library = 10", "library = 9"))
    games = serve.load_games([box], "interpreted")
    assert list(games) == list(villainy.GAMES)
    assert games["victorian-masterminds"].components.data["codex"]["library"] == 9


def test_a_box_of_no_game_is_refused(tmp_path: Path) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text('game = "chess"\n')
    assert "chess" in refused(run("serve", "--components", box))
