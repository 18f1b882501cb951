"""What a browser last played each game with: so many at the table, and how well the bots play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ....bots import LEVELS
from ....bots.levels import RIVAL
from ....core.game import Game
from ....registry import games
from ..visit import keep_cookie

COOKIE = "played"
USUAL_SEATS, USUAL_LEVEL = 3, "amateur"
MOST_KEPT = 20
BETWEEN, WITHIN = "~", "."


@dataclass(frozen=True)
class Settings:
    """How somebody plays against bots."""

    seats: int
    level: str


def usual(game: Game[Any]) -> Settings:
    """What a game is played with at first: three at the table, or as many as it takes."""
    return Settings(max(game.fewest, min(USUAL_SEATS, game.most)), USUAL_LEVEL)


def last_settings(connection: HTTPConnection, game: Game[Any]) -> Settings:
    """What this browser played a game with last, if that can still be played."""
    return read(connection).get(game.name, usual(game))


def read(connection: HTTPConnection) -> dict[str, Settings]:
    """All that the browser remembers and that makes sense here, oldest first."""
    found: dict[str, Settings] = {}
    for entry in connection.cookies.get(COOKIE, "")[:1000].split(BETWEEN)[:MOST_KEPT]:
        name, _, rest = entry.partition(WITHIN)
        seats, _, level = rest.partition(WITHIN)
        game = games().get(name)
        is_level = level == RIVAL or level in LEVELS
        if game and is_level and seats in map(str, range(game.fewest, game.most + 1)):
            found[name] = Settings(int(seats), level)
    return found


def remember(connection: HTTPConnection, answer: Response, game: str, now: Settings) -> None:
    """Have the browser keep what a game is played with now."""
    kept = {**{k: v for k, v in read(connection).items() if k != game}, game: now}
    entries = [f"{name}{WITHIN}{each.seats}{WITHIN}{each.level}" for name, each in kept.items()]
    keep_cookie(connection, answer, COOKIE, BETWEEN.join(entries[-MOST_KEPT:]))
