"""Parade: the sixth game, and a template for yours."""

from .rules.game import GAME

__all__ = ["GAME"]
