"""Who plays the seats that nobody learns at: levels of the house, bots of one's own, or a pool."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from ..bots import Bot, Budget
from ..bots.levels import load_bot
from ..bots.random import Random
from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng, seeded
from ..core.state import State
from .arrays import Lens

ITERATIONS = 100
"""How long a level that searches may think, so that the same seed gives the same game anywhere."""
Function = Callable[[State, Sequence[Move]], "Move | str"]
Opponent = str | Bot | Function
"""A level, `module:Class`, a bot, or a function of view and moves. Any may answer with the text of
a move."""


class Pool:
    """Opponents of whom one is drawn for each seat and game, such as a learner's earlier selves.

    With `recent`, only the last so many are drawn.
    """

    def __init__(self, members: Iterable[Opponent], recent: int | None = None) -> None:
        self.members = list(members)
        self.recent = recent
        if not self.members or (recent is not None and recent < 1):
            raise ValueError("a pool has at least one opponent to draw")

    def add(self, one: Opponent) -> None:
        """Let one more be drawn, from the next game on."""
        self.members.append(one)

    def drawn(self, chance: np.random.Generator) -> int:
        """The number of one of them."""
        first = max(0, len(self.members) - self.recent) if self.recent else 0
        return int(chance.integers(first, len(self.members)))


Opponents = Opponent | Pool | Sequence[Opponent | Pool]
"""One for all seats, or one for each."""


class Called:
    """A bot that is a function."""

    def __init__(self, function: Function) -> None:
        self.function = function

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Any:
        return self.function(view, moves)


class Observing:
    """A bot that sees what a learner sees: a function of a row between -1 and 1 and of a mask,
    which answers with the number of a move. So a learner becomes an opponent."""

    def __init__(self, function: Callable[[Any, Any], Any]) -> None:
        self.function = function
        self._lens: Lens | None = None

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        lens = self._lens
        if lens is None or lens.edition is not view.edition or lens.seats != view.seats:
            lens = self._lens = Lens(view.edition, view.seats)
        row = lens.scaled(lens.numbers(view, view.seat))
        return lens.game.moves.moves[int(self.function(row, lens.mask(moves).astype(np.bool_)))]


class Seated:
    """Who sits where, the learner's own seat included, where nobody else is ever asked."""

    def __init__(self, given: Opponents, game: Game[Any], seats: int) -> None:
        each: list[Any] = list(given) if isinstance(given, (list, tuple)) else [given] * seats
        if len(each) != seats:
            said = f"{len(each)} opponents for {seats} seats: one for each, or one for all"
            raise ValueError(said)
        self.game = game
        self.each = [one if isinstance(one, Pool) else Pool([one]) for one in each]
        self.has_pools = any(isinstance(one, Pool) for one in each)
        self._made: dict[int, tuple[Any, Bot]] = {}  # by id; what is kept keeps its id
        for pool in self.each:
            for one in pool.members:
                self._bot(one)

    def _bot(self, one: Any) -> Bot:
        known = self._made.get(id(one))
        if known is None:
            known = self._made[id(one)] = one, made(one, self.game)
        return known[1]

    def drawn(self, chance: np.random.Generator) -> list[int]:
        """For each seat which of its pool plays the next game; without pools nothing is drawn."""
        return (
            [pool.drawn(chance) for pool in self.each] if self.has_pools else [0] * len(self.each)
        )

    def answer(
        self, g: State, number: int, seed: str, seat: int, position: int, budget: Budget
    ) -> Move:
        """What whoever was drawn for a seat does: the same for the same seed and position, as at
        any table of the house."""
        bot = self._bot(self.each[seat].members[number])
        rng = seeded(f"bot {seed} {seat} {position}")
        if type(bot) is Random:  # looks at nothing, so it is shown nothing: a view takes longer
            return bot.choose(g, g.legal(seat), rng, budget)
        moves = list(g.legal(seat))
        found: Any = bot.choose(self.game.view(g, seat), moves, rng, budget)
        move = self.game.moves.read(found) if isinstance(found, str) else found
        if move not in moves:
            raise ValueError(f"{type(bot).__name__} answered {move}, which is not legal")
        legal: Move = move
        return legal

    def add(self, one: Opponent) -> None:
        """Let one more be drawn from every pool."""
        if not self.has_pools:
            raise ValueError("nobody is drawn here: make the environment with level=Pool([...])")
        self._bot(one)
        for pool in {id(pool): pool for pool in self.each}.values():
            pool.add(one)


def made(one: Any, game: Game[Any]) -> Bot:
    """The bot that plays for an opponent."""
    if isinstance(one, str):
        return load_bot(one, game)
    if hasattr(one, "choose"):
        bot: Bot = one
        return bot
    if callable(one):
        return Called(one)
    raise TypeError(f"{one!r} is no opponent: a level, 'module:Class', a bot or a function")
