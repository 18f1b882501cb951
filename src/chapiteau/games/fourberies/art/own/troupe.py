"""The viewer's own troupe, in the wings."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.pen import piece
from .....draw.pieces.grounds import inner
from .....draw.scene import Item
from ...box.components import COMEDY, TRAGEDY
from ..pieces.shows import Show, balance, nothing_yet, show_of
from ..pieces.small import mask
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
    """How to find some."""
    x, y, w, h = box
    high = min(96.0, h)
    said, how = pen.words("outline-troupe-empty"), pen.words("board-how-actors")
    masks = mask(COMEDY, 24, high / 2 - 6, 0.9) + mask(TRAGEDY, 40, high / 2 + 6, 0.9)
    drawn = nothing_yet(w, high, masks, said, how, pen.room)
    return Item("empty", x, y, drawn, label=said)


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
