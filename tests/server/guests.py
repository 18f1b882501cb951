"""A server in this process, and guests that use it as browsers do."""

import asyncio
import functools
import inspect
import json
import random
import re
import socket
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from argon2 import PasswordHasher
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chapiteau.server.house import House
from chapiteau.server.people import people
from chapiteau.server.serving import configuration
from chapiteau.server.settings import Settings
from chapiteau.server.store.offline import FILE, exclusive
from server import picture
from server.unpack import Unpacked

picture.install()
# How much a guess costs is for whoever guesses; here only what is done with the answer counts.
QUICK = functools.partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
vars(people)["PasswordHasher"] = QUICK
HANGS = 300  # seconds after which a test that waits for ever is given up


def async_test(test):
    """Run a coroutine as a test."""

    @functools.wraps(test)
    def run(*args, **kw):
        async def limited():
            async with asyncio.timeout(HANGS):
                await test(*args, **kw)

        asyncio.run(limited())

    vars(run)["__signature__"] = inspect.signature(test)
    return run


class Clock:
    """Time that passes when told to."""

    def __init__(self):
        self.now = 1_000_000.0

    def __call__(self):
        return self.now


class Server(uvicorn.Server):
    """One that leaves signals to the tests."""

    def capture_signals(self):
        return nullcontext()


@functools.cache
def newest():
    """The bytes of an empty file of this version: migrations have tests of their own."""
    with tempfile.TemporaryDirectory() as folder:
        with exclusive(Path(folder), ""):
            pass
        return (Path(folder) / FILE).read_bytes()


def migrated(file):
    """Spare a new house its migrations, a quarter of what a small test costs."""
    if not file.exists():
        file.write_bytes(newest())


class OpenHouse(House):
    """A house that is served, and where."""

    address = ""


@asynccontextmanager
async def opened(
    data, store=None, clock=None, backend=None, costs=None, outgoing=None, **settings: Any
) -> AsyncIterator[OpenHouse]:
    """A server on a free port of this machine."""
    if data.is_dir() and not store and not settings.get("db"):
        migrated(data / FILE)
    # By its protocol asyncio knows that small answers are not to wait for one another.
    door = socket.socket(proto=socket.IPPROTO_TCP)
    door.bind(("127.0.0.1", 0))
    door.listen(128)
    port = door.getsockname()[1]
    chosen = {"limits": 100.0, "workers": 1, **settings}
    more = {"clock": clock} if clock else {}
    house = OpenHouse(
        Settings(data, port=port, **chosen), store, backend=backend, costs=costs,
        outgoing=outgoing, **more,
    )  # fmt: skip
    server = Server(configuration(house))
    async with house:
        serving = asyncio.create_task(server.serve(sockets=[door]))
        house.address = f"http://127.0.0.1:{port}"
        try:
            yield house
        finally:
            server.should_exit = True
            for table in list(house.hall.tables.values()):
                table.drop(even_if_busy=True)
            await serving
            door.close()


UNHURRIED = httpx.Limits(keepalive_expiry=1)
"""A line that was idle for longer is opened anew: after five seconds the house may be closing it
just when it is asked something, which a browser would ask again by itself."""


class Guest:
    """A browser: cookies, forms, live channels."""

    def __init__(self, address, lang="en", source="127.0.0.1", **headers):
        self.address = address
        self.source = source  # an address of this machine: the house counts visitors by it
        self.headers = headers  # of channels too
        self.http = httpx.AsyncClient(
            base_url=address,
            headers={"accept-language": lang, **headers},
            timeout=HANGS,
            # Certificates, which nobody asks for here, take longer to read than a page to be made.
            transport=httpx.AsyncHTTPTransport(
                local_address=source, verify=False, limits=UNHURRIED
            ),
        )
        self.lines = []

    async def __aenter__(self):
        return self

    async def __aexit__(self, *error):
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def get(self, path, **kw):
        return await self.http.get(path, **kw)

    async def csrf(self):
        page = await self.get("/login")
        found = re.search(r'name="csrf" value="([0-9a-f]+)"', page.text)
        assert found
        return found[1]

    async def post(self, path, **fields):
        headers = {"origin": self.address}
        fields = {"csrf": await self.csrf(), **fields}
        return await self.http.post(path, data=fields, headers=headers)

    async def play(self, nonce="", **fields):
        """A table against bots, started as its page does it."""
        table = await self.ready(**fields)
        line = await self.live(table)
        assert (await line.act("start", nonce=nonce))["is"] == "done"
        await line.close()
        self.lines.remove(line)
        return table

    async def ready(self, **fields):
        """A table against bots that waits for its start."""
        answer = await self.post("/play", **{"game": "parade", "level": "random", **fields})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rsplit("/", 1)[1]

    async def found(self, game="parade", **fields):
        """A table for friends."""
        answer = await self.post(f"/new/{game}", **{"seats": "2", "pace": "minute", **fields})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rsplit("/", 1)[1]

    @property
    def cookie(self):
        return "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)

    async def live(self, table, look=True, origin=None, cookie=None, **how):
        uri = f"{self.address.replace('http', 'ws')}/table/{table}/live"
        headers = {**self.headers, "cookie": self.cookie if cookie is None else cookie}
        socket = await connect(
            uri,
            additional_headers=headers,
            origin=origin or self.address,
            max_size=2**24,
            local_addr=(self.source, 0),
        )
        line = Line(socket, self, table)
        self.lines.append(line)
        if look:
            await line.look(**how)
        return line


