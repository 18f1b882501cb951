"""5.3-5.7 Camp tiles: where they are laid, and what they cover."""

from __future__ import annotations

from typing import Final

from .....core.errors import NOT_NOW, Reason
from .....core.move import Move
from .....core.step import Step
from ...box.components import CELLS, DOUBLE_TILE, tile_colour
from ...box.grid import beside
from ..moves import LAY_AT, LAYS, PASS, SPOT, turn_of
from ..state import Magnificent
from .gains import gain

OUTSIDE: Final = Reason("tile-outside", "5.3")
SAME_TURN: Final = Reason("tile-same-turn", "1.4")
COVERED: Final = Reason("tile-on-tile", "5.3")
NOT_BESIDE: Final = Reason("tile-not-beside", "5.5")
OTHER_TALENT: Final = Reason("other-talent", "8.9")


class LayTile(Step[Magnificent]):
    """5.4 The first tile lies anywhere, every other one edge to edge with a tile (5.5)."""

    def __init__(self, seat: int, tile: int, is_build: int) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.is_build: Final = is_build  # 1 for a tile of the build action, 0 for one of a bonus

    def moves(self, g: Magnificent) -> list[Move]:
        return [LAY_AT[site.number] for site in g.sites_for(self.seat, self.tile)]

    def apply(self, g: Magnificent, move: Move) -> None:
        seat, tile, turn = self.seat, self.tile, turn_of(move)
        lay(g, seat, tile, turn, move.arg)
        mask = g.box.masks[tile][turn * CELLS + move.arg - 1]
        if not mask & g.side_of(seat).mask:
            return
        if self.is_build and g.spot_of(seat, DOUBLE_TILE):
            g.then(DoubleTile(seat))
        else:
            collect(g, seat, mask, 1)

    def refusal(self, g: Magnificent, seat: int, move: Move) -> Reason:
        if not move.verb.startswith("lay-"):
            return NOT_NOW
        turn = turn_of(move)
        if g.box.turned[self.tile][turn] != turn:
            return SAME_TURN
        mask = g.box.masks[self.tile][turn * CELLS + move.arg - 1]
        if not mask:
            return OUTSIDE.about("cell", move.arg)
        covered = g.players[seat].covered
        if mask & covered or mask & beside(covered):
            return COVERED.about("cell", move.arg)
        return NOT_BESIDE.about("cell", move.arg)


def lay(g: Magnificent, seat: int, tile: int, turn: int, cell: int) -> None:
    """A tile from the supply is laid in a camp, for good."""
    p = g.players[seat]
    mask = g.box.masks[tile][turn * CELLS + cell - 1]
    g.supply[tile] -= 1
    p.covered |= mask
    p.painted[tile_colour(tile)] |= mask
    p.built[tile] += 1
    p.laid += [tile, turn, cell]
    g.tell(LAYS, seat, tile, cell)


def collect(g: Magnificent, seat: int, mask: int, times: int) -> None:
    """5.7 The bonuses under a tile are gained at once."""
    for bonus in g.bonuses_under(seat, mask):
        gain(g, seat, bonus, times)


class DoubleTile(Step[Magnificent]):
    """8.9 A talent may double all bonuses under the tile just laid."""

    def moves(self, g: Magnificent) -> list[Move]:
        return [SPOT[g.spot_of(self.seat, DOUBLE_TILE)], PASS]

    def apply(self, g: Magnificent, move: Move) -> None:
        tile, turn, cell = g.players[self.seat].laid[-3:]
        times = 1
        if move is not PASS:
            g.use_spot(self.seat, move.arg)
            times = 2
        collect(g, self.seat, g.box.masks[tile][turn * CELLS + cell - 1], times)

    def refusal(self, g: Magnificent, seat: int, move: Move) -> Reason:
        return OTHER_TALENT.about("spot", move.arg) if move.verb == "spot" else NOT_NOW
