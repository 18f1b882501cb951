"""What a drawing needs to know of a view: names, and which piece answers the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from ....core.move import Move
from ....core.step import NOBODY
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, Sight
from ....words import Telling
from ..box.components import CarnavalesqueBox
from ..rules.state import Carnavalesque, Player
from .theme import Street

Items = tuple[Item, ...]


class Table(Sight[Carnavalesque, Street]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self, view: Carnavalesque, telling: Telling, street: Street, viewer: int | None, layout: str
    ) -> None:
        who = viewer if viewer is not None else (view.seat if view.moves else NOBODY)
        super().__init__(view, telling, street, who, layout)
        self.box: Final[CarnavalesqueBox] = view.box
        self.street: Final = street
        self.question: Final = type(self.step).__name__
        self.blind: Final = view.closed != NOBODY and view.closed == who

    @property
    def mine(self) -> Player:
        return self.view.players[self.me]

    # names

    def player(self, seat: int) -> str:
        return self.telling.player(seat)

    def name(self, noun: str, id: int) -> str:
        return str(self.telling.thing(noun, id))

    def person(self, card: int) -> str:
        """Somebody of the crowd, with what they wear and carry."""
        said = self.name("person", card)
        return said[:1].upper() + said[1:]

    def feature(self, feature: int) -> str:
        """The drawing of a common point, by its place in a mask."""
        costumes = len(self.box.costumes) - 1
        if feature < costumes:
            return f"head-{self.box.costumes[feature + 1]}"
        return f"acc-{self.box.accessories[feature - costumes + 1]}"

    def feature_name(self, feature: int) -> str:
        costumes = len(self.box.costumes) - 1
        if feature < costumes:
            return self.name("costume", feature + 1)
        return self.name("accessory", feature - costumes + 1)

    def common(self, people: list[int]) -> list[int]:
        """What all open cards of a float share, by place in a mask; nothing of an empty one."""
        open_ = [c for c in people if c not in self.view.turned]
        shared = -1 if open_ else 0
        for card in open_:
            shared &= self.box.features[card]
        return [f for f in range(self.box.feature_count) if shared >> f & 1]

    # what may be done

    def lit(self, *verbs: str) -> tuple[Move, ...]:
        """The legal moves of some verbs: what a region is remembered by."""
        wanted = [move for move in self.moves if move.verb in verbs]
        return tuple(wanted)

    def mark_one_of(self, *moves: Move, refuse: bool = True) -> Mark:
        """A piece that means one thing in one question and another elsewhere."""
        for move in moves:
            if move.verb in self.verbs or move in self.chosen:
                return self.mark(move, refuse)
        return PLAIN


def region(table: Table, name: str, seen: object, draw: Callable[[], Iterable[Item]]) -> Items:
    """A part of the table, drawn again only when something that it shows has changed."""
    return table.remembered(name, seen, lambda: tuple(draw()))
