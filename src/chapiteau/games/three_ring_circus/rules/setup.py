"""2 Set-up: the map, the decks, the hands, the neutral tents."""

from __future__ import annotations

from typing import Final

from ....core.event import EVERYONE
from ..box.components import (
    ALL_REGIONS,
    DISPLAY,
    PLACES,
    REGIONS,
    STARTS,
    TENTS_IN,
)
from . import chance
from .end_of_turn import Turn
from .moves import (
    CITY_LOVES,
    CITY_WANTS,
    CLOSES,
    GETS_TILE,
    NEUTRAL_TENT,
    PAWN_STARTS,
)
from .moves import STARTS as STARTS_GAME
from .state import NEUTRAL, ThreeRings

FEWEST: Final = 2  # alone the map is that of two players


def lay_table(g: ThreeRings) -> None:
    """2.3 Close regions off, lay out tokens and cards, deal, and give the last player the tile."""
    g.learn(EVERYONE)
    g.variant = variant_of(g)
    close_regions(g)
    g.tell(PAWN_STARTS, g.pawn_space())
    g.rng.reshuffle(chance.OBJECTIVES, g.objective_deck, g.box.objective_cards)
    g.rng.reshuffle(chance.MONEY, g.money.deck, g.box.money_cards)
    g.rng.reshuffle(chance.TICKETS, g.tickets.deck, g.box.cards, g.box.first_ticket)
    for place in range(DISPLAY):
        g.show_ticket(place)
    lay_cities(g)
    g.first = g.rng.stream(chance.FIRST).below(g.seats)
    deal_hands(g)
    if len(g.turn_order()) == FEWEST:
        pitch_neutral_tents(g)
    if g.is_solo():
        wind_up_automatons(g)
    order = g.turn_order()
    g.tell(STARTS_GAME, g.first)
    g.holder = order[-1]
    g.tell(GETS_TILE, g.holder - 1)
    g.then(Turn(order[0]))


def variant_of(g: ThreeRings) -> int:
    """2.10 The start that was agreed on, if this number of players has it, else Boston (2.11)."""
    players, chosen = max(FEWEST, g.seats), str(g.edition.options["start"])
    found = 0
    for i, start in enumerate(g.box.starts):
        if start.players == players and REGIONS[start.start] == STARTS[0]:
            found = i
    for i, start in enumerate(g.box.starts):
        if start.players == players and REGIONS[start.start] == chosen:
            found = i
    return found


def close_regions(g: ThreeRings) -> None:
    """2.1 Regions are closed off by number of players, and their objectives put away (2.2)."""
    for region in g.start().masked:
        g.tell(CLOSES, region)
        for objective in g.objective_deck[:]:
            card = g.box.objectives[objective]
            if card.kind == TENTS_IN and card.of == region:
                g.objective_deck.remove(objective)
                g.objective_discard.append(objective)


def lay_cities(g: ThreeRings) -> None:
    """2.4 Each region gets a token with any face up, each metropolis a card (2.5)."""
    tokens = list(range(len(g.box.faces) // 2))  # two faces each
    cards = list(range(1, len(g.box.metropolis_cards)))
    g.rng.stream(chance.TOKENS).shuffle(tokens)
    g.rng.stream(chance.METROPOLES).shuffle(cards)
    faces = g.rng.stream(chance.FACES)
    for r in ALL_REGIONS:
        if r in g.start().masked:
            continue
        region = g.box.regions[r]
        g.faces[r] = tokens.pop() * 2 + 1 + faces.below(2)
        for city in (region.medium_a, region.medium_b):
            g.tell(CITY_LOVES, city, g.favourite(city))
        g.metropolis[r] = cards.pop()
        g.tell(CITY_WANTS, region.metropolis, g.metropolis[r])


def deal_hands(g: ThreeRings) -> None:
    """2.7 An objective, a ticket card and four money cards each."""
    for seat in g.in_order():
        for _ in range(g.box.start_objectives):
            g.draw_objective(seat)
        for _ in range(g.box.start_tickets):
            g.draw_ticket(seat)
        g.draw_money(seat, g.box.start_money)
        g.players[seat].recount(g.box)


def pitch_neutral_tents(g: ThreeRings) -> None:
    """2.9 For two: a neutral tent in one town and on one metropolis place of each region."""
    for r in g.start().order:
        region = g.box.regions[r]
        g.pitch(NEUTRAL, region.metropolis, PLACES - 1)
        if region.neutral:
            g.pitch(NEUTRAL, region.neutral, 0)
            g.tell(NEUTRAL_TENT, region.neutral)


def wind_up_automatons(g: ThreeRings) -> None:
    """12.1 The markers of the Automatons, their tokens and their first deck."""
    a = g.automata[0]
    a.pedestals, a.locomotives = g.box.solo_pedestals, g.box.solo_locomotives
    a.tokens = [1, 2, 3, 4]
    g.rng.stream(chance.ARTISTS).shuffle(a.tokens)
    g.rng.reshuffle(chance.AUTOMA, a.deck, g.box.automa_cards)
