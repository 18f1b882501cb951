"""Bots think elsewhere: they hold nobody up, know only their view, and always come back."""

import asyncio
import random
from dataclasses import replace

import pytest

from chapiteau.bots import AT_A_TABLE
from chapiteau.bots.apart import answer
from chapiteau.bots.levels import LEVELS
from chapiteau.core.wire import pack
from chapiteau.server.store.rows import PLAY
from chapiteau.server.store.store import StoreFailed
from chapiteau.server.thinking import bots, work
from chapiteau.server.thinking.fair_queue import Asker
from chapiteau.server.thinking.processes import Processes
from chapiteau.server.thinking.scheduler import TRIES, Scheduler
from chapiteau.server.thinking.shares import QUICK
from server.guests import Guest, async_test, friends, opened, somebody_is_asked
from server.thinking.backends import HANGS, Manual, serve_hanging


async def until_a_bot_thinks(line, backend):
    """Move, if that is what is waited for, until a bot is asked."""
    while not backend.unanswered:
        if line.parts.get("ask", {}).get("options"):
            await line.move()
        await asyncio.sleep(0)


@async_test
async def test_a_slow_bot_delays_no_other_table_and_not_even_its_own(tmp_path):
    slow = Manual()
    async with opened(tmp_path, backend=slow) as house, Guest(house.address) as me:
        stuck = await me.live(await me.play(game="fourberies", seats="2"))
        assert (await stuck.act("chat", text="come on"))["is"] == "done"
        assert stuck.parts["thinking"]["seats"] == [1]
        async with friends(house) as (_, one, two):
            for _ in range(5):
                await (await somebody_is_asked(one, two)).move()
        await stuck.move()
        slow.answer_all()
        await stuck.play_on(random.Random(1))


@async_test
async def test_a_bot_is_told_what_its_seat_sees_and_nothing_else(tmp_path):
    slow = Manual()
    async with opened(tmp_path, backend=slow) as house, Guest(house.address) as me:
        table = await me.play(game="fourberies", seats="3")
        await me.live(table)
        await slow.until_asked(2)
        match = house.hall.tables[table].state.playing
        assert len(slow.asked) == 2
        for seat, question in zip((1, 2), slow.questions, strict=True):
            assert question.view == pack(match.view(seat))
            assert list(question.moves) == [move.text for move in match.moves(seat)]
            row = house.hall.tables[table].state.row
            for secret in (match.seed, row.seed, row.nonce):
                assert secret not in str(question)
            assert answer(question) in question.moves


@async_test
async def test_a_table_goes_on_whatever_becomes_of_its_workers(tmp_path):
    backend = Processes(1)
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="parade", level="random"))
        killed = 0
        while await line.my_turn():
            for worker in backend.workers:
                if killed < 3 and not worker.ended:
                    worker.kill()
                    killed += 1
            await line.move()
        assert killed == 3


@async_test
async def test_a_bot_that_cannot_answer_still_moves(tmp_path):
    """Lost, undecodable or illegal: after a few tries anything legal will do."""
    backend = Manual(1)
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="parade", seats="2"))
        state = house.hall.tables[line.table_id].state

        async def go_wrong(how, times):
            await until_a_bot_thinks(line, backend)
            made = len(state.playing.decisions)
            for _ in range(times):
                await until_a_bot_thinks(line, backend)
                how(backend.unanswered[0])
            await line.until(lambda line: len(state.playing.decisions) > made)

        await go_wrong(lambda asked: asked.lose(), TRIES)
        await go_wrong(lambda asked: asked.reply(work.ANSWERED + b'{"not": "a move"}'), 1)
        await go_wrong(lambda asked: asked.reply(work.failure(ValueError("no\nsense"))), 1)
        await go_wrong(lambda asked: asked.reply(work.ANSWERED + b'"castle"'), 1)
        backend.answer_all()
        await line.play_on(random.Random(1))


@async_test
async def test_a_thought_that_is_cancelled_from_outside_is_begun_again(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "RETRY", 0.0)
    backend = Manual()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        table = await me.play(game="fourberies", seats="2")
        await backend.until_asked(1)
        at = house.hall.tables[table]
        _, thought = at.bots.thoughts[1]
        thought.cancel()
        await backend.until_asked(2)
        assert at.bots.thoughts[1][1] is not thought
        assert backend.questions[0] == backend.questions[1]


