"""2 Set-up: the table, whose turn it is to choose, and what is prepared when all have chosen."""

from __future__ import annotations

from typing import Final

from .....core.event import EVERYONE
from .....core.step import Auto
from ...box.components import ENGINEER_SHELF
from .. import chance
from ..moves import BILLED, CHOOSES_FIRST, LINES_UP, STARTS_PREPARED
from ..player import ALL_SYMBOLS
from ..state import Trickerion
from .choices import ChooseMagician, EngineerGift


def lay_table(g: Trickerion) -> None:
    """2.3 Draw lots for performance cards, the order of the first turn, and who chooses first."""
    g.learn(EVERYONE)
    lay_cards(g)
    g.rng.stream(chance.ORDER).shuffle(g.order)
    for i, seat in enumerate(g.order):
        g.tell(LINES_UP, seat, i + 1)
    first = g.rng.stream(chance.FIRST).below(g.seats)
    g.tell(CHOOSES_FIRST, first)
    seats = [(first + k) % g.seats for k in range(g.seats)]
    g.then(*[ChooseMagician(seat) for seat in seats])
    g.then(*[EngineerGift(seat) for seat in seats])
    g.then(PREPARE_START)


def lay_cards(g: Trickerion) -> None:
    """2.4 The deck from the top, and Riverside cards for the row."""
    box = g.box
    by_theatre: list[list[int]] = [[], [], []]
    for card in range(1, box.played + 1):
        by_theatre[box.cards[card].theatre].append(card)
    for theatre, cards in enumerate(by_theatre):
        g.rng.stream(chance.CARDS + theatre).shuffle(cards)
    g.deck = [by_theatre[theatre].pop() for theatre in box.deck][::-1]
    for place in range(1, box.row_start[g.seats] + 1):
        g.row[place] = by_theatre[1].pop()
        g.tell(BILLED, g.row[place])
    g.unused = sorted(by_theatre[1] + by_theatre[2])


class PrepareStart(Auto[Trickerion]):
    """2.13 Once all gifts are taken, start tricks are prepared if their components are there."""

    def run(self, g: Trickerion) -> None:
        for seat, p in enumerate(g.players):
            for symbol in ALL_SYMBOLS:
                if p.trick[symbol] and g.has_components(seat, g.needs_of(seat, symbol)):
                    self.prepare(g, seat, symbol)

    def prepare(self, g: Trickerion, seat: int, symbol: int) -> None:
        p, box = g.players[seat], g.box
        is_gift = p.shelf[symbol] == ENGINEER_SHELF
        if is_gift and not box.prepares_all_tricks:
            return
        markers = box.prepared_markers or box.tricks[p.trick[symbol]].markers
        if is_gift:
            markers += box.prepared_extra
        p.ready[symbol] = min(markers, g.supply(seat, symbol))
        g.tell(STARTS_PREPARED, seat, p.trick[symbol], p.ready[symbol])


PREPARE_START: Final = PrepareStart()
