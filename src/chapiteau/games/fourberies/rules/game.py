"""Fourberies for the engine: set-up, secrets, scores, wire form."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ....core.box import Box, Data
from ....core.edition import Edition, box_of
from ....core.event import ScorePad
from ....core.game import Game
from ....core.mind import Mind
from ....core.rng import Rng
from ..box.components import CITIES, FourberiesBox, read_box
from . import chance, city, hand, meeting, scoring, season, secrets, travel
from .acrobats import ring, road, windows
from .moves import MOVES, TOLD
from .pad import FourberiesPad
from .state import ALL_CITIES, MANAGERS, Fourberies, Troupe

if TYPE_CHECKING:
    from ....core.game import MakeMind, OpenBoard

STEPS = [
    season.Turn, travel.BeginTravel, travel.Spying, travel.Travel, travel.Spy, travel.TurnUp,
    travel.SetOut, windows.Perform, road.SwapCity, ring.ChooseTroupe, ring.ChooseActor,
    city.Resolution, city.ResolveCity, city.Alone, city.Shared, city.Friends, city.LeaveCity,
    meeting.Meet, meeting.Steal, meeting.SendToCourt, hand.DrawRequest, hand.DiscardRequest,
    season.EndResolution, season.NewOpportunities, scoring.Camouflage, scoring.Count,
    scoring.PlayRequests, season.EndSeason,
]  # fmt: skip


class FourberiesGame(Game[Fourberies]):
    """Bruno Cathala and Christian Martinez' game of travelling theatre troupes."""

    name = "fourberies"
    rules = 2
    streams_since = 2
    fewest = 2
    most = 5

    def __init__(
        self,
        mind: MakeMind[Fourberies] = Mind,
        board: OpenBoard[Fourberies] | None = None,
    ) -> None:
        folder = Path(__file__).parent.parent
        super().__init__(folder, MOVES, TOLD, list(STEPS), [], mind, board)

    def read_box(self, data: Data) -> Box:
        return read_box(data)

    def blank(self, edition: Edition, seats: int, rng: Rng) -> Fourberies:
        return Fourberies(edition, box_of(edition, FourberiesBox), seats, rng)

    def part(self, kind: str) -> object:
        return Troupe()

    def set_up(self, g: Fourberies) -> None:
        """2.3 Decks are shuffled; two players get a Friend each (12.1); a first seat is drawn."""
        rng, box = g.rng, g.box
        if g.seats == 2:
            for seat, t in enumerate(g.troupes):
                t.friend_deck = ALL_CITIES[:]
                rng.reshuffle(chance.FRIENDS + seat, t.friend_deck, CITIES)
        rng.reshuffle(chance.ENCOUNTERS, g.deck, box.encounter_count)
        rng.reshuffle(chance.REQUESTS, g.supply.deck, box.request_count)
        g.first = rng.stream(chance.FIRST).below(g.seats)
        season.open_season(g)

    def hide(self, g: Fourberies, viewer: int) -> None:
        secrets.hide(g, viewer)

    def deal(self, g: Fourberies, rng: Rng) -> None:
        secrets.deal(g, rng)

    def scores(self, g: Fourberies) -> list[int]:
        return [t.ecus for t in g.troupes]

    def score_pad(self, edition: Edition, seats: int) -> ScorePad:
        return FourberiesPad(edition, seats)

    def check(self, g: Fourberies) -> None:
        """Every card of the box, and for each colour 8 travel cards and 3 managers."""
        encounters = [*g.deck, *g.discard]
        requests = [*g.supply.deck, *g.supply.discard]
        for cards in g.cities:
            encounters += cards
        for t in g.troupes:
            encounters += t.actors + t.newcomers + t.acrobats + t.guests + t.tilted
            requests += t.requests + t.opened
            assert set(t.picks) <= set(t.hand), "a laid travel card is not in hand"
            assert len(set(t.hand)) == len(t.hand), "a travel card is doubled"
            assert not set(t.visiting) & set(t.hand), "a travel card is in hand and played"
            assert len(t.requests) == len(t.request_lots), "a request has no lot"
            assert 0 <= t.managers <= MANAGERS, "a manager too many"
            assert t.ecus >= 0, "a debt"
            friend = t.friend_deck + t.friend_pick + t.friend_visit + t.friend_used
            assert sorted(friend) == (ALL_CITIES if g.seats == 2 else []), "a Friend lost a card"
        all_encounters = list(range(1, g.box.encounter_count + 1))
        all_requests = list(range(1, g.box.request_count + 1))
        assert sorted(encounters) == all_encounters, "encounter cards changed"
        assert sorted(requests) == all_requests, "requests changed"
        assert 1 <= abs(g.needle) <= g.box.dial, "the needle is off the dial"
        assert len(g.cities) == CITIES + 1 and not g.cities[0], "a city too many"

    def word_id(self, edition: Edition, noun: str, id: int) -> str:
        box = box_of(edition, FourberiesBox)
        if noun == "encounter":
            if id > box.encounter_count:
                return ""  # a card of larger boxes
            face = box.face[id]
            return f"acrobat-{face}" if box.acrobat[id] else face
        if noun == "request":
            return f"request-{box.requests[id].id}" if id <= box.request_count else ""
        if noun == "acrobat":
            return f"acrobat-{box.acrobat_ids[id]}"
        if noun == "role":
            return f"tragedian-{id}" if id <= 5 else f"comedian-{id - 5}"
        if noun == "moment":
            return f"moment-{id}"
        return f"{noun}-{id}" if noun in ("city", "mood") else ""
