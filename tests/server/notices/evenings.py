"""A house with a push service and a webhook beside it, and two accounts at a table."""

import random
from contextlib import asynccontextmanager, nullcontext
from unittest.mock import patch

from chapiteau.server.notices import sender
from chapiteau.server.store.notices import GRACE
from server.guests import opened, registered
from server.notices.services import Browser, Service

FOR_EVER = 1e9  # seconds: tests say when something is sent
MORNING = 1_799_920_800.0  # 10:00 in UTC


class Clock:
    def __init__(self):
        self.now = MORNING

    def __call__(self):
        return self.now


class Evening:
    """What a test needs of it."""

    def __init__(self, house, service, clock, one, two):
        self.house, self.service, self.clock = house, service, clock
        self.one, self.two = one, two  # the host, who plays, and whoever is to be told
        self.browser = Browser()
        self.lines = {}  # of the host, by table
        self.dice = random.Random(1)

    @property
    def rows(self):
        return self.house.store.notices

    async def person(self, name="Argan"):
        return (await self.house.store.by_login(name)).id

    async def subscribe(self, guest=None, path="/send/1", browser=None, **fields):
        keys = (browser or self.browser).keys
        fields = {"endpoint": self.service.url + path, "name": "A phone", **keys, **fields}
        return await (guest or self.two).post("/notices/devices", **fields)

    async def hook(self, path="/hook", **fields):
        fields = {"url": self.service.url + path, "name": "Chat", **fields}
        return await self.two.post("/notices/hooks", **fields)

    async def channel(self, kind="push"):
        found = [c for c in await self.rows.channels(await self.person()) if c.kind == kind]
        return found[0] if found else None

    async def table(self, **fields):
        """A table that both sit at and the second one does not look at, before its start."""
        table = await self.one.found(**{"pace": "day", **fields})
        line = self.lines[table] = await self.one.live(table)
        await self.two.get(line.table["invite"])
        other = await self.two.live(table)
        await other.act("sit", seat=1)
        await other.close()
        await line.until(lambda line: not line.table["seats"][1]["here"])
        return table

    async def await_two(self, table):
        """Play until the second one's turn begins."""
        line = self.lines[table]
        if line.table["phase"] == "waiting":
            await line.act("start")
            await line.until(lambda line: line.table["phase"] == "playing")
        while not self.asks_two(table):
            await line.my_turn()
            assert (await line.move(dice=self.dice))["is"] == "done"

    def asks_two(self, table):
        return bool(self.house.hall.tables[table].state.row.asked >> 1 & 1)

    async def turn_of_two(self, **fields):
        table = await self.table(**fields)
        await self.await_two(table)
        return table

    async def play_two(self, table):
        """The second one comes, plays until the others are asked alone, and leaves."""
        line = await self.two.live(table)
        while self.asks_two(table):
            await line.my_turn()
            assert (await line.move(dice=self.dice))["is"] == "done"
        await line.close()
        await self.lines[table].until(lambda line: not line.table["seats"][1]["here"])

    async def sent(self, seconds=GRACE):
        """What goes out after a while."""
        before = len(self.service.requests)
        self.clock.now += seconds
        await self.house.sender.send_due()
        return self.service.requests[before:]

    def told(self, request, browser=None):
        return (browser or self.browser).opened(request[2])


@asynccontextmanager
async def evening(tmp_path, **how):
    clock = Clock()
    with patch.object(sender, "EVERY", FOR_EVER):
        async with _evening(tmp_path, clock, **how) as found:
            yield found


@asynccontextmanager
async def _evening(tmp_path, clock, service=None, **how):
    async with (
        nullcontext(service) if service else Service(tmp_path / "service") as service,
        opened(tmp_path / "house", clock=clock, outgoing=service.outgoing(), **how) as house,
    ):
        one, two = await registered(house, "Toinette"), await registered(house, "Argan", "fr")
        try:
            yield Evening(house, service, clock, one, two)
        finally:
            for each in (one, two):
                await each.__aexit__()
