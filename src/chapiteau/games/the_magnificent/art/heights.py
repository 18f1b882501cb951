"""How high the regions are where a page may be as long as it likes."""

from __future__ import annotations

from ..box.components import COLUMNS, ROWS, SPACES
from .questions import CAMP, MASTERS, ROAD, TENT

NARROW = 500.0  # a region that is narrower stands upright
HEAD = 38.0
TAB = 24.0  # of what a master card is worth, below it
TWO_LINES = 346.0  # of own master cards in the wings


def height_of(region: str, variant: int, w: float, solo: bool) -> float:
    """A region in front, by its width."""
    narrow = w < NARROW
    if region == CAMP:
        return _camp(w, narrow, variant)
    if region == TENT:
        return HEAD + (w - 14 + (76 if solo else 0) if narrow else 420)
    if region == ROAD:
        return HEAD + ((w if variant else 0) + 456 if narrow else 440)
    if region == MASTERS:
        return HEAD + (750 if narrow else 430)
    return HEAD + (SPACES * 52 + 66 if narrow else 400) + (96 if solo else 0)


def _camp(w: float, narrow: bool, sides: int) -> float:
    if sides:
        step = (w - 28) / COLUMNS if narrow else (w - 76) / 2 / COLUMNS
        return (ROWS * step + 100) * (2 if narrow else 1) + 10
    return ROWS * min(70.0, (w - 22) / COLUMNS) + 22
