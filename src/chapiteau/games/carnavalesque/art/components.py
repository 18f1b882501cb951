"""What is in the box, row by row, as it looks on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....draw.component import Picture
from ....draw.lettering.text import write
from ....draw.pen import passing_pen
from ....draw.pieces.icons import icon
from ....draw.scene import Shade
from ....draw.svg import rect
from ....words import Telling
from ..box.components import EVENTS, ROLES
from ..words.texts import event_text, role_text
from .floats.meter import SIGNS
from .pieces.cards import H, W, face, sign
from .pieces.defs import defs
from .pieces.marks import TITLE
from .street.bills import NEWS_PAPER, ROLE_PAPER, paper
from .table import Quill
from .theme import THEMES

SLIP: Final = (340.0, 112.0)
SIGN: Final = 76.0


def component(telling: Telling, theme: Shade, section: str, n: int, touch: bool) -> Picture | None:
    """A row by itself."""
    draw = DRAWN.get(section)
    return draw(passing_pen(telling, THEMES[theme]), n) if draw else None


def component_defs(telling: Telling, theme: Shade) -> str:
    pen: Quill = passing_pen(telling, THEMES[theme])
    return defs(pen.room, pen.box)


def _person(pen: Quill, n: int) -> Picture:
    box, person = pen.box, n + 1
    extras = [box.accessories[a] for a in box.extras[person]]
    drawn = face(box.costumes[box.costume[person]], box.age[person], extras)
    return Picture(drawn, (-W / 2 - 4, -H / 2 - 4, W + 8, H + 8))


def _slip(title: str, text: str, sign: str, colour: str) -> Picture:
    w, h = SLIP
    return Picture(paper(sign, title, text, colour, w, h), (-3, -3, w + 6, h + 6))


def _event(pen: Quill, n: int) -> Picture:
    event = EVENTS.index(pen.box.data["event"][n]["id"])
    title, text = pen.name("event", event), event_text(pen.telling, event)
    return _slip(title, text, f"event-{EVENTS[event]}", NEWS_PAPER)


def _role(pen: Quill, n: int) -> Picture:
    role = ROLES.index(pen.box.data["role"][n]["id"])
    title, text = pen.name("role", role), role_text(pen.telling, role)
    return _slip(title, text, f"role-{ROLES[role]}", ROLE_PAPER)


def _framed(pen: Quill, drawn: str) -> Picture:
    room = pen.room
    ground = rect(-SIGN / 2, -SIGN / 2, SIGN, SIGN, 12, fill=room.paper, stroke=room.line)
    return Picture(ground + drawn, (-SIGN / 2 - 2, -SIGN / 2 - 2, SIGN + 4, SIGN + 4))


def _costume(pen: Quill, n: int) -> Picture:
    return _framed(pen, sign(f"head-{pen.box.costumes[n + 1]}", 0, 4, 0.8))


def _accessory(pen: Quill, n: int) -> Picture:
    return _framed(pen, sign(f"acc-{pen.box.accessories[n + 1]}", 0, 0, 1.5))


def _reaction(pen: Quill, n: int) -> Picture:
    room, number = pen.room, pen.box.reactions[n]
    w, said = 250.0, pen.title("reaction", number)
    mark = icon(SIGNS[min(n - 1, 3)] if n else "meh", 28, 30, 30, room.accent, 2.2)
    drawn = rect(0, 0, w, 60, 10, fill=room.panel, stroke=room.line, stroke_width=1.6) + mark
    drawn += write(56, 37, said, 18, room.ink, TITLE, 400, room=w - 118, floor=13)
    least = pen.box.reaction_from[number]
    drawn += write(w - 14, 40, least, 26, room.ink, weight=800, anchor="end")
    return Picture(drawn, (-2, -2, w + 4, 64))


DRAWN: Final[dict[str, Callable[[Quill, int], Picture]]] = {
    "person": _person,
    "costume": _costume,
    "accessory": _accessory,
    "reaction": _reaction,
    "event": _event,
    "role": _role,
}
