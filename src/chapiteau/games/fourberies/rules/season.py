"""3, 8 and 10: the course of a season, new opportunities, and the change of seasons."""

from __future__ import annotations

from typing import Final

from ....core.event import EVERYONE
from ....core.step import Auto
from ..box.components import CITIES, COMEDY, TRAGEDY
from . import chance
from .acrobats.acrobat import RESOLUTION_END
from .acrobats.windows import performances
from .city import Resolution
from .moves import LAYS, SEASON_OPENS
from .scoring import Camouflage, Count, PlayRequests
from .state import ALL_CITIES, Fourberies
from .travel import BeginTravel


class Turn(Auto[Fourberies]):
    """3.1 A turn: travel, resolution from city 1 to city 8, new opportunities."""

    def run(self, g: Fourberies) -> None:
        g.turn += 1
        g.then(BEGIN_TRAVEL, RESOLUTION, END_RESOLUTION, NEW_OPPORTUNITIES)


class EndResolution(Auto[Fourberies]):
    """5.4 After the last city the acrobats taken this turn are ready; a last window opens (7.2)."""

    def run(self, g: Fourberies) -> None:
        for t in g.troupes:
            t.acrobats.extend(t.guests)
            t.guests = []
            t.claimed = 0
        g.then(*performances(g, RESOLUTION_END, g.in_order()))


class NewOpportunities(Auto[Fourberies]):
    """8.1 Without cards in the deck the season is over; otherwise each city gets one more (8.2)."""

    def run(self, g: Fourberies) -> None:
        g.first = (g.first + 1) % g.seats
        if g.deck:
            lay_out(g)
            g.then(TURN)
        else:
            g.then(Camouflage(), Count(), PlayRequests(), EndSeason())


def lay_out(g: Fourberies) -> None:
    """8.2 One card per city from the first to the last, as long as there are any (8.3)."""
    g.learn(EVERYONE)
    for city in ALL_CITIES:
        if g.deck:
            card = g.deck.pop()
            g.cities[city].append(card)
            g.tell(LAYS, city, card)


class EndSeason(Auto[Fourberies]):
    """10.1 Troupes part, acrobats rest, the discard is the new deck; or the game ends (11.1)."""

    def run(self, g: Fourberies) -> None:
        if g.seasons_left() == 0:
            return
        for t in g.troupes:
            g.discard.extend(t.actors)
            t.actors = []
            t.acrobats.extend(t.tilted)
            t.tilted = []
            t.managers = 0
            t.towards = 0
        for city in g.cities:
            g.discard.extend(city)
        g.cities = [[] for _ in range(CITIES + 1)]
        g.deck = g.discard
        g.discard = []
        g.rng.reshuffle(chance.ENCOUNTERS, g.deck, g.box.encounter_count)
        open_season(g)


def open_season(g: Fourberies) -> None:
    """2.1 A coin tells the King's mood; then the first cards are laid out (2.3)."""
    g.season += 1
    g.turn = 0
    g.needle = COMEDY if g.rng.stream(chance.MOOD).below(2) else TRAGEDY
    g.tell(SEASON_OPENS, g.season, g.needle)
    lay_out(g)
    g.then(TURN)


# Steps that hold no ids exist only once.
TURN: Final = Turn()
BEGIN_TRAVEL: Final = BeginTravel()
RESOLUTION: Final = Resolution()
END_RESOLUTION: Final = EndResolution()
NEW_OPPORTUNITIES: Final = NewOpportunities()
