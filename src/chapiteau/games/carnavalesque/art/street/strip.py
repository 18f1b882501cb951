"""On a phone: the cards that may be taken once more, each large enough for a finger."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.pen import piece
from .....draw.scene import Item
from ...rules.moves import HUNT, TAKE
from ..pieces.cards import W
from ..pieces.lying import face_name, lying, on_card
from ..pieces.marks import card_edge, heading, panel
from ..plan import STRIP_COLUMNS, STRIP_H, STRIP_W, strip_box
from ..table import Items, Quill, Table, fits_text, head_of
from .crowd import said_of_slot

SCALE = STRIP_W / W


@piece
def _ground(pen: Quill, box: Rect, count: int) -> Item:
    x, y, w, h = box
    title = heading(w, pen.words("board-free-cards", count=count), "", "", pen.room, 16)
    return Item("strip", x, y, panel(w, h, pen.room) + title)


@piece
def _card(
    pen: Quill, slot: int, card: int, age: int, up: bool, fits: tuple[int, ...], x: float, y: float
) -> Item:
    who = said_of_slot(pen, card, age, up)
    known = head_of(pen.box, card) if card and not up else ""
    svg = lying(face_name(card, age, up), round(SCALE, 3), 0.0, pen.room)
    return Item(
        f"own-strip{slot}",
        x,
        y,
        svg,
        label=pen.words("board-numbered", slot=slot, who=who),
        text=fits_text(pen, fits) if card else "",
        over=on_card(SCALE, pen.room, known),
        answers=(TAKE[slot].text, HUNT[slot].text),
        edge=card_edge(SCALE),
    )


def strip(table: Table) -> Items:
    slots, view = table.strip, table.view
    if not slots:
        return ()
    box = strip_box(table.plan, len(slots))
    x, y, w, _ = box
    found = [_ground(table.pen, box, len(slots))]
    step = (w - STRIP_W - 12) / (STRIP_COLUMNS - 1)
    for i, slot in enumerate(slots):
        card, age, up = view.crowd[slot], view.backs[slot], view.heap.ups[slot] == 1
        cx = x + 6 + STRIP_W / 2 + i % STRIP_COLUMNS * step
        cy = y + 36 + STRIP_H / 2 + i // STRIP_COLUMNS * (STRIP_H + 8)
        fits = table.fitting(card) if card else ()
        found.append(_card(table.pen, slot, card, age, up, fits, round(cx, 2), round(cy, 2)))
    return tuple(found)
