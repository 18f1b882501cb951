"""What a preview shows besides its outcome: the power a die would give, the way of a wagon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....draw.lettering.text import width, write
from ....draw.lighting import LIME
from ....draw.palette import INK
from ....draw.pen import piece
from ....draw.pieces.polyomino import outline
from ....draw.scene import Item
from ....draw.svg import at, path, rect
from ..box.components import ALL_COLOURS, CELLS, TRANSPARENT, WHEEL, colour_of
from ..rules.actions.tiles import LayTile
from ..rules.moves import turn_of
from .forecast import best_level, due_with
from .own.power import sum_item, sum_with
from .own.store import coins_item, lost_for
from .pieces.grids import zone_cells
from .pieces.icons import gem, scroll
from .pieces.wheels import STEP, sector, tent_token
from .questions import CAMP, ROAD
from .regions.camp import Camp, camp_in
from .regions.road import Wheel, on_the_way, road_of, way
from .table import Items, Quill, Table

if TYPE_CHECKING:
    from ....core.move import Move


def traces(table: Table, move: Move) -> Items:
    if move.verb == "take":
        return _taken(table, move.arg)
    if move.verb == "steps" and move.arg and table.plan.front == ROAD:
        return _travelled(table, move.arg)
    if move.verb.startswith("lay") and table.plan.front == CAMP:
        return _completed(table, move)
    return ()


def _taken(table: Table, die: int) -> Items:
    """Power and price as they would be, a transparent die in its best colour."""
    colour, pips, plan = colour_of(die), table.mine.pips, table.plan
    if colour == TRANSPARENT:
        colour = max(ALL_COLOURS, key=lambda c: pips[c])
    s = sum_with(table, die, colour)
    level, due = best_level(table, s.power), due_with(table, die)
    does = table.words("board-builds", level=table.name("level", level)) if level else ""
    return (
        sum_item(table.pen, plan.power, s, table.me, True, does),
        coins_item(table.pen, plan.store, table.mine.coins, due, lost_for(table)),
    )


# the road


@piece
def _way(pen: Quill, wheel: Wheel, first: int, steps: int, direction: int) -> Item:
    """A bed along the cells that the wagon passes."""
    lime, drawn = LIME["dark" if pen.room.dark else "light"], ""
    for i in range(1, min(steps, WHEEL) + 1):
        a = (first + i * direction) * STEP - 90
        d = sector(wheel.r * 0.56, wheel.r * 0.985, a - STEP / 2 + 1, a + STEP / 2 - 1)
        drawn += path(d, fill=lime, fill_opacity=0.22, stroke=lime, stroke_width=2)
    return Item("trace-way", wheel.x, wheel.y, drawn)


@piece
def _brought(pen: Quill, wheel: Wheel, gems: tuple[int, ...], posters: int, tent: int) -> Item:
    """What the way brings, on a plate over the hub."""
    things = [(gem(c, 0, 0, 11), n) for c, n in enumerate(gems) if n]
    things += [(scroll(0, 0, 26), posters)] if posters else []
    things += [(tent_token(pen.box, tent, 34), 1)] if tent else []
    room, step = pen.room, 54.0
    w = max(64.0, len(things) * step + 14)
    drawn = rect(-w / 2, -24, w, 48, 11, fill=room.panel, stroke=room.metal2, stroke_width=2.4)
    for i, (svg, n) in enumerate(things):
        x = -w / 2 + 7 + i * step
        said = f"+{n}"
        drawn += write(x + 24, 7, said, 19, room.ink, weight=800, anchor="end")
        drawn += at(x + 38, 0, svg)
    if not things:
        drawn += write(0, 7, "–", 20, room.muted, anchor="middle")
    return Item("trace-brings", wheel.x, wheel.y, drawn)


def _travelled(table: Table, steps: int) -> Items:
    found = list[Item]()
    for wheel in [wheel for wheel in road_of(table).wheels if wheel.is_large]:
        first, direction = table.view.wagons[wheel.colour], way(table)
        gems, posters, tent = on_the_way(table, wheel.colour, steps)
        found.append(_way(table.pen, wheel, first, steps, direction))
        found.append(_brought(table.pen, wheel, tuple(gems), posters, tent))
    return tuple(found)


# the camp


@piece
def _zone(pen: Quill, zone: int, camp: Camp) -> Item:
    """A zone that would be complete, and what it will bring."""
    cells, points = zone_cells(pen.box.zones[zone]), f"+{pen.box.zone_points}"
    d, lime = outline(cells, camp.step, 2, camp.step * 0.08), LIME["dark"]
    look = {"fill": "none", "stroke_dasharray": "10 7"}
    drawn = path(d, stroke=INK, stroke_width=6.5, fill="none")
    drawn += path(d, stroke=lime, stroke_width=3.6, **look)
    c = sum(c for c, _ in cells) / len(cells) + 0.5
    r = sum(r for _, r in cells) / len(cells) + 0.5
    w = width(points, 20, "ui", 800) + 24
    plate = rect(-w / 2, -17, w, 34, 17, fill="#F2C14E", stroke=INK, stroke_width=2)
    plate += write(0, 7, points, 20, INK, weight=800, anchor="middle")
    return Item(f"trace-z{zone}", camp.x, camp.y, drawn + at(c * camp.step, r * camp.step, plate))


def _completed(table: Table, move: Move) -> Items:
    """Zones that a tile would complete."""
    step = table.step
    assert isinstance(step, LayTile)
    mask = table.box.masks[step.tile][turn_of(move) * CELLS + move.arg - 1]
    before = table.mine.covered
    camp = camp_in(table.plan.box(CAMP))
    return tuple(
        [
            _zone(table.pen, zone, camp)
            for zone, cells in enumerate(table.box.zones)
            if zone and cells & ~before and not cells & ~(before | mask)
        ]
    )
