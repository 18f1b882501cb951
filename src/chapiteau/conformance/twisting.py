"""A world that differs in one secret: two cards change places in a shuffle."""

from __future__ import annotations

from random import Random
from typing import Any

from ..core.edition import Choice
from ..core.game import Game
from ..core.match import Match
from ..core.rng import Rng, seeded
from .walk import begin


class Twisted(Rng):
    """Exchanges two cards at its k-th shuffle, counted from 0."""

    def __init__(self, rng: Rng, k: int, a: float, b: float) -> None:
        super().__init__(rng.key, rng.drawn, rng.words)
        self.left, self.a, self.b = k, a, b

    def clone(self) -> Rng:
        return Twisted(self, self.left, self.a, self.b)

    def shuffle(self, cards: list[int]) -> None:
        super().shuffle(cards)
        if self.left == 0 and len(cards) > 1:
            i, j = int(self.a * len(cards)), int(self.b * len(cards))
            cards[i], cards[j] = cards[j], cards[i]
        self.left -= 1


def twisted(
    game: Game[Any], options: dict[str, Choice], seats: int, seed: int, chance: Random
) -> Match:
    """A twin whose set-up, or else the first shuffle after it, is twisted."""
    counting = Twisted(seeded(str(seed)), 0, 0, 0)
    begin(game, options, seats, seed, counting)
    k = chance.randrange(1 - counting.left)
    twist = Twisted(seeded(str(seed)), k, chance.random(), chance.random())
    return begin(game, options, seats, seed, twist)
