"""Lanes: secret choices made together come to the same in any order, and can be taken back."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from ..core.event import Event
from ..core.move import Move
from ..core.state import State, play
from ..core.step import Together
from ..core.wire import pack, text
from .spot import Spot
from .walk import at_every_move

ORDERS = 5
SECOND_THOUGHTS = 0.3
OF_THE_LANE = ("chosen", "waiting", "seat", "moves")
Choosing = tuple[int, Move]


@at_every_move
def lanes(spot: Spot) -> None:
    """Choosing together changes nothing but the lane, in any order and with second thoughts."""
    if not spot.is_lane() or any(spot.g.chosen):
        return
    plan = planned(spot)
    ends = {choose_all(spot, order) for order in orders(plan, spot.chance)}
    spot.require(len(ends) == 1, "the order of choosing changes what comes of it")
    for seat in spot.g.to_act():
        take_back_in_match(spot, seat)


def together(spot: Spot) -> Together[Any]:
    return cast(Together[Any], spot.step)


def planned(spot: Spot) -> list[list[Choosing]]:
    """A whole lane for every seat that chooses."""
    plan: list[list[Choosing]] = []
    g = spot.game.copy(spot.g)
    for seat in spot.g.waiting:
        chosen: list[Move] = []
        while moves := together(spot).choices(g, seat, chosen):
            chosen.append(spot.chance.choice(moves))
        plan.append([(seat, move) for move in chosen])
    spot.require(table_of(g) == table_of(spot.g), "listing choices changes the table")
    return plan


def orders(plan: list[list[Choosing]], chance: Random) -> list[list[Choosing]]:
    """Some of the orders in which these lanes may be filled, seat by seat first."""
    found = [[choice for lane in plan for choice in lane]]
    for _ in range(ORDERS - 1):
        turns = [i for i, lane in enumerate(plan) for _ in lane]
        chance.shuffle(turns)
        left = [lane[:] for lane in plan]
        found.append([left[i].pop(0) for i in turns])
    return found


def choose_all(spot: Spot, order: list[Choosing]) -> str:
    """Fill all lanes in an order; the position that comes of it, and what is told."""
    g, told = spot.game.copy(spot.g), list[Event]()
    table = table_of(g)
    g.heard = told
    for k, (seat, move) in enumerate(order):
        if k < len(order) - 1 and spot.chance.random() < SECOND_THOUGHTS:
            think_again(spot, g, seat, table)
        spot.require(move in g.legal(seat), f"{seat} may no longer choose {move}")
        play(g, move, seat)
        if k < len(order) - 1:
            check_untouched(spot, g, table, f"{seat} choosing {move}")
            spot.require(not told, f"{seat} choosing {move} is told before the reveal")
    g.heard = None
    return text(g) + str([[*event.wire(), event.to] for event in told])


def think_again(spot: Spot, g: State, seat: int, table: str) -> None:
    """Choose something and take it back, where that does not end the choosing."""
    before, move = text(g), spot.chance.choice(g.legal(seat))
    if len(g.waiting) > 1:
        play(g, move, seat)
        check_untouched(spot, g, table, f"{seat} choosing {move}")
        together(spot).take_back(g, seat)
        spot.require(text(g) == before, f"a choice that {seat} took back leaves a trace")


def check_untouched(spot: Spot, g: State, table: str, what: str) -> None:
    spot.require(g.rng.drawn == spot.g.rng.drawn, f"{what} uses chance")
    spot.require(table_of(g) == table, f"{what} changes the table")


def table_of(g: State) -> str:
    """Everything but what choosing may change."""
    plain: dict[str, Any] = pack(g)
    return str([(name, value) for name, value in plain.items() if name not in OF_THE_LANE])


def take_back_in_match(spot: Spot, seat: int) -> None:
    """The match lets a seat take its choices back, one by one, as if they were never made."""
    match = spot.match
    if len(match.to_act) < 2:
        return
    before, count, made = text(match.state), len(match.decisions), 0
    while seat in match.to_act:
        match.play(seat, spot.chance.choice(list(match.moves(seat))))
        made += 1
    for _ in range(made):
        spot.require(match.can_undo(seat), f"{seat} may not take a choice back")
        match.take_back(seat)
    same = text(match.state) == before and len(match.decisions) == count
    spot.require(same, f"choices that {seat} took back leave a trace in the match")
