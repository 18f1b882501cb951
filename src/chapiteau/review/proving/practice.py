"""Games of bots that are recorded: judges are fitted to them, and reviews proven on them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from ...bots import Budget, ask, make_bot
from ...core.match import BareMatch
from ...core.record import record
from ...lab.results import mend, whole_lines
from ...lab.workers import in_workers
from ...registry import find

Job = TypeVar("Job")
Row = dict[str, Any]
Game = tuple[str, int, tuple[str, ...], int]
"""A game, its number, the levels that play it, and the rounds they think."""


def players(levels: Sequence[str], seats: int, n: int) -> tuple[str, ...]:
    """Who sits where in a game: all levels in turn, on all seats in turn."""
    return tuple(levels[(n + seat) % len(levels)] for seat in range(seats))


def played(job: Game) -> Row:
    """One game between bots, recorded."""
    name, n, levels, rounds = job
    game = find(name)
    bots = [make_bot(level, game) for level in levels]
    match = BareMatch(game.edition({}), len(bots), f"practice {n}")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(match, seat, bots[seat], Budget(rounds)))
    return {"n": n, "levels": levels, "record": record(match).text}


def known(file: Path) -> dict[int, Row]:
    """The whole lines of a file, by number."""
    return {row["n"]: row for row in map(json.loads, whole_lines(file).splitlines())}


def kept(
    file: Path, work: Callable[[Job], Row], jobs: dict[int, Job], workers: int
) -> Iterator[Row]:
    """What is made of jobs with these numbers: from the file, or new, and then kept there."""
    file.parent.mkdir(parents=True, exist_ok=True)
    mend(file)
    there = known(file)
    yield from [there[n] for n in jobs if n in there]
    fresh = [job for n, job in jobs.items() if n not in there]
    for row in in_workers(work, fresh, workers):
        with file.open("a", encoding="utf-8") as f:
            f.write(json.dumps(row, separators=(",", ":")) + "\n")
        yield row


def dropped(file: Path, stays: Callable[[Row], bool]) -> None:
    """Leave out what no longer holds."""
    if file.is_file():
        mend(file)
        rows = [row for row in known(file).values() if stays(row)]
        text = "".join([json.dumps(row, separators=(",", ":")) + "\n" for row in rows])
        file.write_text(text, "utf-8")
