"""Looking words up: one Fluent bundle for the house and each game, remembered by what was asked."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.game import Game
from .grammar import Name, spoken

if TYPE_CHECKING:
    from .bundle import Bundle

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent
MOST_REMEMBERED = 20_000
LONGEST_ARGUMENT = 1_000  # Fluent refuses longer ones
HEAD = r"^(-?[a-zA-Z][\w-]*) *="
ENTRY = re.compile(rf"{HEAD}.*?(?={HEAD}|\Z)", re.MULTILINE | re.DOTALL)
Argument = str | int
Arguments = tuple[tuple[str, Argument], ...]
Key = str | tuple[str, Arguments] | tuple[str, str, Arguments]

_disguises: dict[str, tuple[str, Callable[[str], str]]] = {}


def disguise(lang: str, base: str, transform: Callable[[str], str]) -> None:
    """Make up a language from another one's files: to see which texts do not come from there."""
    _disguises[lang] = (base, transform)
    _words.cache_clear()


def _read(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def _entries(file: Path) -> dict[str, str]:
    """A file of words, cut into its entries."""
    return cut(_read(file))


def cut(text: str) -> dict[str, str]:
    """What is written of each message; a name that begins with - is a term."""
    return {entry[1]: entry[0] for entry in ENTRY.finditer(text)}


class Words:
    """The texts of one language, for the house and at most one game."""

    def __init__(self, lang: str, game: Game[Any] | None = None) -> None:
        self.lang, self.game = lang, game
        self.base, self.transform = _disguises.get(lang, (lang, str))
        self.remembered: dict[Key, str] = {}
        self.names: dict[str, Name] = {}  # by messages there are

    @cached_property
    def bundle(self) -> Bundle:
        """All messages, as they are written."""
        from .bundle import Bundle

        bundle = Bundle(self.base)
        for folder in [HOUSE, *([self.game.folder / "words"] if self.game else [])]:
            file = folder / f"{self.base}.ftl"
            is_plain = self.transform is str
            bundle.add(_entries(file) if is_plain else cut(self.transform(_read(file))))
        return bundle

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def __call__(self, id: str, **args: Argument) -> str:
        """The text of a message; an unknown id is an error of ours, so it is loud."""
        key: Key = (id, tuple(args.items())) if args else id  # in another order remembered twice
        text = self.remembered.get(key)
        return self._keep(key, self._format(id, args)) if text is None else text

    def _keep(self, key: Key, text: str) -> str:
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        self.remembered[key] = text
        return text

    def _format(self, id: str, args: dict[str, Argument]) -> str:
        message = self.bundle.get_message(id)
        if message.value is None:
            raise LookupError(f"{self.lang}: {id} has no text")
        return self._written(id, message.value, args)

    def _written(self, id: str, pattern: Any, args: dict[str, Argument]) -> str:
        """A text with its arguments, as it is spoken."""
        fit = fitting(args)
        text = self.bundle.filled(pattern, fit)
        if text is None:
            formatted, errors = self.bundle.format_pattern(pattern, fit)
            if errors:
                raise LookupError(f"{self.lang}: {id}: {errors[0]}")
            text = str(formatted)
        return spoken(text, list(args.values())) if self.base == "fr" else text

    def speaks_of(self, id: str) -> frozenset[str]:
        """The arguments that a message asks for; the fewer, the more often it is remembered."""
        return self.bundle.variables(id)

    def name(self, id: str) -> Name:
        """What something is called, with all that its message says of it."""
        found = self.names.get(id)
        if found is None:
            traits = [self.aside(id, trait) for trait in ("gender", "number", "many")]
            found = Name(self(id), *traits)
            self.names[id] = found  # one for all tables
        return found

    def listed(self, items: Sequence[str]) -> str:
        """One, one and another, or one, another and a third."""
        if len(items) < 2:
            return "".join(items)
        return self("list-and", others=", ".join(items[:-1]), last=items[-1])

    def ids(self) -> list[str]:
        """Every message there is."""
        return list(self.bundle._messages)  # Fluent offers no public list of messages

    def aside(self, id: str, name: str, **args: Argument) -> str:
        """The text of a message's attribute, nothing where it has none."""
        key: Key = (id, name, tuple(args.items()))
        text = self.remembered.get(key)
        return self._keep(key, self._aside(id, name, args)) if text is None else text

    def _aside(self, id: str, name: str, args: dict[str, Argument]) -> str:
        pattern = self.bundle.get_message(id).attributes.get(name)
        return self._written(id, pattern, args) if pattern else ""

    def mark(self, id: str, name: str) -> bool:
        """Whether a message carries an attribute."""
        return name in self.bundle.get_message(id).attributes


def fitting(args: dict[str, Argument]) -> dict[str, Argument]:
    """Arguments as Fluent takes them: what somebody wrote may be longer."""
    return {
        name: f"{value[: LONGEST_ARGUMENT - 1]}…"
        if isinstance(value, str) and len(value) > LONGEST_ARGUMENT
        else value
        for name, value in args.items()
    }


def words_for(lang: str, game: Game[Any] | None = None) -> Words:
    """The words of a language; an unknown language speaks English."""
    known = lang in LANGUAGES or lang in _disguises
    return _words(lang if known else "en", game)


_words = cache(Words)  # by languages there are: whatever else is asked for costs nothing
