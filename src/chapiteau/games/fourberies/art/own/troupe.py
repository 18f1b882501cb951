"""The viewer's own troupe, in the wings."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.lettering.text import wrap, write
from .....draw.pen import piece
from .....draw.pieces.grounds import inner
from .....draw.scene import Item
from ..pieces.shows import Show, balance, show_of
from ..questions import TROUPES
from ..regions.players import cast_of, ensemble
from ..table import Items, Quill, Table


@piece
def _show(pen: Quill, s: Show, x: float, y: float) -> Item:
    """How the show leans, beside the title."""
    said = pen.words("board-show-leans", show=abs(s.leaning), side=_side(s), more=s.chameleons)
    return Item("show", x, y, balance(s, pen.room, 20), label=said)


def _side(s: Show) -> str:
    return "comedy" if s.leaning > 0 else "tragedy" if s.leaning else "even"


@piece
def _nobody(pen: Quill, box: Rect) -> Item:
    x, y, w, _ = box
    drawn = ""
    for i, said in enumerate(wrap(pen.words("outline-troupe-empty"), 14.5, w)[:3]):
        drawn += write(0, 22 + i * 19, said, 14.5, pen.room.muted, "ui-italic", 500, room=w)
    return Item("empty", x, y, drawn)


def troupe(table: Table) -> tuple[Items, ...]:
    """Actors to lend, acrobats to let perform."""
    box, pen = table.plan.box(TROUPES), table.pen
    if not box[2] or table.plan.front == TROUPES:
        return ()
    room, cast = inner(box, 38), cast_of(table.view, table.mine)
    right = 52 if table.layout != "tall" else 14
    show = _show(pen, show_of(table.view, table.me), box[0] + box[2] - right, box[1] + 26)
    crowd = ensemble(pen, table.me, cast, room, 58.0, "lend", False)
    return (show,), crowd or (_nobody(pen, room),)
