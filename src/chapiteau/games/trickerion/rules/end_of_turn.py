"""11 The end of a turn: wages, the way home, orders, and the row of performance cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Step
from ..box.components import (
    APPRENTICE,
    ASSISTANT,
    CELLS,
    ENGINEER,
    FREE_SEAT,
    IDLE,
    KIND_OF,
    MARKET_SLOTS,
    PLACES,
)
from .moments import at_another_moment
from .moves import (
    ARRIVES,
    BILLED,
    CARD_LEAVES,
    JOINS,
    OWES_WAGES,
    PASS,
    PAY,
    PAYS_WAGES,
    QUICK_LEAVES,
)
from .state import Trickerion

PAY_NONE_INSTEAD: Final = Reason("pay-none-instead", "11.4")
MORE_THAN_DUE: Final = Reason("more-than-due", "11.2")
MORE_THAN_PURSE: Final = Reason("more-than-purse", "11.4")


class EndOfTurn(Auto[Trickerion]):
    """11.1 Characters go home and are paid, or the other way round; then boards are made ready."""

    def run(self, g: Trickerion) -> None:
        wages = [PayWages(seat, wages_due(g, seat)) for seat in g.order if wages_due(g, seat)]
        if g.box.wages_first:
            g.then(*wages, RETURN_CHARACTERS)
        else:
            g.then(RETURN_CHARACTERS, *wages)
        g.then(ORDERS_ARRIVE, MOVE_CARDS)


def wages_due(g: Trickerion, seat: int) -> int:
    """11.2 Everyone placed this turn is paid, except the assistant's apprentice (11.3)."""
    p, due = g.players[seat], 0
    for place in range(1, PLACES + 1):
        if place != FREE_SEAT and p.is_placed(place):
            due += g.box.wages[KIND_OF[place]]
    return due


class PayWages(Step[Trickerion]):
    """11.4 How much of the wages is paid? Each unpaid coin costs fame."""

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins

    def moves(self, g: Trickerion) -> list[Move]:
        most = min(self.coins, g.players[self.seat].coins)
        return PAY[: most + 1]

    def apply(self, g: Trickerion, move: Move) -> None:
        p, unpaid = g.players[self.seat], self.coins - move.arg
        p.coins -= move.arg
        if move.arg:
            g.tell(PAYS_WAGES, self.seat, move.arg)
        if unpaid:
            lost = min(p.fame, unpaid * g.box.fame_per_unpaid_coin)
            p.fame -= lost
            g.tell(OWES_WAGES, self.seat, unpaid, lost)

    def is_last(self, g: Trickerion, seat: int, move: Move) -> bool:
        others = [step for step in g.stack[:-1] if isinstance(step, PayWages)]
        return g.turn == g.box.turns and not others

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "pay":
            yield MORE_THAN_DUE.about("coins", self.coins), move.arg <= self.coins
            purse = g.players[seat].coins
            yield MORE_THAN_PURSE.about("coins", purse), move.arg <= purse
        elif move is PASS:
            yield PAY_NONE_INSTEAD, False
        else:
            yield from at_another_moment(g, seat, move)


class ReturnCharacters(Auto[Trickerion]):
    """11.5 Everybody goes home, those at the inn join, cards and posters are taken back."""

    def run(self, g: Trickerion) -> None:
        g.slots = [0] * IDLE
        for seat, p in enumerate(g.players):
            p.cards = [0] * (PLACES + 1)
            p.at = [0] * (PLACES + 1)
            p.day = 0
            p.advertised = False
            for kind in range(ENGINEER, ASSISTANT + 1):
                if p.hired[kind]:
                    p.crew[kind] = 1
                    g.tell(JOINS, seat, kind)
            for _ in range(p.hired[APPRENTICE]):
                p.crew[p.free_seat()] = 1
                g.tell(JOINS, seat, APPRENTICE)
            p.hired = [0] * len(p.hired)


class OrdersArrive(Auto[Trickerion]):
    """11.6 What was ordered replaces what was on sale in its place; a quick order leaves."""

    def run(self, g: Trickerion) -> None:
        for stall in range(1, MARKET_SLOTS + 1):
            if g.ordered[stall]:
                g.on_sale[stall] = g.ordered[stall]
                g.tell(ARRIVES, g.ordered[stall], stall)
                g.ordered[stall] = 0
        if g.quick:
            g.tell(QUICK_LEAVES, g.quick)
            g.quick = 0


class MoveCards(Auto[Trickerion]):
    """11.7 The performance cards move on, the oldest leaves, and a new one enters the row."""

    def run(self, g: Trickerion) -> None:
        if not g.deck:  # 11.8
            return
        last = len(g.row) - 1
        if g.row[last]:
            for cell in range(1, CELLS + 1):
                g.take_mark(last, cell)
            g.gone.append(g.row[last])
            g.tell(CARD_LEAVES, g.row[last])
        card = g.draw(g.deck, EVERYONE)
        g.row = [0, card, *g.row[1:last]]
        g.stage = [0] * CELLS + g.stage[: (last - 1) * CELLS]
        g.tell(BILLED, card)


END_OF_TURN: Final = EndOfTurn()
RETURN_CHARACTERS: Final = ReturnCharacters()
ORDERS_ARRIVE: Final = OrdersArrive()
MOVE_CARDS: Final = MoveCards()
