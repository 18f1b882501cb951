"""A world that differs in one secret: two cards change places in a shuffle."""

from __future__ import annotations

from random import Random
from typing import Any

from ..core.edition import Choice
from ..core.game import Game
from ..core.match import BareMatch
from ..core.rng import Rng, Streams, seeded
from .walk import begin


class Twist:
    """Exchanges two cards at the k-th shuffle, counted from 0."""

    def __init__(self, k: int, a: float, b: float) -> None:
        self.left, self.a, self.b = k, a, b

    def clone(self) -> Twist:
        return Twist(self.left, self.a, self.b)

    def exchange(self, cards: list[int]) -> None:
        if self.left == 0 and len(cards) > 1:
            i, j = int(self.a * len(cards)), int(self.b * len(cards))
            cards[i], cards[j] = cards[j], cards[i]
        self.left -= 1


class Twisted(Rng):
    """One stream whose shuffles are twisted."""

    def __init__(self, rng: Rng, twist: Twist) -> None:
        super().__init__(rng.key, rng.drawn, rng.block, rng.purpose)
        self.twist = twist

    def clone(self) -> Rng:
        return Twisted(self, self.twist.clone())

    def shuffle(self, cards: list[int]) -> None:
        super().shuffle(cards)
        self.twist.exchange(cards)

    def place(self, cards: list[int], highest: int, lowest: int) -> None:
        super().place(cards, highest, lowest)
        self.twist.exchange(cards)


class TwistedStreams(Streams):
    """Streams whose shuffles are twisted, counted together."""

    def __init__(self, streams: Streams, twist: Twist) -> None:
        super().__init__(streams.key, streams.used, streams.drawn)
        self.twist = twist

    def clone(self) -> Rng:
        return TwistedStreams(self, self.twist.clone())

    def stream(self, purpose: int) -> Rng:
        return Twisted(super().stream(purpose), self.twist)


def twisted(
    game: Game[Any], options: dict[str, Choice], seats: int, seed: int, chance: Random
) -> BareMatch:
    """A twin whose set-up, or else the first shuffle after it, is twisted."""
    edition = game.edition(options)

    def chance_with(twist: Twist) -> Rng:
        rng = edition.chance(seeded(str(seed)))
        return TwistedStreams(rng, twist) if isinstance(rng, Streams) else Twisted(rng, twist)

    counting = Twist(0, 0, 0)
    begin(game, options, seats, seed, chance_with(counting))
    twist = Twist(chance.randrange(1 - counting.left), chance.random(), chance.random())
    return begin(game, options, seats, seed, chance_with(twist))
