"""6-8 What a show must meet: where it is given, which slot it takes, which card it uses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition
from ...box.components import EXTRA_MOVEMENT, MEDIUM, TOWN
from ..moments import ALREADY_PLANNED, NOT_IN_A_SHOW, PLAN_ORDER
from ..state import NOBODYS, ThreeRings
from .plan import ShowPlan, by_train
from .roads import within
from .show import (
    FOR_A_SLOT,
    best_card,
    card_pedestals,
    has_free_slot,
    may_add_pedestals,
    metropolis_points,
    pedestals_at,
)

CLOSED_OFF: Final = Reason("closed-off", "2.1")
TOO_FAR: Final = Reason("too-far", "6.1")
NO_PLACE_BY_TRAIN: Final = Reason("no-place-by-train", "6.5")
WHERE_YOU_ARE: Final = Reason("where-you-are", "6.6")
ALREADY_PERFORMED: Final = Reason("already-performed", "7.1")
NO_TENTS: Final = Reason("no-tents", "7.1")
TOWN_TAKEN: Final = Reason("town-taken", "7.2")
NO_SLOT: Final = Reason("no-slot", "7.4")
SLOT_TAKEN: Final = Reason("slot-taken", "7.4")
TOO_FEW_PEDESTALS: Final = Reason("too-few-pedestals", "7.4")
NO_SLOT_BY_CARD: Final = Reason("no-slot-by-card", "7.4")
NO_STAR: Final = Reason("no-star", "7.8")
ONE_CARD: Final = Reason("one-card", "8.1")
SECOND_CARD: Final = Reason("second-card", "8.1")
NOT_IN_HAND: Final = Reason("card-not-in-hand", "8.1")
BEFORE_MOVING: Final = Reason("before-moving", "8.2")
BEFORE_THE_SLOT: Final = Reason("before-the-slot", "8.3")
BRINGS_NOTHING: Final = Reason("brings-nothing", "8.3")
AT_THE_END: Final = Reason("at-the-end", "8.5")
PERFORMING: Final = ["go", "play", "slot", "tickets", "points"]


def show_conditions(g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
    """What a choice of a show must meet: a destination, a slot and a reward, in this order (3.5),
    and perhaps a backstage card among them."""
    chosen = g.chosen[seat]
    is_hiring = len(chosen) > 0 and chosen[0].verb == "hire"
    yield NOT_IN_A_SHOW if move.verb == "play" else ALREADY_PLANNED, not is_hiring
    plan = ShowPlan(g, chosen)
    if move.verb == "go":
        yield ALREADY_PLANNED, not plan.space
        yield from destination_conditions(g, seat, move.arg, plan.card)
    elif move.verb == "play":
        yield from card_conditions(g, seat, plan, move.arg)
    elif move.verb == "slot":
        yield PLAN_ORDER, plan.space > 0
        yield ALREADY_PLANNED, not plan.slot
        yield from slot_conditions(g, seat, plan, move.arg)
    else:
        yield PLAN_ORDER, plan.slot > 0


def destination_conditions(g: ThreeRings, seat: int, space: int, train: int) -> Iterator[Condition]:
    """6.5 A space where a show can be given, within reach; `train` is the kind of the card that
    was played for the way, or 0."""
    p, kind = g.players[seat], g.box.spaces[space].kind
    yield CLOSED_OFF.about("space", space), g.is_open(space)
    yield NO_TENTS, p.tents < g.box.tents
    yield ALREADY_PERFORMED.about("space", space), not p.shows >> space & 1
    yield WHERE_YOU_ARE.about("space", space), space != p.at
    if kind == TOWN:
        yield TOWN_TAKEN.about("space", space), not g.tented >> space & 1
    elif kind == MEDIUM:
        yield from city_conditions(g, seat, space, train)
    else:
        yield NO_STAR.about("space", space), metropolis_points(g, seat, space) > 0
    steps = p.locomotives + (g.box.kinds[train].amount if train else 0)
    yield TOO_FAR.about("space", space), within(g, p.at, steps) >> space & 1 == 1


def city_conditions(g: ThreeRings, seat: int, space: int, train: int) -> Iterator[Condition]:
    """7.4 A free slot of a medium city, perhaps by a card that adds pedestals (8.4)."""
    pedestals = pedestals_at(g, seat, space)
    with_card = has_free_slot(g, space, pedestals + best_card(g, seat))
    yield NO_SLOT.about("space", space), with_card
    yield SECOND_CARD.about("space", space), not train or has_free_slot(g, space, pedestals)


def slot_conditions(g: ThreeRings, seat: int, plan: ShowPlan, slot: int) -> Iterator[Condition]:
    """7.4 A free slot that asks for no more pedestals than there are, that of a card included."""
    pedestals = pedestals_at(g, seat, plan.space)
    if plan.card:
        pedestals += card_pedestals(g, seat, plan.card)
    yield SLOT_TAKEN.about("slot", slot), g.tents_on(plan.space)[slot - 1] == NOBODYS
    yield TOO_FEW_PEDESTALS.about("slot", slot), g.box.slots[slot - 1].pedestals <= pedestals


def card_conditions(g: ThreeRings, seat: int, plan: ShowPlan, kind: int) -> Iterator[Condition]:
    """8.1 A backstage card while the show is planned: for the way (8.2), or for a slot (8.3)."""
    yield ONE_CARD, not plan.card
    yield NOT_IN_HAND.about("kind", kind), g.players[seat].has_kind(g.box, kind)
    effect = g.box.kinds[kind].effect
    if effect == EXTRA_MOVEMENT:
        yield BEFORE_MOVING.about("kind", kind), not plan.space
        yield NO_TENTS, g.players[seat].tents < g.box.tents
        yield NO_PLACE_BY_TRAIN.about("kind", kind), by_train(g, seat, kind) != 0
    elif effect in FOR_A_SLOT:
        yield BEFORE_THE_SLOT.about("kind", kind), plan.space > 0 and not plan.slot
        yield BRINGS_NOTHING.about("kind", kind), may_add_pedestals(g, seat, kind)
        pedestals = pedestals_at(g, seat, plan.space) + card_pedestals(g, seat, kind)
        yield NO_SLOT_BY_CARD.about("kind", kind), has_free_slot(g, plan.space, pedestals)
    else:
        yield AT_THE_END.about("kind", kind), False


def late_card_conditions(g: ThreeRings, seat: int, kind: int) -> Iterator[Condition]:
    """8.5 A backstage card of the hand that has not missed its moment."""
    yield NOT_IN_HAND.about("kind", kind), g.players[seat].has_kind(g.box, kind)
    effect = g.box.kinds[kind].effect
    yield BEFORE_MOVING.about("kind", kind), effect != EXTRA_MOVEMENT
    yield BEFORE_THE_SLOT.about("kind", kind), effect not in FOR_A_SLOT
