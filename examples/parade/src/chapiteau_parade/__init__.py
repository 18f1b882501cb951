"""Parade: the sixth game, and a template for yours."""

from .game import GAME

__all__ = ["GAME"]
