"""What never changes on the tall board: canvas, the small map, the ground of the rings."""

from __future__ import annotations

from ....draw.memo import memo, memo_large
from ....draw.scene import TALL_WIDTH, Item
from ....draw.svg import at, rect
from ....draw.text import write
from ..box.components import CircusBox
from .automata import Booth, booth_ground
from .chart import chart, sheet_clip
from .defs import defs
from .ground import fitted, land_of
from .hand import title as hand_title
from .ledger import page_ground
from .own import track_ground
from .places import closed_places
from .rings import beside
from .rings import ground as ring_ground
from .rivals import panel_ground
from .table import Table
from .tall_plan import FULL, OWN, OWN_H, PANEL, ROOM_H, SHEET, STAGE, STRETCHED, TRACK_Y, Plan, X
from .theme import Room


def room_of(table: Table) -> str:
    return backdrop(table.words("board-wordmark"), table.view.variant, table.box, table.room)


@memo_large
def backdrop(wordmark: str, variant: int, box: CircusBox, room: Room) -> str:
    """What lies above the hand; what comes below moves with the size of the hand."""
    needs = tuple([slot.pedestals for slot in box.slots])
    sheet = fitted(box, variant, SHEET, STRETCHED)
    return "".join(
        [
            defs(room, sheet_clip(SHEET)),
            rect(0, 0, TALL_WIDTH, ROOM_H, fill=room.url("canvas")),
            rect(0, 0, TALL_WIDTH, 900, fill=room.url("lamp")),
            write(12, 30, wordmark, 19, room.ink, "slab", 400, room=180),
            chart(land_of(box, variant, sheet, False), sheet, room),
            closed_places(box, variant, sheet, room, False, 0.56),
            rect(X, OWN, FULL, OWN_H, 10, fill=room.panel, stroke=room.line, stroke_width=1.2),
            at(X + 4, TRACK_Y, track_ground(FULL - 8, box.most_pedestals, needs, True, room)),
            ring_ground(STAGE, box, room),
            beside(box.beside, X + 13, OWN + OWN_H - 15, 18),
        ]
    )


def grounds(table: Table, plan: Plan) -> list[Item]:
    """Panels below the hand: they lie where the hand leaves room."""
    regions, seats = len(table.view.start().order), table.view.seats
    words = table.words
    hand_h = plan.bill - OWN - OWN_H - 14
    svg = lower(
        hand_title(table),
        words("board-bill"),
        hand_h,
        plan.bill - OWN - OWN_H,
        plan.ledger - OWN - OWN_H,
        plan.rivals - OWN - OWN_H,
        regions,
        seats,
        table.box,
        table.room,
    )
    return [Item("grounds", 0, OWN + OWN_H, svg)]


@memo
def lower(
    hand: str, bill: str, hand_h: float, bill_y: float, ledger_y: float, rivals_y: float,
    regions: int, seats: int, box: CircusBox, room: Room,
) -> str:  # fmt: skip
    drawn = [
        rect(X - 4, 8, FULL + 8, hand_h, 10, fill=room.panel, stroke=room.line, stroke_width=1.2),
        write(X + 8, 32, hand, 15.5, room.ink, "slab", 400, room=190),
        write(X + 4, bill_y + 28, bill, 16, room.ink, "slab", 400, room=150, floor=12),
        page_ground(X, ledger_y, FULL, regions, room),
    ]
    if seats == 1:
        drawn.append(booth_ground(Booth(X, rivals_y, FULL, 350), room))
    for i in range(seats - 1):
        drawn.append(at(X, rivals_y + i * (PANEL.h + 8), panel_ground(PANEL, box, room)))
    return "".join(drawn)
