"""3 A turn: hire an artist, or give a show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....core.bits import add_moves, moves_of
from ....core.errors import NOT_NOW, Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Step
from ..box.components import (
    ALL_REGIONS,
    EXTRA_MOVEMENT,
    MEDIUM,
    TOWN,
)
from .hiring.hire import ends_with_hire, hire, hire_choices, hires, refused_hire
from .lane import Lane
from .moves import (
    CITY_POINTS,
    GO,
    METROPOLIS_POINTS,
    PASS,
    PASSES,
    PERFORMS,
    PLACES_CARAVAN,
    PLAY,
    POINTS,
    SLOT,
    TAKES_SLOT,
    TICKETS,
)
from .shows.backstage import Banknotes, TakeTicket, play_card
from .shows.pawn import MOVE_PAWN
from .shows.roads import within
from .shows.show import (
    best_card,
    card_pedestals,
    free_place,
    free_slots,
    may_perform,
    metropolis_points,
    pedestal_cards,
    pedestals_at,
    showplaces,
    town_money,
)
from .state import ThreeRings

if TYPE_CHECKING:
    from mypy_extensions import i64

NOT_A_METROPOLIS: Final = Reason("not-a-metropolis", "3.2")
HAS_CARAVAN: Final = Reason("has-caravan", "3.2")
CLOSED_OFF: Final = Reason("closed-off", "2.1")
ALREADY_PERFORMED: Final = Reason("already-performed", "7.1")
NO_TENTS: Final = Reason("no-tents", "7.1")
TOWN_TAKEN: Final = Reason("town-taken", "7.2")
NO_STAR: Final = Reason("no-star", "7.8")
NO_SLOT: Final = Reason("no-slot", "7.4")
TOO_FAR: Final = Reason("too-far", "6.1")
SLOT_TAKEN: Final = Reason("slot-taken", "7.4")
TOO_FEW_PEDESTALS: Final = Reason("too-few-pedestals", "7.4")
NO_USE_HERE: Final = Reason("no-use-here", "8.1")
ONE_CARD: Final = Reason("one-card", "8.1")
NOT_YET: Final = Reason("not-yet", "8.5")
MUST_ACT: Final = Reason("must-act", "3.3")
SEATS: Final = range(4)


class PlaceCaravan(Step[ThreeRings]):
    """3.2 In the first turn the caravan goes to a metropolis where no other stands."""

    def moves(self, g: ThreeRings) -> list[Move]:
        taken, found = g.caravans(), list[Move]()
        for r in ALL_REGIONS:
            space = g.box.regions[r].metropolis
            if g.is_open(space) and not taken >> space & 1:
                found.append(GO[space])
        return found

    def apply(self, g: ThreeRings, move: Move) -> None:
        g.players[self.seat].at = move.arg
        g.tell(PLACES_CARAVAN, self.seat, move.arg)

    def refusal(self, g: ThreeRings, seat: int, move: Move) -> Reason:
        if move.verb != "go":
            return NOT_NOW
        if not g.is_open(move.arg):
            return CLOSED_OFF.about("space", move.arg)
        reason = HAS_CARAVAN if g.is_metropolis(move.arg) else NOT_A_METROPOLIS
        return reason.about("space", move.arg)


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


class Act(Lane):
    """3.1 Hire an artist or give a show; whoever can do neither passes (3.3)."""

    def choices(self, g: ThreeRings, seat: int, chosen: list[Move]) -> list[Move]:
        if not chosen:
            return self.first(g, seat)
        if chosen[0].verb == "hire":
            return hire_choices(g, seat, chosen)
        if chosen[0] is PASS:
            return []
        plan = ShowPlan(g, chosen)
        if not plan.space:
            return moves_of(GO, by_train(g, seat, plan.card), 0)
        is_medium = g.box.spaces[plan.space].kind == MEDIUM
        return slot_choices(g, seat, plan) if is_medium else []

    def first(self, g: ThreeRings, seat: int) -> list[Move]:
        moves, card = hires(g, seat), best_card(g, seat)
        shows = within_reach(g, seat, 0, card)
        add_moves(moves, GO, shows, 0)
        train = train_of(g, seat)
        if train:
            without = shows & g.box.towns if card else shows  # where no card is needed
            if without != 0 or by_train(g, seat, train) != 0:
                moves.append(PLAY[train])
        return moves or [PASS]

    def reveal(self, g: ThreeRings, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        mine = chosen[self.seat]
        if mine[0] is PASS:
            g.passes += 1
            g.tell(PASSES, self.seat)
            return
        g.passes = 0
        if mine[0].verb == "hire":
            hire(g, self.seat, mine)
        else:
            give_show(g, self.seat, ShowPlan(g, mine))

    def is_last(self, g: ThreeRings, seat: int, move: Move) -> bool:
        if move is PASS:
            return g.popcorn and g.is_last_turn(seat)
        plan = [*g.chosen[seat], move]
        return plan[0].verb == "hire" and ends_with_hire(g, seat, plan)

    def refusal(self, g: ThreeRings, seat: int, move: Move) -> Reason:
        chosen = g.chosen[seat]
        if move is PASS and not chosen:
            return MUST_ACT
        if move.verb == "go" and (not chosen or chosen[0].verb == "play"):
            return refused_space(g, seat, move.arg)
        if move.verb in ("slot", "play"):
            return refused_extra(g, seat, chosen, move)
        return refused_hire(g, seat, move)


def refused_space(g: ThreeRings, seat: int, space: int) -> Reason:
    """Why no show can be given in a space."""
    p, kind = g.players[seat], g.box.spaces[space].kind
    if not g.is_open(space):
        reason = CLOSED_OFF
    elif p.tents >= g.box.tents:
        reason = NO_TENTS
    elif kind == TOWN and g.tented >> space & 1:
        reason = TOWN_TAKEN
    elif p.shows >> space & 1:
        reason = ALREADY_PERFORMED
    elif may_perform(g, seat, space, best_card(g, seat)):
        reason = TOO_FAR
    else:
        reason = NO_SLOT if kind == MEDIUM else NO_STAR
    return reason.about("space", space)


def refused_extra(g: ThreeRings, seat: int, chosen: list[Move], move: Move) -> Reason:
    """Why a slot cannot be taken, or a backstage card cannot be played now."""
    plan = ShowPlan(g, chosen)
    if move.verb == "slot":
        if not plan.space or not g.is_medium(plan.space) or plan.slot:
            return NOT_NOW
        taken = g.tents_on(plan.space)[move.arg - 1]
        return SLOT_TAKEN if taken else TOO_FEW_PEDESTALS
    if chosen and chosen[0].verb == "hire":
        return NO_USE_HERE
    if plan.card:
        return ONE_CARD
    effect = g.box.kinds[move.arg].effect
    is_early = effect == EXTRA_MOVEMENT or card_pedestals(g, seat, move.arg) > 0
    return (NO_USE_HERE if is_early else NOT_YET).about("kind", move.arg)


def give_show(g: ThreeRings, seat: int, plan: ShowPlan) -> None:
    """7.1 The caravan stops, a tent is pitched, the public pays; then the B&B Circus moves on."""
    p, kind = g.players[seat], g.box.spaces[plan.space].kind
    if plan.card:
        play_card(g, seat, plan.card)
    p.at = plan.space
    p.shows |= 1 << plan.space
    p.tents += 1
    g.tell(PERFORMS, seat, plan.space)
    if kind == TOWN:
        g.pitch(seat + 1, plan.space, 0)
        g.draw_money(seat, town_money(g, plan.space))
    elif kind == MEDIUM:
        perform_in_city(g, seat, plan)
    else:
        points = metropolis_points(g, seat, plan.space)
        g.pitch(seat + 1, plan.space, free_place(g, plan.space))
        p.points += points
        g.tell(METROPOLIS_POINTS, seat, plan.space, points)
    g.then(Banknotes(seat, 1 if plan.card else 0), MOVE_PAWN)


def perform_in_city(g: ThreeRings, seat: int, plan: ShowPlan) -> None:
    """7.6 A tent on the slot, and one of its two rewards."""
    slot = g.box.slots[plan.slot - 1]
    g.pitch(seat + 1, plan.space, plan.slot - 1)
    g.tell(TAKES_SLOT, seat, plan.space, plan.slot)
    if plan.reward is POINTS or not slot.tickets:
        g.players[seat].points += slot.points
        g.tell(CITY_POINTS, seat, plan.space, slot.points)
    else:
        g.then(TakeTicket(seat, slot.tickets))


PLACE_CARAVAN: Final = [PlaceCaravan(seat) for seat in SEATS]
ACT: Final = [Act(seat) for seat in SEATS]
