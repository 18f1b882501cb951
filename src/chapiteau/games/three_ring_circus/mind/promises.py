"""What the cards of a hand promise: money, and tickets that may be hired with it."""

from __future__ import annotations

from typing import Final

from ..box.components import BANKNOTE, COLUMNS, LOCOMOTIVE, PEDESTAL, PER_ALL, PER_BEFORE
from ..rules.circus import before
from ..rules.scoring import counted, tally_of
from ..rules.shows.show import star_points
from ..rules.state import ThreeRings
from .horizon import Horizon
from .taste import (
    CHAINED,
    COIN,
    CROWDED,
    EACH_HIRE,
    ENGINE,
    FOLLOWER,
    IN_HAND,
    NOTE,
    PEDESTAL_SHOW,
    SPARE_COIN,
    STAR,
    STAR_SHOWS,
    UNPAID,
)

DEAREST: Final = 14  # no ring needs more money than this in the end
SOME_TICKET: Final = 6.0
SOME_FEE: Final = 5
ROOMY: Final = 4  # cards in hand; more may soon have to be discarded
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
    useful = min(float(coins), float(asked), t.taste[EACH_HIRE] * t.hires)
    return t.soon * (t.taste[COIN] * useful + t.taste[SPARE_COIN] * (coins - useful))


def highest(g: ThreeRings, ring: list[int]) -> int:
    return g.box.value[ring[-1]] if ring else 0


def crowd(cards: int, t: Horizon) -> float:
    """What it costs to have so many cards that the next ones will be too many."""
    return t.taste[CROWDED] * max(0, cards - ROOMY)


def to_hire(promises: list[Promise], coins: int, t: Horizon) -> float:
    """Tickets in hand, the best first, as far as there will be turns and money to hire them."""
    promises.sort(key=gain_of, reverse=True)
    value, left, money, unpaid = 0.0, t.hires, float(coins), t.taste[UNPAID]
    for promise in promises:
        fee = t.taste[CHAINED] * promise.fee
        paid = 1.0 if money >= fee else money / fee
        money = max(0.0, money - fee)
        value += promise.gain * max(0.02, min(1.0, left)) * (unpaid + (1.0 - unpaid) * paid)
        left -= 1.0
    return t.taste[IN_HAND] * value


def ticket_promise(g: ThreeRings, seat: int, card: int, t: Horizon) -> Promise:
    """What a ticket would bring in the best ring it fits, pedestals and stars included."""
    p, kind = g.players[seat], g.box.kinds[g.box.kind[card]]
    best, fee = UNFIT, 0
    for ring in p.rings:
        cost = max(0, kind.value - highest(g, ring))
        gain = ring_promise(g, p.shows, ring, card, t) - t.taste[COIN] * cost
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
            gain += t.taste[PEDESTAL_SHOW] * t.shows
    kind = box.kinds[box.kind[card]]
    if kind.effect == PER_BEFORE:
        gain += kind.amount * before(box, ring, place, kind.per)
    for later in ring[place:]:
        other = box.kinds[box.kind[later]]
        if other.effect == PER_BEFORE and other.per == family:
            gain += t.taste[FOLLOWER] * other.amount
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
    return t.taste[STAR] * gain * min(1.0, t.shows / t.taste[STAR_SHOWS])


def has_value(g: ThreeRings, ring: list[int], value: int) -> bool:
    for card in ring:
        if g.box.value[card] == value:
            return True
    return False


def symbol_value(symbol: int, t: Horizon) -> float:
    if symbol == PEDESTAL:
        return t.taste[PEDESTAL_SHOW] * t.shows
    if symbol == BANKNOTE:
        return t.taste[NOTE] * t.shows
    return t.taste[ENGINE] * t.shows if symbol == LOCOMOTIVE else 0.0
