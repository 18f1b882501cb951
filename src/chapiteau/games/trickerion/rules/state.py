"""What lies on the table."""

from __future__ import annotations

from typing import Final

from ....core.edition import Edition
from ....core.errors import Reason
from ....core.lists import has
from ....core.rng import Rng
from ....core.state import State
from ..box.components import (
    CELLS,
    COMPONENTS,
    DICE,
    IDLE,
    MARKET_SLOTS,
    Facts,
    Gain,
    Need,
    X,
)
from .moves import EARNS
from .player import Player

NOT_IN_BOX: Final = Reason("not-in-box")
"""For a move that names a card or a component that this match's box does not have."""


def mark_of(seat: int, symbol: int, points: int) -> int:
    """A trick marker in the theatre: its owner, its symbol, and where its own sign points."""
    return (seat * 4 + symbol - 1) * 4 + points + 1


def owner_of(mark: int) -> int:
    """The seat a marker belongs to."""
    return (mark - 1) // 16


def symbol_of(mark: int) -> int:
    """The symbol of a marker, from 1."""
    return (mark - 1) // 4 % 4 + 1


def points_of(mark: int) -> int:
    """The direction in which a marker's own sign points: up, right, down, left."""
    return (mark - 1) % 4


class Trickerion(State):
    """A game of Trickerion."""

    def __init__(
        self, edition: Edition, box: Facts, seats: int, rng: Rng, like: Trickerion | None = None
    ) -> None:
        super().__init__(edition, seats, rng, like)
        self.box: Final = box
        if like is None:
            self.players = [Player() for _ in range(seats)]
            self.order = list(range(seats))  # the seats by initiative
            self.turn = 0
            self.dice = [X] * len(DICE)  # the face that each shows
            self.holder = [0] * len(box.tricks)  # whose each trick is: seat + 1, 0 in the residence
            self.on_sale = box.on_sale[:]  # by stall, from 1
            self.ordered = [0] * (MARKET_SLOTS + 1)
            self.quick = 0
            self.row = [0] * (box.row_slots[seats] + 1)  # performance cards, newest in place 1
            self.stage = [0] * (box.row_slots[seats] * CELLS)  # markers by place and cell
            self.deck: list[int] = []  # the next card last
            self.unused = list(range(1, box.played + 1))  # performance cards left in the box
            self.gone: list[int] = []  # performance cards pushed out of the row
            self.slots = [0] * IDLE  # who is on each shared slot: seat + 1
            self.points = 0  # action points left to the character that acts
            self.boosted = False  # whether that character has had its shard
        else:
            self.players = [Player(p) for p in like.players]
            self.order = like.order.copy()
            self.turn = like.turn
            self.dice = like.dice.copy()
            self.holder = like.holder.copy()
            self.on_sale = like.on_sale.copy()
            self.ordered = like.ordered.copy()
            self.quick = like.quick
            self.row = like.row.copy()
            self.stage = like.stage.copy()
            self.deck = like.deck.copy()
            self.unused = like.unused.copy()
            self.gone = like.gone.copy()
            self.slots = like.slots.copy()
            self.points = like.points
            self.boosted = like.boosted

    def clone(self) -> Trickerion:
        return Trickerion(self.edition, self.box, self.seats, self.rng.clone(), self)

    # components

    def counted(self, seat: int, component: int) -> int:
        """7.4 How many of a component a player has: a pile with the manager counts one more."""
        p = self.players[seat]
        units = p.units[component]
        return units + self.box.manager_extra if units and p.is_with_manager(component) else units

    def all_counted(self, seat: int) -> list[int]:
        """The same for every component."""
        return [self.counted(seat, component) for component in range(len(COMPONENTS))]

    def has_components(self, seat: int, needs: list[Need]) -> bool:
        """Whether a player owns all that a trick needs."""
        for need in needs:
            if self.counted(seat, need.component) < need.units:
                return False
        return True

    def room_for(self, seat: int, component: int) -> int:
        """How many more of a component a player can store."""
        p, box = self.players[seat], self.box
        if p.units[component]:
            limit = box.manager_limit if p.is_with_manager(component) else box.board_limit
            return limit - p.units[component]
        if p.free_slot():
            return box.board_limit
        return box.manager_limit if p.free_manager_slot() else 0

    def is_on_sale(self, component: int) -> bool:
        return component == self.quick or has(self.on_sale, component)

    def price(self, component: int) -> int:
        """What one unit costs; a quick order may cost more (7.9)."""
        price = self.box.prices[component]
        if component == self.quick and component not in self.on_sale:
            price += self.box.quick_surcharge
        return price

    # tricks and markers

    def supply(self, seat: int, symbol: int) -> int:
        """How many markers of a symbol are neither on their trick nor in the theatre."""
        p = self.players[seat]
        return self.box.markers - p.ready[symbol] - p.shown[symbol]

    def needs_of(self, seat: int, symbol: int) -> list[Need]:
        """What the trick of a symbol needs."""
        return self.box.tricks[self.players[seat].trick[symbol]].needs

    def mark_at(self, place: int, cell: int) -> int:
        """The marker on a cell of the card at a place of the row, or 0."""
        return self.stage[(place - 1) * CELLS + cell - 1]

    def category_of(self, mark: int) -> int:
        return self.box.tricks[self.trick_of(mark)].category

    def trick_of(self, mark: int) -> int:
        return self.players[owner_of(mark)].trick[symbol_of(mark)]

    def icon(self, mark: int, corner: int) -> int:
        """The school that a marker shows at one of its corners."""
        return self.box.icon(self.category_of(mark), points_of(mark), corner)

    def is_linked(self, place: int, cell: int, corner: int) -> bool:
        """Whether the circle at a corner of a slot joins two equal signs."""
        mark = self.mark_at(place, cell)
        for circle in self.box.cards[self.row[place]].circles[cell]:
            if mark and circle.corner == corner:
                other = self.mark_at(place, circle.cell)
                return other > 0 and self.icon(mark, corner) == self.icon(other, circle.facing)
        return False

    def links_on(self, place: int) -> int:
        """How many links there are on a card, whoever made them."""
        card, links = self.box.cards[self.row[place]], 0
        for cell in card.cells:
            for circle in card.circles[cell]:
                if circle.cell > cell and self.is_linked(place, cell, circle.corner):
                    links += 1
        return links

    def marks_of(self, seat: int, place: int) -> list[int]:
        """The markers a player has on a card."""
        first = (place - 1) * CELLS
        return [m for m in self.stage[first : first + CELLS] if m and owner_of(m) == seat]

    def cards_in_row(self) -> list[int]:
        """The places of the row where a card lies."""
        return [place for place in range(1, len(self.row)) if self.row[place]]

    # places for characters

    def is_open(self, slot: int) -> bool:
        """5.5 Whether a slot exists with this many players and nobody is on it."""
        return self.box.slot_seats[slot] <= self.seats and not self.slots[slot]

    def day_owner(self, day: int) -> int:
        """The seat that has a weekday in the theatre, or -1."""
        for seat, p in enumerate(self.players):
            if p.day == day:
                return seat
        return -1

    def place_in_order(self, seat: int) -> int:
        """Where a seat stands in the initiative order, from 0."""
        return self.order.index(seat)

    # what actions do

    def gain(self, seat: int, gain: Gain) -> None:
        """Take fame, coins and shards, and say so if there are any."""
        p = self.players[seat]
        p.fame += gain.fame
        p.coins += gain.coins
        p.shards += gain.shards
        if gain.fame or gain.coins or gain.shards:
            self.tell(EARNS, seat, gain.fame, gain.coins, gain.shards)

    def give_trick(self, seat: int, trick: int, shelf: int) -> None:
        """Lay a trick on a shelf, with the first free symbol."""
        p = self.players[seat]
        symbol = p.free_symbol()
        p.trick[symbol] = trick
        p.shelf[symbol] = shelf
        self.holder[trick] = seat + 1

    def give_component(self, seat: int, component: int, units: int, slot: int) -> None:
        """Put components where they lie already, or else on a slot."""
        p = self.players[seat]
        if not p.units[component]:
            p.store[component] = slot
        p.units[component] += units

    def put_mark(self, mark: int, place: int, cell: int) -> None:
        self.stage[(place - 1) * CELLS + cell - 1] = mark
        self.players[owner_of(mark)].shown[symbol_of(mark)] += 1

    def take_mark(self, place: int, cell: int) -> None:
        """A marker leaves the theatre for its owner's supply."""
        at = (place - 1) * CELLS + cell - 1
        mark = self.stage[at]
        if mark:
            self.players[owner_of(mark)].shown[symbol_of(mark)] -= 1
            self.stage[at] = 0
