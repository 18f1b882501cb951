"""3 Ring Circus, by Fabio Lopiano and Remo Conzadori."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mind.mind import ThreeRingCircusMind
from .rules.game import ThreeRingCircusGame

if TYPE_CHECKING:
    from .art.board import ThreeRingCircusBoard

__all__ = ["GAME"]


def board() -> ThreeRingCircusBoard:
    """Its board; pictures are loaded when one is asked for."""
    from .art.board import ThreeRingCircusBoard

    return ThreeRingCircusBoard()


GAME = ThreeRingCircusGame(ThreeRingCircusMind, board)
