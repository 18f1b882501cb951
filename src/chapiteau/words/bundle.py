"""Fluent, which reads the texts; loaded when the first text is asked for, for it takes long."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from .grammar import FUNCTIONS


class Bundle(FluentBundle):
    """Parses a message when it is first asked for: most never are, and all take two seconds."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], functions=FUNCTIONS[lang], use_isolating=False)
        compiled = self._compiler
        self._compiler = lambda entry: compiled(parsed(entry))

    def add(self, entries: dict[str, str]) -> None:
        for id, text in entries.items():
            found: dict[str, Any] = self._terms if id.startswith("-") else self._messages
            found[id.removeprefix("-")] = text


def parsed(entry: Any) -> Any:
    """One message, as Fluent reads it."""
    found = FluentParser().parse_entry(entry)
    if isinstance(found, Junk):
        raise LookupError(f"no message: {entry}")
    return found
