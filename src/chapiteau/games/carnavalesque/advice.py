"""What a position is worth, for bots that play together."""

from __future__ import annotations

from typing import Final

from ...core.move import Move
from .components import FEATURES
from .heap import SPOT_COLUMNS, SPOT_ROWS
from .moves import AIM, PASS, workshop_of
from .outlook import appeal, outlook
from .state import Carnavalesque

SIGHT: Final = 0.14  # how much a point looks at first sight
NEW_FLOAT: Final = 0.12
STOPS: Final = 0.1
UNSEEN: Final = 0.12  # a face-down card
MIDDLE: Final = AIM[1 + SPOT_COLUMNS // 2 + SPOT_COLUMNS * (SPOT_ROWS // 2)]


def worth(g: Carnavalesque, seat: int) -> float:
    """How far beyond a success the parade may get; what is good for one is good for all."""
    return outlook(g) - g.box.reaction_from[g.box.success]


def is_quiet(g: Carnavalesque) -> bool:
    """The outlook can judge any moment."""
    return True


def weighed(g: Carnavalesque, moves: list[Move]) -> list[Move]:
    """Nobody thinks long about where to point with closed eyes, nor about being silent."""
    if moves[0].verb == "aim":
        return [MIDDLE]
    return [PASS] if moves[0] is PASS and moves[-1].verb == "say" else moves


def lean(g: Carnavalesque, seat: int, moves: list[Move]) -> list[float]:
    """Cards that long floats want look good wherever they may go."""
    return [max(0.0, min(1.0, glance(g, seat, move))) for move in moves]


def glance(g: Carnavalesque, seat: int, move: Move) -> float:
    """How good one move looks."""
    if move.noun == "person":
        if move.verb.startswith("send"):
            return sending(g, seat, move.arg, workshop_of(move))
        wanted = SIGHT * attraction(g, seat, move.arg)
        return 1.0 - wanted if move.verb == "throw" else wanted
    if move.verb == "take":
        card = g.crowd[move.arg]
        return SIGHT * attraction(g, seat, card) if card and g.heap.ups[move.arg] else UNSEEN
    return forbidding(g, move.arg) if move.verb == "forbid" else STOPS


def sending(g: Carnavalesque, seat: int, card: int, workshop: int) -> float:
    """A card on a long float looks good; a new float does with more to follow from the hand."""
    size = len(g.floats[workshop])
    alike = most_alike(g, g.players[seat].hand, card, g.common_points(workshop))
    if size:
        return 0.3 + SIGHT * (size + 0.5 * alike)
    return NEW_FLOAT * (alike - 1)


def most_alike(g: Carnavalesque, hand: list[int], card: int, shared: int) -> int:
    """How many cards of a hand share the best feature of a card, itself included."""
    features, best = g.box.features, 0
    common = features[card] & shared
    for feature in range(FEATURES):
        if common >> feature & 1:
            count = 0
            for other in hand:
                count += features[other] >> feature & 1
            best = max(best, count)
    return best


def attraction(g: Carnavalesque, seat: int, card: int) -> float:
    """What a float would gain by a card, or else how many of the hand go with it."""
    wanted = appeal(g, card)
    return wanted if wanted else 0.2 * most_alike(g, g.players[seat].hand, card, -1)


def forbidding(g: Carnavalesque, age: int) -> float:
    """An age looks good to forbid if no open card of it is wanted."""
    best = 0.0
    for slot in g.heap.order:
        if g.backs[slot] == age and g.heap.ups[slot] and not g.heap.overs[slot]:
            best = max(best, appeal(g, g.crowd[slot]))
    return 0.9 - SIGHT * best
