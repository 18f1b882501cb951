"""What a position is worth, for bots."""

from __future__ import annotations

from typing import Final

from ....core.move import Move
from ....core.weights import Weights
from ..rules.state import Fourberies
from ..rules.travel import Travel
from .inputs import inputs_of, stage_of
from .outlook import allure, prospect

MOST_TURNS: Final = 8  # of a season, by far
SIGHT: Final = 0.15


def value(g: Fourberies, seat: int) -> float:
    """The lead over the best opponent, in écus to be expected at the next count."""
    best = max([prospect(g, s, s == seat) for s in range(g.seats) if s != seat])
    return prospect(g, seat, True) - best


def is_quiet(g: Fourberies) -> bool:
    """A turn is done and the next choice of cities has not begun: all troupes are complete."""
    return isinstance(g.stack[-1], Travel) and not any_chosen(g)


def turn_of(g: Fourberies) -> int:
    """The turns of all seasons, one after the other."""
    return MOST_TURNS * max(0, g.season - 1) + g.turn


def any_chosen(g: Fourberies) -> bool:
    return any(bool(lane) for lane in g.chosen) or any(bool(t.picks) for t in g.troupes)


def margins(g: Fourberies, weights: Weights) -> list[float]:
    """By how many écus each seat is likely to beat the best of the others, by what practice has
    taught."""
    ends = [foreseen(g, seat, weights) for seat in range(g.seats)]
    return [
        ends[seat] - max([ends[s] for s in range(g.seats) if s != seat]) for seat in range(g.seats)
    ]


def foreseen(g: Fourberies, seat: int, weights: Weights) -> float:
    """The écus that a seat is likely to end with."""
    owned = float(g.troupes[seat].ecus)
    return owned + weights.value(stage_of(g), inputs_of(g, seat)) if g.stack else owned


def priors(g: Fourberies, seat: int, moves: list[Move]) -> list[float]:
    """A rich city is tempting; nothing is known of other choices."""
    if moves[0].verb not in ("travel", "claim"):
        return []
    return [min(1.0, SIGHT * allure(g, move.arg)) if move.noun else 0.0 for move in moves]
