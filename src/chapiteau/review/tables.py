"""The tables a review judges by: they lie as all seats together know, and go from block to block.

They are played on as seats chose, and dealt again only where chance was seen. What a choice was
worth is so compared on the same tables as the position it was made in, and from one block to the
next nothing changes by their chance alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ..core.game import Game
from ..core.rng import seeded
from ..core.state import State
from ..core.step import ALL_SEATS
from ..core.wire import text
from .blocks import Block, Lanes, follow
from .judge import Judge
from .numbers import Estimate, Vector


def played(table: State, lanes: Lanes) -> State:
    """Another table, on which seats have chosen like that."""
    g: State = table.clone()
    follow(g, lanes)
    return g


class Run:
    """Tables as they were dealt, and what each of them was worth then."""

    def __init__(self, judge: Judge, g: State, deals: int, chance: str) -> None:
        self.judge = judge
        view, dice = judge.game.view(g, ALL_SEATS), seeded(chance)
        self.tables: list[State] = [judge.game.dealt(view, dice) for _ in range(deals)]

    @cached_property
    def values(self) -> list[Vector]:
        return [self.judge.values(table) for table in self.tables]

    @property
    def worth(self) -> Estimate:
        return self.judge.estimate(self.values)


class Walk:
    """A walk along the blocks of a game with tables of its own, the same wherever it begins."""

    def __init__(self, judge: Judge, blocks: Sequence[Block], deals: int, chance: str) -> None:
        self.judge = judge
        self.blocks = blocks
        self.deals = deals
        self.chance = chance  # what its dice are seeded with
        self.saw: dict[int, bool] = {}  # by block, as far as it was walked
        self.begin()

    def begin(self) -> None:
        self.n = 0  # the block that the tables lie before
        self.run = self.dealt()
        self.tables = self.run.tables

    def dealt(self) -> Run:
        g = self.blocks[self.n].before
        return Run(self.judge, g, self.deals, f"{self.chance} tables {self.n}")

    def before(self, n: int) -> list[State]:
        """The tables before a block; after the last one there are none."""
        if n < self.n:
            self.begin()
        while self.n < n:
            self.go_on()
        return self.tables

    def saw_chance(self, n: int) -> bool:
        """Whether all seats together saw in a block what tables that looked alike differ in."""
        self.before(n + 1)
        return self.saw[n]

    def go_on(self) -> None:
        """Past a block."""
        block = self.blocks[self.n]
        after = [played(table, block.lanes) for table in self.tables]
        saw = block.has_taught and self.differ(after, block.after)
        self.saw[self.n] = saw
        self.n += 1
        if saw and self.n < len(self.blocks):
            self.run = self.dealt()
            after = self.run.tables
        self.tables = after

    def differ(self, tables: Sequence[State], true: State) -> bool:
        game: Game[Any] = self.judge.game
        seen = text(game.view(true, ALL_SEATS))
        return any(text(game.view(table, ALL_SEATS)) != seen for table in tables)
