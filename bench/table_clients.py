"""Guests who play at tables of a server, for bench/table.py.

They run in a process of their own, so that their CPU time is not the server's.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

sys.path.append(str(Path(__file__).parent))  # last, for click.py there hides a package
from table_servers import cpu_of, family, resident, starved

WARM = 2.0  # seconds before anything counts
AT_ONCE = 16  # tables that are opened at the same time


class Line:
    """A live channel that notes when something comes, and reads no more of it than it must."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.at = 0.0  # when the last message came
        self.messages = 0
        self.bytes = 0
        self.asked: dict[str, Any] = {}  # a frame says only what of it has changed
        self.ask: dict[str, Any] = {}  # the same, until it is answered
        self.phase = ""
        self.seated = False  # whether every seat is taken
        self.news = asyncio.Event()
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        from websockets.exceptions import ConnectionClosed

        with contextlib.suppress(ConnectionClosed):
            while True:
                text = await self.socket.recv(decode=False)
                self.at = time.perf_counter()
                self.messages += 1
                self.bytes += len(text)
                self.take(text)
                self.news.set()

    def take(self, text: bytes) -> None:
        if b'"is":"ask"' in text or b'"phase":"over"' in text or b'"kind":"human"' in text:
            for part in json.loads(text)["parts"]:
                if part["is"] == "ask":
                    self.ask = self.asked = {**self.asked, **part}
                elif part["is"] == "table":
                    self.phase = part.get("phase", self.phase)
                    kinds = [seat["kind"] for seat in part.get("seats", ())]
                    self.seated = self.seated or (bool(kinds) and "empty" not in kinds)

    async def until(self, true: Any) -> None:
        while not true(self):
            self.news.clear()
            await self.news.wait()


async def connected(address: str, table: str, cookie: str, source: str = "127.0.0.1") -> Line:
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.typing import Origin

    class Counting(ClientConnection):
        wire = 0

        def data_received(self, data: bytes) -> None:
            self.wire += len(data)
            super().data_received(data)

    socket = await connect(
        f"{address.replace('http', 'ws')}/table/{table}/live",
        origin=Origin(address),
        max_size=2**24,
        additional_headers={"cookie": cookie},
        create_connection=Counting,
        local_addr=(source, 0),
    )
    return Line(socket)


class RealTable:
    """Two guests who play each other at random."""

    source = "127.0.0.1"  # the address they come from
    private = "yes"  # whether nobody else may look
    looks: ClassVar[dict[str, Any]] = {
        "do": "look", "layout": "wide", "theme": "dark", "lang": "en",
    }  # fmt: skip

    def __init__(self, addresses: list[str], game: str, seed: int, together: bool = False) -> None:
        self.game, self.dice = game, random.Random(seed)
        first = seed % len(addresses)  # which server the founder is at
        step = 0 if together else 1
        self.addresses = [addresses[(first + i * step) % len(addresses)] for i in range(2)]
        self.lines: list[Line] = []
        self.watching: list[Line] = []
        self.count = 0

    def guest(self, address: str) -> Any:
        import httpx

        transport = httpx.AsyncHTTPTransport(local_address=self.source)
        return httpx.AsyncClient(base_url=address, timeout=60, transport=transport)

    async def open(self) -> None:
        guests = [self.guest(each) for each in self.addresses]
        page = (await guests[0].get("/login")).text
        token = re.search(r'name="csrf" value="([0-9a-f]+)"', page)
        assert token
        fields = {"csrf": token[1], "seats": "2", "pace": "day", "private": self.private}
        headers = {"origin": self.addresses[0]}
        answer = await guests[0].post(f"/new/{self.game}", data=fields, headers=headers)
        self.id = table = answer.headers["location"].rsplit("/", 1)[1]
        self.lines = [await self.look(0, guests[0], table)]
        frame = json.loads(self.first)
        self.invite = next(part for part in frame["parts"] if part["is"] == "table")["invite"]
        await guests[1].get("/login")
        await guests[1].get(self.invite)
        self.lines.append(await self.look(1, guests[1], table))
        await self.lines[1].socket.send('{"do":"sit","seat":1}')
        await self.lines[1].until(lambda line: line.ask.get("seat") == 1)
        await self.lines[0].until(lambda line: line.seated)
        await self.lines[0].socket.send('{"do":"start"}')
        for line in self.lines:
            await line.until(lambda line: line.ask.get("prompt"))
        for guest in guests:
            await guest.aclose()

    async def watch(self, spectators: int) -> None:
        """Have so many more pages look on."""
        while len(self.watching) < spectators:
            guest = self.guest(self.addresses[0])
            await guest.get("/login")
            await guest.get(self.invite)
            self.watching.append(await self.look(0, guest, self.id))
            await guest.aclose()

    async def look(self, seat: int, guest: Any, table: str) -> Line:
        cookie = "; ".join(f"{c.name}={c.value}" for c in guest.cookies.jar)
        line = await connected(self.addresses[seat], table, cookie, self.source)
        take = line.take

        def keep(text: bytes) -> None:
            self.first = text
            take(text)

        line.take = keep  # type: ignore[method-assign]
        await line.socket.send(json.dumps(self.looks))
        await line.until(lambda line: line.messages)
        line.take = take  # type: ignore[method-assign]
        return line

    @property
    def over(self) -> bool:
        return any(line.phase == "over" for line in self.lines)

    async def move(self) -> float | None:
        """Make a move; the seconds until the last viewer had its update."""
        mover = next((line for line in self.lines if line.ask.get("options")), None)
        if mover is None or self.over:
            return None
        self.count += 1
        ask, mover.ask = mover.ask, {}
        move = self.dice.choice(ask["options"])["move"]
        said = {"do": "play", "id": f"b{self.count}", "move": move}
        begun = time.perf_counter()
        text = json.dumps({**said, "seat": ask["seat"], "position": ask["position"]})
        await mover.socket.send(text)
        await mover.until(lambda line: line.ask or line.phase == "over")
        self.begun = begun
        return begun

    def latest(self, begun: float) -> float:
        """When all had it, of those that got anything since the move was sent."""
        return max(line.at for line in self.lines) - begun

    async def close(self) -> None:
        for line in [*self.lines, *self.watching]:
            await line.socket.close()


