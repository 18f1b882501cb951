"""What is laid out before the first turn: magicians, first tricks, specialists."""

from __future__ import annotations

from typing import Final

from .....core.step import NOBODY
from .....draw.desk import Items
from .....draw.layout import Rect, centred
from .....draw.lettering.text import wrap, write
from .....draw.memo import memo
from .....draw.palette import CARD_INK, darken
from .....draw.pen import piece
from .....draw.pieces.tokens import shadow, sigil
from .....draw.scene import Item
from .....draw.svg import at, circle, rect
from ...box.components import ASSISTANT, CATEGORIES, ENGINEER, MANAGER
from ...rules.moves import BE, HIRE, LEARN
from ...rules.setup.choices import lowest_tricks
from ...words.texts import kind_text, trick_text
from ..city.residence import face_of
from ..front import TRICKS_OUT
from ..pieces.faces import portrait
from ..pieces.icons import hat, school_badge
from ..pieces.slips import lesson
from ..pieces.tricks import H as CARD_H
from ..pieces.tricks import W as CARD_W
from ..pieces.tricks import lines_of, trick_card
from ..table import Table, facts
from ..theme import CREAM, SCHOOL_TINTS, SCHOOLS, Brush, Room

POSTER_W, POSTER_H = 114.0, 158.0
NARROW_W, NARROW_H = 83.0, 150.0  # of one beside three others on a phone: all are seen at once
Size = tuple[float, float]
WHOLE: Final[Size] = (POSTER_W, POSTER_H)
LEAST_NAME = 12.1
MOST_CARDS = 5  # more tricks than this are small cards
LESSON_H = 78.0


def tray(table: Table, place: Rect) -> Items:
    """Magicians or specialists; an area without a height is as high as it needs."""
    return magicians(table, place) if table.laid == "ChooseMagician" else people(table, place)


def tray_height(table: Table, w: float) -> float:
    """How high the tray is on a phone."""
    items = tray(table, (0.0, 0.0, w, 0.0))
    if table.laid == "ChooseMagician":
        return items[-1].y + (NARROW_H if w < 600 else POSTER_H * _poster_scale(w))
    return items[-1].y + _person_height(w)


# magicians


def _poster_scale(w: float) -> float:
    """Beside three others; on a phone they are of a size of their own."""
    return 1.0 if w < 600 else (w / 4 - 10) / POSTER_W


