"""10 What master cards are worth."""

from __future__ import annotations

from .components import (
    LARGE,
    MAGNIFICENTS,
    PAY_COIN,
    SCORES,
    SMALL,
    TRANSPARENT,
    tile_of,
)
from .grid import largest_rectangle
from .state import Magnificent


def units(g: Magnificent, seat: int, kind: str, colour: int) -> int:
    """10.2-10.17 How often a criterion is met."""
    p = g.players[seat]
    if kind == "small_tile_colour":
        return p.built[tile_of(colour, SMALL)]
    if kind == "large_tile_colour":
        return p.built[tile_of(colour, LARGE)]
    if kind == "small_tile_any":
        return p.built[2] + p.built[4] + p.built[6]
    if kind == "large_tile_any":
        return p.built[1] + p.built[3] + p.built[5]
    if kind == "rectangle_colour":
        return largest_rectangle(p.painted[colour])
    if kind == "tile_colour":
        return p.built[tile_of(colour, LARGE)] + p.built[tile_of(colour, SMALL)]
    if kind == "full_column":
        return len([line for line in g.box.columns if line & p.covered == line])
    if kind == "full_row":
        return len([line for line in g.box.lines if line & p.covered == line])
    return other_units(g, seat, kind, colour)


def other_units(g: Magnificent, seat: int, kind: str, colour: int) -> int:
    """What is not about the camp: tents, gems, hats, posters, talents, dice."""
    p = g.players[seat]
    if kind == "tent":
        return p.collected_tents()
    if kind == "coloured_gem":
        return p.gems[1] + p.gems[2] + p.gems[3]
    if kind == "performance_number":
        return g.box.space_power[p.highest_hat()]
    if kind == "same_magnificent":
        return max(stars(g, seat))
    if kind == "different_magnificent":
        return len([count for count in stars(g, seat) if count])
    if kind == "poster_colour":
        return len([c for c in p.completed if g.box.posters[c].colour == colour])
    if kind == "talent_token":
        return p.tokens + p.parked
    if kind == "dice_highest_plus_transparent":
        return p.due()
    if kind == "transparent_dice_double":
        return p.pips[TRANSPARENT]
    return 1  # a flat number of points


def stars(g: Magnificent, seat: int) -> list[int]:
    """How often each magnificent is on the completed posters of a player."""
    found = [0] * (MAGNIFICENTS + 1)
    for poster in g.players[seat].completed:
        found[g.box.posters[poster].star] += 1
    return found


def points_for(g: Magnificent, seat: int, master: int, coins: int) -> int:
    """10.1 The points of a master card, never more than its cap; coins only where they are paid."""
    score = g.box.masters[master].score
    met = coins if score.kind == PAY_COIN else units(g, seat, SCORES[score.kind], score.colour)
    points = score.points * met
    return min(points, score.cap) if score.cap else points


def most_coins(g: Magnificent, master: int, coins: int) -> int:
    """10.9 How many of these coins can bring points: more than the cap needs are not offered."""
    score = g.box.masters[master].score
    if score.kind != PAY_COIN:
        return 0
    return min(coins, -(-score.cap // score.points)) if score.cap else coins
