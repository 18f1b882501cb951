"""Carnavalesque, by Simon Havard and Juan Rodriguez."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mind.mind import CarnavalesqueMind
from .rules.game import CarnavalesqueGame

if TYPE_CHECKING:
    from .art.board import CarnavalesqueBoard

__all__ = ["GAME"]


def board() -> CarnavalesqueBoard:
    """Its board; pictures are loaded when one is asked for."""
    from .art.board import CarnavalesqueBoard

    return CarnavalesqueBoard()


GAME = CarnavalesqueGame(CarnavalesqueMind, board)
