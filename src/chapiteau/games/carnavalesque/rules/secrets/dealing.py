"""Dealing the crowd: cards that fit all that a view shows and its viewer recalls."""

from __future__ import annotations

from .....core.event import UNKNOWN
from .....core.rng import Rng
from ..crowd.heap import Heap, bit
from ..state import Carnavalesque
from .knowledge import IN_THE_HEAP, hand_zone, slot_zone


def deal_people(g: Carnavalesque, rng: Rng) -> None:
    """Fill every unknown place of hands and heap."""
    is_hidden = g.heap.count() > 0 and not g.heap.laid
    if is_hidden:  # the viewer's eyes are closed: any heap will do
        count = g.heap.count()
        g.heap = Heap()
        g.heap.throw_many(count, rng)
    table = Unfilled(g, IN_THE_HEAP if is_hidden else 0)
    table.fill(g, rng)
    if is_hidden:
        g.unlooked = g.heap.buried
        for slot in g.heap.order:
            g.backs[slot] = 0 if g.heap.buried & bit(slot) else g.box.age[g.crowd[slot]]
    g.known.spread()
    for seat, p in enumerate(g.players):
        g.sort_hand(seat)
        if p.row:
            for card in p.hand[p.row :]:
                g.known.tell(seat, card, hand_zone(seat))
        else:
            g.known.sees_hand(seat, p.hand)


def recalled(g: Carnavalesque) -> list[int]:
    """The viewer's row: a view keeps that of no other seat."""
    for row in g.known.rows:
        if any(row):
            return row
    return g.known.rows[0]


class Unfilled:
    """The places whose card is unknown, in hands and in the heap, and the cards in no place."""

    def __init__(self, g: Carnavalesque, anywhere: int) -> None:
        self.zones: list[int] = []
        self.ages: list[int] = []  # what the back tells; 0 where it has not been seen
        self.held: list[int] = []  # by place: the card that fills it
        self.rows: list[list[int]] = []  # where the card is to be written
        self.at: list[int] = []
        self.barred: list[int] = []  # by place: the zones of cards that would be seen there
        self.tried: list[bool] = []
        self.age = g.box.age
        left = [True] * (g.box.people + 1)
        is_open = anywhere == 0  # whether all hands are, as all seats together see them
        for seat, p in enumerate(g.players):
            for i, card in enumerate(p.hand):
                left[card] = False
                if card == UNKNOWN:
                    is_open = is_open and i < p.row
                    self.add(hand_zone(seat), p.backs[i], p.hand, i)
                    if i >= p.row > 0:  # what is recalled to be in such a hand lies in the row
                        self.barred[-1] = hand_zone(seat)
        for slot in g.heap.order:
            left[g.crowd[slot]] = False
            if g.crowd[slot] == UNKNOWN:
                self.add(slot_zone(slot) | anywhere, g.backs[slot], g.crowd, slot)
        for people in g.floats + g.parade:
            for card in people:
                left[card] = False
        self.cards = [card for card in range(1, g.box.people + 1) if left[card]]
        # By card: the zones it may be in; 0 is anywhere.
        self.wanted = g.known.together() if is_open else recalled(g)[:]

    def add(self, zone: int, age: int, row: list[int], at: int) -> None:
        self.zones.append(zone)
        self.ages.append(age)
        self.held.append(UNKNOWN)
        self.rows.append(row)
        self.at.append(at)
        self.barred.append(0)

    def fill(self, g: Carnavalesque, rng: Rng) -> None:
        """Place the recalled cards first, each where it may be; then the others by age."""
        order = list(range(len(self.zones)))
        rng.shuffle(order)
        rng.shuffle(self.cards)
        free: list[list[int]] = [[], [], [], []]
        for card in self.cards:
            if self.wanted[card]:
                self.place(card, order)
            else:
                free[self.age[card]].append(card)
        if not self.fill_by_age(order, free):
            self.fill_with_care(order)
        for place, card in enumerate(self.held):
            self.rows[place][self.at[place]] = card

    def place(self, card: int, order: list[int]) -> None:
        self.tried = [False] * len(order)
        if not self.settle(card, order):
            raise LookupError(f"no place for card {card}")

    def settle(self, card: int, order: list[int]) -> bool:
        """Find a place for a card, moving others that have another place to go."""
        zones, age = self.wanted[card], self.age[card]
        for place in order:
            back = self.ages[place]
            if self.tried[place] or not zones & self.zones[place] or (back and back != age):
                continue
            if zones == self.barred[place]:
                continue
            self.tried[place] = True
            if self.held[place] == UNKNOWN or self.settle(self.held[place], order):
                self.held[place] = card
                return True
        return False

    def fill_by_age(self, order: list[int], free: list[list[int]]) -> bool:
        """Backs that were seen get cards of their age; the rest lie where no back was seen."""
        for place in order:
            age = self.ages[place]
            if self.held[place] == UNKNOWN and age:
                if not free[age]:
                    return False
                self.held[place] = free[age].pop()
        rest = free[1] + free[2] + free[3]
        k = 0
        for place in order:
            if self.held[place] == UNKNOWN:
                self.held[place] = rest[k]
                k += 1
        return True

    def fill_with_care(self, order: list[int]) -> None:
        """Start again, with every card looking for a place."""
        self.held = [UNKNOWN] * len(order)
        for card in self.cards:
            if not self.wanted[card]:
                self.wanted[card] = -1
            self.place(card, order)
