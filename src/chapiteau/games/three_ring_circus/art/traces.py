"""What a preview shows besides its outcome: the way of a caravan, what waits at its end, and what
other ways would give, so that they can be compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....draw.lettering.text import write
from ....draw.lighting import LIME
from ....draw.palette import INK
from ....draw.pen import piece
from ....draw.scene import Item
from ....draw.svg import circle
from ..box.components import TOWN
from ..rules.shows.roads import stops
from .pieces.wooden import camp, tent
from .questions import MAP
from .table import Items, Quill, Table
from .theme import SUN
from .tour.places import city_slots
from .tour.region import chart_of, head
from .tour.towns import CAMP, promises, tent_name
from .tour.travel import way_to
from .tour.tray import TITLE, has_tray, tray

if TYPE_CHECKING:
    from ....core.move import Move


def traces(table: Table, move: Move) -> Items:
    if has_tray(table):
        named = [item for item in tray(table, head(table)) if item.key == TITLE]
        return (*named, *pitched(table, move))
    if move.verb != "go" or table.plan.front != MAP or not table.mine.at:
        return ()
    space, view = move.arg, table.view
    kind = view.box.kinds[table.choice.played]
    reach = table.mine.locomotives + (kind.amount if table.choice.played else 0)
    steps = stops(view, table.mine.at, reach)[space]
    hidden = space if view.box.spaces[space].kind == TOWN else 0  # where the tent will stand
    return (
        *way_to(table, space),
        *promises(table, but=hidden),
        _arrival(table.pen, table.whose + 1, space, steps, *chart_of(table).spot(space)),
    )


def pitched(table: Table, move: Move) -> Items:
    """The tent in the slot that it would take."""
    if move.verb != "slot":
        return ()
    space, (dx, dy) = table.choice.space, city_slots()[move.arg - 1]
    x, y = chart_of(table).spot(space)
    return (_pitched(table.pen, table.whose + 1, space, x + dx, y + dy),)


@piece
def _pitched(pen: Quill, troupe: int, space: int, x: float, y: float) -> Item:
    svg = circle(0, 0, 15, fill=LIME["dark" if pen.room.dark else "light"], stroke=INK)
    label = tent_name(pen, troupe, space)
    return Item("trace-tent", x, y, svg + camp(troupe, 0, 0, CAMP), label=label)


@piece
def _arrival(pen: Quill, troupe: int, space: int, steps: int, x: float, y: float) -> Item:
    """A tent where it will stand, and how many steps it takes to get there."""
    svg = tent(troupe, 0, 5, 0.86) + circle(20, -14, 11, fill=SUN, stroke=INK, stroke_width=1.6)
    svg += write(20, -9, steps, 15, INK, weight=800, anchor="middle")
    return Item("trace-tent", x, y, svg, label=tent_name(pen, troupe, space))
