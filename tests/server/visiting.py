"""Browsers for tests: clients of an application in this process, each with its own cookie."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from fastapi.testclient import TestClient

from server.house import games, seeds
from villainy.server.app import create_app
from villainy.server.settings import Settings


@contextmanager
def site(folder: Path, **settings: Any) -> Iterator[TestClient]:
    """The application, running, and a first browser."""
    chosen = {"database": str(folder / "tables.db"), "client": folder / "client"} | settings
    chosen = {"limits": False, "seeds": seeds()} | chosen
    app = create_app(Settings(**chosen), games())
    with TestClient(app) as client:
        yield client


def browser(first: TestClient, name: str | None = None, cookie: str | None = None) -> TestClient:
    """Another browser at the same application, in the same loop."""
    client = TestClient(first.app, cookies=None if cookie is None else {"villainy": cookie})
    client.portal = first.portal
    client.get("/api/me")
    if name is not None:
        client.patch("/api/me", json={"name": name})
    return client


def new_table(client: TestClient, game: str, players: int = 2, **wishes: Any) -> str:
    answer = client.post("/api/tables", json={"game": game, "players": players, **wishes})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


ME, OPEN = {"kind": "me"}, {"kind": "open"}


def bot(name: str = "greedy") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def next_frame(socket: Any, kind: str = "frame") -> dict[str, Any]:
    """The next message of a kind."""
    for _ in range(50):
        message = socket.receive_json()
        if message["type"] == kind:
            return dict(message)
    raise AssertionError(f"no {kind} came")
