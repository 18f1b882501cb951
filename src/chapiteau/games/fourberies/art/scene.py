"""The whole table: what everybody sees alike, what lies before the viewer, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

from ....draw.scene import Scene, scene_of
from .own.hand import hand
from .own.pushes import pushes
from .own.requests import requests
from .own.troupe import troupe
from .questions import CITIES
from .regions.grounds import backdrop, grounds, regions
from .regions.harbour import caravels, claims, plans
from .regions.lanes import cells, lanes
from .regions.requests import opened
from .regions.stacks import stacks
from .regions.stage import decks, stage
from .regions.troupes import friends, troupes
from .table import Items, Table


def draw(table: Table) -> Scene:
    plan = table.plan
    size, seats = (plan.width, plan.height), table.view.seats
    ground, own = table.kept("grounds", [grounds(table)]), table.kept("own", mine(table))
    parts = (ground, table.public(everybodys), own)
    back = backdrop(table.layout, seats, table.room)
    laid = ";".join((table.laid, *[",".join(map(str, hand)) for hand in table.hands]))
    return scene_of(size, back, parts, regions(table), laid)


def everybodys(table: Table) -> tuple[Items, ...]:
    """What all see alike."""
    parts = [stage(table), decks(table), *city(table), *troupes(table), opened(table)]
    return table.kept("all", parts)


def city(table: Table) -> Iterator[Items]:
    """Lanes with their cards and caravels, or cells in the wings."""
    if table.plan.front != CITIES:
        if table.plan.lanes:
            yield cells(table)
        return
    yield lanes(table)
    yield from stacks(table)
    yield caravels(table)
    yield claims(table)


def mine(table: Table) -> Iterator[Items]:
    """What lies before the viewer, and what only they know."""
    yield from troupe(table)
    yield requests(table)
    yield friends(table)
    if table.plan.front == CITIES:
        yield plans(table)
        yield from hand(table)
    yield pushes(table)
