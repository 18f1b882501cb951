"""What the turn that is being played may still bring, for bots."""

from __future__ import annotations

from typing import Final

from ..box.components import (
    ALL_COLOURS,
    ALL_TILES,
    LARGE,
    PLUS_ANY,
    PLUS_COLOUR,
    POSTER_CELL,
    SET_DIE,
    SMALL,
    TRANSPARENT,
    WHEEL,
    tile_of,
    tile_size,
    value_of,
)
from ..box.grid import count
from ..rules.actions.build import ChooseLevel, levels, may_add_large
from ..rules.actions.perform import ChooseSpace, Perform, completable, gem_needs
from ..rules.actions.tiles import LayTile
from ..rules.actions.travel import ChooseSteps
from ..rules.state import BUILDING, PERFORMING, TRAVELLING, Magnificent
from .memory import Hanging

CELL: Final = 1.36  # of a tile still to be built
NEED: Final = 1.7  # for a tile that a poster asks for
GEM: Final = 1.12
POSTER: Final = 1.82
NEW_TENT: Final = 7.7
PAID_GEM: Final = 1.4
HEIGHT: Final = 0.14  # for every number on the performance track
BONUS: Final = 0.49  # of a card, as long as it is unused
NOT_FOR_IT: Final = -1  # instead of a power: the die has another colour
LATER: Final = 0.79  # what is not done yet is worth a little less


def of_turn(g: Magnificent, seat: int, hanging: Hanging) -> float:
    """The best that the rest of this turn promises."""
    if not g.die or g.card not in g.players[seat].masters:
        return 0.0
    value = unused_bonus(g)
    if g.action == BUILDING:
        return value + LATER * (tiles_due(g, hanging) or first_level(g, seat, hanging))
    if g.action == TRAVELLING:
        is_open = isinstance(g.stack[-1], ChooseSteps)
        return value + (LATER * travels(g, seat, g.colour, g.power(seat)) if is_open else 0.0)
    if g.action == PERFORMING:
        return value + LATER * performance(g, seat, hanging)
    powers = [NOT_FOR_IT] * TRANSPARENT
    if g.colour:
        powers[g.colour] = g.power(seat)
    else:
        for colour in ALL_COLOURS:
            powers[colour] = g.players[seat].pips[colour] + value_of(g.die) + g.extra
    return value + LATER * best_action(g, seat, powers, hanging)


def unused_bonus(g: Magnificent) -> float:
    """A little for the bonus of the card, as long as it can still be used."""
    kind = g.box.masters[g.card].bonus.kind
    if g.bonus_used or kind == SET_DIE or (g.action and kind in (PLUS_ANY, PLUS_COLOUR)):
        return 0.0
    return BONUS


def performance(g: Magnificent, seat: int, hanging: Hanging) -> float:
    """What a performance that has begun still promises."""
    if isinstance(g.stack[-1], ChooseSpace):
        return best_show(g, seat, g.power(seat), hanging)
    return shows(g, seat, g.limit, hanging) if isinstance(g.stack[-1], Perform) else 0.0


def best_action(g: Magnificent, seat: int, powers: list[int], hanging: Hanging) -> float:
    """The best action for the power in each colour; shows go with any colour."""
    best, most = 0.0, 0
    for colour in ALL_COLOURS:
        power = powers[colour]
        if power != NOT_FOR_IT:
            best = max(best, builds(g, seat, colour, power, hanging))
            best = max(best, travels(g, seat, colour, power))
            most = max(most, power)
    return max(best, best_show(g, seat, most, hanging))


def builds(g: Magnificent, seat: int, colour: int, power: int, hanging: Hanging) -> float:
    """The cells of the best level, as far as there is room, and the tiles that posters need."""
    room = count(g.box.camp & ~g.players[seat].covered)
    large, small = tile_of(colour, LARGE), tile_of(colour, SMALL)
    has_large, has_small = g.has_site(seat, large), g.has_site(seat, small)
    needs, best = hanging.wanted, 0.0
    for level in g.box.levels:
        if level.power <= power:
            n = level.large if has_large else 0
            k = level.small if has_small else 0
            value = CELL * min(6 * n + 4 * k, room - room // 4)
            best = max(best, value + NEED * (min(n, needs[large]) + min(k, needs[small])))
    return best


def first_level(g: Magnificent, seat: int, hanging: Hanging) -> float:
    """What building promises before a level is chosen."""
    if not isinstance(g.stack[-1], ChooseLevel):
        return 0.0
    found = levels(g, seat, g.power(seat), g.players[seat].tokens)
    if not found:
        return CELL * 6 if may_add_large(g, seat) else CELL * 4
    return builds(g, seat, g.colour, g.power(seat), hanging)


def tiles_due(g: Magnificent, hanging: Hanging) -> float:
    """What the tiles still to be laid promise, with the one in hand."""
    cells, value, step = 6 * g.due_large + 4 * g.due_small, 0.0, g.stack[-1]
    if isinstance(step, LayTile):
        cells += 6 if tile_size(step.tile) == LARGE else 4
        value = NEED * min(1, hanging.wanted[step.tile])
    return value + CELL * cells


def travels(g: Magnificent, seat: int, colour: int, power: int) -> float:
    """The best stop within reach: gems and posters on the way, a tent at its end."""
    p = g.players[seat]
    gems, free = p.gems[:], p.has_tent_place()
    cell, value, best = g.wagons[colour], 0.0, 0.0
    storage, wheel, first = g.box.storage, g.box.wheels[colour], (colour - 1) * WHEEL
    for _ in range(min(power, WHEEL)):
        cell = cell + 1 if cell < WHEEL - 1 else 0
        sign = wheel[cell]
        tent = g.standing[first + cell]
        if sign != POSTER_CELL:
            value += GEM if gems[sign] < storage else 0.5
            gems[sign] += 1
        elif not tent:
            value += POSTER
        best = max(best, value + NEW_TENT if tent and free else value)
    return best


def best_show(g: Magnificent, seat: int, power: int, hanging: Hanging) -> float:
    """The best of the free spaces within power."""
    box, best, spaces = g.box, 0.0, g.free_spaces(power)
    height = box.space_power[g.players[seat].highest_hat()]
    for i, space in enumerate(spaces):
        gain = max(0, box.space_power[space] - height)
        value = shows(g, seat, box.space_posters[space], hanging) + HEIGHT * gain
        best = max(best, value) if i else value
    return best


def shows(g: Magnificent, seat: int, limit: int, hanging: Hanging) -> float:
    """What the best posters bring, up to a limit."""
    if g.done_posters or g.ignoring:
        totals = show_totals(g, seat)
    else:
        if not hanging.totals:
            hanging.totals = show_totals(g, seat)
        totals = hanging.totals
    return totals[min(limit, len(totals) - 1)]


def show_totals(g: Magnificent, seat: int) -> list[float]:
    """What the best posters bring, by how many are shown, as long as there are tiles for them."""
    p = g.players[seat]
    found: list[float] = []
    for place in completable(g, seat, g.ignoring):
        poster, tent = g.box.posters[p.posters[place]], g.box.tents[p.tents[place]]
        gain = poster.points + tent.points + 0.6 * (poster.coins + tent.coins)
        found.append(gain - PAID_GEM * sum(gem_needs(g, seat, place)))
    found.sort()
    totals, spare = [0.0], sum([p.built[tile] for tile in ALL_TILES])
    for gain in found[::-1]:
        totals.append(totals[-1] + gain * (1.0 if spare else 0.0))
        spare -= 2
    return totals
