"""Fluent, which reads the texts; loaded when the first text is asked for, for it takes long."""

from __future__ import annotations

import re
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    NeverIsolatingPlaceable,
    Placeable,
    TextElement,
    VariableReference,
)
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from .grammar import FUNCTIONS

VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
REFERENCE = re.compile(r"\{ *([a-z][\w-]*)(?:\.[\w-]+)? *\}")
GROUPED = 1000
"""From here on numbers are written as a language groups their digits."""


class Bundle(FluentBundle):
    """Parses a message when it is first asked for: most never are, and all take two seconds."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], functions=FUNCTIONS[lang], use_isolating=False)
        compiled = self._compiler
        self._compiler = lambda entry: compiled(parsed(entry))
        self._variables: dict[str, frozenset[str]] = {}
        self._plain: dict[Any, tuple[tuple[str, bool], ...] | None] = {}

    def add(self, entries: dict[str, str]) -> None:
        for id, text in entries.items():
            found: dict[str, Any] = self._terms if id.startswith("-") else self._messages
            found[id.removeprefix("-")] = text

    def variables(self, id: str) -> frozenset[str]:
        """What a message and its attributes speak of, and those that they are made of."""
        known = self._variables.get(id)
        if known is None:
            text: Any = self._messages[id]  # as it is written, until Fluent reads it
            found = set(VARIABLE.findall(text))
            for other in REFERENCE.findall(text):
                found |= self.variables(other)
            known = self._variables[id] = frozenset(found)
        return known

    def filled(self, pattern: Any, args: dict[str, str | int]) -> str | None:
        """A text in which names and small numbers only have to be put in, as Fluent would do it in
        twenty times the time; None where there is more to do."""
        if pattern not in self._plain:
            self._plain[pattern] = plain(pattern)
        found, written = self._plain[pattern], ""
        if found is None:
            return None
        for text, is_argument in found:
            value = args.get(text) if is_argument else text
            if type(value) is int and 0 <= value < GROUPED:
                written += str(value)
            elif isinstance(value, str):
                written += value
            else:
                return None
        return written


def plain(pattern: Any) -> tuple[tuple[str, bool], ...] | None:
    """The pieces of a pattern in their order, each a text or the name of an argument; None where
    one of them is something else."""
    found = list[tuple[str, bool]]()
    for each in getattr(pattern, "elements", [pattern]):
        if isinstance(each, TextElement):
            found.append((each.value, False))
        elif isinstance(each, Placeable | NeverIsolatingPlaceable) and isinstance(
            each.expression, VariableReference
        ):
            found.append((each.expression.id.name, True))
        else:
            return None
    return tuple(found)


def parsed(entry: Any) -> Any:
    """One message, as Fluent reads it."""
    found = FluentParser().parse_entry(entry)
    if isinstance(found, Junk):
        raise LookupError(f"no message: {entry}")
    return found
