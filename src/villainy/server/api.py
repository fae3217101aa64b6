"""The HTTP interface, all under /api."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

import villainy
from villainy.server import frames
from villainy.server.commands import Guest
from villainy.server.errors import Problem
from villainy.server.frames import Pace
from villainy.server.gameinfo import Page
from villainy.server.opening import Place, Wish
from villainy.server.samples import sample_of
from villainy.server.schemas import (
    Career,
    ErrorBody,
    GameInfo,
    Health,
    LessonSteps,
    LinkToken,
    Me,
    Proof,
    Rename,
    SeatWish,
    TableId,
    TableLine,
    TableWish,
    Tutorial,
    Words,
)
from villainy.server.visitors import TheGuest, TheHub, Visitor, remember
from villainy.server.wire import LARGEST, decode_command, encode

SCHEMA = "#/components/schemas/"
TableName = Annotated[str, Path(alias="id", max_length=64, description="The table's unguessable id.")]


def says(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The problems a route may answer with."""
    return {status: {"model": ErrorBody} for status in statuses}


def message(*names: str) -> dict[int | str, dict[str, Any]]:
    """An answer made of the structs of frames.py, whose schema is added to the OpenAPI document."""
    refs = [{"$ref": SCHEMA + name} for name in names]
    schema: dict[str, Any] = refs[0] if len(refs) == 1 else {"anyOf": refs}
    return {200: {"description": "As of frames.py.", "content": {"application/json": {"schema": schema}}}}


router = APIRouter(prefix="/api", responses=says(422))


@router.get("/health", tags=["server"], summary="Whether the server answers")
async def health(hub: TheHub) -> Health:
    thinking = [name for name in hub.games if hub.searches.standing(name) == "ready"]
    return Health(version=villainy.__version__, tables=await hub.store.count(), thinking=thinking)


# ── Guests ─────────────────────────────────────────────────────────────────


@router.get("/me", tags=["guests"], summary="Who I am")
async def me(guest: TheGuest) -> Me:
    return _me(guest)


@router.patch("/me", tags=["guests"], summary="Choose my name", responses=says(422))
async def rename(wish: Rename, guest: TheGuest, hub: TheHub) -> Me:
    return _me(await hub.rename(guest, wish.name))


@router.post("/me/link", tags=["guests"], summary="A personal link for another device")
async def link(guest: TheGuest, hub: TheHub) -> LinkToken:
    return LinkToken(token=hub.people.link(guest.id))


@router.post("/link/{token}", tags=["guests"], summary="Become the guest of a link", responses=says(404))
async def follow(
    token: Annotated[str, Path(max_length=200)], request: Request, response: Response, hub: TheHub
) -> Me:
    known = await hub.people.follow(token)
    remember(request, response, hub, known)
    return _me(known)


@router.get("/me/games", tags=["guests"], summary="All tables I sit or sat at, newest first")
async def my_games(guest: TheGuest, hub: TheHub) -> list[TableLine]:
    return await hub.lines.of(guest.id, hub.now())


@router.get("/me/career", tags=["guests"], summary="My record in all games")
async def my_career(guest: TheGuest, hub: TheHub) -> Career:
    return await hub.careers.of(guest.id)


def _me(guest: Guest) -> Me:
    return Me(id=guest.id, name=guest.name, named=guest.named)


# ── Games ──────────────────────────────────────────────────────────────────


@router.get("/games", tags=["games"], summary="The games by name")
async def games(hub: TheHub) -> list[str]:
    return list(hub.games)


UNCHANGED: dict[int | str, dict[str, Any]] = {304: {"description": "As the mark of If-None-Match says."}}


@router.get(
    "/games/{game}",
    tags=["games"],
    summary="A game's declaration",
    response_model=GameInfo,
    responses=says(404) | UNCHANGED,
)
async def game_info(game: str, request: Request, hub: TheHub) -> Response:
    return _page(hub.pages.info(hub.game(game)), request)


@router.get(
    "/games/{game}/words/{locale}",
    tags=["games"],
    summary="A game's words",
    response_model=Words,
    responses=says(404) | UNCHANGED,
)
async def game_words(game: str, locale: str, request: Request, hub: TheHub) -> Response:
    return _page(hub.pages.words(hub.game(game), locale), request)


@router.get(
    "/games/{game}/sample",
    tags=["games"],
    summary="A position for pages that show the game's pieces: the same opening each time",
    responses={**message("Position"), **says(404)},
)
async def game_sample(game: str, hub: TheHub) -> Response:
    return json_response(encode(sample_of(hub.game(game))))


@router.get(
    "/games/{game}/tutorial",
    tags=["games"],
    summary="A game's lessons and their words",
    response_model=Tutorial,
    responses=says(404) | UNCHANGED,
)
async def game_tutorial(game: str, request: Request, hub: TheHub, locale: str = "en") -> Response:
    return _page(hub.tutorials.page(hub.game(game), locale), request)


@router.post(
    "/games/{game}/tutorial/{lesson}",
    tags=["games"],
    summary="A lesson after some of its steps, or why something is not allowed there",
    responses={**message("Frame", "Why"), **says(404, 409, 422, 429)},
)
async def follow_lesson(
    game: str, lesson: str, steps: LessonSteps, response: Response, guest: TheGuest, hub: TheHub
) -> Response:
    hub.limits.check(guest.id)
    known, tutorials = hub.game(game), hub.tutorials
    if steps.why is not None:
        return json_response(encode(tutorials.why(known, lesson, steps.played, steps.why)), response)
    return json_response(encode(tutorials.after(known, lesson, steps.played, guest.name)), response)


