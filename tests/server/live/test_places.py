"""Who may look at a table when many want to."""

import asyncio
from contextlib import asynccontextmanager

from chapiteau.server.live import places
from chapiteau.server.live.socket import SILENT
from chapiteau.server.live.viewer import FULL
from server.guests import Guest, async_test, friends
from server.guests import opened as opened_at_a_cost

PROXY = {"limits": 1.0, "proxy": "127.0.0.1"}  # so that visitors may come from anywhere


@asynccontextmanager
async def opened(data, **settings):
    """A house in which nothing takes time, so that an address is only refused for want of room."""
    async with opened_at_a_cost(data, **settings) as house:
        house.hall.costs.meter.clock = lambda: 0.0
        yield house


def visitor(house, address="192.0.2.1"):
    """Somebody with an address of their own."""
    return Guest(house.address, **{"x-forwarded-for": address})


async def looks(guest, table, **more):
    """Whether somebody is let in."""
    line = await guest.live(table, look=False, **more)
    await line.say(do="look")
    got_in = asyncio.create_task(line.until(lambda line: "table" in line.parts))
    await asyncio.wait({got_in, line.reader}, return_when=asyncio.FIRST_COMPLETED)
    got_in.cancel()
    assert "table" in line.parts or line.socket.close_code == FULL
    return "table" in line.parts


async def crowd(house, table, n, spread=True):
    """So many spectators, each with a page, from as many addresses or from one."""
    guests = [visitor(house, f"198.51.100.{i + 10 if spread else 1}") for i in range(n)]
    for guest in guests:
        await guest.get("/")
    return [await looks(guest, table) for guest in guests]


@async_test
async def test_spectators_do_not_keep_out_players_or_invited_people(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "MOST_SPECTATORS", 5)
    monkeypatch.setattr(places, "MOST_INVITED", 5)
    async with opened(tmp_path, **PROXY) as house, friends(house) as (table, one, two):
        assert await crowd(house, table, 6) == [True] * 5 + [False]
        for line in (one, two):
            assert await looks(line.guest, table)
        friend = visitor(house)
        await friend.get("/")
        assert not await looks(friend, table)
        await friend.get(one.table["invite"])
        assert await looks(friend, table)


@async_test
async def test_invited_people_do_not_keep_out_players(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "MOST_INVITED", 3)
    monkeypatch.setattr(places, "MOST_SPECTATORS", 3)
    async with opened(tmp_path, **PROXY) as house, friends(house) as (table, one, two):
        guests = [visitor(house) for _ in range(4)]
        for guest in guests:
            await guest.get(one.table["invite"])
        assert [await looks(guest, table) for guest in guests] == [True] * 3 + [False]
        assert await looks(two.guest, table)
        stranger = visitor(house)
        await stranger.get("/")
        assert await looks(stranger, table)


@async_test
async def test_one_address_does_not_take_all_places_of_spectators(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "MOST_OF_ADDRESS", 3)
    async with opened(tmp_path, **PROXY) as house, friends(house) as (table, one, _):
        assert await crowd(house, table, 4, spread=False) == [True] * 3 + [False]
        assert await crowd(house, table, 2) == [True] * 2
        async with visitor(house, "198.51.100.1") as near, visitor(house, "198.51.100.1") as far:
            await near.get(one.table["invite"])  # players behind the same address come in
            assert await looks(near, table)
            own = await far.found()
            assert await looks(far, own)


@async_test
async def test_one_address_spectates_at_so_many_tables_and_still_plays(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "MOST_ANYWHERE", 3)
    async with opened(tmp_path, **PROXY) as house, visitor(house, "203.0.113.9") as host:
        tables = [await host.found() for _ in range(4)]
        async with visitor(house) as me:
            await me.get("/")
            assert [await looks(me, table) for table in tables] == [True] * 3 + [False]
            line = await me.live(await me.found())
            assert line.table["seat"] == 0


@async_test
async def test_who_sits_down_makes_room_for_a_spectator(tmp_path, monkeypatch):
    monkeypatch.setattr(places, "MOST_SPECTATORS", 1)
    async with opened(tmp_path, **PROXY) as house, visitor(house) as host, visitor(house) as me:
        table = await host.found()
        await me.get("/")
        line = await me.live(table)
        async with visitor(house) as other:
            await other.get("/")
            assert not await looks(other, table)
            assert (await line.act("sit", seat=1))["is"] == "done"
            assert await looks(other, table)


@async_test
async def test_a_new_window_takes_the_place_of_the_oldest(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.found()
        lines = [await me.live(table) for _ in range(places.MOST_WINDOWS + 1)]
        await lines[0].reader
        assert lines[0].socket.close_code == FULL  # and the page does not come back by itself
        for line in lines[1:]:
            assert (await line.act("chat", text="here"))["is"] == "done"
        assert len(house.hall.tables[table].viewers) == places.MOST_WINDOWS


@async_test
async def test_a_channel_on_which_nobody_looks_is_closed(tmp_path):
    async with (
        opened(tmp_path, look_timeout=0.05) as house,
        friends(house) as (table, one, _),
        Guest(house.address) as stranger,
    ):
        await stranger.get("/")
        silent, babbling = [await stranger.live(table, look=False) for _ in range(2)]
        await babbling.say(do="look", layout="round")
        for line in (silent, babbling):
            await line.reader
            assert line.socket.close_code == SILENT
        assert (await one.act("chat", text="still here"))["is"] == "done"


@async_test
async def test_silent_channels_do_not_lock_a_table(tmp_path):
    async with opened(tmp_path, limits=1.0) as house, friends(house) as (table, one, two):
        async with Guest(house.address) as stranger:
            await stranger.get("/")
            for _ in range(58):
                await stranger.live(table, look=False)
            for line in (one, two):
                assert await looks(line.guest, table)
