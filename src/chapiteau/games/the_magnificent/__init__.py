"""The Magnificent, by Eilif Svensson and Kristian A. Østby."""

from .game import GAME

__all__ = ["GAME"]
