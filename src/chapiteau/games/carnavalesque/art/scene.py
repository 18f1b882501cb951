"""The whole table: what everybody sees alike, what lies before the viewer, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator

from ....draw.pen import piece
from ....draw.pieces.icons import strokes
from ....draw.scene import Region, Scene, scene_of
from .floats.joining import joining
from .floats.region import floats
from .own.hand import hand
from .own.others import laid, said_of
from .plan import Plan
from .questions import KEYS, REGIONS, SIGNS, STREET
from .street.backdrop import backdrop
from .street.bills import own_role
from .street.chalk import notice, street_ground
from .street.court import bar, bill_box, court, own_news
from .street.crowd import crowd, places_around, signs
from .street.night import finger, hints, night, pointing
from .table import Items, Quill, Table


def draw(table: Table) -> Scene:
    plan = table.plan
    parts = (table.public(everybodys), crowd_of(table), table.kept("own", own(table)))
    back = backdrop(table.layout, table.box, table.room)
    lies = f"{table.laid};{said_of(table.once(laid))}"
    return scene_of((plan.width, plan.height), back, parts, _regions(table.pen, plan), lies)


def everybodys(table: Table) -> tuple[Items, ...]:
    """What all see alike."""
    return table.kept("all", (bar(table), court(table), *floats(table)))


def street(table: Table) -> tuple[Items, ...]:
    """The street with its crowd, for everybody whose eyes are open."""
    if not table.plan.box(STREET)[2]:
        return ()
    parts = (street_ground(table), crowd(table), signs(table), notice(table))
    return table.kept("street", parts)


def own(table: Table) -> Iterator[Items]:
    """What lies before the viewer, and what exists only while they are asked for it."""
    yield finger(table)
    yield own_role(table, bill_box(table.plan.court))
    yield own_news(table)
    yield from hand(table)
    yield from asked(table)


def crowd_of(table: Table) -> tuple[Items, ...]:
    """The street as all see it; another one with closed eyes, or for whoever recalls more."""
    if table.blind:
        return table.kept("night", [night(table)])
    if table.view.crowd == table.everybody.view.crowd:
        return table.public(street)
    return street(table)


def asked(table: Table) -> Iterator[Items]:
    yield places_around(table)
    yield pointing(table)
    yield hints(table)
    yield joining(table)


@piece
def _regions(pen: Quill, plan: Plan) -> tuple[Region, ...]:
    found = list[Region]()
    for region in REGIONS:
        title = pen.words(f"board-{region}" if region != "hand" else "board-hand")
        is_front, sign = region == plan.front, strokes(SIGNS[region])
        found.append(Region(region, KEYS[region], title, *plan.box(region), is_front, sign))
    return tuple(found)
