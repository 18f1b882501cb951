"""What is pasted up: the event of the round, or the viewer's own role."""

from __future__ import annotations

from typing import Final

from .....core.step import NOBODY
from .....draw.layout import Rect
from .....draw.lettering.text import wrap, write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import at, rect, use
from ...box.components import EVENTS, ROLES
from ...words.texts import event_text, role_text
from ..pieces.marks import TITLE
from ..table import Items, Quill, Table
from ..theme import K, id

NEWS_PAPER: Final = "#F7B718"
ROLE_PAPER: Final = "#D9C8F7"
LEAST: Final = 12.5


@memo
def lines_of(text: str, size: float, room: float, most: int) -> tuple[tuple[str, ...], float]:
    """A text whole, in few lines: smaller where it takes more, down to what can be read."""
    lines = wrap(text, size, room, "ui", 600) if text else ()
    while len(lines) > most and size > LEAST:
        size -= 0.5
        lines = wrap(text, size, room, "ui", 600)
    return lines, size


@memo
def paper(sign: str, title: str, text: str, colour: str, w: float, h: float) -> str:
    """A paper that was pasted up this morning: a sign, a title, and all that it says."""
    x = 66.0
    lines, size = lines_of(text, 15, w - x - 12, 2 if h < 84 else 3)
    step = size * 1.16
    y = h / 2 + 5.5 - len(lines) * step / 2
    said = [write(x, y + step * (i + 1) + 2, s, size, K, weight=600) for i, s in enumerate(lines)]
    frame = rect(
        4, 4, w - 8, h - 8, 7, fill="none", stroke=K, stroke_width=1.2, stroke_dasharray="7 6"
    )
    return "".join(
        [
            rect(0, 0, w, h, 10, fill=colour, stroke=K, stroke_width=1.8),
            frame,
            at(34, h / 2, use(id(sign)), scale=min(0.74, h / 100)),
            write(x, y, title, 17, K, TITLE, 400, room=w - x - 12, floor=14),
            *said,
        ]
    )


@piece
def _event(pen: Quill, event: int, box: Rect) -> Item:
    x, y, w, h = box
    title, text = pen.name("event", event), event_text(pen.telling, event)
    svg = paper(f"event-{EVENTS[event]}", title, text, NEWS_PAPER, w, h)
    return Item("event", x, y, svg, label=pen.words("board-event", event=title), text=text)


@piece
def _role(pen: Quill, role: int, face_up: bool, box: Rect) -> Item:
    x, y, w, h = box
    title, text = pen.name("role", role), role_text(pen.telling, role)
    key = "board-role-open" if face_up else "board-role-secret"
    svg = paper(f"role-{ROLES[role]}", title, text, ROLE_PAPER, w, h)
    return Item("role", x, y, svg, label=pen.words(key, role=title), text=text)


@piece
def _no_role(pen: Quill, is_king: bool, box: Rect) -> Item:
    x, y, w, h = box
    said = pen.words("board-king-has-no-role" if is_king else "board-no-role")
    svg = paper("crown" if is_king else "mask", said, "", ROLE_PAPER, w, h)
    return Item("role", x, y, svg, label=said)


def event(pen: Quill, id: int, box: Rect) -> Items:
    """The event of the round, if there is one, for everybody."""
    return (_event(pen, id, box),) if id else ()


def own_role(table: Table, box: Rect) -> Items:
    """The viewer's own role, where roles are played."""
    view = table.view
    if not view.has_roles() or not box[2]:
        return ()
    p = table.mine
    if p.role and table.viewer != NOBODY:
        return (_role(table.pen, p.role, bool(p.face_up), box),)
    return (_no_role(table.pen, view.king == table.viewer, box),)
