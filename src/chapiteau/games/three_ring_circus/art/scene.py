"""The whole table: what everybody sees alike, what lies before the viewer, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

from ....draw.scene import Scene, scene_of
from .own.circus import circus
from .own.hand import hand
from .questions import MAP
from .regions.automatons import automatons
from .regions.bill import bill
from .regions.grounds import backdrop, grounds, regions, sheet
from .table import Items, Table
from .tour.legend import legend
from .tour.region import head
from .tour.ribbon import ribbon
from .tour.towns import places, promises, tents
from .tour.travel import chosen_way, road, ropes, travellers, ways
from .tour.tray import has_tray, tray
from .tour.wing import wing


def draw(table: Table) -> Scene:
    plan = table.plan
    parts = (
        table.public(below),
        table.kept("way", [chosen_way(table) if plan.front == MAP else ()]),
        table.public(above),
        () if has_tray(table) else table.public(regions_in_order),
        table.kept("own", (*mine(table), *asked(table))),
    )
    return scene_of((plan.width, plan.height), backdrop(table), parts, regions(table), table.laid)


# what all see alike


def below(table: Table) -> tuple[Items, ...]:
    """Grounds, and in front the map without its places."""
    parts = [grounds(table)]
    if table.plan.box(MAP)[2]:
        parts.append(sheet(table))
        is_front = table.plan.front == MAP
        if is_front:
            parts += [legend(table), ways(table), road(table), ropes(table)]
        else:
            parts += wing(table)
    return table.kept("below", parts)


def above(table: Table) -> tuple[Items, ...]:
    """Places and who stands there; the bill, and the Automatons."""
    parts = [*bill(table), *automatons(table)]
    if table.plan.front == MAP:
        parts += [places(table), tents(table), travellers(table)]
    return table.kept("above", parts)


def regions_in_order(table: Table) -> tuple[Items, ...]:
    """The ribbon over the map."""
    if table.plan.front != MAP:
        return ()
    return table.kept("ribbon", [ribbon(table, head(table))])


# what lies before the viewer


def mine(table: Table) -> Iterator[Items]:
    yield from circus(table)
    yield from hand(table)


def asked(table: Table) -> Iterator[Items]:
    """What exists only while the viewer is asked for it."""
    if table.plan.front == MAP:
        yield promises(table)
        yield tray(table, head(table))
