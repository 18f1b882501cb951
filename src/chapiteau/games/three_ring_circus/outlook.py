"""How a player's future looks to a bot: what things are worth with so many shows ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from .circus import before
from .components import (
    ALL_REGIONS,
    BANKNOTE,
    COLUMNS,
    LOCOMOTIVE,
    MOST_ARTISTS,
    PEDESTAL,
    PER_ALL,
    PER_BEFORE,
    RINGS,
)
from .scoring import corner_points, effect_points, objective_count, tally_of
from .show import metropolis_points
from .state import AUTOMATONS, NEUTRAL, NOBODYS, ThreeRings

BY_PEDESTALS: Final = [
    0.0, 1.2, 1.5, 2.4, 2.6, 3.6, 4.0, 5.4, 5.7, 7.2, 7.5, 7.6, 7.6,
]  # fmt: skip
"""What a show in a medium city may bring with so many pedestals."""
IN_CITIES: Final = 0.62  # how many of the shows to come are given in medium cities
COMES_TRUE: Final = 0.85
WAITS: Final = 0.03  # shows during which the pawn waits, by metropolis and player
COIN: Final = 0.21
ENOUGH: Final = 22  # money beyond this is of little use
SPARE_COIN: Final = 0.04
NOTE: Final = 0.5  # a banknote, for each show to come
ENGINE: Final = 0.13  # a locomotive, for each show to come
FAR: Final = 7  # locomotives beyond these hardly matter
IN_HAND: Final = 0.33  # how much of a ticket's promise counts before it is hired
STAR: Final = 6.5
STAR_SHOW: Final = 0.7
BACKSTAGE_CARD: Final = 0.26
OBJECTIVE: Final = 3.5  # one in hand that nobody knows
SOME_TICKET: Final = 5.0
SOME_MONEY: Final = 2.9
AUTOMATONS_SHOW: Final = 1.5  # what the Automatons gain besides while a show goes by
GROWTH: Final = 0.55  # of the next step of an objective
ARTIST: Final = 0.8  # what an artist brings besides, while there is time
ROOM: Final = 0.06  # a free space after an artist who waits for followers, for each show to come


class Outlook:
    """How long the game will last for one player, and what that makes things worth."""

    def __init__(self, g: ThreeRings) -> None:
        stops = 0
        for space in g.road_ahead():
            if not g.tented >> space & 1:
                stops += 1
        players = len(g.turn_order())
        counts = len(g.start().order) - g.scored
        self.shows: Final = stops / players + WAITS * counts
        self.hires: Final = self.shows  # about as many
        self.soon: Final = min(1.0, self.shows / 2.5)  # whether there is time to use things


def open_value(g: ThreeRings, seat: int, o: Outlook, standing: list[list[int]]) -> float:
    """The points a player may hope for in the end, from all that lies open."""
    p = g.players[seat]
    value = float(p.points) + tickets_value(g, seat) + majorities(g, seat + 1, o, standing)
    for objective in p.placed:
        value += objective_value(g, seat, objective, o)
    return value + engine(g, seat, o) + stars(g, seat, o)


def hand_value(g: ThreeRings, seat: int, o: Outlook) -> float:
    """What the cards of a hand promise that is known."""
    p, box, value, coins = g.players[seat], g.box, 0.0, 0
    for card in p.money:
        coins += box.value[card]
        if box.kind[card] > MOST_ARTISTS:
            value += BACKSTAGE_CARD * o.soon
    best = 0.0
    for objective in p.objectives:
        best = max(best, objective_value(g, seat, objective, o))
    promises = [ticket_promise(g, seat, card, o) for card in p.tickets]
    return value + purse(coins, o) + to_hire(promises, o) + to_place(g, seat, best, o)


def likely_value(g: ThreeRings, seat: int, o: Outlook) -> float:
    """The same of a hand that is not: by the number of its cards, and the tickets all know."""
    p = g.players[seat]
    promises = [ticket_promise(g, seat, card, o) for card in p.tickets[: p.known]]
    promises += [SOME_TICKET] * (len(p.tickets) - p.known)
    coins = int(SOME_MONEY * len(p.money))
    return purse(coins, o) + to_hire(promises, o) + to_place(g, seat, OBJECTIVE, o)


def tickets_value(g: ThreeRings, seat: int) -> float:
    """What the tickets in the rings bring at the end."""
    p = g.players[seat]
    tally = tally_of(p)
    value = corner_points(g, tally.cards)
    for ring in p.rings:
        for place in range(len(ring)):
            value += effect_points(g, tally, ring, place)
    return float(value)


def engine(g: ThreeRings, seat: int, o: Outlook) -> float:
    """Pedestals for the shows in medium cities to come, banknotes and locomotives for all."""
    p = g.players[seat]
    cities = 0
    for r in ALL_REGIONS:
        region = g.box.regions[r]
        for city in (region.medium_a, region.medium_b):
            if g.is_open(city) and not p.shows >> city & 1:
                cities += 1
    shows = min(IN_CITIES * o.shows, float(cities))
    value = COMES_TRUE * shows * BY_PEDESTALS[min(p.pedestals + 1, len(BY_PEDESTALS) - 1)]
    value += ARTIST * p.artists() * min(1.0, o.shows / 4.0) + ROOM * room(g, seat) * o.shows
    value += NOTE * p.banknotes * max(0.0, o.shows - 0.7)
    return value + ENGINE * min(p.locomotives, FAR) * o.shows


def room(g: ThreeRings, seat: int) -> int:
    """Free spaces in the rings, for each money artist there."""
    found = 0
    for ring in g.players[seat].rings:
        for card in ring:
            if g.box.kinds[g.box.kind[card]].per_after:
                found += COLUMNS - len(ring)
    return found


def stars(g: ThreeRings, seat: int, o: Outlook) -> float:
    """Metropolises whose artist performs already, as far as there is time for them."""
    p, found = g.players[seat], list[int]()
    for r in g.start().order:
        space = g.box.regions[r].metropolis
        if not p.shows >> space & 1:
            found.append(metropolis_points(g, seat, space))
    found.sort(reverse=True)
    value, left = 0.0, o.shows * STAR_SHOW
    for points in found:
        if left <= 0 or not points:
            break
        value += (points - 3.0) * min(1.0, left) * STAR_SHOW  # another show would bring some, too
        left -= 1.0
    return value


def to_place(g: ThreeRings, seat: int, best: float, o: Outlook) -> float:
    """Objectives in hand, as likely to be placed as the next column will be full."""
    p = g.players[seat]
    column = p.full_columns() + 1
    if not p.objectives or column > RINGS or len(p.placed) >= RINGS:
        return 0.0
    missing = 0
    for ring in p.rings:
        missing += max(0, column - len(ring))
    likely = min(0.85, o.hires / (1.4 * missing + 0.5))
    return likely * best * min(1.0, 0.4 + 0.3 * len(p.objectives))


def objective_value(g: ThreeRings, seat: int, objective: int, o: Outlook) -> float:
    """What an objective brings now, and part of the way to its next step."""
    card, found = g.box.objectives[objective], objective_count(g, seat, objective)
    now, reached = 0.0, 0
    for i, step in enumerate(card.steps):
        if found >= step:
            now, reached = float(card.points[i]), step
        else:
            part = (found - reached + 0.5 * o.soon) / (step - reached)
            return now + GROWTH * o.soon * (card.points[i] - now) * min(1.0, part)
    return now


def purse(coins: int, o: Outlook) -> float:
    """Money to pay fees with; more than enough is of little use."""
    return o.soon * (COIN * min(coins, ENOUGH) + SPARE_COIN * max(0, coins - ENOUGH))


def to_hire(promises: list[float], o: Outlook) -> float:
    """Tickets in hand, the best first, as far as there will be turns to hire them."""
    promises.sort(reverse=True)
    value, left = 0.0, o.hires
    for promise in promises:
        value += IN_HAND * promise * max(0.05, min(1.0, left))
        left -= 1.0
    return value


def ticket_promise(g: ThreeRings, seat: int, card: int, o: Outlook) -> float:
    """What a ticket would bring in the best ring it fits, pedestals and stars included."""
    box, p = g.box, g.players[seat]
    kind = box.kinds[box.kind[card]]
    best = max([ring_promise(g, ring, card, o) for ring in p.rings])
    best += kind.corner + symbol_value(kind.symbol, o)
    if kind.effect == PER_ALL:
        best += 4.0
    for r in g.start().order:
        star = box.metropolis_cards[g.metropolis[r]]
        if star.value == box.value[card] and not p.shows >> box.regions[r].metropolis & 1:
            best += STAR * min(1.0, o.shows / 2.0)
    return best


def ring_promise(g: ThreeRings, ring: list[int], card: int, o: Outlook) -> float:
    """What a ticket would add to a ring: pedestals, and points of its own and of others."""
    box, place, gain = g.box, 0, 0.0
    value, family = box.value[card], box.family[card]
    while place < len(ring) and box.value[ring[place]] < value:
        place += 1
    if len(ring) == COLUMNS or (place < len(ring) and box.value[ring[place]] == value):
        return 0.0
    for i in range(place):
        if box.kinds[box.kind[ring[i]]].per_after == family:
            gain += 0.75 * o.shows * IN_CITIES
    kind = box.kinds[box.kind[card]]
    if kind.effect == PER_BEFORE:
        gain += kind.amount * before(box, ring, place, kind.per)
    return gain + 0.5 * len([c for c in ring[place:] if points_for_me(g, c, family)])


def points_for_me(g: ThreeRings, card: int, family: int) -> bool:
    """Whether a ticket gains by one more artist of a family before it."""
    kind = g.box.kinds[g.box.kind[card]]
    return kind.effect == PER_BEFORE and kind.per == family


def symbol_value(symbol: int, o: Outlook) -> float:
    if symbol == PEDESTAL:
        return 0.75 * IN_CITIES * o.shows
    if symbol == BANKNOTE:
        return NOTE * o.shows
    return ENGINE * o.shows if symbol == LOCOMOTIVE else 0.0


# majorities


def tents_by_region(g: ThreeRings) -> list[list[int]]:
    """By region, then by troupe: how many tents."""
    box = g.box
    found = [[0] * (NEUTRAL + 1) for _ in range(len(box.regions))]
    for place, troupe in enumerate(g.tents):
        if troupe != NOBODYS:
            found[box.region_of_place[place]][troupe] += 1
    return found


def majorities(g: ThreeRings, troupe: int, o: Outlook, standing: list[list[int]]) -> float:
    """What the regions still to be counted may bring; the next one is decided most."""
    value, order = 0.0, g.start().order[g.scored :]
    points = [*g.box.majority, 0, 0, 0]
    for i, region in enumerate(order):
        mine, behind = standing[region][troupe], 0.0
        spread = 0.6 + 0.55 * i + 0.12 * o.shows
        for other in g.troupes():
            if other != troupe:
                lead = mine - standing[region][other] + (0.35 if mine else -0.3)
                behind += 1.0 / (1.0 + exp(lead / spread * 1.6))
        if not mine and i == 0 and o.shows < 1.0:
            continue
        rank = int(behind)
        share = behind - rank
        value += points[rank] * (1.0 - share) + points[rank + 1] * share
    return value


def automatons_prospect(g: ThreeRings, o: Outlook, standing: list[list[int]]) -> float:
    """The same of the Automatons, roughly."""
    a = g.automata[0]
    value = a.points + corner_points(g, a.artists) + AUTOMATONS_SHOW * o.shows
    return value + majorities(g, AUTOMATONS, o, standing)
