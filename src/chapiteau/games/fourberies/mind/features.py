"""What a seat sees as a row of numbers: its own things first, then those of the others clockwise.

Written from the table itself, with the eyes of the seat: what `hide` turns face down counts as
face down here. Written from the seat's view it is the same.
"""

from __future__ import annotations

from typing import Final

from ....core.cards import Supply
from ....core.event import UNKNOWN, sees
from ....core.observing.row import Row
from ..box.components import (
    CITIES,
    FourberiesBox,
)
from ..rules.acrobats.acrobat import RESOLUTION_END
from ..rules.acrobats.ring import ChooseActor, ChooseTroupe
from ..rules.acrobats.road import SwapCity
from ..rules.acrobats.windows import Perform
from ..rules.state import ALL_CITIES, Fourberies, Troupe
from .layout import ACROBATS, KINDS, MOST_ECUS, MOST_LOTS, QUESTIONS, ROLES, TOP_BONUS, most_turns

NUMBERS: Final[dict[type, int]] = {kind: i + 1 for i, kind in enumerate(QUESTIONS)}
_listed: Final[dict[str, list[int]]] = {}  # by box: the kind of each card


def write(g: Fourberies, seat: int, row: Row) -> None:
    """All that a seat sees, in the order of `bounds`."""
    n, requests = g.seats, g.box.request_count
    order = [(seat + k) % n for k in range(n)]
    row.one_hot(n, seat)
    row.one_hot(n, (g.first - seat) % n)
    row.number(g.season)
    row.number(g.turn)
    row.number(g.needle)
    row.number(g.mood())
    _question(g, order, row)
    _lane(g, seat, row)
    for s in order:
        row.number(1 if g.has_finished(s) else 0)
    _cards(g, row)
    _requests(g.supply, requests, seat, row)
    row.places(requests, g.troupes[seat].requests)
    troupes = [g.troupes[s] for s in order]
    _plans(troupes, seat, n, row)
    _people(g.box, troupes, row)
    if n == 2:
        _friends(troupes, row)


# what is asked and already chosen


def _question(g: Fourberies, order: list[int], row: Row) -> None:
    """The step that waits, and what it is about."""
    n, moment, city, role, other = g.seats, 0, 0, 0, -1
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Perform):
        moment, city = step.moment, step.city
    elif isinstance(step, SwapCity):
        city = step.old_city
    elif isinstance(step, ChooseTroupe):
        role = step.role
    elif isinstance(step, ChooseActor):
        role, other = step.role, (step.other_seat - order[0]) % n
    asked = g.to_act()
    row.one_hot(len(QUESTIONS) + 1, 0 if step is None else NUMBERS[type(step)])
    for s in order:
        row.number(1 if s in asked else 0)
    row.one_hot(RESOLUTION_END, moment - 1)
    row.one_hot(CITIES, city - 1)
    row.one_hot(ROLES, role - 1)
    row.one_hot(n, other)


def _lane(g: Fourberies, seat: int, row: Row) -> None:
    """What the viewer has chosen face down, each choice with its place in the lane."""
    cities, passes, towards = row.at, 0, 0
    requests = cities + CITIES
    if g.chosen:
        for i, move in enumerate(g.chosen[seat]):
            if move.verb == "travel":
                row.put(cities + move.arg - 1, i + 1)
            elif move.verb == "play":
                row.put(requests + move.arg - 1, i + 1)
            elif move.verb == "towards":
                towards = move.arg + 1
            else:
                passes = 1
    row.skip(CITIES + g.box.request_count)
    row.number(passes)
    row.number(towards)


# cards


def _cards(g: Fourberies, row: Row) -> None:
    """The cities by kind and, newest first, by card; the deck and what was discarded."""
    depth = most_turns(g.box) + 1  # one a turn, and perhaps one of a neighbour's
    kinds = _kinds(g.box)
    for city in ALL_CITIES:
        row.counts(KINDS, kinds, g.cities[city])
    for city in ALL_CITIES:
        cards = g.cities[city]
        at, last = row.at, len(cards) - 1
        for i in range(min(depth, last + 1)):
            row.put(at + i, cards[last - i])
        row.skip(depth)
    row.number(len(g.deck))
    row.counts(KINDS, kinds, g.discard)


