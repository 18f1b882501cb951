"""Copies: a clone is free to go its own way, and a written position is the same when read."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads

from ..core.cards import Supply
from ..core.move import Move
from ..core.state import State, play
from ..core.step import Step
from ..core.wire import fields, text, unpack
from .spot import Spot
from .walk import at_every_move

NEVER_CHANGED = (int, float, str, bytes, tuple, frozenset, Move, Step, type(None))
SHARED_BY_DESIGN = ((State, "moves"), (Supply, "lots"))  # replaced or added to, never edited
MOVES_ON = 3


@at_every_move
def clones(spot: Spot) -> None:
    """A clone equals its original, shares nothing that can change, and leaves it as it was."""
    g, before = spot.g, text(spot.g)
    clone = spot.game.copy(g)
    spot.require(type(clone) is type(g), f"a clone is a {type(clone).__name__}")
    spot.require(text(clone) == before, "a clone differs from its original")
    for path in shared(g, clone, "g"):
        raise spot.wrong(f"a clone shares {path} with its original")
    for _ in range(MOVES_ON):
        if not clone.over:
            play(clone, spot.chance.choice(clone.moves))
    spot.require(text(g) == before, "playing on a clone changes the original")


def shared(a: object, b: object, path: str) -> Iterator[str]:
    """Where two objects share something that can change."""
    if isinstance(a, NEVER_CHANGED):
        return
    if a is b:
        yield path
    elif isinstance(a, list) and isinstance(b, list):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            yield from shared(x, y, f"{path}[{i}]")
    else:
        for name in fields(a):
            x, y = getattr(a, name), getattr(b, name)
            if not is_shared_by_design(a, name):
                yield from shared(x, y, f"{path}.{name}")
            elif x is y and not isinstance(a, State):
                yield f"{path}.{name}"


def is_shared_by_design(owner: object, name: str) -> bool:
    return any(isinstance(owner, cls) and name == known for cls, known in SHARED_BY_DESIGN)


@at_every_move
def wires(spot: Spot) -> None:
    """A position and a view, written and read, are the same bytes and ask the same."""
    written = text(spot.g)
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
