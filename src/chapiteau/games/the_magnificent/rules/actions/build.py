"""5 Build: one level of the building table, its tiles in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import (
    ALL_COLOURS,
    EXTRA_TILE,
    LARGE,
    PLUS_BUILD,
    RECOLOUR,
    SMALL,
    tile_colour,
    tile_of,
    tile_size,
)
from ..moments import elsewhere
from ..moves import BUILDS, END, GIVES_UP_TILES, LEVEL, RAISES, SPOT, TILE
from ..state import BUILDING, Magnificent
from .anytime import act, anytime
from .talents import GENERAL
from .tiles import LayTile

LEVEL_TOO_HIGH: Final = Reason("level-too-high", "5.1")
NO_SUCH_LEVEL: Final = Reason("no-such-level", "5.1")
NOTHING_FITS: Final = Reason("nothing-fits", "5.9")
NOT_DUE: Final = Reason("tile-not-due", "5.1")
OTHER_COLOUR: Final = Reason("tile-other-colour", "5.2")
NONE_LEFT: Final = Reason("tile-supply-empty", "5.8")
NO_PLACE: Final = Reason("tile-no-place", "5.9")
TILES_DUE: Final = Reason("tiles-still-due", "5.9")
NO_LARGE: Final = Reason("large-tile-nowhere", "5.9")
LEADS_NOWHERE: Final = Reason("raise-leads-nowhere", "5.9")
LINE_FIRST: Final = Reason("line-first", "5.10")
BETWEEN_TILES: Final = [*GENERAL, EXTRA_TILE]
SEATS: Final = range(4)


def can_build_size(g: Magnificent, seat: int, size: int, tokens: int) -> bool:
    """5.2 Whether a tile of a size can be laid in the die's colour, or in another for a talent."""
    if g.has_site(seat, tile_of(g.colour, size)):
        return True
    if not tokens or not g.spot_of(seat, RECOLOUR):
        return False
    for colour in ALL_COLOURS:
        if colour != g.colour and g.has_site(seat, tile_of(colour, size)):
            return True
    return False


def levels(g: Magnificent, seat: int, power: int, tokens: int) -> list[int]:
    """5.1 The levels within power, if at least one of their tiles can be laid (5.9)."""
    found: list[int] = []
    large = can_build_size(g, seat, LARGE, tokens)
    small = can_build_size(g, seat, SMALL, tokens)
    if large or small:
        for number, level in enumerate(g.box.levels):
            has_tile = (large and level.large) or (small and level.small)
            if number and level.power <= power and has_tile:
                found.append(number)
    return found


def reaches_line(g: Magnificent, seat: int) -> bool:
    """5.10 Whether the power is enough for a level, whatever can be laid."""
    power = g.power(seat)
    return any(level.power <= power for level in g.box.levels[1:])


def levels_with_talent(g: Magnificent, seat: int) -> bool:
    """8.8 Whether the talent that raises the die leads to a level."""
    spot = g.spot_of(seat, PLUS_BUILD)
    if not spot:
        return False
    talent = g.box.talents[spot]
    left = g.players[seat].tokens - talent.price()
    return bool(levels(g, seat, g.power(seat) + talent.amount, left))


def may_add_large(g: Magnificent, seat: int) -> bool:
    """8.8 Whether the talent for one more large tile can be used."""
    spot = g.spot_of(seat, EXTRA_TILE)
    if not spot:
        return False
    left = g.players[seat].tokens - g.box.talents[spot].price()
    return can_build_size(g, seat, LARGE, left)


def may_build(g: Magnificent, seat: int) -> bool:
    """5.10 Power for a level, with talents if need be, or the talent that needs no power."""
    if levels(g, seat, g.power(seat), g.players[seat].tokens):
        return True
    return levels_with_talent(g, seat) or may_add_large(g, seat)


def raise_power(g: Magnificent, seat: int, spot: int) -> None:
    """8.15 A talent raises the die for the action that was chosen."""
    g.use_spot(seat, spot)
    g.extra += g.box.talents[spot].amount
    g.tell(RAISES, seat, g.box.talents[spot].amount, g.power(seat))


