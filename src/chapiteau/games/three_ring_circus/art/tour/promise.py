"""What a show would give before one goes there, and the way that leads there."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from ...box.components import MEDIUM, TOWN
from ...rules.shows.show import (
    best_card,
    card_pedestals,
    free_slots,
    metropolis_points,
    pedestals_at,
    town_money,
)
from ...rules.state import ThreeRings
from ..table import Table


class Promise(NamedTuple):
    """Cards and fame; a medium city gives tickets or fame for its best slot."""

    money: int = 0
    tickets: int = 0
    fame: int = 0
    slot: int = 0  # from 1
    pedestals: int = 0


def promise(table: Table, space: int) -> Promise:
    """What a show of the viewer would give in a space now."""
    g, seat = table.view, table.whose
    notes, kind = g.players[seat].banknotes, g.box.spaces[space].kind
    if kind == TOWN:
        return Promise(town_money(g, space) + notes)
    if kind != MEDIUM:
        return Promise(notes, fame=metropolis_points(g, seat, space))
    slots, pedestals = within_reach(table, space)
    if not slots:
        return Promise(notes, pedestals=pedestals)
    best = g.box.slots[slots[-1] - 1]
    return Promise(notes, best.tickets, best.points, slots[-1], pedestals)


def within_reach(table: Table, space: int) -> tuple[list[int], int]:
    """The slots of a medium city that could be taken, and with how many pedestals."""
    g, seat, played = table.view, table.whose, table.choice.played
    pedestals = pedestals_at(g, seat, space)
    if played:
        pedestals += card_pedestals(g, seat, played)
        return free_slots(g, space, pedestals), pedestals
    slots = free_slots(g, space, pedestals)
    if not slots:  # only a backstage card gets one there
        pedestals += best_card(g, seat)
        slots = free_slots(g, space, pedestals)
    return slots, pedestals


def way(g: ThreeRings, at: int, end: int) -> list[int]:
    """A shortest way for a caravan: tented towns and other caravans are skipped at no cost."""
    skipped = g.tented | g.caravans() & ~(1 << at)
    queue, come_from = [(0, 0, at, 0)], dict[int, int]()
    while queue:
        steps, roads, here, before = heappop(queue)
        if here in come_from:
            continue
        come_from[here] = before
        for other in g.box.neighbours[here]:
            if g.is_open(other):
                free = skipped >> other & 1 and other != end
                heappush(queue, (steps + (0 if free else 1), roads + 1, other, here))
    found = [end]
    while come_from.get(found[-1]):
        found.append(come_from[found[-1]])
    return found[::-1]


def next_stop(g: ThreeRings) -> int:
    """Where the great circus goes after the next show, 0 when its tour is over."""
    for space in g.road_ahead():
        if not g.tented >> space & 1:
            return space
    return 0
