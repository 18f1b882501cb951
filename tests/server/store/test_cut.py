"""The database goes away and comes back: nothing is half-done, nothing acknowledged is lost."""

import asyncio
import random
from contextlib import asynccontextmanager, contextmanager

import psycopg
import pytest

from server.cable import cable
from server.guests import Guest, async_test, friends, opened, somebody_is_asked


@pytest.fixture
def db(cluster):
    return cluster.migrated()


async def accepted(line, move, dice):
    """Make a move, again and again until it is written; how often it was refused before."""
    refused = 0
    while (said := await line.move(move, dice))["is"] != "done":
        assert said["error"] in ("not-written", "stale-move"), said
        if said["error"] == "stale-move":
            return refused  # it was written, only the answer was lost on its way
        refused += 1
        await asyncio.sleep(0.05)
    return refused


async def both_play_on(one, other, dice):
    """To the end. A chore of the house may have waited for the database since the cut, and while
    its connection is ended nobody else's is waited for: whoever is refused tries again."""
    expected = ("stale-move", "not-written")
    await asyncio.gather(one.play_on(dice, expected), other.play_on(dice, expected))


@asynccontextmanager
async def two_play(data, cluster, db):
    """A house at the end of a cable, and two friends at a table: the cable, the house, the table's
    id, whoever is to move, and the other one."""
    async with (
        cable(cluster, db) as (line, url),
        opened(data, db=url) as house,
        friends(house, "parade") as (table, one, two),
    ):
        mover = await somebody_is_asked(one, two)
        yield line, house, table, mover, two if mover is one else one


@async_test
async def test_a_cut_is_told_and_survived(tmp_path, db, cluster, caplog):
    async with (
        two_play(tmp_path, cluster, db) as (line, house, table, mover, other),
        Guest(house.address) as stranger,
    ):
        dice = random.Random(1)
        before, log = house.hall.tables[table].state.playing.hash, await house.store.log(table)
        line.cut()
        frames, ask = len(other.frames), mover.ask
        for _ in range(3):
            said = await mover.move(ask["options"][0]["move"])
            assert said["is"] == "no" and said["error"] == "not-written", said
        said = await other.act("chat", text="are you there?")
        assert said["error"] == "not-written"
        shown = [f for f in other.frames[frames:] if '"is":"no"' not in f]
        assert not shown  # nothing that was not written is shown to anybody
        page = await stranger.get("/tables")
        assert page.status_code == 503 and "books" in page.text
        line.mend()
        await accepted(mover, ask["options"][0]["move"], dice)
        entries = await house.store.log(table)
        assert len(entries) == len(log) + 1
        assert house.hall.tables[table].state.playing.hash != before
        await both_play_on(mover, other, dice)
    assert "do-not-tell" not in caplog.text


@contextmanager
def swallowed(line):
    line.swallow()
    yield
    line.mend()


async def impatiently(house, work):
    """Wait for something, while to the store every moment is longer than it waits for anything."""
    task = asyncio.ensure_future(work)
    while not task.done():
        house.store.timeouts.end_overdue(float("inf"))
        await asyncio.wait({task}, timeout=0.01)
    return task.result()


@pytest.mark.parametrize("how", ["frozen", "swallowed"])
@async_test
async def test_a_database_that_says_nothing_is_not_waited_for(tmp_path, db, cluster, how):
    async with (
        two_play(tmp_path, cluster, db) as (line, house, table, mover, other),
        Guest(house.address) as stranger,
    ):
        dice = random.Random(1)
        await accepted(mover, None, dice)
        if await somebody_is_asked(mover, other) is other:
            mover, other = other, mover
        log, ask = await house.store.log(table), mover.ask
        with cluster.frozen() if how == "frozen" else swallowed(line):
            frames = len(other.frames)
            said = await impatiently(house, mover.move(ask["options"][0]["move"]))
            assert said["error"] == "not-written"
            # From now on nobody waits: the next ones are told at once.
            assert (await mover.move(ask["options"][0]["move"]))["error"] == "not-written"
            assert (await stranger.get("/tables")).status_code == 503
            assert not [f for f in other.frames[frames:] if '"is":"no"' not in f]
        await accepted(mover, ask["options"][0]["move"], dice)
        assert (await house.store.log(table))[: len(log)] == log
        await both_play_on(mover, other, dice)
        entries = await house.store.log(table)
        assert [e.n for e in entries] == list(range(len(entries)))


@async_test
async def test_a_page_that_comes_back_during_a_cut_is_shown_the_table_after_it(
    tmp_path, db, cluster
):
    async with two_play(tmp_path, cluster, db) as (line, _, _, mover, _):
        line.cut()
        assert (await mover.move())["error"] == "not-written"
        await mover.say(do="look", layout="tall", theme="dark", lang="fr")
        line.mend()
        await mover.until(lambda line: line.parts.get("scene", {}).get("width") == 390)
        assert (await mover.act("chat", text="back"))["is"] == "done"


@async_test
async def test_bots_go_on_after_a_cut(tmp_path, db, cluster):
    async with (
        cable(cluster, db) as (line, url),
        opened(tmp_path, db=url) as house,
        Guest(house.address) as me,
    ):
        table, dice = await me.live(await me.play(game="fourberies", seats="3")), random.Random(4)
        for _ in range(3):
            await table.my_turn()
            await accepted(table, None, dice)
            line.cut()
            await asyncio.sleep(dice.random() * 0.2)
            line.mend()
        while await table.my_turn():
            await accepted(table, None, dice)
        log = await house.store.log(table.table_id)
        assert [e.n for e in log] == list(range(len(log)))


@async_test
async def test_connections_that_the_database_ends_are_made_anew(tmp_path, db, cluster):
    """Two processes, and an operator who ends all their connections again and again."""
    async with (
        opened(tmp_path, db=db) as a,
        opened(tmp_path, db=db) as b,
        friends(a, "fourberies") as (table, one, two),
    ):
        two.guest.address = b.address
        there = await two.guest.live(table)
        done, dice = [], random.Random(7)

        async def play(line):
            while await line.my_turn():
                ask = line.ask
                said = await line.move(dice=dice)
                if said["is"] == "done":
                    done.append((ask["seat"], ask["position"]))
                else:
                    assert said["error"] in ("not-written", "stale-move", "store-away"), said
                    await asyncio.sleep(0.01)

        async def end_connections():
            line = await psycopg.AsyncConnection.connect(db, autocommit=True)
            while True:
                await asyncio.sleep(0.2)
                await line.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'chapiteau' AND datname = current_database()"
                )

        ending = asyncio.create_task(end_connections())
        await asyncio.gather(play(one), play(there))
        ending.cancel()
        log = [e for e in await a.store.log(table) if e.kind == "play"]
        assert {(e.seat, e.position) for e in log} >= set(done)
        assert len({(e.seat, e.position) for e in log}) == len(log)
