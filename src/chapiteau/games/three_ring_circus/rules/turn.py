"""3 A turn: hire an artist, or give a show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.bits import add_moves, moves_of
from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Condition, Step
from ..box.components import ALL_REGIONS, MEDIUM, TOWN
from .hiring.conditions import HIRING, hire_conditions
from .hiring.hire import ends_with_hire, hire
from .hiring.plan import hire_choices, hires
from .lane import Lane
from .moments import FIRST_TURN, MUST_ACT, not_asked
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
    TAKES_SLOT,
)
from .shows.backstage import Banknotes, TakeTicket, play_card
from .shows.conditions import CLOSED_OFF, PERFORMING, show_conditions
from .shows.pawn import MOVE_PAWN
from .shows.plan import ShowPlan, by_train, slot_choices, train_of, within_reach
from .shows.show import best_card, free_place, metropolis_points, town_money
from .state import ThreeRings

NOT_A_METROPOLIS: Final = Reason("not-a-metropolis", "3.2")
HAS_CARAVAN: Final = Reason("has-caravan", "3.2")
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

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "go":
            space = move.arg
            yield CLOSED_OFF.about("space", space), g.is_open(space)
            yield NOT_A_METROPOLIS.about("space", space), g.is_metropolis(space)
            yield HAS_CARAVAN.about("space", space), not g.caravans() >> space & 1
        elif move.verb == "hire" or move is PASS:
            yield FIRST_TURN, False
        else:
            yield from not_asked(move)


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

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb in HIRING:
            yield from hire_conditions(g, seat, move)
        elif move.verb in PERFORMING:
            yield from show_conditions(g, seat, move)
        elif move is PASS:
            yield MUST_ACT, self.first(g, seat)[0] is PASS
        else:
            yield from not_asked(move)


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
