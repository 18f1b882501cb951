"""Moves worth a bot's time: the others are known to be no better."""

from __future__ import annotations

from typing import Final

from ....core.move import Move
from ..box.components import TURN_BACK, WHEEL
from ..rules.actions.posters import HangPoster, Rearrange
from ..rules.actions.travel import ChooseSteps
from ..rules.moves import PAIRS, PASS
from ..rules.state import Magnificent
from ..rules.turn import ChangeDie

WORTH_SETTING: Final = (1, 3, 6)  # what a die is set to, as a rule


def candidates(g: Magnificent, seat: int, moves: list[Move]) -> list[Move]:
    """All moves, except useless exchanges of posters and stops where there is nothing to gain."""
    step = g.stack[-1]
    if isinstance(step, ChooseSteps):
        return stops(g, seat, moves)
    if isinstance(step, Rearrange):
        return exchanges(g, seat, moves)
    return moves


def at_a_glance(g: Magnificent, seat: int) -> list[Move]:
    """Enough answers to judge a short question by: not every place, not every value."""
    step, moves = g.stack[-1], g.moves
    if isinstance(step, HangPoster):
        return places(g, seat, moves)
    if isinstance(step, ChangeDie):
        return [move for move in moves if move.verb != "value" or move.arg in WORTH_SETTING]
    return moves


def places(g: Magnificent, seat: int, moves: list[Move]) -> list[Move]:
    """Any free place over a tent; if there is none, the first free place."""
    p = g.players[seat]
    if not p.free_poster_places():
        return moves
    found = [move for move in moves if p.tents[move.arg]]
    return found or moves[:1]


def stops(g: Magnificent, seat: int, moves: list[Move]) -> list[Move]:
    """To a tent, or as far as the wagon goes: everything else lies on the way."""
    is_room = g.players[seat].has_tent_place()
    direction = -1 if goes_back(g) else 1
    farthest = max([move.arg for move in moves if move.verb == "steps"])
    found: list[Move] = []
    for move in moves:
        if move.verb != "steps" or move.arg == farthest:
            found.append(move)
        elif move.arg and is_room:
            cell = (g.wagons[g.colour] + direction * move.arg) % WHEEL
            if g.tent_on(g.colour, cell):
                found.append(move)
    return found


def goes_back(g: Magnificent) -> bool:
    """Whether a talent has turned the wagon round."""
    for spot, tokens in enumerate(g.on_spots):
        if tokens and g.box.talents[spot].effect == TURN_BACK:
            return True
    return False


def exchanges(g: Magnificent, seat: int, moves: list[Move]) -> list[Move]:
    """Exchanges that bring a poster to hang over a tent."""
    p = g.players[seat]
    found: list[Move] = []
    for move in moves:
        if move is PASS:
            found.append(move)
        elif move.verb == "swap":
            a, b = PAIRS[move.arg - 1]
            if p.tents[a]:
                a, b = b, a
            if p.posters[a] and p.tents[b] and not p.tents[a]:
                found.append(move)
    return found
