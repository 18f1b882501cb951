"""4 Hiring an artist: a ring, the fee, and what the newly covered space brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.bits import add_moves, bit, moves_of, places_of
from .....core.errors import NOT_NOW, Reason
from .....core.event import EVERYONE
from .....core.move import Move
from .....core.step import Auto
from ...box.components import (
    COLUMNS,
    DRAW_MONEY,
    DRAW_OBJECTIVE,
    DRAW_TICKET,
    FIRST_TICKET_KIND,
    PLAY_ANOTHER,
    POPCORN,
    RINGS,
    SWAP,
    CircusBox,
)
from ..circus import Circus, traits
from ..lane import Lane
from ..moves import (
    COLUMN_POINTS,
    DECLINES,
    FILLS_COLUMN,
    HIRE,
    HIRES,
    NO_OBJECTIVE,
    PASS,
    PAY,
    PAYS,
    POPCORN_POINTS,
    RING,
)
from ..state import ThreeRings
from .bonuses import PLACE_OBJECTIVE, SWAP_CARDS, insert, recount
from .payment import VALUES, Purse

if TYPE_CHECKING:
    from mypy_extensions import i64

IMPOSSIBLE: Final = -1
NOT_IN_HAND: Final = Reason("card-not-in-hand", "4.1")
RING_FULL: Final = Reason("ring-full", "4.1")
SAME_VALUE: Final = Reason("same-value", "4.2")
TOO_DEAR: Final = Reason("too-dear", "4.4")
NOT_NEEDED: Final = Reason("not-needed", "4.5")
SEATS: Final = range(4)


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


def artist_kinds(g: ThreeRings, seat: int) -> list[int]:
    """The artists in a hand by kind, each kind once."""
    p, box = g.players[seat], g.box
    artists: i64 = box.artist_kinds
    found = places_of(p.money_kinds(box) & artists, 0)
    found += places_of(p.ticket_kinds(box), FIRST_TICKET_KIND)
    return found


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


def hire(g: ThreeRings, seat: int, chosen: list[Move]) -> None:
    """4.13 Pay, place the card, recount the pedestals; then the space and the column pay out."""
    p, plan = g.players[seat], HirePlan(g, seat, chosen)
    plan.purse.choices()  # what is left without a choice is paid too
    is_money = plan.kind < FIRST_TICKET_KIND
    card = p.give_money(g.box, plan.kind) if is_money else p.give_ticket(g.box, plan.kind)
    g.tell(HIRES, seat, card, plan.ring, plan.fee)
    for kind in plan.purse.paid:
        paid = p.give_money(g.box, kind)
        g.discard_money(paid)
        g.tell(PAYS, seat, paid)
    ring = p.rings[plan.ring - 1]
    insert(g, ring, card)
    recount(g, seat)
    cover(g, seat, plan.ring, len(ring))
    if p.full_columns() >= len(ring):
        g.then(ColumnReward(seat, len(ring)))


def cover(g: ThreeRings, seat: int, ring: int, column: int) -> None:
    """4.7 The bonus of a space that is covered for the first time."""
    p, spot = g.players[seat], g.box.spots[(ring - 1) * COLUMNS + column]
    if spot.bonus == DRAW_MONEY:
        g.draw_money(seat, 1)
    elif spot.bonus == DRAW_TICKET:
        g.draw_ticket(seat)
    elif spot.bonus == DRAW_OBJECTIVE:
        g.draw_objective(seat)
    elif spot.bonus == POPCORN:
        p.points += spot.points
        g.tell(POPCORN_POINTS, seat, spot.points)
    elif spot.bonus == SWAP:
        g.then(SWAP_CARDS[seat])
    elif spot.bonus == PLAY_ANOTHER and may_play_another(p):
        g.then(PLAY_ONE_MORE[seat])


def may_play_another(p: Circus) -> bool:
    """4.11 Whether, as far as anybody can tell, another artist might be hired."""
    return not p.is_full() and len(p.money) + len(p.tickets) > 0


def refused_hire(g: ThreeRings, seat: int, move: Move) -> Reason:
    """Why a card cannot be hired, put in a ring, or paid."""
    chosen = g.chosen[seat]
    if move.verb == "hire" and not chosen:
        p = g.players[seat]
        if not p.has_kind(g.box, move.arg):
            return NOT_IN_HAND.about("kind", move.arg)
        rings = [fee(g, seat, move.arg, r) for r in range(1, RINGS + 1)]
        return SAME_VALUE if max(rings) < 0 else TOO_DEAR
    if not chosen or chosen[0].verb != "hire":
        return NOT_NOW
    if move.verb == "ring" and len(chosen) == 1:
        if len(g.players[seat].rings[move.arg - 1]) == COLUMNS:
            return RING_FULL
        return TOO_DEAR if fee(g, seat, chosen[0].arg, move.arg) >= 0 else SAME_VALUE
    if move.verb == "pay" and len(chosen) > 1:
        left = HirePlan(g, seat, chosen).purse.kinds
        return NOT_NEEDED if move.arg in left else NOT_IN_HAND.about("kind", move.arg)
    return NOT_NOW


def ends_with_hire(g: ThreeRings, seat: int, chosen: list[Move]) -> bool:
    """Whether the game ends with the hire planned so far, with nothing left to ask."""
    if len(chosen) < 2 or hire_choices(g, seat, chosen):
        return False
    p, plan = g.players[seat], HirePlan(g, seat, chosen)
    column = len(p.rings[plan.ring - 1]) + 1
    bonus = g.box.spots[(plan.ring - 1) * COLUMNS + column].bonus
    objectives = len(p.objectives) + (1 if bonus == DRAW_OBJECTIVE else 0)
    is_asked = bonus in (SWAP, PLAY_ANOTHER) or objectives > 1
    return not is_asked and g.popcorn and g.is_last_turn(seat)


class FirstHire(Lane):
    """3.2 In the first turn everybody hires an artist."""

    def choices(self, g: ThreeRings, seat: int, chosen: list[Move]) -> list[Move]:
        return hire_choices(g, seat, chosen) if chosen else hires(g, seat)

    def reveal(self, g: ThreeRings, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        hire(g, self.seat, chosen[self.seat])

    def refusal(self, g: ThreeRings, seat: int, move: Move) -> Reason:
        return refused_hire(g, seat, move)


class PlayAnother(Lane):
    """4.10 One more artist may be hired at once; the question is put whatever the hand (4.11)."""

    def choices(self, g: ThreeRings, seat: int, chosen: list[Move]) -> list[Move]:
        if not chosen:
            return [*hires(g, seat), PASS]
        return [] if chosen[0] is PASS else hire_choices(g, seat, chosen)

    def reveal(self, g: ThreeRings, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        if chosen[self.seat][0] is PASS:
            g.tell(DECLINES, self.seat)
        else:
            hire(g, self.seat, chosen[self.seat])

    def refusal(self, g: ThreeRings, seat: int, move: Move) -> Reason:
        return refused_hire(g, seat, move)


class ColumnReward(Auto[ThreeRings]):
    """4.14 A full column lets an objective be placed, or brings points (4.15)."""

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column: Final = column

    def run(self, g: ThreeRings) -> None:
        p, points = g.players[self.seat], g.box.column_points[self.column]
        g.tell(FILLS_COLUMN, self.seat, self.column)
        if points:
            p.points += points
            g.tell(COLUMN_POINTS, self.seat, points)
        elif p.objectives:
            g.then(PLACE_OBJECTIVE[self.seat])
        else:  # 4.16
            g.tell(NO_OBJECTIVE, self.seat)


FIRST_HIRE: Final = [FirstHire(seat) for seat in SEATS]
PLAY_ONE_MORE: Final = [PlayAnother(seat) for seat in SEATS]
