"""Who could join which float: places that exist only while the King sends cards."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.palette import INK
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import circle, path, rect
from ...rules.moves import SEND
from ..pieces.cards import H, W
from ..pieces.lying import face_name, lying
from ..questions import FLOATS
from ..table import Items, Quill, Table
from .places import slots_in
from .region import places_of


@piece
def _slot(pen: Quill, card: int, w: int, box: Rect) -> Item:
    """A card of one's own over the float that it fits, with a plus."""
    x, y, wide, high = box
    street = pen.room
    scale = round(min((wide - 6) / W, (high - 6) / H), 3)
    drawn = rect(
        -wide / 2,
        -high / 2,
        wide,
        high,
        7,
        fill=street.room,
        fill_opacity=0.55,
        stroke=street.line,
        stroke_width=1.2,
        stroke_dasharray="5 4",
    )
    drawn += lying(face_name(card, 0, True), scale, 0.0, street)
    px, py = wide / 2 - 9, high / 2 - 9
    drawn += circle(px, py, 9, fill=street.lime, stroke=INK, stroke_width=1.6)
    drawn += path(
        f"M{px - 4.5:.1f} {py:.1f}h9M{px:.1f} {py - 4.5:.1f}v9", stroke=INK, stroke_width=2.4
    )
    said = pen.words("board-joins", person=pen.title("person", card), workshop=w)
    return Item(
        f"own-join{w}-{card}",
        x + wide / 2,
        y + high / 2,
        drawn,
        label=said,
        answers=(SEND[w][card].text,),
        edge=edge(-wide / 2, -high / 2, wide, high),
    )


def joining(table: Table) -> Items:
    if table.question != "Reign" or not table.moves or table.focus != FLOATS:
        return ()
    found, places = list[Item](), places_of(table)
    for w in table.view.workshops():
        cards = [move.arg for move in table.lit(f"send-{w}")]
        boxes = slots_in(len(cards), places.bays[w - 1].joining) if cards else ()
        found += [_slot(table.pen, card, w, box) for card, box in zip(cards, boxes, strict=True)]
    return tuple(found)
