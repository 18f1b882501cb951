"""The zone in chalk; its sides are named, because on phones the street is turned."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.svg import rect
from ....draw.text import write
from .plan import Ground
from .table import Table
from .theme import Street

WAYS = ("left", "right", "up", "down")


def outline(table: Table, ground: Ground) -> list[Item]:
    if table.blind:
        return []
    left, right, up, down = [table.words(f"board-side-{way}") for way in WAYS]
    sides = (up, right, down, left) if not ground.turned else (left, up, right, down)
    return [Item("zone", ground.x, ground.y, _zone(*ground.size, sides, table.street))]


@memo
def _zone(w: float, h: float, sides: tuple[str, str, str, str], street: Street) -> str:
    """Around its middle; the sides from the top, clockwise."""
    big = w > 400
    line = rect(
        -w / 2,
        -h / 2,
        w,
        h,
        26,
        fill="none",
        stroke=street.chalk,
        stroke_width=4 if big else 2.6,
        stroke_dasharray="22 13" if big else "12 8",
        opacity=0.42 if street.dark else 0.85,
    )
    size = 15 if big else 12.5
    top, east, low, west = sides
    return "".join(
        [
            line,
            _name(0, -h / 2 - 7, top, size, 0, street),
            _name(0, h / 2 + 7 + size * 0.7, low, size, 0, street),
            _name(-w / 2 - 9, 0, west, size, -90, street),
            _name(w / 2 + 9, 0, east, size, 90, street),
        ]
    )


def _name(x: float, y: float, text: str, size: float, turn: int, street: Street) -> str:
    ink = street.chalk if street.dark else street.muted
    place = f"rotate({turn} {x:.0f} {y:.0f})" if turn else None
    return write(
        x,
        y,
        text,
        size,
        ink,
        "lilita",
        400,
        "middle",
        transform=place,
        opacity=0.7 if street.dark else 0.9,
    )
