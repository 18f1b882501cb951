"""7.11 What waits while posters are completed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition
from ..moments import NOTHING, elsewhere
from ..state import Magnificent

AS_THEY_HANG: Final = Reason("posters-as-they-hang", "7.11")


def on_stage(
    g: Magnificent, seat: int, move: Move, here: list[int] = NOTHING
) -> Iterator[Condition]:
    """Of a move that is not asked for between two posters of a performance: when it is made."""
    if move.verb == "swap":
        yield AS_THEY_HANG, False
    else:
        yield from elsewhere(g, seat, move, here)
