"""What is in the box, row by row, as it looks on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....draw.component import Picture
from ....draw.lettering.text import write
from ....draw.pen import passing_pen
from ....draw.pieces.tokens import coin
from ....draw.scene import Shade
from ....draw.svg import rect
from ....words import Telling
from ..box.components import COMEDY, KINDS, OPS, TRAGEDY
from .pieces.cards import Face, encounter
from .pieces.defs import defs
from .pieces.travels import ribbons, travel
from .pieces.wishes import H, W, request, request_face
from .regions.stage import small_dial
from .table import Quill
from .theatre.dial import Dial
from .theme import THEMES

CARD: Final = (124.0, 172.0)
MOST_SEATS: Final = 5
RADIUS: Final = 120.0


def component(telling: Telling, theme: Shade, section: str, n: int, touch: bool) -> Picture | None:
    """A row by itself."""
    draw = DRAWN.get(section)
    return draw(passing_pen(telling, THEMES[theme]), n) if draw else None


def component_defs(telling: Telling, theme: Shade) -> str:
    return defs(THEMES[theme], MOST_SEATS)


def _card(pen: Quill, face: Face) -> Picture:
    w, h = CARD
    return Picture(encounter(face, w, h, pen.room), (-4, -4, w + 8, h + 12))


def _actor(pen: Quill, n: int) -> Picture:
    row = pen.box.data["actor"][n]
    kind = COMEDY if KINDS.index(row["kind"]) else TRAGEDY
    name = pen.words("board-comedian" if kind == COMEDY else "board-tragedian")
    return _card(pen, Face(name, kind, row["experience"], 0, 0, row.get("source", "")))


def _bonus(pen: Quill, n: int) -> Picture:
    row = pen.box.data["bonus"][n]
    name = pen.words("board-bonus")
    return _card(pen, Face(name, 0, 0, row["ecus"], 0, row.get("source", "")))


def _acrobat(pen: Quill, n: int) -> Picture:
    row = pen.box.data["acrobat"][n]
    op = OPS.index(row["op"])
    return _card(pen, Face(pen.name("acrobat", op), 0, 0, 0, op, row.get("source", "")))


def _request(pen: Quill, n: int) -> Picture:
    return Picture(request(request_face(pen, n + 1), pen.room), (-4, -4, W + 8, H + 12))


def _city(pen: Quill, n: int) -> Picture:
    w, h = CARD
    drawn = travel(n + 1, ribbons(pen, w)[n], w, h, pen.room)
    return Picture(drawn, (-w / 2 - 4, -4, w + 8, h + 12))


def _season(pen: Quill, n: int) -> Picture:
    ground = rect(0, 0, 96, 76, 8, fill=pen.room.panel, stroke=pen.room.metal, stroke_width=1.6)
    number = write(30, 48, n + 1, 30, pen.room.ink, "playfair", 700, "middle")
    return Picture(ground + number + coin(66, 38, 20, pen.box.rewards[n + 1]), (-2, -2, 100, 80))


def _needle(pen: Quill, n: int) -> Picture:
    dial = Dial(0.0, 0.0, RADIUS, RADIUS, pen.box.dial, 7.0)
    drawn = small_dial(dial, 1, pen.room)
    return Picture(drawn, (-RADIUS - 12, -RADIUS - 14, 2 * RADIUS + 24, RADIUS + 26))


DRAWN: Final[dict[str, Callable[[Quill, int], Picture]]] = {
    "actor": _actor,
    "bonus": _bonus,
    "acrobat": _acrobat,
    "request": _request,
    "city": _city,
    "season": _season,
    "needle": _needle,
}
