"""A walk over a record: what was decided at once, and the table before and after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ..core.match import BareMatch
from ..core.move import Move
from ..core.record import Record
from ..core.state import State, play
from ..core.step import Step, Together

Lanes = Mapping[int, tuple[Move, ...]]
"""What seats chose, by seat, ascending."""


@dataclass(frozen=True)
class Block:
    """One decision, or all secret choices that took effect together; what follows by itself, chance
    and forced moves, belongs to it."""

    first: int  # the number of its first decision
    count: int
    lanes: Lanes
    before: State
    after: State
    order: tuple[int, ...] = ()  # who made each of its decisions, as they were recorded

    def number(self, seat: int, i: int) -> int:
        """The number in the record of a seat's decision in it; seats choose in any order."""
        own = [n for n, who in enumerate(self.order) if who == seat]
        return self.first + (own[i] if own else i)

    @property
    def step(self) -> Step[Any]:
        """What was asked."""
        return self.before.stack[-1]

    @property
    def is_together(self) -> bool:
        return isinstance(self.step, Together)

    @property
    def has_taught(self) -> bool:
        """Whether anybody saw what could not be foretold: else no chance was seen, as the check
        `foretelling` makes sure. Whoever learned may have seen chance, or only a secret choice."""
        return self.after.learned != self.before.learned


def blocks(record: Record) -> Iterator[Block]:
    """The blocks of a game in order."""
    match = BareMatch(record.edition, record.seats, record.seed)
    g: State = match.state
    read, n = record.edition.game.moves.read, 0
    while n < len(record.moves):
        first, before, lanes = n, g.clone(), dict[int, list[Move]]()
        order: list[int] = []
        while n == first or any(g.chosen):
            seat, move = record.moves[n][0], read(record.moves[n][1])
            lanes.setdefault(seat, []).append(move)
            order.append(seat)
            play(g, move, seat)
            n += 1
        ordered = {seat: tuple(lanes[seat]) for seat in sorted(lanes)}
        yield Block(first, n - first, ordered, before, g.clone(), tuple(order))


def follow(g: State, lanes: Lanes) -> None:
    """Let seats choose like that at another table of the same looks."""
    for seat, lane in lanes.items():
        for move in lane:
            play(g, move, seat)
