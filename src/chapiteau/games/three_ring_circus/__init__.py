"""3 Ring Circus, by Fabio Lopiano and Remo Conzadori."""

from .rules.game import GAME

__all__ = ["GAME"]
