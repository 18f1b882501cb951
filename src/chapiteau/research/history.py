"""A match as the list of what was done to it: positions are made anew from plain data."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ..core.event import Event
from ..core.rng import seeded
from ..core.step import NOBODY
from ..match import Match
from ..registry import edition_of, find
from .arrays import Lens
from .rewards import SHARE, Rewards

Deed = tuple[str, int, int]
"""What was done: ("seed", number, 0), ("deal", number, 0), ("play", seat, action) or ("resample",
player, key)."""


class Table(NamedTuple):
    """What is played, as plain data: positions are made anew from it."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    components: str = ""
    rules: int = 0
    reward: str = SHARE


@cache
def make_lens(table: Table, interface: str = "") -> Lens:
    """Made once for each game, options and seat count."""
    rest = table.components or None, table.rules or None
    return Lens(edition_of(table.game, dict(table.options), *rest), table.seats, interface)


@cache
def rewards_of(table: Table) -> Rewards:
    return Rewards(find(table.game), table.seats, table.reward)


class History:
    """A match as the list of what was done to it, from which it can be made anew."""

    def __init__(self, table: Table, deeds: list[Deed], match: Match | None = None) -> None:
        self.table = table
        self.deeds = deeds
        self.match = match
        self.veils: list[tuple[int, int]] = []  # up to which decision only what whom was told
        self.first: list[int] = []  # what rewards are counted from
        self.last: list[int] = []

    def __deepcopy__(self, memo: object) -> History:
        twin = History(self.table, self.deeds[:], self.match.clone() if self.match else None)
        twin.veils, twin.first, twin.last = self.veils[:], self.first, self.last
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (self.table, self.deeds)

    def seed(self, number: int) -> None:
        lens = make_lens(self.table)
        self.match = Match(lens.edition, lens.seats, f"openspiel {number}")
        self.first = self.last = rewards_of(self.table).count(self.match.state)
        self.deeds.append(("seed", number, 0))

    def deal(self, number: int) -> None:
        """Deal anew all that not everybody sees: the same table, and other secrets."""
        assert self.match is not None
        match = self.match
        match.state = match.game.dealt(match.view(None), seeded(f"deal {number}"))
        self.veils.append((0, NOBODY))
        self.deeds.append(("deal", number, 0))

    @property
    def is_dealt(self) -> bool:
        return len(self.deeds) > 1

    def play(self, seat: int, action: int) -> None:
        assert self.match is not None
        self.last = rewards_of(self.table).count(self.match.state)
        self.match.play(seat, self.match.game.moves.moves[action])
        self.deeds.append(("play", seat, action))

    def resample(self, player: int, key: int) -> None:
        """Deal anew all that a player has not seen; what only others knew is forgotten."""
        assert self.match is not None
        match = self.match
        match.state = match.game.dealt(match.view(player), seeded(f"resample {key}"))
        self.veils.append((len(match.decisions), player))
        self.deeds.append(("resample", player, key))

    def gains(self, since: list[int]) -> list[float]:
        """What each seat has gained since then."""
        if self.match is None:
            return [0.0] * self.table.seats
        return rewards_of(self.table).since(self.match.state, since)

    def recalled(self, seat: int | None) -> list[str]:
        """What a seat was told, and between it what it did itself."""
        assert self.match is not None
        lines = self.told(self.match.opening, -1, seat)
        for i, entry in enumerate(self.match.decisions):
            if entry.seat == seat and all(seat == p for n, p in self.veils if i < n):
                lines.append(entry.move.text)
            lines += self.told(entry.told, i, seat)
        return lines

    def told(self, events: list[Event], at: int, seat: int | None) -> list[str]:
        through = [player for count, player in self.veils if at < count]
        for viewer in [*through, NOBODY if seat is None else seat]:
            events = [event.seen_by(viewer) for event in events]
        return [str(event.wire()) for event in events]


def again(table: Table, deeds: list[Deed]) -> History:
    """Do it all once more."""
    history = History(table, [])
    for what, a, b in deeds:
        if what == "seed":
            history.seed(a)
        elif what == "deal":
            history.deal(a)
        elif what == "play":
            history.play(a, b)
        else:
            history.resample(a, b)
    return history
