"""What a position is worth, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from ....core.move import Move
from ....core.step import NOBODY
from ....core.weights import Weights
from ..rules.end_of_turn import CloseTurn, DiscardDown, EndTurn, Turn
from ..rules.hiring.bonuses import PlaceObjective, Swap, SwapWith
from ..rules.hiring.hire import FirstHire, PlayAnother
from ..rules.shows.backstage import TakeTicket
from ..rules.state import AUTOMATONS, ThreeRings
from ..rules.turn import Act
from .horizon import Horizon
from .inputs import inputs_of, stage_of
from .outlook import Sight, automatons_prospect, hand_value, likely_value, open_value
from .promises import ticket_promise
from .shortcuts import quick
from .taste import ANOTHER, EXCHANGE, IN_HAND, PLACING, TOO_MANY
from .venues import ticket_worth

SIGHT: Final = 2.5  # points by which a move may look worse before it looks a third as good
AUTOMATONS_TURN: Final = 5.5  # what they gain in a turn that is still to come
TEMPO: Final = 3.5  # half of what a turn brings, for whoever acts next


def margins(g: ThreeRings) -> list[float]:
    """The lead of each seat over its best opponent, whose hand it can only guess; an open plan is
    first carried out as well as possible."""
    if is_planning(g):
        g = carried_out(g.clone())
    own, seen = judged(g)
    found: list[float] = []
    for seat in range(g.seats):
        others = [value for s, value in enumerate(seen) if s != seat]
        found.append(own[seat] - max(others))
    return found


def hopes(g: ThreeRings, seat: int) -> list[float]:
    """What a seat may hope for, and what the others may in its eyes."""
    own, seen = judged(g)
    return [own[s] if s == seat else seen[s] for s in range(g.seats)]


def judged(g: ThreeRings) -> tuple[list[float], list[float]]:
    """What every seat may hope for: as it knows itself, and as the others see it."""
    if not g.stack:
        points = [float(p.points) for p in g.players] + [float(a.points) for a in g.automata]
        return points, points
    sight = Sight(g)
    shown = [open_value(g, seat, sight) for seat in range(g.seats)]
    for step in g.stack:
        if step.seat >= 0:
            shown[step.seat] += pending(g, step.seat, step, sight.ahead)
    turn = to_move(g)
    if turn >= 0 and not g.is_solo():
        shown[turn] += TEMPO
    t = sight.ahead
    own = [value + hand_value(g, seat, t) for seat, value in enumerate(shown)]
    seen = [value + likely_value(g, seat, t) for seat, value in enumerate(shown)]
    if g.is_solo():
        seen.append(automatons_prospect(g, sight) + (AUTOMATONS_TURN if turn < 0 else 0.0))
    return own, seen


def to_move(g: ThreeRings) -> int:
    """Who acts next: whoever is acting, or the player after one who has acted."""
    for step in g.stack[::-1]:
        if isinstance(step, (Act, FirstHire)):
            return step.seat
        if isinstance(step, Turn) and step.troupe != AUTOMATONS:
            return step.troupe - 1
        if isinstance(step, (EndTurn, CloseTurn)) and not g.is_solo():
            return g.turn_after(step.troupe) - 1
    return NOBODY  # the Automatons


def pending(g: ThreeRings, seat: int, step: object, t: Horizon) -> float:
    """What an open question promises."""
    if isinstance(step, TakeTicket):
        return to_take(g, seat, step.count, t)
    if isinstance(step, PlayAnother):
        return t.taste[ANOTHER]
    if isinstance(step, (Swap, SwapWith)):
        return t.taste[EXCHANGE]
    if isinstance(step, PlaceObjective):
        return t.taste[PLACING]
    if isinstance(step, DiscardDown):
        return -t.taste[TOO_MANY] * (g.players[seat].hand_size() - g.box.hand_limit)
    return 0.0


def to_take(g: ThreeRings, seat: int, count: int, t: Horizon) -> float:
    """Tickets to be taken: the best of the row, or whatever the deck may hold."""
    some = ticket_worth(t)
    found = [some] * count
    for card in g.row:
        if card:
            found.append(t.taste[IN_HAND] * ticket_promise(g, seat, card, t).gain)
    found.sort(reverse=True)
    return sum(found[:count])


def value(g: ThreeRings, seat: int) -> float:
    return margins(g)[seat]


def alone(g: ThreeRings, weights: Weights) -> float:
    """By how much the Automatons are likely to be beaten, by what practice has taught."""
    if is_planning(g):
        g = carried_out(g.clone())
    lead = float(g.players[0].points - g.automata[0].points)
    if not g.stack:
        return lead
    lead += weights.value(stage_of(g), inputs_of(g, 0))
    if isinstance(g.stack[-1], Turn) and to_move(g) < 0:
        lead -= AUTOMATONS_TURN  # weights are learned where the player acts next
    t = Horizon(g)
    for step in g.stack:
        if step.seat == 0:
            lead += pending(g, 0, step, t)
    return lead


# open plans


def is_planning(g: ThreeRings) -> bool:
    """Whether somebody has begun a plan."""
    return bool(g.chosen) and bool(g.stack) and bool(g.chosen[g.seat])


def carried_out(g: ThreeRings) -> ThreeRings:
    """The table once an open plan is whole: rings and rewards are compared, the rest is quick.

    The table that is given may be changed by it.
    """
    while is_planning(g):
        if is_worth_comparing(g):
            ways = [carried_out(tried(g, g.seat, move)) for move in g.moves]
            sight = Sight(g)
            values = [own_prospect(way, g.seat, sight) for way in ways]
            return ways[values.index(max(values))]
        take(g, g.seat, quick(g))
    return g


def worth(g: ThreeRings, seat: int, sight: Sight) -> float:
    """What a table is worth to a seat once its open plan is carried out; it may be changed."""
    while is_planning(g) and g.seat == seat:
        if is_worth_comparing(g):
            return max([worth(tried(g, seat, move), seat, sight) for move in g.moves])
        take(g, seat, quick(g))
    return own_prospect(g, seat, sight)


def in_passing(g: ThreeRings, moves: list[Move]) -> list[Move]:
    """A plan that was begun goes on as it was judged."""
    return [quick(g)] if is_planning(g) and not is_worth_comparing(g) else moves


def is_worth_comparing(g: ThreeRings) -> bool:
    return len(g.moves) > 1 and g.moves[0].verb in ("ring", "tickets")


def tried(g: ThreeRings, seat: int, move: Move) -> ThreeRings:
    """The table after a move, before the next turn begins: what others do then is not its doing.

    Only to be judged: cards that would be drawn are not looked at.
    """
    after = g.clone()
    take(after, seat, move)
    return after


def take(g: ThreeRings, seat: int, move: Move) -> None:
    """The same at a table that is only there to be judged."""
    p, row = g.players[seat], g.row.copy()
    money, money_lots, objectives = p.money.copy(), p.money_lots.copy(), p.objectives.copy()
    tickets, ticket_lots = p.tickets.copy(), p.ticket_lots.copy()
    g.stack[-1].take(g, seat, move)
    while g.stack and not isinstance(g.stack[-1], Turn):
        if g.stack[-1].advance(g):
            break
    turn_down(p.money, p.money_lots, money, money_lots, [])
    turn_down(p.tickets, p.ticket_lots, tickets, ticket_lots, row)
    for i, objective in enumerate(p.objectives):
        if objective not in objectives:
            p.objectives[i] = 0


def turn_down(
    hand: list[int], lots: list[int], held: list[int], held_lots: list[int], row: list[int]
) -> None:
    """Cards that were not in hand before, nor in the row, are unknown, 0. One that was paid, and
    drawn again after a reshuffle, is known by its lot."""
    for i, card in enumerate(hand):
        if card in row:
            continue
        if card not in held or held_lots[held.index(card)] != lots[i]:
            hand[i] = 0


def own_prospect(g: ThreeRings, seat: int, sight: Sight) -> float:
    """What a seat may hope for itself; seen as before, as far as that still holds."""
    if not g.stack:
        return float(g.players[seat].points)
    if not sight.holds(g):
        sight = Sight(g)
    value = open_value(g, seat, sight) + hand_value(g, seat, sight.ahead)
    for step in g.stack:
        if step.seat == seat:
            value += pending(g, seat, step, sight.ahead)
    return value


def priors(g: ThreeRings, seat: int, moves: list[Move]) -> list[float]:
    """What each move is worth at once, when the plan it begins is carried out."""
    sight = Sight(g)
    found = [worth(tried(g, seat, move), seat, sight) for move in moves]
    best = max(found)
    return [exp((value - best) / SIGHT) for value in found]
