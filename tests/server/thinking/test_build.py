"""Bots that move over to a build of the rules while the house is open."""

import asyncio
import logging

import pytest

from chapiteau import builds
from chapiteau.server.thinking import build as building
from chapiteau.server.thinking.processes import Processes
from chapiteau.server.thinking.scheduler import Scheduler
from server.guests import Guest, async_test, opened
from server.operation.test_serve import is_alive
from server.thinking.backends import Manual
from server.thinking.test_scheduler import ask, question, settled

needs_build = pytest.mark.skipif(
    builds.kind() == "compiled" or not builds.place().is_dir(), reason="make install compiles them"
)


@async_test
async def test_a_worker_that_has_nothing_to_do_is_replaced_at_once():
    backend = Manual(1)
    scheduler = Scheduler(backend)
    first = ask(scheduler, question())
    await backend.until_asked(1)
    backend.asked[0].reply()
    assert (await first).answer
    scheduler.renew()
    assert len(backend.killed) == 1 and not scheduler.workers and backend.started == 1
    second = ask(scheduler, question())
    await backend.until_asked(2)
    assert backend.started == 2
    backend.asked[1].reply()
    assert (await second).answer and not scheduler.restarts.values


@async_test
async def test_a_worker_that_thinks_finishes_its_thought_and_goes():
    backend = Manual(1)
    scheduler = Scheduler(backend)
    first, second = ask(scheduler, question()), ask(scheduler, question(), "there")
    await backend.until_asked(1)
    scheduler.renew()
    await settled()
    assert not backend.killed and len(backend.asked) == 1
    backend.asked[0].reply()
    assert (await first).answer == backend.questions[0].moves[0]
    await backend.until_asked(2)
    assert len(backend.killed) == 1 and backend.started == 2
    backend.asked[1].reply()
    assert (await second).answer
    third = ask(scheduler, question())
    await backend.until_asked(3)
    backend.asked[2].reply()
    assert (await third).answer and backend.started == 2  # the new one stays


@async_test
async def test_a_worker_that_was_being_started_is_of_the_old_kind_too():
    backend = Manual(1)
    gate = asyncio.Event()
    start = backend.start

    async def slowly():
        worker = await start()
        await gate.wait()
        return worker

    vars(backend)["start"] = slowly
    scheduler = Scheduler(backend)
    asked = ask(scheduler, question())
    await settled()
    scheduler.renew()
    gate.set()
    await backend.until_asked(1)
    assert len(backend.killed) == 1 and backend.started == 2
    backend.asked[0].reply()
    assert (await asked).answer


@needs_build
@async_test
async def test_bots_move_over_to_a_build_and_their_answers_stay_the_same(tmp_path):
    async with opened(tmp_path) as house, Guest(house.address) as me:
        scheduler, asked = house.scheduler, question(seconds=None, rounds=60)
        before = await ask(scheduler, asked)
        assert (await me.get("/healthz")).json()["build"] == "interpreted"
        building.move_over(builds.place(), [scheduler])
        after = await ask(scheduler, asked)
        assert (await me.get("/healthz")).json()["build"] == "compiled"
        assert 'build="compiled"' in (await me.get("/metrics")).text
        assert before == after and after.answer in asked.moves


@async_test
async def test_a_build_of_other_sources_is_not_run(tmp_path):
    other = tmp_path / "O1-0123456789abcdef01234567"
    other.mkdir()
    backend = Processes(1)
    scheduler = Scheduler(backend)
    building.move_over(other, [scheduler])
    assert backend.build == "compiled"
    try:
        assert (await ask(scheduler, question(seconds=None, rounds=1))).answer
        assert backend.build == "interpreted"
    finally:
        scheduler.close()


@async_test
async def test_what_is_there_already_is_used_and_not_built(tmp_path, monkeypatch):
    monkeypatch.setattr(building, "is_compiled", lambda: False)
    monkeypatch.setattr(builds, "is_checkout", lambda: True)
    monkeypatch.setattr(builds, "place", lambda: tmp_path)
    monkeypatch.setattr(building, "build", None)
    backend = Processes(1)
    await building.compile_behind([Scheduler(backend)])
    assert backend.compiled == str(tmp_path)


@pytest.mark.parametrize("is_compiled, is_checkout", [(True, True), (False, False)])
@async_test
async def test_only_a_working_copy_that_runs_interpreted_is_compiled(
    monkeypatch, is_compiled, is_checkout
):
    monkeypatch.setattr(building, "is_compiled", lambda: is_compiled)
    monkeypatch.setattr(builds, "is_checkout", lambda: is_checkout)
    monkeypatch.setattr(building, "build", None)
    backend = Processes(1)
    await building.compile_behind([Scheduler(backend)])
    assert backend.compiled == ""


@async_test
async def test_a_failed_build_is_one_line_and_nothing_else(tmp_path, monkeypatch, caplog):
    script = tmp_path / "compile.py"
    script.write_text("import sys\nprint('one\\ntwo', file=sys.stderr)\nsys.exit('no compiler')")
    monkeypatch.setattr(building, "is_compiled", lambda: False)
    monkeypatch.setattr(builds, "is_checkout", lambda: True)
    monkeypatch.setattr(builds, "place", lambda: tmp_path / "none")
    monkeypatch.setattr(builds, "lacking", lambda: "")
    monkeypatch.setattr(building, "SCRIPT", script)
    backend = Processes(1)
    with caplog.at_level(logging.INFO, "chapiteau.build"):
        await building.compile_behind([Scheduler(backend)])
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1 and said[0].endswith("interpreted: no compiler")
    assert backend.compiled == ""


@async_test
async def test_a_build_ends_with_the_house(tmp_path, monkeypatch):
    """Its input is closed when the task is, and it knows what that means."""
    script, told = tmp_path / "compile.py", tmp_path / "told"
    script.write_text(
        "import os, pathlib, sys\nnew = pathlib.Path(__file__).with_name('new')\n"
        "new.write_text(str(os.getpid()))\nnew.rename(new.with_name('told'))\nsys.stdin.read()"
    )
    monkeypatch.setattr(building, "SCRIPT", script)
    task = asyncio.create_task(building.build())
    while not told.exists():
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    while is_alive(int(told.read_text())):
        await asyncio.sleep(0)
