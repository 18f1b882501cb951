"""What lies in front of one player: the circus board, and the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.bits import bit
from ....core.event import UNKNOWN
from ....core.lists import add
from ..box.components import (
    BANKNOTE,
    COLUMNS,
    FIRST_TICKET_KIND,
    LOCOMOTIVE,
    PEDESTAL,
    RINGS,
    CircusBox,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Circus:
    """What lies in front of one player."""

    def __init__(self, like: Circus | None = None) -> None:
        if like is None:
            self.points = 0
            self.at = 0  # the space of the caravan, 0 before it is placed
            self.rings: list[list[int]] = [[] for _ in range(RINGS)]  # cards, values ascending
            self.placed: list[int] = []  # objectives on the board
            self.pedestals = 0  # the marker, kept current like the two below
            self.banknotes = 0
            self.locomotives = 0
            self.shows = 0  # the spaces performed in, as bits
            self.tents = 0  # on the map
            self.money: list[int] = []  # the hand: money cards, ticket cards, objectives
            self.money_lots: list[int] = []  # the latest reshuffle each may come from
            self.tickets: list[int] = []
            self.ticket_lots: list[int] = []
            self.known = 0  # the first so many tickets came from the row: everybody knows them
            self.objectives: list[int] = []
        else:
            self.points = like.points
            self.at = like.at
            self.rings = [ring.copy() for ring in like.rings]
            self.placed = like.placed.copy()
            self.pedestals = like.pedestals
            self.banknotes = like.banknotes
            self.locomotives = like.locomotives
            self.shows = like.shows
            self.tents = like.tents
            self.money = like.money.copy()
            self.money_lots = like.money_lots.copy()
            self.tickets = like.tickets.copy()
            self.ticket_lots = like.ticket_lots.copy()
            self.known = like.known
            self.objectives = like.objectives.copy()

    # the hand

    def hand_size(self) -> int:
        """10.1 Cards of all sorts."""
        return len(self.money) + len(self.tickets) + len(self.objectives)

    def give_money(self, box: CircusBox, kind: int) -> int:
        """Part with a money card of a kind; the lot of its place goes with it."""
        for i, card in enumerate(self.money):
            if box.kind[card] == kind:
                self.money_lots.pop(i)
                return self.money.pop(i)
        raise ValueError(kind)

    def give_ticket(self, box: CircusBox, kind: int) -> int:
        """Part with a ticket card of a kind, preferably one that everybody knows (1.3)."""
        for i, card in enumerate(self.tickets):
            if box.kind[card] == kind:
                self.ticket_lots.pop(i)
                if i < self.known:
                    self.known -= 1
                return self.tickets.pop(i)
        raise ValueError(kind)

    def take_known_ticket(self, card: int) -> None:
        """1.3 A card that everybody has seen goes before those that are secret."""
        self.tickets.insert(self.known, card)
        self.ticket_lots.insert(self.known, 0)
        self.known += 1

    def has_kind(self, box: CircusBox, kind: int) -> bool:
        """Whether a card of a kind is in the hand."""
        return self.count_kind(box, kind) > 0

    def count_kind(self, box: CircusBox, kind: int) -> int:
        """How many cards of a kind are in the hand."""
        kinds, found = box.kind, 0
        for card in self.money if kind < FIRST_TICKET_KIND else self.tickets:
            if kinds[card] == kind:
                found += 1
        return found

    def money_kinds(self, box: CircusBox) -> i64:
        """The kinds of money cards in the hand, as bits."""
        kinds = box.kind
        found: i64 = 0
        for card in self.money:
            if card != UNKNOWN:
                found |= bit(kinds[card])
        return found

    def ticket_kinds(self, box: CircusBox) -> i64:
        """The kinds of ticket cards in the hand, as bits from the first such kind on."""
        kinds = box.kind
        found: i64 = 0
        for card in self.tickets:
            if card != UNKNOWN:
                found |= bit(kinds[card] - FIRST_TICKET_KIND)
        return found

    # the circus

    def artists(self) -> int:
        return len(self.rings[0]) + len(self.rings[1]) + len(self.rings[2])

    def is_full(self) -> bool:
        return self.artists() == RINGS * COLUMNS

    def full_columns(self) -> int:
        """4.14 Columns with a card in every ring."""
        return min(min(len(self.rings[0]), len(self.rings[1])), len(self.rings[2]))

    def families(self, box: CircusBox) -> i64:
        """The families of all artists, as bits."""
        return self.all_of(box.family)

    def values(self, box: CircusBox) -> i64:
        """The values of all artists, as bits."""
        return self.all_of(box.value)

    def all_of(self, trait: list[int]) -> i64:
        """The values that a trait has among all artists, as bits."""
        found: i64 = 0
        for ring in self.rings:
            found |= traits(trait, ring)
        return found

    def count_family(self, box: CircusBox, family: int) -> int:
        """How many artists of a family perform, in all rings."""
        found = 0
        for ring in self.rings:
            for card in ring:
                if box.family[card] == family:
                    found += 1
        return found

    def recount(self, box: CircusBox) -> None:
        """5.1 Symbols that can be seen: printed ones until they are covered, and those of cards."""
        seen = [0, 0, 0, box.beside]
        for r, ring in enumerate(self.rings):
            for column in range(len(ring) + 1, COLUMNS + 1):
                add(seen, box.spots[r * COLUMNS + column].symbol, 1)
            for i, card in enumerate(ring):
                kind = box.kinds[box.kind[card]]
                add(seen, kind.symbol, 1)
                if kind.pedestals:
                    add(seen, PEDESTAL, kind.pedestals + followers(box, ring, i, kind.per_after))
        self.pedestals = min(box.most_pedestals, seen[PEDESTAL])
        self.banknotes = seen[BANKNOTE]
        self.locomotives = seen[LOCOMOTIVE]


def traits(trait: list[int], cards: list[int]) -> i64:
    """The values that a trait has among some cards, as bits."""
    found: i64 = 0
    for card in cards:
        found |= bit(trait[card])
    return found


def followers(box: CircusBox, ring: list[int], place: int, family: int) -> int:
    """5.2 The artists of a family that perform after a place of a ring."""
    return between(box, ring, place + 1, len(ring), family)


def before(box: CircusBox, ring: list[int], place: int, family: int) -> int:
    """The artists of a family that perform before a place of a ring."""
    return between(box, ring, 0, place, family)


def between(box: CircusBox, ring: list[int], start: int, end: int, family: int) -> int:
    found = 0
    for i in range(start, end):
        if box.family[ring[i]] == family:
            found += 1
    return found
