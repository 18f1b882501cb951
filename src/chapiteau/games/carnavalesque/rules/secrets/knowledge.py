"""What each seat knows of cards that lie face down: where it has seen them, and where they may be.

A zone is a bit: the hands of the seats come first, then the slots of the heap. For each card that
a seat has seen, its row holds the zones the card may be in by now; 0 means that it knows nothing
of the card. The last row is what everybody knows, spectators included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.native import mypyc_attr
from .....core.step import ALL_SEATS
from ...box.components import MOST
from ...box.lengths import SLOTS

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_SLOTS: Final = ((1 << SLOTS) - 1) << MOST
IN_THE_HEAP: Final = 1 << (MOST + SLOTS)
"""Somewhere in the heap: all that closed eyes still know of a place."""


def hand_zone(seat: int) -> int:
    return 1 << seat


def slot_zone(slot: int) -> int:
    return 1 << (MOST + slot - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """One row of zones by card for each seat, and one for everybody."""

    def __init__(self, seats: int, people: int, like: Knowledge | None = None) -> None:
        if like is None:
            self.rows = [[0] * (people + 1) for _ in range(seats + 1)]
        else:
            self.rows = [row.copy() for row in like.rows]

    def show(self, card: int, zone: int) -> None:
        """Everybody sees where a card is; zone 0 is out in the open, with nothing to remember."""
        for row in self.rows:
            row[card] = zone

    def tell(self, seat: int, card: int, zone: int) -> None:
        """One seat sees where a card is."""
        self.rows[seat][card] = zone

    def passes(self, card: int, alike: list[int], zones: list[int], knowing: int) -> None:
        """A card leaves `zones[0]` for `zones[1]`; all see its age, those in `knowing` see it.

        Whoever knew one of the cards `alike` to be in the old zone now knows it to be in either,
        or in the new one if there were no others of its age: `zones[2]` is 1 in that case.
        """
        old: i64 = zones[0]
        new: i64 = zones[1]
        kept: i64 = ~old if zones[2] else -1
        for seat, row in enumerate(self.rows):
            if knowing >> seat & 1:
                row[card] = new
                continue
            for other in alike:
                held: i64 = row[other]
                if held & old:
                    row[other] = held & kept | new

    def leaves_slot(self, card: int, alike: list[int], slot: int, seat: int) -> None:
        """A seat takes a card unseen: whoever knew what lay there knows it is in that hand."""
        zone = slot_zone(slot)
        self.passes(card, alike, [zone, hand_zone(seat), 1], 1 << seat)
        self.is_known_to(seat, alike, zone, card)

    def is_known_to(self, seat: int, alike: list[int], zone: int, card: int) -> None:
        """A seat sees which card it was: then none of the others was there."""
        row = self.rows[seat]
        there: i64 = zone
        for other in alike:
            held: i64 = row[other]
            if held & there and other != card:
                row[other] = held & ~there

    def identify(self, card: int, alike: list[int], old: int, new: int) -> None:
        """Everybody sees which card it was, and where it is now."""
        for seat in range(len(self.rows)):
            self.is_known_to(seat, alike, old, card)
        self.show(card, new)

    def swap_hands(self, a: int, b: int) -> None:
        """Two whole hands change places."""
        first, second = hand_zone(a), hand_zone(b)
        both = first | second
        for row in self.rows:
            for card, zones in enumerate(row):
                if zones & both and zones & both != both:
                    row[card] = zones ^ both

    def sees_hand(self, seat: int, hand: list[int]) -> None:
        """A seat looks at its own hand: what is not there is elsewhere."""
        row, zone = self.rows[seat], hand_zone(seat)
        for card, zones in enumerate(row):
            if zones & zone:
                row[card] = zones & ~zone
        for card in hand:
            row[card] = zone

    # views

    def of(self, viewer: int) -> list[int]:
        """The row of a viewer; of a spectator, -1, the last one."""
        return self.together() if viewer == ALL_SEATS else self.rows[viewer]

    def together(self) -> list[int]:
        """What all rows say in common: where each card may be by what anybody knows of it."""
        found = self.rows[-1].copy()
        for row in self.rows[:-1]:
            for card, zones in enumerate(row):
                if zones:
                    found[card] = found[card] & zones if found[card] else zones
        return found

    def only(self, viewer: int) -> None:
        """Keep only what a viewer knows, and what everybody knows."""
        if viewer == ALL_SEATS:
            return
        for seat in range(len(self.rows) - 1):
            if seat != viewer:
                self.rows[seat] = [0] * len(self.rows[seat])

    def close_eyes(self) -> None:
        """Forget where cards lie in the heap, but not that they lie there."""
        for row in self.rows:
            for card, zones in enumerate(row):
                if zones & ALL_SLOTS:
                    row[card] = zones & ~ALL_SLOTS | IN_THE_HEAP

    def lay_down(self, seat: int, seen: list[int]) -> None:
        """Forget what may be in a hand that lies face down, except for the cards `seen`."""
        zone = hand_zone(seat)
        for row in self.rows:
            for card, zones in enumerate(row):
                if zones & zone and card not in seen:
                    row[card] = 0

    def spread(self) -> None:
        """Whoever else may be at the table knows at least what everybody knows."""
        public = self.rows[-1]
        for row in self.rows[:-1]:
            for card, zones in enumerate(public):
                if zones and not row[card]:
                    row[card] = zones