@router.get(
    "/words/{locale}",
    tags=["games"],
    summary="Words for pages without a game",
    response_model=Words,
    responses=says(404) | UNCHANGED,
)
async def words(locale: str, request: Request, hub: TheHub) -> Response:
    return _page(hub.pages.words(None, locale), request)


def _page(page: Page, request: Request) -> Response:
    """Once more only where it has changed."""
    headers = {"ETag": page.mark, "Cache-Control": "no-cache"}
    known = [mark.strip() for mark in request.headers.get("if-none-match", "").split(",")]
    if page.mark in known:
        return Response(status_code=304, headers=headers)
    return Response(page.data, headers=headers, media_type="application/json")


# ── Tables ─────────────────────────────────────────────────────────────────


@router.post("/tables", tags=["tables"], summary="Open a table", responses=says(404, 409, 422))
async def open_table(wish: TableWish, guest: TheGuest, hub: TheHub) -> TableId:
    seats = wish.seats
    if seats is None:
        seats = [SeatWish(kind="me"), *[SeatWish(kind="open")] * (max(1, min(wish.players, 8)) - 1)]
    return TableId(
        id=await hub.open_table(
            Wish(
                game=hub.game(wish.game),
                players=wish.players,
                options=wish.options,
                places=[_place(seat, guest) for seat in seats],
                name=wish.name or "",
                public=wish.public,
                pace=Pace("untimed") if wish.pace is None else Pace(**wish.pace.model_dump()),
                undo=wish.undo,
                hints=wish.hints,
                start=wish.start,
            ),
            guest,
        )
    )


def _place(seat: SeatWish, guest: Guest) -> Place:
    if (seat.kind == "bot") != (seat.bot is not None):
        raise Problem(422, "seat-form")
    return Place(guest if seat.kind == "me" else None, seat.bot)


@router.get("/tables", tags=["tables"], summary="Public tables, open or running, newest first")
async def lobby(visitor: Visitor, hub: TheHub) -> list[TableLine]:
    return await hub.lines.public(None if visitor is None else visitor.id, hub.now())


@router.get("/tables/{id}", tags=["tables"], summary="A table in short", responses=says(404))
async def table_line(table: TableName, visitor: Visitor, hub: TheHub) -> TableLine:
    line = await hub.lines.one(table, None if visitor is None else visitor.id, hub.now())
    if line is None:
        raise Problem(404, "no-such-table")
    return line


@router.post(
    "/tables/{id}/commands",
    tags=["tables"],
    summary="Do something at a table, without a socket",
    responses={
        **message("Frame", "Why", "Hint", "Pong"),
        **{
            status: {"content": {"application/json": {"schema": {"$ref": SCHEMA + "Refused"}}}}
            for status in (400, 403, 404, 409, 413, 422, 429)
        },
    },
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": SCHEMA + "Command"}}},
        }
    },
)
async def obey(
    table: TableName,
    request: Request,
    response: Response,
    guest: TheGuest,
    hub: TheHub,
    after: Annotated[int | None, Query(ge=0, description="The last row seen; entries after it.")] = None,
) -> Response:
    try:
        live = await hub.live(table)
        hub.limits.check(guest.id)
        answer = encode(await hub.obey_and_tell(live, guest, decode_command(await _body(request)), after))
        status = 200
    except Problem as problem:
        answer = encode(frames.Refused(problem.sentence, problem.action, problem.stale))
        status = problem.status
    return json_response(answer, response, status)


async def _body(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST:
            raise Problem(413, "too-large", most=LARGEST)
    return body


def json_response(data: bytes, response: Response | None = None, status: int = 200) -> Response:
    """Bytes of a message, with the cookie that may have been set on the way."""
    answer = Response(data, status, media_type="application/json")
    if response is not None:
        answer.raw_headers.extend(pair for pair in response.raw_headers if pair[0] == b"set-cookie")
    return answer


# ── Looking back ───────────────────────────────────────────────────────────

Seen = Annotated[str, Query(alias="seat", pattern=r"^(\d|spectator)$", description="A seat, or `spectator`.")]


@router.get(
    "/tables/{id}/moments/{row}",
    tags=["replay"],
    summary="The position after a row, as this viewer saw it",
    responses={**message("Position"), **says(403, 404)},
)
async def moment(
    table: TableName, row: int, visitor: Visitor, hub: TheHub, seat: Seen = "spectator"
) -> Response:
    position = await hub.moment(table, row, _seat(seat), visitor)
    return json_response(encode(position))


@router.get(
    "/tables/{id}/replay",
    tags=["replay"],
    summary="A finished game, moment by moment",
    responses={**message("Replay"), **says(404, 409)},
)
async def replay(table: TableName, visitor: Visitor, hub: TheHub, seat: Seen = "spectator") -> Response:
    return json_response(await hub.replay(table, _seat(seat), visitor))


@router.get(
    "/tables/{id}/chances",
    tags=["replay"],
    summary="How likely everybody was to win, all along a finished game",
    responses={**message("Chances"), **says(404, 409)},
)
async def chances(table: TableName, hub: TheHub) -> Response:
    return json_response(encode(await hub.chances(table)))


@router.get(
    "/tables/{id}/transcript",
    tags=["replay"],
    summary="A finished game to be proven by `villainy verify`",
    response_model=Proof,
    responses=says(404, 409),
)
async def transcript(table: TableName, hub: TheHub) -> Response:
    return json_response(encode(await hub.transcript(table)))


def _seat(text: str) -> int | None:
    return None if text == "spectator" else int(text)
