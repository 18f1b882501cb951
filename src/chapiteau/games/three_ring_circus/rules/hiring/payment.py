"""4.4-4.6 Paying: money cards from the hand for at least the fee, and none that is not needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.bits import bit
from .....core.lists import add
from ...box.components import CircusBox

if TYPE_CHECKING:
    from mypy_extensions import i64

VALUES: Final = 17  # card values run below this
SUMS: Final = (1 << 2 * VALUES) - 1  # no sum beyond these matters


class Purse:
    """Money cards of a hand while a fee is being paid; it remembers kinds only."""

    def __init__(self, box: CircusBox, cards: list[int], due: int) -> None:
        self.box: Final = box
        self.kinds: Final[list[int]] = []  # left in the hand
        self.by_value: Final = [0] * VALUES
        self.total = 0  # what is left
        self.due = due  # still to be paid
        self.least = VALUES  # the lowest card paid so far
        self.paid: Final[list[int]] = []  # kinds, in the order they were paid
        for card in cards:
            value = box.value[card]
            self.kinds.append(box.kind[card])
            self.total += value
            add(self.by_value, value, 1)

    def pay(self, kind: int) -> None:
        value = self.box.kinds[kind].value
        self.kinds.remove(kind)
        self.total -= value
        add(self.by_value, value, -1)
        self.paid.append(kind)
        self.due -= value
        self.least = min(self.least, value)

    def choices(self) -> list[int]:
        """4.5 The kinds that may be paid next: each can be completed to a payment in which every
        card is needed. What leaves no choice is paid at once (4.6)."""
        while self.due > 0:
            if self.needs_all():
                for kind in self.kinds[:]:
                    self.pay(kind)
                break
            found = self.fitting()
            if len(found) != 1:
                return found
            self.pay(found[0])
        return []

    def needs_all(self) -> bool:
        """Whether every card that is left is needed."""
        for value in range(1, VALUES):
            if self.by_value[value]:
                return self.total - value < self.due
        return True

    def fitting(self) -> list[int]:
        found: list[int] = []
        fits = [-1] * VALUES  # by value, looked up once
        for kind in self.kinds:
            if kind in found:
                continue
            value = self.box.kinds[kind].value
            if fits[value] < 0:
                fits[value] = 1 if self.can_finish_with(value) else 0
            if fits[value]:
                found.append(kind)
        found.sort()
        return found

    def can_finish_with(self, value: int) -> bool:
        """Whether a card of this value leads to a payment without a card too many.

        With v as a lower bound of all cards paid, such a payment exceeds the fee by less than v;
        so for each v it is enough to look at the sums that higher cards can make.
        """
        due: i64 = self.due - value
        least: i64 = min(self.least, value)
        if due <= 0:
            return -due < least
        sums: i64 = 1  # bit n: the cards looked at so far can make n
        v: i64 = VALUES - 1
        while v > 0:
            left: i64 = self.by_value[v]
            if v == value:
                left -= 1
            for _ in range(left):
                sums = (sums | sums << v) & SUMS
            if v <= least and sums >> due & (bit(v) - 1) != 0:
                return True
            v -= 1
        return False
