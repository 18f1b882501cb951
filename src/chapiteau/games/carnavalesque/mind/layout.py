"""What a seat observes, by name: the length, the lowest and the highest value of each part."""

from __future__ import annotations

from typing import Final

from ....core.mind import Bounds
from ..box.components import AGES, LONGEST_HAND, WORKSHOPS, CarnavalesqueBox
from ..box.lengths import SLOTS, ZONE_HEIGHT, ZONE_WIDTH
from ..rules.moves import PHRASES, SIGN_SAY
from ..rules.state import MODES

QUESTIONS: Final = [
    "", "Aim", "Hint", "Draw", "Dig", "Give", "ShowCard", "ShowTogether", "Decree", "Reign", "Sign",
    "ChooseRole", "Conjure", "ConjureInto", "Hunt", "LayAround", "Refill", "ThrowBack",
    "LayRow",
]  # fmt: skip
"""What may be asked, by number; 0 when the game is over."""
FARTHEST: Final = 5 * ZONE_WIDTH  # no card lies farther from the middle
MOST_POINTS: Final = 999
MOST_ROUNDS: Final = 10
MOST_HINTS: Final = 20
MOST_DUE: Final = 12
WHOLE_TURN: Final = 3600


def bounds(box: CarnavalesqueBox, seats: int) -> Bounds:
    """The length, lowest and highest value of each list, as the box has it.

    Events, roles and reactions have a place for each number up to the highest in the box.
    """
    return {**_common_bounds(box, seats), **_crowd_bounds(box), **_player_bounds(box, seats)}


def _common_bounds(box: CarnavalesqueBox, seats: int) -> Bounds:
    people, events = box.people, box.events[-1]
    return {
        "seat": (seats, 0, 1),
        "king": (seats, 0, 1),
        "asks": (len(QUESTIONS), 0, 1),
        "asks_seat": (seats, 0, 1),
        "asks_other": (seats, 0, 1),
        "asks_count": (1, 0, MOST_DUE),
        "asks_person": (people, 0, 1),
        "asks_slot": (SLOTS, 0, 1),
        "lane": (people, 0, 1),
        "finished": (seats, 0, 1),
        "mode": (len(MODES), 0, 1),
        "roles_version": (1, 0, 1),
        "round": (1, 0, MOST_ROUNDS),
        "rounds": (1, 0, MOST_ROUNDS),
        "event": (events, 0, 1),
        "past": (events, 0, 1),
        "decree": (len(AGES) - 1, 0, 1),
        "sent": (1, 0, people),
        "hints": (1, 0, MOST_HINTS),
        "finger": (2, -ZONE_WIDTH - ZONE_HEIGHT, ZONE_WIDTH + ZONE_HEIGHT),
        "points": (1, 0, MOST_POINTS),
        "reaction": (box.reactions[-1], 0, 1),
        "floats": (WORKSHOPS * people, 0, 1),
        "turned": (people, 0, 1),
        "common": (WORKSHOPS * box.feature_count, 0, 1),
        "parade": (people, 0, people),
    }


def _crowd_bounds(box: CarnavalesqueBox) -> Bounds:
    people, accessories = box.people, len(box.accessories) - 1
    return {
        "eyes_closed": (1, 0, 1),
        "crowd": (1, 0, people),
        "slot_person": (SLOTS, 0, people),
        "slot_age": (SLOTS, 0, len(AGES) - 1),
        "slot_up": (SLOTS, 0, 1),
        "slot_open": (SLOTS, 0, 1),
        "slot_in_sight": (SLOTS, 0, 1),
        "slot_height": (SLOTS, 0, SLOTS),
        "slot_x": (SLOTS, -FARTHEST, FARTHEST),
        "slot_y": (SLOTS, -FARTHEST, FARTHEST),
        "slot_angle": (SLOTS, 0, WHOLE_TURN),
        "person_costume": (people, 0, len(box.costumes) - 1),
        "person_accessories": (people * accessories, 0, 1),
        "person_age": (people, 0, len(AGES) - 1),
    }


def _player_bounds(box: CarnavalesqueBox, seats: int) -> Bounds:
    people, roles = box.people, box.roles[-1]
    return {
        "hand": (seats * people, 0, 1),
        "may_hold": (seats * people, 0, 1),
        "may_lie": (people, 0, 1),
        "backs": (seats * (len(AGES) - 1), 0, people),
        "row": (seats * LONGEST_HAND, 0, len(AGES) - 1),
        "shown": (seats * people, 0, 1),
        "received": (seats, 0, people),
        "role": (seats * roles, 0, 1),
        "drafted": (seats, 0, 1),
        "face_up": (seats, 0, 1),
        "offered": (roles, 0, 1),
        "sign": (seats, 0, SIGN_SAY),
        "sign_at": (seats, 0, max(SLOTS, len(PHRASES))),
    }
