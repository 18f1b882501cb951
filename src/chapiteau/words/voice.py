"""What is put into words or drawn once for what it shows: whoever sees the same gets the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from typing import Any, ClassVar, Concatenate, Final, ParamSpec, TypeVar, cast

from ..core.move import Move
from ..core.state import State
from ..core.step import NOBODY, Step
from .telling import Telling
from .words import Argument

G = TypeVar("G", bound=State)
P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V", bound="Voice")


class Voice:
    """All that a passage may know besides what it tells: words, names, and never a view."""

    most_kept: ClassVar = 400
    """Of one table and language; then they are made anew."""

    def __init__(self, telling: Telling) -> None:
        self.telling: Final = Telling(telling.words.lang, telling.edition, telling.players)
        self.words: Final = telling.words
        self.box: Final[Any] = telling.edition.box
        self.kept: Final[dict[Hashable, Any]] = {}

    def thing(self, noun: str, id: int) -> Argument:
        return self.telling.thing(noun, id)

    def name(self, noun: str, id: int) -> str:
        return str(self.telling.thing(noun, id))

    def names(self, noun: str, ids: Iterable[int]) -> str:
        """Several, one after the other."""
        return ", ".join([self.name(noun, id) for id in ids])

    def title(self, noun: str, id: int) -> str:
        """A name that begins a line."""
        name = self.name(noun, id)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        return self.telling.player(seat)


def voice_of(telling: Telling) -> Voice:
    """The voice of a table for one language, which all who look at it share."""
    common = telling.common or telling
    return common.remembered("voice", None, Voice, common)


def made_once(make: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
    """A function of what it is given, and of nothing else: the same is not made twice.

    Its arguments are plain values, given by position, and are its key: none can be forgotten.
    """

    made: Callable[..., T] = make

    @wraps(make)
    def again(voice: V, *args: Any) -> T:
        key, kept = (make, args), voice.kept
        found: T | None = kept.get(key)
        if found is None:
            if len(kept) >= voice.most_kept:
                kept.clear()
            found = kept[key] = made(voice, *args)
        return found

    return again  # type: ignore[return-value]  # called by position only


def told_to_all(view: G, telling: Telling, make: Callable[[G, Voice], T]) -> T:
    """What everybody is told alike: made from what a spectator sees, once for a position, so
    nothing private can be in it."""
    common, seen = telling.common, cast("G | None", telling.public_view)
    if common is None or seen is None:  # nobody to share with
        return make(view.edition.game.view(view, NOBODY), voice_of(telling))
    return common.remembered(("to all", make), seen, make, seen, voice_of(telling))


Choices = tuple[tuple[Step[Any], Move], ...]


def choices(view: State, seat: int) -> Choices:
    """What a seat has chosen that still lies face down, each with the question that it answers."""
    if not view.chosen or not view.chosen[seat]:
        return ()
    step = view.stack[-1]
    return tuple([(step, move) for move in view.chosen[seat]])
