"""Parade: the sixth game, and a template for yours."""

from .mind.mind import ParadeMind
from .rules.game import ParadeGame
from .words.board import ParadeBoard

GAME = ParadeGame(ParadeMind, ParadeBoard)

__all__ = ["GAME"]
