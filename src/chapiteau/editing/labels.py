"""What sections, keys and choices of a box are called."""

from __future__ import annotations

from typing import Any, Final

from ..core.box import Box, Survey
from ..core.game import Game
from ..core.names import dashed
from ..words import Words, words_for

NOUNS: Final = (
    "age", "colour", "family", "artist", "symbol", "location", "day", "die", "face",
)  # fmt: skip
"""What choices may be among the things of a game, which have their names already."""
SIGNS: Final = {">=": "≥", "<=": "≤", "==": "=", "": "–"}


class Labels:
    """The words of one box in one language."""

    def __init__(self, game: Game[Any], box: Box, survey: Survey, lang: str) -> None:
        self.words: Final[Words] = words_for(lang, game)
        self.box = box
        self.survey = survey
        self._things = self._named_rows()

    def section(self, name: str) -> str:
        return self._said(f"box-section-{dashed(name)}", name)

    def key(self, key: str) -> str:
        """What a key asks for; one that is the id of something goes by its name."""
        return self._things.get(key) or self._said(f"box-field-{dashed(key)}", key)

    def choice(self, value: str) -> str:
        """What a choice stands for: a row of the box, a word, or itself."""
        if value in SIGNS:
            return SIGNS[value]
        id = dashed(value)
        known = [f"{noun}-{id}" for noun in NOUNS if self.words.has(f"{noun}-{id}")]
        found = self._things.get(value) or (self._name(known[0]) if known else "")
        return found or self._said(f"box-choice-{id}", value)

    def row(self, path: str) -> str:
        """What a row is called: by what it is about, else by its section and number."""
        section, _, n = path.partition("/")
        found = self._name(self.survey.called.get(path, ""))
        if found or not n:
            return found or self.section(section)
        return self.words("box-row", section=self.section(section), number=int(n) + 1)

    def _named_rows(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for path, word_id in self.survey.called.items():
            section, _, n = path.partition("/")
            rows = self.box.data.get(section)
            name = self._name(word_id)
            if name and isinstance(rows, list) and n.isdigit() and int(n) < len(rows):
                found.setdefault(str(rows[int(n)].get("id", "")), name)
        return found

    def _name(self, word_id: str) -> str:
        own = self.box.names.get(word_id)
        if own:
            name = own.get(self.words.lang) or next(iter(own.values()))
        elif word_id and self.words.has(word_id):
            name = str(self.words.name(word_id))
        else:
            return ""
        return name[:1].upper() + name[1:]

    def _said(self, id: str, otherwise: str) -> str:
        return self.words(id) if self.words.has(id) else otherwise
