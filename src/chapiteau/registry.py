"""Which games there are: everything that registers under the entry point `chapiteau.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .core.errors import BadSetup
from .core.game import Game

GROUP = "chapiteau.games"
_added: dict[str, Game[Any]] = {}


def games() -> dict[str, Game[Any]]:
    """All games that are installed, by name."""
    return {**_installed(), **_added}


@cache
def _installed() -> dict[str, Game[Any]]:
    """Looked up once: it means reading the metadata of every package there is."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP))}


def add(game: Game[Any]) -> None:
    """Make a game known without installing it."""
    _added[game.name] = game


def find(name: str) -> Game[Any]:
    known = games()
    if name not in known:
        raise BadSetup("unknown-game", {"game": name[:40], "known": ", ".join(known)})
    return known[name]
