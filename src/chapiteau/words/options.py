"""What may be agreed before a game, in words: each option and each choice, with a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.edition import Option, spelled
from ..core.game import Game
from ..core.names import dashed
from .words import Words, words_for


@dataclass(frozen=True)
class Named:
    """Something with a name and a sentence that explains it; `value` is how programs write it."""

    value: str
    name: str
    about: str


@dataclass(frozen=True)
class NamedOption(Named):
    """An option with all its choices; `usual` is the value of its default."""

    choices: tuple[Named, ...]
    usual: str


def options_of(game: Game[Any], lang: str) -> tuple[NamedOption, ...]:
    """Every option of a game; one that its words do not name is called by its id."""
    words = words_for(lang, game)
    return tuple(_named(option, words, game.rules) for option in game.options)


def _named(option: Option, words: Words, rules: int) -> NamedOption:
    id = f"option-{dashed(option.name)}"
    choices = [
        Named(value, *_said(words, f"{id}-{dashed(value)}", value))
        for value in map(spelled, option.choices)
    ]
    said = _said(words, id, option.name)
    return NamedOption(option.name, *said, tuple(choices), spelled(option.default(rules)))


def _said(words: Words, id: str, otherwise: str) -> tuple[str, str]:
    return (words(id), words.aside(id, "about")) if words.has(id) else (otherwise, "")
