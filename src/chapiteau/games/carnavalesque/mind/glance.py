"""First sight: how good each move looks, without thinking ahead."""

from __future__ import annotations

from typing import Final

from ....core.bits import places_of
from ....core.move import Move
from ..box.components import (
    BOUNTY_HUNTER,
    DAY_BALL,
    FATHER_CHRISTMAS,
    JESTER,
    MAGICIAN,
    NAVVY,
    NIGHT_BALL,
    PAPARAZZI,
    ROLES,
    SEER,
    SMUGGLER,
    SPY,
    THIEF,
    VIZIER,
)
from ..rules.crowd.heap import SPOT_COLUMNS, SPOT_ROWS
from ..rules.moves import STOP, workshop_of
from ..rules.state import Carnavalesque

SIGHT: Final = 0.14  # how much a point seems worth at first sight
ALIKE: Final = 0.2  # what each matching card in the hand adds to a card that no float wants
NEW_FLOAT: Final = 0.11
STOPS: Final = 0.1
LEAVES: Final = 0.9  # a float that nobody can join any more, while there is no room for another
UNSEEN: Final = 0.12  # a face-down card
MIDDLE: Final = 1 + SPOT_COLUMNS // 2 + SPOT_COLUMNS * (SPOT_ROWS // 2)
LIKING: Final = {
    MAGICIAN: 0.9,
    VIZIER: 0.8,
    FATHER_CHRISTMAS: 0.7,
    SEER: 0.5,
    NAVVY: 0.45,
    PAPARAZZI: 0.35,
    BOUNTY_HUNTER: 0.33,
    JESTER: 0.3,
    SPY: 0.25,
    SMUGGLER: 0.2,
    THIEF: 0.15,
}
"""How roles ranked by points in many games where they were chosen at random; the Thief comes last
because it voids the Vizier."""
LIKES: Final = [LIKING.get(role, 0.0) for role in range(len(ROLES))]


def priors(g: Carnavalesque, seat: int, moves: list[Move]) -> list[float]:
    """Cards that long floats want look good wherever they may go."""
    if moves[-1].verb == "say":  # silence is the first of the signs
        return [1.0] + [0.0] * (len(moves) - 1)
    eyes = Glance(g, seat)
    return [max(0.0, min(1.0, eyes.at(move))) for move in moves]


class Glance:
    """What one seat makes of the table in a moment."""

    def __init__(self, g: Carnavalesque, seat: int) -> None:
        self.g: Final = g
        self.hand: Final = g.players[seat].hand
        self.wants: Final = wants(g)

    def at(self, move: Move) -> float:
        """How good one move looks."""
        if move.noun == "person":
            return self.at_person(move)
        verb, arg = move.verb, move.arg
        if verb == "take" or verb == "hunt":
            return self.at_slot(arg)
        if verb == "forbid":
            return self.forbidding(arg)
        if verb == "role":
            return LIKES[arg]
        if verb == "launch":
            return LEAVES if is_in_the_way(self.g, arg) else 0.0
        if verb == "into":
            return SIGHT * len(self.g.floats[arg])
        if verb == "aim":
            return 1.0 if arg == MIDDLE else 0.0
        if verb == "hint":
            return 1.0 if arg == STOP else 0.0
        return STOPS

    def at_person(self, move: Move) -> float:
        if move.verb.startswith("send"):
            return self.sending(move.arg, workshop_of(move))
        if move.verb == "conjure":
            return STOPS + SIGHT * conjured(self.g, move.arg)
        wanted = SIGHT * self.attraction(move.arg)
        return 1.0 - wanted if move.verb == "throw" else wanted

    def at_slot(self, slot: int) -> float:
        """An open card is judged, a face-down one hoped for."""
        card = self.g.crowd[slot]
        return SIGHT * self.attraction(card) if card and self.g.heap.ups[slot] else UNSEEN

    def sending(self, card: int, workshop: int) -> float:
        """A card on a long float looks good; a new float with more to follow does too, and any
        is better than none: whoever sends a card will draw another."""
        g = self.g
        size = len(g.floats[workshop])
        alike = most_alike(g, self.hand, card, g.common_points(workshop))
        if size:
            return 0.3 + SIGHT * (size + 0.5 * alike)
        return NEW_FLOAT * alike

    def attraction(self, card: int) -> float:
        """What a float would gain by a card, or else how many cards in the hand go with it."""
        wanted = wanted_most(self.wants, self.g.box.features[card])
        return wanted if wanted else ALIKE * most_alike(self.g, self.hand, card, -1)

    def forbidding(self, age: int) -> float:
        """An age looks good to forbid if no open card of it is wanted."""
        g, best = self.g, 0.0
        for slot in within_reach(g):
            if g.backs[slot] == age and g.heap.ups[slot]:
                best = max(best, wanted_most(self.wants, g.box.features[g.crowd[slot]]))
        return 0.9 - SIGHT * best


