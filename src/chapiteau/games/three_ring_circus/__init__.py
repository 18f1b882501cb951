"""3 Ring Circus, by Fabio Lopiano and Remo Conzadori."""

from .game import GAME

__all__ = ["GAME"]
