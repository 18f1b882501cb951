"""What never changes on the wide board: the big top, the panels, what is printed, and its words."""

from __future__ import annotations

from math import cos, radians, sin

from ....draw.layout import Rect
from ....draw.memo import memo_large
from ....draw.scene import WIDE as SIZE
from ....draw.svg import Point, at, circle, polygon, rect
from ....draw.text import write
from ....draw.tokens import shadow
from ..box.components import ALL_COLOURS, MagnificentBox
from .alone import alone_ground
from .camp import grid_ground
from .defs import defs
from .plan import (
    ALONE,
    CAMP,
    DISPLAY,
    LADDER_BOX,
    LEVELS_BOX,
    MASTERS_BOX,
    OWN_BOX,
    POWER_BOX,
    RING,
    RX,
    RY,
    SHOWS_BOX,
    WHEELS,
    panel_for,
)
from .ring import tent_ground
from .rivals import panel_ground
from .table import Table
from .theme import TITLE, Room
from .wheels import wheel_ground

TITLES = (
    "wordmark", "ladder", "lots", "posters", "shows", "masters", "levels", "talents", "alone",
    "reserve",
)  # fmt: skip
STARS = 70


def room_of(table: Table) -> str:
    titles = tuple([(key, table.words(f"board-{key}")) for key in TITLES])
    return backdrop(titles, table.view.seats, table.box, table.room)


def big_top(w: float, h: float, mast: Point, room: Room) -> str:
    """Canvas that falls from the mast, moonlight, and by night some stars."""
    mx, my = mast
    far = max(w, h) * 1.5
    drawn = [rect(0, 0, w, h, fill=room.stripe)]
    for i in range(0, 36, 2):
        a, b = radians(i * 5), radians(i * 5 + 5)
        points = [
            (mx, my),
            (mx + far * cos(a), my + far * sin(a)),
            (mx + far * cos(b), my + far * sin(b)),
        ]
        drawn.append(polygon(points, fill=room.stripe2))
    drawn.append(circle(mx, my + 190, w * 0.36, fill=room.url("moon"), opacity=0.7))
    drawn.append(rect(0, 0, w, h, fill=room.url("rim")))
    if room.dark:
        for i in range(STARS):  # scattered, but the same every night
            x, y = i * 617 % 1009 / 1009 * w, i * 379 % 997 / 997 * h
            drawn.append(
                circle(x, y, 0.8 + i % 3 * 0.35, fill="#E9D8FF", opacity=0.14 + i % 5 * 0.08)
            )
    return "".join(drawn)


def panel(box: Rect, room: Room, title: str = "", size: float = 17) -> str:
    """A quiet ground with its title at the top left."""
    x, y, w, h = box
    drawn = shadow(x, y, w, h, 12, room) + rect(
        x, y, w, h, 12, fill=room.panel, stroke=room.line, stroke_width=1.2
    )
    if title:
        drawn += write(x + 14, y + 24, title, size, room.ink, TITLE, 700, room=w - 22, floor=12.5)
    return drawn


@memo_large
def backdrop(
    titles: tuple[tuple[str, str], ...], seats: int, box: MagnificentBox, room: Room
) -> str:
    """The room, the panels and every word that never changes."""
    said = dict(titles)
    w, h = SIZE
    return "".join(
        [
            defs(room, box),
            big_top(w, h, (RING.x, -90), room),
            write(22, 38, said["wordmark"], 31, room.ink, TITLE, 800),
            panel(LADDER_BOX, room, said["ladder"]),
            at(RING.x, RING.y, tent_ground(RING.r, room)),
            *[at(*WHEELS.places[c - 1], wheel_ground(box, c, WHEELS.r, room)) for c in ALL_COLOURS],
            panel(DISPLAY, room, said["lots"]),
            write(DISPLAY[0] + 14, DISPLAY[1] + 284, said["posters"], 17, room.ink, TITLE, 700),
            own(said, room),
            others(said, seats, room),
        ]
    )


def own(said: dict[str, str], room: Room) -> str:
    """The grounds of the viewer's own things."""
    return "".join(
        [
            panel(LEVELS_BOX, room, said["levels"], 16),
            shadow(CAMP.x - 11, CAMP.y - 11, 8 * CAMP.step + 22, 7 * CAMP.step + 22, 14, room, 1.6),
            at(CAMP.x, CAMP.y, grid_ground(CAMP.step, room)),
            panel(POWER_BOX, room),
            panel(OWN_BOX, room),
            panel(SHOWS_BOX, room, said["shows"]),
            write(1168, SHOWS_BOX[1] + 24, said["talents"], 17, room.ink, TITLE, 700, room=100),
            panel(MASTERS_BOX, room, said["masters"]),
        ]
    )


def others(said: dict[str, str], seats: int, room: Room) -> str:
    """The grounds of the rivals' boards; alone, the goals."""
    if seats == 1:
        return alone_ground(ALONE, said["alone"], said["reserve"], room)
    plan = panel_for(seats - 1)
    return "".join(
        at(RX, RY + i * (plan.h + 8), panel_ground(plan, room)) for i in range(seats - 1)
    )
