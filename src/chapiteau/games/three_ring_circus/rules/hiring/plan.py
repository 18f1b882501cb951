"""4.1-4.6 A hire while it is planned: the artist, the ring, what is paid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.bits import add_moves, bit, moves_of
from .....core.move import Move
from ...box.components import COLUMNS, FIRST_TICKET_KIND, RINGS, CircusBox
from ..circus import traits
from ..moves import HIRE, PAY, RING
from ..state import ThreeRings
from .payment import VALUES, Purse

if TYPE_CHECKING:
    from mypy_extensions import i64

IMPOSSIBLE: Final = -1


def fee(g: ThreeRings, seat: int, kind: int, ring: int) -> int:
    """4.3 What an artist costs in a ring (from 1): its value less the highest value there."""
    return fee_in(g.box, g.players[seat].rings[ring - 1], kind)


def fee_in(box: CircusBox, cards: list[int], kind: int) -> int:
    """The same for the cards of a ring."""
    value, values = box.kinds[kind].value, box.value
    if len(cards) == COLUMNS:
        return IMPOSSIBLE
    highest = values[cards[-1]] if cards else 0
    if value > highest:
        return value - highest
    for card in cards:
        if values[card] == value:
            return IMPOSSIBLE
    return 0


def budget(g: ThreeRings, seat: int, kind: int) -> int:
    """4.4 All the money in hand, without the card that is to be placed."""
    total = 0
    for card in g.players[seat].money:
        total += g.box.value[card]
    return total - (g.box.kinds[kind].value if kind < FIRST_TICKET_KIND else 0)


def hires(g: ThreeRings, seat: int) -> list[Move]:
    """4.1 The artists in hand that fit a ring and can be paid for."""
    p, box, total = g.players[seat], g.box, 0
    for card in p.money:
        total += box.value[card]
    money: i64 = 0  # the values of money cards that can be hired, as bits
    tickets: i64 = 0  # the same for tickets, which leave all the money to pay with
    for ring in p.rings:
        if len(ring) < COLUMNS:
            highest = box.value[ring[-1]] if ring else 0
            missing = ~traits(box.value, ring)
            money |= missing & up_to(max(highest, (highest + total) // 2))
            tickets |= missing & up_to(highest + total)
    artists: i64 = box.artist_kinds
    found = moves_of(HIRE, kinds_worth(box, p.money, money, 0) & artists, 0)
    first = FIRST_TICKET_KIND
    add_moves(found, HIRE, kinds_worth(box, p.tickets, tickets, first), first)
    return found


def up_to(value: int) -> i64:
    """The values of artists up to this one, as bits."""
    return bit(min(value + 1, VALUES)) - 2


def kinds_worth(box: CircusBox, cards: list[int], values: i64, first: int) -> i64:
    """The kinds of those cards that have one of these values, as bits from a first kind on."""
    found: i64 = 0
    for card in cards:
        if values & bit(box.value[card]):
            found |= bit(box.kind[card] - first)
    return found


class HirePlan:
    """What the choices of an open lane say about a hire: the card, the ring, what is paid."""

    def __init__(self, g: ThreeRings, seat: int, chosen: list[Move]) -> None:
        self.kind: Final = chosen[0].arg
        self.ring: Final = chosen[1].arg if len(chosen) > 1 else 0
        self.fee: Final = fee(g, seat, self.kind, self.ring) if self.ring else IMPOSSIBLE
        cards = other_money(g, seat, self.kind) if self.fee > 0 else []
        self.purse: Final = Purse(g.box, cards, max(0, self.fee))
        for i in range(2, len(chosen)):
            self.purse.pay(chosen[i].arg)


def other_money(g: ThreeRings, seat: int, kind: int) -> list[int]:
    """4.4 The money cards that may pay for an artist: all but that card itself."""
    cards = g.players[seat].money[:]
    if kind < FIRST_TICKET_KIND:
        for i, card in enumerate(cards):
            if g.box.kind[card] == kind:
                cards.pop(i)
                break
    return cards


def hire_choices(g: ThreeRings, seat: int, chosen: list[Move]) -> list[Move]:
    """After the artist the ring, then the cards that pay for it."""
    if len(chosen) == 1:
        kind, money = chosen[0].arg, budget(g, seat, chosen[0].arg)
        return [RING[r] for r in range(1, RINGS + 1) if 0 <= fee(g, seat, kind, r) <= money]
    return [PAY[kind] for kind in HirePlan(g, seat, chosen).purse.choices()]
