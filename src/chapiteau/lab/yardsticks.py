"""The rulebooks' own yardsticks: what they call a good game where nobody is to be beaten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..core.edition import spelled
from ..registry import find
from .arena import Bout, Options, Result, Tally
from .duels import Duel
from .intervals import interval
from .results import Results


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

    def measuring(self, bot: str, seed: str, iterations: int | None = None) -> Duel:
        """One bot on all seats, and nobody against it."""
        return Duel(self.game, self.seats, bot, "", seed, iterations, self.options)

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

    duel: Duel
    tally: Tally = field(default_factory=Tally)
    reached: list[int] = field(default_factory=list)  # games, by mark
    won: int = 0

    @property
    def yardstick(self) -> Yardstick:
        return Yardstick(self.duel.game, self.duel.seats, self.duel.options)

    @property
    def bot(self) -> str:
        return self.duel.challenger

    @property
    def name(self) -> str:
        """The name of the file that its games are kept in."""
        d = self.duel
        parts = [d.game, str(d.seats), *[spelled(value) for _, value in d.options], d.challenger]
        return "-".join(parts).replace("@", "-").replace(":", "-")

    def add(self, result: Result) -> None:
        points = result.scores[0]
        self.tally.seats += 1
        self.tally.points += points
        self.tally.squares += points * points
        self.won += result.outcome[0] > 0
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
    yardsticks: Sequence[Yardstick], bots: Sequence[str], seed: str, iterations: int | None
) -> list[Measured]:
    """What is to be measured: every bot by every yardstick."""
    return [Measured(y.measuring(bot, seed, iterations)) for y in yardsticks for bot in bots]


def missing(row: Measured, games: int, known: Mapping[int, Result]) -> list[tuple[int, Bout]]:
    """The games of a row that are still to be played, with their numbers."""
    return [(n, row.duel.bout(n)) for n in range(games) if n not in known]


def measured(results: Results, games: int | None = None) -> Measured:
    """What a file of results tells of a bot: its first so many games, or all."""
    row = Measured(results.duel)
    for n, result in sorted(results.known.items()):
        if games is None or n < games:
            row.add(result)
    return row
