"""What never changes on the tall board: the room, the grounds of all parts, and their words."""

from __future__ import annotations

from ....draw.curtain import swags
from ....draw.icons import icon
from ....draw.memo import memo_large
from ....draw.palette import INK
from ....draw.scene import TALL_WIDTH
from ....draw.svg import at, rect
from ....draw.text import write
from ..box.components import CATEGORIES, Facts
from .chips import FULL
from .defs import defs
from .icons import school_badge
from .pieces import caption, priced
from .rivals import panel_ground
from .shelves import ROW_H
from .table import Table
from .tall_plan import (
    BILL,
    DAY_H,
    DOWN_H,
    MARKET_H,
    OWN_H,
    PANEL,
    ROOM_H,
    SLIP_W,
    THEATRE_Y,
    Plan,
    X,
    plan_for,
)
from .theme import PLACE_ICONS, Room
from .week import day_grounds, theatre_words

TITLES = (
    "wordmark", "workshop", "downtown", "market", "residence", "sale", "next", "quick", "inn",
    "bank",
)  # fmt: skip


def room_of(table: Table) -> str:
    titles = tuple([(key, table.words(f"board-{key}")) for key in TITLES])
    schools = tuple([table.name("category", c).capitalize() for c in range(1, len(CATEGORIES))])
    short = tuple([name[:3] + "." for name in theatre_words(table)])
    return backdrop(titles, short, schools, table.view.seats, table.box, table.room)


@memo_large
def backdrop(
    titles: tuple[tuple[str, str], ...], day_names: tuple[str, ...], schools: tuple[str, ...],
    seats: int, box: Facts, room: Room,
) -> str:  # fmt: skip
    """The room, the grounds of all parts, and every word that never changes."""
    w, said = TALL_WIDTH, dict(titles)
    plan = plan_for(box.row_slots[seats], box.most_in_school)
    bench = plan.own + 190 + 4 * (ROW_H + 5) + 20
    return "".join(
        [
            defs(room, box, BILL),
            rect(0, 0, w, ROOM_H, fill=room.room),
            rect(0, 0, w, ROOM_H, fill=room.url("suits"), opacity=0.5),
            rect(0, 0, w, 900, fill=room.url("light")),
            write(12, 30, said["wordmark"], 21, room.ink, "playfair", 800),
            theatre_ground(plan, room),
            day_grounds(day_names, plan.boxes, box, "", room),
            panel(plan.own, OWN_H, "", "", room),
            write(X + 12, bench, said["workshop"], 16, room.ink, "playfair", 700),
            town(plan, said, box, room),
            market(plan, said, box, room),
            residence(plan, schools, room),
            *[
                at(X, plan.rivals + i * (PANEL.h + 8), panel_ground(FULL, PANEL.h, room))
                for i in range(seats - 1)
            ],
        ]
    )


def town(plan: Plan, said: dict[str, str], box: Facts, room: Room) -> str:
    y = plan.down
    drawn = [panel(y, DOWN_H, said["downtown"], PLACE_ICONS[1], room)]
    costs = (box.costs.learn, box.costs.hire, box.costs.take_coins)
    for i, (key, points) in enumerate(zip(("residence", "inn", "bank"), costs, strict=True)):
        drawn.append(priced(X + 14 + i * 124, y + 102, said[key], points, 13.5, 116, room))
    return "".join(drawn)


def market(plan: Plan, said: dict[str, str], box: Facts, room: Room) -> str:
    y = plan.market
    return (
        panel(y, MARKET_H, said["market"], PLACE_ICONS[2], room)
        + priced(X + 12, y + 72, said["sale"], box.costs.buy, 13.5, 130, room)
        + priced(X + 12, y + 150, said["next"], box.costs.order, 13.5, 230, room)
        + caption(X + 218, y + 72, said["quick"], 13.5, 56, room, "middle")
        + priced(X + 198, y + 134, "", box.quick_points, 13.5, 50, room)
    )


def residence(plan: Plan, schools: tuple[str, ...], room: Room) -> str:
    drawn = [panel(plan.residence, plan.residence_h, "", "", room)]
    for i, (x, y) in enumerate(plan.town.slips):
        drawn.append(school_badge(i + 1, x + 12, y - 16, 9.5))
        drawn.append(write(x + 27, y - 11, schools[i], 15, room.ink, weight=700, room=SLIP_W - 30))
    return "".join(drawn)


def panel(y: float, h: float, title: str, sign: str, room: Room) -> str:
    drawn = rect(X, y, FULL, h, 10, fill=room.panel, stroke=room.line, stroke_width=1.2)
    if not title:
        return drawn
    return (
        drawn
        + icon(sign, X + 20, y + 21, 17, room.brass, 2.1)
        + write(X + 36, y + 27, title, 16, room.ink, "playfair", 700, room=140)
    )


def theatre_ground(plan: Plan, room: Room) -> str:
    y, h = THEATRE_Y, plan.days + DAY_H + 8 - THEATRE_Y
    return "".join(
        [
            rect(X - 2, y, FULL + 4, h, 12, fill=room.url("brass"), stroke=INK, stroke_width=1),
            rect(X + 1, y + 3, FULL - 2, h - 6, 9, fill=room.url("stage")),
            rect(X + 1, y + 3, FULL - 2, h - 6, 9, fill=room.url("spot")),
            at(X + 1, y + 3, swags(FULL - 2, 17, 11, room)),
        ]
    )
