"""10.2 The row of ticket cards that lie face up."""

from __future__ import annotations

from ..box.components import DISPLAY
from .moves import LEAVES_ROW
from .state import ThreeRings


def refill(g: ThreeRings) -> None:
    """10.2 Empty places get a card from the deck."""
    for place in range(DISPLAY):
        if not g.row[place] and not g.show_ticket(place):
            return


def slide_and_refill(g: ThreeRings) -> None:
    """12.13 Alone, cards slide to the right; new ones come in one by one, the last leftmost."""
    left = [card for card in g.row if card]
    empty = DISPLAY - len(left)
    g.row = [0] * empty + left
    for place in range(empty - 1, -1, -1):
        if not g.show_ticket(place):
            return


def discard_rightmost(g: ThreeRings, count: int) -> None:
    """12.13 So many cards leave the row, from the right."""
    for place in range(DISPLAY - 1, -1, -1):
        if count and g.row[place]:
            g.tell(LEAVES_ROW, g.row[place])
            g.discard_ticket(g.row[place])
            g.row[place] = 0
            count -= 1
