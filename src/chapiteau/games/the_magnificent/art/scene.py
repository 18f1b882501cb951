"""The whole table: what everybody sees alike, what lies before the viewer, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

from ....draw.scene import Scene, scene_of
from .own.bench import bench
from .own.ghost import ghost
from .own.power import power
from .own.shelf import shelf, swaps
from .own.store import store
from .regions.camp import camp
from .regions.grounds import backdrop, grounds, regions
from .regions.laps import laps
from .regions.lots import draft_hand, lots
from .regions.masters import own_masters
from .regions.road import road
from .regions.tent import pills, tent
from .regions.tonight import asked_hats, tonight
from .table import Items, Table


def draw(table: Table) -> Scene:
    plan = table.plan
    parts = (table.public(everybodys), table.kept("own", (*mine(table), *asked(table))))
    size = (plan.width, plan.height)
    back = backdrop(table.layout, table.box, table.room)
    return scene_of(size, back, parts, regions(table), table.laid)


def everybodys(table: Table) -> tuple[Items, ...]:
    """What all see alike."""
    parts = (grounds(table), *tent(table), *road(table), *tonight(table), *lots(table))
    return table.kept("all", parts)


def mine(table: Table) -> Iterator[Items]:
    """What lies before the viewer: nobody else needs it so large."""
    yield from camp(table)
    yield power(table)
    yield bench(table)
    yield from store(table)
    yield shelf(table)
    yield own_masters(table)


def asked(table: Table) -> Iterator[Items]:
    """What exists only while the viewer is asked for it."""
    yield draft_hand(table)
    yield pills(table)
    yield laps(table)
    yield asked_hats(table)
    yield swaps(table)
    yield ghost(table)
