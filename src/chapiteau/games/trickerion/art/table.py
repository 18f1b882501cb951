"""What a drawing needs to know of a view: names, and which piece answers the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ....draw.desk import Desk, Items
from ....draw.scene import Item
from ....words import Telling
from ..box.components import APPRENTICE, CREW, FREE_SEAT, KIND_OF, LOCATIONS, PLACES
from ..rules.player import Player
from ..rules.state import Trickerion
from .theme import Room

__all__ = ["Items", "Table", "region"]


class Table(Desk[Trickerion, Room]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self, view: Trickerion, telling: Telling, room: Room, viewer: int | None, layout: str
    ) -> None:
        super().__init__(view, telling, room, viewer, layout)
        self.box: Final = view.box

    @property
    def mine(self) -> Player:
        return self.view.players[self.me]

    # the company

    def alike(self, seat: int, place: int) -> list[int]:
        """1.7 A character, then those of the viewer's own company that are no different."""
        if KIND_OF[place] != APPRENTICE or place == FREE_SEAT:
            return [place]
        p = self.view.players[seat]
        others = [
            o
            for o in range(1, PLACES + 1)
            if KIND_OF[o] == APPRENTICE
            and o not in (FREE_SEAT, place)
            and p.crew[o]
            and p.cards[o] == p.cards[place]
            and p.at[o] == p.at[place]
            and self.planned(o) == self.planned(place)
        ]
        return [place, *others]

    def planned(self, place: int) -> int:
        """The location of the card that the viewer has laid on a character in secret, or 0."""
        for move in self.chosen:
            if move.verb in LOCATIONS and move.arg == place and CREW[place]:
                return LOCATIONS.index(move.verb)
        return 0


def region(table: Table, name: str, seen: object, draw: Callable[[], Iterable[Item]]) -> Items:
    """A part of the table, drawn again only when something that it shows has changed."""
    return table.region(name, seen, draw)
