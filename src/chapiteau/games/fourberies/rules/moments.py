"""Moments: what is done at another time of the turn, and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.move import Move
from ....core.step import Condition
from ..box.components import BEAR, CAT, ELEPHANT, FOX, HORSE, MONKEY, OX, TURTLE, WOLF
from .acrobats.acrobat import MOMENT
from .moves import KEEP
from .reasons import (
    CARDS_ARE_TURNED_UP,
    CHAMELEONS_AT_THE_COUNT,
    COURT_AFTER_MEETING,
    FEW_REQUESTS,
    JUST_ARRIVED,
    KEEP_AFTER_MEETING,
    NOT_HELD,
    ONE_BY_ONE,
    OTHER_MOMENT,
    REQUESTS_AT_THE_COUNT,
    THEFT_ON_ARRIVAL,
    TILTED,
)
from .state import REQUEST_LIMIT, Fourberies

PERFORMER: Final = {
    "claim": OX,
    "recover": TURTLE,
    "ride": HORSE,
    "peek": MONKEY,
    "leave": FOX,
    "swap": FOX,
    "pull": CAT,
    "snatch": BEAR,
    "turn": ELEPHANT,
    "lend": WOLF,
    "from": WOLF,
    "for": WOLF,
}
"""Which acrobat a move speaks of, by its verb."""


def is_in_box(g: Fourberies, move: Move) -> bool:
    """Whether this box has the card that a move speaks of; larger ones have more."""
    if move.noun == "encounter":
        return move.arg <= g.box.encounter_count
    return move.noun != "request" or move.arg <= g.box.request_count


def at_another_moment(g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
    """What is never done while a step that does not ask for it goes on, after the reveal."""
    if move.verb in PERFORMER:
        yield from performs_elsewhere(g, seat, move, 0)
    elif move.verb == "travel":
        yield CARDS_ARE_TURNED_UP, False
    else:
        yield from at_no_acrobats_moment(g, seat, move)


def at_no_acrobats_moment(g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
    """5, 9 What belongs to the resolution of a city or to the end of a season."""
    if move.verb == "steal":
        yield THEFT_ON_ARRIVAL, False
    elif move.verb == "court":
        yield COURT_AFTER_MEETING, False
    elif move is KEEP:
        yield KEEP_AFTER_MEETING, False
    elif move.verb == "discard":
        yield FEW_REQUESTS, len(g.troupes[seat].requests) > REQUEST_LIMIT
    elif move.verb == "play":
        yield REQUESTS_AT_THE_COUNT, False
    elif move.verb == "towards":
        yield CHAMELEONS_AT_THE_COUNT, False


def performs_elsewhere(g: Fourberies, seat: int, move: Move, moment: int) -> Iterator[Condition]:
    """7.2 An acrobat performs in its moment, and only when no other is at work."""
    op = PERFORMER[move.verb]
    yield from is_ready(g, seat, op)
    yield in_its_moment(op, moment)
    yield ONE_BY_ONE, False


def is_ready(g: Fourberies, seat: int, op: int) -> Iterator[Condition]:
    """7.1 An acrobat belongs to the seat, has settled in (5.4) and is not tilted."""
    t, ops = g.troupes[seat], g.box.acrobat
    guests, tilted = [ops[card] for card in t.guests], [ops[card] for card in t.tilted]
    has_one = g.has_ready(seat, op)
    yield NOT_HELD.about("acrobat", op), has_one or op in guests or op in tilted
    yield JUST_ARRIVED.about("acrobat", op), has_one or op not in guests
    yield TILTED.about("acrobat", op), has_one


def in_its_moment(op: int, moment: int) -> Condition:
    """7.2 Whether this moment is the one of an acrobat."""
    return OTHER_MOMENT.about("acrobat", op).about("moment", MOMENT[op]), MOMENT[op] == moment
