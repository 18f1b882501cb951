"""What never changes on the wide board: the room, the theatre, the panels, and their words."""

from __future__ import annotations

from ....draw.curtain import drapes, swags
from ....draw.icons import icon
from ....draw.memo import memo_large
from ....draw.palette import INK
from ....draw.scene import WIDE as SIZE
from ....draw.svg import at, rect
from ....draw.text import write
from ....draw.tokens import shadow
from ..box.components import ASSISTANT, CATEGORIES, ENGINEER, MANAGER, Facts
from .defs import defs
from .icons import hat, school_badge
from .lamps import dark_lamps
from .pieces import as_tuple, caption, gains, priced
from .plan import (
    BILL,
    CITY_H,
    CITY_Y,
    DAY_BOXES,
    DOWN_W,
    DOWN_X,
    MARKET_W,
    MARKET_X,
    OWN_H,
    OWN_Y,
    RING,
    RW,
    RX,
    SHELF_X,
    SLIP_W,
    SLIP_X,
    STALL_X,
    TH,
    TW,
    TX,
    TY,
    panel_for,
)
from .rivals import panel_ground
from .table import Table
from .theme import PLACE_ICONS, Room
from .week import day_grounds, theatre_words

TITLES = (
    "wordmark", "downtown", "market", "company", "workshop", "residence", "inn", "bank", "sale",
    "next", "quick", "goods", "as-printed",
)  # fmt: skip


def room_of(table: Table) -> str:
    titles = tuple([(key, table.words(f"board-{key}")) for key in TITLES])
    schools = tuple([table.name("category", c).capitalize() for c in range(1, len(CATEGORIES))])
    return backdrop(titles, theatre_words(table), schools, table.view.seats, table.box, table.room)


@memo_large
def backdrop(
    titles: tuple[tuple[str, str], ...], day_names: tuple[str, ...], schools: tuple[str, ...],
    seats: int, box: Facts, room: Room,
) -> str:  # fmt: skip
    """The room, the theatre, the panels and every word that never changes."""
    w, h = SIZE
    said = dict(titles)
    return "".join(
        [
            defs(room, box, BILL),
            rect(0, 0, w, h, fill=room.room),
            rect(0, 0, w, h, fill=room.url("suits"), opacity=0.5),
            rect(0, 0, w, h, fill=room.url("light")),
            rect(0, 0, w, h, fill=room.url("rim")),
            write(28, 40, said["wordmark"], 32, room.ink, "playfair", 800),
            theatre_ground(room),
            bonuses(box, room),
            day_grounds(day_names, DAY_BOXES, box, said["as-printed"], room),
            rivals(seats, room),
            town(said, schools, box, room),
            market(said, box, room),
            own(said, room),
        ]
    )


def panel(x: float, y: float, w: float, h: float, title: str, sign: str, room: Room) -> str:
    drawn = shadow(x, y, w, h, 10, room) + rect(
        x, y, w, h, 10, fill=room.panel, stroke=room.line, stroke_width=1.4
    )
    if title:
        drawn += icon(sign, x + 24, y + 25, 20, room.brass, 2)
        drawn += write(x + 42, y + 32, title, 19, room.ink, "playfair", 700, room=98, floor=14)
    return drawn


def theatre_ground(room: Room) -> str:
    """The house of the theatre: a brass frame, velvet, the stage in its light, dark lamps."""
    x, y, w, h = TX + 34, TY + 34, TW - 68, TH - 68
    return "".join(
        [
            shadow(TX, TY, TW, TH, 14, room, 1.4),
            rect(TX, TY, TW, TH, 14, fill=room.url("brass"), stroke=INK, stroke_width=1),
            rect(TX + 3, TY + 3, TW - 6, TH - 6, 11, fill=room.panel),
            rect(x, y, w, h, 4, fill=room.url("stage")),
            rect(x, y, w, h, 4, fill=room.url("spot")),
            at(x, y, drapes(w, h - 44, room, 84)),
            at(x, y, swags(w, 26, 14, room)),
            rect(x, y, w, h, 4, fill="none", stroke=INK, stroke_width=1.4),
            dark_lamps(RING, room),
        ]
    )


