"""7 Shows: what a town, a medium city and a metropolis ask for, and what they give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.bits import bit
from ...box.components import (
    EXTRA_PEDESTALS,
    PEDESTALS_PER_ARTIST,
    SLOTS,
)
from ..circus import Circus, before, followers
from ..state import NOBODYS, ThreeRings

if TYPE_CHECKING:
    from mypy_extensions import i64

FOR_A_SLOT: Final = [EXTRA_PEDESTALS, PEDESTALS_PER_ARTIST]


def town_money(g: ThreeRings, space: int) -> int:
    """7.3 Money cards for a show in a town: one, and one for each neighbouring town still free."""
    free = g.box.near_towns[space] & g.start().open & ~g.tented
    return g.box.town_money + g.box.neighbour_money * free.bit_count()


def loves(g: ThreeRings, p: Circus, space: int) -> bool:
    """7.5 Whether the circus has an artist that a medium city loves."""
    return p.families(g.box) & bit(g.favourite(space)) != 0


def pedestals_at(g: ThreeRings, seat: int, space: int) -> int:
    """7.4 The marker, and what the favourite artist adds in a medium city."""
    p = g.players[seat]
    return p.pedestals + (g.box.favourite_pedestals if loves(g, p, space) else 0)


def card_pedestals(g: ThreeRings, seat: int, kind: int) -> int:
    """8.3 The temporary pedestals of a backstage card, 0 if it brings none."""
    card = g.box.kinds[kind]
    if card.effect == EXTRA_PEDESTALS:
        return card.amount
    if card.effect == PEDESTALS_PER_ARTIST:
        return card.amount * g.players[seat].count_family(g.box, card.per)
    return 0


def may_add_pedestals(g: ThreeRings, seat: int, kind: int) -> bool:
    """8.3 Whether a backstage card is for a slot, however few artists it counts; before rules 3 it
    had to bring a pedestal."""
    if g.rules < 3:
        return card_pedestals(g, seat, kind) > 0
    return g.box.kinds[kind].effect in FOR_A_SLOT


def pedestal_cards(g: ThreeRings, seat: int) -> list[int]:
    """8.3 The backstage cards in a hand that may be played for a slot, by kind."""
    found: list[int] = []
    first = g.box.first_backstage
    for card in g.players[seat].money:
        kind = g.box.kind[card]
        if kind >= first and kind not in found and may_add_pedestals(g, seat, kind):
            found.append(kind)
    found.sort()
    return found


def free_slots(g: ThreeRings, space: int, pedestals: int) -> list[int]:
    """7.4 The free slots of a medium city that ask for at most so many pedestals, from 1."""
    first = g.box.first_place[space]
    found: list[int] = []
    for n in range(SLOTS):
        if g.tents[first + n] == NOBODYS and g.box.slots[n].pedestals <= pedestals:
            found.append(n + 1)
    return found


def has_free_slot(g: ThreeRings, space: int, pedestals: int) -> bool:
    """Whether a medium city has a free slot that asks for at most so many pedestals."""
    first, slots, tents = g.box.first_place[space], g.box.slots, g.tents
    for n in range(SLOTS):
        if tents[first + n] == NOBODYS and slots[n].pedestals <= pedestals:
            return True
    return False


def best_card(g: ThreeRings, seat: int) -> int:
    """The most pedestals that a backstage card in hand could add."""
    best, first = 0, g.box.first_backstage
    for card in g.players[seat].money:
        kind = g.box.kind[card]
        if kind >= first:
            best = max(best, card_pedestals(g, seat, kind))
    return best


def free_place(g: ThreeRings, space: int) -> int:
    """7.11 The leftmost free place of a metropolis card, or -1."""
    return g.place_of(NOBODYS, space)


def star_points(g: ThreeRings, ring: list[int], space: int) -> int:
    """7.8 What a ring is worth in a metropolis: the star, supports before and after it (7.9)."""
    box = g.box
    card = box.metropolis_cards[g.metropolis[box.spaces[space].region]]
    for place, artist in enumerate(ring):
        if box.value[artist] == card.value:
            points = box.star_points
            if before(box, ring, place, card.before):
                points += box.before_points
            if followers(box, ring, place, card.after):
                points += box.after_points
            return points
    return 0


def metropolis_points(g: ThreeRings, seat: int, space: int) -> int:
    """7.10 The best ring with the star, and the place that is free; 0 without the star."""
    best = 0
    for ring in g.players[seat].rings:
        best = max(best, star_points(g, ring, space))
    if not best:
        return 0
    place = free_place(g, space)
    return best + g.box.place_points[place] if place >= 0 else 0


def showplaces(g: ThreeRings, seat: int, among: i64, card: int) -> i64:
    """6.5 Where a player could give a show, among some spaces, all as bits; `card` is what a
    backstage card may add."""
    p, box = g.players[seat], g.box
    if p.tents >= box.tents:
        return 0
    shows: i64 = p.shows
    towns: i64 = box.towns
    tented: i64 = g.tented
    found = among & towns & ~(shows | tented)
    cities = among & ~(shows | towns)
    return found if cities == 0 else found | welcoming(g, seat, cities, card)


def welcoming(g: ThreeRings, seat: int, cities: i64, card: int) -> i64:
    """7.4, 7.8 Which of some cities have a slot for a player or want a star of theirs, as bits."""
    p, box = g.players[seat], g.box
    families, values = p.families(box), p.values(box)
    pedestals = p.pedestals + card
    found: i64 = 0
    for r in g.start().order:
        region = box.regions[r]
        if cities & region.all_cities == 0:
            continue
        if cities & bit(region.metropolis):
            star = box.metropolis_cards[g.metropolis[r]].value
            if values & bit(star) and metropolis_points(g, seat, region.metropolis):
                found |= bit(region.metropolis)
        loved = box.faces[g.faces[r]]
        for i, city in enumerate(region.medium):
            if cities & bit(city):
                extra = box.favourite_pedestals if families & bit(loved[i]) else 0
                if has_free_slot(g, city, pedestals + extra):
                    found |= bit(city)
    return found


def may_perform(g: ThreeRings, seat: int, space: int, card: int) -> bool:
    """6.5 Whether a player could give a show in an open space."""
    return showplaces(g, seat, 1 << space, card) != 0
