"""Carnavalesque, by Simon Havard and Juan Rodriguez."""

from .rules.game import GAME

__all__ = ["GAME"]
