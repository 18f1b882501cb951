"""Questions and workers: one that goes wrong harms no other, and nobody waits for long."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

import chapiteau
from chapiteau.bots import IN_THE_LAB, Budget
from chapiteau.bots.apart import make_question
from chapiteau.core.rng import seeded
from chapiteau.core.wire import pack
from chapiteau.server.store.rows import BOT
from chapiteau.server.thinking import scheduler as scheduling
from chapiteau.server.thinking import work
from chapiteau.server.thinking.fair_queue import Asker
from chapiteau.server.thinking.processes import Processes
from chapiteau.server.thinking.scheduler import MOST_WAITING, SHORTEST, TRIES, Scheduler
from chapiteau.server.thinking.shares import MASTERS, QUICK
from server.guests import Guest, async_test, opened
from server.thinking.backends import Manual


def question(level="master", seconds: float | None = 2.0, name="fourberies", rounds=40):
    """A real one, with its number of rounds."""
    match = chapiteau.new(name, seats=2, seed="a question")
    seat = match.to_act[0]
    budget = Budget(rounds, seconds)
    moves = list(match.moves(seat))
    return make_question(match.view(seat), seat, moves, level, seeded("bot"), budget)


def ask(scheduler, asked, address="here", share=MASTERS, table=""):
    asker = Asker(address, address, table)
    return asyncio.create_task(scheduler.ask(work.MOVE, asked, asker, share))


async def settled():
    for _ in range(20):
        await asyncio.sleep(0)


@async_test
async def test_the_clock_of_a_question_starts_when_a_worker_begins():
    backend = Manual(1)
    scheduler = Scheduler(backend, limit=1e6)
    first, second = ask(scheduler, question()), ask(scheduler, question(), "there")
    await backend.until_asked(1)
    job = next(iter(scheduler.queue.root.below["masters"].below["there"].below.values()))
    waiting = next(iter(job.below.values())).tickets[0].item
    assert waiting.clock is None
    now = scheduler.queue.time()
    scheduler.queue.time = lambda: now + 1e6  # it has waited as long as it may take
    backend.asked[0].reply()
    await backend.until_asked(2)
    assert waiting.clock is not None
    assert waiting.clock.when() - asyncio.get_running_loop().time() > 1e6 / 2
    backend.asked[1].reply()
    assert (await first).answer == (await second).answer == backend.questions[0].moves[0]


@async_test
async def test_one_that_takes_too_long_ends_alone_and_is_tried_again():
    backend = Manual(2)
    scheduler = Scheduler(backend, limit=0.0)
    slow = ask(scheduler, question(seconds=0.01))
    await backend.until_asked(TRIES)
    assert (await slow).answer is None
    assert [asked.question for asked in backend.killed] == backend.questions
    scheduler.limit = 1e6
    other = ask(scheduler, question())
    await backend.until_asked(TRIES + 1)
    backend.asked[-1].reply()
    assert (await other).answer


@async_test
async def test_a_worker_that_dies_loses_only_its_question_and_that_is_asked_again():
    backend = Manual(2)
    scheduler = Scheduler(backend)
    tasks = [ask(scheduler, question(), name) for name in ("a", "b")]
    await backend.until_asked(2)
    backend.asked[0].lose()
    await backend.until_asked(3)
    assert not backend.asked[1].answer.done()
    for asked in backend.unanswered:
        asked.reply()
    assert all(reply.answer for reply in await asyncio.gather(*tasks))
    assert backend.started == 3


@async_test
async def test_quick_levels_do_not_wait_behind_masters():
    backend = Manual(1)
    scheduler = Scheduler(backend)
    masters = [ask(scheduler, question(), f"address {i}") for i in range(5)]
    await backend.until_asked(1)
    novice = ask(scheduler, question("novice"), "there", QUICK)
    await backend.until_asked(2)
    assert backend.questions[1].level == "novice"
    backend.asked[1].reply()
    assert (await novice).answer
    await settled()
    assert len(backend.asked) == 2  # the place that is kept for quick ones is kept
    backend.answer_all()
    await asyncio.gather(*masters)


@async_test
async def test_under_pressure_a_master_thinks_shorter_and_whoever_asks_a_lot_most_of_all():
    backend = Manual(1)
    scheduler = Scheduler(backend)
    alone = ask(scheduler, question(), "greedy", table="0")
    await backend.until_asked(1)
    assert backend.questions[0].budget.seconds == 2.0
    rest = [ask(scheduler, question(), "greedy", table=str(i)) for i in range(1, 40)]
    modest = ask(scheduler, question(), "modest")
    await settled()
    backend.answer_all()
    greedy = [await task for task in rest]
    assert (await alone).seconds == 2.0
    assert (await modest).seconds == 1.0  # of two addresses
    assert greedy[0].seconds == SHORTEST
    told = sorted(q.budget.seconds for q in backend.questions)
    assert told == sorted([2.0, 1.0, *(reply.seconds for reply in greedy)])


@async_test
async def test_rounds_are_never_shortened_nor_what_is_quick():
    backend = Manual(1)
    scheduler = Scheduler(backend)
    asked = replace(question(), budget=IN_THE_LAB)
    tasks = [ask(scheduler, asked, table=str(i)) for i in range(9)]
    tasks.append(ask(scheduler, question("novice"), share=QUICK))
    await settled()
    backend.answer_all()
    assert {(await task).seconds for task in tasks} == {0.0}
    assert {q.budget for q in backend.questions if q.level == "master"} == {IN_THE_LAB}


@async_test
async def test_whoever_no_longer_waits_frees_the_queue_and_soon_the_worker(monkeypatch):
    monkeypatch.setattr(scheduling, "UNWANTED", 0.0)
    backend = Manual(1)
    scheduler = Scheduler(backend, limit=1e6)
    running, waiting, other = (ask(scheduler, question(), name) for name in "abc")
    await backend.until_asked(1)
    waiting.cancel()
    await settled()
    assert len(scheduler.queue) == 1
    running.cancel()
    await backend.until_asked(2)  # the worker was ended, and another has the next
    assert backend.killed == [backend.asked[0]]
    backend.answer_all()
    assert (await other).answer and len(backend.asked) == 2


@async_test
async def test_no_worker_is_started_before_there_is_work_nor_more_than_there_are_places():
    backend = Manual(3)
    scheduler = Scheduler(backend)
    assert backend.started == 0
    tasks = [ask(scheduler, question(), str(i)) for i in range(9)]
    await backend.until_asked(3)
    await settled()
    assert backend.started == 3 and len(backend.asked) == 3
    backend.answer_all()
    await asyncio.gather(*tasks)
    assert backend.started == 3


@async_test
async def test_what_waits_when_the_house_closes_waits_no_longer():
    backend = Manual(1)
    scheduler = Scheduler(backend)
    tasks = [ask(scheduler, question(), name) for name in "ab"]
    await backend.until_asked(1)
    scheduler.close()
    await asyncio.wait(tasks)
    late = ask(scheduler, question())
    await asyncio.wait([late])
    assert all(task.cancelled() for task in (*tasks, late))


@async_test
async def test_an_answer_depends_on_nothing_but_the_question():
    """View, chance and rounds: the same move from a worker as here."""
    scheduler = Scheduler(Processes(1))
    for name in ("fourberies", "trickerion", "carnavalesque"):
        match = chapiteau.new(name, seed="a question")
        seat = match.to_act[0]
        moves, rng = list(match.moves(seat)), seeded("bot")
        asked = make_question(match.view(seat), seat, moves, "master", rng, Budget(20))
        assert (await ask(scheduler, asked)).answer == work.MOVE.call(asked)
    scheduler.close()


def test_only_work_of_the_house_is_done_and_what_is_wrong_is_one_line():
    good = work.MOVE.pack(question())
    assert msgspec.json.decode(good)["game"] == "fourberies"
    for name, data in [
        ("os.system", b'"true"'),
        ("move", b"\x80\x04."),
        ("move", good[:-9]),
        ("move", b"{}"),
        ("move", good.replace(b'"fourberies"', b'"no\\nsuch"')),
        ("thought", b'["not", "a", "question"]'),
    ]:
        said = work.perform(name, data)
        assert said.startswith(work.FAILED) and b"\n" not in said and len(said) > 9
        with pytest.raises(work.WorkFailed) as error:
            work.MOVE.unpack(said)
        assert "\n" not in str(error.value)
    for nonsense in (b"", b"\x80\x04.", b"+{", b"+[]"):
        with pytest.raises(work.WorkFailed):
            work.MOVE.unpack(nonsense)


@async_test
async def test_tables_for_bots_are_refused_to_an_address_for_which_many_wait(tmp_path):
    backend = Manual(1)
    async with opened(tmp_path, backend=backend) as house, Guest(house.address, lang="fr") as me:
        mine = await me.found("fourberies", seats="2")
        line = await me.live(mine, lang="fr")
        await line.act("bot", seat=1, level="master")
        house.scheduler.most_waiting = 3
        asked = {"game": "fourberies", "seats": "3", "level": "master"}
        while (answer := await me.post("/play", **asked)).status_code == 303:
            table = await me.live(answer.headers["location"].rsplit("/", 1)[1])
            await table.act("start", nonce="n")
        assert answer.status_code == 429 and "automates" in answer.text
        assert house.scheduler.queue.waiting_of("127.0.0.1") == 3
        async with Guest(house.address) as guest:  # another name is no other address
            assert (await guest.post("/play", game="parade")).status_code == 429
            assert (await guest.post("/learn", game="fourberies")).status_code == 429
        for do in ({"do": "start", "nonce": "n"}, {"do": "bot", "seat": 1, "level": "novice"}):
            assert (await line.answer({**do, "id": "x"}))["error"] == "bots-busy"
        backend.answer_all()
        while len(house.scheduler.queue):
            await asyncio.sleep(0)
        assert (await line.act("start", nonce="n"))["is"] == "done"
    assert 0 < MOST_WAITING < 55 * 4  # the tables of the attack that this is for


@async_test
async def test_one_visitor_with_many_masters_keeps_nobody_elses_bots_waiting(tmp_path):
    """55 tables of four masters each, with one worker: the next free one goes to somebody else."""
    backend = Manual(1)
    async with opened(tmp_path, backend=backend) as house, Guest(house.address) as me:
        for _ in range(55):
            await me.play(game="fourberies", seats="5", level="master")
        await backend.until_asked(1)
        assert len(house.scheduler.queue) == 55 * 4 - 1
        victims = []
        for level, address in (("novice", "198.51.100.1"), ("master", "2001:db8::/64")):
            async with Guest(house.address) as you:
                table = await you.found("fourberies", seats="2")
                line = await you.live(table)
                await line.act("bot", seat=1, level=level)
                for viewer in house.hall.tables[table].viewers:
                    viewer.address = address
                await line.act("start", nonce="n")
                at = house.hall.tables[table]
                assert at.bots.asker.address == address and at.state.seats[1].kind == BOT
                victims.append(at.state.playing)
        await backend.until_asked(2)
        assert backend.questions[1].level == "novice"  # beside the master that thinks
        backend.asked[1].reply()
        backend.asked[0].reply()
        await backend.until_asked(3)
        assert backend.questions[2].view == pack(victims[1].view(1))
        assert backend.questions[2].budget.seconds > SHORTEST
        backend.asked[2].reply()
        await backend.until_asked(4)
        assert backend.questions[3].budget.seconds == SHORTEST
