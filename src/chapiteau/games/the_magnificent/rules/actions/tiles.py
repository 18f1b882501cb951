"""5.3-5.7 Camp tiles: where they are laid, and what they cover."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import CELLS, DOUBLE_TILE, tile_colour
from ...box.grid import beside
from ..moments import elsewhere
from ..moves import LAY_AT, LAYS, PASS, SPOT, turn_of
from ..state import Magnificent
from .gains import gain

OUTSIDE: Final = Reason("tile-outside", "5.3")
SAME_TURN: Final = Reason("tile-same-turn", "1.4")
COVERED: Final = Reason("tile-on-tile", "5.3")
NOT_BESIDE: Final = Reason("tile-not-beside", "5.5")


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

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb.startswith("lay-"):
            yield from self.site_conditions(g, seat, turn_of(move), move.arg)
        else:
            yield from elsewhere(g, seat, move)

    def site_conditions(
        self, g: Magnificent, seat: int, turn: int, cell: int
    ) -> Iterator[Condition]:
        yield SAME_TURN, g.box.turned[self.tile][turn] == turn
        mask, covered = g.box.masks[self.tile][turn * CELLS + cell - 1], g.players[seat].covered
        yield OUTSIDE.about("cell", cell), mask != 0
        yield COVERED.about("cell", cell), mask & covered == 0
        yield NOT_BESIDE.about("cell", cell), not covered or mask & beside(covered) != 0


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

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        return elsewhere(g, seat, move, [DOUBLE_TILE])
