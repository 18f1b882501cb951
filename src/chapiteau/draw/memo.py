"""Remembering what was drawn: pieces by their content, within bounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Concatenate, Final, Generic, ParamSpec, Self, TypeVar, cast, overload

from ..core.box import Box

B = TypeVar("B", bound=Box)
P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
MOST_PIECES = 4096
MOST_BACKDROPS = 32
MOST_MAPS = 128  # all windows, languages and numbers of seats of a box: small, and long to find


def memo(draw: Callable[P, R]) -> Callable[P, R]:
    """Draw each piece once; names of players make more pieces than can be kept forever."""
    return cast("Callable[P, R]", lru_cache(maxsize=MOST_PIECES)(draw))


def memo_of_box(draw: Callable[Concatenate[B, P], R]) -> Callable[Concatenate[B, P], R]:
    """The same for what is drawn of a box: kept by the box itself and gone with it, for there may
    be a new one with every letter that somebody types."""

    @wraps(draw)
    def kept(box: B, *args: P.args, **kw: P.kwargs) -> R:
        key = draw, args, tuple(kw.items())
        found = box.kept.get(key)
        if found is None:
            if len(box.kept) >= MOST_PIECES:
                box.kept.clear()
            found = box.kept[key] = draw(box, *args, **kw)
        return cast("R", found)

    return cast("Callable[Concatenate[B, P], R]", kept)


def memo_large(draw: Callable[P, R]) -> Callable[P, R]:
    """The same for whole backdrops."""
    return cast("Callable[P, R]", lru_cache(maxsize=MOST_BACKDROPS)(draw))


def memo_map(find: Callable[P, R]) -> Callable[P, R]:
    """The same for where everything lies on a map, which is looked for much longer than drawn."""
    return cast("Callable[P, R]", lru_cache(maxsize=MOST_MAPS)(find))


class lazy(Generic[S, R]):
    """A property that is found out when it is first asked for; without the lock that Python's own
    has until 3.12, which takes longer than most of what is found out."""

    def __init__(self, find: Callable[[S], R]) -> None:
        self.find: Final = find

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, of: None, owner: type) -> Self: ...
    @overload
    def __get__(self, of: S, owner: type) -> R: ...
    def __get__(self, of: S | None, owner: type) -> Self | R:
        if of is None:
            return self
        found = of.__dict__[self.name] = self.find(of)
        return found
