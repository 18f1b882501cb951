"""4 Hiring an artist: a ring, the fee, and what the newly covered space brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.event import EVERYONE
from .....core.move import Move
from .....core.step import Auto, Condition
from ...box.components import (
    COLUMNS,
    DRAW_MONEY,
    DRAW_OBJECTIVE,
    DRAW_TICKET,
    FIRST_TICKET_KIND,
    PLAY_ANOTHER,
    POPCORN,
    SWAP,
)
from ..circus import Circus
from ..lane import Lane
from ..moments import ALREADY_PLANNED, FIRST_TURN, not_asked
from ..moves import (
    COLUMN_POINTS,
    FILLS_COLUMN,
    HIRES,
    HIRES_NOBODY,
    NO_OBJECTIVE,
    PASS,
    PAYS,
    POPCORN_POINTS,
)
from ..state import ThreeRings
from .bonuses import PLACE_OBJECTIVE, SWAP_CARDS, insert, recount
from .conditions import HIRING, hire_conditions
from .plan import HirePlan, hire_choices, hires

ONLY_A_HIRE: Final = Reason("only-a-hire", "4.10")
SEATS: Final = range(4)


def hire(g: ThreeRings, seat: int, chosen: list[Move]) -> None:
    """4.13 Pay, place the card, recount the pedestals; then the space and the column pay out."""
    p, plan = g.players[seat], HirePlan(g, seat, chosen)
    plan.purse.choices()  # what is left without a choice is paid too
    is_money = plan.kind < FIRST_TICKET_KIND
    card = p.give_money(g.box, plan.kind) if is_money else p.give_ticket(g.box, plan.kind)
    g.tell(HIRES, seat, card, plan.ring, plan.fee)
    for kind in plan.purse.paid:
        paid = p.give_money(g.box, kind)
        g.discard_money(paid)
        g.tell(PAYS, seat, paid)
    ring = p.rings[plan.ring - 1]
    insert(g, ring, card)
    recount(g, seat)
    cover(g, seat, plan.ring, len(ring))
    if p.full_columns() >= len(ring):
        g.then(ColumnReward(seat, len(ring)))


def cover(g: ThreeRings, seat: int, ring: int, column: int) -> None:
    """4.7 The bonus of a space that is covered for the first time."""
    p, spot = g.players[seat], g.box.spots[(ring - 1) * COLUMNS + column]
    if spot.bonus == DRAW_MONEY:
        g.draw_money(seat, 1)
    elif spot.bonus == DRAW_TICKET:
        g.draw_ticket(seat)
    elif spot.bonus == DRAW_OBJECTIVE:
        g.draw_objective(seat)
    elif spot.bonus == POPCORN:
        p.points += spot.points
        g.tell(POPCORN_POINTS, seat, spot.points)
    elif spot.bonus == SWAP:
        g.then(SWAP_CARDS[seat])
    elif spot.bonus == PLAY_ANOTHER and may_play_another(p):
        g.then(PLAY_ONE_MORE[seat])


def may_play_another(p: Circus) -> bool:
    """4.11 Whether, as far as anybody can tell, another artist might be hired."""
    return not p.is_full() and len(p.money) + len(p.tickets) > 0


def ends_with_hire(g: ThreeRings, seat: int, chosen: list[Move]) -> bool:
    """Whether the game ends with the hire planned so far, with nothing left to ask."""
    if len(chosen) < 2 or hire_choices(g, seat, chosen):
        return False
    p, plan = g.players[seat], HirePlan(g, seat, chosen)
    column = len(p.rings[plan.ring - 1]) + 1
    bonus = g.box.spots[(plan.ring - 1) * COLUMNS + column].bonus
    objectives = len(p.objectives) + (1 if bonus == DRAW_OBJECTIVE else 0)
    is_asked = bonus in (SWAP, PLAY_ANOTHER) or objectives > 1
    return not is_asked and g.popcorn and g.is_last_turn(seat)


class FirstHire(Lane):
    """3.2 In the first turn everybody hires an artist."""

    def choices(self, g: ThreeRings, seat: int, chosen: list[Move]) -> list[Move]:
        return hire_choices(g, seat, chosen) if chosen else hires(g, seat)

    def reveal(self, g: ThreeRings, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        hire(g, self.seat, chosen[self.seat])

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb in HIRING:
            yield from hire_conditions(g, seat, move)
        elif move.verb == "go" or move is PASS:
            yield FIRST_TURN, False
        else:
            yield from not_asked(move)


class PlayAnother(Lane):
    """4.10 One more artist may be hired at once; the question is put whatever the hand (4.11)."""

    def choices(self, g: ThreeRings, seat: int, chosen: list[Move]) -> list[Move]:
        if not chosen:
            return [*hires(g, seat), PASS]
        return [] if chosen[0] is PASS else hire_choices(g, seat, chosen)

    def reveal(self, g: ThreeRings, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        if chosen[self.seat][0] is PASS:
            g.tell(HIRES_NOBODY, self.seat)
        else:
            hire(g, self.seat, chosen[self.seat])

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb in HIRING:
            yield from hire_conditions(g, seat, move)
        elif move is PASS:
            yield ALREADY_PLANNED, not g.chosen[seat]
        elif move.verb == "go":
            yield ONLY_A_HIRE, False
        else:
            yield from not_asked(move)


class ColumnReward(Auto[ThreeRings]):
    """4.14 A full column lets an objective be placed, or brings points (4.15)."""

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column: Final = column

    def run(self, g: ThreeRings) -> None:
        p, points = g.players[self.seat], g.box.column_points[self.column]
        g.tell(FILLS_COLUMN, self.seat, self.column)
        if points:
            p.points += points
            g.tell(COLUMN_POINTS, self.seat, points)
        elif p.objectives:
            g.then(PLACE_OBJECTIVE[self.seat])
        else:  # 4.16
            g.tell(NO_OBJECTIVE, self.seat)


FIRST_HIRE: Final = [FirstHire(seat) for seat in SEATS]
PLAY_ONE_MORE: Final = [PlayAnother(seat) for seat in SEATS]
