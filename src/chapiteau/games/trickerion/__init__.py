"""Trickerion: Legends of Illusion, by Richard Amann and Viktor Peter."""

from .game import GAME

__all__ = ["GAME"]
