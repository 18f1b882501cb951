"""Bots that think on a Ray cluster of two nodes, both on this machine: make ray.

Not part of `make test`, because Ray alone weighs more than all the rest and opens ports.
"""

import asyncio
import os

import pytest

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # before Ray is imported: it would report to its makers

from chapiteau.bots.apart import answer
from chapiteau.lab.on_ray import NoCluster
from chapiteau.server.thinking import work
from chapiteau.server.thinking.fair_queue import Asker
from chapiteau.server.thinking.processes import Processes
from chapiteau.server.thinking.ray_cluster import RayCluster
from chapiteau.server.thinking.scheduler import Scheduler
from chapiteau.server.thinking.shares import MASTERS
from server.guests import Guest, async_test, opened
from server.thinking.test_scheduler import question

MEMORY = 80 * 2**20
WORKERS = 4


@pytest.fixture
def cluster():
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": MEMORY}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    cluster.other = cluster.add_node(**node)
    yield cluster
    cluster.shutdown()


def questions(rounds):
    """The same position at several lengths of thought: rounds only, so that answers are given."""
    return [question(seconds=None, rounds=rounds + i) for i in range(12)]


def ask_all(scheduler, asked):
    return [
        asyncio.create_task(scheduler.ask(work.MOVE, each, Asker(f"{i}", ""), MASTERS))
        for i, each in enumerate(asked)
    ]


async def answers(tasks):
    return [reply.answer for reply in await asyncio.gather(*tasks)]


async def until(true):
    while not true():
        await asyncio.sleep(0.05)


@async_test
async def test_both_backends_give_the_same_answers_even_when_a_node_is_lost(cluster):
    asked = questions(400)
    here = [answer(each) for each in asked]
    there, local = Scheduler(RayCluster(cluster.address, WORKERS)), Scheduler(Processes(1))
    await there.open()
    tasks = ask_all(there, asked)
    await until(lambda: len(there.workers) == WORKERS)
    await asyncio.to_thread(cluster.remove_node, cluster.other, allow_graceful=False)
    assert await answers(tasks) == here == await answers(ask_all(local, asked))
    assert there.restarts.values.get("died"), "nothing ran on the node that was lost"
    for scheduler in (there, local):
        scheduler.close()


@async_test
async def test_a_bridge_that_breaks_is_built_anew_and_loses_no_question(cluster):
    asked = questions(400)
    backend = RayCluster(cluster.address, 2)
    scheduler = Scheduler(backend)
    await scheduler.open()
    tasks = ask_all(scheduler, asked)
    await until(lambda: scheduler.queue.root.running == 2)
    assert backend.channel
    backend.channel.kill()
    assert await answers(tasks) == [answer(each) for each in asked]
    scheduler.close()


@async_test
async def test_one_that_takes_too_long_on_the_cluster_ends_alone(cluster):
    scheduler = Scheduler(RayCluster(cluster.address, 2), limit=60.0)
    await scheduler.open()
    (endless,) = ask_all(scheduler, [question(seconds=None, rounds=10**9)])
    await until(lambda: scheduler.queue.root.running == 1)
    endless.cancel()
    asked = questions(20)
    assert await answers(ask_all(scheduler, asked)) == [answer(each) for each in asked]
    await until(lambda: scheduler.restarts.values.get("slow") == 1)
    scheduler.close()


@async_test
async def test_a_table_is_played_on_a_cluster_and_nothing_but_views_goes_there(cluster, tmp_path):
    async with opened(tmp_path, ray=cluster.address) as house, Guest(house.address) as me:
        assert isinstance(house.scheduler.backend, RayCluster)
        assert isinstance(house.chores.backend, Processes)
        line = await me.live(await me.play(game="fourberies", seats="2", level="novice"))
        for _ in range(3):
            await line.my_turn()
            await line.move()
        await line.until(lambda line: not line.parts["thinking"]["seats"])


@async_test
async def test_where_no_cluster_answers_the_house_says_so_and_does_not_open(tmp_path):
    with pytest.raises(NoCluster) as error:
        async with opened(tmp_path, ray="127.0.0.1:1"):
            pass
    assert "127.0.0.1:1" in str(error.value) and "\n" not in str(error.value)
