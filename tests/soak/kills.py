"""kill -9 under play, many times: nothing that was acknowledged is missing, every seat comes back.

PYTHONPATH=tests python -m soak.kills [SQLITE [POSTGRES]]: how often a server is killed on either
store. On SQLite one process is killed and started again; on PostgreSQL one of two, while the other
goes on.
Prints how many acknowledged moves there were and how long the seats took to come back.
"""

import asyncio
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
    """Servers on one database, players at their tables, and what was found out."""

    def __init__(self, servers, db):
        self.db = db
        self.ports = [str(free_port()) for _ in range(servers)]
        self.addresses = [f"http://127.0.0.1:{port}" for port in self.ports]
        self.servers = [None] * servers
        self.took = []

    async def start(self, i, data):
        env = {"CHAPITEAU_DB": self.db, "CHAPITEAU_WORKERS": "1"}
        self.servers[i] = server = await started(data, "--port", self.ports[i], **env)
        assert server.address, server.said

    async def kill(self, i):
        server = self.servers[i]
        server.process.kill()
        await server.process.wait()

    async def run(self, kills):
        dice = random.Random(1)
        with tempfile.TemporaryDirectory() as data:
            async with AsyncExitStack() as stack:
                for i in range(len(self.servers)):
                    await self.start(i, data)
                    stack.push_async_callback(self.kill, i)
                regulars = [Regular(i, self.addresses) for i in range(TABLES)]
                playing = [asyncio.create_task(each.play_on()) for each in regulars]
                await asyncio.gather(*[each.is_back(0) for each in regulars])
                for n in range(kills):
                    await asyncio.sleep(dice.random() / 4)  # any moment will do
                    i, killed = n % len(self.servers), time.monotonic()
                    await self.kill(i)
                    await self.start(i, data)
                    done, _ = await asyncio.wait(
                        [asyncio.gather(*[each.is_back(killed) for each in regulars]), *playing],
                        return_when=asyncio.FIRST_COMPLETED,
                    )
                    for task in playing:
                        if task in done:
                            await task  # it never ends but by a fault: say which
                    self.took.append(time.monotonic() - killed)
                    if (n + 1) % 50 == 0:
                        print(f"{n + 1} kills: {self.told(regulars)}", flush=True)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
        print(f"{kills} kills, {self.told(regulars)}: nothing lost")

    def told(self, regulars):
        moves, games = (
            sum(getattr(each, what) for each in regulars) for what in ("checked", "games")
        )
        took = sorted(self.took)
        return (
            f"{moves} acknowledged moves of {games} games found again, "
            f"seats back after {took[len(took) // 2]:.1f} s (slowest {took[-1]:.1f} s)"
        )


def main():
    asked = [int(text) for text in sys.argv[1:]]
    print("SQLite, one process", flush=True)
    asyncio.run(Soak(1, "").run(asked[0] if asked else SQLITE))
    print("PostgreSQL, two processes", flush=True)
    cluster = Cluster()
    try:
        asyncio.run(Soak(2, cluster.fresh()).run(asked[1] if len(asked) > 1 else POSTGRES))
    finally:
        cluster.close()


if __name__ == "__main__":
    main()
