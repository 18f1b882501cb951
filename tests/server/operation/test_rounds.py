"""What a house does again and again: one process for all, whatever went wrong the last time."""

import asyncio
import logging

import pytest

from chapiteau.server.cluster.cluster import Cluster
from chapiteau.server.house import switched_on
from chapiteau.server.operation.rounds import keep_doing_for_all
from chapiteau.server.refusal import Refused
from chapiteau.server.settings import Settings
from server.guests import async_test


class Turns(Cluster):
    """A cluster in which another process has had the lease until now."""

    def __init__(self, *answers):
        self.answers, self.asked = list(answers), []

    async def take_lease(self, name):
        self.asked.append(name)
        return self.answers.pop(0)


async def rounds(cluster, work):
    """All rounds until the cluster has no answer any more."""
    task = asyncio.create_task(keep_doing_for_all(cluster, "tickets", work, 0.0))
    while cluster.answers:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@async_test
async def test_only_the_process_with_the_lease_does_the_work():
    done = []

    async def work():
        done.append(len(cluster.asked))

    cluster = Turns(False, True, False, True)
    await rounds(cluster, work)
    assert done == [2, 4] and set(cluster.asked) == {"tickets"}


@pytest.mark.parametrize("error", [Refused("not-written", 503), ValueError("planted")])
@async_test
async def test_a_round_that_fails_is_logged_and_followed_by_the_next(error, caplog):
    done = []

    async def work():
        done.append(1)
        raise error

    with caplog.at_level(logging.WARNING, "chapiteau.tickets"):
        await rounds(Turns(True, True, True), work)
    assert len(done) == 3
    assert {record.name for record in caplog.records} == {"chapiteau.tickets"}


def test_nothing_is_looked_after_that_a_host_has_not_switched_on(tmp_path):
    assert switched_on(Settings(tmp_path)) == {}
    some = switched_on(Settings(tmp_path, meeting=True, tournaments=True))
    assert set(some) == {"tickets", "tournaments"}