def bonuses(box: Facts, room: Room) -> str:
    """What each specialist backstage brings the performer, on plates before the right curtain."""
    drawn = []
    for i, kind in enumerate((ENGINEER, MANAGER, ASSISTANT)):
        svg, _ = gains(as_tuple(box.performer_gain[kind]), 9, room.ink, 24)
        y = TY + 104 + i * 40
        drawn.append(rect(TX + TW - 102, y, 62, 32, 16, fill=room.panel, stroke=room.metal))
        drawn.append(hat(kind, TX + TW - 84, y + 16, 0.52, room.ink))
        drawn.append(at(TX + TW - 70, y + 16, svg))
    return "".join(drawn)


def rivals(seats: int, room: Room) -> str:
    h = panel_for(seats - 1).h
    grounds = [at(RX, TY + i * (h + 8), panel_ground(RW, h, room)) for i in range(seats - 1)]
    return "".join(grounds)


def town(said: dict[str, str], schools: tuple[str, ...], box: Facts, room: Room) -> str:
    """Downtown with the names of its dice and of the schools."""
    drawn = [panel(DOWN_X, CITY_Y, DOWN_W, CITY_H, said["downtown"], PLACE_ICONS[1], room)]
    costs = (box.costs.learn, box.costs.hire, box.costs.take_coins)
    for i, (key, points) in enumerate(zip(("residence", "inn", "bank"), costs, strict=True)):
        place = (DOWN_X + 154, CITY_Y + 32 + i * 64)
        drawn.append(priced(*place, said[key], points, 15.5, 126, room))
    for i, name in enumerate(schools):
        x = SLIP_X + i * (SLIP_W + 3)
        drawn.append(school_badge(i + 1, x + 11, CITY_Y + 20, 10))
        drawn.append(write(x + 26, CITY_Y + 25, name, 16, room.ink, weight=700, room=SLIP_W - 30))
    return "".join(drawn)


def market(said: dict[str, str], box: Facts, room: Room) -> str:
    """Market row: what is on sale above what is ordered for the same stall."""
    return "".join(
        [
            panel(MARKET_X, CITY_Y, MARKET_W, CITY_H, said["market"], PLACE_ICONS[2], room),
            rect(STALL_X - 32, CITY_Y + 36, 238, 196, 8, fill=room.panel2, stroke=room.line),
            rect(STALL_X + 210, CITY_Y + 36, 66, 122, 8, fill=room.panel2, stroke=room.line),
            priced(STALL_X - 20, CITY_Y + 56, said["sale"], box.costs.buy, 15.5, 150, room),
            priced(STALL_X - 20, CITY_Y + 152, said["next"], box.costs.order, 15.5, 220, room),
            caption(STALL_X + 243, CITY_Y + 56, said["quick"], 15.5, 60, room, "middle"),
            priced(STALL_X + 222, CITY_Y + 148, "", box.quick_points, 15.5, 60, room),
            caption(MARKET_X + 466, CITY_Y + 46, said["goods"], 15.5, 170, room),
        ]
    )


def own(said: dict[str, str], room: Room) -> str:
    """The grounds of the company, the tricks and the workshop."""
    return "".join(
        [
            panel(216, OWN_Y, 418, OWN_H, "", "", room),
            panel(SHELF_X - 6, OWN_Y, 624, OWN_H, "", "", room),
            panel(1268, OWN_Y, 308, OWN_H, "", "", room),
            write(230, OWN_Y + 27, said["company"], 18, room.ink, "playfair", 700, room=380),
            write(1282, OWN_Y + 28, said["workshop"], 18, room.ink, "playfair", 700, room=150),
        ]
    )