def _kinds(box: FourberiesBox) -> list[int]:
    """The kind of each card, listed once for each box."""
    if box.hash not in _listed:
        _listed[box.hash] = [_kind(box, card) for card in range(len(box.role))]
    return _listed[box.hash]


def _kind(box: FourberiesBox, card: int) -> int:
    if box.role[card]:
        return box.role[card]
    if box.bonus[card]:
        return ROLES + box.bonus[card]
    return ROLES + TOP_BONUS + box.acrobat[card]


def _requests(supply: Supply, count: int, seat: int, row: Row) -> None:
    """The request deck, and what the viewer knows of its discard, now and at each reshuffle."""
    row.number(len(supply.deck))
    row.number(len(supply.discard))
    at = row.at - 1
    for i, card in enumerate(supply.discard):
        if card != UNKNOWN and sees(seat, supply.known[i]):
            row.put(at + card, 1)
    row.skip(count)
    row.number(min(len(supply.lots), MOST_LOTS))
    at = row.at - 1
    for number, lot in enumerate(supply.lots):
        for card, mask in enumerate(lot):
            if sees(seat, mask):
                row.put(at + card, min(number + 1, MOST_LOTS))
    row.skip(count)


# troupes


def _plans(troupes: list[Troupe], seat: int, n: int, row: Row) -> None:
    """Money and travel cards of each player, first the viewer's."""
    for t in troupes:
        row.number(min(t.ecus, MOST_ECUS))
    for t in troupes:
        row.places(CITIES, t.hand)
    for t in troupes:
        row.number(t.journeys)
    for t in troupes:
        row.one_hot(CITIES, t.claimed - 1)
    for t in troupes:
        row.one_hot(n, (t.spies_on - seat) % n if t.spies_on >= 0 else -1)
    for t in troupes:
        for k in range(n):
            row.number(1 if sees((seat + k) % n, t.onlookers) else 0)
    hidden = row.at + n * CITIES
    for k, t in enumerate(troupes):
        is_open = k == 0 or sees(seat, t.onlookers)
        for city in t.picks:
            if city != UNKNOWN and (is_open or city == t.claimed):
                row.put(row.at + city - 1, 1)
            else:
                row.add(hidden + k)
        row.skip(CITIES)
    row.skip(n)
    for t in troupes:
        row.places(CITIES, t.visiting)


def _people(box: FourberiesBox, troupes: list[Troupe], row: Row) -> None:
    """Actors, acrobats and requests of each player."""
    for t in troupes:
        row.counts(ROLES, box.role, t.actors)
    for t in troupes:
        row.counts(ROLES, box.role, t.newcomers)
    for t in troupes:
        row.counts(ACROBATS, box.acrobat, t.acrobats)
    for t in troupes:
        row.counts(ACROBATS, box.acrobat, t.guests)
    for t in troupes:
        row.counts(ACROBATS, box.acrobat, t.tilted)
    for t in troupes:
        row.number(len(t.requests))
    for t in troupes:
        row.places(box.request_count, t.opened)
    for t in troupes:
        row.number(t.managers)
    for t in troupes:
        row.number(t.towards)


def _friends(troupes: list[Troupe], row: Row) -> None:
    """12.1 The Friend troupes of two players; only one's own plans are seen."""
    mine, other = troupes
    row.number(len(mine.friend_deck))
    row.number(len(other.friend_deck))
    row.number(mine.friend_pick.count(UNKNOWN))
    row.number(len(other.friend_pick))
    row.places(CITIES, mine.friend_pick)
    row.skip(CITIES)
    for t in troupes:
        row.places(CITIES, t.friend_visit)
    for t in troupes:
        row.places(CITIES, t.friend_used)