def _fitting(count: int, rows: int, w: float, h: float) -> float:
    """How large posters are in so many rows."""
    return min((w / -(-count // rows) - 20) / POSTER_W, (h / rows - 12) / POSTER_H)


def magicians(table: Table, place: Rect) -> Items:
    x, y, w, h = place
    box, pen = table.box, table.pen
    count = len(box.magicians) - 1
    wide, tall = (NARROW_W, NARROW_H) if not h and w < 600 else (POSTER_W, POSTER_H)
    if h:
        k, rows = max([(_fitting(count, rows, w, h), -rows) for rows in (1, 2)])
        rows = -rows
        columns = -(-count // rows)
    else:
        columns, k = 4, _poster_scale(w)
        rows = -(-count // columns)
    high = tall * k + 12
    top = y + (h - rows * high + 12) / 2 if h else y
    taken = [p.favourite for p in table.view.players if p.magician]
    whose = {p.magician: seat for seat, p in enumerate(table.view.players)}
    apart = max(20.0, min(56.0, (w - columns * wide * k) / (columns + 1)))
    xs = centred(columns, wide * k + apart, w - wide * k, x + w / 2)
    return tuple(
        [
            _magician(
                pen,
                m,
                whose.get(m, NOBODY),
                box.favourites[m] in taken and m not in whose,
                xs[(m - 1) % columns] - wide * k / 2,
                top + (m - 1) // columns * high,
                (wide, tall),
                k,
            )
            for m in range(1, count + 1)
        ]
    )


@piece
def _magician(
    pen: Brush, magician: int, seat: int, out: bool, x: float, y: float, size: Size, k: float
) -> Item:
    """A magician: whose it is, or out, for somebody has its category."""
    box = facts(pen)
    category = box.favourites[magician]
    name, school = pen.title("magician", magician), pen.name("category", category)
    drawn = poster(box.magicians[magician], name, category, school, LEAST_NAME / k, pen.room, size)
    svg, w, h = at(0, 0, drawn, scale=k), size[0] * k, size[1] * k
    over = rect(0, 0, w, stage(size[0]) * k, 8 * k, fill=pen.room.veil, opacity=0.6) if out else ""
    over += sigil(seat, 17 * k, 17 * k, 10 * k) if seat != NOBODY else ""
    label = pen.words("outline-magician", magician=name, category=school)
    answers, edge = (BE[magician].text,), f"0 0 {w:g} {h:g} {8 * k:g}"
    return Item(f"be{magician}", x, y, svg, label=label, over=over, answers=answers, edge=edge)


def stage(w: float) -> float:
    """Where the ground ends on which a magician stands."""
    return 5 + (w - 10) * 92 / 104


@memo
def poster(
    magician: str,
    name: str,
    category: int,
    school: str,
    least: float,
    room: Room,
    size: Size = WHOLE,
) -> str:
    """A magician's poster, from its top left corner; no letter is smaller than `least`."""
    (w, h), colour, low = size, SCHOOLS[category], stage(size[0])
    most, room_ = (2, w - 12) if size == WHOLE else (3, w - 9)
    lines = lines_of(name, 14, room_, most)
    top = (low + h - 26) / 2 + 5 - 7.75 * (len(lines) - 1)
    look = (CARD_INK, "playfair", 700, "middle")
    names = [
        write(w / 2, top + i * 15.5, text, 14, *look, room_, least) for i, text in enumerate(lines)
    ]
    return "".join([
        shadow(0, 0, w, h, 8, room),
        rect(0, 0, w, h, 8, fill=colour, stroke=darken(colour, 0.5), stroke_width=1),
        rect(5, 5, w - 10, low - 5, 6, fill=SCHOOL_TINTS[category]),
        at(w / 2, low, portrait(magician, 0, 0, colour), scale=(w - 10) / 104),
        rect(5, low, w - 10, h - low - 5, 4, fill=room.paper),
        school_badge(category, w - 16, 16, 11),
        *names,
        write(w / 2, h - 10, school, 13, darken(colour, 0.2), weight=700, anchor="middle"),
    ])  # fmt: skip


# specialists


def _person_height(w: float) -> float:
    return 176.0 if w < 600 else 250.0


def people(table: Table, place: Rect) -> Items:
    """2.10 One of three specialists."""
    x, y, w, h = place
    pen, kinds = table.pen, (ENGINEER, MANAGER, ASSISTANT)
    if not h and w < 600:
        high = _person_height(w)
        return tuple(
            [_person(pen, k, x, y + i * (high + 10), w, high) for i, k in enumerate(kinds)]
        )
    wide = min(380.0, w / 3 - 16)
    high = min(h, 330.0) if h else _person_height(w)
    top = y + (h - high) / 2 if h else y
    xs = centred(3, wide + 16, w, x + w / 2)
    return tuple([_person(pen, k, xs[i] - wide / 2, top, wide, high) for i, k in enumerate(kinds)])


@piece
def _person(pen: Brush, kind: int, x: float, y: float, w: float, h: float) -> Item:
    name, text = pen.title("kind", kind), kind_text(pen.telling, kind)
    svg, answers = _specialist(kind, name, text, w, h, pen.room), (HIRE[kind].text,)
    edge = f"0 0 {w:g} {h:g} 8"
    return Item(f"hire{kind}", x, y, svg, label=name, text=text, answers=answers, edge=edge)


@memo
def _specialist(kind: int, name: str, text: str, w: float, h: float, room: Room) -> str:
    """A specialist with all words: it is the first time that they are met."""
    size = 15.5 if h < 200 else 18
    lines = wrap(text, size, w - 32, "ui", 500)
    return "".join(
        [
            shadow(0, 0, w, h, 8, room),
            rect(0, 0, w, h, 8, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1),
            rect(4, 4, w - 8, h - 8, 5, fill="none", stroke=room.metal, stroke_width=1.4),
            circle(44, 44, 30, fill=CREAM, stroke=room.metal, stroke_width=2),
            hat(kind, 44, 44, 1.2, CARD_INK),
            write(86, 52, name, 22, CARD_INK, "playfair", 700, room=w - 98),
            *[write(16, 100 + i * size * 1.28, s, size, CARD_INK) for i, s in enumerate(lines)],
        ]
    )


# tricks


Offer = tuple[int, int]  # a trick, and the seat that has it


def offered(table: Table) -> list[Offer]:
    """2.8, 2.11 The tricks that whoever is asked may begin with, and those that are gone: each
    lies where it lay before somebody chose one."""
    view, step = table.view, table.step
    seat = step.seat if step and table.question in TRICKS_OUT else table.whose
    schools = [view.players[seat].favourite]
    if table.laid == "EngineerGift" and view.box.engineer_gift_any:
        schools = list(range(1, len(CATEGORIES)))
    holder = view.holder
    return [(trick, holder[trick] - 1) for trick in lowest_tricks(view.box, schools)]


def tricks(table: Table, place: Rect) -> Items:
    """Whole cards where there are few, else small ones."""
    found = offered(table)
    draw = _small_cards if len(found) > MOST_CARDS or not found else _whole_cards
    return draw(table.pen, tuple(found), *place)


def _small_cards(
    pen: Brush, found: tuple[Offer, ...], x: float, y: float, w: float, h: float
) -> Items:
    columns = 3 if w < 600 else 6
    each, rows = w / columns, max(1, -(-len(found) // columns))
    high = min(150.0, h / rows) if h else LESSON_H
    return tuple(
        [
            _small(pen, *trick, x + i % columns * each, y + i // columns * high, each - 6, high - 6)
            for i, trick in enumerate(found)
        ]
    )


def _whole_cards(
    pen: Brush, found: tuple[Offer, ...], x: float, y: float, w: float, h: float
) -> Items:
    columns = len(found) if h else 2
    k = (w / columns - 12) / CARD_W
    k = min(k, h / CARD_H, 1.9) if h else k
    step, high = w / columns, CARD_H * k + 12
    left, top = x + (step - CARD_W * k) / 2, y + (h - CARD_H * k) / 2 if h else y
    return tuple(
        [
            _card(pen, *each, left + i % columns * step, top + i // columns * high, k)
            for i, each in enumerate(found)
        ]
    )


def tricks_height(table: Table, w: float) -> float:
    """How high the tricks to choose from are on a phone."""
    items = tricks(table, (0.0, 0.0, w, 0.0))
    if len(items) > MOST_CARDS or not items:
        return max([item.y for item in items], default=0.0) + LESSON_H
    return items[-1].y + CARD_H * (w / 2 - 12) / CARD_W


@piece
def _card(pen: Brush, trick: int, owner: int, x: float, y: float, k: float) -> Item:
    w, h = CARD_W * k, CARD_H * k
    svg = trick_card(face_of(pen, trick), None, k, pen.room)
    if owner != NOBODY:
        return _gone(pen, trick, owner, x, y, svg + sigil(owner, w - 24, h - 24, 13))
    return _offer(pen, trick, x, y, w, h, svg)


@piece
def _small(pen: Brush, trick: int, owner: int, x: float, y: float, w: float, h: float) -> Item:
    svg = lesson(face_of(pen, trick), w, h, owner, pen.room)
    if owner != NOBODY:
        return _gone(pen, trick, owner, x, y, svg)
    return _offer(pen, trick, x, y, w, h, svg)


def _gone(pen: Brush, trick: int, owner: int, x: float, y: float, svg: str) -> Item:
    """A trick that somebody has."""
    label = pen.words("board-trick-of", trick=pen.name("trick", trick), player=pen.player(owner))
    text = trick_text(pen.telling, trick)
    return Item(f"gone{trick}", x, y, svg, label=label, text=text)


def _offer(pen: Brush, trick: int, x: float, y: float, w: float, h: float, svg: str) -> Item:
    answers, edge = (LEARN[trick].text,), f"0 0 {w:g} {h:g} 8"
    name, text = pen.name("trick", trick), trick_text(pen.telling, trick)
    return Item(f"pick{trick}", x, y, svg, label=name, text=text, answers=answers, edge=edge)
