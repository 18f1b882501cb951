"""What a series of games adds up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field

from .intervals import interval
from .series import Key, Told


@dataclass
class Share:
    """How often seats that had something won."""

    seats: int = 0
    wins: float = 0.0
    points: float = 0.0

    def add(self, share: float, points: int) -> None:
        self.seats += 1
        self.wins += share
        self.points += points

    @property
    def rate(self) -> float:
        return self.wins / max(1, self.seats)

    @property
    def mean(self) -> float:
        return self.points / max(1, self.seats)

    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.seats)


@dataclass
class Facts:
    """Sums only, so that ten thousand games take no more room than ten."""

    games: int = 0
    decisions: Counter[int] = field(default_factory=Counter)  # games by their length
    scores: Counter[int] = field(default_factory=Counter)  # seats by their points
    winning: Counter[int] = field(default_factory=Counter)  # the same, of winners
    widths: Counter[int] = field(default_factory=Counter)  # decisions by their possible moves
    width_at: dict[int, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0, 0]))
    by_seat: dict[int, Share] = field(default_factory=lambda: defaultdict(Share))
    by_thing: dict[Key, Share] = field(default_factory=lambda: defaultdict(Share))
    by_opening: dict[tuple[str, ...], Share] = field(default_factory=lambda: defaultdict(Share))

    def add(self, told: Told) -> None:
        self.games += 1
        self.decisions[told.decisions] += 1
        self.widths.update(told.widths)
        for n, width in enumerate(told.widths):
            self.width_at[n][0] += width
            self.width_at[n][1] += 1
        for seat, (points, share) in enumerate(zip(told.scores, told.outcome, strict=True)):
            self.scores[points] += 1
            if share:
                self.winning[points] += 1
            self.by_seat[seat].add(share, points)
            self.by_opening[told.openings[seat]].add(share, points)
            for key in told.things[seat]:
                self.by_thing[key].add(share, points)

    @property
    def seats(self) -> int:
        return len(self.by_seat)

    def at_least(self, points: int) -> int:
        """How many seats came to so many points."""
        return sum(n for score, n in self.scores.items() if score >= points)

    def chance(self) -> float:
        """The share of victories of a seat that nothing is known of."""
        seats = sum(share.seats for share in self.by_seat.values())
        return sum(share.wins for share in self.by_seat.values()) / max(1, seats)


def mean(counts: Counter[int]) -> float:
    return sum(value * n for value, n in counts.items()) / max(1, counts.total())


def quantile(counts: Counter[int], part: float) -> int:
    """The least value that so large a part does not exceed."""
    seen, wanted = 0, part * counts.total()
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0
