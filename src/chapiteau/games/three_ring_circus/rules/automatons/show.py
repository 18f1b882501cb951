"""12.14-12.21 The shows of the Automatons: where they go, and why."""

from __future__ import annotations

from typing import Final

from .....core.step import NOBODY, Auto
from ...box.components import MORE_MOVEMENT, MORE_PEDESTALS, MORE_POINTS, TOWN
from ..moves import (
    AUTOMATONS_GO,
    AUTOMATONS_IDLE,
    AUTOMATONS_POINTS,
    AUTOMATONS_TAKE_SLOT,
)
from ..shows.pawn import MOVE_PAWN
from ..shows.regions import tents_in
from ..shows.roads import distances, stops
from ..shows.show import free_place, free_slots, star_points, town_money
from ..state import AUTOMATONS, ThreeRings


class Venue:
    """Where the Automatons perform: a space, and the slot of a medium city, from 1."""

    def __init__(self, space: int, slot: int) -> None:
        self.space: Final = space
        self.slot: Final = slot


def give_automatons_show(g: ThreeRings) -> None:
    """12.14 They move and perform; if they cannot, the card is spent (12.21)."""
    a = g.automata[0]
    card = g.box.automa[a.card]
    extra = card.extra if g.is_mode(card.mode) else 0
    venue = find_venue(
        g,
        card.amount if extra == MORE_PEDESTALS else 0,
        card.amount if extra == MORE_MOVEMENT else 0,
    )
    if venue is None:
        g.passes += 1
        g.tell(AUTOMATONS_IDLE)
        return
    g.passes = 0
    go(g, venue.space)
    g.then(AutomatonsPerform(venue.slot, card.amount if extra == MORE_POINTS else 0), MOVE_PAWN)


def gain(g: ThreeRings, points: int) -> None:
    if points:
        g.automata[0].points += points
        g.tell(AUTOMATONS_POINTS, points)


def go(g: ThreeRings, space: int) -> None:
    """12.14 Their caravan travels; in a town the tent is all there is to a show (12.18)."""
    a = g.automata[0]
    a.at = space
    a.shows |= 1 << space
    a.tents += 1
    g.tell(AUTOMATONS_GO, space)
    if g.box.spaces[space].kind == TOWN:
        g.pitch(AUTOMATONS, space, 0)


class AutomatonsPerform(Auto[ThreeRings]):
    """12.15 Points in a metropolis, points in a medium city (12.16), and those of the card."""

    def __init__(self, slot: int, extra: int) -> None:
        super().__init__(NOBODY)
        self.slot: Final = slot
        self.extra: Final = extra

    def run(self, g: ThreeRings) -> None:
        a = g.automata[0]
        space = a.at
        if g.is_metropolis(space):
            place = free_place(g, space)
            points = star_points(g, a.artists, space) + g.box.place_points[place]
            g.pitch(AUTOMATONS, space, place)
            gain(g, points)
        elif self.slot:
            g.pitch(AUTOMATONS, space, self.slot - 1)
            g.tell(AUTOMATONS_TAKE_SLOT, space, self.slot)
            gain(g, g.box.slots[self.slot - 1].points)
        gain(g, self.extra)


def regions_by_wish(g: ThreeRings) -> list[int]:
    """12.14 The next region to be counted without a winning majority; then the others."""
    order, enough = g.start().order, g.box.solo_majority
    ahead = order[g.scored :]
    wanted = [r for r in ahead if tents_in(g, AUTOMATONS, r) < enough]
    return [*wanted, *[r for r in ahead if r not in wanted], *order[: g.scored]]


def find_venue(g: ThreeRings, pedestals: int, movement: int) -> Venue | None:
    """12.14 The first region with a show within reach: metropolis, medium city, or town."""
    a = g.automata[0]
    if a.tents >= g.box.tents:
        return None
    steps = stops(g, a.at, a.locomotives + movement)
    for region in regions_by_wish(g):
        venue = (
            metropolis_of(g, region, steps)
            or medium_of(g, region, steps, pedestals)
            or town_of(g, region, steps)
        )
        if venue is not None:
            return venue
    return None


def metropolis_of(g: ThreeRings, region: int, steps: list[int]) -> Venue | None:
    """12.15 The metropolis, if its star has been hired."""
    a, space = g.automata[0], g.box.regions[region].metropolis
    if not steps[space] or a.shows >> space & 1 or free_place(g, space) < 0:
        return None
    return Venue(space, 0) if star_points(g, a.artists, space) else None


def automatons_pedestals(g: ThreeRings, space: int) -> int:
    """12.16 The marker, and two more if a revealed token shows the favourite."""
    a, favourite = g.automata[0], g.favourite(space)
    known = favourite in a.tokens[: a.revealed]
    return a.pedestals + (g.box.solo_favourite if known else 0)


def medium_of(g: ThreeRings, region: int, steps: list[int], pedestals: int) -> Venue | None:
    """12.16 The highest slot of at least five pedestals; then the closer city (12.17)."""
    a, box = g.automata[0], g.box
    best, best_slot = 0, 0
    for space in (box.regions[region].medium_a, box.regions[region].medium_b):
        if not steps[space] or a.shows >> space & 1:
            continue
        slots = free_slots(g, space, automatons_pedestals(g, space) + pedestals)
        if not slots or box.slots[slots[-1] - 1].pedestals < box.solo_least_slot:
            continue
        is_closer = slots[-1] == best_slot and steps[space] < steps[best]
        if slots[-1] > best_slot or is_closer:
            best, best_slot = space, slots[-1]
    return Venue(best, best_slot) if best else None


def town_of(g: ThreeRings, region: int, steps: list[int]) -> Venue | None:
    """12.18 The town on the road of the B&B Circus that would bring the most money, the closest to
    the pawn among equals; towns off that road come last (12.19)."""
    towns = [t for t in g.box.regions[region].towns if steps[t] and not g.tented >> t & 1]
    if not towns:
        return None
    road = g.road_ahead()
    ahead = [t for t in towns if t in road]
    away = [road.index(t) for t in ahead]
    if not ahead:
        ahead = towns
        found = distances(g, g.pawn_space())
        away = [found[t] for t in ahead]
    best = 0
    for i, town in enumerate(ahead):
        money, most = town_money(g, town), town_money(g, ahead[best])
        if money > most or (money == most and away[i] < away[best]):
            best = i
    return Venue(ahead[best], 0)
