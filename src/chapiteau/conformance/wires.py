"""Wire form: a position survives being written down and read again."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads
from typing import Any

from ..core.wire import text, unpack
from .spot import Spot
from .walk import at_every_move

PLAIN_TYPES = ("dict", "set", "frozenset", "tuple", "float", "bytes", "NoneType")
"""What the wire form has no room for: only int, str, list, moves, steps, and parts of the game."""


@at_every_move
def wires(spot: Spot) -> None:
    """A position and a view, written and read, are the same bytes and ask the same."""
    written = text(spot.g)
    for path in lost(loads(written), "g"):
        raise spot.wrong(f"{path} has no wire form")
    again = unpack(spot.match.edition, loads(written))
    spot.require(text(again) == written, "a position changes when it is read back")
    spot.require(again.to_act() == spot.g.to_act(), "a position read back asks others")
    for seat in spot.g.to_act():
        same = again.legal(seat) == spot.g.legal(seat)
        spot.require(same, f"a position read back offers {seat} other moves")
    viewer = spot.chance.choice(spot.viewers)
    seen = text(spot.game.view(spot.g, viewer))
    same = text(unpack(spot.match.edition, loads(seen))) == seen
    spot.require(same, f"the view of {viewer} changes when it is read back")


def lost(plain: Any, path: str) -> Iterator[str]:
    """Where something was left out because plain data cannot hold it."""
    if isinstance(plain, dict):
        if plain.get("is") in PLAIN_TYPES:
            yield f"{path}, a {plain['is']},"
        for name, value in plain.items():
            yield from lost(value, f"{path}.{name}")
    elif isinstance(plain, list):
        for i, value in enumerate(plain):
            yield from lost(value, f"{path}[{i}]")
