"""After a crash everybody comes back at once, and the house answers meanwhile."""

import asyncio
import threading
from collections import Counter

import pytest
from games.playing import sure

from chapiteau.server.store.rows import StoredTable
from chapiteau.server.store.sqlstore import SqlStore
from chapiteau.server.tables import hall, loading
from chapiteau.server.tables.loading import rebuild
from server.guests import Guest, async_test, opened


class SlowRebuild:
    """Tables that take until they are told to be there."""

    def __init__(self, rebuild):
        self.rebuild = rebuild
        self.go = threading.Event()
        self.lock = threading.Lock()
        self.now = 0

    def __call__(self, *args):
        with self.lock:
            self.now += 1
        self.go.wait()
        return self.rebuild(*args)


@pytest.fixture
def slow(monkeypatch):
    found = SlowRebuild(rebuild)
    monkeypatch.setattr(loading, "rebuild", found)
    yield found
    found.go.set()  # no thread is left behind


@async_test
async def test_pages_are_answered_while_tables_are_played_again(tmp_path, slow):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        tables = [await me.found() for _ in range(6)]
        read, found = house.store.log, house.store.table
        looked_up, begun = Counter[str](), Counter[str]()

        async def table(id):
            row = await found(id)
            looked_up[id] += 1
            return row

        async def log(id):
            begun[id] += 1
            return await read(id)

        vars(house.store).update(table=table, log=log)
        loads = [asyncio.create_task(house.hall.table(id)) for id in tables]
        while len(looked_up) < 6 or slow.now < hall.MOST_REBUILT:
            assert (await me.get("/healthz")).status_code == 200
        assert len(begun) == slow.now == hall.MOST_REBUILT  # the others wait for their turn
        slow.go.set()
        await asyncio.gather(*loads)
        assert len(begun) == 6


@async_test
async def test_a_house_opens_before_its_bots_have_come_back(tmp_path, slow, monkeypatch):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await me.found()

    async def waiting(self):
        return [table]

    monkeypatch.setattr(SqlStore, "tables_waiting_for_bots", waiting)
    async with opened(tmp_path) as house, Guest(house.address) as me:
        assert (await me.get("/healthz")).status_code == 200
        assert table not in house.hall.tables
        slow.go.set()
        while table not in house.hall.tables:
            await asyncio.sleep(0.01)


@async_test
async def test_what_was_changed_while_a_table_is_read_is_read_again(tmp_path, slow):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        await me.post("/name", name="Sganarelle")
        table = await me.found()
        loading = asyncio.create_task(house.hall.table(table))
        while not slow.now:
            await asyncio.sleep(0.01)
        person = sure(StoredTable, await house.store.table(table)).row.host
        assert await house.store.delete_person(person, "Sganarelle") == [table]
        reload = asyncio.create_task(house.hall.reload(table))
        slow.go.set()
        found = await loading
        await reload
        assert found.state.seats[0].name == "" and found.state.row.host == ""


@async_test
async def test_one_page_is_drawn_in_each_round_of_the_loop(tmp_path):
    async with opened(tmp_path) as house:
        rounds, at = 0, []

        async def come():
            await house.hall.places.turn()
            at.append(rounds)

        coming = [asyncio.create_task(come()) for _ in range(20)]
        while not all(task.done() for task in coming):
            await asyncio.sleep(0)
            rounds += 1
        assert len(set(at)) == 20


@async_test
async def test_a_table_is_shown_once_to_all_who_come_together(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await house.hall.table(await me.found())
        places, shown = house.hall.places, []
        vars(table)["show"] = lambda: shown.append(len(places.to_show))
        for times in (1, 2):
            for _ in range(5):
                places.show_soon(table)
            while len(shown) < times or house.hall.tasks:
                await asyncio.sleep(0)
            assert len(shown) == times
        table.drop()
        places.show_soon(table)
        assert not places.to_show
