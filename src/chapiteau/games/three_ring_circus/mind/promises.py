"""What the cards of a hand promise: money, and tickets that may be hired with it."""

from __future__ import annotations

from typing import Final

from ..box.components import BANKNOTE, COLUMNS, LOCOMOTIVE, PEDESTAL, PER_ALL, PER_BEFORE
from ..rules.circus import before
from ..rules.scoring import counted, tally_of
from ..rules.shows.show import star_points
from ..rules.state import ThreeRings
from .horizon import Horizon

IN_HAND: Final = 0.2  # how much of a ticket's promise counts before it is hired
UNPAID: Final = 0.45  # how much of that is left where money is short
CHAINED: Final = 0.75  # of the fees, since one artist in a ring makes the next one cheaper
STAR: Final = 0.8  # of the points that a metropolis would pay
STAR_SHOWS: Final = 2.0  # shows to come that make a star worth so much
PEDESTAL_SHOW: Final = 0.2  # a pedestal, for each show to come
NOTE: Final = 0.5  # a banknote, for each show to come
ENGINE: Final = 0.13  # a locomotive, for each show to come
FOLLOWER: Final = 0.8  # of the points that another ticket gains by this one
COIN: Final = 0.22
SPARE_COIN: Final = 0.04
DEAREST: Final = 14  # no ring needs more money than this in the end
EACH_HIRE: Final = 4.5  # money for one hire
SOME_TICKET: Final = 6.0
SOME_FEE: Final = 5
SOME_MONEY: Final = 2.9
ROOMY: Final = 4  # cards in hand; more may soon have to be discarded
CROWDED: Final = 0.38
UNFIT: Final = -9.0  # a ring that cannot take a card


class Promise:
    """What a ticket would bring in the ring that suits it best, and what it would cost there."""

    def __init__(self, gain: float, fee: int) -> None:
        self.gain: Final = gain
        self.fee: Final = fee


UNKNOWN: Final = Promise(SOME_TICKET, SOME_FEE)


def gain_of(promise: Promise) -> float:
    return promise.gain


def purse(g: ThreeRings, seat: int, coins: int, t: Horizon) -> float:
    """Money as far as the rings will ask for it; more is of little use."""
    asked = 0
    for ring in g.players[seat].rings:
        if len(ring) < COLUMNS:
            asked += max(0, DEAREST - highest(g, ring))
    useful = min(float(coins), float(asked), EACH_HIRE * t.hires)
    return t.soon * (COIN * useful + SPARE_COIN * (coins - useful))


def highest(g: ThreeRings, ring: list[int]) -> int:
    return g.box.value[ring[-1]] if ring else 0


def crowd(cards: int) -> float:
    """What it costs to have so many cards that the next ones will be too many."""
    return CROWDED * max(0, cards - ROOMY)


def to_hire(promises: list[Promise], coins: int, t: Horizon) -> float:
    """Tickets in hand, the best first, as far as there will be turns and money to hire them."""
    promises.sort(key=gain_of, reverse=True)
    value, left, money = 0.0, t.hires, float(coins)
    for promise in promises:
        fee = CHAINED * promise.fee
        paid = 1.0 if money >= fee else money / fee
        money = max(0.0, money - fee)
        value += promise.gain * max(0.02, min(1.0, left)) * (UNPAID + (1.0 - UNPAID) * paid)
        left -= 1.0
    return IN_HAND * value


def ticket_promise(g: ThreeRings, seat: int, card: int, t: Horizon) -> Promise:
    """What a ticket would bring in the best ring it fits, pedestals and stars included."""
    p, kind = g.players[seat], g.box.kinds[g.box.kind[card]]
    best, fee = UNFIT, 0
    for ring in p.rings:
        cost = max(0, kind.value - highest(g, ring))
        gain = ring_promise(g, p.shows, ring, card, t) - COIN * cost
        if gain > best:
            best, fee = gain, cost
    best += kind.corner + symbol_value(kind.symbol, t)
    if kind.effect == PER_ALL:
        best += kind.amount * (counted(g, tally_of(p), kind) + 1.0)
    return Promise(max(0.0, best), fee)


def ring_promise(g: ThreeRings, shows: int, ring: list[int], card: int, t: Horizon) -> float:
    """What a ticket would add to a ring: pedestals, points of its own, of others, and of stars."""
    box, place, gain = g.box, 0, 0.0
    value, family = box.value[card], box.family[card]
    while place < len(ring) and box.value[ring[place]] < value:
        place += 1
    if len(ring) == COLUMNS or (place < len(ring) and box.value[ring[place]] == value):
        return UNFIT
    for i in range(place):
        if box.kinds[box.kind[ring[i]]].per_after == family:
            gain += PEDESTAL_SHOW * t.shows
    kind = box.kinds[box.kind[card]]
    if kind.effect == PER_BEFORE:
        gain += kind.amount * before(box, ring, place, kind.per)
    for later in ring[place:]:
        other = box.kinds[box.kind[later]]
        if other.effect == PER_BEFORE and other.per == family:
            gain += FOLLOWER * other.amount
    return gain + starring(g, shows, ring, card, place, t)


def starring(
    g: ThreeRings, shows: int, ring: list[int], card: int, place: int, t: Horizon
) -> float:
    """What a ring gains by an artist in the metropolises where the player has not performed."""
    box, gain = g.box, 0
    for r in g.start().order:
        space = box.regions[r].metropolis
        star = box.metropolis_cards[g.metropolis[r]].value
        is_open = not shows >> space & 1
        if is_open and (box.value[card] == star or has_value(g, ring, star)):
            grown = [*ring[:place], card, *ring[place:]]
            gain += star_points(g, grown, space) - star_points(g, ring, space)
    return STAR * gain * min(1.0, t.shows / STAR_SHOWS)


def has_value(g: ThreeRings, ring: list[int], value: int) -> bool:
    for card in ring:
        if g.box.value[card] == value:
            return True
    return False


def symbol_value(symbol: int, t: Horizon) -> float:
    if symbol == PEDESTAL:
        return PEDESTAL_SHOW * t.shows
    if symbol == BANKNOTE:
        return NOTE * t.shows
    return ENGINE * t.shows if symbol == LOCOMOTIVE else 0.0