class ChooseLevel(Step[Magnificent]):
    """5.1 One level of the building table, within power."""

    def moves(self, g: Magnificent) -> list[Move]:
        seat = self.seat
        found = levels(g, seat, g.power(seat), g.players[seat].tokens)
        moves = [LEVEL[number] for number in found]
        if levels_with_talent(g, seat):
            moves.append(SPOT[g.spot_of(seat, PLUS_BUILD)])
        if not found and may_add_large(g, seat):
            moves.append(SPOT[g.spot_of(seat, EXTRA_TILE)])
        return moves

    def apply(self, g: Magnificent, move: Move) -> None:
        seat = self.seat
        if move.verb == "spot" and g.box.talents[move.arg].effect == PLUS_BUILD:
            raise_power(g, seat, move.arg)
            g.then(self)
            return
        if move.verb == "spot":
            g.use_spot(seat, move.arg)
            g.due_large = g.box.talents[move.arg].amount
        else:
            level = g.box.levels[move.arg]
            g.due_large, g.due_small = level.large, level.small
            g.tell(BUILDS, seat, g.power(seat), move.arg)
        g.then(BUILDING_OF[seat])

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "level":
            yield from self.level_conditions(g, seat, move.arg)
            return
        yield from elsewhere(g, seat, move, [PLUS_BUILD, EXTRA_TILE])
        if move.verb == "spot" and g.box.talents[move.arg].effect == PLUS_BUILD:
            yield LEADS_NOWHERE.about("spot", move.arg), levels_with_talent(g, seat)
        elif move.verb == "spot":
            yield NO_LARGE.about("spot", move.arg), may_add_large(g, seat)
            found = levels(g, seat, g.power(seat), g.players[seat].tokens)
            yield LINE_FIRST.about("spot", move.arg), not found

    def level_conditions(self, g: Magnificent, seat: int, level: int) -> Iterator[Condition]:
        yield NO_SUCH_LEVEL, level < len(g.box.levels)
        yield LEVEL_TOO_HIGH.about("level", level), g.box.levels[level].power <= g.power(seat)
        found = levels(g, seat, g.power(seat), g.players[seat].tokens)
        yield NOTHING_FITS.about("level", level), level in found


class Building(Step[Magnificent]):
    """5.6 The tiles of the level in any order, each with its bonuses before the next."""

    def moves(self, g: Magnificent) -> list[Move]:
        own, others = self.tiles(g)
        moves = [TILE[tile] for tile in own + others]
        if may_add_large(g, self.seat):
            moves.append(SPOT[g.spot_of(self.seat, EXTRA_TILE)])
        moves += anytime(g, self.seat)
        if not own:
            moves.append(END)
        return moves

    def tiles(self, g: Magnificent) -> tuple[list[int], list[int]]:
        """What may be laid next: in the die's colour, and in another for a talent."""
        own: list[int] = []
        others: list[int] = []
        can_recolour = g.spot_of(self.seat, RECOLOUR) > 0
        for size in (LARGE, SMALL):
            if g.due_large if size == LARGE else g.due_small:
                for colour in ALL_COLOURS:
                    if colour == g.colour or can_recolour:
                        tile = tile_of(colour, size)
                        if g.has_site(self.seat, tile):
                            (own if colour == g.colour else others).append(tile)
        return own, others

    def apply(self, g: Magnificent, move: Move) -> None:
        seat = self.seat
        if move is END:
            if g.due_large + g.due_small:
                g.tell(GIVES_UP_TILES, seat, g.due_large + g.due_small)
            return
        if move.verb == "tile":
            self.take_tile(g, move.arg)
        elif move.verb == "spot" and g.box.talents[move.arg].effect == EXTRA_TILE:
            g.use_spot(seat, move.arg)
            g.due_large += g.box.talents[move.arg].amount
        else:
            act(g, seat, move)
        g.then(self)

    def take_tile(self, g: Magnificent, tile: int) -> None:
        """8.7 A tile in another colour than the die takes a talent."""
        if tile_colour(tile) != g.colour:
            g.use_spot(self.seat, g.spot_of(self.seat, RECOLOUR))
        if tile_size(tile) == LARGE:
            g.due_large -= 1
        else:
            g.due_small -= 1
        g.then(LayTile(self.seat, tile, 1))

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "tile":
            for reason, is_met in self.tile_conditions(g, seat, move.arg):
                yield reason.about("tile", move.arg), is_met
            return
        if move is END:
            yield TILES_DUE, not self.tiles(g)[0]
            return
        yield from elsewhere(g, seat, move, BETWEEN_TILES)
        if move.verb == "spot" and g.box.talents[move.arg].effect == EXTRA_TILE:
            yield NO_LARGE.about("spot", move.arg), may_add_large(g, seat)

    def tile_conditions(self, g: Magnificent, seat: int, tile: int) -> Iterator[Condition]:
        yield NOT_DUE, (g.due_large if tile_size(tile) == LARGE else g.due_small) > 0
        can_recolour = g.spot_of(seat, RECOLOUR) > 0
        yield OTHER_COLOUR, tile_colour(tile) == g.colour or can_recolour
        yield NONE_LEFT, g.supply[tile] > 0
        yield NO_PLACE, g.has_site(seat, tile)


CHOOSE_LEVEL: Final = [ChooseLevel(seat) for seat in SEATS]
BUILDING_OF: Final = [Building(seat) for seat in SEATS]


def begin_building(g: Magnificent, seat: int) -> None:
    """3.7 The action of this turn is to build."""
    g.action = BUILDING
    g.then(CHOOSE_LEVEL[seat])
