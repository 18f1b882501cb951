"""The levels a player may choose from, weakest first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.errors import BadSetup
from ..core.game import Game
from .bot import Bot
from .greedy import Greedy
from .master import Master
from .random import Random

LEVELS: dict[str, Callable[[Game[Any]], Bot]] = {
    "random": lambda game: Random(),
    "novice": lambda game: Greedy(game, looks=1, blunder=25),
    "amateur": lambda game: Greedy(game, looks=24),
    "master": Master,
}


def make_bot(level: str, game: Game[Any]) -> Bot:
    """A bot of a level for a game."""
    if level not in LEVELS:
        raise BadSetup("unknown-level", {"level": level[:40], "known": ", ".join(LEVELS)})
    return LEVELS[level](game)
