"""The levels a player may choose from, weakest first; and bots that somebody else wrote."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..core.errors import BadSetup
from ..core.game import Game
from ..core.mind import Mind
from ..core.weights import Weights
from .apart import Apart
from .bot import Bot
from .brief import Brief
from .foresight import Foresight
from .greedy import Greedy
from .instinct import Instinct
from .master import Master
from .partner import Partner
from .random import Random

LEVELS: dict[str, Callable[[Mind[Any]], Bot]] = {
    "random": lambda mind: Random(),
    # Beginners take the best of what they have noticed: they miss things, but they mean well.
    "novice": lambda mind: (
        Instinct(mind, OVERLOOKS) if mind.game.cooperative else Greedy(mind, 1, OVERLOOKS)
    ),
    # Partners make up for what one of them overlooks: among them, not to think ahead is enough.
    "amateur": lambda mind: Instinct(mind) if mind.game.cooperative else Greedy(mind, looks=24),
    "expert": lambda mind: Brief(best_bot(mind), mind.brief_rounds),
    "master": lambda mind: best_bot(mind),
}
QUICK = frozenset({"random", "novice", "amateur"})
"""Levels that answer in a few milliseconds, whatever their budget is."""
OVERLOOKS = 50
"""Of 100 moves, those that a novice does not think of."""
RIVAL = "rival"
"""A level that is no bot: it becomes one of the others, whichever is a little stronger than the
people at the table, when their game begins. From then on it is `rival-` and that level."""


def level_of(name: str) -> str:
    """The level that a bot plays at: that of a rival is the one it has become."""
    return name.removeprefix(f"{RIVAL}-")


def best_bot(mind: Mind[Any]) -> Bot:
    """The kind of thought that suits a game."""
    if mind.game.cooperative:
        return Partner(mind)
    return Foresight(mind) if mind.turns_ahead else Master(mind)


def find_bot(name: str, game: Game[Any], weights: Weights | None = None) -> Bot:
    """A bot of the house by its level, or somebody's own as `module:Class`, which lives apart."""
    return Apart(name, game) if ":" in name else make_bot(name, game, weights)


def make_bot(level: str, game: Game[Any], weights: Weights | None = None) -> Bot:
    """A bot of the house, with a mind of its own."""
    if level_of(level) not in LEVELS:
        raise BadSetup("unknown-level", {"level": level[:40], "known": ", ".join(LEVELS)})
    return LEVELS[level_of(level)](game.mind(weights))


def load_bot(path: str, game: Game[Any]) -> Bot:
    """The bot that a path names, house or not, made in this process."""
    if ":" not in path:
        return make_bot(path, game)
    module, _, name = path.partition(":")
    try:
        bot: Bot = getattr(import_module(module), name)(game)
    except (Exception, SystemExit) as error:  # whatever a stranger's code may raise
        detail = f"{type(error).__name__}: {error}"[:300]
        raise BadSetup("own-bot", {"bot": path[:80], "detail": detail}) from error
    return bot
