"""What never changes on the wide board: canvas, map, grounds, and their words."""

from __future__ import annotations

from typing import Final

from ....draw.fonts import FACES
from ....draw.memo import memo_large
from ....draw.scene import WIDE as SIZE
from ....draw.svg import Attribute, Point, at, circle, el, path, rect
from ....draw.text import width, write
from ....draw.tokens import provenance, shadow
from ..box.components import CircusBox
from .automata import booth_ground
from .chart import Sheet, chart, compass, sheet_clip, steamer
from .defs import defs
from .ground import fitted, land_of, spots_of
from .hand import title as hand_title
from .icons import points, sign
from .own import track_ground
from .places import WELL, closed_places
from .plan import (
    BOOTH,
    HAND_WIDE,
    HAND_X,
    OWN_H,
    OWN_Y,
    PANELS,
    RING_X,
    RIVALS_Y,
    SHEET,
    SIDE_X,
    STAGE,
    STRETCHED,
    TRACK_H,
    TRACK_X,
)
from .rings import beside
from .rings import ground as ring_ground
from .rivals import panel_ground
from .table import Table
from .theme import BLUE, CREAM, KEY, RED, SUN, Room, id

TITLES = ("wordmark", "bill", "cities", "or", "closed")


def room_of(table: Table) -> str:
    titles = [(key, table.words(f"board-{key}")) for key in TITLES]
    titles.append(("hand", hand_title(table)))
    return backdrop(tuple(titles), table.view.seats, table.view.variant, table.box, table.room)


@memo_large
def backdrop(
    titles: tuple[tuple[str, str], ...], seats: int, variant: int, box: CircusBox, room: Room
) -> str:
    """The tent, the map, the grounds of all parts, and every word that never changes."""
    (w, h), said = SIZE, dict(titles)
    sheet = fitted(box, variant, SHEET, STRETCHED)
    arc = el("path", id=id("arc"), d="M26 96Q146 44 266 96")
    return "".join(
        [
            defs(room, sheet_clip(SHEET), arc),
            rect(0, 0, w, h, fill=room.url("canvas")),
            rect(0, 0, w, h, fill=room.url("lamp")),
            rect(0, 0, w, h, fill=room.url("rim")),
            shadow(SHEET.x, SHEET.y, SHEET.w, SHEET.h, 6, room, 1.6),
            chart(land_of(box, variant, sheet, True), sheet, room),
            closed_places(box, variant, sheet, room, True),
            notices(said["closed"], box, variant, sheet),
            at(SHEET.x + 6, SHEET.y + 4, wordmark(said["wordmark"])),
            at(*free_spot(box, variant, sheet), legend(said, box, room)),
            steamer(SHEET.x + 1096, SHEET.y + 396, 0.8),
            compass(SHEET.x + 66, SHEET.y + 582, 34),
            write(SIDE_X + 4, 34, said["bill"], 20, room.ink, "slab", 400, room=150, floor=14),
            others(seats, box, room),
            own(said, box, room),
        ]
    )


def notices(said: str, box: CircusBox, variant: int, sheet: Sheet) -> str:
    """A board where the metropolis of a closed region would stand."""
    spots, drawn = spots_of(box, sheet, True), []
    for region in box.starts[variant].masked:
        spot = spots[box.regions[region].metropolis]
        if not 60 < spot.x < sheet.w - 60:
            continue
        wide = width(said, 15, "slab", 400) + 26
        plank = rect(-wide / 2, -15, wide, 30, 4, fill="#B57F4A", stroke=KEY, stroke_width=2)
        nails = "".join(circle(x, 0, 2, fill=KEY) for x in (7 - wide / 2, wide / 2 - 7))
        words = write(0, 5.6, said, 15, CREAM, "slab", 400, "middle")
        drawn.append(at(SHEET.x + spot.x, SHEET.y + spot.y, plank, nails, words, turn=-5))
    return "".join(drawn)


def wordmark(said: str) -> str:
    """The title, arched over the lakes, in three printings."""
    size = min(40.0, 40 * 232 / width(said, 40, "slab", 400))

    def arched(dx: float, dy: float, **look: Attribute) -> str:
        inner = el("textPath", said, href="#" + id("arc"), startOffset="50%")
        return el(
            "text",
            inner,
            font_family=FACES["slab"].stack,
            font_size=size,
            font_weight=400,
            text_anchor="middle",
            transform=f"translate({dx} {dy})",
            **look,
        )

    ribbon = "M14 102Q146 40 278 102L270 118Q146 62 22 118Z"
    return "".join(
        [
            path(ribbon, fill=BLUE, stroke=KEY, stroke_width=2),
            path("M20 107Q146 50 272 107", fill="none", stroke=SUN, stroke_width=1.6),
            arched(3, 3, fill="#0F2A44"),
            arched(
                0,
                0,
                fill=SUN,
                stroke=RED,
                stroke_width=7,
                stroke_linejoin="round",
                paint_order="stroke",
            ),
            arched(0, 0, fill="#F7D564", stroke=KEY, stroke_width=0.8),
        ]
    )


