"""What a seat sees as a row of numbers: its own things first, then those of the others clockwise.

Written from the table itself, with the eyes of the seat: what `hide` turns face down counts as
face down here. Written from the seat's view it is the same.
"""

from __future__ import annotations

from typing import Final

from ....core.cards import Supply
from ....core.event import UNKNOWN, sees
from ....core.mind import Bounds
from ....core.observing.row import Row
from ....core.step import Step
from ..box.components import (
    CITIES,
    LONGEST_DIAL,
    MOST_CHAMELEONS,
    OPS,
    TOP_EXPERIENCE,
    FourberiesBox,
)
from ..rules.acrobats.acrobat import RESOLUTION_END
from ..rules.acrobats.ring import ChooseActor, ChooseTroupe
from ..rules.acrobats.road import SwapCity
from ..rules.acrobats.windows import Perform
from ..rules.hand import DiscardRequest
from ..rules.meeting import SendToCourt, Steal
from ..rules.scoring import Camouflage, PlayRequests
from ..rules.state import ALL_CITIES, MANAGERS, REQUEST_LIMIT, Fourberies, Troupe
from ..rules.travel import Travel

QUESTIONS: Final[list[type[Step[Fourberies]]]] = [
    Perform,
    Travel,
    SwapCity,
    Steal,
    SendToCourt,
    DiscardRequest,
    ChooseTroupe,
    ChooseActor,
    Camouflage,
    PlayRequests,
]
"""What may be asked, by number from 1; 0 is for a game that is over."""
NUMBERS: Final[dict[type, int]] = {kind: i + 1 for i, kind in enumerate(QUESTIONS)}
ROLES: Final = 2 * TOP_EXPERIENCE
ACROBATS: Final = len(OPS) - 1
TOP_BONUS: Final = 10
KINDS: Final = ROLES + TOP_BONUS + ACROBATS
"""Cards are alike by kind: actors by role, bonuses by écus, acrobats by what they do."""
MOST_ECUS: Final = 999
LANE: Final = 2
MOST_LOTS: Final = 99


def most_turns(box: FourberiesBox) -> int:
    """The turns of the longest season, in which each city gets one card a turn."""
    return (box.encounter_count + CITIES - 1) // CITIES


def bounds(box: FourberiesBox, seats: int) -> Bounds:
    """The length, lowest and highest value of each list."""
    found = {**_common_bounds(box, seats), **_troupe_bounds(box, seats)}
    if seats == 2:
        found |= {
            "friend_deck": (seats, 0, CITIES),
            "friend_hides": (seats, 0, 1),
            "friend_pick": (seats * CITIES, 0, 1),
            "friend_visit": (seats * CITIES, 0, 1),
            "friend_used": (seats * CITIES, 0, 1),
        }
    return found


def _common_bounds(box: FourberiesBox, seats: int) -> Bounds:
    encounters, requests = box.encounter_count, box.request_count
    return {
        "seat": (seats, 0, 1),
        "first": (seats, 0, 1),
        "season": (1, 1, box.season_count),
        "turn": (1, 0, most_turns(box)),
        "needle": (1, -LONGEST_DIAL, LONGEST_DIAL),
        "mood": (1, -1, 1),
        "asks": (len(QUESTIONS) + 1, 0, 1),
        "asks_seat": (seats, 0, 1),
        "asks_moment": (RESOLUTION_END, 0, 1),
        "asks_city": (CITIES, 0, 1),
        "asks_role": (ROLES, 0, 1),
        "asks_other": (seats, 0, 1),
        "lane_cities": (CITIES, 0, LANE),
        "lane_requests": (requests, 0, LANE),
        "lane_passes": (1, 0, 1),
        "lane_towards": (1, 0, MOST_CHAMELEONS + 1),
        "finished": (seats, 0, 1),
        "cities": (CITIES * KINDS, 0, encounters),
        "stacks": (CITIES * (most_turns(box) + 1), 0, encounters),
        "deck": (1, 0, encounters),
        "discard": (KINDS, 0, encounters),
        "request_deck": (1, 0, requests),
        "request_discard": (1, 0, requests),
        "request_discard_known": (requests, 0, 1),
        "request_lots": (1, 0, MOST_LOTS),
        "request_lot_known": (requests, 0, MOST_LOTS),
        "requests": (requests, 0, 1),
    }


