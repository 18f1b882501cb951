"""Wire form: a position survives being written down and read again."""

from __future__ import annotations

from json import loads

from ..core.wire import text, unpack
from .spot import Spot
from .walk import at_every_move


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
