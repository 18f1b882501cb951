"""The rulebooks' own yardsticks: what they call a good game where nobody is to be beaten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..core.edition import spelled
from ..registry import find
from .arena import Bout, Options, Tally
from .intervals import interval


@dataclass(frozen=True)
class Yardstick:
    """A way to play a game without opponents, by which its rulebook measures players."""

    game: str
    seats: int
    options: Options = ()

    @property
    def mode(self) -> str:
        """The options as they are given at the command line."""
        return " ".join(f"{name}={spelled(value)}" for name, value in self.options)

    @property
    def marks(self) -> list[int]:
        """The points the rulebook asks for; none where it asks for a victory only."""
        game = find(self.game)
        return game.marks(game.box, self.seats)


YARDSTICKS = (
    Yardstick("the_magnificent", 1),
    Yardstick("three_ring_circus", 1, (("difficulty", "easy"),)),
    Yardstick("three_ring_circus", 1, (("difficulty", "medium"),)),
    Yardstick("three_ring_circus", 1, (("difficulty", "hard"),)),
    Yardstick("carnavalesque", 4, (("version", "events"),)),
    Yardstick("carnavalesque", 4, (("version", "roles"),)),
)


@dataclass
class Measured:
    """What one bot came to on one yardstick."""

    yardstick: Yardstick
    bot: str
    tally: Tally = field(default_factory=Tally)
    reached: list[int] = field(default_factory=list)  # games, by mark
    won: int = 0

    def add(self, share: float, points: int) -> None:
        self.tally.seats += 1
        self.tally.points += points
        self.tally.squares += points * points
        self.won += share > 0
        marks = self.yardstick.marks
        before = self.reached or [0] * len(marks)
        self.reached = [n + (points >= mark) for n, mark in zip(before, marks, strict=True)]

    @property
    def games(self) -> int:
        return self.tally.seats

    def share(self, count: int) -> tuple[float, float, float]:
        """A part of the games, with its interval."""
        return count / max(1, self.games), *interval(count, self.games)


def chosen(game: str | None, seats: int | None) -> list[Yardstick]:
    """All yardsticks, or those of one game; with another number of seats where that is asked."""
    found = [y for y in YARDSTICKS if game in (None, y.game)]
    if seats is None:
        return found
    return [Yardstick(y.game, seats, y.options) for y in found]


def planned(
    yardsticks: Sequence[Yardstick],
    bots: Sequence[str],
    games: int,
    seed: str,
    iterations: int | None,
) -> tuple[list[Measured], list[Bout]]:
    """What is to be measured, and the games of each, one after the other."""
    rows = [Measured(y, bot) for y in yardsticks for bot in bots]
    todo = [
        Bout(y.game, (row.bot,) * y.seats, f"{seed} {i}", iterations, y.options)
        for row in rows
        for y in (row.yardstick,)
        for i in range(games)
    ]
    return rows, todo
