"""What any board needs to know of a view: who looks, what is asked, and what all see alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from operator import is_
from typing import Any, Final, Generic, ParamSpec, Self, TypeVar, cast

from ..core.move import Move
from ..core.state import State
from ..core.step import NOBODY
from ..words import Telling
from .memo import lazy
from .palette import Theme
from .pen import pen_of
from .scene import Items, Layout

G = TypeVar("G", bound=State)
L = TypeVar("L", bound=Theme)
P = ParamSpec("P")
T = TypeVar("T")
__all__ = ["Desk", "Items", "by_verb", "guess_viewer"]


class Desk(Generic[G, L]):
    """A view, the words for it, and the questions that drawings of its parts ask."""

    def __init__(
        self,
        view: G,
        telling: Telling,
        theme: L,
        viewer: int | None,
        layout: Layout,
        focus: str = "",
    ) -> None:
        who = guess_viewer(view) if viewer is None else viewer
        self.view: Final = view
        self.telling: Final = telling
        self.words: Final = telling.words
        self.room: Final = theme
        self.pen: Final = pen_of(telling, theme)
        self.viewer: Final = who
        self.me: Final = max(0, who)  # whose things are drawn large
        self.layout: Final = layout
        front, _, laid = focus.partition("/")
        self.focus: Final = front
        self.kept_laid: Final = laid
        self.step: Final = view.stack[-1] if view.stack else None
        self.question: Final = type(self.step).__name__
        self.asked: Final = not view.over and who in view.to_act()
        self.moves: Final = view.moves if self.asked and view.seat == who else []
        self.mover: Final = NOBODY if view.over or view.waiting else view.seat
        self.lane: Final = view.chosen[who] if view.chosen and who != NOBODY else []
        self._parts: Final[dict[object, tuple[Items, ...]]] = {}
        self._everybody: Self | None = None
        self._known: Final[dict[object, Any]] = {}

    def remembered(
        self, place: Hashable, of: object, make: Callable[P, T], *args: P.args, **kw: P.kwargs
    ) -> T:
        """What was drawn last at a place, if all it shows is the same: views never change."""
        look = self.layout, self.room, self.viewer, self.focus
        return self.telling.remembered((place, *look), of, make, *args, **kw)

    def kept(self, name: str, parts: Iterable[Items]) -> tuple[Items, ...]:
        """Parts of the picture under a name of theirs; one whose pieces are all as they were is the
        object that it was, and so are all of them, so that pages need not compare them."""
        place = ("parts", name, self.layout, self.room, self.viewer, self.focus)
        last: tuple[Items, ...] = self.telling.last.get(place, ())
        now = tuple(parts)
        if len(now) == len(last):
            if not all(map(is_, now, last)):
                now = tuple(
                    [was if was == part else part for was, part in zip(last, now, strict=True)]
                )
            if all(map(is_, now, last)):
                return last
        self.telling.last[place] = now
        return now

    # what everybody sees alike

    @property
    def everybody(self) -> Self:
        """The desk of a spectator who looks this way: nothing private can be drawn from it."""
        if self.viewer == NOBODY:
            return self  # not kept: one that holds itself is let go of by collections alone
        if self._everybody is None:
            self._everybody = self._spectator()
        return self._everybody

    def _spectator(self) -> Self:
        telling = self.telling.common
        seen = cast("G | None", self.telling.public_view)  # of the same table
        if telling is None or seen is None:  # nobody to share with: a picture by itself
            game = self.view.edition.game
            return self._desk(game.view(self.view, NOBODY), self.telling)
        place = ("desk", self.layout, self.room, self.focus)
        return telling.remembered(place, seen, self._desk, seen, telling)

    def _desk(self, view: G, telling: Telling) -> Self:
        focus = f"{self.focus}/{self.laid}" if self.laid else self.focus  # as for the viewer
        return type(self)(view, telling, self.room, NOBODY, self.layout, focus)

    @lazy
    def laid(self) -> str:
        """How the front is laid out for its question: a preview keeps it (`kept_laid`) whatever is
        asked next."""
        return self.kept_laid

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

    @lazy
    def offers(self) -> dict[str, list[Move]]:
        """The legal moves by their verb."""
        return by_verb(self.moves)

    def lit(self, *verbs: str) -> tuple[Move, ...]:
        """The legal moves of some verbs."""
        offers = self.offers
        return tuple([move for verb in verbs for move in offers.get(verb, ())])

    # names

    def player(self, seat: int) -> str:
        return self.telling.player(seat)

    def name(self, noun: str, id: int) -> str:
        return str(self.telling.thing(noun, id))

    @property
    def opponents(self) -> list[int]:
        """The other seats, clockwise."""
        seats = self.view.seats
        return [(self.me + k) % seats for k in range(1, seats)]


def by_verb(moves: Iterable[Move]) -> dict[str, list[Move]]:
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.verb, []).append(move)
    return found


def guess_viewer(view: State) -> int:
    """Who looks, where nobody says: whoever is asked."""
    return view.seat if view.moves else NOBODY
