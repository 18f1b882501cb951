"""What is put into words or drawn once for what it shows: whoever sees the same gets the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from functools import lru_cache, wraps
from typing import Any, ClassVar, Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from ..core.move import Move
from ..core.state import State
from ..core.step import NOBODY, Step
from .telling import Telling
from .words import Argument

G = TypeVar("G", bound=State)
P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V", bound="Voice")
MOST_STORES = 64
"""Languages, boxes and themes whose passages are kept for all tables."""


class Store(Generic[T]):
    """Keeps what was made until much else was made after it."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.young: Final = dict[Hashable, T]()
        self.old = dict[Hashable, T]()
        self.fresh: Final = self.young.get
        """What was made or asked for lately: found in one step, for it is asked all the time."""

    def get(self, key: Hashable) -> T | None:
        found = self.fresh(key)
        return self.recalled(key) if found is None else found

    def recalled(self, key: Hashable) -> T | None:
        """What is not among the young."""
        found = self.old.get(key)
        if found is not None:
            self.put(key, found)
        return found

    def put(self, key: Hashable, made: T) -> None:
        if len(self.young) >= self.most:
            self.old = self.young.copy()  # in one go: a thread may be drawing too
            self.young.clear()
        self.young[key] = made


class NamesNoted(Telling):
    """Notes whether anybody was called by name: what names nobody is the same at every table."""

    is_noted = False

    def player(self, seat: int) -> str:
        self.is_noted = True
        return super().player(seat)

    def thing(self, noun: str, id: int) -> Argument:
        return self.player(id) if noun == "seat" else super().thing(noun, id)


class Voice:
    """All that a passage may know besides what it tells: words, names, and never a view."""

    most_own: ClassVar = 200  # passages with names in them, of one table and language
    most_common: ClassVar = 2000  # those without, of one language and box

    def __init__(self, telling: Telling, look: Hashable = None, passing: bool = False) -> None:
        """One that is `passing` keeps what it made to itself, for its box is seen only once."""
        edition = telling.edition
        self.telling: Final = NamesNoted(telling.words.lang, edition, telling.players)
        self.words: Final = telling.words
        self.box: Final[Any] = edition.box
        self.own: Final = Store[Any](self.most_own)
        self.named: Final = dict[tuple[str, int], str]()  # but for players
        options = tuple(edition.options.items())
        kind = edition.game, edition.rules, options, edition.box, telling.words, look
        most = self.most_common
        self.common: Final[Store[Any]] = Store(most) if passing else common_store(most, *kind)
        self.known: Final = self.common.fresh
        self.known_here: Final = self.own.fresh

    def thing(self, noun: str, id: int) -> Argument:
        return self.telling.thing(noun, id)

    def name(self, noun: str, id: int) -> str:
        found = self.named.get((noun, id))
        if found is None:
            found = str(self.telling.thing(noun, id))
            if noun != "seat":
                self.named[noun, id] = found
        return found

    def names(self, noun: str, ids: Iterable[int]) -> str:
        """Several, one after the other."""
        return ", ".join([self.name(noun, id) for id in ids])

    def title(self, noun: str, id: int) -> str:
        """A name that begins a line."""
        name = self.name(noun, id)
        return name[:1].upper() + name[1:]

    def player(self, seat: int) -> str:
        return self.telling.player(seat)


@lru_cache(maxsize=MOST_STORES)
def common_store(most: int, *kind: Hashable) -> Store[Any]:
    """What all tables of a kind have in common."""
    return Store(most)


def voice_of(telling: Telling) -> Voice:
    """The voice of a table for one language, which all who look at it share."""
    common = telling.common or telling
    return common.remembered("voice", None, Voice, common)


def made_once(make: Callable[Concatenate[V, P], T]) -> Callable[Concatenate[V, P], T]:
    """A function of what it is given, and of nothing else: the same is not made twice.

    Its arguments are plain values, given by position, and are its key: none can be forgotten. What
    names no player is made once for all tables.
    """

    made: Callable[..., T] = make

    @wraps(make)
    def again(voice: V, *args: Any) -> T:
        key = (make, args)
        found: T | None = voice.known(key)
        if found is not None:
            return found
        named: T | None = voice.known_here(key)
        if named is not None:
            voice.telling.is_noted = True  # as has whatever it is a part of
            return named
        found = voice.common.recalled(key)
        return made_anew(voice, key, made) if found is None else found

    return again  # type: ignore[return-value]  # called by position only


def made_anew(voice: Voice, key: tuple[Hashable, tuple[Any, ...]], make: Callable[..., T]) -> T:
    """What is not known everywhere: made here once, or known here because it has names in it."""
    names = voice.telling
    found: T | None = voice.own.recalled(key)
    if found is not None:
        names.is_noted = True
        return found
    was_noted, names.is_noted = names.is_noted, False
    found = make(voice, *key[1])
    (voice.own if names.is_noted else voice.common).put(key, found)
    names.is_noted = names.is_noted or was_noted
    return found


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
