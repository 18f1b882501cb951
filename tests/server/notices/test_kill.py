"""kill -9 in the middle of sending: nobody is told nothing, and whoever is told twice can tell."""

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from chapiteau.server.store.notices import GRACE, LEASE
from server.guests import async_test, opened
from server.notices.evenings import MORNING, evening
from server.notices.services import Service

TESTS = Path(__file__).parents[2]
DIES = """
import asyncio, os, signal, ssl, sys
from pathlib import Path
from chapiteau.server.notices import sender
from chapiteau.server.notices.addresses import Allowed
from chapiteau.server.notices.outgoing import Outgoing
from chapiteau.server.store.notices import Notices
from server.guests import opened

async def dies(*args, **kw):
    os.kill(os.getpid(), signal.SIGKILL)

async def here(host, port):
    return ["127.0.0.1"]

async def main(data, db, service, certificate, now, where):
    sender.EVERY = 1e9
    if where == "noting":
        Notices.done = dies  # it has arrived, and nobody has written that down
    tls = ssl.create_default_context(cafile=certificate)
    outgoing = Outgoing(Allowed.read(service), here, "127.0.0.1".__eq__, tls)
    clock = lambda: float(now)
    async with opened(Path(data), db=db, clock=clock, outgoing=outgoing) as house:
        await house.sender.send_due()

asyncio.run(main(*sys.argv[1:]))
"""


@asynccontextmanager
async def sending(service, data, db, now, where):
    """Another process of this house, which sends what is due and is killed."""
    env = {**os.environ, "PYTHONPATH": str(TESTS)}
    names = f"{service.name}:{service.port}", str(service.certificate), str(now), where
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", DIES, str(data), db, *names, env=env
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        assert await process.wait() == -signal.SIGKILL


async def killed(service, data, db, now):
    """Killed while it waits for an answer, and another one before it has noted the answer."""
    service.answers = [never := asyncio.Event()]
    async with sending(service, data, db, now, "asking"):
        await service.heard(1)
    never.set()
    async with sending(service, data, db, now + LEASE, "noting") as process:
        await process.wait()
    assert len(service.requests) == 2


@pytest.mark.parametrize("kind", ["push", "hook"])
@async_test
async def test_a_kill_in_the_middle_of_sending_loses_no_notice(tmp_path, cluster, kind):
    db = cluster.migrated()
    async with evening(tmp_path, db=db) as e:
        await (e.subscribe() if kind == "push" else e.hook())
        await e.turn_of_two()
        (notice,) = await e.rows.of(await e.person())
        await killed(e.service, tmp_path / "house", db, MORNING + GRACE)
        assert [each.id for each in await e.rows.of(await e.person())] == [notice.id]
        assert await e.sent(GRACE + 2 * LEASE - 1) == []  # who was killed may still be at it
        assert len(await e.sent(1)) == 1
        if kind == "push":  # the same message with the same tag: a browser shows one of them
            told = [e.told(request) for request in e.service.requests]
            assert told[0]["id"] == notice.id and told == [told[0]] * 3
        else:
            told = [headers["webhook-id"] for _, headers, _ in e.service.requests]
            assert told == [notice.id] * 3
        assert await e.rows.of(await e.person()) == [] and await e.sent(LEASE) == []


@async_test
async def test_what_the_only_process_was_killed_over_is_sent_by_the_next(tmp_path):
    data, now = tmp_path / "house", MORNING + GRACE
    async with Service(tmp_path / "service") as service:
        async with evening(tmp_path, service=service) as e:
            await e.hook()
            await e.turn_of_two()
            (notice,) = await e.rows.of(await e.person())
        await killed(service, data, "", now)
        later, outgoing = (lambda: now + 2 * LEASE), service.outgoing()
        async with opened(data, clock=later, outgoing=outgoing) as house:
            await house.sender.send_due()
            assert await house.store.notices.counts() == (0, 0.0)
        ids = [headers["webhook-id"] for _, headers, _ in service.requests]
        assert ids == [notice.id] * 3
