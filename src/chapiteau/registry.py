"""Which games there are: everything that registers under the entry point `chapiteau.games`."""

from __future__ import annotations

from functools import cache
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .core.edition import Choice, Edition
from .core.errors import BadComponents, BadSetup, Value
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


def edition_of(
    name: str,
    options: dict[str, Choice],
    components: str | PathLike[str] | None = None,
    rules: int | None = None,
) -> Edition:
    """What is to be played, by the name of the game; `components` is an owner's file, `rules` an
    earlier rules number."""
    game = find(name)
    if rules is not None and not game.oldest_rules <= rules <= game.rules:
        span: dict[str, Value] = {"oldest": game.oldest_rules, "newest": game.rules}
        raise BadSetup("unknown-rules", {"game": name, "rules": rules, **span})
    box = None
    if components is not None:
        path = Path(components)
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeError) as e:
            raise BadComponents("component-file", {"where": path.name, "detail": str(e)}) from None
        box = game.own_box(text, path.name)
    return game.edition(options, box, rules)
