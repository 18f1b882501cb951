"""How the levels stand among themselves, by recorded games (`tools/ratings.py` writes the file)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from .foretelling import Game, OpenSkill

FILE = Path(__file__).with_name("levels.json")
ANCHOR, MIDDLE = "novice", 25.0
"""Games among bots say nothing of people: the anchor stands where newcomers begin."""


def standings(games: Iterable[Game]) -> dict[str, tuple[float, float]]:
    """Mean and uncertainty of each level after some games, the anchor in the middle."""
    system = OpenSkill()
    for game in games:
        system.rate(game)
    ratings = {name: tally.rating for name, tally in system.standing.tallies.items()}
    shift = MIDDLE - ratings[ANCHOR].mu
    return {
        name: (round(rating.mu + shift, 3), round(rating.sigma, 3))
        for name, rating in sorted(ratings.items())
    }


@cache
def _all() -> dict[str, dict[str, dict[str, tuple[float, float]]]]:
    found: dict[str, dict[str, dict[str, tuple[float, float]]]] = json.loads(FILE.read_text())
    return found


def measured(game: str, kind: str) -> Mapping[str, tuple[float, float]]:
    """What is known of the levels in a kind of table; nothing of a game that was not played."""
    return _all().get(game, {}).get(kind, {})
