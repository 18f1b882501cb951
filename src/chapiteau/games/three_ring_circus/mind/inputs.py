"""What a learned judgement looks at in a solo game: the player's circus and the Automatons'."""

from __future__ import annotations

from typing import Final

from ..box.components import HIRE, REVEAL
from ..rules.scoring import automatons_tally, corner_points, effect_points, objective_points
from ..rules.shows.show import free_place, free_slots, metropolis_points, pedestals_at, star_points
from ..rules.state import AUTOMATONS, ThreeRings
from .columns import columns, objective_value
from .horizon import Horizon
from .majorities import majorities
from .outlook import (
    FAR,
    Sight,
    backstage_cards,
    coins_in_hand,
    hopes_in_hand,
    promises_in_hand,
    room,
    tickets_value,
)
from .promises import crowd, highest, purse, to_hire
from .venues import city_show, venues

INPUTS: Final = [
    "always", "shows", "popcorn", "tile",
    "tickets", "majorities", "placed", "placed-now", "hopes", "columns",
    "banknotes", "locomotives", "pedestals", "room", "artists", "full-columns", "longest-ring",
    "highest", "tents", "venues", "metropolises", "cities",
    "coins", "purse", "money-cards", "backstage", "to-hire", "tickets-in-hand", "crowd",
    "best-ticket", "all-tickets", "stars-in-hand",
    "automatons-tickets", "automatons-majorities", "automatons-pedestals",
    "automatons-locomotives", "automatons-artists", "automatons-artist-cards", "automatons-tents",
    "automatons-tokens", "monkey", "automatons-metropolises", "automatons-cities",
    "automatons-deck", "artist-cards-played", "cards-played",
]  # fmt: skip
EDGES: Final = [1.0, 2.0, 3.0, 4.0, 5.5, 7.0, 8.5]
"""Shows to come at which one stage of the game gives way to the next, the last one first."""
STAGES: Final = 8
SOON: Final = 1  # pedestals that the Automatons may gain before they perform
COUNTED: Final = 0.5  # how likely they are to perform where the region has been counted


def stage_of(g: ThreeRings) -> int:
    """How far off the end is."""
    shows, stage = Horizon(g).shows, 0
    for edge in EDGES:
        if shows >= edge:
            stage += 1
    return stage


def inputs_of(g: ThreeRings, seat: int) -> list[float]:
    """All that INPUTS names."""
    sight = Sight(g)
    is_holder = g.holder == seat + 1
    found = [1.0, sight.ahead.shows, float(g.popcorn), float(is_holder)]
    hope_inputs(g, seat, sight, found)
    circus_inputs(g, seat, found)
    venue_inputs(g, seat, sight.ahead, found)
    hand_inputs(g, seat, sight.ahead, found)
    found.append(float(stars_in_hand(g, seat)))
    automatons_inputs(g, sight, found)
    automatons_venues(g, found)
    automatons_deck(g, found)
    return found


def hope_inputs(g: ThreeRings, seat: int, sight: Sight, found: list[float]) -> None:
    """Tickets in the rings, regions, and objectives, placed or not."""
    p, t = g.players[seat], sight.ahead
    found.append(tickets_value(g, seat))
    found.append(majorities(g, seat + 1, t, sight.standing))
    placed = now = 0.0
    for objective in p.placed:
        placed += objective_value(g, seat, objective, t)
        now += objective_points(g, seat, objective)
    hopes = hopes_in_hand(g, seat, t)
    found += [placed, now, sum(hopes), columns(g, seat, hopes, t)]


def circus_inputs(g: ThreeRings, seat: int, found: list[float]) -> None:
    """The symbols of a circus, and how its rings are filled."""
    p = g.players[seat]
    longest = top = 0
    for ring in p.rings:
        longest = max(longest, len(ring))
        top += highest(g, ring)
    found += [float(p.banknotes), float(min(p.locomotives, FAR)), float(p.pedestals)]
    found += [float(room(g, seat)), float(p.artists()), float(p.full_columns())]
    found += [float(longest), float(top), float(p.tents)]


def venue_inputs(g: ThreeRings, seat: int, t: Horizon, found: list[float]) -> None:
    """What the best shows to come would bring, and all metropolises and medium cities together."""
    p, metropolises, cities = g.players[seat], 0, 0.0
    for r in g.start().order:
        region = g.box.regions[r]
        if not p.shows >> region.metropolis & 1:
            metropolises += metropolis_points(g, seat, region.metropolis)
        for city in (region.medium_a, region.medium_b):
            if not p.shows >> city & 1:
                cities += city_show(g, city, pedestals_at(g, seat, city), t)
    found += [venues(g, seat, t), float(metropolises), cities]


def hand_inputs(g: ThreeRings, seat: int, t: Horizon, found: list[float]) -> None:
    """What a player has in hand."""
    p, coins, backstage = g.players[seat], coins_in_hand(g, seat, t), backstage_cards(g, seat)
    promises = promises_in_hand(g, seat, t)
    best = total = 0.0
    for promise in promises:
        best = max(best, promise.gain)
        total += promise.gain
    found += [float(coins), purse(g, seat, coins, t), float(len(p.money)), float(backstage)]
    found += [to_hire(promises, coins, t), float(len(p.tickets)), crowd(p.hand_size(), t)]
    found += [best, total]


def stars_in_hand(g: ThreeRings, seat: int) -> int:
    """The metropolises still without a show of one's own whose star is among the tickets."""
    p, box, found = g.players[seat], g.box, 0
    for r in g.start().order:
        if not p.shows >> box.regions[r].metropolis & 1:
            star = box.metropolis_cards[g.metropolis[r]].value
            for card in p.tickets:
                if card and box.value[card] == star:
                    found += 1
                    break
    return found


def automatons_inputs(g: ThreeRings, sight: Sight, found: list[float]) -> None:
    """What lies in front of the Automatons."""
    a, tally = g.automata[0], automatons_tally(g)
    tickets = corner_points(g, a.artists)
    for place in range(len(a.artists)):
        tickets += effect_points(g, tally, a.artists, place)
    found += [float(tickets), majorities(g, AUTOMATONS, sight.ahead, sight.standing)]
    found += [float(a.pedestals), float(a.locomotives), float(len(a.artists))]
    found += [float(a.artist_cards), float(a.tents), float(a.revealed), float(a.monkey)]


def automatons_venues(g: ThreeRings, found: list[float]) -> None:
    """What the metropolises and the medium cities would pay the Automatons now."""
    a, box = g.automata[0], g.box
    metropolises, cities = 0.0, 0
    for i, r in enumerate(g.start().order):
        region = box.regions[r]
        if not a.shows >> region.metropolis & 1:
            place = free_place(g, region.metropolis)
            points = star_points(g, a.artists, region.metropolis)
            if points and place >= 0:
                likely = 1.0 if i >= g.scored else COUNTED
                metropolises += likely * (points + box.place_points[place])
        for city in (region.medium_a, region.medium_b):
            if not a.shows >> city & 1:
                slots = free_slots(g, city, a.pedestals + SOON)
                if slots and box.slots[slots[-1] - 1].pedestals >= box.solo_least_slot:
                    cities += box.slots[slots[-1] - 1].points
    found += [metropolises, float(cities)]


def automatons_deck(g: ThreeRings, found: list[float]) -> None:
    """What is known of the deck in use: cards left, and those turned up."""
    a, artists = g.automata[0], 0
    for card in a.played:
        action = g.box.automa[card].action
        if action == REVEAL or action == HIRE:
            artists += 1
    found += [float(len(a.deck)), float(artists), float(len(a.played))]
