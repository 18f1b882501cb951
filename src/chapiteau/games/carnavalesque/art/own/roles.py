"""The roles to choose from, laid out with all that they do."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.pieces.tokens import shadow
from .....draw.scene import Item
from .....draw.svg import at, rect, use
from ...box.components import ROLES
from ...rules.moves import ROLE
from ...words.texts import role_text
from ..pieces.marks import HEAD, TITLE
from ..street.bills import ROLE_PAPER, lines_of
from ..table import Items, Quill, Table
from ..theme import K, Street, id

GAP = 15.0  # so that brackets of one are not on the next
HAND_H = 112.0  # what is left for one's own cards, at least


@memo
def _paper(role: int, title: str, text: str, w: float, h: float, street: Street) -> str:
    lines, size = lines_of(text, 15, w - 82, int((h - 30) // 17))
    step = size * 1.18
    said = [write(72, 24 + step * (i + 1), s, size, K, weight=600) for i, s in enumerate(lines)]
    return "".join(
        [
            shadow(0, 0, w, h, 12, street),
            rect(0, 0, w, h, 12, fill=ROLE_PAPER, stroke=K, stroke_width=2),
            at(38, h / 2, use(id(f"role-{ROLES[role]}")), scale=0.86),
            write(72, 23, title, 17, K, TITLE, 400, room=w - 82, floor=14),
            *said,
        ]
    )


@piece
def _role(pen: Quill, role: int, box: Rect) -> Item:
    x, y, w, h = box
    title, text = pen.name("role", role), role_text(pen.telling, role)
    return Item(
        f"role-{role}",
        x,
        y,
        _paper(role, title, text, w, h, pen.room),
        label=title,
        text=text,
        answers=(ROLE[role].text,),
        edge=edge(0, 0, w, h, 12),
    )


@memo
def places_in(box: Rect, count: int) -> tuple[Rect, ...]:
    """Where roles lie that are laid out to choose from."""
    x, y, w, h = box
    columns = 1 if w < 500 else 2
    rows = -(-count // columns)
    wide = (w - 24 - (columns - 1) * GAP) / columns
    high = min(100.0, (h - HEAD - 6 - HAND_H - (rows - 1) * GAP) / max(1, rows))
    return tuple(
        [
            (x + 12 + i % columns * (wide + GAP), y + HEAD + 6 + i // columns * (high + GAP),
             wide, high)
            for i in range(count)
        ]
    )  # fmt: skip


def below_roles(table: Table, box: Rect) -> Rect:
    """What they leave for the hand of whoever chooses: in a preview of the choice, too."""
    places = places_in(box, table.sight.roles)
    if not places or not (table.lit("role") or table.kept_laid):
        return box
    (x, y, w, h), (_, last, _, high) = box, places[-1]
    low = last + high - HEAD + 2
    return x, low, w, y + h - low


def roles(table: Table, box: Rect) -> Items:
    """Only while the viewer chooses one, and the hand is in front."""
    offered = table.lit("role") if table.sight.roles else ()
    places = places_in(box, len(offered))
    chosen = zip(offered, places, strict=True)
    return tuple([_role(table.pen, move.arg, place) for move, place in chosen])
