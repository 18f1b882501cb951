"""The levels a player may choose from, weakest first; and bots that somebody else wrote."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..core.errors import BadSetup
from ..core.game import Game
from .apart import Apart
from .bot import Bot
from .foresight import Foresight
from .greedy import Greedy
from .instinct import Instinct
from .master import Master
from .partner import Partner
from .random import Random

LEVELS: dict[str, Callable[[Game[Any]], Bot]] = {
    "random": lambda game: Random(),
    "novice": lambda game: (
        Instinct(game, blunder=25) if game.cooperative else Greedy(game, looks=1, blunder=25)
    ),
    # Partners make up for what one of them overlooks: among them, not to think ahead is enough.
    "amateur": lambda game: Instinct(game) if game.cooperative else Greedy(game, looks=24),
    "master": lambda game: best_bot(game),
}


def best_bot(game: Game[Any]) -> Bot:
    """The kind of thought that suits a game."""
    if game.cooperative:
        return Partner(game)
    return Foresight(game) if game.turns_ahead else Master(game)


def find_bot(name: str, game: Game[Any]) -> Bot:
    """A bot of the house by its level, or somebody's own as `module:Class`, which lives apart."""
    return Apart(name, game) if ":" in name else make_bot(name, game)


def make_bot(level: str, game: Game[Any]) -> Bot:
    """A bot of the house."""
    if level not in LEVELS:
        raise BadSetup("unknown-level", {"level": level[:40], "known": ", ".join(LEVELS)})
    return LEVELS[level](game)


def load_bot(path: str, game: Game[Any]) -> Bot:
    """The bot that a path names, house or not, made in this process."""
    if ":" not in path:
        return make_bot(path, game)
    module, _, name = path.partition(":")
    try:
        bot: Bot = getattr(import_module(module), name)(game)
    except Exception as error:  # whatever a stranger's code may raise
        detail = f"{type(error).__name__}: {error}"[:300]
        raise BadSetup("own-bot", {"bot": path[:80], "detail": detail}) from error
    return bot