def _troupe_bounds(box: FourberiesBox, seats: int) -> Bounds:
    encounters, requests = box.encounter_count, box.request_count
    return {
        "ecus": (seats, 0, MOST_ECUS),
        "hand": (seats * CITIES, 0, 1),
        "journeys": (seats, 1, 2),
        "claimed": (seats * CITIES, 0, 1),
        "spies_on": (seats * seats, 0, 1),
        "seen_by": (seats * seats, 0, 1),
        "picks": (seats * CITIES, 0, 1),
        "picks_hidden": (seats, 0, LANE),
        "visiting": (seats * CITIES, 0, 1),
        "actors": (seats * ROLES, 0, encounters),
        "newcomers": (seats * ROLES, 0, encounters),
        "acrobats": (seats * ACROBATS, 0, MOST_CHAMELEONS),
        "guests": (seats * ACROBATS, 0, MOST_CHAMELEONS),
        "tilted": (seats * ACROBATS, 0, MOST_CHAMELEONS),
        "requests_held": (seats, 0, REQUEST_LIMIT + 1),
        "opened": (seats * requests, 0, 1),
        "managers": (seats, 0, MANAGERS),
        "towards": (seats, 0, MOST_CHAMELEONS),
    }


def write(g: Fourberies, seat: int, row: Row) -> None:
    """All that a seat sees, in the order of `bounds`."""
    n, requests = g.seats, g.box.request_count
    order = [(seat + k) % n for k in range(n)]
    row.one_hot(n, seat)
    row.one_hot(n, (g.first - seat) % n)
    row.number(g.season)
    row.number(g.turn)
    row.number(g.needle)
    row.number(g.mood())
    _question(g, order, row)
    _lane(g, seat, row)
    for s in order:
        row.number(1 if g.has_finished(s) else 0)
    _cards(g, row)
    _requests(g.supply, requests, seat, row)
    row.places(requests, g.troupes[seat].requests)
    troupes = [g.troupes[s] for s in order]
    _plans(troupes, seat, n, row)
    _people(g.box, troupes, row)
    if n == 2:
        _friends(troupes, row)


# what is asked and already chosen


def _question(g: Fourberies, order: list[int], row: Row) -> None:
    """The step that waits, and what it is about."""
    n, moment, city, role, other = g.seats, 0, 0, 0, -1
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Perform):
        moment, city = step.moment, step.city
    elif isinstance(step, SwapCity):
        city = step.old_city
    elif isinstance(step, ChooseTroupe):
        role = step.role
    elif isinstance(step, ChooseActor):
        role, other = step.role, (step.other_seat - order[0]) % n
    asked = g.to_act()
    row.one_hot(len(QUESTIONS) + 1, 0 if step is None else NUMBERS[type(step)])
    for s in order:
        row.number(1 if s in asked else 0)
    row.one_hot(RESOLUTION_END, moment - 1)
    row.one_hot(CITIES, city - 1)
    row.one_hot(ROLES, role - 1)
    row.one_hot(n, other)


def _lane(g: Fourberies, seat: int, row: Row) -> None:
    """What the viewer has chosen face down, each choice with its place in the lane."""
    cities, passes, towards = row.at, 0, 0
    requests = cities + CITIES
    if g.chosen:
        for i, move in enumerate(g.chosen[seat]):
            if move.verb == "travel":
                row.put(cities + move.arg - 1, i + 1)
            elif move.verb == "play":
                row.put(requests + move.arg - 1, i + 1)
            elif move.verb == "towards":
                towards = move.arg + 1
            else:
                passes = 1
    row.skip(CITIES + g.box.request_count)
    row.number(passes)
    row.number(towards)


# cards


