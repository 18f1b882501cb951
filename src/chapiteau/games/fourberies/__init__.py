"""Fourberies (Histrio), by Bruno Cathala and Christian Martinez."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mind.mind import FourberiesMind
from .rules.game import FourberiesGame

if TYPE_CHECKING:
    from .art.board import FourberiesBoard

__all__ = ["GAME"]


def board() -> FourberiesBoard:
    """Its board; pictures are loaded when one is asked for."""
    from .art.board import FourberiesBoard

    return FourberiesBoard()


GAME = FourberiesGame(FourberiesMind, board)
