"""Trickerion: Legends of Illusion, by Richard Amann and Viktor Peter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mind.mind import TrickerionMind
from .rules.game import TrickerionGame

if TYPE_CHECKING:
    from .art.board import TrickerionBoard

__all__ = ["GAME"]


def board() -> TrickerionBoard:
    """Its board; pictures are loaded when one is asked for."""
    from .art.board import TrickerionBoard

    return TrickerionBoard()


GAME = TrickerionGame(TrickerionMind, board)
