"""What a drawing needs to know of a view: names, the open plan, and which piece answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ....core.move import Move
from ....draw.desk import Desk, Items, by_verb
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark
from ....words import Telling
from ..rules.circus import Circus
from ..rules.state import ThreeRings
from .theme import Room

__all__ = ["Items", "Plan", "Table", "region"]


class Plan(NamedTuple):
    """What the viewer has chosen so far in this turn, before it is done."""

    hired: int = 0  # a kind
    ring: int = 0
    paid: tuple[int, ...] = ()  # kinds
    space: int = 0
    played: int = 0  # a backstage kind
    slot: int = 0


class Table(Desk[ThreeRings, Room]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self, view: ThreeRings, telling: Telling, room: Room, viewer: int | None, layout: str
    ) -> None:
        super().__init__(view, telling, room, viewer, layout)
        self.box: Final = view.box
        self.plan: Final = planned(self.lane)

    @property
    def mine(self) -> Circus:
        return self.view.players[self.me]

    @property
    def looks_at_own(self) -> bool:
        return self.viewer == self.me

    def asks(self, *verbs: str) -> tuple[object, ...]:
        """The part of the question that some verbs answer: what a region is remembered by."""
        moves = self.lit(*verbs)
        return (self.question, self.plan, *moves) if moves or self.lane else ()

    # names

    def title(self, noun: str, id: int) -> str:
        """A name at the head of a card."""
        name = self.name(noun, id)
        return name[:1].upper() + name[1:]

    # what may be done

    def mark_any(self, *moves: Move, refuse: bool = True) -> Mark:
        """A piece of several meanings: the one that is offered, else the one that is asked."""
        for move in moves:
            if move in self.legal:
                return self.mark(move)
        for move in moves:
            if move.verb in self.verbs:
                return self.mark(move, refuse)
        return PLAIN


def planned(lane: list[Move]) -> Plan:
    """An open plan, read move by move."""
    by = by_verb(lane)

    def last(verb: str) -> int:
        return by[verb][-1].arg if verb in by else 0

    paid = tuple([move.arg for move in by.get("pay", ())])
    return Plan(last("hire"), last("ring"), paid, last("go"), last("play"), last("slot"))


def region(table: Table, name: str, seen: object, draw: Callable[[], Iterable[Item]]) -> Items:
    """A part of the table, drawn again only when something that it shows has changed."""
    return table.region(name, seen, draw)
