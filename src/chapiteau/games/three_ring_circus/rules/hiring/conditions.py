"""4 What a hire must meet: the artist, the ring, and each card that pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition
from ...box.components import COLUMNS, RINGS
from ..moments import ALREADY_PLANNED, PLAN_ORDER
from ..state import ThreeRings
from .plan import HirePlan, budget, fee

CARD_NOT_IN_HAND: Final = Reason("card-not-in-hand", "4.1")
CIRCUS_FULL: Final = Reason("circus-full", "4.1")
SAME_VALUE: Final = Reason("same-value", "4.2")
TOO_DEAR: Final = Reason("too-dear", "4.4")
RING_FULL: Final = Reason("ring-full", "4.1")
RING_HAS_VALUE: Final = Reason("ring-has-value", "4.2")
RING_TOO_DEAR: Final = Reason("ring-too-dear", "4.4")
MONEY_NOT_IN_HAND: Final = Reason("card-not-in-hand", "4.4")
PAYS_FOR_ITSELF: Final = Reason("pays-for-itself", "4.4")
ALREADY_PAID: Final = Reason("already-paid", "4.4")
NOT_NEEDED: Final = Reason("not-needed", "4.5")
HIRING: Final = ["hire", "ring", "pay"]


def hire_conditions(g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
    """What a choice of a hire must meet: artist, ring and payment, in this order (3.5)."""
    chosen = g.chosen[seat]
    if move.verb == "hire":
        yield ALREADY_PLANNED, not chosen
        yield from artist_conditions(g, seat, move.arg)
        return
    yield PLAN_ORDER, bool(chosen)
    yield ALREADY_PLANNED, chosen[0].verb == "hire"
    if move.verb == "ring":
        yield ALREADY_PLANNED, len(chosen) == 1
        yield from ring_conditions(g, seat, chosen[0].arg, move.arg)
    else:
        yield PLAN_ORDER, len(chosen) > 1
        yield from payment_conditions(g, seat, chosen, move.arg)


def artist_conditions(g: ThreeRings, seat: int, kind: int) -> Iterator[Condition]:
    """4.1 An artist of the hand that some ring can take, for a fee that can be paid."""
    p = g.players[seat]
    yield CARD_NOT_IN_HAND.about("kind", kind), p.has_kind(g.box, kind)
    yield CIRCUS_FULL, not p.is_full()
    fees = [fee(g, seat, kind, ring) for ring in range(1, RINGS + 1)]
    possible = [each for each in fees if each >= 0]
    yield SAME_VALUE, len(possible) > 0
    yield TOO_DEAR, min(possible) <= budget(g, seat, kind)


def ring_conditions(g: ThreeRings, seat: int, kind: int, ring: int) -> Iterator[Condition]:
    """4.1 Room in the ring, no other artist of that value, and a fee that can be paid."""
    yield RING_FULL.about("ring", ring), len(g.players[seat].rings[ring - 1]) < COLUMNS
    due = fee(g, seat, kind, ring)
    yield RING_HAS_VALUE.about("ring", ring), due >= 0
    yield RING_TOO_DEAR.about("ring", ring), due <= budget(g, seat, kind)


def payment_conditions(
    g: ThreeRings, seat: int, chosen: list[Move], kind: int
) -> Iterator[Condition]:
    """4.4 A money card of the hand, not the artist itself, and none that is not needed (4.5)."""
    plan = HirePlan(g, seat, chosen)
    held = g.players[seat].count_kind(g.box, kind)
    fitting = plan.purse.choices()  # by now what leaves no choice is paid (4.6)
    yield MONEY_NOT_IN_HAND.about("kind", kind), held > 0
    yield PAYS_FOR_ITSELF, held > 1 or kind != plan.kind
    yield ALREADY_PAID.about("kind", kind), kind in plan.purse.kinds
    yield NOT_NEEDED, kind in fitting
