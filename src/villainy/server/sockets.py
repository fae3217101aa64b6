"""The WebSocket of a table: frames go out as they are made, commands come in one after the other."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from villainy.server import frames
from villainy.server.errors import Problem
from villainy.server.hub import Hub
from villainy.server.live import Connection, Live
from villainy.server.people import COOKIE
from villainy.server.wire import LARGEST, decode_command, encode

LOG = logging.getLogger("villainy.server")
MOST_WAITING = 512  # messages to a browser that does not read them
FOREIGN = 4403
NO_TABLE = 4404
TOO_LARGE = 1009
TOO_SLOW = 1013

router = APIRouter(prefix="/api")


@router.websocket("/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str, after: Annotated[int, Query()] = 0) -> None:
    hub: Hub = websocket.app.state.hub
    if not same_origin(websocket, hub.settings.origins):
        await websocket.close(FOREIGN)
        return
    await websocket.accept()
    known = await hub.people.read(websocket.cookies.get(COOKIE))
    outgoing = Outgoing(websocket)
    try:
        live = await hub.live(id)
    except Problem as problem:
        await websocket.send_text(encode(refused(problem)).decode())
        await websocket.close(NO_TABLE)
        return
    connection = Connection(known, max(0, after), outgoing.put)
    sender = asyncio.create_task(outgoing.run())
    try:
        await hub.connect(live, connection)
        await listen(hub, live, connection, websocket)
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        await asyncio.shield(hub.disconnect(live, connection))
        sender.cancel()


class Outgoing:
    """What still has to be sent; who reads too slowly is cut off, and asks for the rest later."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(self, message: bytes) -> None:
        if self._waiting.qsize() < MOST_WAITING:
            self._waiting.put_nowait(message)
        elif self._waiting.qsize() == MOST_WAITING:
            self._waiting.put_nowait(None)

    async def run(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (message := await self._waiting.get()) is not None:
                await self._websocket.send_text(message.decode())
            await self._websocket.close(TOO_SLOW)


async def listen(hub: Hub, live: Live, connection: Connection, websocket: WebSocket) -> None:
    """Take commands until the browser leaves; nothing waits until a bot has thought about a hint."""
    while True:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
        data = received.get("text") or received.get("bytes") or ""
        if len(data) > LARGEST:
            await websocket.close(TOO_LARGE)
            return
        try:
            hub.limits.check(connection.id or f"nobody {id(connection)}")
            command = decode_command(data)
        except Problem as problem:
            connection.send(encode(refused(problem)))
            continue
        obeying = obey(hub, live, connection, command)
        if isinstance(command, frames.AskHint):
            hub.spawn(obeying)
        else:
            await obeying


async def obey(hub: Hub, live: Live, connection: Connection, command: frames.Command) -> None:
    """Answer a command, by a frame to all or by words to one."""
    try:
        if isinstance(command, frames.Ping):
            connection.send(encode(frames.Pong()))
            return
        if connection.guest is None:
            raise Problem(403, "no-guest")
        answer = await hub.obey(live, connection.guest, command)
        if answer is not None:
            connection.send(encode(answer))
    except Problem as problem:
        connection.send(encode(refused(problem)))
        if problem.stale:
            async with live.held():
                live.greet(connection)
    except Exception:
        LOG.exception("a command failed")
        connection.send(encode(refused(Problem(500, "fault"))))


def refused(problem: Problem) -> frames.Refused:
    return frames.Refused(problem.sentence, problem.action, problem.stale)


def same_origin(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """A page of another site cannot open a socket in the name of a guest; a program without pages may."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == websocket.headers.get("host")
