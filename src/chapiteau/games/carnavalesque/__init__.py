"""Carnavalesque, by Simon Havard and Juan Rodriguez."""

from .game import GAME

__all__ = ["GAME"]
