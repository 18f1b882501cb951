"""What is laid out over the stage before the first turn: magicians, first tricks, specialists."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.layout import centred
from ....draw.memo import memo
from ....draw.palette import CARD_INK, darken
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.svg import circle, rect
from ....draw.text import wrap, write
from ....draw.tokens import shadow
from ..rules.moves import BE
from ..words.texts import kind_text, trick_text
from .faces import portrait
from .icons import hat, school_badge
from .pieces import tray_ground
from .table import Items, Table, region
from .theme import CREAM, SCHOOL_TINTS, SCHOOLS, Room
from .town import face_of
from .tricks import H as CARD_H
from .tricks import W as CARD_W
from .tricks import on_trick, over_card, trick_card

POSTER_W, POSTER_H = 114, 152
MOST_CARDS = 6


@dataclass(frozen=True)
class Tray:
    """Where choices are laid out: around its middle."""

    x: float
    y: float
    w: float
    h: float
    columns: int  # of magicians


def choices(table: Table, tray: Tray) -> Items:
    """Only while something is to be chosen that lies nowhere on the table."""
    question = table.question
    if not table.legal or question not in DRAWN:
        return ()
    lit = table.asks("be", "learn", "hire")
    return region(table, "choices", (lit, tray), lambda: DRAWN[question](table, tray))


def _ground(tray: Tray, table: Table, w: float, h: float) -> Item:
    return Item("tray", tray.x - w / 2, tray.y - h / 2, tray_ground(w, h, table.room))


# magicians


@memo
def poster(magician: str, name: str, category: int, school: str, room: Room) -> str:
    """A magician's poster, from its top left corner."""
    w, h, colour = POSTER_W, POSTER_H, SCHOOLS[category]
    lines = wrap(name, 14, w - 12, "playfair", 700)[:2]
    return "".join(
        [
            shadow(0, 0, w, h, 8, room),
            rect(0, 0, w, h, 8, fill=colour, stroke=darken(colour, 0.5), stroke_width=1),
            rect(5, 5, w - 10, 92, 6, fill=SCHOOL_TINTS[category]),
            portrait(magician, w / 2, 97, colour),
            rect(5, 97, w - 10, h - 102, 4, fill=room.paper),
            school_badge(category, w - 16, 16, 11),
            *[
                write(
                    w / 2,
                    113 + i * 15 + (7 if len(lines) == 1 else 0),
                    text,
                    14,
                    CARD_INK,
                    "playfair",
                    700,
                    "middle",
                    w - 14,
                    11,
                )
                for i, text in enumerate(lines)
            ],
            write(
                w / 2,
                h - 10,
                school,
                12.5,
                darken(colour, 0.2),
                weight=700,
                anchor="middle",
                room=w - 14,
            ),
        ]
    )


def _magicians(table: Table, tray: Tray) -> list[Item]:
    count = len(table.box.magicians) - 1
    rows = -(-count // tray.columns)
    columns = -(-count // rows)
    w, h = min(tray.w + 30, columns * (POSTER_W + 12) + 20), rows * (POSTER_H + 12) + 16
    items = [_ground(tray, table, w, h)]
    xs = centred(columns, POSTER_W + 12, 2000, tray.x)
    for magician in range(1, count + 1):
        i = magician - 1
        category = table.box.favourites[magician]
        name, school = table.name("magician", magician), table.name("category", category)
        name = name[:1].upper() + name[1:]
        mark = table.mark(BE[magician])
        svg = poster(table.box.magicians[magician], name, category, school, table.room)
        over = over_card(POSTER_W, POSTER_H, 8, mark.state, table.room)
        x = xs[i % columns] - POSTER_W / 2
        y = tray.y - h / 2 + 14 + i // columns * (POSTER_H + 12)
        label = table.words("outline-magician", magician=name, category=school)
        items.append(item(f"be{magician}", x, y, svg, mark, label, over=over))
    return items


# tricks


def _tricks(table: Table, tray: Tray) -> list[Item]:
    """2.8, 2.11 Whole cards where there are few."""
    moves = table.lit("learn")
    if len(moves) > MOST_CARDS:
        return []
    columns = min(len(moves), int((tray.w + 4) // (CARD_W + 12)))
    rows = -(-len(moves) // columns)
    w, h = columns * (CARD_W + 14) + 24, rows * (CARD_H + 12) + 18
    items = [_ground(tray, table, w, h)]
    xs = centred(columns, CARD_W + 14, 2000, tray.x)
    for i, move in enumerate(moves):
        face = face_of(table, move.arg)
        svg = trick_card(face, table.room)
        over = on_trick(face, None) + over_card(CARD_W, CARD_H, 8, "legal", table.room)
        x, y = xs[i % columns] - CARD_W / 2, tray.y - h / 2 + 15 + i // columns * (CARD_H + 12)
        text = trick_text(table.telling, move.arg)
        key, mark = f"pick{move.arg}", table.mark(move)
        items.append(item(key, x, y, svg, mark, face.name, text, over))
    return items


# specialists


@memo
def _specialist(kind: int, name: str, text: str, w: float, h: float, room: Room) -> str:
    """A specialist with all words: it is the first time that they are met."""
    size = 14.5 if w > 300 else 17
    lines = wrap(text, size, w - 28, "ui", 500)
    return "".join(
        [
            shadow(0, 0, w, h, 8, room),
            rect(0, 0, w, h, 8, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1),
            rect(4, 4, w - 8, h - 8, 5, fill="none", stroke=room.metal, stroke_width=1.4),
            circle(40, 42, 27, fill=CREAM, stroke=room.metal, stroke_width=2),
            hat(kind, 40, 42, 1.05, CARD_INK),
            write(78, 49, name, 20, CARD_INK, "playfair", 700, room=w - 90),
            *[write(14, 94 + i * size * 1.28, s, size, CARD_INK) for i, s in enumerate(lines)],
        ]
    )


def _specialists(table: Table, tray: Tray) -> list[Item]:
    moves = table.lit("hire")
    upright = tray.columns < 4
    w, h = (tray.w - 40, 172) if upright else (290, 250)
    across = (1, len(moves)) if upright else (len(moves), 1)
    items = [_ground(tray, table, across[0] * (w + 16) + 20, across[1] * (h + 14) + 16)]
    for i, move in enumerate(moves):
        name = table.name("kind", move.arg).capitalize()
        text = kind_text(table.telling, move.arg)
        svg = _specialist(move.arg, name, text, w, h, table.room)
        k = i - (len(moves) - 1) / 2
        x = tray.x - w / 2 + (0 if upright else k * (w + 16))
        y = tray.y - h / 2 + (k * (h + 14) if upright else 0)
        over = over_card(w, h, 8, "legal", table.room)
        items.append(item(f"hire{move.arg}", x, y, svg, table.mark(move), name, text, over))
    return items


DRAWN = {
    "ChooseMagician": _magicians,
    "ChooseFirstTrick": _tricks,
    "EngineerGift": _tricks,
    "ChooseSpecialist": _specialists,
}
