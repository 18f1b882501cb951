"""6-8 A show while it is planned: a card for the way, the space, a slot and its reward."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .....core.move import Move
from ...box.components import EXTRA_MOVEMENT
from ..moves import PLAY, POINTS, SLOT, TICKETS
from ..state import ThreeRings
from .roads import within
from .show import card_pedestals, free_slots, pedestal_cards, pedestals_at, showplaces

if TYPE_CHECKING:
    from mypy_extensions import i64


class ShowPlan:
    """What the choices of an open lane say about a show: space, card, slot and reward."""

    def __init__(self, g: ThreeRings, chosen: list[Move]) -> None:
        self.space = 0
        self.card = 0  # the backstage card played, by kind
        self.slot = 0
        self.reward: Move | None = None
        for move in chosen:
            if move.verb == "go":
                self.space = move.arg
            elif move.verb == "play":
                self.card = move.arg
            elif move.verb == "slot":
                self.slot = move.arg
            else:
                self.reward = move


def within_reach(g: ThreeRings, seat: int, extra: int, card: int) -> i64:
    """6.1 Where a show can be given within reach, as bits; `card` is what a card may add
    there."""
    p = g.players[seat]
    if p.tents >= g.box.tents:
        return 0
    return showplaces(g, seat, within(g, p.at, p.locomotives + extra), card)


def train_of(g: ThreeRings, seat: int) -> int:
    """8.2 The kind of a card in hand that lengthens a move, or 0."""
    first = g.box.first_backstage
    for card in g.players[seat].money:
        kind = g.box.kind[card]
        if kind >= first and g.box.kinds[kind].effect == EXTRA_MOVEMENT:
            return kind
    return 0


def by_train(g: ThreeRings, seat: int, kind: int) -> i64:
    """8.2 The destinations with a longer move; no other card can be played in that show."""
    return within_reach(g, seat, g.box.kinds[kind].amount, 0)


def slot_choices(g: ThreeRings, seat: int, plan: ShowPlan) -> list[Move]:
    """7.4 In a medium city: a slot, perhaps with a card that adds pedestals (8.3); a reward."""
    if plan.slot:
        slot = g.box.slots[plan.slot - 1]
        both = slot.tickets and slot.points
        return [TICKETS, POINTS] if both and plan.reward is None else []
    pedestals = pedestals_at(g, seat, plan.space)
    if plan.card:
        pedestals += card_pedestals(g, seat, plan.card)
    moves = [SLOT[n] for n in free_slots(g, plan.space, pedestals)]
    if not plan.card:
        for kind in pedestal_cards(g, seat):
            if free_slots(g, plan.space, pedestals + card_pedestals(g, seat, kind)):
                moves.append(PLAY[kind])
    return moves
