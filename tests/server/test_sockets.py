"""The socket of a table: the truth at once, then all that happens, and after a break what was missed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from server.house import EVIL, MASTERMINDS, Person, house, in_a_loop, open_table
from server.visiting import ME, OPEN, browser, new_table, next_frame, site
from villainy.server import frames
from villainy.server.live import Connection
from villainy.server.sockets import listen
from villainy.server.wire import LARGEST


def first_action(frame: dict[str, Any]) -> str:
    return str(frame["position"]["choices"][0]["action"])


def test_two_tabs_click_one_decision_and_one_wins(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, MASTERMINDS, 2, seats=[ME, ME], start=True)
        path = f"/api/tables/{table}/socket"
        with client.websocket_connect(path) as one, client.websocket_connect(path) as other:
            frame, twin = next_frame(one), next_frame(other)
            assert frame["position"] == twin["position"]
            row, choices = frame["row"], [choice["action"] for choice in frame["position"]["choices"]]
            one.send_json({"type": "move", "row": row, "action": choices[0]})
            other.send_json({"type": "move", "row": row, "action": choices[1]})
            refused = next_frame(other, "refused")
            assert refused["stale"] and refused["sentence"]["message"] == "error-stale"
            truth = next_frame(other)
            assert truth["row"] == row + 1
            moved = next_frame(one)
            while moved["row"] == row:
                moved = next_frame(one)
            assert moved["position"] == truth["position"] and moved["row"] == row + 1


def test_after_a_break_the_rows_since_are_sent(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, ME], start=True)
        path = f"/api/tables/{table}/socket"
        with client.websocket_connect(f"{path}?after=0") as socket:
            frame = next_frame(socket)
            assert [entry["row"] for entry in frame["entries"]] == [1, 2, 3]
            seen = frame["row"]
        for _ in range(4):
            answer = client.post(f"/api/tables/{table}/commands?after=0", json={"type": "hint"}).json()
            move = {"type": "move", "row": seen, "action": answer["best"][0]["action"]}
            seen = client.post(f"/api/tables/{table}/commands", json=move).json()["row"]
        with client.websocket_connect(f"{path}?after=3") as socket:
            frame = next_frame(socket)
            assert [entry["row"] for entry in frame["entries"]] == [4, 5, 6, 7]
            assert frame["row"] == seen == 7
        with client.websocket_connect(f"{path}?after={seen}") as socket:
            assert next_frame(socket)["entries"] == []
        for wrong in (10**6, -5):
            with client.websocket_connect(f"{path}?after={wrong}") as socket:
                assert len(next_frame(socket)["entries"]) == 7, "a row that never was: all of them"


def test_everybody_at_the_table_hears_of_everything(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.patch("/api/me", json={"name": "Anna"})
        ben, watcher = browser(client, "Ben"), browser(client)
        table = new_table(client, MASTERMINDS, 2, seats=[ME, OPEN])
        path = f"/api/tables/{table}/socket"
        with client.websocket_connect(path) as mine, ben.websocket_connect(path) as his:
            next_frame(his)
            his.send_json({"type": "sit", "seat": 1})
            while next_frame(mine)["table"]["seats"][1]["name"] != "Ben":
                pass
            mine.send_json({"type": "start"})
            frames = [next_frame(mine), next_frame(his)]
            while any(frame["table"]["status"] == "open" for frame in frames):
                frames = [
                    frame if frame["table"]["status"] == "running" else next_frame(socket)
                    for frame, socket in zip(frames, (mine, his))
                ]
            assert [frame["position"]["viewer"] for frame in frames] == [0, 1]
            asked = frames[0]["position"]["asked"]
            assert [bool(frame["position"]["choices"]) for frame in frames] == [asked == 0, asked == 1]
            assert all(seat["online"] for seat in frames[0]["table"]["seats"])
            with watcher.websocket_connect(path) as far:
                watched = next_frame(far)
                assert watched["position"]["viewer"] is None and not watched["table"]["host"]
                assert next_frame(mine)["table"]["spectators"] == 1
                (mine, his)[asked].send_json(
                    {"type": "move", "row": frames[asked]["row"], "action": first_action(frames[asked])}
                )
                while not (frame := next_frame(far))["entries"]:
                    pass
                assert frame["entries"][0]["kind"] == "move" and "action" not in frame["entries"][0]


def test_a_refusal_names_the_reason_and_a_question_is_answered(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, ME], start=True, options={"characters": "random"})
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            frame = next_frame(socket)
            socket.send_json({"type": "move", "row": frame["row"], "action": "character nathan"})
            refused = next_frame(socket, "refused")
            assert refused["sentence"]["message"].startswith(("refusal-", "error-unknown-action"))
            socket.send_json({"type": "why", "action": first_action(frame)})
            assert next_frame(socket, "why")["sentence"] is None
            socket.send_json({"type": "hint"})
            assert next_frame(socket, "hint")["best"][0]["action"] in [
                c["action"] for c in frame["position"]["choices"]
            ]
            socket.send_json({"type": "ping"})
            assert next_frame(socket, "pong") == {"type": "pong"}


class Browser:
    """A socket that says these and leaves."""

    def __init__(self, *commands: dict[str, Any]) -> None:
        self._commands = list(commands)

    async def receive(self) -> dict[str, Any]:
        await asyncio.sleep(0)
        if not self._commands:
            return {"type": "websocket.disconnect"}
        return {"type": "websocket.receive", "text": json.dumps(self._commands.pop(0))}


@in_a_loop
async def test_nothing_waits_for_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as hub:
        anna = await Person.called(hub, "Anna")
        live = await hub.live(await open_table(hub, EVIL, anna, anna))
        match, left, answered = live.table.match, asyncio.Event(), asyncio.Event()
        assert match is not None
        move = {"type": "move", "row": live.table.last, "action": match.notation(match.legal()[0])}
        think, told = hub.players._hint, []

        async def think_slowly(*given: Any) -> frames.Hint:
            found = await think(*given)
            await left.wait()
            return found

        def hear(data: bytes) -> None:
            told.append(json.loads(data)["type"])
            if told[-1] == "hint":
                answered.set()

        monkeypatch.setattr(hub.players, "_hint", think_slowly)
        connection = Connection(anna.guest, live.table.last, hear)
        await hub.connect(live, connection)
        told.clear()
        await listen(
            hub, live, connection, Browser({"type": "hint"}, {"type": "hint"}, move, {"type": "ping"})
        )
        assert told == ["refused", "frame", "pong"]
        left.set()
        await answered.wait()


def test_an_unknown_table_is_said_before_the_socket_closes(tmp_path: Path) -> None:
    with site(tmp_path) as client, client.websocket_connect("/api/tables/nowhere/socket") as socket:
        assert socket.receive_json()["sentence"]["message"] == "error-no-such-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404


def test_a_page_of_another_site_opens_no_socket(tmp_path: Path) -> None:
    with site(tmp_path, origins=("https://friends.example",)) as client:
        client.get("/api/me")
        path = f"/api/tables/{new_table(client, EVIL, 2, seats=[ME, ME], start=True)}/socket"
        for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
            with (
                pytest.raises(WebSocketDisconnect),
                client.websocket_connect(path, headers={"origin": origin}) as socket,
            ):
                socket.receive_json()
        for origin in ("http://testserver", "https://friends.example"):
            with client.websocket_connect(path, headers={"origin": origin}) as socket:
                assert next_frame(socket)["row"]


def test_a_message_that_is_too_long_ends_the_socket(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, ME], start=True)
        before = client.get(f"/api/tables/{table}").json()
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            next_frame(socket)
            socket.send_text(" " * (LARGEST + 1))
            with pytest.raises(WebSocketDisconnect) as closed:
                next_frame(socket, "nothing")
            assert closed.value.code == 1009
        assert client.get(f"/api/tables/{table}").json() == before


def test_who_has_no_cookie_looks_on(tmp_path: Path) -> None:
    with site(tmp_path) as client:
        client.get("/api/me")
        table = new_table(client, MASTERMINDS, 2, seats=[ME, ME], start=True)
        nobody = browser(client)
        nobody.cookies.clear()
        with nobody.websocket_connect(f"/api/tables/{table}/socket") as socket:
            assert next_frame(socket)["position"]["viewer"] is None
            socket.send_json({"type": "sit", "seat": 0})
            assert next_frame(socket, "refused")["sentence"]["message"] == "error-no-guest"


def test_who_asks_too_much_must_wait(tmp_path: Path) -> None:
    with site(tmp_path, limits=True) as client:
        client.get("/api/me")
        table = new_table(client, EVIL, 2, seats=[ME, ME], start=True)
        with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
            for _ in range(60):
                socket.send_json({"type": "ping"})
            assert next_frame(socket, "refused")["sentence"]["message"] == "error-too-many"
