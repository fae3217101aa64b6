"""The built client beside the interface, and what every answer says about itself to a browser."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from villainy.server.errors import Problem

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
LARGEST_BODY = 64 * 1024  # bytes
NOT_BUILT = (
    "The pages of Villainy were not built: run `make play` in a checkout, or install the wheel. "
    "The interface at /api answers all the same.\n"
)


class Guard:
    """No endless request; and headers on every answer: nothing from elsewhere, nothing in a frame."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        received = 0

        async def measured() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                raise HTTPException(413)
            return message

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if scope["type"] == "http":
            await self._app(scope, measured, guarded)
        else:
            await self._app(scope, receive, send)


def add_site(app: FastAPI, folder: Path) -> None:
    """Everything that is not /api: a file of the client, or its page, which knows its own routes."""
    root = folder.resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Problem(404, "not-found")
        file = (root / path).resolve() if "\0" not in path else root
        if file.is_file() and file.is_relative_to(root) and file.name != "index.html":
            hashed = path.startswith("assets/")
            caching = "public, max-age=31536000, immutable" if hashed else "public, max-age=3600"
            return FileResponse(file, headers={"Cache-Control": caching})
        index = root / "index.html"
        if path.startswith("assets/"):
            return PlainTextResponse("", 404)
        if not index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
