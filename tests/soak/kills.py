"""kill -9 under play, many times: nothing that was acknowledged is missing, every seat comes back.

PYTHONPATH=tests python -m soak.kills [SQLITE [POSTGRES]]: how often a server is killed on either
store. On SQLite one process is killed and started again; on PostgreSQL one of two, while the other
goes on. A start uses one core, so as many houses as there are cores are soaked side by side.
Prints how many acknowledged moves there were, how long the seats took to come back, and how busy
the machine was: on a quiet one, seats are meant to be back in five seconds.
"""

import asyncio
import os
import random
import re
import sys
import tempfile
import time
from contextlib import AsyncExitStack

import httpx
from server.guests import Guest
from server.operation.test_serve import free_port, started
from server.postgres import Cluster
from server.store.test_kill import Player
from websockets.exceptions import WebSocketException

SQLITE, POSTGRES = 1_000, 200
TABLES = 4
GAMES = ("fourberies", "parade", "trickerion", "three_ring_circus")
COMPILED_ONCE = {  # a third of a start, wherever Python is told to keep nothing
    "PYTHONDONTWRITEBYTECODE": "",
    "PYTHONPYCACHEPREFIX": f"{tempfile.gettempdir()}/soak-bytecode",
}
DOWN = (OSError, WebSocketException, httpx.HTTPError)


class Regular:
    """Plays one game after the other against bots, and checks each when it is over."""

    def __init__(self, number, addresses):
        self.addresses = addresses
        self.dice = random.Random(number)
        self.game = GAMES[number % len(GAMES)]
        self.player = None
        self.checked = 0  # acknowledged moves that were found in their records
        self.games = 0

    async def play_on(self):
        while True:
            guest = Guest(self.addresses[0])
            table = await self.new_table(guest)
            self.player = Player(guest, table, self.dice.random())
            await self.player.play(self.addresses)
            await self.check_record(self.player)
            await guest.__aexit__()

    async def new_table(self, guest):
        while True:
            self.move(guest)
            try:
                return str(await guest.play(game=self.game, level="random", seats="2"))
            except (*DOWN, AssertionError, KeyError):  # killed in the middle: another table
                await asyncio.sleep(0.05)

    def move(self, guest):
        guest.address = self.dice.choice(self.addresses)
        guest.http.base_url = guest.address

    async def check_record(self, player):
        """Every acknowledged move stands in the record, at its place."""
        while True:
            self.move(player.guest)
            try:
                answer = await player.guest.get(f"/table/{player.table}/record")
                text = answer.text if answer.status_code == 200 else ""
            except DOWN:
                text = ""
            if text:
                break
            await asyncio.sleep(0.05)
        mine = [line[2:] for line in text.splitlines() if re.match(r"0 \S+$", line)]
        for position, move in player.done:
            assert mine[position] == move, f"lost: {player.table} {position} {move}"
        self.checked += len(player.done)
        self.games += 1

    async def is_back(self, since):
        """Wait until this player has been asked, or is done, after a moment."""
        while self.player is None or self.player.bots <= since:
            await asyncio.sleep(0.01)


class Soak:
    """Houses side by side, and what was found out at all of them."""

    def __init__(self, kills):
        self.kills = kills
        self.took = []
        self.regulars = []

    async def run(self, houses):
        try:
            async with asyncio.TaskGroup() as group:
                for house in houses:
                    group.create_task(house.soak(self))
        finally:
            print(f"{len(self.took)} kills, {self.told()}", flush=True)
        print("nothing lost", flush=True)

    def note(self, seconds):
        self.took.append(seconds)
        if len(self.took) % 50 == 0:
            print(f"{len(self.took)} kills: {self.told()}", flush=True)

    def told(self):
        moves, games = (
            sum(getattr(each, what) for each in self.regulars) for what in ("checked", "games")
        )
        took = sorted(self.took) or [float("nan")]
        return (
            f"{moves} acknowledged moves of {games} games found again, seats back after "
            f"{took[len(took) // 2]:.1f} s (p95 {took[int(0.95 * len(took))]:.1f} s, slowest "
            f"{took[-1]:.1f} s), load {os.getloadavg()[0]:.1f}"
        )


class House:
    """Servers on one database, and players at their tables."""

    def __init__(self, number, servers, db):
        self.number = number
        self.db = db
        self.ports = [str(free_port()) for _ in range(servers)]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.servers = [None] * servers

    async def start(self, i, data):
        env = {"CHAPITEAU_DB": self.db, "CHAPITEAU_WORKERS": "1", **COMPILED_ONCE}
        self.servers[i] = server = await started(data, "--port", self.ports[i], **env)
        assert server.address, server.said

    async def kill(self, i):
        server = self.servers[i]
        server.process.kill()
        await server.process.wait()

    async def soak(self, soak):
        """Be killed until all houses together have been killed often enough."""
        with tempfile.TemporaryDirectory() as data:
            async with AsyncExitStack() as stack:
                for i in range(len(self.servers)):
                    await self.start(i, data)
                    stack.push_async_callback(self.kill, i)
                first = self.number * TABLES
                regulars = [Regular(first + i, self.addresses) for i in range(TABLES)]
                soak.regulars += regulars
                async with asyncio.TaskGroup() as group:
                    playing = [group.create_task(each.play_on()) for each in regulars]
                    await self.be_killed(soak, data, regulars)
                    for task in playing:
                        task.cancel()

    async def be_killed(self, soak, data, regulars):
        dice, turn = random.Random(self.number), 0
        await asyncio.gather(*[each.is_back(0) for each in regulars])
        while soak.kills > 0:
            soak.kills -= 1
            await asyncio.sleep(dice.random() / 4)  # any moment will do
            killed = time.monotonic()
            await self.kill(turn)
            await self.start(turn, data)
            await asyncio.gather(*[each.is_back(killed) for each in regulars])
            soak.note(time.monotonic() - killed)
            turn = (turn + 1) % len(self.servers)


def main():
    asked = [int(text) for text in sys.argv[1:]] + [SQLITE, POSTGRES][len(sys.argv) - 1 :]
    side_by_side = range(os.cpu_count() or 1)
    if asked[0]:
        print("SQLite, one process", flush=True)
        asyncio.run(Soak(asked[0]).run([House(n, 1, "") for n in side_by_side]))
    if asked[1]:
        print("PostgreSQL, two processes", flush=True)
        cluster = Cluster()
        try:
            asyncio.run(Soak(asked[1]).run([House(n, 2, cluster.fresh()) for n in side_by_side]))
        finally:
            cluster.close()


if __name__ == "__main__":
    main()
