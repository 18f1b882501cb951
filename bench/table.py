"""How many tables a server carries: python bench/table.py [--game fourberies] [--most 1024]

--db URL keeps them in PostgreSQL, --db pgserver in one that is started for this; --processes 2 lets
the two players of each table sit at different server processes, with --together at the same one, as
behind a proxy that hashes by table. --tables N measures that many and searches for nothing: on a
machine that is not one's own, CPU a move is what such a run tells.

N tables, two viewers each, one move a second at each. The clients run in a process of their own,
on this machine only. Printed: the time from sending a move until every viewer that sees something
of it has the update; the CPU a move of the server and of a database started for it; bytes a
message; and the largest N whose p95 stays under 100 ms. Beside it a bare Starlette server on the
same stack, which only sends a message of the same size to both viewers. "starved" is the part of
the time in which the server was ready to run and got no core: where it is large, other work on
the machine was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

LIMIT = 0.100  # seconds: what p95 has to stay under
FIRST = 32
WARM = 2.0  # seconds before anything counts
AT_ONCE = 16  # tables that are opened at the same time
PYTHON = [sys.executable, "-P"]  # else click.py, beside this file, hides the package of that name
CLOSE_ENOUGH = 0.1  # the search ends when the two ends differ by so much


# the servers


@contextlib.contextmanager
def serving(command: list[str], **env: str) -> Iterator[tuple[str, int]]:
    """A server process: its address and its process id."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("CHAPITEAU_")}
    process = subprocess.Popen(
        [*PYTHON, *command], env={**clean, **env}, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout
        found = re.search(r"http://[\w.:]+", process.stdout.readline())
        assert found, "the server does not start"
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait()


@contextlib.contextmanager
def database(asked: str) -> Iterator[tuple[str, int]]:
    """The address that was asked for, or of a database that lives as long as this; its process."""
    if asked != "pgserver":
        yield asked, 0
        return
    sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
    from server.postgres import Cluster  # beside the tests

    cluster = Cluster()
    try:
        yield cluster.fresh(), cluster.process.pid
    finally:
        cluster.close()


def cpu_of(pids: list[int]) -> float:
    """CPU seconds that processes have used so far."""
    return sum(ticks_of(pid) for pid in pids) / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and its children: PostgreSQL has one for each connection."""
    if not pid:
        return []
    with open(f"/proc/{pid}/task/{pid}/children") as f:
        return [pid, *map(int, f.read().split())]


def ticks_of(pid: int) -> int:
    with open(f"/proc/{pid}/stat") as f:
        fields = f.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def starved(pids: list[int]) -> float:
    """Seconds that processes were ready to run and waited for a core."""
    total = 0
    for pid in pids:
        with open(f"/proc/{pid}/schedstat") as f:
            total += int(f.read().split()[1])
    return total / 1e9


def echo() -> None:
    """The bare server: what one viewer of a table says makes both viewers hear the payload."""
    import socket

    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    rooms: dict[str, list[WebSocket]] = {}

    async def live(viewer: WebSocket) -> None:
        await viewer.accept()
        room = rooms.setdefault(viewer.path_params["id"], [])
        room.append(viewer)
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                heard = await viewer.receive_text()
                for each in room:
                    await each.send_text(heard)
        room.remove(viewer)

    app = Starlette(routes=[WebSocketRoute("/table/{id}/live", live)])
    door = socket.create_server(("127.0.0.1", 0), backlog=socket.SOMAXCONN)
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    config = uvicorn.Config(app, ws="websockets-sansio", log_level="warning", ws_max_size=2**20)
    uvicorn.Server(config).run(sockets=[door])


# the clients, in a process of their own


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

    def __init__(self, addresses: list[str], game: str, seed: int, together: bool = False) -> None:
        self.game, self.dice = game, random.Random(seed)
        first = seed % len(addresses)  # which server the founder is at
        step = 0 if together else 1
        self.addresses = [addresses[(first + i * step) % len(addresses)] for i in range(2)]
        self.lines: list[Line] = []
        self.count = 0

    async def open(self) -> None:
        import httpx

        guests = [
            httpx.AsyncClient(
                base_url=each,
                timeout=60,
                transport=httpx.AsyncHTTPTransport(local_address=self.source),
            )
            for each in self.addresses
        ]
        page = (await guests[0].get("/login")).text
        token = re.search(r'name="csrf" value="([0-9a-f]+)"', page)
        assert token
        fields = {"csrf": token[1], "seats": "2", "pace": "day", "private": self.private}
        headers = {"origin": self.addresses[0]}
        answer = await guests[0].post(f"/new/{self.game}", data=fields, headers=headers)
        self.id = table = answer.headers["location"].rsplit("/", 1)[1]
        self.lines = [await self.look(0, guests[0], table)]
        frame = json.loads(self.first)
        invite = next(part for part in frame["parts"] if part["is"] == "table")["invite"]
        await guests[1].get("/login")
        await guests[1].get(invite)
        self.lines.append(await self.look(1, guests[1], table))
        await self.lines[1].socket.send('{"do":"sit","seat":1}')
        await self.lines[1].until(lambda line: line.ask.get("seat") == 1)
        await self.lines[0].until(lambda line: line.seated)
        await self.lines[0].socket.send('{"do":"start"}')
        for line in self.lines:
            await line.until(lambda line: line.ask.get("prompt"))
        for guest in guests:
            await guest.aclose()

    async def look(self, seat: int, guest: Any, table: str) -> Line:
        cookie = "; ".join(f"{c.name}={c.value}" for c in guest.cookies.jar)
        line = await connected(self.addresses[seat], table, cookie, self.source)
        take = line.take

        def keep(text: bytes) -> None:
            self.first = text
            take(text)

        line.take = keep  # type: ignore[method-assign]
        await line.socket.send('{"do":"look","layout":"wide","theme":"dark","lang":"en"}')
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
        for line in self.lines:
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
        self, n: int, seconds: float, server: list[int], database: int
    ) -> dict[str, float]:
        await self.grow(n)
        active = self.tables[:n]
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
            "cpu_ms": cpu / max(1, len(times)) * 1000,
            "db_ms": kept / max(1, len(times)) * 1000,
            "busy": cpu / seconds,
            "client_busy": own / seconds,
            "waited": waited / seconds,
            "bytes": sums[1] / messages,
            "wire": sums[2] / messages,
            "messages": messages / max(1, len(times)),
        }

    def sums(self, tables: list[RealTable]) -> list[int]:
        lines = [line for table in tables for line in table.lines]
        return [
            sum(line.messages for line in lines),
            sum(line.bytes for line in lines),
            sum(line.socket.wire for line in lines),
        ]


async def clients(args: Any) -> None:
    """Measure what is asked for on standard input, a line of JSON each."""
    crowd = Clients(args.address.split(","), args)
    server = [int(pid) for pid in args.server.split(",")]
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        asked = json.loads(line)
        found = await crowd.measure(asked["n"], asked["seconds"], server, args.database)
        print(json.dumps(found), flush=True)


# the search


class Bench:
    """Servers with their clients; asks for measurements and prints them."""

    def __init__(
        self, kind: str, servers: list[tuple[str, int]], args: Any, payload: int = 0, db: int = 0
    ) -> None:
        self.seconds = args.seconds
        addresses = ",".join(address for address, _ in servers)
        pids = ",".join(str(pid) for _, pid in servers)
        more = ["--address", addresses, "--game", args.game, "--payload", str(payload)]
        more += ["--database", str(db), *(["--together"] if args.together else [])]
        command = [*PYTHON, __file__, "clients", kind, "--server", pids, *more]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.kill()
        self.process.wait()

    def measure(self, n: int) -> dict[str, float]:
        assert self.process.stdin and self.process.stdout
        print(json.dumps({"n": n, "seconds": self.seconds}), file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        assert line, "the clients have ended"
        m: dict[str, float] = json.loads(line)
        print(
            f"{m['n']:>7}{m['p50'] * 1000:>9.1f}{m['p95'] * 1000:>9.1f}"
            f"{m['cpu_ms']:>11.2f}{m['db_ms']:>10.2f}"
            f"{m['busy']:>9.0%}{m['waited']:>9.0%}{m['client_busy']:>9.0%}"
            f"{m['bytes']:>11,.0f}{m['wire']:>10,.0f}",
            flush=True,
        )
        return m

    def largest(self, first: int, most: int) -> dict[str, float]:
        """Doubling, then halving the gap, until the largest N is known closely enough."""
        good: dict[str, float] | None = None
        n, bad = first, 0
        while not bad:
            m = self.measure(n)
            if m["p95"] > LIMIT:
                bad = n
            else:
                good = m
                if n >= most:
                    return m
                n = min(2 * n, most)
        low = int(good["n"]) if good else 0
        while bad - low > max(2, CLOSE_ENOUGH * bad):
            m = self.measure((low + bad) // 2)
            if m["p95"] > LIMIT:
                bad = int(m["n"])
            else:
                good, low = m, int(m["n"])
        return good or {"n": 0, "p95": LIMIT, "cpu_ms": 0.0}


HEAD = "".join(
    f"{title:>{width}}"
    for title, width in (
        ("tables", 7),
        ("p50 ms", 9),
        ("p95 ms", 9),
        ("CPU ms/mv", 11),
        ("db ms/mv", 10),
        ("server", 9),
        ("starved", 9),
        ("clients", 9),
        ("bytes/msg", 11),
        ("on wire", 10),
    )
)


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("mode", nargs="?", default="bench", choices=["bench", "echo", "clients"])
    p.add_argument("kind", nargs="?", default="real")
    p.add_argument("--game", default="fourberies")
    p.add_argument("--seconds", type=float, default=8.0)
    p.add_argument("--first", type=int, default=FIRST)
    p.add_argument("--most", type=int, default=1024)
    p.add_argument("--together", action="store_true")
    p.add_argument("--tables", type=int, default=0)
    p.add_argument("--address", default="")
    p.add_argument("--payload", type=int, default=0)
    p.add_argument("--server", default="")
    p.add_argument("--database", type=int, default=0)
    p.add_argument("--db", default="")
    p.add_argument("--processes", type=int, default=1)
    args = p.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard < 2**20 else max(soft, 16384), hard))
    if args.mode == "echo":
        echo()
    elif args.mode == "clients":
        asyncio.run(clients(args))
    else:
        bench(args)


def bench(args: Any) -> None:
    if args.processes > 1 and not args.db:
        raise SystemExit("several processes need a database: --db pgserver")
    kept = "PostgreSQL" if args.db else "SQLite"
    print(f"{args.game}: one move a second at each table, two viewers each")
    print(f"server processes: {args.processes}, tables kept in {kept}")
    print(
        f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n{HEAD}"
    )
    env = {"CHAPITEAU_LIMITS": "100000", "CHAPITEAU_WORKERS": "1", "LC_ALL": "en"}
    with tempfile.TemporaryDirectory() as data, database(args.db) as (db, pid):
        command = ["-m", "chapiteau", "serve", "--data", data]
        with contextlib.ExitStack() as stack:
            servers = [
                stack.enter_context(serving(command, CHAPITEAU_DB=db, **env))
                for _ in range(args.processes)
            ]
            run = stack.enter_context(Bench("real", servers, args, db=pid))
            if args.tables:
                run.measure(args.tables)
                return
            real = run.largest(args.first, args.most)
    payload = int(real.get("bytes", 4000))
    print(f"\nbare Starlette echo, messages of {payload:,} bytes to both viewers\n{HEAD}")
    with (
        serving([__file__, "echo"]) as server,
        Bench("echo", [server], args, payload) as run,
    ):
        same = run.measure(int(real["n"]) or args.first)
        bare = run.largest(max(args.first, int(real["n"])), args.most)
    print(f"\nlargest N with p95 under {LIMIT * 1000:.0f} ms: {real['n']:.0f} tables", end="")
    capped = " (the most that was tried)" if bare["n"] >= args.most else ""
    print(f", bare echo {bare['n']:.0f}{capped}; ratio {real['n'] / max(1, bare['n']):.2f}")
    ratio = real["cpu_ms"] / max(1e-9, same["cpu_ms"])
    print(
        f"CPU a move at that N: {real['cpu_ms']:.2f} ms, bare echo {same['cpu_ms']:.2f} ms", end=""
    )
    print(f"; ratio {ratio:.1f}")


if __name__ == "__main__":
    main()
