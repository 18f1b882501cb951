"""Pieces that are drawn once for what they show: whoever sees the same gets the same object."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from ..words import Telling
from .palette import Theme
from .sight import sources

L = TypeVar("L", bound=Theme)
P = ParamSpec("P")
T = TypeVar("T")
MOST_KEPT = 800
"""Of one table, language and theme; then they are drawn anew."""


class Pen(Generic[L]):
    """All that a piece may know besides what it shows: words, names, colours, and never a view."""

    def __init__(self, telling: Telling, room: L) -> None:
        self.telling: Final = Telling(telling.words.lang, telling.edition, telling.players)
        self.words: Final = telling.words
        self.box: Final[Any] = telling.edition.box
        self.room: Final = room
        self.kept: Final[dict[Hashable, Any]] = {}

    def name(self, noun: str, id: int) -> str:
        return str(self.telling.thing(noun, id))

    def title(self, noun: str, id: int) -> str:
        """A name that begins a line."""
        name = self.name(noun, id)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        return self.telling.player(seat)

    def source(self, section: str, id: str) -> str:
        """Where the facts of a card come from."""
        return sources(self.box, section).get(id, "")


def pen_of(telling: Telling, room: L) -> Pen[L]:
    """The pen of a table for one language and theme, which all who look at it share."""
    common = telling.common or telling
    return common.remembered(("pen", room), None, Pen, common, room)


def piece(draw: Callable[Concatenate[Pen[L], P], T]) -> Callable[Concatenate[Pen[L], P], T]:
    """A drawing of what it is given, and of nothing else: the same is not drawn twice.

    Its arguments are plain values, given by position, and are its key: none can be forgotten.
    """

    drawn: Callable[..., T] = draw

    @wraps(draw)
    def again(pen: Pen[L], *args: Any) -> T:
        key, kept = (draw, args), pen.kept
        found: T | None = kept.get(key)
        if found is None:
            if len(kept) >= MOST_KEPT:
                kept.clear()
            found = kept[key] = drawn(pen, *args)
        return found

    return again  # type: ignore[return-value]  # called by position only