@async_test
async def test_a_table_whose_bots_will_think_again_stays_in_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "RETRY", 1e6)
    backend = Manual()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        at = house.hall.tables[await me.play(game="fourberies", seats="2")]
        await backend.until_asked(1)
        thought = at.bots.thoughts[1][1]
        thought.cancel()
        await asyncio.wait([thought])
        await asyncio.sleep(0)
        assert not at.bots.thoughts and not at.drop()
        at.bots.stop()
        assert at.drop()


@pytest.mark.parametrize("error", [StoreFailed("away"), RuntimeError("what nobody expects")])
@async_test
async def test_a_move_that_could_not_be_written_is_made_later(tmp_path, monkeypatch, error):
    monkeypatch.setattr(bots, "RETRY", 0.0)
    backend = Manual()
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        line = await me.live(await me.play(game="parade", seats="2"))
        await until_a_bot_thinks(line, backend)
        change = house.store.change

        async def fail(_):
            monkeypatch.setattr(house.store, "change", change)
            raise error

        monkeypatch.setattr(house.store, "change", fail)
        backend.asked[0].reply()
        await backend.until_asked(2)
        backend.answer_all()
        assert await line.my_turn()


@async_test
async def test_a_question_that_nobody_asks_any_more_leaves_the_queue(tmp_path):
    backend = Manual(1)
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        first = await me.play(game="fourberies", seats="2", level="master")
        await backend.until_asked(1)
        second = await me.play(game="fourberies", seats="2", level="master")
        queue = house.scheduler.queue
        while not len(queue):
            await asyncio.sleep(0)
        house.hall.tables[second].bots.stop()
        while len(queue):
            await asyncio.sleep(0)
        backend.asked[0].reply()
        line = await me.live(first)
        await line.my_turn()
        assert len(backend.asked) == 1


@async_test
async def test_the_seconds_a_master_had_are_written_beside_its_move(tmp_path):
    backend = Manual(2)
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        found = {}
        for level in ("master", "novice"):
            table = await me.play(game="parade", seats="2", level=level)
            line = await me.live(table)
            await until_a_bot_thinks(line, backend)
            made = len(house.hall.tables[table].state.playing.decisions)
            asked = backend.unanswered[0]
            asked.reply()
            decisions = house.hall.tables[table].state.playing.decisions
            await line.until(lambda line, d=decisions, n=made: len(d) > n)
            log = [e for e in await house.store.log(table) if e.kind == PLAY and e.seat == 1]
            found[level] = log[0].budget
        assert found == {"master": AT_A_TABLE.seconds, "novice": 0.0}


@async_test
async def test_a_bot_that_hangs_stops_nobody_else(tmp_path, monkeypatch):
    """With real workers: it is ended alone, and its own table goes on too in the end."""
    monkeypatch.setattr("chapiteau.bots.levels.LEVELS", LEVELS | HANGS)
    monkeypatch.setattr("chapiteau.bots.LEVELS", LEVELS | HANGS)
    monkeypatch.setattr("chapiteau.server.thinking.scheduler.TRIES", 1)
    backend = Processes(1, serve_hanging)
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        house.scheduler.limit = 2.0
        stuck = await me.play(game="fourberies", seats="2", level="hangs")
        async with Guest(house.address) as you:
            line = await you.live(await you.play(game="parade", level="novice"))
            await line.play_on(random.Random(1))
        mine = await me.live(stuck)
        await mine.until(lambda line: not line.parts["thinking"]["seats"])
        assert house.scheduler.restarts.values["slow"]


@async_test
async def test_a_level_without_sense_is_answered_with_nothing(tmp_path):
    slow = Manual()
    async with opened(tmp_path, backend=slow) as house, Guest(house.address) as me:
        await me.live(await me.play(game="parade"))
        await slow.until_asked(1)
        broken = replace(slow.questions[0], level="gone")
        scheduler = Scheduler(Processes(1))
        reply = await scheduler.ask(work.MOVE, broken, Asker("", ""), QUICK)
        assert reply.answer is None
        scheduler.close()
