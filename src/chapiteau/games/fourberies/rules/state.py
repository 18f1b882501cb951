"""What lies on the table."""

from __future__ import annotations

from typing import Final

from ....core.cards import Supply
from ....core.edition import Edition, box_of
from ....core.rng import Rng
from ....core.state import State
from ....core.step import NOBODY
from ..box.components import (
    CHAMELEON,
    CITIES,
    COMEDY,
    TRAGEDY,
    FourberiesBox,
)
from .moves import MOOD_TURNS, RECOVERS, SWAYS

ALL_CITIES: Final = list(range(1, CITIES + 1))
START_ECUS: Final = 3
MANAGERS: Final = 3
REQUEST_LIMIT: Final = 3


def rewards_of(edition: Edition) -> list[int]:
    """9.2 What a show that pleases earns, by season from 1; so many seasons there are."""
    return box_of(edition, FourberiesBox).rewards


class Troupe:
    """What lies in front of one player."""

    def __init__(self, like: Troupe | None = None) -> None:
        if like is None:
            self.ecus = START_ECUS
            self.hand = ALL_CITIES[:]  # travel cards; a picked one stays until caravels set out
            self.picks: list[int] = []  # travel cards laid out this turn
            self.onlookers = 0  # bit mask of the seats that have seen `picks`
            self.claimed = 0  # the city the Ox keeps for this troupe this turn
            self.spies_on = NOBODY  # whom the Monkey watches this turn
            self.journeys = 1  # how many cities to choose this turn
            self.visiting: list[int] = []  # cities where a caravel waits for its turn
            self.acrobats: list[int] = []  # ready to perform
            self.guests: list[int] = []  # acrobats taken this turn, not ready yet
            self.tilted: list[int] = []  # acrobats that have performed this season
            self.actors: list[int] = []
            self.newcomers: list[int] = []  # actors met in the city being resolved
            self.requests: list[int] = []
            self.request_lots: list[int] = []  # the latest reshuffle each may come from
            self.opened: list[int] = []  # requests played, face up
            self.managers = 0  # on stage
            self.towards = 0  # chameleons that play to the King's mood at this count
            self.friend_deck: list[int] = []
            self.friend_pick: list[int] = []
            self.friend_visit: list[int] = []
            self.friend_used: list[int] = []
        else:
            self.ecus = like.ecus
            self.hand = like.hand.copy()
            self.picks = like.picks.copy()
            self.onlookers = like.onlookers
            self.claimed = like.claimed
            self.spies_on = like.spies_on
            self.journeys = like.journeys
            self.visiting = like.visiting.copy()
            self.acrobats = like.acrobats.copy()
            self.guests = like.guests.copy()
            self.tilted = like.tilted.copy()
            self.actors = like.actors.copy()
            self.newcomers = like.newcomers.copy()
            self.requests = like.requests.copy()
            self.request_lots = like.request_lots.copy()
            self.opened = like.opened.copy()
            self.managers = like.managers
            self.towards = like.towards
            self.friend_deck = like.friend_deck.copy()
            self.friend_pick = like.friend_pick.copy()
            self.friend_visit = like.friend_visit.copy()
            self.friend_used = like.friend_used.copy()

    def give_up_request(self, request: int) -> int:
        """Part with a request; return the latest lot it may come from, as far as others know.

        Nobody else knows which lot it came from, so no card left in hand is known to be older.
        """
        newest = max(self.request_lots)
        self.requests.remove(request)
        self.request_lots = [newest] * len(self.requests)
        return newest

    def caravels_on_board(self) -> list[int]:
        """The cities where a caravel has stayed since an earlier visit."""
        return [c for c in ALL_CITIES if c not in self.hand and c not in self.visiting]


