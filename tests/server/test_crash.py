"""kill -9 in the middle of a game: every row that was acknowledged is there, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect

from server.house import EVIL, in_a_loop
from server.visiting import ME, bot


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.asynccontextmanager
async def serving(database: Path, port: int) -> AsyncIterator[subprocess.Popen[bytes]]:
    """A server in a process of its own."""
    command = [sys.executable, "-m", "uvicorn", "--factory", "villainy.server.app:create_app"]
    command += ["--port", str(port), "--log-level", "error"]
    process = subprocess.Popen(command, env=os.environ | {"VILLAINY_DATABASE": str(database)})
    try:
        async with httpx2.AsyncClient() as client:
            for _ in range(400):
                with contextlib.suppress(httpx2.TransportError):
                    if (await client.get(f"http://127.0.0.1:{port}/api/health")).status_code == 200:
                        break
                await asyncio.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


async def next_frame(websocket: Any) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(websocket.recv(), 20))
        if message["type"] == "frame":
            return message


@in_a_loop
async def test_every_acknowledged_row_survives_a_kill(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "tables.db"
    base = f"http://127.0.0.1:{port}"
    told: dict[int, Any] = {}
    async with httpx2.AsyncClient(base_url=base) as client:
        async with serving(database, port) as process:
            await client.get("/api/me")
            wish = {"game": EVIL, "players": 3, "seats": [ME, bot(), bot()], "start": True}
            table = (await client.post("/api/tables", json=wish)).json()["id"]
            address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
            headers = {"cookie": f"villainy={client.cookies['villainy']}"}
            async with connect(f"{address}?after=0", additional_headers=headers) as websocket:
                moves = 0
                while moves < 6:
                    frame = await next_frame(websocket)
                    told |= {entry["row"]: entry for entry in frame["entries"]}
                    if frame["position"]["choices"]:
                        moves += 1
                        action = frame["position"]["choices"][0]["action"]
                        move = {"type": "move", "row": frame["row"], "action": action}
                        await websocket.send(json.dumps(move))
                process.send_signal(signal.SIGKILL)
                with contextlib.suppress(Exception):
                    while True:
                        frame = await next_frame(websocket)
                        told |= {entry["row"]: entry for entry in frame["entries"]}
        async with serving(database, port):
            async with connect(f"{address}?after=0", additional_headers=headers) as websocket:
                frame = await next_frame(websocket)
                kept = {entry["row"]: entry for entry in frame["entries"]}
                assert told and all(kept[row] == entry for row, entry in told.items())
            async with connect(f"{address}?after={max(told)}", additional_headers=headers) as websocket:
                for _ in range(200):
                    frame = await next_frame(websocket)
                    assert all(entry["row"] > max(told) for entry in frame["entries"])
                    if frame["position"]["choices"] or frame["position"]["over"]:
                        break
                else:
                    raise AssertionError("the bots do not go on")
            assert not (await client.get("/api/me")).json()["named"], "the cookie is still good"
