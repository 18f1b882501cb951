"""What there is to know of a game before playing it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ....core.game import Game
from ....draw.pieces.playbill import house
from ....lessons import lesson_of
from ....registry import games
from ....words import LANGUAGES, words_for


@dataclass(frozen=True)
class About:
    """A game as its poster and its page tell of it."""

    name: str
    title: str
    short_title: str  # as it stands on a poster
    tagline: str
    billing: str  # the tagline in two short lines
    poster: str  # SVG
    fewest: int
    most: int
    length: str  # how long a game takes: "short", "medium", "long" or ""
    cooperative: bool
    has_lesson: bool
    credits: str
    unofficial: str
    sources: str
    reconstructed: tuple[str, ...]  # which rows of the box are ours


def on_the_bill(rehearsals: bool = False) -> list[Game[Any]]:
    """The games of the front page, the shortest first; examples and unfinished ones only if the
    host asks for them."""
    bill = [game for game in games().values() if rehearsals or not game.in_rehearsal]
    return sorted(bill, key=lambda game: (game.in_rehearsal, minutes_of(game)))


def offers(lang: str, rehearsals: bool = False) -> list[About]:
    """What there is to begin with."""
    return [about(game, lang) for game in on_the_bill(rehearsals)]


def warm_up() -> None:
    """Read words and drawings before the first visitor comes: they are long to read, and kept."""
    for lang in LANGUAGES:
        words_for(lang)
        for game in on_the_bill():
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
        short_title=words("game-title").partition(" (")[0],
        tagline=words("game-tagline"),
        billing=words("game-billing" if words.has("game-billing") else "game-tagline"),
        poster=game.board.poster() or house(),
        fewest=game.fewest,
        most=game.most,
        length=length_of(minutes_of(game)),
        cooperative=game.cooperative,
        has_lesson=lesson_of(game) is not None,
        credits=words("credits", year=str(meta["year"]), **credit),
        unofficial=words("unofficial"),
        sources=words("sources", **counted),
        reconstructed=tuple(
            row for row, source in game.box.sources.items() if source == "reconstructed"
        ),
    )


def minutes_of(game: Game[Any]) -> int:
    """How long the box says a game takes; 0 where it does not."""
    return int(game.box.data["meta"].get("minutes", 0))


def length_of(minutes: int) -> str:
    """How long a game takes, as a poster says it; nothing where nobody knows."""
    most = {"": 0, "short": 45, "medium": 90}
    return next((name for name, limit in most.items() if minutes <= limit), "long")
