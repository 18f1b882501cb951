"""3.5 Advertising: coins for fame, once a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.move import Move
from ....core.step import Condition, Step
from .moments import at_another_moment
from .moves import ADVERTISE, ADVERTISES, PASS
from .state import Trickerion

NO_COINS: Final = Reason("poster-too-dear", "3.6")
MOST_SEATS: Final = 4


def poster_price(g: Trickerion, seat: int) -> int:
    """3.5 As many coins as the place in the order says."""
    return g.box.advertise_price[g.seats][g.place_in_order(seat)]


def can_advertise(g: Trickerion, seat: int) -> bool:
    """3.6 Only whoever has the full price may advertise."""
    return g.players[seat].coins >= poster_price(g, seat)


class Advertise(Step[Trickerion]):
    """3.5 Once a turn, players may put up their own poster: coins for fame."""

    def moves(self, g: Trickerion) -> list[Move]:
        return [ADVERTISE, PASS] if can_advertise(g, self.seat) else []

    def apply(self, g: Trickerion, move: Move) -> None:
        if move is ADVERTISE:
            p, price = g.players[self.seat], poster_price(g, self.seat)
            p.coins -= price
            p.fame += g.box.advertise_fame
            p.advertised = True
            g.tell(ADVERTISES, self.seat, price, g.box.advertise_fame)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move is ADVERTISE:
            yield NO_COINS, can_advertise(g, seat)
        else:
            yield from at_another_moment(g, seat, move)


def missed_advertising(g: Trickerion, seat: int) -> Iterator[Condition]:
    """3.6 Whoever was not asked had too few coins, and has had no other since."""
    yield NO_COINS, g.players[seat].advertised or can_advertise(g, seat)


ADVERTISING: Final = [Advertise(seat) for seat in range(MOST_SEATS)]
