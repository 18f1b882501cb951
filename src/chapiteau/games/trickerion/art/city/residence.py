"""The residence: every trick there is, by school, and who knows it."""

from __future__ import annotations

from .....draw.desk import Items
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.scene import Item
from ...box.components import CATEGORIES
from ...rules.moves import LEARN
from ...words.texts import trick_text
from ..pieces.icons import school_badge
from ..pieces.slips import lesson
from ..pieces.small import as_tuple
from ..pieces.tricks import Face
from ..table import Table, facts
from ..theme import Brush
from .places import Town

GAP = 5.0


@piece
def face_of(pen: Brush, trick: int) -> Face:
    """A trick as it is printed."""
    t = facts(pen).tricks[trick]
    needs = tuple([(n.component, n.units) for n in t.needs])
    return Face(
        t.id,
        pen.name("trick", trick),
        t.category,
        t.threshold,
        needs,
        t.points,
        t.markers,
        as_tuple(t.gain),
        pen.source("trick", t.id),
    )


def residence(table: Table, plan: Town) -> list[Items]:
    """A part for each school."""
    pen, holder = table.pen, table.view.holder
    parts = []
    for category in range(1, len(CATEGORIES)):
        tricks = table.box.by_category[category]
        owners = tuple([holder[t] - 1 for t in tricks])
        place = plan.schools[category - 1]
        parts.append(_school(pen, category, tuple(tricks), owners, place, plan.columns))
    return parts


@piece
def _school(
    pen: Brush,
    category: int,
    tricks: tuple[int, ...],
    owners: tuple[int, ...],
    place: Rect,
    columns: int,
) -> Items:
    """The name of a school, and its tricks as small cards."""
    x, y, w, h = place
    name = pen.title("category", category)
    svg = school_badge(category, 12, -16, 12)
    svg += write(30, -10, name, 17, pen.room.ink, "playfair", 700, room=w - 34)
    rows = -(-len(tricks) // columns)
    each, high = (w + GAP) / columns, (h + GAP) / rows
    cards = [
        _lesson(pen, trick, owner, x + i % columns * each, y + i // columns * high,
                each - GAP, high - GAP)
        for i, (trick, owner) in enumerate(zip(tricks, owners, strict=True))
    ]  # fmt: skip
    return (Item(f"school{category}", x, y, svg), *cards)


def _lesson(pen: Brush, trick: int, owner: int, x: float, y: float, w: float, h: float) -> Item:
    face = face_of(pen, trick)
    if owner >= 0:
        label = pen.words("board-trick-of", trick=face.name, player=pen.player(owner))
    else:
        label = pen.words("board-trick-there", trick=face.name)
    answers = (LEARN[trick].text,) if owner < 0 else ()
    text, edge = trick_text(pen.telling, trick), f"0 0 {w:g} {h:g} 6"
    svg = lesson(face, w, h, owner, pen.room)
    return Item(f"t{trick}", x, y, svg, label=label, text=text, answers=answers, edge=edge)
