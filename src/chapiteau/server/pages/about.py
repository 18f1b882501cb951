"""What there is to know of a game before playing it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ...core.game import Game
from ...draw.playbill import house
from ...lessons import lesson_of
from ...registry import games
from ...words import LANGUAGES, words_for


@dataclass(frozen=True)
class About:
    """A game as its poster and its page tell of it."""

    name: str
    title: str
    tagline: str
    poster: str  # SVG
    fewest: int
    most: int
    cooperative: bool
    has_lesson: bool
    credits: str
    unofficial: str
    sources: str
    reconstructed: tuple[str, ...]  # which rows of the box are ours


def warm_up() -> None:
    """Read words and drawings before the first visitor comes: they are long to read, and kept."""
    for lang in LANGUAGES:
        words_for(lang)
        for game in games().values():
            if not game.in_rehearsal:
                about(game, lang)


@cache
def about(game: Game[Any], lang: str) -> About:
    """A game in words; which of its facts are reconstructed is said row by row."""
    words, meta = words_for(lang, game), game.box.data["meta"]
    sources = list(game.box.sources.values())
    credit = {k: ", ".join(meta[k]) for k in ("designers", "artists", "publishers")}
    counted = {s: sources.count(s) for s in ("found", "derived", "reconstructed")}
    return About(
        name=game.name,
        title=words("game-title"),
        tagline=words("game-tagline"),
        poster=game.board.poster() or house(),
        fewest=game.fewest,
        most=game.most,
        cooperative=game.cooperative,
        has_lesson=lesson_of(game) is not None,
        credits=words("credits", year=str(meta["year"]), **credit),
        unofficial=words("unofficial"),
        sources=words("sources", **counted),
        reconstructed=tuple(
            row for row, source in game.box.sources.items() if source == "reconstructed"
        ),
    )
