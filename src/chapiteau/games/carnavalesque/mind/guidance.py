"""Guidance among partners: hints for a finger, signs after a turn, and heeding those of others.

Everything is worked out from what one seat knows, and nothing reaches another seat but by moves.
"""

from __future__ import annotations

from typing import Final

from ....core.move import Move
from ..box.components import COURT_OF_MIRACLES
from ..box.lengths import ZONE_HEIGHT, ZONE_WIDTH
from ..rules.moves import (
    DOWN,
    GROW,
    HINT,
    LEFT,
    LOOK,
    PASS,
    PHRASES,
    RIGHT,
    ROLL,
    SAY,
    SIGN_GROW,
    SIGN_LOOK,
    SIGN_ROLL,
    STOP,
    UP,
)
from ..rules.round import Turn
from ..rules.secrets.knowledge import slot_zone
from ..rules.state import Carnavalesque
from .glance import is_in_the_way, wanted_most, wants

ANYBODY: Final = 1.0  # how much a float may want a card that the helper cannot see
COVERED: Final = 0.5  # what makes a card worth more to closed eyes: nobody else may take it
WORTH_A_LOOK: Final = 2.0  # how long a float must be for a partner to point at a card it wants
IN_PLAIN_SIGHT: Final = 3.0  # the same for a card that everybody sees anyway
SHORT: Final = 2
TOO_MANY: Final = 4  # short floats
FEW_FLOATS: Final = SAY[1 + PHRASES.index("few-floats")]
WELL_DONE: Final = SAY[1 + PHRASES.index("well-done")]


# the finger


def best_hint(g: Carnavalesque, seat: int) -> Move:
    """5.6 The first step on the shortest way to the best card the finger can still reach."""
    by_feature, step, left = wants(g), g.box.hint_step, g.hints
    best, across, down = touched(g, seat, by_feature, g.finger_x, g.finger_y), 0, 0
    for far in range(1, left + 1):
        for i in range(-far, far + 1):
            for j in (abs(i) - far, far - abs(i)):
                x = moved(g.finger_x, i * step, ZONE_WIDTH // 2)
                y = moved(g.finger_y, j * step, ZONE_HEIGHT // 2)
                value = touched(g, seat, by_feature, x, y)
                if value > best:
                    best, across, down = value, i, j
    if across:
        return HINT[RIGHT if across > 0 else LEFT]
    if down:
        return HINT[DOWN if down > 0 else UP]
    return HINT[STOP]


def moved(at: int, by: int, most: int) -> int:
    """Where so many steps take a finger, no farther than the edge of the street."""
    return max(-most, min(most, at + by)) if by else at


def touched(g: Carnavalesque, seat: int, by_feature: list[float], x: int, y: int) -> float:
    """How much the card under a finger is wanted, as far as the seat knows."""
    slot = g.heap.hit(x, y)
    known = g.heap.ups[slot] == 1 or is_known(g, seat, slot)
    value = wanted_most(by_feature, g.box.features[g.crowd[slot]]) if known else ANYBODY
    return value + COVERED if g.heap.overs[slot] else value


def is_known(g: Carnavalesque, seat: int, slot: int) -> bool:
    """Whether a seat knows what lies in a slot, even face down."""
    card = g.crowd[slot]
    return card > 0 and g.known.rows[seat][card] == slot_zone(slot)


# signs


def best_sign(g: Carnavalesque, seat: int) -> Move:
    """11.4 What helps most: a find, a float to wait for, one to let go, or else silence."""
    by_feature = wants(g)
    draws = draws_to_come(g)
    slot = find(g, seat, by_feature, 0) if draws or not g.is_last_round() else 0
    if slot:
        return LOOK[slot]
    workshop = 0 if g.is_last_round() else awaited(g, seat)
    if workshop:
        return GROW[workshop]
    for workshop in g.workshops():
        if g.may_launch(workshop) and is_in_the_way(g, workshop):
            return ROLL[workshop]
    slot = find(g, seat, by_feature, 1) if draws else 0
    return LOOK[slot] if slot else best_phrase(g)


def draws_to_come(g: Carnavalesque) -> bool:
    """Whether anybody will still draw with open eyes this round."""
    for step in g.stack:
        if isinstance(step, Turn):
            return g.event != COURT_OF_MIRACLES
    return False


def find(g: Carnavalesque, seat: int, by_feature: list[float], up: int) -> int:
    """The uncovered slot whose card, on this side, is wanted most; 0 for none."""
    best, found = IN_PLAIN_SIGHT if up else WORTH_A_LOOK, 0
    for slot in g.heap.order:
        if g.heap.ups[slot] == up and not g.heap.overs[slot] and is_known(g, seat, slot):
            value = wanted_most(by_feature, g.box.features[g.crowd[slot]])
            if value > best or (value == best and not found):
                best, found = value, slot
    return found


def awaited(g: Carnavalesque, seat: int) -> int:
    """The workshop a seat can bring most to; on a tie, the one with the longer float."""
    most, found = 0, 0
    hand = g.players[seat].hand
    for workshop in g.workshops():
        size = len(g.floats[workshop])
        if size < SHORT:
            continue
        shared, count = g.common_points(workshop), 0
        for card in hand:
            count += g.box.features[card] & shared != 0
        if count and 10 * count + size > most:
            most, found = 10 * count + size, workshop
    return found


def best_phrase(g: Carnavalesque) -> Move:
    """Praise where it is due, a warning where nothing grows; more would be noise."""
    if g.is_last_round() and g.box.reaction(g.points()) >= g.box.success:
        return WELL_DONE
    short = 0
    for workshop in g.workshops():
        short += 0 < len(g.floats[workshop]) <= SHORT
    return FEW_FLOATS if short >= TOO_MANY else PASS


# heeding signs


def calls_to_grow(g: Carnavalesque, workshop: int, seat: int) -> int:
    """How many others want a float to grow, less those who want it to leave."""
    count = 0
    for other, p in enumerate(g.players):
        if other != seat and p.sign_at == workshop:
            count += int(p.sign == SIGN_GROW) - int(p.sign == SIGN_ROLL)
    return count


def pointed_at(g: Carnavalesque, seat: int, moves: list[Move]) -> Move | None:
    """The face-down card that a partner points at and this seat does not know, if it can be taken
    and no open card is as good a find."""
    by_feature = wants(g)
    found: Move | None = None
    for move in moves:
        slot = move.arg
        if move.verb != "take":
            continue
        if g.heap.ups[slot]:
            if wanted_most(by_feature, g.box.features[g.crowd[slot]]) >= IN_PLAIN_SIGHT:
                return None
        elif not is_known(g, seat, slot) and is_looked_at(g, seat, slot):
            found = move
    return found


def is_looked_at(g: Carnavalesque, seat: int, slot: int) -> bool:
    """Whether another seat points at a slot."""
    for other, p in enumerate(g.players):
        if other != seat and p.sign == SIGN_LOOK and p.sign_at == slot:
            return True
    return False
