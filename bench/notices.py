"""From a turn to its notice: python bench/notices.py [--tables 25] [--seconds 90]

A house in a process of its own; at each table, played by the day, one person looks and moves, and
another does not look and has a webhook, which is a service of this machine. Measured is the time
from the answer to the move that begins the other's turn until the whole request has come. A notice
waits five seconds for whoever is between two pages, and the house looks every three for what is
due; the rest is what sending takes.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

HERE = str(Path(__file__).parent)
sys.path[:] = [*[each for each in sys.path if each != HERE], HERE]  # click.py hides a package
from table_servers import serving  # noqa: E402  # not before the path is right

HOUSE = str(Path(__file__).with_name("notices_house.py"))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
MOST = 30.0  # seconds after which somebody was not told in time


class Pair:
    """Two people at a table: one who looks, one who is to be told."""

    def __init__(self, n: int, address: str, url: str, dice: random.Random) -> None:
        self.n, self.address, self.url, self.dice = n, address, url, dice
        self.told = asyncio.Event()
        self.times: list[float] = []
        self.late = 0

    async def sit(self) -> None:
        Guest: Any = import_module("server.guests").Guest  # beside the tests
        self.one, self.two = Guest(self.address), Guest(self.address)
        for guest, name in ((self.one, f"one {self.n}"), (self.two, f"two {self.n}")):
            answer = await guest.post("/register", login=name, password="long enough")
            assert answer.status_code == 200, answer.text
        answer = await self.two.post("/notices/hooks", url=f"{self.url}/{self.n}", name="x")
        assert answer.status_code == 303, answer.text
        self.table = await self.one.found(pace="day")
        self.line = await self.one.live(self.table)
        await self.two.get(self.line.table["invite"])
        assert (await self.line.act("start"))["is"] == "done"
        await self.line.until(lambda line: line.table["phase"] == "playing")

    def asks_two(self) -> bool:
        return bool(self.line.table["seats"][1]["asked"]) or self.line.is_over

    async def turns(self) -> None:
        """Turn after turn, each told before the next."""
        while not self.line.is_over:
            await self.two_plays()
            await asyncio.sleep(self.dice.random() * 3)  # tables are not in step
            self.told.clear()
            since = time.perf_counter()
            while await chooses(self.line, 0):
                assert (await self.line.move(dice=self.dice))["is"] == "done"
                since = time.perf_counter()
            await self.line.until(lambda line: line.is_over or self.asks_two())
            if self.line.is_over:
                return
            try:
                await asyncio.wait_for(self.told.wait(), MOST)
                self.times.append(time.perf_counter() - since)
            except TimeoutError:
                self.late += 1

    async def two_plays(self) -> None:
        """The other comes, plays and goes."""
        if self.asks_two():
            line = await self.two.live(self.table)
            while await chooses(line, 1):
                await line.move(dice=self.dice)
            await line.close()
            await self.line.until(lambda line: not line.table["seats"][1]["here"])


async def chooses(line: Any, seat: int) -> bool:
    """Whether a seat is to choose; waits until that is known."""
    await line.until(
        lambda line: line.is_over or line.ask["options"] or not line.table["seats"][seat]["asked"]
    )
    return bool(line.ask["options"]) and not line.is_over


async def run(tables: int, seconds: float, folder: Path) -> list[Pair]:
    Service: Any = import_module("server.notices.services").Service

    async with Service(folder / "service") as service:
        pairs: list[Pair] = []
        answer = service.answer

        async def heard(connection: Any, head: Any, body: bytes, writer: Any) -> None:
            n = int(head.target.decode().rpartition("/")[2])
            pairs[n].told.set()
            await answer(connection, head, body, writer)

        service.answer = heard
        command = [HOUSE, "serve", "--data", str(folder / "house")]
        env = {"BENCH_SERVICE": f"{service.name}:{service.port}", "LC_ALL": "en"}
        more = {"BENCH_CERTIFICATE": str(service.certificate), "CHAPITEAU_LIMITS": "100"}
        with serving(command, **env, **more) as (address, _):
            dice = random.Random(1)
            pairs += [
                Pair(n, address, service.url, random.Random(dice.random())) for n in range(tables)
            ]
            for pair in pairs:
                await pair.sit()
            tasks = [asyncio.create_task(pair.turns()) for pair in pairs]
            done, _rest = await asyncio.wait(
                tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION
            )
            for task in tasks:
                task.cancel()
            for task in done:
                task.result()
    return pairs


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--tables", type=int, default=25)
    p.add_argument("--seconds", type=float, default=90.0)
    args = p.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        pairs = asyncio.run(run(args.tables, args.seconds, Path(folder)))
    times = sorted(each for pair in pairs for each in pair.times)
    late = sum(pair.late for pair in pairs)
    at = [times[min(len(times) - 1, int(q * len(times)))] for q in (0.5, 0.95)]
    print(f"{args.tables} tables, {len(times) + late} turns, {late} not told within {MOST:.0f} s")
    print(f"seconds until the notice: p50 {at[0]:.1f}, p95 {at[1]:.1f}, most {times[-1]:.1f}")


if __name__ == "__main__":
    main()