def best_looking(g: Carnavalesque, seat: int, moves: list[Move]) -> list[Move]:
    """The moves that look best at first sight, as partners see it too."""
    looks = priors(g, seat, moves)
    best = max(looks)
    return [move for i, move in enumerate(moves) if looks[i] == best]


def wanted_ones(g: Carnavalesque, moves: list[Move]) -> list[Move]:
    """The cards that go with a float, or with the card that the King shows."""
    by_feature, features = wants(g), g.box.features
    return [move for move in moves if wanted_most(by_feature, features[move.arg])]


def within_reach(g: Carnavalesque) -> list[int]:
    """The slots that open eyes may draw from this round if no age were forbidden."""
    if g.event != DAY_BALL and g.event != NIGHT_BALL:
        return [slot for slot in g.heap.order if not g.heap.overs[slot]]
    side = int(g.event == DAY_BALL)
    return [slot for slot in places_of(g.heap.in_sight(), 1) if g.heap.ups[slot] == side]


def best_role(offered: list[int]) -> int:
    """10.1 The role that brings most."""
    best = offered[0]
    for role in offered:
        if LIKES[role] > LIKES[best]:
            best = role
    return best


def wants(g: Carnavalesque) -> list[float]:
    """By feature, the members of the largest float that takes it: what one more would bring. A
    card that the King shows is as good as a float of one: it says what to bring."""
    found = [0.0] * g.box.feature_count
    shown = g.players[g.king].shown
    if shown:
        for feature in range(len(found)):
            if g.box.features[shown] >> feature & 1:
                found[feature] = 1.0
    for workshop in g.workshops():
        size = float(len(g.floats[workshop]))
        if size:
            shared = g.common_points(workshop)
            for feature in range(len(found)):
                if shared >> feature & 1 and size > found[feature]:
                    found[feature] = size
    return found


def wanted_most(by_feature: list[float], features: int) -> float:
    """The most that any of these features is wanted."""
    best = 0.0
    for feature in range(len(by_feature)):
        if features >> feature & 1 and by_feature[feature] > best:
            best = by_feature[feature]
    return best


def appeal(g: Carnavalesque, card: int) -> float:
    """How much a float wants a card: as many points as it has members."""
    return wanted_most(wants(g), g.box.features[card])


def most_alike(g: Carnavalesque, hand: list[int], card: int, shared: int) -> int:
    """How many cards of a hand share the best feature of a card, itself included."""
    features, best = g.box.features, 0
    common = features[card] & shared
    for feature in range(g.box.feature_count):
        if common >> feature & 1:
            count = 0
            for other in hand:
                count += features[other] >> feature & 1
            best = max(best, count)
    return best


def conjured(g: Carnavalesque, card: int) -> float:
    """10.10 What the longest other float gains by a card, less what its own float loses."""
    own, longest = 0, 0
    for workshop in g.workshops():
        if card in g.floats[workshop]:
            own = len(g.floats[workshop])
        else:
            longest = max(longest, len(g.floats[workshop]))
    return float(longest - own)


def is_in_the_way(g: Carnavalesque, workshop: int) -> bool:
    """6.5 Whether a float keeps a workshop that others need, though nobody is left to join it."""
    for other in g.workshops():
        if not g.floats[other]:
            return False
    return not may_grow(g, workshop)


def may_grow(g: Carnavalesque, workshop: int) -> bool:
    """Whether anybody who fits a float is still in the crowd or in a hand."""
    shared, gone = g.common_points(workshop), out_of_play(g)
    for feature in range(g.box.feature_count):
        if shared >> feature & 1:
            for card in g.box.bearers[feature]:
                if not gone >> card & 1:
                    return True
    return False


def out_of_play(g: Carnavalesque) -> int:
    """The cards on floats and in the parade, as a mask."""
    gone = 0
    for people in g.floats + g.parade:
        for card in people:
            gone |= 1 << card
    return gone
