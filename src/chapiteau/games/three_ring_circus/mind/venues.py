"""What the shows to come may bring a player: the best venues first, while there is time."""

from __future__ import annotations

from ..box.components import SLOTS
from ..rules.shows.show import metropolis_points, pedestals_at
from ..rules.state import NOBODYS, ThreeRings
from .horizon import Horizon
from .taste import GROWING, IN_TOWNS, REACHED, TICKET, TICKET_HIRES, TOWN_SHOW


def venues(g: ThreeRings, seat: int, t: Horizon) -> float:
    """The best shows that a player could give now, as far as there is time for them."""
    p, towns = g.players[seat], int(t.taste[IN_TOWNS] * t.shows + 1.0)
    found = [t.taste[TOWN_SHOW] * t.soon] * towns
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
    return t.taste[REACHED] * value


def city_show(g: ThreeRings, city: int, pedestals: int, t: Horizon) -> float:
    """What a medium city gives with so many pedestals, and part of what a few more would."""
    first, slots = g.box.first_place[city], g.box.slots
    grown, reached, value = pedestals + t.taste[GROWING] * t.hires, 0, 0.0
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
    return t.taste[TICKET] * min(1.0, t.hires / t.taste[TICKET_HIRES])
