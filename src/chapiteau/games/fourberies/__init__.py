"""Fourberies (Histrio), by Bruno Cathala and Christian Martinez."""

from .rules.game import GAME

__all__ = ["GAME"]
