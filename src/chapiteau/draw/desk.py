"""A sight with what boards of many parts ask: what answers the question, and what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Final, Self, TypeVar, cast

from ..core.move import Move
from ..core.state import State
from ..core.step import NOBODY
from ..words import Telling
from .palette import Theme
from .pen import pen_of
from .scene import Item
from .sight import PLAIN, Mark, Sight, sources

G = TypeVar("G", bound=State)
L = TypeVar("L", bound=Theme)
T = TypeVar("T")
Items = tuple[Item, ...]


class Desk(Sight[G, L]):
    """A view, the words for it, and the questions that drawings of its parts ask."""

    def __init__(
        self,
        view: G,
        telling: Telling,
        theme: L,
        viewer: int | None,
        layout: str,
        focus: str = "",
    ) -> None:
        who = guess_viewer(view) if viewer is None else viewer
        super().__init__(view, telling, theme, who, layout, focus)
        self.room: Final = theme
        self.question: Final = type(self.step).__name__
        self.mover: Final = NOBODY if view.over or view.waiting else view.seat
        self.offers: Final = by_verb(self.moves)
        self.pen: Final = pen_of(telling, theme)
        self._parts: Final[dict[object, tuple[Items, ...]]] = {}
        self._known: Final[dict[object, Any]] = {}

    # what everybody sees alike

    @cached_property
    def everybody(self) -> Self:
        """The desk of a spectator who looks this way: nothing private can be drawn from it."""
        if self.viewer == NOBODY:
            return self
        telling = self.telling.common
        seen = cast("G | None", self.telling.public_view)  # of the same table
        if telling is None or seen is None:  # nobody to share with: a picture by itself
            game = self.view.edition.game
            return self._desk(game.view(self.view, NOBODY), self.telling)
        place = ("desk", self.layout, self.room, self.focus)
        return telling.remembered(place, seen, self._desk, seen, telling)

    def _desk(self, view: G, telling: Telling) -> Self:
        return type(self)(view, telling, self.room, NOBODY, self.layout, self.focus)

    def public(self, draw: Callable[[Self], Iterable[Items]]) -> tuple[Items, ...]:
        """Parts of the table that all see alike: drawn from what a spectator sees, once for all who
        look this way."""
        desk = self.everybody
        found = desk._parts.get(draw)
        if found is None:
            found = desk._parts[draw] = tuple(draw(desk))
        return found

    def once(self, find: Callable[[Self], T]) -> T:
        """What several drawings of one picture ask for, found out once."""
        if find not in self._known:
            self._known[find] = find(self)
        return cast("T", self._known[find])

    # the question

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
        """The mark of a piece that is equal to others: the first move that is offered."""
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

    def region(self, name: str, seen: object, draw: Callable[[], Iterable[Item]]) -> Items:
        """A part of the table, drawn again only when something that it shows has changed."""
        return self.remembered(name, seen, lambda: tuple(draw()))


def by_verb(moves: Iterable[Move]) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.verb, []).append(move)
    return found


def guess_viewer(view: State) -> int:
    """Who looks, where nobody says: whoever is asked."""
    return view.seat if view.moves else NOBODY
