"""What one noisy visitor does to the others: python bench/neighbour.py [--only look,openapi]

A real server, on this machine only. An honest visitor plays moves and opens pages at a gentle pace
from one address; then another address, with many guests and many sockets but within the limits that
the house has for requests, does one costly thing after the other. Printed for each: how much the
neighbour sent, how much of it was refused with a status, and the honest visitor's median and 95th
percentile before and during it. The aim: no median above 3 times, no 95th percentile above 250 ms.
Every attack lasts a few seconds and ends by itself. "busy" is how much of a core the server used,
"starved" the part of the time in which it was ready to run and got none: where that is large, other
work on the machine was measured.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

sys.path.append(sys.path.pop(0))  # else click.py, beside this file, hides the package of that name
from table_clients import RealTable
from table_servers import cpu_of, serving, starved

NOISY = "127.0.0.2"  # where the neighbour comes from; the honest visitor is 127.0.0.1
BEFORE, DURING, PAUSE = 5.0, 8.0, 3.0  # seconds
HONEST_PACE = 12.0  # of the honest visitor, a second
GETS, LIVE = 48.0, 18.0  # a second: of one address, on one socket
AT_ONCE = 300  # requests that one address may make before it has to keep to the pace
SOCKETS, GUESTS = 16, 24
MOST_RATIO, MOST_P95 = 3.0, 0.250
GAME = "trickerion"


# plain clients, so that those who attack cost this machine as little as possible


class Connection:
    """One connection that is kept open, from an address of our own."""

    def __init__(self, address: str, source: str) -> None:
        self.host, self.source = urlsplit(address).netloc, source
        self.is_new = True
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, path: str, cookie: str = "", body: bytes | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of an answer."""
        if self.streams is None:
            name, port = self.host.split(":")
            self.streams = await asyncio.open_connection(
                name, int(port), local_addr=(self.source, 0)
            )
            self.is_new = True
        reader, writer = self.streams
        lines = {"host": self.host, "cookie": cookie, **headers}
        if body is not None:
            lines |= {"content-length": str(len(body)), "origin": f"http://{self.host}"}
        head = "".join(f"{k.replace('_', '-')}: {v}\r\n" for k, v in lines.items() if v)
        method = "GET" if body is None else "POST"
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + (body or b""))
        is_new, self.is_new = self.is_new, False
        try:
            return await self.read(reader)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.close()
            if is_new:
                return 0, {}, b""
            return await self.ask(path, cookie, body, **headers)  # it had been idle for too long

    async def read(self, reader: asyncio.StreamReader) -> tuple[int, dict[str, str], bytes]:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = [line.split(": ", 1) for line in head[1:] if line]
        found = {name.lower(): value for name, value in pairs}
        status = int(head[0].split()[1])
        if found.get("transfer-encoding") == "chunked":
            body = b""
            while size := int(await reader.readline(), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readline()
        else:
            body = await reader.readexactly(int(found.get("content-length", 0)))
        if found.get("connection") == "close":
            self.close()
        return status, found, body

    def close(self) -> None:
        if self.streams:
            self.streams[1].close()
        self.streams = None


class Guest:
    """A cookie, and the token of its forms."""

    def __init__(self, cookie: str, token: str) -> None:
        self.cookie, self.token = cookie, token

    @classmethod
    async def new(cls, line: Connection) -> Guest:
        _, headers, body = await line.ask("/login")
        token = re.search(rb'name="csrf" value="([0-9a-f]+)"', body)
        assert token, body[:200]
        return cls(headers["set-cookie"].split(";")[0], token[1].decode())

    async def post(self, line: Connection, path: str, **fields: str) -> tuple[int, str]:
        kind = "application/x-www-form-urlencoded"
        body = urlencode({"csrf": self.token, **fields}).encode()
        status, headers, _ = await line.ask(path, self.cookie, body, content_type=kind)
        return status, headers.get("location", "")

    async def upload(self, line: Connection, record: str) -> tuple[int, str]:
        parts = {"csrf": self.token, "record": record}
        body = "".join(
            f'--x\r\ncontent-disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'
            for k, v in parts.items()
        )
        kind = "multipart/form-data; boundary=x"
        sent = (body + "--x--\r\n").encode()
        status, headers, _ = await line.ask("/watch", self.cookie, sent, content_type=kind)
        return status, headers.get("location", "")


class LiveLine:
    """A live channel that asks for compression and throws away what it hears."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self.heard = 0
        self.reading = asyncio.create_task(self.read(reader))

    @classmethod
    async def open(cls, address: str, table: str, guest: Guest, deflate: bool = True) -> LiveLine:
        host = urlsplit(address).netloc
        name, port = host.split(":")
        reader, writer = await asyncio.open_connection(name, int(port), local_addr=(NOISY, 0))
        lines = [
            f"GET /table/{table}/live HTTP/1.1", f"host: {host}", f"origin: http://{host}",
            "connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13",
            "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==", f"cookie: {guest.cookie}",
        ]  # fmt: skip
        if deflate:
            lines.append("sec-websocket-extensions: permessage-deflate")
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    async def read(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(2**18):
                self.heard += len(data)

    def say(self, **message: object) -> None:
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
        self.writer.write(b"\x81" + size + bytes(4) + text)  # under a mask of zeros

    async def close(self) -> None:
        self.reading.cancel()
        self.writer.close()


# the neighbour


class Noise:
    """What the neighbour has: guests, connections, a finished game and a long one that goes on."""

    def __init__(self, address: str, facts: dict[str, Any]) -> None:
        self.address = address
        self.finished, self.length = facts["finished"], facts["length"]
        self.running, self.invite = facts["running"], facts["invite"]
        self.record = facts["record"]
        self.lines = [Connection(address, NOISY) for _ in range(SOCKETS)]
        self.guests: list[Guest] = []
        self.seen: Counter[int] = Counter()

    async def prepare(self) -> None:
        for _ in range(GUESTS):
            guest = await Guest.new(self.lines[0])
            await self.lines[0].ask(self.invite, guest.cookie)
            self.guests.append(guest)

    async def get(self, paths: Iterator[str], pace: float, end: float) -> None:
        """Ask for one address after the other on all connections, as all guests."""
        beats, guests = Beats(pace, end, AT_ONCE), itertools.cycle(self.guests)

        async def work(line: Connection) -> None:
            async for _ in beats:
                guest = next(guests)
                status, _, _ = await line.ask(next(paths), guest.cookie, accept_encoding="gzip")
                self.seen[status] += 1

        await asyncio.gather(*[work(line) for line in self.lines])

    async def post(self, send: Callable[[Connection, Guest], Awaitable[Any]], end: float) -> None:
        beats, guests = Beats(GETS, end, AT_ONCE), itertools.cycle(self.guests)

        async def work(line: Connection) -> None:
            async for _ in beats:
                status, _ = await send(line, next(guests))
                self.seen[status] += 1

        await asyncio.gather(*[work(line) for line in self.lines])

    async def say(self, messages: Iterator[dict[str, Any]], end: float) -> None:
        """Say one thing after the other on all sockets."""
        guests = self.guests
        lines = [
            await LiveLine.open(self.address, self.running, guests[i % len(guests)])
            for i in range(SOCKETS)
        ]
        for line in lines:
            line.say(do="look", lang="en")
        async for _ in Beats(LIVE * SOCKETS, end):
            lines[self.seen[200] % SOCKETS].say(**next(messages))
            self.seen[200] += 1
        for line in lines:
            await line.close()

    async def come_and_go(self, end: float) -> None:
        """Open sockets, look once, and go."""
        beats, guests = Beats(GETS, end, AT_ONCE), itertools.cycle(self.guests)

        async def work() -> None:
            async for _ in beats:
                line = await LiveLine.open(self.address, self.running, next(guests))
                line.say(do="look", lang="fr")
                self.seen[101] += 1
                await asyncio.sleep(0.2)
                await line.close()

        await asyncio.gather(*[work() for _ in range(SOCKETS)])

    async def play(self, end: float, spectators: int = 0, tables: int = 6) -> None:
        """Make moves at tables of one's own, with spectators of one's own."""
        found = [Moved([self.address], GAME, seed) for seed in range(tables)]
        for each in found:
            await each.open()
        watching = [
            await LiveLine.open(self.address, found[0].id, self.guests[i % GUESTS])
            for i in range(spectators)
        ]
        for line in watching:
            line.say(do="look", lang="en")

        async def work(each: RealTable) -> None:
            async for _ in Beats(LIVE, end):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(2):
                        if await each.move() is None:
                            return
                self.seen[200] += 1

        await asyncio.gather(*[work(each) for each in found])

    async def talk(self, end: float) -> None:
        """Talk at a table that many look at, as many guests."""
        said = itertools.count()
        await self.say(({"do": "chat", "text": f"line {n}"} for n in said), end)


class Moved(RealTable):
    """A table of the neighbour's own."""

    source = NOISY
    private = ""


class Beats:
    """Beats at a pace, shared by all who wait for the next one; late ones are not made up for."""

    def __init__(self, pace: float, end: float, at_once: int = 0) -> None:
        self.gap, self.end, self.at_once = 1 / pace, end, at_once
        self.due = time.perf_counter()

    def __aiter__(self) -> Beats:
        return self

    async def __anext__(self) -> None:
        if self.at_once:
            self.at_once, self.due = self.at_once - 1, time.perf_counter()
            return
        self.due = due = max(self.due + self.gap, time.perf_counter() - 0.25)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        if time.perf_counter() > self.end:
            raise StopAsyncIteration


def attacks(noise: Noise) -> dict[str, Callable[[float], Awaitable[None]]]:
    """All that is tried, by name."""
    t, dice = noise.finished, random.Random(1)

    def get(*paths: str, pace: float = GETS) -> Callable[[float], Awaitable[None]]:
        return lambda end: noise.get(itertools.cycle(paths), pace, end)

    def positions() -> Iterator[str]:
        while True:
            n, layout = dice.randrange(noise.length + 1), dice.choice(("wide", "tall"))
            theme, seat = dice.choice(("light", "dark")), dice.choice(("", "0", "1"))
            yield f"/table/{t}/at/{n}.json?layout={layout}&theme={theme}&seat={seat}"

    def say(*messages: dict[str, Any]) -> Callable[[float], Awaitable[None]]:
        return lambda end: noise.say(itertools.cycle(messages), end)

    def pasts() -> Iterator[str]:
        for back in itertools.count(999, -1):
            yield f"/table/{noise.running}/past.json?back={max(back, 1)}"

    ways = ({"theme": "light"}, {"theme": "dark"}, {"layout": "tall"})  # no divisor of the sockets
    themes: list[dict[str, Any]] = [{"do": "look", **way} for way in ways]
    tongues = ({"do": "look", "lang": f"x{n}"} for n in itertools.count())
    whys = [{"do": "why", "seat": 0, "move": move} for move in ("pass", "take:1")]
    form = {"game": "fourberies", "level": "novice", "seats": "5"}
    false = {"login": "nobody", "password": "wrong password"}
    return {
        "look-same": say({"do": "look", "lang": "en"}),
        "look-other": say(*themes),
        "look-language": lambda end: noise.say(tongues, end),
        "openapi": get("/openapi.json"),
        "rules": get(f"/game/{GAME}/rules"),
        "at/N.json": lambda end: noise.get(positions(), GETS, end),
        "past.json?back=999": get(f"/table/{noise.running}/past.json?back=999"),
        "past.json?back=N": lambda end: noise.get(pasts(), GETS, end),
        "/": get("/"),
        "/game": get(f"/game/{GAME}"),
        "/new": get(f"/new/{GAME}"),
        "/table": get(f"/table/{noise.running}"),
        "replay": get(f"/table/{t}/replay"),
        "record": get(f"/table/{t}/record"),
        "statistics": get("/statistics"),
        "no-such-page": get("/nothing", "/table/nothing"),
        "static": get("/static/table.js", "/static/house.css", pace=400),
        "fonts": get("/fonts/fonts.css", pace=400),
        "why": say(*whys),
        "chat": noise.talk,
        "come-and-go": noise.come_and_go,
        "moves": noise.play,
        "moves-watched": lambda end: noise.play(end, spectators=40),
        "POST /play": lambda end: noise.post(lambda c, g: g.post(c, "/play", **form), end),
        "POST /watch": lambda end: noise.post(lambda c, g: g.upload(c, noise.record), end),
        "POST /export": lambda end: noise.post(lambda c, g: g.post(c, "/export"), end),
        "POST /login": lambda end: noise.post(lambda c, g: g.post(c, "/login", **false), end),
    }


async def attack(args: argparse.Namespace) -> None:
    """Get ready, wait for the word, make noise, and tell how much of it was heard."""
    noise = Noise(args.address, json.loads(Path(args.facts).read_text()))
    await noise.prepare()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(args.seconds + 1):
            await attacks(noise)[args.attack](time.perf_counter() + args.seconds)
    print(json.dumps(noise.seen), flush=True)
    os._exit(0)  # whatever is still on its way


# the honest visitor


class Honest:
    """Plays moves and opens pages, one thing after the other, and notes how long each takes."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.line = Connection(address, "127.0.0.1")
        self.made = 0
        self.refused = 0

    async def open(self) -> None:
        self.guest = await Guest.new(self.line)
        await self.sit_down()

    async def sit_down(self) -> None:
        self.made += 1
        self.table = RealTable([self.address], "fourberies", self.made)
        await self.table.open()

    async def measure(self, seconds: float) -> list[float]:
        times: list[float] = []
        end = time.perf_counter() + seconds
        pages = itertools.cycle(["/", "/game/fourberies", "/tables.json", "/privacy"])
        beats, turn = Beats(HONEST_PACE, end), itertools.count()
        async for _ in beats:
            n = next(turn)
            if self.table.over:
                await self.sit_down()
            begun = time.perf_counter()
            if n % 3:
                status, _, _ = await self.line.ask(next(pages), self.guest.cookie)
                self.refused += status != 200
                times.append(time.perf_counter() - begun)
            elif await self.table.move():
                times.append(self.table.latest(begun))
        return times


def quantiles(times: list[float]) -> tuple[float, float]:
    times = sorted(times)
    return statistics.median(times), times[int(len(times) * 0.95)]


# all of it


async def prepared(address: str, record: str, length: int) -> dict[str, Any]:
    """A finished game, and a long one that goes on, both of the neighbour."""
    line = Connection(address, NOISY)
    guest = await Guest.new(line)
    status, where = await guest.upload(line, record)
    assert status == 303, status
    finished = where.split("/")[2]
    status, where = await guest.post(
        line, f"/table/{finished}/fork", n=str(length - 3), level="random"
    )
    assert status == 303, status
    running = where.split("/")[2]
    invite = await invitation(address, running, guest)
    line.close()
    facts = {"finished": finished, "length": length, "running": running, "invite": invite}
    return {**facts, "record": record}


async def invitation(address: str, table: str, guest: Guest) -> str:
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    uri = f"{address.replace('http', 'ws')}/table/{table}/live"
    headers = {"cookie": guest.cookie}
    async with connect(
        uri, origin=Origin(address), additional_headers=headers, max_size=2**24
    ) as socket:
        await socket.send('{"do":"look"}')
        async for text in socket:
            parts = {part["is"]: part for part in json.loads(text)["parts"]}
            if "table" in parts:
                return str(parts["table"]["invite"])
    raise ConnectionError("the table says nothing")


def finished_game() -> tuple[str, int]:
    """A long game played at random, as a record."""
    from chapiteau.core.match import BareMatch
    from chapiteau.core.record import record
    from chapiteau.registry import find

    match, dice = BareMatch(find(GAME).edition({}), 2, "neighbour"), random.Random(7)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    return record(match).text, len(match.decisions)


async def tried(name: str, honest: Honest, facts: Path, server: int) -> tuple[str, bool]:
    """One attack: a line of the table, and whether the aim is met."""
    noisy = [sys.executable, __file__, "--attack", name, "--address", honest.address]
    process = subprocess.Popen(
        [*noisy, "--facts", str(facts), "--seconds", str(DURING)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin and process.stdout
    try:
        if await asyncio.to_thread(process.stdout.readline) != "ready\n":
            return f"{name:20} could not begin", False
        before, _ = quantiles(await honest.measure(BEFORE))
        process.stdin.write("go\n")
        process.stdin.flush()
        cpu, waited = cpu_of([server]), starved([server])
        during, p95 = quantiles(await honest.measure(DURING))
        busy, hungry = cpu_of([server]) - cpu, starved([server]) - waited
        seen = {int(k): v for k, v in json.loads(process.stdout.readline() or "{}").items()}
    finally:
        process.kill()
        process.wait()
    fine = during / before <= MOST_RATIO and p95 <= MOST_P95
    sent, refused = sum(seen.values()), sum(n for status, n in seen.items() if status >= 400)
    line = (
        f"{name:20} {sent / DURING:7.0f} {refused / DURING:7.0f}"
        f" {before * 1000:8.1f} {during * 1000:8.1f} {during / before:7.1f}x {p95 * 1000:8.0f}"
        f" {busy / DURING:6.0%} {hungry / DURING:7.0%}"
    )
    return f"{line}{'' if fine else '  above the aim'}", fine


async def measure(args: argparse.Namespace) -> None:
    record, length = finished_game()
    with tempfile.TemporaryDirectory() as folder:
        command = ["-m", "chapiteau", "serve", "--data", f"{folder}/data"]
        with serving(command, CHAPITEAU_WORKERS="1", LC_ALL="en") as (address, server):
            honest, facts = Honest(address), Path(folder, "facts.json")
            await honest.open()
            facts.write_text(json.dumps(await prepared(address, record, length)))
            await honest.measure(2)
            asked = args.only.split(",") if args.only else list(attacks(Noise("", EMPTY)))
            print(
                f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
            )
            print(
                f"{'':20} {'sent':>7} {'refused':>7} {'median before, during':>17} {'ratio':>8}"
                f" {'p95':>8} {'busy':>6} {'starved':>7}  (a second; ms)"
            )
            missed = 0
            for name in asked:
                line, fine = await tried(name, honest, facts, server)
                missed += not fine
                print(line, flush=True)
                await asyncio.sleep(PAUSE)
            print(f"{missed} of {len(asked)} above the aim; {honest.refused} honest pages refused")


EMPTY = {"finished": "", "length": 1, "running": "", "invite": "", "record": ""}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="names of attacks, with commas")
    parser.add_argument("--attack", default="", help=argparse.SUPPRESS)
    parser.add_argument("--address", default="", help=argparse.SUPPRESS)
    parser.add_argument("--facts", default="", help=argparse.SUPPRESS)
    parser.add_argument("--seconds", type=float, default=DURING, help=argparse.SUPPRESS)
    args = parser.parse_args()
    asyncio.run(attack(args) if args.attack else measure(args))


if __name__ == "__main__":
    main()
