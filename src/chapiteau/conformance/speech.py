"""Words, where a game has them: what viewers read is compared like what they see."""

from __future__ import annotations

from functools import cache
from typing import Any

from ..core.game import Game
from ..core.state import State


@cache
def has_words(game: Game[Any]) -> bool:
    """Whether the house and the game speak all languages; nothing is read without that."""
    from ..words import LANGUAGES
    from ..words.words import HOUSE

    folders = [HOUSE, game.folder / "words"]
    return all((folder / f"{lang}.ftl").exists() for folder in folders for lang in LANGUAGES)


def outlined(game: Game[Any], view: State) -> str:
    """The table in words, or nothing where there are none."""
    if not has_words(game):
        return ""
    from ..words.telling import outline

    return str(outline(view, "en"))
