"""Trickerion: Legends of Illusion, by Richard Amann and Viktor Peter."""

from .rules.game import GAME

__all__ = ["GAME"]
