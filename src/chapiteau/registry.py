"""Which games there are: everything that registers under the entry point `chapiteau.games`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .core.errors import BadSetup
from .core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "chapiteau.games"
_added: dict[str, Game[Any]] = {}


def games() -> dict[str, Game[Any]]:
    """All games that are installed, by name."""
    return {**{name: _loaded(name) for name in _installed()}, **_added}


@cache
def _installed() -> dict[str, EntryPoint]:
    """Looked up once: it means reading the metadata of every package there is."""
    from importlib.metadata import entry_points

    return {point.name: point for point in sorted(entry_points(group=GROUP))}


@cache
def _loaded(name: str) -> Game[Any]:
    game: Game[Any] = _installed()[name].load()
    return game


def add(game: Game[Any]) -> None:
    """Make a game known without installing it."""
    _added[game.name] = game


def find(name: str) -> Game[Any]:
    """A game by its name; others are not loaded for it."""
    if name in _added:
        return _added[name]
    if name not in _installed():
        known = ", ".join({**_installed(), **_added})
        raise BadSetup("unknown-game", {"game": name[:40], "known": known})
    return _loaded(name)
