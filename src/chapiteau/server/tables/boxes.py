"""The box that each table is played with: a game keeps its own when the house's box changes."""

from __future__ import annotations

from typing import Any

from ...core.box import Box
from ...core.errors import BadComponents
from ...core.game import Game
from ..refusal import Refused
from ..store.store import Store


async def ensure_stored(store: Store, game: Game[Any], box: Box) -> str:
    """Make sure that this box can be found again as long as the store lives; returns its hash."""
    if await store.box(box.hash) is None:
        await store.save_box(box.hash, game.name, box.data)
    return box.hash


async def box_of(store: Store, game: Game[Any], hash: str) -> Box:
    """The box of that hash, of the house or of the store; never another one in its place."""
    box = game.house_box(hash) if hash else game.first_box
    return box or read(game, hash, await store.box(hash))


def read(game: Game[Any], hash: str, data: dict[str, Any] | None) -> Box:
    """A kept box, if this version of the game still understands it."""
    try:
        if data is not None and (box := game.read_box(data)).hash == hash:
            return box
    except BadComponents:
        pass
    raise Refused("box-gone", 409, game=game.name, box=hash)
