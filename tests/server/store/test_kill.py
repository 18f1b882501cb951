"""kill -9 under play, of anything: no acknowledged move is missing, none is made twice."""

import asyncio
import os
import random
import re
import signal
import time
from contextlib import AsyncExitStack, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from chapiteau.server.store.postgres import PostgresStore
from chapiteau.server.store.sqlite import SqliteStore
from server.guests import Guest, async_test
from server.operation.test_serve import children_of, free_port, served
from server.postgres import Cluster

WITHIN = 5  # seconds, on a machine that has nothing else to do: printed, not demanded
TABLES = 3
KILLS = 2  # each with moves under way at all tables; a start takes longer than a game


class Player:
    """Plays at one table through crashes, and remembers what was acknowledged."""

    def __init__(self, guest, table, seed):
        self.guest = guest
        self.table = table
        self.dice = random.Random(seed)
        self.done = []  # position and move of each acknowledged decision
        self.bots = 0.0  # when bots last let this player choose
        self.news = asyncio.Event()
        self.go = asyncio.Event()  # else games would be over before anything is killed
        self.go.set()

    async def play(self, addresses):
        """Play until the game is over, at whatever server answers."""
        while True:
            self.guest.address = self.dice.choice(addresses)
            try:
                return await self.sit()
            except (OSError, WebSocketException, httpx.HTTPError):  # killed in the middle
                await asyncio.sleep(0.02)

    async def sit(self):
        line = await self.guest.live(self.table)
        while await line.my_turn():
            self.bots = time.monotonic()
            self.news.set()
            while line.ask["options"]:
                await self.go.wait()
                ask = line.ask
                move = self.dice.choice(ask["options"])["move"]
                said = await line.act("play", seat=0, position=ask["position"], move=move)
                if said["is"] == "done":
                    self.done.append((ask["position"], move))
                    self.news.set()
                else:
                    assert said["error"] in ("not-written", "stale-move", "store-away"), said
                    await line.look()
        self.bots = float("inf")
        self.news.set()

    @property
    def is_done(self):
        return self.bots == float("inf")

    async def goes_on(self, since):
        """Wait until bots have moved at this table after a moment."""
        while self.bots <= since:
            self.news.clear()
            await self.news.wait()

    async def makes(self, moves):
        """Wait for some more acknowledged moves, or the end."""
        enough = len(self.done) + moves
        while len(self.done) < enough and not self.is_done:
            self.news.clear()
            await self.news.wait()


async def seated(address, game):
    players = []
    for i in range(TABLES):
        guest = Guest(address)
        table = await guest.play(game=game, level="random", seats="2")
        players.append(Player(guest, table, i))
    return players


async def check_records(players, address):
    """Every acknowledged move stands in the record."""
    for player in players:
        player.guest.http.base_url = address
        text = (await player.guest.get(f"/table/{player.table}/record")).text
        mine = [line[2:] for line in text.splitlines() if re.match(r"0 \S+$", line)]
        assert player.done
        for position, move in player.done:
            assert mine[position] == move
        await player.guest.__aexit__()


async def check_logs(players, store):
    """Every decision was written once."""
    await store.open()
    for player in players:
        log = await store.log(player.table)
        assert [e.n for e in log] == list(range(len(log)))
        plays = [(e.seat, e.position) for e in log if e.kind == "play"]
        assert len(set(plays)) == len(plays)
    await store.close()


async def started(stack, data, port, db):
    env = {"CHAPITEAU_DB": db, "CHAPITEAU_WORKERS": "1"}
    server = await stack.enter_async_context(served(data, "--port", port, **env))
    assert server.address, server.said
    return server


@async_test
async def test_a_killed_server_comes_back_with_every_acknowledged_move(tmp_path, db):
    """One process at a time, on either store; the start of the next one is counted too."""
    dice, port, players = random.Random(1), str(free_port()), []
    address = f"http://127.0.0.1:{port}"
    async with AsyncExitStack() as stack:
        server = await started(stack, tmp_path, port, db)
        players = await seated(address, "fourberies")
        playing = [asyncio.create_task(p.play([address])) for p in players]
        for _ in range(KILLS):
            await dice.choice(players).makes(dice.randrange(1, 6))
            assert not all(player.is_done for player in players)
            server.process.kill()
            await server.process.wait()
            killed = time.monotonic()
            server = await started(stack, tmp_path, port, db)
            await asyncio.gather(*[player.goes_on(killed) for player in players])
            print(f"{time.monotonic() - killed:.2f} s of {WITHIN}")
        await asyncio.gather(*playing)
        await check_records(players, address)
        server.process.terminate()
        await server.process.wait()
    await check_logs(players, PostgresStore(db) if db else SqliteStore(tmp_path / "chapiteau.db"))


class Club:
    """Two servers on one database, and everything that can be killed there."""

    def __init__(self, stack, data, cluster, db):
        self.stack, self.data, self.cluster, self.db = stack, data, cluster, db
        self.ports = [str(free_port()), str(free_port())]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.servers: list[Any] = [None, None]  # until they are started

    async def start(self, i):
        self.servers[i] = await started(self.stack, self.data, self.ports[i], self.db)

    async def kill_server(self, i):
        self.servers[i].process.kill()
        await self.servers[i].process.wait()

    async def kill_workers(self):
        for server in self.servers:
            for pid in children_of(server.process.pid):
                with suppress(ProcessLookupError):
                    os.kill(int(pid), signal.SIGKILL)

    def kill_database(self):
        self.cluster.kill()
        self.cluster.start()


@pytest.fixture
def own_cluster():
    """One with a single database: after a crash it looks through all its files."""
    found = Cluster()
    yield found
    found.close()


@async_test
async def test_whatever_is_killed_in_a_club_all_tables_go_on(tmp_path, own_cluster):
    dice = random.Random(1)
    slowest: dict[str, float] = {}
    async with AsyncExitStack() as stack:
        club = Club(stack, tmp_path, own_cluster, own_cluster.fresh())
        await club.start(0)
        await club.start(1)
        players = await seated(club.addresses[0], "trickerion")
        playing = [asyncio.create_task(p.play(club.addresses)) for p in players]
        victims = ["server", "database", "workers", "server"]
        for n, victim in enumerate(victims):
            await dice.choice(players).makes(dice.randrange(1, 4))
            assert not all(player.is_done for player in players)
            killed = time.monotonic()
            if victim == "server":
                await club.kill_server(n % 2)
            elif victim == "workers":
                await club.kill_workers()
            else:
                club.kill_database()
                killed = time.monotonic()  # how long a database takes to start is not ours
            await asyncio.gather(*[player.goes_on(killed) for player in players])
            took = time.monotonic() - killed
            slowest[victim] = max(took, slowest.get(victim, 0.0))
            if victim == "server":
                for player in players:
                    player.go.clear()
                await club.start(n % 2)
                for player in players:
                    player.go.set()
        await asyncio.gather(*playing)
        print({victim: round(took, 2) for victim, took in slowest.items()}, "of", WITHIN)
        await check_records(players, club.addresses[0])
        await check_logs(players, PostgresStore(club.db))
