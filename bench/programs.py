"""Programs at one house: python bench/programs.py [--programs 20] [--seconds 60] [--limits 1]

A house in a process of its own, and programs in another: each has an account and a token and plays
one game after the other against a bot of the house that moves by chance, over `/api/` with
`chapiteau.client`, choosing at once and by chance too. All come from one address, which pays for
all of them: with --limits 1, as a house is served, that is what holds them back.

Printed: moves a second; the time from sending a move until it is answered, that is written, and
from there until the stream has brought the next question; the CPU of the house for a move of a
program, with all that the bot's answers cost; how many calls were refused for a moment, and tried
again by the client. "starved" is the part of the time in which the house was ready to run and got
no core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.request import urlopen

sys.path.append(str(Path(__file__).parent))  # last, for click.py there hides a package
from table_servers import PYTHON, cpu_of, serving, starved

TESTS = Path(__file__).parent.parent / "tests"
QUIET = 2.0  # seconds in which everybody begins, and which are not counted


class Counts:
    """What all programs have seen since it began to count."""

    def __init__(self) -> None:
        self.counts = False
        self.answered: list[float] = []
        self.asked: list[float] = []
        self.games = 0

    def note(self, times: list[float], seconds: float) -> None:
        if self.counts:
            times.append(seconds)


async def plays(house: Any, game: str, dice: random.Random, seen: Counts) -> None:
    """One game after the other, until somebody ends it."""
    while True:
        id, _ = await house.new_table(game, 2, bots="random")
        await house.start(id)
        since = 0.0
        async for table in house.watch(id):
            if not table.moves:
                continue
            now = time.perf_counter()
            if since:
                seen.note(seen.asked, now - since)
            await house.play(table, dice.choice(table.moves))
            since = time.perf_counter()
            seen.note(seen.answered, since - now)
        seen.games += seen.counts


async def token_of(address: str, name: str) -> str:
    sys.path.insert(0, str(TESTS))
    guests: Any = import_module("server.guests")  # beside the tests
    door: Any = import_module("server.programs.door")
    async with guests.Guest(address) as guest:
        answer = await guest.post("/register", login=name, password="long enough")
        assert answer.status_code == 200, answer.text
        assert (await guest.post("/programs/bot", sure="yes")).status_code == 303
        token: str = await door.new_token(guest)
        return token


async def run(address: str, count: int, seconds: float, game: str) -> None:
    """The programs; says when it begins to count, and at the end what was seen."""
    from chapiteau.client import AsyncHouse

    seen = Counts()
    tokens = [await token_of(address, f"program {n}") for n in range(count)]
    houses = [AsyncHouse(address, token) for token in tokens]
    tasks = [
        asyncio.create_task(plays(house, game, random.Random(n), seen))
        for n, house in enumerate(houses)
    ]
    await asyncio.sleep(QUIET)
    seen.counts = True
    print("counting", flush=True)
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    seen.counts = False
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    said = {"answered": seen.answered, "asked": seen.asked, "games": seen.games}
    print(json.dumps(said), flush=True)


@contextmanager
def house(limits: str) -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory() as data:
        command = ["-m", "chapiteau", "serve", "--data", data]
        with serving(command, CHAPITEAU_LIMITS=limits, LC_ALL="en") as found:
            yield found


def refused(address: str) -> int:
    """Calls that were refused for a moment, as the house counts them."""
    with urlopen(f"{address}/metrics") as answer:
        text = answer.read().decode()
    found = re.findall(r'chapiteau_requests_total\{status="(?:429|503)"\} (\d+)', text)
    return sum(map(int, found))


def told(name: str, times: list[float]) -> str:
    some = sorted(times)
    at = [some[min(len(some) - 1, int(q * len(some)))] * 1000 for q in (0.5, 0.95, 0.99)]
    return f"{name:<34}" + "".join(f"{each:>9.1f}" for each in (*at, some[-1] * 1000))


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--programs", type=int, default=20)
    p.add_argument("--seconds", type=float, default=60.0)
    p.add_argument("--limits", default="1")
    p.add_argument("--game", default="fourberies")
    p.add_argument("--at", default="", help="the programs alone, at a house that is served")
    args = p.parse_args()
    if args.at:
        asyncio.run(run(args.at, args.programs, args.seconds, args.game))
        return
    with house(args.limits) as (address, pid):
        more = ["--programs", str(args.programs), "--seconds", str(args.seconds)]
        command = [*PYTHON, __file__, "--at", address, "--game", args.game, *more]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout
        if process.stdout.readline().strip() != "counting":
            sys.exit("the programs have not begun")
        cpu, waited, no, begun = cpu_of([pid]), starved([pid]), refused(address), time.time()
        seen = json.loads(process.stdout.readline())
        took = time.time() - begun
        cpu, waited, no = cpu_of([pid]) - cpu, starved([pid]) - waited, refused(address) - no
        process.wait()
    moves = len(seen["answered"])
    print(f"{args.programs} programs, {took:.0f} s, {args.game}, limits {args.limits}:")
    print(f"{moves} moves, {moves / took:.1f} a second; {seen['games']} games ended")
    print(f"{'ms':<34}" + "".join(f"{name:>9}" for name in ("p50", "p95", "p99", "most")))
    print(told("a move until it is answered", seen["answered"]))
    print(told("from there to the next question", seen["asked"]))
    each, busy = cpu / moves * 1000, cpu / took
    print(f"CPU of the house: {busy:.0%} of a core, {each:.1f} ms a move; ", end="")
    print(f"starved {waited / took:.0%}; refused for a moment {no}")


if __name__ == "__main__":
    main()
