"""What never changes on the tall board."""

from __future__ import annotations

from ....draw.memo import memo_large
from ....draw.scene import TALL_WIDTH
from ....draw.svg import at
from ....draw.text import write
from ..box.components import ALL_COLOURS, MagnificentBox
from .alone import alone_ground
from .camp import grid_ground
from .defs import defs
from .house import TITLES, big_top, panel
from .ring import tent_ground
from .rivals import panel_ground
from .table import Table
from .tall_plan import (
    ALONE,
    CAMP,
    DISPLAY_BOX,
    MASTERS_BOX,
    OWN_BOX,
    PANEL,
    POWER_BOX,
    RING,
    RIVALS_Y,
    ROOM_H,
    SHOWS_BOX,
    WHEELS,
    X,
)
from .theme import TITLE, Room
from .wheels import wheel_ground

WORDMARK = 21


def room_of(table: Table) -> str:
    titles = tuple([(key, table.words(f"board-{key}")) for key in TITLES])
    return backdrop(titles, table.view.seats, table.box, table.room)


@memo_large
def backdrop(
    titles: tuple[tuple[str, str], ...], seats: int, box: MagnificentBox, room: Room
) -> str:
    said = dict(titles)
    return "".join(
        [
            defs(room, box),
            big_top(TALL_WIDTH, ROOM_H, (TALL_WIDTH / 2, -60), room),
            write(10, 29, said["wordmark"], WORDMARK, room.ink, TITLE, 800),
            at(RING.x, RING.y, tent_ground(RING.r, room)),
            panel(POWER_BOX, room),
            at(CAMP.x, CAMP.y, grid_ground(CAMP.step, room)),
            panel(OWN_BOX, room),
            panel(SHOWS_BOX, room, said["shows"], 16),
            panel(MASTERS_BOX, room, said["masters"], 16),
            *[at(*WHEELS.places[c - 1], wheel_ground(box, c, WHEELS.r, room)) for c in ALL_COLOURS],
            panel(DISPLAY_BOX, room, said["lots"], 16),
            write(
                DISPLAY_BOX[0] + 14, DISPLAY_BOX[1] + 258, said["posters"], 16, room.ink, TITLE, 700
            ),
            *[
                at(X, RIVALS_Y + i * (PANEL.h + 8), panel_ground(PANEL, room))
                for i in range(seats - 1)
            ],
            alone_ground(ALONE, said["alone"], said["reserve"], room) if seats == 1 else "",
        ]
    )
