"""The box that each table is played with: a game keeps its own when the house's box changes.

A table names its box by a key. One of the house has its hash for a key. One that somebody has made
may have the same facts as another and yet other names, so its key goes on with a digest of all of
it; and nobody reads on a card what another has written on theirs.
"""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Any

from ...core.box import Box
from ...core.errors import BadComponents
from ...core.game import Game
from ..refusal import Refused
from ..store.store import Store


def key_of(game: Game[Any], box: Box) -> str:
    """What names a box, with all that is written on it."""
    if game.is_of_house(box):
        return box.hash
    text = dumps(box.data, sort_keys=True, separators=(",", ":"))
    return f"{box.hash}-{blake2b(text.encode(), digest_size=16).hexdigest()}"


_own: set[str] = set()
"""Keys of boxes that those who run the house have made of what owners confirmed."""


def note_own(*keys: str) -> None:
    """From now on these are boxes of the house; a key names all of a box, so none is mistaken."""
    _own.update(keys)


def is_of_house(game: Game[Any], key: str) -> bool:
    """Whether a table is played with a box of a release, or with one that this house has made."""
    is_released = "-" not in key and game.house_box(key) is not None
    return not key or key in _own or is_released


async def ensure_stored(store: Store, game: Game[Any], box: Box) -> str:
    """Make sure that this box can be found again as long as the store lives; returns its key."""
    key = key_of(game, box)
    if await store.box(key) is None:
        await store.save_box(key, game.name, box.data)
    return key


async def box_of(store: Store, game: Game[Any], key: str) -> Box:
    """The box of that key, of the house or of the store; never another one in its place."""
    box = game.house_box(key) if key else game.first_box
    return box or read(game, key, await store.box(key))


def read(game: Game[Any], key: str, data: dict[str, Any] | None) -> Box:
    """A kept box, if this version of the game still understands it."""
    try:
        if data is not None:
            box = game.read_box(data)
            if key in (box.hash, key_of(game, box)):  # before there were keys, hashes alone
                return box
    except BadComponents:
        pass
    raise Refused("box-gone", 409, game=game.name, box=key.partition("-")[0])
