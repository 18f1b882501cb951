"""What a seat observes, by name: the length, the lowest and the highest value of each part."""

from __future__ import annotations

from typing import Final

from ....core.edition import Edition, box_of
from ....core.mind import Bounds
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
from ..rules.state import MANAGERS, REQUEST_LIMIT, Fourberies, rewards_of
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


def bounds(edition: Edition, seats: int) -> Bounds:
    """The length, lowest and highest value of each list."""
    box = box_of(edition, FourberiesBox)
    found = {**_common_bounds(edition, box, seats), **_troupe_bounds(box, seats)}
    if seats == 2:
        found |= {
            "friend_deck": (seats, 0, CITIES),
            "friend_hides": (seats, 0, 1),
            "friend_pick": (seats * CITIES, 0, 1),
            "friend_visit": (seats * CITIES, 0, 1),
            "friend_used": (seats * CITIES, 0, 1),
        }
    return found


def _common_bounds(edition: Edition, box: FourberiesBox, seats: int) -> Bounds:
    encounters, requests = box.encounter_count, box.request_count
    return {
        "seat": (seats, 0, 1),
        "first": (seats, 0, 1),
        "season": (1, 1, len(rewards_of(edition)) - 1),
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