LEGEND: Final = (276, 132)
CORNERS: Final = ((872, 486), (872, 20), (20, 486), (446, 486))  # where the legend may lie


def free_spot(box: CircusBox, variant: int, sheet: Sheet) -> Point:
    """The first corner of the map in which the legend covers no place in play."""
    opened, spots = box.starts[variant].open, spots_of(box, sheet, True)
    places = [spots[n] for n in range(1, len(spots)) if opened >> n & 1]
    for x, y in CORNERS:
        right, low = x + LEGEND[0], y + LEGEND[1]
        if not any(x - 66 < s.x < right + 66 and y - 44 < s.y < low + 50 for s in places):
            return sheet.x + x, sheet.y + y
    return sheet.x + CORNERS[0][0], sheet.y + CORNERS[0][1]


def legend(said: dict[str, str], box: CircusBox, room: Room) -> str:
    """What a medium city pays for each slot: tickets or fame."""
    (w, h), step = LEGEND, 50
    drawn = [
        rect(3, 5, w, h, 9, fill="#000", opacity=0.25),
        rect(0, 0, w, h, 9, fill=room.paper, stroke=KEY, stroke_width=2.2),
        rect(5, 5, w - 10, h - 10, 6, fill="none", stroke=RED, stroke_width=1.6),
        write(w / 2, 25, said["cities"], 15, KEY, "slab", 400, "middle", w - 24, 12),
    ]  # fmt: skip
    rows = box.data["slot"]
    for i, slot in enumerate(box.slots):
        x = w / 2 + (i - (len(box.slots) - 1) / 2) * step
        drawn.append(circle(x - 9, 47, 12, fill=WELL, stroke=KEY, stroke_width=1.5))
        drawn.append(write(x - 9, 52.4, slot.pedestals, 16, KEY, weight=800, anchor="middle"))
        drawn.append(sign("pedestal", x + 12, 47, 8))
        drawn.append(
            sign("back-ticket", x - 9, 78, 9) + write(x + 2, 84, slot.tickets, 17, KEY, weight=800)
        )
        if slot.points:
            drawn.append(points(slot.points, x - 3, 109, 13))
        drawn.append(provenance(x + 18, 112, rows[i].get("points_source", rows[i]["source"]), 2.6))
    drawn.append(write(12, 98, said["or"], 13, "#6A4E33", "ui-italic", 500))
    return "".join(drawn)


def others(seats: int, box: CircusBox, room: Room) -> str:
    """The grounds of the rivals' boards, or of the Automatons'."""
    if seats == 1:
        return booth_ground(BOOTH, room)
    plan = PANELS[seats - 1]
    grounds = [
        at(SIDE_X, RIVALS_Y + i * (plan.h + 7), panel_ground(plan, box, room))
        for i in range(seats - 1)
    ]
    return "".join(grounds)


def own(said: dict[str, str], box: CircusBox, room: Room) -> str:
    """The viewer's own circus and the place for the hand."""
    x, w = TRACK_X - 8, HAND_X - 12 - TRACK_X
    needs = tuple([slot.pedestals for slot in box.slots])
    return "".join(
        [
            shadow(x, OWN_Y, w, OWN_H, 10, room),
            rect(x, OWN_Y, w, OWN_H, 10, fill=room.panel, stroke=room.line, stroke_width=1.4),
            at(TRACK_X, OWN_Y + 8, track_ground(TRACK_H, box.most_pedestals, needs, False, room)),
            ring_ground(STAGE, box, room),
            beside(box.beside, RING_X - 70, OWN_Y + OWN_H - 17, 27),
            shadow(HAND_X - 8, OWN_Y, HAND_WIDE + 6, OWN_H, 10, room),
            rect(
                HAND_X - 8,
                OWN_Y,
                HAND_WIDE + 6,
                OWN_H,
                10,
                fill=room.panel,
                stroke=room.line,
                stroke_width=1.4,
            ),
            write(HAND_X + 6, OWN_Y + 31, said["hand"], 17.5, room.ink, "slab", 400, room=220),
            path(
                f"M{HAND_X + 6} {OWN_Y + 42}H{HAND_X + HAND_WIDE - 18}",
                stroke=room.metal,
                stroke_width=1.2,
                opacity=0.6,
            ),
        ]
    )
