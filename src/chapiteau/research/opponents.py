"""Who plays the seats that nobody learns at: levels of the house, or bots of one's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..bots import Bot, Budget
from ..bots.levels import load_bot
from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng, seeded
from ..core.state import State

ITERATIONS = 100
"""How long a level that searches may think, so that the same seed gives the same game anywhere."""
Function = Callable[[State, Sequence[Move]], "Move | str"]
Opponent = str | Bot | Function
"""A level, `module:Class`, a bot, or a function of view and moves. Any may answer with the text of
a move."""
Opponents = Opponent | Sequence[Opponent]
"""One for all seats, or one for each."""


class Called:
    """A bot that is a function."""

    def __init__(self, function: Function) -> None:
        self.function = function

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Any:
        return self.function(view, moves)


def seated(given: Opponents, game: Game[Any], seats: int) -> list[Bot]:
    """The bot of each seat, the learner's own included, where it is never asked."""
    each = list(given) if isinstance(given, (list, tuple)) else [given] * seats
    if len(each) != seats:
        raise ValueError(f"{len(each)} opponents for {seats} seats: one for each, or one for all")
    made: dict[int, Bot] = {}
    for one in each:
        if id(one) not in made:
            made[id(one)] = _bot(one, game)
    return [made[id(one)] for one in each]


def _bot(one: Any, game: Game[Any]) -> Bot:
    if isinstance(one, str):
        return load_bot(one, game)
    if hasattr(one, "choose"):
        bot: Bot = one
        return bot
    if callable(one):
        return Called(one)
    raise TypeError(f"{one!r} is no opponent: a level, 'module:Class', a bot or a function")


def answer(
    bot: Bot, view: State, moves: list[Move], seed: str, seat: int, position: int, budget: Budget
) -> Move:
    """What a bot does: the same for the same seed and position, as at any table of the house."""
    found: Any = bot.choose(view, moves, seeded(f"bot {seed} {seat} {position}"), budget)
    move = view.edition.game.moves.read(found) if isinstance(found, str) else found
    if move not in moves:
        raise ValueError(f"{type(bot).__name__} answered {move}, which is not legal")
    legal: Move = move
    return legal
