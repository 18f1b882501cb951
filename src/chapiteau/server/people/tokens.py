"""Tokens: what a program acts for an account with, shown once and kept as a hash.

A token may do what its scopes say and nothing else. Whoever ends it ends what is open with it.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from ..refusal import Refused
from ..store.people.secrets import session_key
from ..store.rows import TokenRow
from .people import People, Person, person_of, plain

if TYPE_CHECKING:
    from ..store.store import Store

READ, PLAY, TALK = "read", "play", "talk"
SCOPES = (READ, PLAY, TALK)
BEGINNING = "chapiteau_"
"""Of every token: whoever finds one in a file knows what it is, and logs leave it out."""
MOST_TOKENS = 10  # of one account
LONGEST_NAME = 40
LONGEST_TOKEN = 100
USE_NOTED = 60.0  # seconds between two notes of when a token was last used
MOST_REMEMBERED = 5_000


@dataclass(frozen=True)
class Program:
    """Whoever acts with a token: the account, and what the token is."""

    person: Person
    token: TokenRow

    def check(self, scope: str) -> None:
        if scope not in self.token.scopes:
            raise Refused("missing-scope", 403, scope=scope)


def bearer(header: str) -> str:
    """The token in an Authorization header; nothing where there is none."""
    kind, _, token = header.strip().partition(" ")
    token = token.strip()
    fits = kind.lower() == "bearer" and token.startswith(BEGINNING) and len(token) <= LONGEST_TOKEN
    return token if fits else ""


class Tokens:
    """Makes, recognises and ends tokens."""

    def __init__(self, store: Store, people: People) -> None:
        self.store = store
        self.people = people
        self.known: dict[str, tuple[Program, float]] = {}  # by hash, and when they were read
        self.noted: dict[str, float] = {}  # by id, when a use was last written down

    async def make(self, person: Person, name: str, scopes: list[str]) -> str:
        """A new token: the only time that anybody but its program sees it."""
        if not person.registered:
            raise Refused("account-only", 403)
        name = plain(name)[:LONGEST_NAME]
        if not name:
            raise Refused("token-unnamed")
        if not scopes or not set(scopes) <= set(SCOPES):
            raise Refused("token-for-nothing")
        secret, now = BEGINNING + secrets.token_urlsafe(32), self.people.clock()
        kept = [scope for scope in SCOPES if scope in scopes]
        row = TokenRow(secrets.token_hex(12), session_key(secret), person.id, name, kept, now)
        if not await self.store.tokens.add(row, MOST_TOKENS):
            raise Refused("too-many-tokens", most=MOST_TOKENS)
        return secret

    async def end(self, person: Person, id: str) -> TokenRow:
        """From now on nobody is let in with it; what is open is for the hall to close."""
        row = await self.store.tokens.end(person.id, id)
        if row is None:
            raise Refused("no-such-token", 404)
        self.known.pop(row.hash, None)
        return row

    def remembered(self, secret: str) -> Program | None:
        """Who acts with a token, if that was read lately."""
        program, read = self.known.get(session_key(secret), (None, 0.0))
        return program if program and monotonic() - read < self.people.cache_seconds else None

    def is_known(self, secret: str) -> bool:
        """Whether a token was ever read here, however long ago."""
        return session_key(secret) in self.known

    async def of(self, secret: str) -> Program | None:
        """Who acts with a token; nobody if it was ended or never was."""
        hash = session_key(secret)
        token = await self.store.tokens.by_hash(hash)
        row = await self.store.person(token.person) if token else None
        if token is None or row is None:
            self.known.pop(hash, None)
            return None
        if len(self.known) >= MOST_REMEMBERED:
            self.known.pop(next(iter(self.known)))
        # Channels are closed by their session, so a token's hash stands for one.
        program = Program(person_of(row, hash), token)
        self.known[hash] = program, monotonic()
        return program

    def drop_cached(self, person: str) -> None:
        """Read somebody's tokens anew when they are next used."""
        theirs = [hash for hash, (program, _) in self.known.items() if program.person.id == person]
        for hash in theirs:
            del self.known[hash]

    async def note_use(self, program: Program) -> None:
        """Write down that a token is used, now and then."""
        token, now = program.token, self.people.clock()
        if now - self.noted.get(token.id, token.used) >= USE_NOTED:
            if len(self.noted) >= MOST_REMEMBERED:
                self.noted.clear()
            self.noted[token.id] = now
            await self.store.tokens.note_use(token.id, now)
