"""Which games are played here: looked up once, as long as the server runs."""

from __future__ import annotations

from functools import cache
from typing import Any

from .. import registry
from ..core.errors import BadSetup
from ..core.game import Game


@cache
def games() -> dict[str, Game[Any]]:
    return registry.games()


def find(name: str) -> Game[Any]:
    if name not in games():
        raise BadSetup("unknown-game", {"game": name[:40], "known": ", ".join(games())})
    return games()[name]
