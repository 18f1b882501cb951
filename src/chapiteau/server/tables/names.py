"""What each seat is called, and what it was called before: what was told stays as it was told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...words import Words
from ..people.people import HOUSE_NAMES
from ..store.rows import HUMAN, SeatRow


@dataclass
class Tenure:
    """The time of one player on a seat, and of the bot that plays on for them."""

    seat: int
    since: int = 0  # so many decisions were made before it
    left: str | None = None  # the name under which they left; "" where it was erased


class SeatNames:
    """Who had which seat since the match began: a seat that is left keeps its name."""

    def __init__(self, seats: int) -> None:
        self.first = [Tenure(seat) for seat in range(seats)]
        self.later: list[Tenure] = []  # in order of time

    def note(self, what: str, seat: int, name: str, at: int) -> None:
        """Somebody leaves a seat or takes one that was left, after so many decisions."""
        if what == "sits":
            self.later.append(Tenure(seat, at))
        elif what == "leaves":
            self._last(seat).left = name

    def go_back(self, at: int) -> None:
        """The match has only so many decisions any more."""
        for tenure in self.later:
            tenure.since = min(tenure.since, at)

    def epoch(self, at: int) -> int:
        """How many seats had been taken over when a decision was made; the names hang on it."""
        return sum(tenure.since <= at for tenure in self.later)

    def players(self, rows: Sequence[SeatRow], words: Words, epoch: int) -> list[str]:
        """What each seat was called in an epoch: no two alike, and the earlier name stays."""
        house = [words(f"player-{i + 1}") for i in range(HOUSE_NAMES)]
        wanted = {id(t): self._wanted(t, rows, words) for t in (*self.first, *self.later)}
        taken = {wanted[id(tenure)] for tenure in self.first}
        spare = [name for name in house if name not in taken]
        names: list[str] = []
        for t in self.first:
            usual = spare.pop(0) if not wanted[id(t)] and spare else house[t.seat % HOUSE_NAMES]
            names.append(unlike(wanted[id(t)] or usual, names))
        given = list(names)
        for t in self.later[:epoch]:
            others = [name for seat, name in enumerate(names) if seat != t.seat]
            names[t.seat] = unlike(wanted[id(t)] or given[t.seat], others)
        return names

    def _wanted(self, t: Tenure, rows: Sequence[SeatRow], words: Words) -> str:
        """The name somebody had, or has; nothing for a bot that nobody sat down before."""
        row = rows[t.seat]
        is_former = t.left == ""
        if t is self._last(t.seat):
            is_former = is_former or (row.kind == HUMAN and not row.person)
            return words("table-former") if is_former else row.name or t.left or ""
        return words("table-former") if is_former else t.left or ""

    def _last(self, seat: int) -> Tenure:
        return next((t for t in reversed(self.later) if t.seat == seat), self.first[seat])


def unlike(wanted: str, others: Sequence[str]) -> str:
    """A name that nobody else has."""
    name, k = wanted, 2
    while name in others:
        name, k = f"{wanted} {k}", k + 1
    return name
