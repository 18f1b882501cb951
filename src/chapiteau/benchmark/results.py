"""A file of results: a line that says who played what, then a line with the record of each game."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chapiteau

from ..core.errors import ChapiteauError, Value
from ..core.record import Record
from ..lab import provenance
from ..lab.players import bot_of
from ..lab.results import BadResults, check_same, mend, whole_lines
from ..registry import find
from .games import Played, differing
from .tasks import VERSION, Task, find_task

SAME = ("task", "player", "code", "build")
"""What must not differ where a file goes on."""


class Results:
    """What is known of a player at a task so far; grows by a line for each game."""

    def __init__(self, file: Path, head: dict[str, Any], known: dict[int, Played]) -> None:
        self.file = file
        self.head = head
        self.known = known
        self.task = find_task(head["task"])
        self.player: str = head["player"]

    def add(self, played: Played) -> None:
        """Keep a game; what stands in the file stays there, whatever happens next."""
        with self.file.open("a", encoding="utf-8") as f:
            f.write(json.dumps(list(played), ensure_ascii=False) + "\n")
        self.known[played.number] = played

    def told(self) -> dict[int, tuple[Record, float]]:
        """The records as they were written, by number."""
        return {n: (_record(self.file, game), game.thought) for n, game in self.known.items()}

    def checked(self, ask_again: bool) -> Iterator[int]:
        """Play every record again; with `ask_again` bots of the house answer every question anew.
        Yields the numbers of games that are what they claim to be."""
        for n, game in self.known.items():
            told = _record(self.file, game)
            self._check_deal(n, told)
            chapiteau.Replay(told).match  # noqa: B018  # raises where a record does not add up
            if ask_again:
                at = differing(self.task.name, self.player, n, told)
                if at is not None:
                    at_game: dict[str, Value] = {"file": str(self.file), "game": n}
                    raise BadResults("benchmark-other-move", {**at_game, "decision": at + 1})
            yield n

    def _check_deal(self, n: int, told: Record) -> None:
        """The deal and the table must be those of the task."""
        edition, task = self.task.edition(), self.task
        wanted = (task.game, task.rules, task.box, edition.unusual(), task.seats)
        found = (told.edition.game.name, told.edition.rules, told.edition.box.hash)
        deal = task.duel(self.player).bout(n).seed
        if (*found, told.edition.unusual(), told.seats) != wanted or told.seed != deal:
            raise BadResults("benchmark-other-deal", {"file": str(self.file), "game": n})


def _record(file: Path, game: Played) -> Record:
    try:
        return chapiteau.load(game.record).record
    except ChapiteauError:
        raise BadResults("benchmark-bad-record", {"file": str(file), "game": game.number}) from None


def damaged(file: Path, at: int) -> BadResults:
    return BadResults("benchmark-damaged", {"file": str(file), "line": at})


def head_of(task: Task, player: str) -> dict[str, Any]:
    """Who plays what, by which code."""
    bots = {bot_of(one) for one in (player, task.opponent) if one}
    return {
        "benchmark": VERSION,
        "task": task.name,
        "player": player,
        "code": provenance.code_of(find(task.game), bots),
        "build": provenance.build(),
        "commit": provenance.commit(),
        "version": provenance.version(),
    }


def opened(file: Path, task: Task, player: str) -> Results:
    """The results to go on from; a new file where there is none."""
    head = head_of(task, player)
    if not whole_lines(file):
        file.write_text(json.dumps(head, ensure_ascii=False) + "\n", "utf-8")
        return Results(file, head, {})
    results = read(file)
    check_same(file, SAME, results.head, head)
    mend(file)
    return results


def read(file: Path) -> Results:
    """The results that a file holds, packed with gzip or not."""
    file.open("rb").close()  # one that is not there is no file of nothing
    lines = _lines(file)
    try:
        head = json.loads(lines[0])
        if head["benchmark"] != VERSION or any(name not in head for name in SAME):
            raise ValueError
    except (IndexError, ValueError, TypeError, KeyError):
        raise damaged(file, 1) from None
    results = Results(file, head, {})
    for at, line in enumerate(lines[1:], 2):
        try:
            number, record, thought = json.loads(line)
            if not (isinstance(number, int) and number >= 0 and isinstance(record, str)):
                raise ValueError
            results.known[number] = Played(number, record, float(thought))
        except (ValueError, TypeError):
            raise damaged(file, at) from None
    return results


def _lines(file: Path) -> list[str]:
    if file.suffix != ".gz":
        return whole_lines(file).splitlines()
    try:
        return gzip.decompress(file.read_bytes()).decode().splitlines()
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError):
        raise damaged(file, 1) from None
