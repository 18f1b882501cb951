"""The Magnificent, by Eilif Svensson and Kristian A. Østby."""

from .rules.game import GAME

__all__ = ["GAME"]
