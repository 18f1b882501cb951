"""Where in a random game something was found wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from ..core.edition import Choice, spelled
from ..core.game import Game
from ..core.match import BareMatch
from ..core.move import FACE_DOWN, Move
from ..core.state import State
from ..core.step import NOBODY, Step, Together
from ..core.wire import pack


class NotConform(AssertionError):
    """A game breaks a promise; the message says which one, and where."""


class Curious:
    """Picks moves at random, rare verbs more often: what can be done gets done."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.count: Counter[str] = Counter()

    def __call__(self, moves: list[Move]) -> Move:
        weights = [1 / (1 + self.count[move.verb]) for move in moves]
        move = self.chance.choices(moves, weights)[0]
        self.count[move.verb] += 1
        return move


class Spot:
    """A position of a random game, and the move about to be made there."""

    def __init__(self, match: BareMatch, seed: int, chance: Random, pick: Curious) -> None:
        self.match: Final = match
        self.game: Final[Game[Any]] = match.game
        self.seed: Final = seed
        self.chance: Final = chance
        self.number: Final = len(match.decisions)
        self.seat = NOBODY
        self.move = FACE_DOWN
        if not match.over:
            self.seat = chance.choice(match.to_act)
            moves = list(match.moves(self.seat))
            self.require(bool(moves), "a seat is asked, but may do nothing")
            self.move = pick(moves)

    @property
    def g(self) -> State:
        return self.match.state

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def step(self) -> Step[Any]:
        """What is asked; only before the end."""
        return self.g.stack[-1]

    @property
    def viewers(self) -> range:
        """The seats, and before them a spectator."""
        return range(NOBODY, self.match.seats)

    def is_lane(self) -> bool:
        """Whether several seats choose in secret here."""
        return not self.over and isinstance(self.step, Together)

    def play(self) -> None:
        with self.trouble("a legal move"):
            self.match.play(self.seat, self.move)

    def wrong(self, what: str) -> NotConform:
        where = named(self.game, self.match.edition.options, self.match.seats, self.seed)
        step = "the end" if self.over else pack(self.step)
        asked = f"{self.seat} {self.move}"
        return NotConform(f"{where}, move {self.number}, {step}, {asked}: {what}")

    def require(self, holds: bool, what: str) -> None:
        if not holds:
            raise self.wrong(what)

    @contextmanager
    def trouble(self, doing: str) -> Iterator[None]:
        """Whatever goes wrong inside goes wrong here."""
        try:
            yield
        except NotConform:
            raise
        except Exception as e:
            raise self.wrong(f"{doing} raises {type(e).__name__}: {e}") from e


def named(game: Game[Any], options: dict[str, Choice], seats: int, seed: int) -> str:
    """Which game it is, so that it can be played again."""
    agreed = "".join([f", {name} {spelled(choice)}" for name, choice in options.items()])
    return f"{game.name}, {seats} seats{agreed}, seed {seed}"
