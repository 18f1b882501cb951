"""Fourberies (Histrio), by Bruno Cathala and Christian Martinez."""

from .game import GAME

__all__ = ["GAME"]
