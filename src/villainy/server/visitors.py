"""Who is asking: the guest behind a request's cookie, or somebody new."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from villainy.server.commands import Guest
from villainy.server.hub import Hub
from villainy.server.people import COOKIE, COOKIE_AGE


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


TheHub = Annotated[Hub, Depends(hub_of)]


async def visitor(request: Request, hub: TheHub) -> Guest | None:
    """The guest, where there is one."""
    return await hub.people.read(request.cookies.get(COOKIE))


async def guest(request: Request, response: Response, hub: TheHub) -> Guest:
    """The guest; who has no cookie yet is given one."""
    known = await visitor(request, hub)
    if known is None:
        known = await hub.people.welcome(hub.now())
        remember(request, response, hub, known)
    return known


def remember(request: Request, response: Response, hub: Hub, known: Guest) -> None:
    """Sign this browser in as a guest."""
    response.set_cookie(
        COOKIE,
        hub.people.cookie(known.id),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


Visitor = Annotated[Guest | None, Depends(visitor)]
TheGuest = Annotated[Guest, Depends(guest)]
