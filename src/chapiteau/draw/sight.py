"""What any board needs to know of a view: who looks, what is asked, and which piece answers it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

from ..core.box import Box
from ..core.move import Move
from ..core.state import State
from ..core.step import NOBODY
from ..words import Telling
from .memo import memo_large
from .palette import Theme
from .scene import Item

G = TypeVar("G", bound=State)
L = TypeVar("L", bound=Theme)
P = ParamSpec("P")
T = TypeVar("T")


class Mark(NamedTuple):
    """Whether a piece answers the present question, and how to say so."""

    state: str = ""
    move: str = ""
    why: str = ""
    said: str = ""


PLAIN: Final = Mark()


class Sight(Generic[G, L]):
    """A view, the words for it, and the questions drawings ask of both."""

    def __init__(
        self, view: G, telling: Telling, theme: L, viewer: int, layout: str, focus: str = ""
    ) -> None:
        self.view: Final = view
        self.telling: Final = telling
        self.words: Final = telling.words
        self.viewer: Final = viewer
        self.me: Final = max(0, viewer)  # whose things are drawn large
        self.layout: Final = layout
        self.focus: Final = focus
        self.look: Final = layout, theme, viewer, focus
        self.step: Final = view.stack[-1] if view.stack else None
        self.asked: Final = not view.over and viewer in view.to_act()
        self.moves: Final = view.moves if self.asked and view.seat == viewer else []
        self.legal: Final = set(self.moves)
        self.verbs: Final = {move.verb for move in self.legal}
        self.lane: Final = view.chosen[viewer] if view.chosen and viewer != NOBODY else []
        self.chosen: Final = set(self.lane)

    def remembered(
        self, place: Hashable, of: object, make: Callable[P, T], *args: P.args, **kw: P.kwargs
    ) -> T:
        """What was drawn last at a place, if all it shows is the same: views never change."""
        return self.telling.remembered((place, *self.look), of, make, *args, **kw)

    @property
    def opponents(self) -> list[int]:
        """The other seats, clockwise."""
        seats = self.view.seats
        return [(self.me + k) % seats for k in range(1, seats)]

    def describe(self, move: Move) -> str:
        assert self.step is not None
        return self.telling.move(self.step, move, self.view)

    def mark(self, move: Move, refuse: bool = True) -> Mark:
        """How a piece that stands for a move answers the question."""
        if move in self.legal:
            return Mark("legal", move.text, said=self.describe(move))
        if move in self.chosen:
            return Mark("chosen", said=self.words("board-chosen"))
        if refuse and move.verb in self.verbs:
            return Mark("refused", why=move.text, said=self.words("board-refused"))
        return PLAIN

    def standing(self, seat: int) -> str:
        """What a player is about: "acting", "choosing", "sealed", "winner" or nothing."""
        view = self.view
        if view.over:
            return "winner" if seat in view.edition.game.winners(view) else ""
        if view.has_finished(seat):
            return "sealed"
        if seat in view.to_act():
            return "choosing" if view.waiting else "acting"
        return ""


@memo_large
def sources(box: Box, section: str) -> dict[str, str]:
    """Where the facts of each row come from, by the row's id."""
    rows: list[dict[str, Any]] = box.data[section]
    return {row["id"]: row.get("source", "") for row in rows}


def item(
    key: str, x: float, y: float, svg: str, mark: Mark, label: str, text: str = "", over: str = "",
    turn: float = 0,
) -> Item:  # fmt: skip
    """A piece with what it offers in its accessible name; `over` is what changes about it."""
    named = f"{label}. {mark.said}" if mark.said else label
    return Item(key, x, y, svg, mark.move, named, text, mark.state, mark.why, over, turn)
