"""The server as an application: `uvicorn --factory villainy.server.app:create_app`."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import villainy
from villainy.engine.errors import VillainyError
from villainy.engine.game import Game
from villainy.engine.text import LOCALES
from villainy.server import api, sockets
from villainy.server.chances import Chances
from villainy.server.errors import Problem, from_wire, server_text
from villainy.server.frames import Command, Message, Sentence
from villainy.server.history import Replay
from villainy.server.hub import Hub
from villainy.server.settings import Settings
from villainy.server.site import LARGEST_BODY, Guard, add_site

TAGS = [
    {"name": "guests", "description": "Who I am, my games and my career."},
    {"name": "games", "description": "The games, their declarations and their words."},
    {"name": "tables", "description": "Opening tables, finding them, playing at them."},
    {"name": "replay", "description": "Looking back at a game, and proving it."},
    {"name": "server", "description": "The server itself."},
]


def create_app(settings: Settings | None = None, games: Mapping[str, Game] | None = None) -> FastAPI:
    """The application; without settings those of the environment, without games all there are."""
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        app.state.hub = await Hub.open(chosen, games)
        calm_collector()
        try:
            yield
        finally:
            await app.state.hub.close()

    app = FastAPI(
        title="Villainy",
        version=villainy.__version__,
        summary="Tables for three board games about evil geniuses.",
        lifespan=life,
        openapi_tags=TAGS,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(api.router)
    app.include_router(sockets.router)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard)
    add_site(app, chosen.client)
    app.openapi = lambda: openapi_of(app)  # type: ignore[method-assign]
    return app


def calm_collector() -> None:
    """Look for garbage less often, and not among what was there at the start: a look holds everybody up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 100)


def openapi_of(app: FastAPI) -> dict[str, Any]:
    """The document of FastAPI, with the structs of frames.py among its schemas."""
    if app.openapi_schema is None:
        document = FastAPI.openapi(app)
        _, structs = msgspec.json.schema_components(
            [Message, Command, Replay, Chances], ref_template=api.SCHEMA + "{name}"
        )
        (union,), _ = msgspec.json.schema_components([Command], ref_template=api.SCHEMA + "{name}")
        document["components"]["schemas"] |= structs | {"Command": union}
        app.openapi_schema = document
    return app.openapi_schema


# ── Problems ───────────────────────────────────────────────────────────────


def answer(request: Request, status: int, sentence: Sentence) -> Response:
    """A problem as JSON: the sentence for programs, and its text in the reader's language."""
    try:
        text = server_text(language_of(request)).say(from_wire(sentence))
    except VillainyError:  # a sentence of a game's own
        text = sentence.message
    return JSONResponse({"error": msgspec.to_builtins(sentence), "text": text}, status)


def language_of(request: Request) -> str:
    """The first language of Accept-Language that is ours."""
    for part in request.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LOCALES:
            return language
    return "en"


async def _problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return answer(request, problem.status, problem.sentence)


async def _invalid(request: Request, error: Exception) -> Response:
    """A request of the wrong form: where, and what is wrong there."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body") or "body"
    status = 400 if first["type"] == "json_invalid" else 422
    sentence = Sentence("error-request", {"where": where[:80], "problem": first["msg"][:200]})
    return answer(request, status, sentence)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "method", 413: "too-large"}.get(error.status_code, "http")
    arguments = {"status": error.status_code, "most": LARGEST_BODY}
    return answer(request, error.status_code, Sentence(f"error-{code}", arguments))


async def _fault(request: Request, error: Exception) -> Response:
    return answer(request, 500, Sentence("error-fault"))
