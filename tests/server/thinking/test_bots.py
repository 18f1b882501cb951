"""Bots think elsewhere: they hold nobody up, know only their view, and are replaced."""

import asyncio
import os
import random
import signal
from contextlib import suppress

from chapiteau.bots.apart import answer
from chapiteau.core.wire import pack
from chapiteau.server.thinking.pool import BotPool
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


class Slow(BotPool):
    """Bots that answer when told to."""

    def __init__(self):
        super().__init__(1)
        self.go = asyncio.Event()
        self.asked = []
        self.news = asyncio.Event()

    async def until_asked(self, times):
        while len(self.asked) < times:
            self.news.clear()
            await self.news.wait()

    async def think(self, question):
        self.asked.append(question)
        self.news.set()
        await self.go.wait()
        return question.moves[0]


@async_test
async def test_a_slow_bot_delays_no_other_table_and_not_even_its_own(tmp_path):
    slow = Slow()
    async with opened(tmp_path, bot_pool=slow) as house, Guest(house.address) as me:
        stuck = await me.live(await me.play(game="fourberies", seats="2"))
        assert (await stuck.act("chat", text="come on"))["is"] == "done"
        assert stuck.parts["thinking"]["seats"] == [1]
        async with friends(house) as (_, one, two):
            for _ in range(5):
                await (await somebody_is_asked(one, two)).move()
        await stuck.move()
        slow.go.set()
        await stuck.play_on(random.Random(1))


@async_test
async def test_a_bot_is_told_what_its_seat_sees_and_nothing_else(tmp_path):
    slow = Slow()
    async with opened(tmp_path, bot_pool=slow) as house, Guest(house.address) as me:
        table = await me.play(game="fourberies", seats="3")
        await me.live(table)
        match = house.hall.tables[table].state.playing
        assert len(slow.asked) == 2
        for seat, question in zip((1, 2), slow.asked, strict=True):
            assert question.view == pack(match.view(seat))
            assert list(question.moves) == [move.text for move in match.moves(seat)]
            row = house.hall.tables[table].state.row
            for secret in (match.seed, row.seed, row.nonce):
                assert secret not in str(question)
            assert answer(question) in question.moves


@async_test
async def test_a_worker_that_dies_is_replaced(tmp_path):
    bot_pool = BotPool(1)
    async with opened(tmp_path, bot_pool=bot_pool) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="parade", level="random"))
        killed = 0
        while await line.my_turn():
            for worker in list((bot_pool.executor and bot_pool.executor._processes) or ()):
                if killed < 3:
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                        killed += 1
            await line.move()
        assert killed == 3


@async_test
async def test_a_level_without_sense_still_moves(tmp_path):
    slow = Slow()
    async with opened(tmp_path, bot_pool=slow) as house, Guest(house.address) as me:
        await me.live(await me.play(game="parade"))
        while not slow.asked:
            await asyncio.sleep(0)
        broken = slow.asked[0].__class__(**{**vars(slow.asked[0]), "level": "gone"})
        bot_pool = BotPool(1)
        assert await bot_pool.think(broken) in broken.moves
        bot_pool.close()
