"""What columns promise: objectives to be placed for the first three, points for the others."""

from __future__ import annotations

from math import exp

from ..box.components import (
    ARTISTS,
    COLUMNS,
    DRAW_OBJECTIVE,
    METROPOLISES,
    PEDESTALS,
    RINGS,
    TENTS_IN,
    VALUES_OF,
)
from ..rules.scoring import objective_count
from ..rules.state import ThreeRings
from .horizon import Horizon
from .taste import (
    ALMOST,
    ARTISTS_GROW,
    BEGUN,
    HALF,
    HASTE,
    METROPOLISES_GROW,
    OBJECTIVE,
    PACE,
    PAIRS_GROW,
    PEDESTALS_GROW,
    SURE,
    TENTS_GROW,
    VALUES_GROW,
)

# How fast what an objective counts may grow: for each show, for each hire.


def columns(g: ThreeRings, seat: int, hopes: list[float], t: Horizon) -> float:
    """Columns still to be filled, the likelier the fewer artists they miss; the best objective is
    placed first."""
    p, box = g.players[seat], g.box
    hopes.sort(reverse=True)
    hopes += [t.taste[OBJECTIVE]] * draws_ahead(g, seat)
    value, used = 0.0, 0
    for column in range(p.full_columns() + 1, COLUMNS + 1):
        missing = filled = 0
        for ring in p.rings:
            missing += max(0, column - len(ring))
            filled += 1 if len(ring) >= column else 0
        worth = float(box.column_points[column])
        if column <= RINGS:
            if used >= len(hopes):
                continue
            worth = hopes[used]
            used += 1
        likely = 1.0 / (1.0 + exp((missing - t.taste[PACE] * t.hires) / t.taste[HASTE]))
        begun = t.taste[BEGUN]
        value += worth * likely * (begun + (1.0 - begun) * progress(filled, t))
    return value


def progress(filled: int, t: Horizon) -> float:
    """How much of a column's worth so many of its spaces are."""
    return 0.0 if filled == 0 else t.taste[HALF] if filled == 1 else t.taste[ALMOST]


def draws_ahead(g: ThreeRings, seat: int) -> int:
    """Spaces of the first columns that still bring an objective card."""
    found = 0
    for r, ring in enumerate(g.players[seat].rings):
        for column in range(len(ring) + 1, RINGS + 1):
            if g.box.spots[r * COLUMNS + column].bonus == DRAW_OBJECTIVE:
                found += 1
    return found


def objective_value(g: ThreeRings, seat: int, objective: int, t: Horizon) -> float:
    """What an objective brings now, or what it may grow to."""
    card, found = g.box.objectives[objective], objective_count(g, seat, objective)
    grown = found + growth(card.kind, t)
    now, below, points = 0.0, 0, 0.0
    for i, step in enumerate(card.steps):
        if found >= step:
            now = float(card.points[i])
        if grown < step:
            part = (grown - below) / (step - below)
            return max(now, t.taste[SURE] * (points + (card.points[i] - points) * part))
        below, points = step, float(card.points[i])
    return max(now, t.taste[SURE] * points)


def growth(kind: int, t: Horizon) -> float:
    """How much more of what an objective counts a player may have in the end."""
    if kind == TENTS_IN:
        return t.taste[TENTS_GROW] * t.shows
    if kind == METROPOLISES:
        return t.taste[METROPOLISES_GROW] * t.shows
    if kind == VALUES_OF:
        return t.taste[VALUES_GROW] * t.hires
    if kind == PEDESTALS:
        return t.taste[PEDESTALS_GROW] * t.hires
    if kind == ARTISTS:
        return t.taste[ARTISTS_GROW] * t.hires
    return t.taste[PAIRS_GROW] * t.shows
