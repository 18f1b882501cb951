"""A game in rows: one for the game, one for each seat, one for each decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.edition import Edition
from ..core.event import score_pad
from ..core.match import BareMatch
from ..core.mind import width
from ..core.observing.row import Row
from ..core.record import Record

Rows = dict[str, list[Any]]


@dataclass(frozen=True)
class Shape:
    """What all games of a data set have in common: which columns there are."""

    edition: Edition
    seats: int
    with_observations: bool = False

    @property
    def categories(self) -> list[str]:
        """The rows of the score pad as names of columns."""
        pad = self.edition.game.score_pad(self.edition, self.seats)
        return ["_".join([row.id, *map(str, row.things.values())]) for row in pad.rows]

    @property
    def width(self) -> int:
        """How many numbers an observation has; none where there are no observations."""
        if not self.with_observations:
            return 0
        return width(self.edition.game.mind().feature_bounds(self.edition, self.seats))


class Reader:
    """Plays records again and notes what the tables hold."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.mind = shape.edition.game.mind()
        self.row = Row(max(1, shape.width))

    def decisions(self, number: int, told: Record) -> tuple[BareMatch, Rows]:
        """The match at its end, and what each decision was: who chose what of which moves.

        An observation is what the seat saw before it chose.
        """
        match = BareMatch(told.edition, told.seats, told.seed)
        names = ("game", "decision", "seat", "move", "move_id", "choices", "legal", "observation")
        rows: Rows = {name: [] for name in names}
        for n, (seat, text) in enumerate(told.moves):
            move, legal = match.game.moves.read(text), match.state.legal(seat)
            values = (number, n, seat, text, move.id, len(legal), [m.id for m in legal])
            for name, value in zip(names, values, strict=False):
                rows[name].append(value)
            if self.shape.with_observations:
                rows["observation"].append(self._seen(match, seat))
            match.play(seat, move)
        return match, rows

    def _seen(self, match: BareMatch, seat: int) -> bytes:
        self.row.begin()
        self.mind.write(match.state, seat, self.row)
        return self.row.joined()

    def seats(self, number: int, match: BareMatch) -> Rows:
        """What each seat came to, and by which category of the score pad."""
        cells, outcome = score_pad(match).cells(), match.outcome or ()
        rows: Rows = {
            "game": [number] * match.seats,
            "seat": list(range(match.seats)),
            "points": list(match.scores),
            "share": list(outcome),
        }
        for name, row in zip(self.shape.categories, cells, strict=True):
            rows[name] = row[: match.seats]
        return rows
