"""What the turn that is being played may still bring, for bots."""

from __future__ import annotations

from typing import Final

from .build import ChooseLevel, levels, may_add_large
from .components import (
    ALL_COLOURS,
    ALL_TILES,
    LARGE,
    PLUS_ANY,
    PLUS_COLOUR,
    POSTER_CELL,
    SET_DIE,
    SMALL,
    WHEEL,
    tile_of,
    tile_size,
    value_of,
)
from .grid import count
from .perform import ChooseSpace, Perform, can_complete, gem_needs
from .player import ALL_PLACES
from .state import BUILDING, PERFORMING, TRAVELLING, Magnificent
from .tiles import LayTile
from .travel import ChooseSteps

CELL: Final = 1.36  # of a tile still to be built
NEED: Final = 1.7  # for a tile that a poster asks for
GEM: Final = 1.12
POSTER: Final = 1.82
NEW_TENT: Final = 7.7
PAID_GEM: Final = 1.4
HEIGHT: Final = 0.14  # for every number on the performance track
BONUS: Final = 0.49  # of a card, as long as it is unused
LATER: Final = 0.79  # what is not done yet is worth a little less


def of_turn(g: Magnificent, seat: int) -> float:
    """The best that the rest of this turn promises."""
    if not g.die or g.card not in g.players[seat].masters:
        return 0.0
    value = unused_bonus(g)
    if g.action == BUILDING:
        return value + LATER * (tiles_due(g, seat) or first_level(g, seat))
    if g.action == TRAVELLING:
        is_open = isinstance(g.stack[-1], ChooseSteps)
        return value + (LATER * travels(g, seat, g.colour, g.power(seat)) if is_open else 0.0)
    if g.action == PERFORMING:
        return value + LATER * performance(g, seat)
    if g.colour:
        return value + LATER * best_action(g, seat, g.colour, g.power(seat))
    best = 0.0
    pips = g.players[seat].pips
    for colour in ALL_COLOURS:
        power = pips[colour] + value_of(g.die) + g.extra
        best = max(best, best_action(g, seat, colour, power))
    return value + LATER * best


def unused_bonus(g: Magnificent) -> float:
    """A little for the bonus of the card, as long as it can still be used."""
    kind = g.box.masters[g.card].bonus.kind
    if g.bonus_used or kind == SET_DIE or (g.action and kind in (PLUS_ANY, PLUS_COLOUR)):
        return 0.0
    return BONUS


def performance(g: Magnificent, seat: int) -> float:
    """What a performance that has begun still promises."""
    if isinstance(g.stack[-1], ChooseSpace):
        return best_show(g, seat)
    return shows(g, seat, g.limit) if isinstance(g.stack[-1], Perform) else 0.0


def best_action(g: Magnificent, seat: int, colour: int, power: int) -> float:
    found = max(builds(g, seat, colour, power), travels(g, seat, colour, power))
    for space in g.free_spaces(power):
        found = max(found, performs(g, seat, space))
    return found


def wanted(g: Magnificent, seat: int) -> list[int]:
    """How many tiles of each kind the own posters still ask for, each poster by itself."""
    p = g.players[seat]
    found = [0] * len(p.built)
    for place in ALL_PLACES:
        if p.posters[place]:
            tiles = g.box.posters[p.posters[place]].tiles
            for tile in ALL_TILES:
                found[tile] = max(found[tile], tiles[tile] - p.built[tile])
    return found


def builds(g: Magnificent, seat: int, colour: int, power: int) -> float:
    """The cells of the best level, as far as there is room, and tiles that posters ask for."""
    room = count(g.box.camp & ~g.players[seat].covered)
    large, small = tile_of(colour, LARGE), tile_of(colour, SMALL)
    has_large, has_small = g.has_site(seat, large), g.has_site(seat, small)
    needs, best = wanted(g, seat), 0.0
    for level in g.box.levels:
        if level.power <= power:
            n = level.large if has_large else 0
            k = level.small if has_small else 0
            value = CELL * min(6 * n + 4 * k, room - room // 4)
            best = max(best, value + NEED * (min(n, needs[large]) + min(k, needs[small])))
    return best


def first_level(g: Magnificent, seat: int) -> float:
    """Building was chosen, the level was not yet."""
    if not isinstance(g.stack[-1], ChooseLevel):
        return 0.0
    found = levels(g, seat, g.power(seat), g.players[seat].tokens)
    if not found:
        return CELL * 6 if may_add_large(g, seat) else CELL * 4
    return builds(g, seat, g.colour, g.power(seat))


def tiles_due(g: Magnificent, seat: int) -> float:
    """Tiles of the level that are still to be laid, and the one in hand."""
    cells, value, step = 6 * g.due_large + 4 * g.due_small, 0.0, g.stack[-1]
    if isinstance(step, LayTile):
        cells += 6 if tile_size(step.tile) == LARGE else 4
        value = NEED * min(1, wanted(g, seat)[step.tile])
    return value + CELL * cells


def travels(g: Magnificent, seat: int, colour: int, power: int) -> float:
    """The best stop within reach: gems and posters on the way, a tent at its end."""
    p = g.players[seat]
    gems, free = p.gems[:], bool(p.free_tent_places())
    cell, value, best = g.wagons[colour], 0.0, 0.0
    storage, wheel = g.box.storage, g.box.wheels[colour]
    for _ in range(min(power, WHEEL)):
        cell = (cell + 1) % WHEEL
        sign = wheel[cell]
        tent = g.tent_on(colour, cell)
        if sign != POSTER_CELL:
            value += GEM if gems[sign] < storage else 0.5
            gems[sign] += 1
        elif not tent:
            value += POSTER
        best = max(best, value + NEW_TENT if tent and free else value)
    return best


def best_show(g: Magnificent, seat: int) -> float:
    found = [performs(g, seat, space) for space in g.free_spaces(g.power(seat))]
    return max(found) if found else 0.0


def performs(g: Magnificent, seat: int, space: int) -> float:
    gain = max(0, g.box.space_power[space] - g.box.space_power[g.players[seat].highest_hat()])
    return shows(g, seat, g.box.space_posters[space]) + HEIGHT * gain


def shows(g: Magnificent, seat: int, limit: int) -> float:
    """The best posters, one after the other, as far as tiles reach."""
    p = g.players[seat]
    found: list[float] = []
    for place in ALL_PLACES:
        if can_complete(g, seat, place, g.ignoring):
            poster, tent = g.box.posters[p.posters[place]], g.box.tents[p.tents[place]]
            gain = poster.points + tent.points + 0.6 * (poster.coins + tent.coins)
            found.append(gain - PAID_GEM * sum(gem_needs(g, seat, place)))
    found.sort()
    total, spare = 0.0, sum([p.built[tile] for tile in ALL_TILES])
    for gain in found[::-1][:limit]:
        total += gain * (1.0 if spare else 0.0)
        spare -= 2
    return total
