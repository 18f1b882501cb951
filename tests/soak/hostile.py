"""A hostile visitor beside twenty honest tables: what the others feel of each attack.

PYTHONPATH=tests python -m soak.hostile [SECONDS]: all attacks in turn, from one address of this
machine, until the time is over; the honest players come from addresses of their own and play
against quick bots. Prints, beside the time before, how long a move took to be acknowledged and how
long the bots took to move on, and fails if anybody honest was cut off or refused, or if the house
says that it is not well.
"""

import asyncio
import contextlib
import itertools
import os
import random
import sys
import tempfile
import time

import httpx
from server.guests import Guest
from server.operation.test_serve import free_port, served
from websockets.exceptions import WebSocketException

SECONDS = 600
SLICE, QUIET = 12.0, 4.0  # seconds of an attack, and of rest after it
TABLES = 20
PACE = 0.5  # seconds a person thinks
NOISY = "127.0.0.2"
SOCKETS, GUESTS = 10, 12  # the house lets an address spectate twelve times at a table
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError, AssertionError)


class Honest:
    """Somebody who plays one game after the other, and notes how long everything took."""

    def __init__(self, number, address):
        self.dice = random.Random(number)
        self.guest = Guest(address, source=f"127.0.1.{number + 1}")
        self.felt = []  # when, seconds to the answer, seconds until it is my turn again
        self.trouble = []

    async def play_on(self):
        while True:
            try:
                table = await self.guest.play(game="fourberies", level="novice", seats="3")
                await self.play(await self.guest.live(table))
            except TROUBLE as e:
                self.trouble.append(f"{type(e).__name__} {e}"[:100])
                await asyncio.sleep(1)

    async def play(self, line):
        while await line.my_turn():
            await asyncio.sleep(PACE * 2 * self.dice.random())
            since = time.monotonic()
            said = await line.move(dice=self.dice)
            answered = time.monotonic()
            if said["is"] != "done":
                self.trouble.append(said["error"])
            await line.my_turn()
            self.felt.append((since, answered - since, time.monotonic() - answered))


