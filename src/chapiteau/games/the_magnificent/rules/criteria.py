"""10 What master cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..box.components import (
    LARGE,
    PAY_COIN,
    SMALL,
    TRANSPARENT,
    tile_of,
)
from ..box.grid import largest_rectangle
from .state import Magnificent

if TYPE_CHECKING:
    from mypy_extensions import i64

# The kinds of criteria are the places of their names in SCORES.
SMALL_OF_COLOUR: Final = 1
LARGE_OF_COLOUR: Final = 2
ANY_SMALL: Final = 3
ANY_LARGE: Final = 4
RECTANGLE: Final = 5
OF_COLOUR: Final = 6
FULL_COLUMN: Final = 7
FULL_ROW: Final = 8
TENT: Final = 9
COLOURED_GEM: Final = 10
HAT: Final = 12
SAME_STAR: Final = 13
DIFFERENT_STAR: Final = 14
POSTER_OF_COLOUR: Final = 15
TALENT_TOKEN: Final = 17
DICE_DUE: Final = 18
TRANSPARENT_DICE: Final = 19


def units(g: Magnificent, seat: int, kind: int, colour: int) -> int:
    """10.2-10.17 How often a criterion is met."""
    if kind > FULL_ROW:
        return other_units(g, seat, kind, colour)
    p = g.players[seat]
    if kind == SMALL_OF_COLOUR:
        return p.built[tile_of(colour, SMALL)]
    if kind == LARGE_OF_COLOUR:
        return p.built[tile_of(colour, LARGE)]
    if kind == ANY_SMALL:
        return p.built[2] + p.built[4] + p.built[6]
    if kind == ANY_LARGE:
        return p.built[1] + p.built[3] + p.built[5]
    if kind == RECTANGLE:
        return largest_rectangle(p.painted[colour])
    if kind == OF_COLOUR:
        return p.built[tile_of(colour, LARGE)] + p.built[tile_of(colour, SMALL)]
    return full_lines(g.box.columns if kind == FULL_COLUMN else g.box.lines, p.covered)


def full_lines(lines: list[int], covered: i64) -> int:
    """How many rows or columns have no empty cell."""
    full = 0
    for line in lines:
        cells: i64 = line
        if cells & covered == cells:
            full += 1
    return full


def other_units(g: Magnificent, seat: int, kind: int, colour: int) -> int:
    """What is not about the camp: tents, gems, hats, posters, talents, dice."""
    p = g.players[seat]
    if kind == TENT:
        return p.collected_tents()
    if kind == COLOURED_GEM:
        return p.gems[1] + p.gems[2] + p.gems[3]
    if kind == HAT:
        return g.box.space_power[p.highest_hat()]
    if kind == SAME_STAR:
        return max(stars(g, seat))
    if kind == DIFFERENT_STAR:
        return len([count for count in stars(g, seat) if count])
    if kind == POSTER_OF_COLOUR:
        return len([c for c in p.completed if g.box.posters[c].colour == colour])
    if kind == TALENT_TOKEN:
        return p.tokens + p.parked
    if kind == DICE_DUE:
        return p.due()
    if kind == TRANSPARENT_DICE:
        return p.pips[TRANSPARENT]
    return 1  # a flat number of points


def stars(g: Magnificent, seat: int) -> list[int]:
    """How often each magnificent is on the posters that a player has completed."""
    found = [0] * len(g.box.stars)
    for poster in g.players[seat].completed:
        found[g.box.posters[poster].star] += 1
    return found


def points_for(g: Magnificent, seat: int, master: int, coins: int) -> int:
    """10.1 The points of a master card, never more than its cap; coins only where they are paid."""
    score = g.box.masters[master].score
    met = coins if score.kind == PAY_COIN else units(g, seat, score.kind, score.colour)
    points = score.points * met
    return min(points, score.cap) if score.cap else points


def most_coins(g: Magnificent, master: int, coins: int) -> int:
    """10.9 How many of these coins can bring points: coins beyond the cap are not offered."""
    score = g.box.masters[master].score
    if score.kind != PAY_COIN:
        return 0
    return min(coins, -(-score.cap // score.points)) if score.cap else coins
