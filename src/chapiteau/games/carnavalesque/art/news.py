"""What is pasted up: the event of the round, or the viewer's own role."""

from __future__ import annotations

from ....core.step import NOBODY
from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, rect, use
from ....draw.text import wrap, write
from ....draw.tokens import shadow
from ..box.components import EVENTS, ROLES
from ..words.texts import event_text, role_text
from .table import Items, Table, region
from .theme import K, Street, id

NEWS_PAPER = "#F7B718"
ROLE_PAPER = "#D9C8F7"
MOST_LINES = 3


def lines_of(text: str, size: float, room: float) -> tuple[tuple[str, ...], float]:
    """A text whole, in few lines: smaller where it takes more, down to what can be read."""
    lines = wrap(text, size, room, "ui", 600)
    while len(lines) > MOST_LINES and size > 12.5:
        size -= 0.5
        lines = wrap(text, size, room, "ui", 600)
    return lines, size


@memo
def _bill(sign: str, title: str, text: str, paper: str, w: float, h: float, street: Street) -> str:
    """A paper that was pasted up this morning."""
    big = h > 80
    x, title_size = (100, 22) if big else (60, 16)
    lines, size = lines_of(text, 17.5 if big else 13.5, w - x - 14)
    lines = lines if text else ()
    step = size * 1.16
    y = h / 2 + title_size * 0.36 - len(lines) * step / 2
    said = [write(x, y + step * (i + 1) + 1, s, size, K, weight=600) for i, s in enumerate(lines)]
    frame = rect(
        5, 5, w - 10, h - 10, 8, fill="none", stroke=K, stroke_width=1.4, stroke_dasharray="7 6"
    )
    return "".join(
        [
            shadow(0, 0, w, h, 12, street),
            rect(0, 0, w, h, 12, fill=paper, stroke=K, stroke_width=2),
            frame,
            at(52 if big else 33, h / 2, use(id(sign)), scale=1.15 if big else 0.66),
            write(x, y, title, title_size, K, "lilita", 400, room=w - x - 16),
            *said,
        ]
    )


def news(table: Table, box: Rect) -> Items:
    view = table.view
    role = table.mine.role if table.viewer != NOBODY else 0
    seen = (box, view.event, role, view.has_roles(), table.mine.face_up, view.king)
    return region(table, "news", seen, lambda: _news(table, box, role))


def _news(table: Table, box: Rect, role: int) -> list[Item]:
    view, words, (x, y, w, h) = table.view, table.words, box
    if view.event:
        title, name = table.name("event", view.event), EVENTS[view.event]
        text = event_text(table.telling, view.event)
        svg = _bill(f"event-{name}", title, text, NEWS_PAPER, w, h, table.street)
        return [item("event", x, y, svg, PLAIN, words("board-event", event=title), text)]
    if not view.has_roles():
        return []
    if role:
        title, name = table.name("role", role), ROLES[role]
        text = role_text(table.telling, role)
        open_ = "board-role-open" if table.mine.face_up else "board-role-secret"
        svg = _bill(f"role-{name}", title, text, ROLE_PAPER, w, h, table.street)
        return [item("role", x, y, svg, PLAIN, words(open_, role=title), text)]
    is_king = view.king == table.viewer
    said = words("board-king-has-no-role" if is_king else "board-no-role")
    svg = _bill("crown" if is_king else "mask", said, "", ROLE_PAPER, w, h, table.street)
    return [item("role", x, y, svg, PLAIN, said)]
