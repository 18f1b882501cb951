"""Who pays for what is done, who waits, and who is refused."""

import asyncio
import random
import time
from functools import partial

import pytest

from chapiteau.server.operation.costs import (
    FILES,
    MOVES,
    PAGES,
    TURN,
    Costs,
    SharedThrottle,
    TooFast,
    Visit,
)
from chapiteau.server.operation.meter import Meter
from chapiteau.server.operation.throttle import MOST_BUCKETS, Throttle
from chapiteau.server.operation.worker import MeteredThreads, WorkerThread
from chapiteau.server.pages.entrance.about import warm_up
from server.guests import Clock, Guest, async_test, friends, opened, somebody_is_asked

ME, NEIGHBOUR = Visit("192.0.2.1", "me"), Visit("192.0.2.1", "neighbour")
STRANGER = Visit("192.0.2.2", "stranger")


class Work:
    """Something that takes as long as it says, on a clock of its own."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now

    async def do(self, seconds):
        self.now += seconds


def house_costs(**more):
    """Costs on clocks that pass when told to: of the world, and of the work."""
    clock, work = Clock(), Work()
    return Costs(clock=clock, meter=Meter(work), **more), clock, work


# the meter


class Purse:
    def __init__(self):
        self.charged = 0.0

    def charge(self, seconds):
        self.charged += seconds


@async_test
async def test_each_pays_for_their_own_steps_and_nobody_for_waiting():
    work, one, two, met = Work(), Purse(), Purse(), asyncio.Event()
    meter = Meter(work)

    async def first():
        await work.do(1)
        await met.wait()
        await work.do(2)
        return "done"

    async def second():
        await work.do(4)
        met.set()

    done = await asyncio.gather(meter.measure(one, first()), meter.measure(two, second()))
    assert (one.charged, two.charged, done[0]) == (3, 4, "done")


@async_test
async def test_what_is_done_for_somebody_else_is_not_paid_twice():
    work, one, two = Work(), Purse(), Purse()
    meter = Meter(work)

    async def move():
        await work.do(1)
        with meter.paid_by(two):
            await work.do(5)
        await work.do(1)

    await meter.measure(one, move())
    await work.do(9)
    assert (one.charged, two.charged) == (2, 5)


@async_test
async def test_measured_work_hears_that_it_is_cancelled_and_may_fail():
    meter, heard = Meter(), []

    async def waits():
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            heard.append("cancelled")
            raise

    task = asyncio.create_task(meter.measure(Purse(), waits()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task

    async def fails():
        raise LookupError

    with pytest.raises(LookupError):
        await meter.measure(Purse(), fails())
    assert heard == ["cancelled"] and meter.payer is None


# purses


@async_test
async def test_whoever_has_used_up_their_share_is_refused_and_others_are_not():
    costs, clock, work = house_costs(timeout=0)
    await costs.run(ME, "page", partial(work.do, 3))
    with pytest.raises(TooFast) as refused:
        await costs.run(NEIGHBOUR, "page", partial(work.do, 0))
    assert refused.value.status == 429 and refused.value.retry_after >= 1
    await costs.run(STRANGER, "other page", partial(work.do, 0))
    clock.now += 3600
    await costs.run(NEIGHBOUR, "page", partial(work.do, 0))


@async_test
async def test_what_is_known_to_cost_much_waits_until_there_is_enough_for_it():
    costs, _, work = house_costs(timeout=0)
    await costs.run(STRANGER, "slow", partial(work.do, 0.2))
    await costs.run(ME, "slow", partial(work.do, 0.2))
    await costs.run(ME, "quick", partial(work.do, 0.15))
    with pytest.raises(TooFast):
        await costs.run(ME, "slow", partial(work.do, 0.2))
    await costs.run(ME, "unknown", partial(work.do, 0))


@async_test
async def test_of_those_who_wait_whoever_had_least_comes_first():
    costs, clock, work = house_costs()
    await costs.run(ME, "page", partial(work.do, 1))
    served = []

    async def page(visit, seconds):
        served.append(visit.person)
        await work.do(seconds)

    noise = [
        asyncio.create_task(costs.run(NEIGHBOUR, "page", partial(page, NEIGHBOUR, 0.001)))
        for _ in range(5)
    ]
    await asyncio.sleep(0)
    mine = asyncio.create_task(costs.run(ME, "page", partial(page, ME, 0.001)))
    await asyncio.sleep(0)
    clock.now += 3600
    costs.purse(ME.address).serve()
    await asyncio.gather(mine, *noise)
    assert served[:2] == ["neighbour", "me"] or served[0] == "me"


@async_test
async def test_whoever_goes_while_waiting_leaves_no_debt_and_no_place():
    costs, clock, work = house_costs()
    await costs.run(ME, "page", partial(work.do, 1))
    waits = asyncio.create_task(costs.run(ME, "page", partial(work.do, 0)))
    await asyncio.sleep(0)
    purse, before = costs.purse(ME.address), costs.purse(ME.address).bucket.left
    waits.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waits
    assert purse.line == [] and purse.bucket.left == before
    waits = asyncio.create_task(costs.run(ME, "page", partial(work.do, 0)))
    await asyncio.sleep(0)
    clock.now += 3600
    purse.serve()  # its turn has come,
    waits.cancel()  # and it goes before it knows
    with pytest.raises(asyncio.CancelledError):
        await waits
    assert purse.bucket.left == purse.bucket.burst


@async_test
async def test_moves_have_a_purse_of_their_own():
    costs, _, work = house_costs(timeout=0)
    await costs.run(NEIGHBOUR, "page", partial(work.do, 100))
    await costs.run(ME, "move", partial(work.do, 0), MOVES, refusable=False)
    assert costs.purse(ME.address, PAGES).is_empty
    assert not costs.purse(ME.address, MOVES).is_empty


@async_test
async def test_each_page_pays_for_what_it_sees_of_a_move_and_whoever_talks_pays_for_all():
    costs, _, work = house_costs()
    seen = costs.purse(STRANGER.address)

    async def shown():
        with costs.paid_for(seen):
            await work.do(0.1)

    await costs.run(ME, "move", shown, MOVES)
    assert seen.bucket.left == pytest.approx(seen.bucket.burst - 0.1)
    assert costs.purse(ME.address, MOVES).bucket.left > 0.99
    await costs.run(ME, "chat", shown)
    assert seen.bucket.left == pytest.approx(seen.bucket.burst - 0.1)
    assert costs.purse(ME.address).bucket.left == pytest.approx(0.4)


def test_limits_multiply_what_everybody_may_use():
    usual, more = Costs(1.0).purse("a").bucket, Costs(10.0).purse("a").bucket
    assert (more.burst, more.pace) == (10 * usual.burst, 10 * usual.pace)


@async_test
async def test_work_in_threads_is_charged_to_whoever_it_is_done_for():
    costs, _, work = house_costs()
    worker = WorkerThread(work)
    asyncio.get_running_loop().set_default_executor(MeteredThreads())

    def slow():
        work.now += 7
        return TURN.get()

    assert await costs.run(ME, "drawing", partial(worker.run, slow)) is None
    assert costs.purse(ME.address).bucket.left < -6

    def busy():
        end = time.thread_time() + 0.01
        while time.thread_time() < end:
            pass

    await costs.run(STRANGER, "query", partial(asyncio.to_thread, busy))
    assert costs.purse(STRANGER.address).bucket.left <= 0.49
    worker.close()


@async_test
async def test_addresses_take_turns_in_the_thread():
    costs, worker, done = Costs(1e6), WorkerThread(), list[str]()
    tasks = []
    for visit in [NEIGHBOUR] * 4 + [STRANGER]:
        piece = partial(worker.run, done.append, visit.person)
        tasks.append(asyncio.create_task(costs.run(visit, "drawing", piece)))
    await asyncio.gather(*tasks)
    worker.close()
    assert done.index("stranger") <= 2 and len(done) == 5 and not worker.busy


# throttles


def test_a_throttle_keeps_its_own_time_and_nobody_is_locked_out_when_a_clock_is_set_back():
    assert Throttle(1, 1).clock is time.monotonic
    clock = Clock()
    throttle = Throttle(1, 1, clock)
    assert throttle.allows("a") and not throttle.allows("a")
    clock.now -= 3600
    assert not throttle.allows("a")
    clock.now += 1
    assert throttle.allows("a")


@async_test
async def test_a_wall_clock_that_is_set_back_limits_nobody(tmp_path):
    clock = Clock()
    async with opened(tmp_path, limits=1.0, clock=clock) as house:
        throttles = [each for each in vars(house).values() if isinstance(each, Throttle)]
        throttles += [each for each in vars(house.hall).values() if isinstance(each, Throttle)]
        throttles += [each for each in vars(house.people).values() if isinstance(each, Throttle)]
        assert len(throttles) >= 9
        assert all(each.clock is time.monotonic for each in throttles)


def test_of_many_keys_the_one_used_longest_ago_is_forgotten():
    throttle = Throttle(1, 1, Clock())
    for n in range(MOST_BUCKETS + 5):
        throttle.allows(str(n))
    assert len(throttle.buckets) == MOST_BUCKETS and "0" not in throttle.buckets


@async_test
async def test_people_at_one_address_share_a_limit_that_is_larger_than_for_one():
    throttle, costs = SharedThrottle(2, 1, Clock()), Costs(1e6)

    async def ask(person):
        return throttle.allows(person)

    answers = [
        await costs.run(Visit("192.0.2.1", str(n)), "new", partial(ask, str(n))) for n in range(10)
    ]
    assert answers == [True] * 6 + [False] * 4
    assert await costs.run(STRANGER, "new", partial(ask, "stranger"))


# at the house


def emptied(house, name=PAGES):
    """As after a noisy neighbour at the same address."""
    house.hall.costs.purse("127.0.0.1", name).charge(1000)


@async_test
async def test_an_empty_purse_is_a_429_that_says_when_to_come_back(tmp_path):
    costs = Costs(100, clock=Clock(), timeout=0)
    async with opened(tmp_path, costs=costs) as house, Guest(house.address) as me:
        assert (await me.get("/")).status_code == 200
        emptied(house)
        for path in ("/", "/tables.json"):
            answer = await me.get(path)
            assert answer.status_code == 429 and int(answer.headers["retry-after"]) >= 1, path
        assert "too much at once" in (await me.get("/")).text
        assert (await me.get("/healthz")).status_code == 200


@async_test
async def test_a_page_gets_its_files_also_when_nothing_is_left_for_pages(tmp_path):
    costs = Costs(100, clock=Clock(), timeout=0)
    async with opened(tmp_path, costs=costs) as house, Guest(house.address) as me:
        emptied(house)
        assert (await me.get("/")).status_code == 429
        assert (await me.get("/static/table.js")).status_code == 200
        emptied(house, FILES)
        assert (await me.get("/static/table.js")).status_code == 429


@async_test
async def test_a_noisy_neighbour_does_not_keep_a_player_from_moving(tmp_path):
    clock = Clock()
    costs = Costs(100, clock=clock, timeout=0)
    async with opened(tmp_path, costs=costs) as house, friends(house) as (_, one, two):
        emptied(house)
        for _ in range(4):
            line = await somebody_is_asked(one, two)
            assert (await line.move())["is"] == "done"
        assert (await one.act("why", seat=0, move="pass"))["error"] == "too-fast"
        frames = len(one.frames)
        await one.say(do="look", **{**one.seen, "theme": "dark"})
        purse = costs.purse("127.0.0.1")
        while not purse.line:  # a page that would show nothing without it waits
            await asyncio.sleep(0)
        assert len(one.frames) == frames
        clock.now += 36000
        purse.serve()
        await one.until(lambda line: line.n == 1)


@async_test
async def test_a_spectator_of_a_noisy_address_sees_it_later_and_whole(tmp_path):
    clock = Clock()
    costs = Costs(100, clock=clock, timeout=0)
    async with (
        opened(tmp_path, costs=costs) as house,
        friends(house, private="") as (table, one, two),
        Guest(house.address) as watcher,
    ):
        await watcher.get("/login")
        seen = await watcher.live(table)
        emptied(house)
        frames = len(seen.frames)
        line = await somebody_is_asked(one, two)
        assert (await line.move())["is"] == "done"
        viewer = next(v for v in house.hall.tables[table].viewers if v.is_late)
        assert len(seen.frames) == frames and viewer.outbox.empty()
        clock.now += 36000
        costs.purse("127.0.0.1").serve()
        await seen.until(lambda line: len(line.frames) > frames)
        shown = seen.log[:]
        await seen.look()
        assert not viewer.is_late and seen.log == shown


@async_test
async def test_six_players_and_their_audience_at_one_address_are_never_refused(tmp_path):
    warm_up()
    costs = Costs(meter=Meter(time.thread_time))  # not the time that other programs take from this
    async with (
        opened(tmp_path, limits=1.0, costs=costs) as house,
        friends(house, "carnavalesque", seats=6, private="") as (table, *lines),
        Guest(house.address) as other,
    ):
        await other.get("/login")
        watching = [await other.live(table) for _ in range(4)]
        more = [each.is_told_more() for each in watching]
        dice = random.Random(1)
        for _ in range(6):
            line = await somebody_is_asked(*lines)
            assert (await line.move(dice=dice))["is"] == "done"
        for each, is_told in zip(watching, more, strict=True):
            await each.until(is_told)
        for each in lines:
            assert (await each.guest.get("/")).status_code == 200


@async_test
async def test_one_address_founds_no_end_of_tables_however_many_guests_it_has(tmp_path):
    costs = Costs(1e6, clock=Clock())
    async with opened(tmp_path, limits=0.1, costs=costs) as house:
        limit = house.hall.new_table_limit.by_address
        codes = []
        for _ in range(int(limit.burst) + 2):
            async with Guest(house.address) as me:
                house.post_limit.forgive("127.0.0.1")
                house.request_limit.forgive("127.0.0.1")
                codes.append((await me.post("/new/parade", seats="2", pace="day")).status_code)
        assert codes == [303] * int(limit.burst) + [429] * 2
