"""What lies on the table. Plain ints and lists: the engine stores, hashes and compares them."""

from __future__ import annotations

from chapiteau.core.edition import Edition
from chapiteau.core.rng import Rng
from chapiteau.core.state import State

from ..box.components import FLOATS, ParadeBox


class Player:
    """What one player has. A copy is made by naming every attribute: nothing may be shared."""

    def __init__(self, like: Player | None = None) -> None:
        self.hand: list[int] = like.hand.copy() if like else []
        self.known: list[int] = like.known.copy() if like else []  # by card: who else
        self.won: list[int] = like.won.copy() if like else []  # floats
        self.has_peeked: bool = like.has_peeked if like else False


class Parade(State):
    """A game of Parade; the next card of a deck is its last."""

    def __init__(self, edition: Edition, seats: int, rng: Rng, like: Parade | None = None) -> None:
        super().__init__(edition, seats, rng, like)
        assert isinstance(edition.box, ParadeBox)
        self.box = edition.box  # shared, like `edition`: not part of the table
        if like is None:
            self.players = [Player() for _ in range(seats)]
            self.deck = list(range(1, self.box.cards[seats] + 1))
            self.seen = [0] * len(self.deck)  # beside each card: the seats that have peeked at it
            self.played: list[int] = []
            self.floats = list(range(1, FLOATS + 1))
            self.float = 0  # the one that rolls by
            self.lost: list[int] = []  # floats nobody won
            self.round = 0
        else:
            self.players = [Player(p) for p in like.players]
            self.deck = like.deck.copy()
            self.seen = like.seen.copy()
            self.played = like.played.copy()
            self.floats = like.floats.copy()
            self.float = like.float
            self.lost = like.lost.copy()
            self.round = like.round

    def clone(self) -> Parade:
        return type(self)(self.edition, self.seats, self.rng.clone(), self)

    def in_order(self) -> list[int]:
        """2.6 Another seat comes first each round."""
        return [(self.round + k) % self.seats for k in range(self.seats)]

    def is_last_round(self) -> bool:
        return self.round == self.edition.options["rounds"]
