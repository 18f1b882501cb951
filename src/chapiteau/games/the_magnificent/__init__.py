"""The Magnificent, by Eilif Svensson and Kristian A. Østby."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mind.mind import MagnificentMind
from .rules.game import MagnificentGame

if TYPE_CHECKING:
    from .art.board import MagnificentBoard

__all__ = ["GAME"]


def board() -> MagnificentBoard:
    """Its board; pictures are loaded when one is asked for."""
    from .art.board import MagnificentBoard

    return MagnificentBoard()


GAME = MagnificentGame(MagnificentMind, board)