def _cards(g: Fourberies, row: Row) -> None:
    """The cities by kind and, newest first, by card; the deck and what was discarded."""
    depth = most_turns(g.box) + 1  # one a turn, and perhaps one of a neighbour's
    for city in ALL_CITIES:
        _kinds(g.box, g.cities[city], row)
    for city in ALL_CITIES:
        cards = g.cities[city]
        at, last = row.at, len(cards) - 1
        for i in range(min(depth, last + 1)):
            row.put(at + i, cards[last - i])
        row.skip(depth)
    row.number(len(g.deck))
    _kinds(g.box, g.discard, row)


def _kinds(box: FourberiesBox, cards: list[int], row: Row) -> None:
    """How many cards of each kind."""
    at = row.at - 1
    for card in cards:
        if box.role[card]:
            row.add(at + box.role[card])
        elif box.bonus[card]:
            row.add(at + ROLES + box.bonus[card])
        else:
            row.add(at + ROLES + TOP_BONUS + box.acrobat[card])
    row.skip(KINDS)


def _requests(supply: Supply, count: int, seat: int, row: Row) -> None:
    """The request deck, and what the viewer knows of its discard, now and at each reshuffle."""
    row.number(len(supply.deck))
    row.number(len(supply.discard))
    at = row.at - 1
    for i, card in enumerate(supply.discard):
        if card != UNKNOWN and sees(seat, supply.known[i]):
            row.put(at + card, 1)
    row.skip(count)
    row.number(min(len(supply.lots), MOST_LOTS))
    at = row.at - 1
    for number, lot in enumerate(supply.lots):
        for card, mask in enumerate(lot):
            if sees(seat, mask):
                row.put(at + card, min(number + 1, MOST_LOTS))
    row.skip(count)


# troupes


def _plans(troupes: list[Troupe], seat: int, n: int, row: Row) -> None:
    """Money and travel cards of each player, first the viewer's."""
    for t in troupes:
        row.number(min(t.ecus, MOST_ECUS))
    for t in troupes:
        row.places(CITIES, t.hand)
    for t in troupes:
        row.number(t.journeys)
    for t in troupes:
        row.one_hot(CITIES, t.claimed - 1)
    for t in troupes:
        row.one_hot(n, (t.spies_on - seat) % n if t.spies_on >= 0 else -1)
    for t in troupes:
        for k in range(n):
            row.number(1 if sees((seat + k) % n, t.onlookers) else 0)
    hidden = row.at + n * CITIES
    for k, t in enumerate(troupes):
        is_open = k == 0 or sees(seat, t.onlookers)
        for city in t.picks:
            if city != UNKNOWN and (is_open or city == t.claimed):
                row.put(row.at + city - 1, 1)
            else:
                row.add(hidden + k)
        row.skip(CITIES)
    row.skip(n)
    for t in troupes:
        row.places(CITIES, t.visiting)


def _people(box: FourberiesBox, troupes: list[Troupe], row: Row) -> None:
    """Actors, acrobats and requests of each player."""
    for t in troupes:
        row.counts(ROLES, box.role, t.actors)
    for t in troupes:
        row.counts(ROLES, box.role, t.newcomers)
    for t in troupes:
        row.counts(ACROBATS, box.acrobat, t.acrobats)
    for t in troupes:
        row.counts(ACROBATS, box.acrobat, t.guests)
    for t in troupes:
        row.counts(ACROBATS, box.acrobat, t.tilted)
    for t in troupes:
        row.number(len(t.requests))
    for t in troupes:
        row.places(box.request_count, t.opened)
    for t in troupes:
        row.number(t.managers)
    for t in troupes:
        row.number(t.towards)


def _friends(troupes: list[Troupe], row: Row) -> None:
    """12.1 The Friend troupes of two players; only one's own plans are seen."""
    mine, other = troupes
    row.number(len(mine.friend_deck))
    row.number(len(other.friend_deck))
    row.number(mine.friend_pick.count(UNKNOWN))
    row.number(len(other.friend_pick))
    row.places(CITIES, mine.friend_pick)
    row.skip(CITIES)
    for t in troupes:
        row.places(CITIES, t.friend_visit)
    for t in troupes:
        row.places(CITIES, t.friend_used)
