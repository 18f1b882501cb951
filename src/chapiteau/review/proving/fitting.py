"""What margins are worth, by turn: a judge's table, fitted to games that were played to the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from statistics import fmean
from typing import Any

from ...core.mind import Mind
from ...core.record import Record
from ..blocks import blocks
from ..judge import Table, counted, is_counted

ENOUGH = 150
"""Positions to fit a turn by; where there are fewer, those of the turns around it count too."""
GRID = tuple(round(500 * 1.12**k) for k in range(60))
"""Swings to choose from, in thousandths of a point."""
STEEPEST = 1.5


@dataclass(frozen=True)
class Sample:
    """A position at the beginning of a turn, and how its game ended."""

    turn: int
    margins: tuple[float, ...]
    outcome: tuple[float, ...]  # shares of the victory, or points


def samples_of(record: Record, mind: Mind[Any] | None = None) -> list[Sample]:
    """The first quiet position of each turn."""
    game = record.edition.game
    mind = mind or game.mind()
    found: dict[int, tuple[float, ...]] = {}
    for block in blocks(record):
        g = block.before
        if mind.turn_of(g) not in found and mind.is_quiet(g, g.seat) and not any(g.chosen):
            found[mind.turn_of(g)] = tuple(mind.margins(g))
    if is_counted(game, record.seats):
        end = tuple([float(points) for points in counted(game, block.after)])
    else:
        winners = game.winners(block.after)
        end = tuple([float(s in winners) / len(winners) for s in range(record.seats)])
    return [Sample(turn, margins, end) for turn, margins in found.items()]


def fitted(samples: Sequence[Sample], counts: bool) -> Table:
    """A table that foretells these ends best, turn by turn."""
    last = max(sample.turn for sample in samples)
    near = [around(samples, turn) for turn in range(last + 1)]
    if counts:
        return Table(lines=tuple([line(rows) for rows in near]))
    return Table(swings=tuple([swing(rows) for rows in near]))


def around(samples: Sequence[Sample], turn: int) -> list[Sample]:
    """Those of a turn, and of its neighbours as far as they are needed."""
    reach = 0
    while True:
        rows = [sample for sample in samples if abs(sample.turn - turn) <= reach]
        if len(rows) >= min(ENOUGH, len(samples)):
            return rows
        reach += 1


def swing(rows: Sequence[Sample]) -> int:
    """The swing by which the ends surprise least, the flattest of several."""
    return min(reversed(GRID), key=lambda swing: loss(rows, swing))


def loss(rows: Sequence[Sample], swing: int) -> float:
    """How surprising the ends are, by the shares that a swing gives."""
    total = 0.0
    for row in rows:
        far = [1000 * (margin - max(row.margins)) / swing for margin in row.margins]
        whole = log(sum(exp(x) for x in far))
        total -= sum(won * (x - whole) for won, x in zip(row.outcome, far, strict=True))
    return total


def surprise(table: Table, sample: Sample) -> float:
    """How much of an end a table did not foretell: a logarithm, or the square of points."""
    if table.lines:
        base, slope = table.lines[min(sample.turn, len(table.lines) - 1)]
        foretold = (base + slope * fmean(sample.margins)) / 1000
        return (fmean(sample.outcome) - foretold) ** 2
    return loss([sample], table.swings[min(sample.turn, len(table.swings) - 1)])


def line(rows: Sequence[Sample]) -> tuple[int, int]:
    """The straightest line from margins to points at the end, in thousandths."""
    xs = [fmean(row.margins) for row in rows]
    ys = [fmean(row.outcome) for row in rows]
    x, y = fmean(xs), fmean(ys)
    spread = sum((a - x) ** 2 for a in xs)
    together = sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True))
    slope = min(STEEPEST, max(0.0, together / spread)) if spread > 0 else 0.0
    return round(1000 * (y - slope * x)), round(1000 * slope)
