"""Guests and accounts."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from time import monotonic

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..operation.throttle import Throttle
from ..refusal import Refused
from ..store.people.secrets import session_key
from ..store.rows import PersonRow
from ..store.store import Conflict, Store
from .codes import bare, grouped, new_code
from .writing import cleaned

LONGEST_NAME = 24
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
HOUSE_NAMES = 6
MOST_REMEMBERED = 5_000
CODE_LENGTH, CODE_GROUP = 20, 5
MARK = " (bot)"
"""Ends the name of every program and of nobody else, wherever a name stands: at seats, in talk, in
logs, lists, letters and records."""


@dataclass(frozen=True)
class Person:
    """Whoever acts: a guest or an account, in one session."""

    id: str
    name: str
    session: str
    registered: bool = False
    stored: bool = False  # whether the store knows this person
    named: bool = False  # whether they have said what they want to be called
    role: str = ""  # "admin": runs the house
    bot: bool = False  # whether a program plays under this name


def plain(text: str) -> str:
    """One line with single spaces, without what nobody sees, however it was typed."""
    return " ".join(cleaned(text[:400]).split())


def clean_name(text: str) -> str:
    """A name as it may stand on a page: not empty, not too long."""
    text = plain(text)
    if not text or len(text) > LONGEST_NAME:
        raise Refused("bad-name", longest=LONGEST_NAME)
    if is_marked(text):
        raise Refused("name-of-bot", mark=MARK.strip())
    return text


def is_marked(name: str) -> bool:
    """Whether people would take this for the name of a program, whatever letters it is made of."""
    alike = unicodedata.normalize("NFKC", name).casefold()
    return "".join(alike.split()).endswith(MARK.strip())


def shown_name(row: PersonRow) -> str:
    """A name as others see it."""
    return row.name + MARK if row.bot else row.name


def house_name(id: str, names: list[str]) -> str:
    return names[int(blake2b(id.encode(), digest_size=4).hexdigest(), 16) % len(names)]


def person_of(row: PersonRow, session: str) -> Person:
    """Whoever a row is about, in a session."""
    is_account = row.login is not None
    return Person(row.id, shown_name(row), session, is_account, True, row.named, row.role, row.bot)


class People:
    """Finds, names, registers and recognises people."""

    def __init__(
        self,
        store: Store,
        names: list[str],
        limits: float,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self.store = store
        self.names = names
        self.clock = clock
        self.hasher = PasswordHasher()
        self.hashing = asyncio.Semaphore(1)  # each takes 64 MiB, and every core there is
        self.login_limit = Throttle(5 * limits, 30 / limits, steady)  # an address at an account
        self.address_limit = Throttle(20 * limits, 15 / limits, steady)  # of one address
        self.dummy = self.hasher.hash(secrets.token_hex(16))
        self.known: dict[str, tuple[Person, float]] = {}  # by session, and when they were read
        self.cache_seconds = float("inf")  # how long that stays valid

    # who is it

    def new_guest(self) -> Person:
        id = secrets.token_hex(12)
        return Person(id, house_name(id, self.names), secrets.token_hex(16))

    async def of(self, signed: tuple[bool, str, str] | None) -> Person | None:
        """The person of a cookie; nobody if the session is over or the guest has an account."""
        if signed is None:
            return None
        is_account, id, session = signed
        person, read = self.known.get(session, (None, 0.0))
        fresh = monotonic() - read < self.cache_seconds
        if person and fresh and person.id == id and person.registered == is_account:
            return person
        row = await self.store.person(id)
        if row is None:
            guest = Person(id, house_name(id, self.names), session)
            return None if is_account else self._remember(guest)
        if (row.login is not None) != is_account:
            return None
        if is_account and not await self.store.has_session(session_key(session), id):
            return None
        return self._remember(person_of(row, session))

    def _remember(self, person: Person) -> Person:
        if len(self.known) >= MOST_REMEMBERED:
            self.known.pop(next(iter(self.known)))
        self.known[person.session] = (person, monotonic())
        return person

    def drop_cached(self, id: str) -> None:
        """Read somebody anew when they next come."""
        for session in [s for s, (person, _) in self.known.items() if person.id == id]:
            del self.known[session]

    async def ensure_stored(self, person: Person) -> Person:
        """Make sure the store knows a guest who begins to play."""
        if person.stored:
            return person
        await self.store.save_person(PersonRow(person.id, person.name, self.clock()))
        return self._remember(replace(person, stored=True))

    async def rename(self, person: Person, name: str) -> Person:
        name = clean_name(name)
        row = await self.store.person(person.id)
        row = row or PersonRow(person.id, name, self.clock())
        await self.store.save_person(replace(row, name=name, named=True))
        self.drop_cached(person.id)
        return self._remember(person_of(replace(row, name=name, named=True), person.session))

    # accounts

    async def register(
        self, guest: Person, login: str, password: str, address: str
    ) -> tuple[Person, str]:
        """The guest becomes an account; also returns its recovery code."""
        if guest.registered:
            raise Refused("already-registered")
        if not self.address_limit.allows(address):
            raise Refused("too-many-tries", 429)
        login = clean_name(login)
        check_password(password)
        if await self.store.by_login(login):
            raise Refused("login-taken", 409, login=login)
        row = await self.store.person(guest.id)
        row = row or PersonRow(guest.id, login, self.clock())
        return await self._save(replace(row, name=login, login=login, named=True), password)

    async def login(self, login: str, password: str, address: str) -> Person:
        return await self._begin(await self.check(login, password, address))

    async def check(self, login: str, password: str, address: str) -> PersonRow:
        """The account, if this is its password."""
        return await self._checked(login, address, password, "password")

    async def recover(
        self, login: str, code: str, password: str, address: str
    ) -> tuple[Person, str]:
        """A new password for whoever has the code; all other sessions end, and the code changes."""
        check_password(password)
        row = await self._checked(login, address, bare(code), "recovery")
        return await self._save(row, password)

    async def logout(self, person: Person) -> None:
        if person.registered:
            await self.store.close_sessions(person.id, session_key(person.session))
        self.known.pop(person.session, None)

    async def _checked(self, login: str, address: str, secret: str, field: str) -> PersonRow:
        """The account, if the secret is right; takes as long when there is no such account."""
        login = plain(login)
        alike = unicodedata.normalize("NFKC", login).casefold()  # all that may be meant by it
        key = f"{address} {alike[:80]}"
        if not self.address_limit.allows(address) or not self.login_limit.allows(key):
            raise Refused("too-many-tries", 429)
        row = await self.store.by_login(login)
        right = await self._verify(getattr(row, field) if row else self.dummy, secret)
        if row is None or not right:
            raise Refused("wrong-login" if field == "password" else "wrong-code", 403)
        if row.closed:
            raise Refused("account-closed", 403)
        self.login_limit.forgive(key)
        return row

    async def _save(self, row: PersonRow, password: str) -> tuple[Person, str]:
        code = new_code(CODE_LENGTH)
        row = replace(row, password=await self._hash(password), recovery=await self._hash(code))
        try:
            await self.store.save_person(row)
        except Conflict:
            raise Refused("login-taken", 409, login=row.login or "") from None
        await self.store.close_sessions(row.id)
        self.drop_cached(row.id)
        return await self._begin(row), grouped(code, CODE_GROUP)

    async def _begin(self, row: PersonRow) -> Person:
        person = person_of(row, secrets.token_hex(16))
        await self.store.open_session(session_key(person.session), person.id, self.clock())
        return self._remember(person)

    async def _hash(self, secret: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, secret)

    async def _verify(self, hashed: str, secret: str) -> bool:
        async with self.hashing:
            try:
                await asyncio.to_thread(self.hasher.verify, hashed, secret[:LONGEST_PASSWORD])
            except (Argon2Error, InvalidHashError):
                return False
        return True


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("bad-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
