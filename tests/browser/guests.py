"""Guests without a browser: they play by the interface alone, to bring a game where a test needs it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.sync.client import ClientConnection, connect

from browser.serving import Serving
from conformance import load
from villainy import bots
from villainy.server.wire import encode

Frame = dict[str, Any]


def plain(value: Any) -> Any:
    """As it travels: NumPy's numbers as plain ones, tuples as lists."""
    return msgspec.json.decode(encode(value))


class Mind:
    """What somebody would do, decided by the greedy bot from what they were told."""

    def __init__(self, game: str, seed: int = 1) -> None:
        self.game = load(game)
        self.bot = bots.load("greedy", game, seed)

    def choose(self, position: dict[str, Any]) -> str:
        texts = tuple(choice["action"] for choice in position["choices"])
        legal = tuple(self.game.definition.actions.texts.index(text) for text in texts)
        table = bots.Table(
            position["viewer"], position["decision"], position["view"], legal, texts, self.game.tables
        )
        return table.notation(self.bot.choose(table))


class Guest:
    """Somebody known to the server by a cookie, and called so at every table."""

    def __init__(self, serving: Serving, name: str) -> None:
        self.serving = serving
        self.cookie = ""
        self._ask("GET", "/api/me")
        if name:
            self._ask("PATCH", "/api/me", {"name": name})

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(
            Request(self.serving.address + path, data, headers, method=method), timeout=30
        ) as answer:
            if "Set-Cookie" in answer.headers:
                self.cookie = answer.headers["Set-Cookie"].split(";")[0]
            return json.load(answer)

    def open_table(self, game: str, seats: Sequence[str], seed: int | None = None, **wish: Any) -> str:
        """Seats are `me`, `open` or a bot's name; a full table begins at once."""
        if seed is not None:
            self.serving.next_seeds(seed)
        places = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        body = {"game": game, "players": len(seats), "seats": places, "start": "open" not in seats} | wish
        return str(self._ask("POST", "/api/tables", body)["id"])

    def _socket(self, table: str) -> ClientConnection:
        url = f"{self.serving.address.replace('http', 'ws', 1)}/api/tables/{table}/socket?after=0"
        return connect(url, additional_headers={"Cookie": self.cookie}, proxy=None, max_size=None)

    def leave(self, table: str, seat: int) -> None:
        """Give up a seat; a bot plays it from then on."""
        with self._socket(table) as socket:
            socket.send(json.dumps({"type": "leave", "seat": seat}))
            while not json.loads(socket.recv(timeout=30))["table"]["seats"][seat]["left"]:
                pass

    def play(self, table: str, mind: Mind, until: Callable[[Frame], bool] = lambda frame: False) -> Frame:
        """Play one's seats, to the end or until a question will do; the last frame."""
        with self._socket(table) as socket:
            row = -1
            while True:
                frame: Frame = json.loads(socket.recv(timeout=60))
                assert frame["type"] == "frame", frame
                position = frame["position"]
                if position["over"]:
                    return frame
                if position["choices"] and frame["row"] > row:  # more than one frame may tell of a row
                    if until(frame):
                        return frame
                    row = frame["row"]
                    socket.send(json.dumps({"type": "move", "row": row, "action": mind.choose(position)}))
