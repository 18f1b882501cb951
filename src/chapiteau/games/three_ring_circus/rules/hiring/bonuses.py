"""4.12-4.16 Exchanging two artists, and placing an objective."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.event import EVERYONE
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import COLUMNS, RINGS, SPOTS
from ..moments import not_asked_any_more
from ..moves import DECLINES, PASS, PEDESTALS_NOW, PLACE, PLACES_OBJECTIVE, SWAP, SWAPS
from ..state import ThreeRings

NO_CARD_THERE: Final = Reason("no-card-there", "4.12")
NO_PARTNER: Final = Reason("no-partner", "4.12")
EXCHANGE_BEGUN: Final = Reason("exchange-begun", "4.12")
SAME_RING: Final = Reason("same-ring", "4.12")
DOUBLE_VALUE: Final = Reason("double-value", "4.12")
OBJECTIVE_NOT_IN_HAND: Final = Reason("objective-not-in-hand", "4.14")
MUST_PLACE: Final = Reason("must-place", "4.14")
SEATS: Final = range(4)


def ring_of(spot: int) -> int:
    """The ring of a spot, from 0."""
    return (spot - 1) // COLUMNS


def card_at(g: ThreeRings, seat: int, spot: int) -> int:
    """The card on a spot of a circus, or 0."""
    ring = g.players[seat].rings[ring_of(spot)]
    column = (spot - 1) % COLUMNS
    return ring[column] if column < len(ring) else 0


def takes(g: ThreeRings, ring: list[int], new: int, instead_of: int) -> bool:
    """Whether a ring can take a new card in place of another without doubling a value."""
    value = g.box.value[new]
    for card in ring:
        if card != instead_of and g.box.value[card] == value:
            return False
    return True


def partners(g: ThreeRings, seat: int, spot: int) -> list[int]:
    """4.12 The spots in other rings whose card may change places with the card on this one."""
    card, rings = card_at(g, seat, spot), g.players[seat].rings
    found: list[int] = []
    if not card:
        return found
    own = rings[ring_of(spot)]
    for other in range(1, SPOTS + 1):
        partner = card_at(g, seat, other)
        if not partner or ring_of(other) == ring_of(spot):
            continue
        if takes(g, own, partner, card) and takes(g, rings[ring_of(other)], card, partner):
            found.append(other)
    return found


def insert(g: ThreeRings, ring: list[int], card: int) -> None:
    """4.2 A card takes its place in a ring; those of higher value move to the right."""
    value = g.box.value
    place = 0
    while place < len(ring) and value[ring[place]] < value[card]:
        place += 1
    ring.insert(place, card)


def recount(g: ThreeRings, seat: int) -> None:
    """5.3 The marker follows the circus."""
    p = g.players[seat]
    pedestals = p.pedestals
    p.recount(g.box)
    if p.pedestals != pedestals:
        g.tell(PEDESTALS_NOW, seat, p.pedestals)


class Swap(Step[ThreeRings]):
    """4.12 Two cards of two rings may change places: choose the first."""

    def moves(self, g: ThreeRings) -> list[Move]:
        spots = [s for s in range(1, SPOTS + 1) if partners(g, self.seat, s)]
        return [*[SWAP[s] for s in spots], PASS] if spots else []

    def apply(self, g: ThreeRings, move: Move) -> None:
        if move is PASS:
            g.tell(DECLINES, self.seat)
        else:
            g.then(SwapWith(self.seat, move.arg))

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "swap":
            card = card_at(g, seat, move.arg)
            yield NO_CARD_THERE, card > 0
            yield NO_PARTNER.about("card", card), len(partners(g, seat, move.arg)) > 0
        elif move is not PASS:
            yield from not_asked_any_more(move)


class SwapWith(Step[ThreeRings]):
    """4.12 The card to change places with; both rings stay in order, nothing is paid or gained."""

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot: Final = spot

    def moves(self, g: ThreeRings) -> list[Move]:
        return [SWAP[s] for s in partners(g, self.seat, self.spot)]

    def apply(self, g: ThreeRings, move: Move) -> None:
        rings = g.players[self.seat].rings
        cards = [card_at(g, self.seat, s) for s in (self.spot, move.arg)]
        homes = [rings[ring_of(s)] for s in (self.spot, move.arg)]
        for i in range(2):
            homes[i].remove(cards[i])
        for i in range(2):
            insert(g, homes[i], cards[1 - i])
        g.tell(SWAPS, self.seat, cards[0], cards[1])
        recount(g, self.seat)

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "swap":
            yield NO_CARD_THERE, card_at(g, seat, move.arg) > 0
            yield SAME_RING, ring_of(move.arg) != ring_of(self.spot)
            yield DOUBLE_VALUE, move.arg in partners(g, seat, self.spot)
        elif move is PASS:
            yield EXCHANGE_BEGUN, False
        else:
            yield from not_asked_any_more(move)


class PlaceObjective(Step[ThreeRings]):
    """4.14 A full column among the first three: one objective from the hand must be placed."""

    def moves(self, g: ThreeRings) -> list[Move]:
        p = g.players[self.seat]
        return [PLACE[o] for o in sorted(p.objectives)] if len(p.placed) < RINGS else []

    def apply(self, g: ThreeRings, move: Move) -> None:
        p = g.players[self.seat]
        g.learn(EVERYONE)
        p.objectives.remove(move.arg)
        p.placed.append(move.arg)
        g.tell(PLACES_OBJECTIVE, self.seat, move.arg)

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "place":
            yield OBJECTIVE_NOT_IN_HAND, move.arg in g.players[seat].objectives
        elif move is PASS:
            yield MUST_PLACE, False
        else:
            yield from not_asked_any_more(move)


SWAP_CARDS: Final = [Swap(seat) for seat in SEATS]
PLACE_OBJECTIVE: Final = [PlaceObjective(seat) for seat in SEATS]
