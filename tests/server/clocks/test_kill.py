"""kill -9 while a clock runs: nothing that was told is lost, and what is told afterwards follows
from the log alone."""

import random
import signal
import time

from games.playing import sure

from chapiteau.server.clocks.rests import Outages, Span
from chapiteau.server.clocks.times import Times, as_part
from chapiteau.server.operation.archive_check import Reader, StoredGame
from chapiteau.server.store.house.clocks import outages
from chapiteau.server.store.offline import read_only
from chapiteau.server.store.rows import PLAY, START
from chapiteau.server.tables.loading import rebuild
from server.guests import async_test, friends, somebody_is_asked
from server.operation.test_serve import free_port, served

CLOCK = {"pace": "clock", "clock": "both", "unit": "minutes", "time": "10", "added": "7"}
MOVES = 5


def written(data, table):
    """A table as it lies on the disk, and the clocks that follow from its log."""
    with read_only(data, "") as c:
        (found,) = Reader(c).games([table])
        down = [Span(*each) for each in outages(c)]
    stored = sure(StoredGame, found)
    times = sure(Times, rebuild(stored.row, stored.seats, stored.log).times)
    times.outages = Outages(tuple(down))
    return stored.row, stored.log, times


def told(line):
    """The clocks of all seats as a page shows them."""
    return [seat["time"] for seat in line.table["seats"]]


def is_same(one, other):
    """But for what a rounded second can be off."""
    return one["rests"] == other["rests"] and all(
        abs(one[key] - other[key]) <= 1 for key in ("left", "zero", "until", "goes_on")
    )


def by_hand(log, seat):
    """What a seat has left at a game in which one is asked after the other, when it began to think
    or ended: ten minutes at most, seven seconds for each decision, less what each took."""
    left, since = 600.0, next(e.at for e in log if e.kind == START)
    for entry in log:
        if entry.kind == PLAY:
            if entry.seat == seat:
                left = min(600.0, left - (entry.at - since) + 7.0)
            since = entry.at
    return left, since


async def killed(server):
    server.process.send_signal(signal.SIGKILL)
    assert await server.process.wait() == -signal.SIGKILL


@async_test
async def test_a_kill_under_a_running_clock_loses_nothing(tmp_path):
    where, dice = ("--port", str(free_port())), random.Random(2)
    async with served(tmp_path, *where) as server:
        async with friends(server, end="last", **CLOCK) as (table, one, two):
            for _ in range(MOVES):
                line = await somebody_is_asked(one, two)
                assert (await line.move(dice=dice))["is"] == "done"
            await somebody_is_asked(one, two)
            await one.until(lambda line: any(time["zero"] for time in told(line)))
            before = told(one)
            await killed(server)
            row, log, times = written(tmp_path, table)
            assert [entry.kind for entry in log].count("play") == MOVES
            (runs,) = times.running()
            assert before[runs]["zero"] and row.due
            # What was told before the kill follows from what is on the disk.
            shown = [as_part(each) for each in times.shown(time.time())]
            assert all(map(is_same, before, shown))
            (left, since), (other, _) = by_hand(log, runs), by_hand(log, 1 - runs)
            assert abs(before[runs]["zero"] - (since + left)) <= 1
            assert abs(before[1 - runs]["left"] - other) <= 1
            async with served(tmp_path, *where) as again:
                assert again.address == server.address
                lines = [await each.guest.live(table) for each in (one, two)]
                asked = await somebody_is_asked(*lines)
                assert asked.table["seat"] == runs
                _, same, times = written(tmp_path, table)
                assert same[: len(log)] == log
                shown = [as_part(each) for each in times.shown(time.time())]
                for line in lines:
                    assert all(map(is_same, told(line), shown))
                assert (await asked.move(dice=dice))["is"] == "done"
                await killed(again)  # the moment it was acknowledged
            _, after, _ = written(tmp_path, table)
            assert after[: len(log)] == log and after[-1].kind == "play"
