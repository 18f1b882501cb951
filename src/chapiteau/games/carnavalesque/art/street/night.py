"""Eyes closed: a dark street that is one target, and a finger that follows whoever points."""

from __future__ import annotations

from typing import Final

from .....core.step import NOBODY
from .....draw.ghost import Ghost, Way
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import INK
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import at, circle, path, rect, use
from ...rules.crowd.heap import SPOT, SPOT_COLUMNS, SPOT_ROWS
from ...rules.moves import AIM, HINT, HINTS
from ..pieces.marks import TITLE
from ..questions import STREET
from ..table import Items, Quill, Table
from ..theme import Street, id
from .ground import Ground

WAYS: Final = {
    "left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0),
    "stop": (0.8, 0.8),
}  # fmt: skip
ARROWS: Final = {
    "left": "arrow-left", "right": "arrow-right", "up": "arrow-up", "down": "arrow-down",
}  # fmt: skip
QUARTER: Final = {"left": "up", "right": "down", "up": "right", "down": "left", "stop": "stop"}
"""Where a way of the table points once it is turned by a quarter."""
HINT_AWAY: Final = 66.0
HINT_SIZE: Final = 22.0
REACH: Final = 76.0  # of the finger around what it points at


@memo
def _lids(w: float, h: float) -> str:
    """Two lids that meet, and their lashes, around the middle."""
    lid = f"M{-w * 0.42:.0f} {-h * 0.06:.0f}Q0 {h * 0.34:.0f} {w * 0.42:.0f} {-h * 0.06:.0f}"
    for i in range(-5, 6):
        x = i * w * 0.07
        y = h * (0.14 - 0.2 * (x / (w * 0.42)) ** 2)
        lid += f"M{x:.0f} {y:.0f}l{x * 0.1:.0f} {h * 0.06:.0f}"
    return path(
        lid,
        fill="none",
        stroke="#4A3F7D",
        stroke_width=max(4.0, w * 0.009),
        stroke_linecap="round",
        opacity=0.5,
    )


@piece
def _night(pen: Quill, box: Rect, ground: Ground, is_front: bool) -> Item:
    """The street with eyes closed: dark, and its outline in chalk."""
    x, y, w, h = box
    said = pen.words("board-eyes-closed")
    drawn = rect(0, 0, w, h, 16, fill="#0B0818", stroke="#4A3F7D", stroke_width=2)
    drawn += at(w / 2, h / 2, _lids(w, h))
    if is_front:
        zx, zy, zw, zh = ground.zone
        drawn += rect(
            zx - x,
            zy - y,
            zw,
            zh,
            20,
            fill="none",
            stroke="#E9E2FF",
            stroke_width=2.6,
            stroke_dasharray="13 9",
            opacity=0.85,
        )
    drawn += write(
        16, 29, said, 19 if is_front else 15, "#FFF3E0", TITLE, 400, room=w - 84, floor=13
    )
    return Item("own-night", x, y, drawn, label=said)


def night(table: Table) -> Items:
    """What the Jester sees of the street: nothing."""
    if not table.blind:
        return ()
    box, ground = table.plan.box(STREET), table.ground
    return (_night(table.pen, box, ground, table.focus == STREET),) if box[2] else ()


# pointing


def spot_names(turned: bool) -> tuple[str, ...]:
    """The spots as the picture has them, row by row."""
    if not turned:
        return tuple([move.text.partition(":")[2] for move in AIM[1:]])
    found = list[str]()
    for column in range(SPOT_COLUMNS):
        for row in range(SPOT_ROWS - 1, -1, -1):
            found.append(AIM[row * SPOT_COLUMNS + column + 1].text.partition(":")[2])
    return tuple(found)


@memo
def _reticle(size: float, street: Street) -> str:
    """A finger that points at the middle of a cell, from the cell's corner."""
    half = size / 2
    ring = rect(half - REACH, half - REACH, 2 * REACH, 2 * REACH, fill="none")
    ring += circle(half, half, 23, fill="#FFF", fill_opacity=0.06, stroke=INK, stroke_width=6)
    ring += circle(half, half, 23, fill="none", stroke=street.lime, stroke_width=3.4)
    return ring + at(half, half, use(id("finger")), scale=1.1)


@piece
def _pointing(pen: Quill, ground: Ground, legal: tuple[str, ...]) -> Item:
    """The whole street as one target: the finger follows the pointer."""
    x, y, *_ = ground.zone
    step, names = SPOT * ground.scale, spot_names(ground.turned)
    columns, rows = (SPOT_ROWS, SPOT_COLUMNS) if ground.turned else (SPOT_COLUMNS, SPOT_ROWS)
    may = "".join("1" if f"aim:{name}" in legal else "0" for name in names)
    middle = rows // 2 * columns + columns // 2
    cell = middle if may[middle] == "1" else may.index("1")
    svg = _reticle(round(step, 2), pen.room)
    spread = Ghost(
        x, y, step, columns, rows, names, (Way(svg, ((0, 0),), "aim", may, 0, 0),), 0, cell, ()
    )
    place = x + cell % columns * step, y + cell // columns * step
    label = pen.words("board-point")
    return Item("finger", *place, svg, f"aim:{names[cell]}", label, "", "legal", ghost=spread)


def pointing(table: Table) -> Items:
    """Only while the viewer is to point, and the street is in front."""
    spots = table.lit("aim")
    if not table.blind or not spots or table.focus != STREET:
        return ()
    return (_pointing(table.pen, table.ground, tuple([move.text for move in spots])),)


# hints


@piece
def _finger(pen: Quill, seat: int, hints: int, x: float, y: float) -> Item:
    said = pen.words("board-finger", player=pen.player(seat), hints=hints)
    return Item("finger", x, y, at(0, 0, use(id("finger")), scale=1.1), label=said)


def finger(table: Table) -> Items:
    """Where the finger is while others guide it."""
    view = table.view
    if view.closed == NOBODY or not view.hints or not table.plan.box(STREET)[2]:
        return ()
    x, y = table.ground.point(view.finger_x, view.finger_y)
    return (_finger(table.pen, view.closed, view.hints, x, y),)


@piece
def _hint(pen: Quill, number: int, sign: str, x: float, y: float) -> Item:
    street = pen.room
    svg = circle(0, 0, 20, fill=street.panel, stroke=INK, stroke_width=2)
    svg += icon(sign, 0, 0, 26, street.ink, 2.8)
    return Item(
        f"own-hint-{HINTS[number - 1]}",
        x,
        y,
        svg,
        label=pen.name("hint", number),
        answers=(HINT[number].text,),
        edge=f"0 0 {HINT_SIZE:g}",
    )


def hints(table: Table) -> Items:
    """5.6 Ways to point around the finger, as the picture shows them; at the rim of the street they
    keep away from what lies beside it."""
    if not table.lit("hint") or table.focus != STREET:
        return ()
    view, ground, found = table.view, table.ground, list[Item]()
    place = ground.point(view.finger_x, view.finger_y)
    x, y = ground.inside(*place, HINT_AWAY + HINT_SIZE)
    for i, way in enumerate(HINTS, 1):
        shown = QUARTER[way] if ground.turned else way
        dx, dy = WAYS[shown]
        sign = ARROWS.get(shown, "hand")
        found.append(_hint(table.pen, i, sign, x + dx * HINT_AWAY, y + dy * HINT_AWAY))
    return tuple(found)
