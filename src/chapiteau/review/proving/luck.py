"""How much of what draws seem to be worth results bear out, on games of bots."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import covariance, variance

from ...core.rng import seeded
from ..account import Column, account, compared
from ..choices import Effort
from ..jobs import BEFORE, Desk
from ..judge import FULL

Pair = tuple[float, float]
"""What draws seemed to be worth to a seat, and its result."""


def looked_through(text: str, effort: Effort, seed: str = "0") -> list[Column]:
    """A review without any search, in which whatever was done was right: its draws are those of
    any review, for they hang on what was done alone."""
    desk = Desk(text, effort, seed)
    desk.walk.before(0)
    dealt, dice = desk.walk.run.worth, seeded(f"{desk.chance} {BEFORE}")
    start = desk.start(dice)
    found = [compared(desk.walk, n, block.lanes, dice) for n, block in enumerate(desk.blocks)]
    return account(start, dealt, desk.judge.result(desk.blocks[-1].after), found).columns


def borne_out(games: Sequence[Sequence[Pair]]) -> int:
    """The thousandths of draws by which the results of these games, a pair for each seat, are told
    best: never more than all of it."""
    together, spread = 0.0, 0.0
    for seat in zip(*games, strict=True):
        draws, ends = [pair[0] for pair in seat], [pair[1] for pair in seat]
        together += covariance(draws, ends)
        spread += variance(draws)
    return max(0, min(FULL, round(FULL * together / spread))) if spread else 0