class EchoTable(RealTable):
    """Two viewers of the bare server."""

    def __init__(self, addresses: list[str], payload: int, seed: int) -> None:
        super().__init__(addresses[:1], "", seed)
        self.payload = payload
        self.id = f"t{seed}"

    async def open(self) -> None:
        self.lines = [await connected(each, self.id, "") for each in self.addresses]
        letters = "abcdefghijklmnopqrstuvwxyz0123456789"
        words = ["".join(self.dice.choices(letters, k=6)) for _ in range(64)]
        self.text = " ".join(self.dice.choices(words, k=self.payload // 7))

    async def move(self) -> float | None:
        before = [line.messages for line in self.lines]
        begun = time.perf_counter()
        await self.lines[0].socket.send(self.text)
        for line, n in zip(self.lines, before, strict=True):
            await line.until(lambda line, n=n: line.messages > n)
        return begun


async def drive(table: RealTable, end: float, count_from: float, times: list[float]) -> None:
    """One move a second, the first after a part of one; a late answer delays the next."""
    await asyncio.sleep(table.dice.random())
    while time.perf_counter() < end:
        due = time.perf_counter() + 1
        begun = await table.move()
        if begun is None:
            return
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if begun >= count_from:
            times.append(table.latest(begun))


class Clients:
    """Opens tables as they are needed and drives some of them."""

    def __init__(self, addresses: list[str], args: Any) -> None:
        self.kind, self.addresses, self.game = args.kind, addresses, args.game
        self.payload, self.together = args.payload, args.together
        self.tables: list[RealTable] = []
        self.made = 0

    async def grow(self, n: int) -> None:
        over = [table for table in self.tables if table.over]
        for table in over:
            await table.close()
        self.tables = [table for table in self.tables if not table.over]
        while len(self.tables) < n:
            fresh = [self.new() for _ in range(min(AT_ONCE, n - len(self.tables)))]
            await asyncio.gather(*[table.open() for table in fresh])
            self.tables += fresh

    def new(self) -> RealTable:
        self.made += 1
        if self.kind == "echo":
            return EchoTable(self.addresses, self.payload, self.made)
        return RealTable(self.addresses, self.game, self.made, self.together)

    async def measure(
        self, n: int, seconds: float, server: list[int], database: int, spectators: int
    ) -> dict[str, float]:
        await self.grow(n)
        active = self.tables[:n]
        for table in active:
            await table.watch(spectators)
        times: list[float] = []
        now = time.perf_counter()
        begin, end = now + WARM, now + WARM + seconds
        driving = [asyncio.create_task(drive(t, end, begin, times)) for t in active]
        await asyncio.sleep(begin - time.perf_counter())
        cpu, own, waited = cpu_of(server), time.process_time(), starved(server)
        others = family(database)
        kept = cpu_of(others)
        before = self.sums(active)
        await asyncio.sleep(end - time.perf_counter())
        cpu, own = cpu_of(server) - cpu, time.process_time() - own
        kept = cpu_of(others) - kept
        waited = starved(server) - waited
        sums = [b - a for a, b in zip(before, self.sums(active), strict=True)]
        async with asyncio.timeout(60):
            await asyncio.gather(*driving)
        times.sort()
        messages = max(1, sums[0])
        return {
            "n": n,
            "moves": len(times),
            "p50": statistics.median(times),
            "p95": times[int(len(times) * 0.95)],
            "worst": times[-1],
            "cpu_ms": cpu / max(1, len(times)) * 1000,
            "db_ms": kept / max(1, len(times)) * 1000,
            "busy": cpu / seconds,
            "client_busy": own / seconds,
            "waited": waited / seconds,
            "bytes": sums[1] / messages,
            "wire": sums[2] / messages,
            "messages": messages / max(1, len(times)),
            "held": resident(server),
        }

    def sums(self, tables: list[RealTable]) -> list[int]:
        lines = [line for table in tables for line in table.lines]
        return [
            sum(line.messages for line in lines),
            sum(line.bytes for line in lines),
            sum(line.socket.wire for line in lines),
        ]


async def run(args: Any) -> None:
    """Measure what is asked for on standard input, a line of JSON each."""
    crowd = Clients(args.address.split(","), args)
    server = [int(pid) for pid in args.server.split(",")]
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        asked = json.loads(line)
        more = asked["seconds"], server, args.database, asked["spectators"]
        found = await crowd.measure(asked["n"], *more)
        print(json.dumps(found), flush=True)


def allow_many_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard < 2**20 else max(soft, 16384), hard))


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("kind")
    p.add_argument("--game", default="fourberies")
    p.add_argument("--together", action="store_true")
    p.add_argument("--address", default="")
    p.add_argument("--payload", type=int, default=0)
    p.add_argument("--look", default="", help="a page with its drawer closed, where it can be")
    p.add_argument("--server", default="")
    p.add_argument("--database", type=int, default=0)
    allow_many_files()
    args = p.parse_args()
    RealTable.looks.update(json.loads(args.look or "{}"))
    asyncio.run(run(args))


if __name__ == "__main__":
    main()
