"""The wheel carries the built client: in a bare environment without Node it serves a game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen
from zipfile import ZipFile

import pytest
from websockets.sync.client import connect

import villainy

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src" / "villainy" / "server" / "client"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (CLIENT / "index.html").is_file(), "the client is not built: run make build"
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "wheel"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "-w", folder, ROOT], check=True)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; dependencies are borrowed from this one, which has them."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=True, with_pip=False)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "--python", python]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", wheel], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    # A path alone: the editable install of this checkout beside the dependencies is not followed.
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


@pytest.fixture(scope="module")
def address(bare: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`villainy serve` with nothing but the environment's own programs to be found."""
    folder = tmp_path_factory.mktemp("data")
    surroundings = {
        "PATH": str(bare / "bin"),
        "HOME": str(folder),
        "LANG": "C",
        "VILLAINY_BACKEND": "interpreted",
    }
    command = [bare / "bin" / "villainy", "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(
        command, cwd=folder, env=surroundings, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield process.stdout.readline().split()[-1]
        process.terminate()


def test_the_wheel_holds_program_words_and_client_and_no_sketches(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    assert "villainy/server/client/index.html" in names
    assert any(re.fullmatch(r"villainy/server/client/assets/.*\.js", name) for name in names)
    for game in villainy.GAMES.values():
        folder = game.rpartition(".")[0].replace(".", "/")
        assert {f"{folder}/components.toml", f"{folder}/locales/fr.ftl"} <= set(names)
    assert "villainy/server/locales/de.ftl" in names
    assert not [name for name in names if "fixtures" in name or name.endswith((".map", ".svelte"))]


@pytest.mark.skipif(os.name != "posix", reason="folders of a virtual environment")
def test_it_is_the_wheel_that_runs_and_there_is_no_node(bare: Path) -> None:
    script = "import shutil, villainy; print(villainy.__file__, shutil.which('node'))"
    done = subprocess.run(
        [bare / "bin" / "python", "-c", script],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": str(bare / "bin")},
        cwd=bare,
    )
    file, node = done.stdout.split()
    assert Path(file).is_relative_to(bare) and node == "None"


@pytest.mark.skipif(os.name != "posix", reason="folders of a virtual environment")
@pytest.mark.parametrize("game", list(villainy.GAMES))
def test_a_wheel_without_node_serves_a_game(address: str, game: str) -> None:
    with urlopen(address, timeout=10) as answer:
        page = answer.read().decode()
    (script,) = re.findall(r'<script[^>]* src="/(assets/[^"]+\.js)"', page)
    with urlopen(f"{address}{script}", timeout=10) as answer:
        assert "javascript" in answer.headers["Content-Type"]

    with urlopen(f"{address}api/me", timeout=10) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
    wish = {
        "game": game,
        "players": 2,
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
        "start": True,
    }
    request = Request(
        f"{address}api/tables",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json", "Cookie": cookie},
    )
    with urlopen(request, timeout=10) as answer:
        table = json.load(answer)["id"]
    url = f"{address.replace('http', 'ws', 1)}api/tables/{table}/socket?after=0"
    with connect(url, additional_headers={"Cookie": cookie}, proxy=None) as socket:
        row = 0
        for _ in range(3):
            frame = next_question(socket, row)
            row, action = frame["row"], frame["position"]["choices"][0]["action"]
            socket.send(json.dumps({"type": "move", "row": row, "action": action}))
        assert next_question(socket, row)["row"] > row


def next_question(socket: Any, row: int) -> dict[str, Any]:
    """The next frame after that row in which we are asked."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        assert message["type"] == "frame", message
        if message["row"] > row and message["position"]["choices"]:
            return message
