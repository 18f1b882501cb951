"""`chapiteau serve` as a process: how it starts, how it stops, and what survives it."""

import asyncio
import os
import random
import re
import signal
import socket
import sys
import time
from contextlib import asynccontextmanager

from websockets.exceptions import WebSocketException

from server.guests import Guest, async_test

WITHIN = 5  # seconds
SERVE = [sys.executable, "-m", "chapiteau", "serve"]


class Served:
    """A server in a process of its own."""

    def __init__(self, process, address, said):
        self.process = process
        self.address = address
        self.said = said


async def started(data, *args, **env):
    environment = {**os.environ, "LC_ALL": "en", "CHAPITEAU_LIMITS": "100", **env}
    process = await asyncio.create_subprocess_exec(
        *SERVE, "--data", str(data), *args, env=environment,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        said = (await process.stdout.readline()).decode()
        found = re.search(r"https?://\S+", said)
        if not found:
            return Served(process, "", (await process.stderr.read()).decode())
        return Served(process, found[0], said)
    except BaseException:  # nothing stays behind, not even when a test is given up
        process.kill()
        await process.wait()
        raise


@asynccontextmanager
async def served(data, *args, **env):
    server = await started(data, *args, **env)
    try:
        yield server
    finally:
        if server.process.returncode is None:
            server.process.kill()
        await server.process.wait()


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


@async_test
async def test_it_serves_and_stops_cleanly(tmp_path):
    for number in (signal.SIGINT, signal.SIGTERM):
        async with served(tmp_path) as server, Guest(server.address) as me:
            line = await me.live(await me.play())
            assert line.table["phase"] == "playing"
            server.process.send_signal(number)
            assert await server.process.wait() == 0
            assert "Traceback" not in (await server.process.stderr.read()).decode()


@async_test
async def test_a_taken_port_is_stepped_over_unless_it_was_asked_for(tmp_path):
    async with served(tmp_path / "a") as one, served(tmp_path / "b") as two:
        assert one.address != two.address
        port = one.address.rsplit(":", 1)[1]
        async with served(tmp_path / "c", "--port", port) as three:
            assert three.address == "" and port in three.said and "Traceback" not in three.said
            assert await three.process.wait() == 2


@async_test
async def test_a_second_server_is_refused_with_a_sentence(tmp_path):
    async with served(tmp_path), served(tmp_path) as second:
        assert second.said.startswith("Another server already uses")
        assert await second.process.wait() == 2


@async_test
async def test_settings_come_from_the_environment_too(tmp_path):
    port = str(free_port())
    env = {"CHAPITEAU_PORT": port, "CHAPITEAU_LAN": "1"}
    async with served(tmp_path, **env) as server:
        assert server.address.endswith(f":{port}")
        assert f":{port}" in (await server.process.stdout.readline()).decode()
    async with served(tmp_path, CHAPITEAU_URL="https://games.example.org/") as server:
        assert server.address == "https://games.example.org"


@async_test
async def test_workers_end_with_a_server_that_is_killed(tmp_path):
    async with served(tmp_path) as server, Guest(server.address) as me:
        line = await me.live(await me.play(level="random"))
        await line.my_turn()
        await line.move()
        await line.my_turn()
        children = [int(pid) for pid in children_of(server.process.pid)]
        assert children
        server.process.kill()
        await server.process.wait()
        while any(is_alive(pid) for pid in children):
            await asyncio.sleep(0.01)


def children_of(pid):
    with open(f"/proc/{pid}/task/{pid}/children") as f:
        return f.read().split()


def is_alive(pid):
    try:
        with open(f"/proc/{pid}/stat") as f:
            return f.read().rsplit(")", 1)[1].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Player:
    """Plays at one table through crashes, and remembers what was acknowledged."""

    def __init__(self, guest, table, seed):
        self.guest = guest
        self.table = table
        self.dice = random.Random(seed)
        self.done = []  # position and move of each acknowledged decision
        self.back = 0.0  # when the table went on after the last start

    async def play(self, address):
        """Play until the server dies or the game is over."""
        self.guest.address, self.back = address, 0.0
        try:
            line = await self.guest.live(self.table)
            while await line.my_turn():
                self.back = self.back or time.monotonic()
                ask = line.ask
                move = self.dice.choice(ask["options"])["move"]
                said = await line.act("play", seat=0, position=ask["position"], move=move)
                if said["is"] == "done":
                    self.done.append((ask["position"], move))
            self.back = self.back or time.monotonic()
            return True
        except (OSError, WebSocketException):  # killed in the middle of anything
            return False


@async_test
async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path):
    dice, port = random.Random(), str(free_port())
    rounds, players = 4, []
    for n in range(rounds + 1):
        begun = time.monotonic()
        async with served(tmp_path, "--port", port) as server:
            if not players:
                for i in range(3):
                    guest = Guest(server.address)
                    table = await guest.play(game="fourberies", level="random", seats="2")
                    players.append(Player(guest, table, i))
            playing = [asyncio.create_task(p.play(server.address)) for p in players]
            if n == rounds:
                assert all(await asyncio.gather(*playing))  # every table goes on to its end
                await check_records(players)
            else:
                have = sum(len(p.done) for p in players)
                enough = have + dice.randrange(1, 12)
                while not all(p.back for p in players):
                    await asyncio.sleep(0.001)
                # The one limit of time in these tests: the promise is that after a crash all
                # tables go on within 5 seconds, the start of the new server included.
                assert n == 0 or max(p.back for p in players) - begun < WITHIN
                while sum(len(p.done) for p in players) < enough and not all_done(playing):
                    await asyncio.sleep(0)
                server.process.kill()
                await server.process.wait()
                await asyncio.gather(*playing)
    for player in players:
        await player.guest.__aexit__()


def all_done(tasks):
    return all(task.done() for task in tasks)


async def check_records(players):
    for player in players:
        text = (await player.guest.get(f"/table/{player.table}/record")).text
        mine = [line[2:] for line in text.splitlines() if re.match(r"0 \S+$", line)]
        assert player.done
        for position, move in player.done:
            assert mine[position] == move
