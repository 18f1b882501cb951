"""Eyes closed: a dark street, its empty outline, and a finger."""

from __future__ import annotations

from ....core.step import NOBODY
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import circle, group, path, rect, use
from ....draw.text import width, write
from ....draw.tokens import sigil
from ..rules.crowd.heap import SPOTS, spot_x, spot_y
from ..rules.moves import AIM
from .plan import Ground
from .table import Items, Table, region
from .theme import Street, id

CELL = 300


@memo
def _night(w: float, h: float, text: str, street: Street) -> str:
    """The street with eyes closed: two lids that meet, their lashes, and the outline in chalk."""
    big = w > 400
    pw, ph = (w / 2 + 98, h / 2 + 60) if big else (w / 2 + 40, h / 2 + 34)
    box = rect(-pw, -ph, 2 * pw, 2 * ph, 40 if big else 18, fill="#0B0818", opacity=0.92)
    lid = f"M{-pw + 30:.0f} {-ph * 0.1:.0f}Q0 {ph * 0.62:.0f} {pw - 30:.0f} {-ph * 0.1:.0f}"
    lashes = []
    for i in range(-5, 6):
        x = i * pw * 0.15
        y = ph * (0.26 - 0.36 * (x / (pw - 30)) ** 2)
        lashes.append(f"M{x:.0f} {y:.0f}l{x * 0.1:.0f} {ph * 0.11:.0f}")
    look = {
        "fill": "none",
        "stroke": "#4A3F7D",
        "stroke_width": 9 if big else 5,
        "stroke_linecap": "round",
    }
    line = rect(
        -w / 2,
        -h / 2,
        w,
        h,
        26 if big else 14,
        fill="none",
        stroke="#E9E2FF",
        stroke_width=3 if big else 2,
        stroke_dasharray="14 10" if big else "9 7",
        opacity=0.85,
    )
    size = 24 if big else 15
    said = write(0, -h / 2 - size * 0.7, text, size, "#FFF3E0", "lilita", 400, "middle", w + 40)
    return box + path(lid + "".join(lashes), opacity=0.5, **look) + line + said


@memo
def _spot(size: float, lit: bool, street: Street) -> str:
    touch = rect(-size / 2, -size / 2, size, size, 3, fill="#FFF", fill_opacity=0.001)
    if not lit:
        return touch + circle(0, 0, 2, fill="#6B5F98")
    return touch + circle(0, 0, max(2.6, size * 0.1), fill=street.lime, stroke=INK, stroke_width=1)


@memo
def _pointing(scale: float) -> str:
    return group(use(id("finger")), transform=f"scale({scale:.3g})")


def eyes_closed(table: Table, ground: Ground) -> Items:
    """What the Jester sees of the street: nothing, and where to point."""
    if not table.blind:
        return ()
    seen = (
        ground,
        table.lit("aim")[:1],
        table.view.hints,
        table.view.finger_x,
        table.view.finger_y,
    )
    return region(table, "blind", seen, lambda: _blind(table, ground))


def _blind(table: Table, ground: Ground) -> list[Item]:
    w, h = ground.size
    said = table.words("board-eyes-closed")
    items = [item("night", ground.x, ground.y, _night(w, h, said, table.street), PLAIN, said)]
    size = CELL * ground.scale
    if "aim" not in table.verbs:
        return items
    for spot in range(1, SPOTS + 1):
        x, y = ground.point(spot_x(spot), spot_y(spot))
        mark = table.mark(AIM[spot])
        name = table.words("board-spot", number=spot)
        svg = _spot(round(size, 2), mark.state == "legal", table.street)
        items.append(item(f"spot{spot}", x, y, svg, mark, name))
    items.append(Item("finger", ground.x + w * 0.3, ground.y + h / 2 - 20, _pointing(1.2)))
    return items


def finger(table: Table, ground: Ground) -> list[Item]:
    """Where the finger is while others guide it."""
    view = table.view
    if view.closed == NOBODY or not view.hints:
        return []
    x, y = ground.point(view.finger_x, view.finger_y)
    said = table.words("board-finger", player=table.player(view.closed), hints=view.hints)
    return [item("finger", x, y, _pointing(1.1), PLAIN, said)]


@memo
def _notice(seat: int, text: str, street: Street, room: float) -> str:
    wide = min(room, width(text, 18, "lilita") + 84)
    return "".join(
        [
            rect(
                -wide / 2, -20, wide, 40, 20, fill=street.panel, stroke=street.metal, stroke_width=2
            ),
            sigil(seat, -wide / 2 + 24, 0, 9),
            icon("eye-off", -wide / 2 + 50, 0, 20, street.ink, 2.2),
            write(-wide / 2 + 68, 6, text, 18, street.ink, "lilita", 400, room=wide - 84),
        ]
    )


def notice(table: Table, ground: Ground) -> list[Item]:
    """For everybody else: whose eyes are closed."""
    view = table.view
    if view.closed == NOBODY or table.blind:
        return []
    _, h = ground.size
    said = table.words("board-closed", player=table.player(view.closed))
    svg = _notice(view.closed, said, table.street, 360)
    return [item("notice", ground.x, ground.y - h / 2 - 8, svg, PLAIN, said)]
