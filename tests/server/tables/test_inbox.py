"""The inbox of a table: whoever waits for an answer gets one, whatever becomes of the table."""

import asyncio

import pytest

from chapiteau.server.tables.table import Closed
from server.guests import Guest, async_test, opened


class Work:
    """Something that takes until it is told to end."""

    def __init__(self):
        self.begun = asyncio.Event()
        self.goes_on = asyncio.Event()

    async def __call__(self):
        self.begun.set()
        await self.goes_on.wait()
        return "done"


@async_test
async def test_whoever_waits_for_a_table_that_leaves_memory_is_told(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await house.hall.table(await me.found())
        work = Work()
        running, waiting = (asyncio.create_task(table.do(each)) for each in (work, Work()))
        await work.begun.wait()
        table.drop(even_if_busy=True)
        for task in (running, waiting):
            with pytest.raises(Closed):
                await task


@async_test
async def test_a_table_does_not_leave_memory_while_something_is_done_there(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        table = await house.hall.table(await me.found())
        work = Work()
        running = asyncio.create_task(table.do(work))
        await work.begun.wait()
        assert not table.drop()
        work.goes_on.set()
        assert await running == "done"
        assert table.drop()
