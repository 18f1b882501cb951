"""10 Performances: from Thursday to Sunday, magicians on stage perform cards with guests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.move import Move
from ....core.step import Auto, Condition, Step
from ..box.components import (
    ASSISTANT,
    CELLS,
    DAYS,
    ENGINEER,
    FIRST_SLOT,
    ON_A_DAY,
    THEATRE,
    Gain,
)
from .moments import at_another_moment
from .moves import APPLAUDED, CARD_PAYS, DECLINES, HELPED, PASS, PERFORM, PERFORMS, SHOWS
from .state import Trickerion, owner_of

NO_OWN_MARKER: Final = Reason("no-own-marker", "10.2")
NO_CARD: Final = Reason("no-card-there", "10.2")


class Performances(Auto[Trickerion]):
    """10.1 The magicians on stage, from Thursday to Sunday."""

    def run(self, g: Trickerion) -> None:
        for day in range(1, len(DAYS)):
            on_stage = g.slots[FIRST_SLOT[THEATRE] + day * ON_A_DAY - 1]
            if on_stage:
                g.then(Perform(on_stage - 1, day))


class Perform(Step[Trickerion]):
    """10.2 Magicians may perform one card that holds a marker of theirs."""

    def __init__(self, seat: int, day: int) -> None:
        super().__init__(seat)
        self.day: Final = day

    def moves(self, g: Trickerion) -> list[Move]:
        moves = [PERFORM[place] for place in g.cards_in_row() if g.marks_of(self.seat, place)]
        return [*moves, PASS] if moves else []

    def apply(self, g: Trickerion, move: Move) -> None:
        if move is PASS:
            g.tell(DECLINES, self.seat, self.day)
            return
        place = move.arg
        g.tell(PERFORMS, self.seat, g.row[place], self.day)
        show_tricks(g, self.seat, place)
        reward_performer(g, self.seat, place)
        for cell in range(1, CELLS + 1):
            g.take_mark(place, cell)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "perform":
            is_there = move.arg in g.cards_in_row()
            yield NO_CARD, is_there
            yield NO_OWN_MARKER, bool(g.marks_of(seat, move.arg))
        else:
            yield from at_another_moment(g, seat, move)


def show_tricks(g: Trickerion, performer: int, place: int) -> None:
    """10.3 Every marker on the card yields what its trick says, whoever owns it."""
    for cell in g.box.cards[g.row[place]].cells:
        mark = g.mark_at(place, cell)
        if mark:
            owner, trick = owner_of(mark), g.trick_of(mark)
            g.tell(SHOWS, owner, trick)
            g.gain(owner, yield_of(g, trick, owner, performer))


def yield_of(g: Trickerion, trick: int, owner: int, performer: int) -> Gain:
    """10.4 Thursday takes from every trick and Sunday adds to it, by the owner's own day (10.5)."""
    gain = g.box.tricks[trick].gain
    if not g.box.weekday_yields:
        return gain
    day = g.players[owner].day or g.players[performer].day
    fame = max(0, gain.fame + g.box.day_fame[day])
    return Gain(fame, max(0, gain.coins + g.box.day_coins[day]), gain.shards)


def reward_performer(g: Trickerion, seat: int, place: int) -> None:
    """10.6 Fame for the links, then what specialists backstage (10.7) and the card (10.8) bring."""
    p, box = g.players[seat], g.box
    links = g.links_on(place)
    if links:
        g.tell(APPLAUDED, seat, links)
        g.gain(seat, Gain(links * box.fame_per_link, 0, 0))
    for kind in range(ENGINEER, ASSISTANT + 1):
        if p.is_backstage(kind):
            g.tell(HELPED, seat, kind)
            g.gain(seat, box.performer_gain[kind])
    if box.card_bonus:
        g.tell(CARD_PAYS, seat, g.row[place])
        g.gain(seat, box.cards[g.row[place]].gain)


PERFORMANCES: Final = Performances()
