"""A view as named integer lists of fixed length: the viewer's own seat first, then clockwise."""

from __future__ import annotations

from typing import Final

from ....core.lists import one_hot, places
from ....core.mind import Bounds, Features
from ....core.step import Step
from ..box.components import AGES, LONGEST_HAND, WORKSHOPS, CarnavalesqueBox
from ..box.lengths import SLOTS, ZONE_HEIGHT, ZONE_WIDTH
from ..rules.moves import PHRASES, SIGN_SAY
from ..rules.secrets.dealing import recalled
from ..rules.secrets.knowledge import ALL_SLOTS, IN_THE_HEAP, hand_zone
from ..rules.state import MODES, Carnavalesque

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


def features(view: Carnavalesque, seat: int) -> Features:
    """All that a view shows, as numbers."""
    return {**_asked(view, seat), **_common(view, seat), **_crowd(view), **_players(view, seat)}


def _asked(view: Carnavalesque, seat: int) -> Features:
    """What the table waits for."""
    n, step = view.seats, view.stack[-1] if view.stack else None
    kind = QUESTIONS.index(type(step).__name__) if step is not None else 0
    other, person, slot = (
        about(step, "other_seat", -1),
        about(step, "person", 0),
        about(step, "slot", 0),
    )
    lane, people = view.chosen[seat] if view.chosen else [], view.box.people
    return {
        "asks": one_hot(len(QUESTIONS), kind),
        "asks_seat": one_hot(n, (view.seat - seat) % n if view.seat >= 0 else -1),
        "asks_other": one_hot(n, (other - seat) % n if other >= 0 else -1),
        "asks_count": [min(MOST_DUE, about(step, "count", 0))],
        "asks_person": places(people, [person]),
        "asks_slot": places(SLOTS, [slot]),
        "lane": places(people, [move.arg for move in lane]),
        "finished": [int(view.has_finished((seat + k) % n)) for k in range(n)],
    }


def about(step: Step[Carnavalesque] | None, name: str, default: int) -> int:
    """What a question was made with."""
    found: int = getattr(step, name, default)
    return found


def _common(view: Carnavalesque, seat: int) -> Features:
    """The round, the workshops and the parade."""
    n, points, box = view.seats, view.points(), view.box
    count, events = box.people, box.events[-1]
    parade = [0] * count
    for number, people in enumerate(view.parade):
        for card in people:
            parade[card - 1] = number + 1
    floats: list[int] = []
    common: list[int] = []
    for people in view.floats[1:]:
        floats += places(count, people)
    for w in range(1, WORKSHOPS + 1):
        shared = view.common_points(w)
        common += [shared >> f & 1 for f in range(box.feature_count)]
    return {
        "seat": one_hot(n, seat),
        "king": one_hot(n, (view.king - seat) % n),
        "mode": one_hot(len(MODES), view.mode()),
        "roles_version": [int(view.has_roles())],
        "round": [view.round],
        "rounds": [box.rounds[n]],
        "event": places(events, [view.event]),
        "past": places(events, view.past),
        "decree": places(len(AGES) - 1, [view.decree]),
        "sent": [view.sent],
        "hints": [view.hints],
        "finger": [view.finger_x, view.finger_y],
        "points": [min(MOST_POINTS, points)],
        "reaction": one_hot(box.reactions[-1], box.reaction(points) - 1),
        "floats": floats,
        "turned": places(count, view.turned),
        "common": common,
        "parade": parade,
    }


def _crowd(view: Carnavalesque) -> Features:
    """Every slot of the heap, and what is printed on the cards."""
    heap, box, is_closed = view.heap, view.box, not view.heap.laid
    height = [0] * (SLOTS + 1)
    for i, slot in enumerate([] if is_closed else heap.order):
        height[slot] = i + 1
    slots = range(1, SLOTS + 1)
    people = range(1, box.people + 1)
    extras = range(1, len(box.accessories))
    return {
        "eyes_closed": [int(is_closed and heap.count() > 0)],
        "crowd": [heap.count()],
        "slot_person": view.crowd[1:],
        "slot_age": view.backs[1:],
        "slot_up": heap.ups[1:],
        "slot_open": [int(view.is_open_slot(s)) for s in slots],
        "slot_in_sight": [int(heap.is_in_sight(s)) for s in slots],
        "slot_height": height[1:],
        "slot_x": [max(-FARTHEST, min(FARTHEST, x)) for x in heap.xs[1:]],
        "slot_y": [max(-FARTHEST, min(FARTHEST, y)) for y in heap.ys[1:]],
        "slot_angle": heap.angles[1:],
        "person_costume": box.costume[1:],
        "person_accessories": [int(a in box.extras[p]) for p in people for a in extras],
        "person_age": box.age[1:],
    }


def _players(view: Carnavalesque, seat: int) -> Features:
    """What each player holds, as far as it is known, and shows."""
    n, known, ages = view.seats, recalled(view), len(AGES) - 1
    people, roles = view.box.people, view.box.roles[-1]
    found: Features = {name: [] for name in _player_bounds(view.box, n)}
    lying = ALL_SLOTS | IN_THE_HEAP
    found["may_lie"] = [int(zones & lying != 0) for zones in known[1:]]
    mine = view.players[seat].offered
    found["offered"] = [mine >> role & 1 for role in range(1, roles + 1)]
    for k in range(n):
        other = (seat + k) % n
        p, zone = view.players[other], hand_zone(other)
        found["hand"] += places(people, p.hand)
        found["may_hold"] += [int(zones & zone != 0) for zones in known[1:]]
        found["backs"] += [p.backs.count(age) for age in range(1, ages + 1)]
        row = p.backs[: min(p.row, LONGEST_HAND)]
        found["row"] += row + [0] * (LONGEST_HAND - len(row))
        found["shown"] += places(people, [p.shown])
        found["received"].append(p.received)
        found["role"] += places(roles, [p.role])
        found["drafted"].append(p.drafted)
        found["face_up"].append(p.face_up)
        found["sign"].append(p.sign)
        found["sign_at"].append(p.sign_at)
    return found
