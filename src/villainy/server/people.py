"""Guests: a signed cookie, a nickname, and a personal link that moves them to another device."""

from __future__ import annotations

import secrets

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import Connection, select, update

from villainy.server.chat import clean
from villainy.server.commands import Guest
from villainy.server.database import Database
from villainy.server.errors import Problem
from villainy.server.models import guests, settings

COOKIE = "villainy"
COOKIE_AGE = 3 * 365 * 24 * 3600
LINK_AGE = 3600
LONGEST_NAME = 24


class People:
    """Who is who. The key that signs the cookies is in the database, so that every worker reads them."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._cookies = URLSafeSerializer(key, salt="cookie")
        self._links = URLSafeTimedSerializer(key, salt="link")

    @classmethod
    async def open(cls, database: Database) -> People:
        insert = database.insert(settings).values(name="cookie-key", value=secrets.token_urlsafe(32))
        query = select(settings.c.value).where(settings.c.name == "cookie-key")

        def keep(connection: Connection) -> str:
            connection.execute(insert.on_conflict_do_nothing())
            return str(connection.execute(query).scalar_one())

        return cls(database, await database.write(keep))

    async def find(self, guest: str) -> Guest | None:
        async with self._database.reading() as connection:
            found = (await connection.execute(select(guests).where(guests.c.id == guest))).first()
        return None if found is None else Guest(found.id, found.name, found.named)

    async def read(self, cookie: str | None) -> Guest | None:
        """Whose cookie this is; None where it is nobody's."""
        if cookie is None:
            return None
        try:
            guest = self._cookies.loads(cookie)
        except BadData:
            return None
        return await self.find(str(guest))

    async def welcome(self, now: float) -> Guest:
        """Somebody new, with a name to be known by until they choose one."""
        guest = Guest(secrets.token_urlsafe(12), f"Agent {secrets.randbelow(9000) + 1000}", False)
        values = {"id": guest.id, "name": guest.name, "named": False, "created": now}
        await self._database.write(lambda connection: connection.execute(guests.insert(), values))
        return guest

    async def rename(self, guest: str, name: str) -> Guest:
        chosen = clean(name)
        if not 1 <= len(chosen) <= LONGEST_NAME:
            raise Problem(422, "name-length", most=LONGEST_NAME)
        renamed = update(guests).where(guests.c.id == guest).values(name=chosen, named=True)
        await self._database.write(lambda connection: connection.execute(renamed))
        return Guest(guest, chosen)

    def cookie(self, guest: str) -> str:
        return str(self._cookies.dumps(guest))

    def link(self, guest: str) -> str:
        return str(self._links.dumps(guest))

    async def follow(self, token: str) -> Guest:
        """The guest a personal link was made for, while it is valid."""
        try:
            found = await self.find(str(self._links.loads(token, max_age=LINK_AGE)))
        except BadData:
            found = None
        if found is None:
            raise Problem(404, "link-invalid")
        return found
