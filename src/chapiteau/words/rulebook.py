"""The rules of a game as texts: an overview, then rules by number, with examples."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from ..core.game import Game
from .words import words_for

OVERVIEW: Final = ("who", "turn", "points", "end")
"""What a newcomer asks first: who are we, what is a turn, what makes points, when does it end."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule, or the title of a chapter."""

    number: str
    text: str
    ours: bool
    example: str = ""
    see: tuple[str, ...] = ()
    """The rules that it speaks of."""

    @property
    def is_title(self) -> bool:
        return "." not in self.number


def rules_of(game: Game[Any], lang: str) -> list[Rule]:
    """All rules of a game in the order of their numbers."""
    words = words_for(lang, game)
    found = []
    for id in words.ids():
        match = re.fullmatch(r"rule-(\d+)(?:-(\d+))?", id)
        if match:
            numbers = [int(n) for n in match.groups() if n]
            number = ".".join(map(str, numbers))
            said = words(id), words.mark(id, "ours"), words.aside(id, "example")
            see = tuple(words.aside(id, "see").split())
            found.append((numbers, Rule(number, *said, see)))
    return [rule for _, rule in sorted(found, key=lambda pair: pair[0])]


def overview_of(game: Game[Any], lang: str) -> list[str]:
    """The game in a few sentences, a paragraph for each question of a newcomer."""
    words = words_for(lang, game)
    if not words.has("rules-overview"):
        return []
    return [words.aside("rules-overview", part) for part in OVERVIEW]


def synonyms_of(game: Game[Any], lang: str) -> list[list[str]]:
    """Groups of words that are searched for each other: the house's, then the game's."""
    words = words_for(lang, game)
    groups = [words("rules-synonyms")]
    if words.has("rules-overview"):
        groups.append(words.aside("rules-overview", "synonyms"))
    return [group.split() for group in "/".join(groups).split("/") if group.strip()]
