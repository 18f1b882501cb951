"""What the shows to come may bring a player: the best venues first, while there is time."""

from __future__ import annotations

from typing import Final

from ..box.components import SLOTS
from ..rules.shows.show import metropolis_points, pedestals_at
from ..rules.state import NOBODYS, ThreeRings
from .horizon import Horizon

TICKET: Final = 1.9  # what a ticket card from a medium city is worth while there is time
TICKET_HIRES: Final = 4.0  # hires to come with which it is worth that much
TOWN_SHOW: Final = 2.8
IN_TOWNS: Final = 0.4  # of the shows to come
REACHED: Final = 0.52  # not every venue can be reached in time
GROWING: Final = 0.07  # pedestals to come, for each hire


def venues(g: ThreeRings, seat: int, t: Horizon) -> float:
    """The best shows that a player could give now, as far as there is time for them."""
    p, found = g.players[seat], [TOWN_SHOW * t.soon] * int(IN_TOWNS * t.shows + 1.0)
    for r in g.start().order:
        region = g.box.regions[r]
        if not p.shows >> region.metropolis & 1:
            found.append(float(metropolis_points(g, seat, region.metropolis)))
        for city in (region.medium_a, region.medium_b):
            if not p.shows >> city & 1:
                found.append(city_show(g, city, pedestals_at(g, seat, city), t))
    found.sort(reverse=True)
    value, left = 0.0, t.shows
    for show in found:
        if left <= 0.0:
            break
        value += show * min(1.0, left)
        left -= 1.0
    return REACHED * value


def city_show(g: ThreeRings, city: int, pedestals: int, t: Horizon) -> float:
    """What a medium city gives with so many pedestals, and part of what a few more would."""
    first, slots = g.box.first_place[city], g.box.slots
    grown, reached, value = pedestals + GROWING * t.hires, 0, 0.0
    for n in range(SLOTS):
        if g.tents[first + n] != NOBODYS:
            continue
        asked, worth = slots[n].pedestals, slot_worth(g, n, t)
        if asked <= grown:
            reached, value = asked, max(value, worth)
        else:
            return value + max(0.0, worth - value) * (grown - reached) / (asked - reached)
    return value


def slot_worth(g: ThreeRings, n: int, t: Horizon) -> float:
    """Points, or tickets that can still be hired."""
    slot = g.box.slots[n]
    return max(float(slot.points), slot.tickets * ticket_worth(t))


def ticket_worth(t: Horizon) -> float:
    return TICKET * min(1.0, t.hires / TICKET_HIRES)
