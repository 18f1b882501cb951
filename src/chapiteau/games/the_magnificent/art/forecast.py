"""What a die would be worth and cost, and what a power allows."""

from __future__ import annotations

from ..box.components import ALL_COLOURS, TRANSPARENT, colour_of, value_of
from .table import Table


def due_with(table: Table, die: int) -> int:
    """What the viewer's dice would cost together with one more."""
    pips = table.mine.pips[:]
    pips[colour_of(die)] += value_of(die)
    return max(pips[c] for c in ALL_COLOURS) + pips[TRANSPARENT]


def power_with(table: Table, die: int) -> int:
    """The power a die would give, a transparent one in its best colour."""
    pips, colour = table.mine.pips, colour_of(die)
    before = max(pips[c] for c in ALL_COLOURS) if colour == TRANSPARENT else pips[colour]
    return before + value_of(die)


def best_level(table: Table, power: int) -> int:
    """The highest line of the building table within a power, or 0."""
    found = [n for n, level in enumerate(table.box.levels) if n and level.power <= power]
    return found[-1] if found else 0


def best_space(table: Table, power: int) -> int:
    """The highest free space of the ladder within a power, or 0."""
    free = table.view.free_spaces(power)
    return free[0] if free else 0
