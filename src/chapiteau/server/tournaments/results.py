"""What has been played so far, as the arithmetic of a tournament reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations


@dataclass(frozen=True)
class Entrant:
    """Who takes part, by the number with which they entered."""

    n: int
    is_bot: bool = False
    is_gone: bool = False  # is drawn for no further table
    group: int = 0


@dataclass(frozen=True)
class Seated:
    """Where somebody sat, and what came of it."""

    entry: int
    seat: int
    score: int = 0
    rank: int = 0
    is_out: bool = False  # left, or ran out of time


@dataclass(frozen=True)
class Played:
    """One table."""

    number: int  # of its round
    seats: tuple[Seated, ...]


@dataclass(frozen=True)
class Round:
    """The tables of a round that were played to their end, and who sat out."""

    tables: tuple[Played, ...]
    byes: tuple[int, ...] = ()
    is_final: bool = False
    void: tuple[int, ...] = ()  # who sat at a table that could not be played to its end


@dataclass(frozen=True)
class History:
    """All rounds that have ended, the first one first."""

    rounds: Sequence[Round] = ()
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)  # by entrant and seat
    byes: Counter[int] = field(default_factory=Counter)


def history(rounds: Sequence[Round]) -> History:
    """What has to be known to draw the next round."""
    found = History(rounds)
    for table in tables_of(rounds):
        found.met.update(pair(a.entry, b.entry) for a, b in combinations(table.seats, 2))
        found.seats.update((each.entry, each.seat) for each in table.seats)
    found.byes.update(n for one in rounds for n in one.byes)
    return found


def tables_of(rounds: Sequence[Round]) -> Iterator[Played]:
    for one in rounds:
        yield from one.tables


def pair(a: int, b: int) -> tuple[int, int]:
    return (a, b) if a < b else (b, a)
