"""A view as named integer lists of fixed length: the viewer first, then clockwise."""

from __future__ import annotations

from typing import Final

from ....core.cards import Supply
from ....core.event import UNKNOWN, sees
from ....core.lists import counts, one_hot, places
from ....core.mind import Bounds, Features
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


def features(view: Fourberies, seat: int) -> Features:
    """All that a seat sees, from its own view."""
    n = view.seats
    order = [(seat + k) % n for k in range(n)]
    found = {
        "seat": one_hot(n, seat),
        "first": one_hot(n, (view.first - seat) % n),
        "season": [view.season],
        "turn": [view.turn],
        "needle": [view.needle],
        "mood": [view.mood()],
        **_question(view, order),
        **_lane(view, seat),
        "finished": [int(view.has_finished(s)) for s in order],
        **_cards(view),
        **_requests(view.supply, view.box.request_count),
        "requests": places(view.box.request_count, view.troupes[seat].requests),
    }
    troupes = [view.troupes[s] for s in order]
    found |= _troupes(view.box, troupes, seat, n)
    if n == 2:
        found |= _friends(troupes)
    return found


# what is asked and already chosen


def _question(view: Fourberies, order: list[int]) -> Features:
    """The step that waits, and what it is about."""
    n, moment, city, role, other = view.seats, 0, 0, 0, -1
    step = view.stack[-1] if view.stack else None
    if isinstance(step, Perform):
        moment, city = step.moment, step.city
    elif isinstance(step, SwapCity):
        city = step.old_city
    elif isinstance(step, ChooseTroupe):
        role = step.role
    elif isinstance(step, ChooseActor):
        role, other = step.role, (step.other_seat - order[0]) % n
    asked = view.to_act()
    return {
        "asks": one_hot(len(QUESTIONS) + 1, question(step)),
        "asks_seat": [int(s in asked) for s in order],
        "asks_moment": one_hot(RESOLUTION_END, moment - 1),
        "asks_city": one_hot(CITIES, city - 1),
        "asks_role": one_hot(ROLES, role - 1),
        "asks_other": one_hot(n, other),
    }


def question(step: Step[Fourberies] | None) -> int:
    """The number of what a step asks."""
    for i, kind in enumerate(QUESTIONS):
        if isinstance(step, kind):
            return i + 1
    return 0


def _lane(view: Fourberies, seat: int) -> Features:
    """What the viewer has chosen face down, each choice with its place in the lane."""
    cities, requests, passes, towards = [0] * CITIES, [0] * view.box.request_count, 0, 0
    for i, move in enumerate(view.chosen[seat] if view.chosen else []):
        if move.verb == "travel":
            cities[move.arg - 1] = i + 1
        elif move.verb == "play":
            requests[move.arg - 1] = i + 1
        elif move.verb == "towards":
            towards = move.arg + 1
        else:
            passes = 1
    return {
        "lane_cities": cities,
        "lane_requests": requests,
        "lane_passes": [passes],
        "lane_towards": [towards],
    }


# cards


def _cards(view: Fourberies) -> Features:
    """The cities by kind and, newest first, by card; the deck and what was discarded."""
    depth = most_turns(view.box) + 1  # one a turn, and perhaps one of a neighbour's
    by_kind: list[int] = []
    stacks: list[int] = []
    for city in ALL_CITIES:
        cards = view.cities[city]
        by_kind += kinds(view.box, cards)
        newest = cards[::-1][:depth]
        stacks += newest + [0] * (depth - len(newest))
    return {
        "cities": by_kind,
        "stacks": stacks,
        "deck": [len(view.deck)],
        "discard": kinds(view.box, view.discard),
    }


def kinds(box: FourberiesBox, cards: list[int]) -> list[int]:
    """How many cards of each kind."""
    found = [0] * KINDS
    for card in cards:
        if box.role[card]:
            found[box.role[card] - 1] += 1
        elif box.bonus[card]:
            found[ROLES + box.bonus[card] - 1] += 1
        else:
            found[ROLES + TOP_BONUS + box.acrobat[card] - 1] += 1
    return found


def _requests(supply: Supply, count: int) -> Features:
    """The request deck, and what the viewer knows of its discard, now and at each reshuffle."""
    known = [0] * count
    for number, lot in enumerate(supply.lots):
        for card, mask in enumerate(lot):
            if mask:
                known[card - 1] = min(number + 1, MOST_LOTS)
    return {
        "request_deck": [len(supply.deck)],
        "request_discard": [len(supply.discard)],
        "request_discard_known": places(count, supply.discard),
        "request_lots": [min(len(supply.lots), MOST_LOTS)],
        "request_lot_known": known,
    }


# troupes


def _troupes(box: FourberiesBox, troupes: list[Troupe], seat: int, n: int) -> Features:
    """What lies in front of each player."""
    found: Features = {name: [] for name in _troupe_bounds(box, n)}
    for t in troupes:
        found["ecus"].append(min(t.ecus, MOST_ECUS))
        found["hand"] += places(CITIES, t.hand)
        found["journeys"].append(t.journeys)
        found["claimed"] += places(CITIES, [t.claimed])
        found["spies_on"] += one_hot(n, (t.spies_on - seat) % n if t.spies_on >= 0 else -1)
        found["seen_by"] += [int(sees((seat + k) % n, t.onlookers)) for k in range(n)]
        found["picks"] += places(CITIES, t.picks)
        found["picks_hidden"].append(t.picks.count(UNKNOWN))
        found["visiting"] += places(CITIES, t.visiting)
        found["actors"] += counts(ROLES, box.role, t.actors)
        found["newcomers"] += counts(ROLES, box.role, t.newcomers)
        found["acrobats"] += counts(ACROBATS, box.acrobat, t.acrobats)
        found["guests"] += counts(ACROBATS, box.acrobat, t.guests)
        found["tilted"] += counts(ACROBATS, box.acrobat, t.tilted)
        found["requests_held"].append(len(t.requests))
        found["opened"] += places(box.request_count, t.opened)
        found["managers"].append(t.managers)
        found["towards"].append(t.towards)
    return found


def _friends(troupes: list[Troupe]) -> Features:
    """12.1 The Friend troupes of two players."""
    found: Features = {"friend_deck": [], "friend_hides": []}
    found |= {"friend_pick": [], "friend_visit": [], "friend_used": []}
    for t in troupes:
        found["friend_deck"].append(len(t.friend_deck))
        found["friend_hides"].append(t.friend_pick.count(UNKNOWN))
        found["friend_pick"] += places(CITIES, t.friend_pick)
        found["friend_visit"] += places(CITIES, t.friend_visit)
        found["friend_used"] += places(CITIES, t.friend_used)
    return found