class Hostile:
    """One address with many guests, and all that it tries."""

    def __init__(self, address):
        self.address = address
        self.port = int(address.rsplit(":", 1)[1])
        self.guests = [Guest(address, source=NOISY) for _ in range(GUESTS)]
        self.turn = itertools.cycle(self.guests)
        self.own = ""  # a public table, with somebody else at it
        self.attacks = [
            self.masters, self.looks, self.pages, self.pasts, self.silence, self.half_requests,
            self.nonsense, self.uploads, self.gone_again,
        ]  # fmt: skip

    async def masters(self, end):
        """Tables full of masters, as many as the house allows."""
        while time.monotonic() < end:
            guest = next(self.turn)
            table = await guest.post("/play", game="fourberies", level="master", seats="5")
            if table.status_code == 303:
                line = await guest.live(table.headers["location"].rsplit("/", 1)[1])
                await line.act("start", nonce="n")
            else:
                await asyncio.sleep(0.1)

    async def looks(self, end):
        """The same table from ever other sides, on many channels."""
        lines = [await next(self.turn).live(self.own) for _ in range(SOCKETS)]
        for n in itertools.count():
            theme = ("light", "dark")[n // SOCKETS % 2]
            await lines[n % SOCKETS].say(do="look", layout="wide", theme=theme, lang="en")
            await asyncio.sleep(1 / (18 * SOCKETS))
            if time.monotonic() > end:
                break
        for line in lines:
            await line.close()

    async def pages(self, end):
        paths = itertools.cycle(["/openapi.json", "/game/trickerion/rules", "/", "/statistics"])
        await asyncio.gather(*[self.fetch(paths, end) for _ in range(SOCKETS)])

    async def pasts(self, end):
        paths = (f"/table/{self.own}/past.json?back={n}" for n in itertools.count(999))
        await asyncio.gather(*[self.fetch(paths, end) for _ in range(SOCKETS)])

    async def fetch(self, paths, end):
        while time.monotonic() < end:
            await next(self.turn).get(next(paths))
            await asyncio.sleep(0.2)

    async def silence(self, end):
        """Channels that say nothing."""
        with contextlib.suppress(WebSocketException):
            for _ in range(59):
                await next(self.turn).live(self.own, look=False)
        await asyncio.sleep(max(0.0, end - time.monotonic()))

    async def half_requests(self, end):
        """Requests that never come to their end."""
        writers = []
        for _ in range(1000):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(NOISY, 0)
                )
                writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ")
                writers.append(writer)
        await asyncio.sleep(max(0.0, end - time.monotonic()))
        for writer in writers:
            writer.close()

    async def nonsense(self, end):
        heads = itertools.cycle([{"host": "["}, {"origin": "http://["}, {"cookie": "x" * 4000}])
        while time.monotonic() < end:
            await next(self.turn).get("/", headers=next(heads))
            await asyncio.sleep(0.02)

    async def uploads(self, end):
        while time.monotonic() < end:
            await next(self.turn).post("/watch", record="chapiteau record\n" + "9" * 12_000)

    async def gone_again(self, end):
        """Chat at a table of others, and delete the account."""
        while time.monotonic() < end:
            async with Guest(self.address, source=NOISY) as guest:
                line = await guest.live(self.own)
                await line.act("chat", text="you will not remember me")
                await guest.post("/delete", sure="yes")

    async def run(self, attack, end):
        while time.monotonic() < end:
            with contextlib.suppress(*TROUBLE):  # refused, as it should be: try again
                async with asyncio.timeout(max(0.1, end - time.monotonic()) + 5):
                    await attack(end)
            await self.let_go()

    async def let_go(self):
        await asyncio.sleep(0.2)
        for guest in self.guests:
            lines, guest.lines = guest.lines, []
            for line in lines:
                with contextlib.suppress(*TROUBLE):
                    await line.close()


def part(times, share):
    return sorted(times)[int(share * (len(times) - 1))] * 1000 if times else float("nan")


def tell(name, honest, since, until):
    felt = [one for each in honest for one in each.felt if since <= one[0] < until]
    cells = [part([one[k] for one in felt], share) for k in (1, 2) for share in (0.5, 0.95)]
    told = " ".join(f"{cell:9.0f}" for cell in cells)
    print(f"{name:14} {len(felt):6} {told} {os.getloadavg()[0]:7.1f}", flush=True)


async def public_table(address):
    """A table that anybody may look at, of two people from elsewhere."""
    host = Guest(address, source="127.0.2.1")
    table = await host.found("fourberies", seats="2")
    line = await host.live(table)
    await line.act("bot", seat=1, level="novice")
    await line.act("start", nonce="n")
    return host, table


async def soak(seconds):
    with tempfile.TemporaryDirectory() as data:
        async with served(data, "--port", str(free_port()), CHAPITEAU_LIMITS="1") as server:
            address = server.address
            honest = [Honest(n, address) for n in range(TABLES)]
            playing = [asyncio.create_task(each.play_on()) for each in honest]
            hostile = Hostile(address)
            host, hostile.own = await public_table(address)
            print("milliseconds           moves  ack p50   ack p95  bots p50  bots p95    load")
            since = time.monotonic()
            await asyncio.sleep(SLICE)
            tell("before", honest, since, time.monotonic())
            end = time.monotonic() + seconds
            for attack in itertools.cycle(hostile.attacks):
                since = time.monotonic()
                if since > end:
                    break
                await hostile.run(attack, since + SLICE)
                tell(attack.__name__, honest, since, time.monotonic())
                await asyncio.sleep(QUIET)
            health = await host.get("/healthz")
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            trouble = [text for each in honest for text in each.trouble]
            print(f"honest trouble: {trouble[:10] or 'none'}; health: {health.text}")
            assert not trouble and health.status_code == 200


if __name__ == "__main__":
    asyncio.run(soak(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS))