class Fourberies(State):
    """A game of Fourberies."""

    def __init__(
        self,
        edition: Edition,
        box: FourberiesBox,
        seats: int,
        rng: Rng,
        like: Fourberies | None = None,
    ) -> None:
        super().__init__(edition, seats, rng, like)
        self.box: Final = box
        if like is None:
            self.troupes = [Troupe() for _ in range(seats)]
            self.cities: list[list[int]] = [[] for _ in range(CITIES + 1)]  # the newest card last
            self.deck = list(range(1, box.encounter_count + 1))
            self.discard: list[int] = []
            self.supply = Supply(box.request_count)
            self.needle = 1  # negative: tragedy; there is no 0
            self.season = 0  # from 1; 0 before the first
            self.turn = 0
            self.first = 0  # whose acrobats come first this turn
        else:
            self.troupes = [Troupe(t) for t in like.troupes]
            self.cities = [c.copy() for c in like.cities]
            self.deck = like.deck.copy()
            self.discard = like.discard.copy()
            self.supply = Supply(0, like.supply)
            self.needle = like.needle
            self.season = like.season
            self.turn = like.turn
            self.first = like.first

    def clone(self) -> Fourberies:
        return Fourberies(self.edition, self.box, self.seats, self.rng.clone(), self)

    # who and where

    def others(self, seat: int) -> list[int]:
        return [s for s in range(self.seats) if s != seat]

    def in_order(self) -> list[int]:
        """3.2 The seats from the start seat of this turn, clockwise."""
        return [(self.first + k) % self.seats for k in range(self.seats)]

    def visitors(self, city: int) -> list[int]:
        """The seats with a caravel waiting at a city, in order."""
        found = [s for s in range(self.seats) if city in self.troupes[s].visiting]
        if len(found) > 1:
            found.sort(key=self.place_in_order)
        return found

    def place_in_order(self, seat: int) -> int:
        return (seat - self.first) % self.seats

    def friends_at(self, city: int) -> int:
        found = 0
        for t in self.troupes:
            if t.friend_visit and city in t.friend_visit:
                found += 1
        return found

    def barred(self, seat: int) -> list[int]:
        """7.4 The cities that another troupe's Ox keeps from this seat."""
        return [t.claimed for s, t in enumerate(self.troupes) if t.claimed and s != seat]

    # the seasons

    def seasons_left(self) -> int:
        """10.1 How many come after this one."""
        return len(rewards_of(self.edition)) - 1 - self.season

    def reward(self) -> int:
        """9.2 What a show that pleases earns this season."""
        rewards = rewards_of(self.edition)
        return rewards[min(self.season, len(rewards) - 1)]

    # the King

    def mood(self) -> int:
        return COMEDY if self.needle > 0 else TRAGEDY

    def needle_after(self, shift: int) -> int:
        """6.1 Where the needle would stop: there is no middle space, and the dial ends."""
        after = self.needle + shift
        if self.needle < 0 <= after:
            after += 1
        elif after <= 0 < self.needle:
            after -= 1
        return max(-self.box.dial, min(self.box.dial, after))

    def sway(self, shift: int) -> None:
        """6.3 Turn the needle; when the mood changes every manager goes home."""
        before = self.needle
        self.needle = self.needle_after(shift)
        if self.needle != before:
            self.tell(SWAYS, shift, self.needle)
        if (before < 0) != (self.needle < 0):
            self.tell(MOOD_TURNS, self.mood())
            for t in self.troupes:
                t.managers = 0

    def managers_on_stage(self) -> int:
        found = 0
        for t in self.troupes:
            found += t.managers
        return found

    # troupes

    def has_ready(self, seat: int, op: int) -> bool:
        """Whether a seat has an acrobat that may still perform this season."""
        ops = self.box.acrobat
        for card in self.troupes[seat].acrobats:
            if ops[card] == op:
                return True
        return False

    def tilt(self, seat: int, op: int) -> None:
        """7.1 An acrobat has served this season."""
        t = self.troupes[seat]
        for card in t.acrobats:
            if self.box.acrobat[card] == op:
                t.acrobats.remove(card)
                t.tilted.append(card)
                return

    def recover(self, seat: int, pending: list[int]) -> None:
        """Take back all travel cards and caravels except those of cities still to be resolved."""
        t = self.troupes[seat]
        if len(t.hand) + len(pending) < CITIES:
            self.tell(RECOVERS, seat)
        t.hand = [c for c in ALL_CITIES if c not in pending]
        t.visiting = pending

    def chameleons(self, seat: int) -> int:
        ops, found = self.box.acrobat, 0
        for card in self.troupes[seat].acrobats:
            if ops[card] == CHAMELEON:
                found += 1
        return found

    def leaning(self, seat: int) -> int:
        """The experience of the comedians less that of the tragedians, Chameleons apart."""
        kind, experience, total = self.box.kind, self.box.experience, 0
        for actor in self.troupes[seat].actors:
            total += kind[actor] * experience[actor]
        return total

    def difference(self, seat: int) -> int:
        """9.2 How far a show leans towards the mood, with Chameleons as their owner picked."""
        with_mood = self.troupes[seat].towards
        against = self.chameleons(seat) - with_mood
        chameleons = (with_mood - against) * self.box.chameleon_experience
        return self.leaning(seat) * self.mood() + chameleons
