"""What a drawing needs to know of a view: what is in front, whose things lie below, and names."""

from __future__ import annotations

from typing import Final

from ....core.step import NOBODY
from ....draw.desk import Desk, Items, guess_viewer
from ....draw.memo import lazy
from ....draw.scene import TALL, Layout
from ....words import Telling
from ..box.components import (
    APPRENTICE,
    CELLS,
    FREE_SEAT,
    KIND_OF,
    LOCATIONS,
    PLACES,
    Facts,
    facts_of,
)
from ..rules.locations.theatre import place_in
from ..rules.player import Player
from ..rules.state import Trickerion
from .front import CARD_AT, CARDS, LAID, ON_A_CARD, TRAYS, TRICKS_OUT, front_of
from .plan import Plan, plan_for
from .theme import Brush, Room

__all__ = ["Items", "Table", "facts"]


class Table(Desk[Trickerion, Room]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self,
        view: Trickerion,
        telling: Telling,
        room: Room,
        viewer: int | None,
        layout: Layout,
        focus: str = "",
        whose: int = NOBODY,
    ) -> None:
        who = guess_viewer(view) if viewer is None else viewer
        super().__init__(view, telling, room, who, layout, focus or front_of(view, who))
        self.is_tall: Final = layout in TALL
        self.box: Final = view.box
        self.card: Final = self._card_in_front()
        self.is_seated: Final = who >= 0
        self.whose: Final = _whose(view, who if whose == NOBODY else whose)
        self.mine: Final[Player] = view.players[self.whose]
        self.has_tray: Final = self.laid in TRAYS
        self.has_tricks_out: Final = self.laid in TRICKS_OUT

    @lazy
    def laid(self) -> str:
        """On a phone also which card lies large: at first one that takes a marker."""
        if self.kept_laid:
            return self.kept_laid
        if self.layout == "tall" and self.question in ON_A_CARD and self.moves:
            return f"card-{min(map(place_in, self.moves))}"
        return LAID.get("" if self.view.over else self.question, CARDS)

    def marks_on(self, place: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The markers on a card of the row by cell, and the trick of each."""
        marks = tuple(self.view.stage[(place - 1) * CELLS : place * CELLS])
        return marks, tuple([self.view.trick_of(mark) if mark else 0 for mark in marks])

    def cells_of(self, place: int) -> list[int]:
        """The slots of a card of the row."""
        return self.box.cards[self.view.row[place]].cells

    def _card_in_front(self) -> int:
        """The place in the row of the card that lies large on a phone, or 0."""
        place = CARD_AT.get(self.laid, 0) if self.layout == "tall" else 0
        return place if place in self.view.cards_in_row() else 0

    @lazy
    def plan(self) -> Plan:
        """Where everything lies; the same for all who look this way."""
        view = self.view
        most = max(sum(p.crew) for p in view.players)
        is_matrix = self.focus == "company" and not self.has_tray
        return plan_for(self.layout, self.focus, is_matrix, most, view.box.row_slots[view.seats])

    @property
    def is_mine(self) -> bool:
        """Whether the things drawn large are the viewer's own."""
        return self.whose == self.viewer

    # the company

    @lazy
    def members(self) -> list[int]:
        """The places of the company that are taken."""
        crew = self.mine.crew
        return [place for place in range(1, PLACES + 1) if crew[place]]

    def alike(self, place: int) -> list[int]:
        """1.7 A character, then those of the company that are no different."""
        if KIND_OF[place] != APPRENTICE or place == FREE_SEAT:
            return [place]
        p = self.mine
        others = [
            o
            for o in self.members
            if KIND_OF[o] == APPRENTICE
            and o not in (FREE_SEAT, place)
            and p.cards[o] == p.cards[place]
            and p.at[o] == p.at[place]
            and self.planned(o) == self.planned(place)
        ]
        return [place, *others]

    def planned(self, place: int) -> int:
        """The location of the card that the viewer has laid on a character in secret, or 0."""
        return self._plans.get(place, 0)

    @lazy
    def _plans(self) -> dict[int, int]:
        given = [move for move in self.lane if move.verb in LOCATIONS]
        return {move.arg: LOCATIONS.index(move.verb) for move in reversed(given)}


def _whose(view: Trickerion, seat: int) -> int:
    """Whose things are drawn large; a spectator sees those of whoever acts."""
    if seat >= 0:
        return seat
    acting = view.to_act()
    return acting[0] if len(acting) == 1 and not view.over else view.order[0]


def facts(pen: Brush) -> Facts:
    """The numbers of the edition that is played."""
    return facts_of(pen.telling.edition)
