"""What bots remember while they compare moves: most moves leave most of the table as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..box.components import ALL_TILES, MagnificentBox, Poster, Tent
from ..box.grid import count
from ..rules.player import ALL_PLACES, Player

if TYPE_CHECKING:
    from mypy_extensions import i64

READY: Final = [0.8, 0.46, 0.3, 0.2]  # a poster by the number of tiles that it lacks
POSTER_COIN: Final = 0.49
SHOWN_COIN: Final = 0.5
NO_GEMS: Final = 0.9
CLOSE: Final = 3  # empty cells of a zone that is nearly full
KEPT: Final = 6  # how many players' posters and tents are remembered


class Hanging:
    """The posters and tents of one player, with the tiles and gems that they ask for."""

    def __init__(self, box: MagnificentBox, p: Player) -> None:
        self.posters: Final = p.posters[:]
        self.tents: Final = p.tents[:]
        self.built: Final = p.built[:]
        self.gems: Final = p.gems[:]
        self.hope = 0.0  # what they may bring, given time
        self.ready = 0.0  # what posters bring for which all tiles are built
        self.hung = 0
        self.lacking = 0  # tiles
        self.wanted = [0] * len(p.built)  # tiles by kind, each poster by itself
        self.tent_gains = 0.0
        self.shows: list[float] = []  # see inputs.py; empty until it is needed
        self.totals: list[float] = []  # see outlook.py; empty until it is needed
        for place in ALL_PLACES:
            tent = box.tents[p.tents[place]]
            if p.tents[place]:
                self.tent_gains += tent.points + SHOWN_COIN * tent.coins
            if p.posters[place]:
                self.look(p, box.posters[p.posters[place]], tent, p.tents[place] > 0)

    def look(self, p: Player, poster: Poster, tent: Tent, has_tent: bool) -> None:
        """Add one poster, worth more over a tent, with its tiles built and its gems at hand."""
        missing = 0
        for tile in ALL_TILES:
            short = poster.tiles[tile] - p.built[tile]
            if short > 0:
                missing += short
                self.wanted[tile] = max(self.wanted[tile], short)
        self.hung += 1
        self.lacking += missing
        gain = poster.points + POSTER_COIN * poster.coins
        if has_tent:
            gain += tent.points + POSTER_COIN * tent.coins
            if not missing:
                self.ready += at_once(poster, tent)
        if not p.can_pay_gems(poster.gems):
            gain *= NO_GEMS
        self.hope += gain * READY[min(missing, 3)]

    def is_of(self, p: Player) -> bool:
        """Whether a player's things are still the same."""
        if self.gems != p.gems or self.posters != p.posters:
            return False
        return self.built == p.built and self.tents == p.tents


def at_once(poster: Poster, tent: Tent) -> float:
    """What a poster in a tent brings when it is shown."""
    return poster.points + tent.points + SHOWN_COIN * (poster.coins + tent.coins)


class Ground:
    """How full a camp is."""

    def __init__(self, box: MagnificentBox, covered: i64, filled: i64) -> None:
        self.covered: Final = covered
        self.filled: Final = filled
        self.cells: Final = count(covered)
        self.full = 0.0  # zones
        self.nearly = 0.0  # zones, by how full they are
        self.close = 0.0  # zones that lack few cells
        self.lacking: Final = [0] * (box.largest_zone + 1)  # zones by the cells that they lack
        for zone in range(1, len(box.zones)):
            self.look(box.zones[zone], box.zone_sizes[zone])

    def look(self, zone: i64, size: int) -> None:
        left: i64 = zone & ~(self.covered | self.filled)
        if not left:
            self.full += 1.0
            return
        empty = size if left == zone else count(left)
        done = (size - empty) / size
        self.nearly += done * done
        self.close += 1.0 if empty <= CLOSE else 0.0
        self.lacking[empty] += 1

    def fillable(self, gems: int) -> int:
        """11.6 How many zones these gems can complete, those with the fewest empty cells first."""
        found = 0
        for cells in range(1, min(gems + 1, len(self.lacking))):
            if self.lacking[cells] and cells <= gems:
                zones = min(self.lacking[cells], gems // cells)
                found += zones
                gems -= zones * cells
        return found


class Memory:
    """What is known from the positions that were looked at last."""

    def __init__(self) -> None:
        self.hangings: list[Hanging] = []
        self.ground: Ground | None = None

    def hanging(self, box: MagnificentBox, p: Player) -> Hanging:
        """What is known of a player's posters and tents."""
        for known in self.hangings:
            if known.is_of(p):
                return known
        found = Hanging(box, p)
        if len(self.hangings) == KEPT:
            self.hangings.pop(0)
        self.hangings.append(found)
        return found

    def ground_of(self, box: MagnificentBox, p: Player) -> Ground:
        """What is known of a player's camp."""
        known = self.ground
        if known is not None and known.covered == p.covered and known.filled == p.filled:
            return known
        found = Ground(box, p.covered, p.filled)
        self.ground = found
        return found