async def registered(house, name, lang="en"):
    """A guest with an account."""
    guest = Guest(house.address, lang)
    answer = await guest.post("/register", login=name, password="long enough")
    assert answer.status_code == 200
    return guest


@asynccontextmanager
async def friends(house, game="parade", seats=2, start=True, **fields):
    """Friends at a table: its id and a live channel of each."""
    guests = [Guest(house.address) for _ in range(seats)]
    table = await guests[0].found(game, seats=str(seats), **fields)
    lines = [await guests[0].live(table)]
    invite = lines[0].table["invite"]
    for seat, guest in enumerate(guests[1:], 1):
        await guest.get(invite)
        line = await guest.live(table)
        assert (await line.act("sit", seat=seat, nonce=f"n{seat}"))["is"] == "done"
        lines.append(line)
    if start:
        assert (await lines[0].act("start", nonce="n0"))["is"] == "done"
        for line in lines:
            await line.until(
                lambda line: line.table["phase"] == "playing" and "scene" in line.parts
            )
    try:
        yield table, *lines
    finally:
        for guest in guests:
            await guest.__aexit__()


async def somebody_is_asked(*lines):
    """The line of whoever may choose now; nobody's if the game is over."""
    turns = [asyncio.create_task(line.my_turn()) for line in lines]
    await asyncio.wait(turns, return_when=asyncio.FIRST_COMPLETED)
    for turn in turns:
        turn.cancel()
    return next((line for line in lines if line.ask["options"]), None)


class Line:
    """A live channel and what it was told so far."""

    def __init__(self, socket, guest, table_id):
        self.socket = socket
        self.guest = guest
        self.table_id = table_id
        self.frames = []  # the text of each
        self.n = 0
        self.looking = False
        self.known = Unpacked()
        self.log = []
        self.chat = []
        self.answers = []
        self.count = 0
        self.changed = asyncio.Event()
        self.seen = {}  # how it looks
        self.reader = asyncio.create_task(self.read())

    async def read(self):
        try:
            async for text in self.socket:
                self.frames.append(text)
                frame = json.loads(text)
                assert frame["n"] in (1, self.n + 1)
                self.n = frame["n"]
                if self.n == 1:
                    self.known, self.looking = Unpacked(), False
                for part in frame["parts"]:
                    self.take(part)
                self.changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.changed.set()

    def take(self, part):
        part, kind = self.known.take(part), part["is"]
        if kind == "log":
            self.log[part["from"] :] = part["lines"]
        elif kind == "chat":
            self.chat = part["lines"] if part.get("anew") else self.chat + part["lines"]
        elif kind in ("done", "no", "why"):
            self.answers.append(part)

    @property
    def parts(self):
        return self.known.parts

    @property
    def items(self):
        return self.known.items

    @property
    def order(self):
        return self.known.order

    @property
    def ask(self):
        return self.parts["ask"]

    @property
    def table(self):
        return self.parts["table"]

    async def until(self, true):
        """Wait until something holds."""
        while not true(self):
            if self.reader.done():
                raise ConnectionError(f"closed with {self.socket.close_code}")
            self.changed.clear()
            await self.changed.wait()

    def is_told_more(self):
        """Something to wait for: that the story goes on from here. How many lines others have says
        nothing of how many these are, for what happens in a row is one of them."""
        length = len(self.log)
        return lambda line: len(line.log) > length

    async def say(self, **message):
        await self.socket.send(json.dumps(message))

    async def look(self, **how):
        """See everything anew: to be shown the same again, one has to look away first."""
        how = {"layout": "wide", "theme": "light", "lang": "en", **how}
        if how == self.seen:
            await self.look(**{**how, "theme": "dark" if how["theme"] == "light" else "light"})
        self.looking, self.seen = True, how
        await self.say(do="look", **how)
        await self.until(lambda line: not line.looking)

    async def act(self, do, **more):
        """Say something with an id, and wait for the answer."""
        self.count += 1
        message = {"do": do, "id": f"c{id(self)}-{self.count}", **more}
        return await self.answer(message)

    async def answer(self, message):
        before = len(self.answers)
        await self.socket.send(
            message if isinstance(message, (str, bytes)) else json.dumps(message)
        )
        await self.until(lambda line: len(line.answers) > before)
        return self.answers[before]

    async def move(self, move=None, dice=random):
        """Make a move of those offered."""
        move = move or dice.choice(self.ask["options"])["move"]
        return await self.act("play", **self.stand, move=move)

    async def undo(self):
        return await self.act("undo", **self.stand)

    async def ask_undo(self):
        """The way back past a reveal."""
        return await self.act("ask-undo", **self.stand)

    @property
    def stand(self):
        """Who is asked, and for which decision."""
        return {"seat": self.ask["seat"], "position": self.ask["position"]}

    @property
    def is_over(self):
        return self.table["phase"] == "over"

    async def my_turn(self):
        await self.until(lambda line: line.is_over or line.parts.get("ask", {}).get("options"))
        return not self.is_over

    async def play_on(self, dice, expected=("stale-move",)):
        """Play whatever is offered until the game is over."""
        while await self.my_turn():
            said = await self.move(dice=dice)
            assert said["is"] == "done" or said["error"] in expected, said

    async def close(self):
        await self.socket.close()
        await asyncio.gather(self.reader, return_exceptions=True)
