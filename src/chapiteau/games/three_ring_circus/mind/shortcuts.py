"""How to finish a plan without much thought: slots, payments, discards."""

from __future__ import annotations

from ....core.move import Move
from ..box.components import FIRST_TICKET_KIND, MEDIUM
from ..rules.state import ThreeRings
from .horizon import Horizon
from .promises import ticket_promise
from .taste import COIN, IN_HAND


def quick(g: ThreeRings) -> Move:
    """A good next move without much thought: the highest slot, few payments, poor discards."""
    moves = g.moves
    verb = moves[0].verb
    if verb == "slot":
        return [move for move in moves if move.verb == "slot"][-1]
    if verb == "pay":
        return fitting(g, moves)
    if verb == "discard":
        return poorest(g, moves)
    if verb == "go":
        for move in moves:
            if g.box.spaces[move.arg].kind <= MEDIUM:
                return move
    return moves[0]


def fitting(g: ThreeRings, moves: list[Move]) -> Move:
    """The dearest money card, backstage cards last: few cards are paid."""
    best, first = moves[0], g.box.first_backstage
    for move in moves:
        value, other = g.box.kinds[move.arg].value, g.box.kinds[best.arg].value
        if move.arg >= first:
            continue
        if best.arg >= first or value > other:
            best = move
    return best


def poorest(g: ThreeRings, moves: list[Move]) -> Move:
    """The card that is missed least: money by its value, tickets by what they promise."""
    t, least, best = Horizon(g), 99.0, moves[0]
    p = g.players[g.seat]
    for move in moves:
        value = 1.5
        if move.arg < FIRST_TICKET_KIND:
            value = t.taste[COIN] * g.box.kinds[move.arg].value
        else:
            for card in p.tickets:
                if g.box.kind[card] == move.arg:
                    value = t.taste[IN_HAND] * ticket_promise(g, g.seat, card, t).gain
        if value < least:
            least, best = value, move
    return best
