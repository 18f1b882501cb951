"""What a drawing needs to know of a view: names, and which piece answers the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ....core.move import Move
from ....core.step import NOBODY
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, Sight, sources
from ....words import Telling
from ..components import APPRENTICE, CREW, FREE_SEAT, KIND_OF, LOCATIONS, PLACES
from ..player import Player
from ..state import Trickerion
from .room import Room


class Table(Sight[Trickerion, Room]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self, view: Trickerion, telling: Telling, room: Room, viewer: int | None, layout: str
    ) -> None:
        who = guess_viewer(view) if viewer is None else viewer
        super().__init__(view, telling, room, who, layout)
        self.box: Final = view.box
        self.room: Final = room
        self.question: Final = type(self.step).__name__
        self.mover: Final = NOBODY if view.over or view.waiting else view.seat
        self.offers: Final = by_verb(self.moves)

    @property
    def mine(self) -> Player:
        return self.view.players[self.me]

    def lit(self, *verbs: str) -> tuple[Move, ...]:
        """The legal moves of some verbs."""
        offers = self.offers
        return tuple([move for verb in verbs for move in offers.get(verb, ())])

    def asks(self, *verbs: str) -> tuple[object, ...]:
        """The part of the question that some verbs answer: what a region is remembered by."""
        moves = self.lit(*verbs)
        return (self.question, *moves) if moves else ()

    # names

    def player(self, seat: int) -> str:
        return self.telling.player(seat)

    def source(self, section: str, id: str) -> str:
        """Where the facts of a card come from."""
        return sources(self.view.edition.box, section).get(id, "")

    def name(self, noun: str, id: int) -> str:
        return str(self.telling.thing(noun, id))

    # what may be done

    def mark_first(self, moves: list[Move], refuse: bool = True) -> Mark:
        """The same for a piece that is equal to others: the first move that is offered."""
        for move in moves:
            if move in self.legal:
                return self.mark(move)
        return self.mark(moves[0], refuse) if moves else PLAIN

    def mark_one_of(self, *moves: Move, refuse: bool = True) -> Mark:
        """A piece that means one thing in one place and another elsewhere."""
        for move in moves:
            if move.verb in self.verbs:
                return self.mark(move, refuse)
        return PLAIN

    # the company

    def alike(self, seat: int, place: int) -> list[int]:
        """1.7 A character, then those of the own company that are no different."""
        if KIND_OF[place] != APPRENTICE or place == FREE_SEAT:
            return [place]
        p = self.view.players[seat]
        others = [
            o for o in range(1, PLACES + 1)
            if KIND_OF[o] == APPRENTICE and o not in (FREE_SEAT, place) and p.crew[o]
            and p.cards[o] == p.cards[place] and p.at[o] == p.at[place]
            and self.planned(o) == self.planned(place)
        ]  # fmt: skip
        return [place, *others]

    def planned(self, place: int) -> int:
        """The location of the card that the viewer has laid on a character in secret, or 0."""
        for move in self.chosen:
            if move.verb in LOCATIONS and move.arg == place and CREW[place]:
                return LOCATIONS.index(move.verb)
        return 0


def by_verb(moves: Iterable[Move]) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.verb, []).append(move)
    return found


def guess_viewer(view: Trickerion) -> int:
    """Who looks, where nobody says: whoever is asked."""
    return view.seat if view.moves else NOBODY


Items = tuple[Item, ...]


def region(table: Table, name: str, seen: object, draw: Callable[[], Iterable[Item]]) -> Items:
    """A part of the table, drawn again only when something that it shows has changed."""
    return table.again(name, seen, lambda: tuple(draw()))
