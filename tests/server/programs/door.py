"""Accounts with tokens, and requests made with them."""

import json
import re
from contextlib import asynccontextmanager

import httpx

from chapiteau.client import AsyncHouse
from server.guests import HANGS, UNHURRIED, registered

ALL = {"read": "yes", "play": "yes", "talk": "yes"}


async def new_token(guest, **scopes):
    """A token as the page shows it, once."""
    page = await guest.post("/programs/tokens", name="my bot", **(scopes or ALL))
    assert page.status_code == 200, page.text
    found = re.search(r"chapiteau_[\w-]{43}", page.text)
    assert found
    return found[0]


async def account(house, name="Ada", bot=True, **scopes):
    """Somebody with an account and a token of it."""
    guest = await registered(house, name)
    if bot:
        assert (await guest.post("/programs/bot", sure="yes")).status_code == 303
    return guest, await new_token(guest, **scopes)


@asynccontextmanager
async def calling(house, token):
    """Plain requests of a program."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(
        base_url=house.address, headers=headers, timeout=HANGS, limits=UNHURRIED
    ) as http:
        yield http


def client(house, token, **more):
    return AsyncHouse(house.address, token, **more)


class Lines:
    """An open stream, line by line."""

    def __init__(self, answer):
        self.answer = answer
        self.found = answer.aiter_lines()

    async def next(self):
        """The next line that says something."""
        async for line in self.found:
            if line:
                return json.loads(line)
        return None

    async def until(self, true):
        while True:
            line = await self.next()
            assert line is not None, "the stream has ended"
            if true(line):
                return line


@asynccontextmanager
async def stream(house, token, path, **query):
    """A stream as it is read."""
    async with calling(house, token) as http, http.stream("GET", path, params=query) as answer:
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        yield Lines(answer)
