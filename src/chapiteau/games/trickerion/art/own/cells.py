"""Single things of the matrix: heads of rows, and cards that may be given, that lie, or are left."""

from __future__ import annotations

from .....draw.lettering.text import LEAST, width, write
from .....draw.memo import memo
from .....draw.palette import INK, darken
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import coin
from .....draw.scene import Item
from .....draw.svg import Attribute, circle, line, rect
from ...box.components import FREE_SEAT, IDLE, KIND_OF
from ..pieces.icons import hat
from ..table import facts
from ..theme import CREAM, PLACE_ICONS, PLACES, Brush, Room

FEW = 62.0  # lower rows have one line instead of two
NARROW = 130.0  # a head of a row with its name above the face


def face_in(w: float, h: float) -> tuple[float, float, float]:
    """Where a character stands in the head of its row: the middle and the radius."""
    if w < NARROW:
        return 20.0, h - 24, 17.0
    r = min(34.0, h * 0.39)
    return r + 6, h / 2, r


@piece
def row_head(
    pen: Brush,
    place: int,
    is_home: bool,
    w: float,
    h: float,
    first: bool,
    x: float,
    y: float,
    whole: float,
) -> Item:
    """Who it is, what it can do, and what it is paid."""
    room, box = pen.room, facts(pen)
    kind = KIND_OF[place]
    wage = 0 if place == FREE_SEAT else box.wages[kind]
    said = pen.title("kind", kind)
    points = pen.words("board-action-points", points=box.points[kind])
    across, down, r = face_in(w, h)
    left = 2 * r + 20
    svg = "" if first else line(0, 0, whole, 0, stroke=room.line, stroke_width=1, opacity=0.7)
    if not is_home:
        svg += _away(kind, r, across, down, room)
    if w < NARROW:
        svg += write(2, 15, said, 15, room.ink, "playfair", 700, room=w)
        svg += coin(left + 10, down, 13, wage, "silver") if wage else ""
    else:
        due = pen.words("board-wage" if wage else "board-no-wage")
        svg += _described(said, points, wage, due, left, w, h, room)
    return Item(f"row{place}", x, y, svg)


def _described(
    said: str, points: str, wage: int, due: str, left: float, w: float, h: float, room: Room
) -> str:
    """A name and what it can do; where there is no room for both, the badge says the second."""
    up, wide = (-3 if h >= 54 else -1), w - left - 70
    size = 18 if h >= FEW else 16
    if width(points, LEAST, "ui", 600) > wide:
        drawn = write(
            left,
            h / 2 + (6 if wage else -2),
            said,
            size,
            room.ink,
            "playfair",
            700,
            room=w - left - (40 if wage else 4),
            floor=LEAST,
        )
        if wage:
            return drawn + coin(w - 20, h / 2, 13, wage, "silver")
        return drawn + write(left, h / 2 + 17, due, 14, room.good, weight=700, room=w - left)
    drawn = write(left, h / 2 + up, said, size, room.ink, "playfair", 700, room=wide)
    drawn += write(left, h / 2 + up + 19, points, 15, room.muted, weight=600, room=wide)
    return drawn + _wage(wage, due, w - 24, h / 2, h >= FEW, room)


def _wage(wage: int, due: str, right: float, y: float, is_said: bool, room: Room) -> str:
    """What is due as a coin with a number, and what that is; or that nothing is."""
    if not wage:
        return write(right + 14, y + 5, due, 14, room.good, weight=700, anchor="end", room=76)
    if not is_said:
        return coin(right - 12, y, 13, wage, "silver")
    said = write(right - 12, y + 21, due, 13.5, room.muted, weight=600, anchor="middle", room=52)
    return coin(right - 12, y - 7, 13, wage, "silver") + said


@memo
def _away(kind: int, r: float, x: float, y: float, room: Room) -> str:
    ring = circle(x, y, r - 2, fill="none", stroke=room.line, stroke_dasharray="3 4")
    return ring + hat(kind, x, y, r / 27, room.line)


def points_said(pen: Brush, least: int, most: int) -> str:
    return f"{least}–{most}" if least != most else str(least)


def _inside(w: float, h: float, small: bool) -> tuple[float, float, float]:
    """How wide and high a card in a cell is, and how far from its top."""
    pad = 6.0 if small else max(1.5, min(7.0, (h - 45) / 2))
    return w - (8 if small else 2 * pad + 6), h - 2 * pad, pad


@piece
def card_offered(
    pen: Brush,
    place: int,
    location: int,
    least: int,
    most: int,
    answers: tuple[str, ...],
    x: float,
    y: float,
    w: float,
    h: float,
    small: bool,
) -> Item:
    """A card that may be given: where it sends, and what points there are."""
    room = pen.room
    wide, high, pad = _inside(w, h, small)
    said = points_said(pen, least, most)
    svg = rect(0, 0, wide, high, 7, fill=room.paper, stroke=darken(room.paper, 0.4))
    if small:
        svg += rect(3, 3, wide - 6, high * 0.5, 5, fill=PLACES[location])
        svg += icon(PLACE_ICONS[location], wide / 2, 3 + high * 0.25, 20, CREAM, 2.2)
        svg += write(wide / 2, high - 9, said, 16, INK, weight=800, anchor="middle")
    else:
        svg += _tab(location, high) + _points(
            said, pen.words("board-of-points", points=most), high, wide, room
        )
    label = _label(pen, place, location, least, most)
    edge = f"0 0 {wide:g} {high:g} 7"
    spot = (x + (w - wide) / 2, y + pad)
    return Item(f"a{place}-{location}", *spot, svg, label=label, answers=answers, edge=edge)


def _tab(location: int, high: float) -> str:
    side = min(50.0, high - 8)
    return rect(4, 4, side, high - 8, 5, fill=PLACES[location]) + icon(
        PLACE_ICONS[location], 4 + side / 2, high / 2, min(24.0, side * 0.6), CREAM, 2.1
    )


def _points(said: str, word: str, high: float, wide: float, room: Room) -> str:
    x = min(50.0, high - 8) + 24
    ink = INK
    end = x + 14 + width(said, 20, "ui", 800) + 7
    return (
        icon("hand", x, high / 2, 18, ink, 2.2)
        + write(x + 14, high / 2 + 7, said, 20, ink, weight=800)
        + write(end, high / 2 + 6, word, 15, "#5F5138", weight=600, room=max(20.0, wide - end - 4))
    )


def _label(pen: Brush, place: int, location: int, least: int, most: int) -> str:
    who, where = pen.name("character", place), pen.name("location", location)
    laid = pen.words("outline-laid-card", character=who, location=where)
    points = pen.words("board-points-there", points=points_said(pen, least, most), most=most)
    return f"{laid}, {points}"


@piece
def card_laid(
    pen: Brush,
    place: int,
    location: int,
    slot: int,
    least: int,
    most: int,
    answers: tuple[str, ...],
    x: float,
    y: float,
    w: float,
    h: float,
    small: bool,
) -> Item:
    """A card that lies: in secret, open and waiting, or spent."""
    room, spent = pen.room, slot > 0
    wide, high, pad = _inside(w, h, small)
    name, ink = pen.title("location", location), room.muted if spent else CREAM
    svg = rect(0, 0, wide, high, 7, fill=room.paper, stroke=INK)
    if spent:  # its colour alone would leave no contrast
        svg = rect(0, 0, wide, high, 7, fill=room.panel, stroke=PLACES[location], stroke_width=2)
    else:
        svg += rect(3, 3, wide - 6, high - 6, 5, fill=PLACES[location])
    if small:
        svg += icon(PLACE_ICONS[location], wide / 2, high / 2, 26, ink, 2.2)
    else:
        said = f"{points_said(pen, least, most)} {pen.words('board-of-points', points=most)}"
        if spent:
            said = pen.title("slot", slot) if slot < IDLE else pen.words("board-idle")
        svg += icon(PLACE_ICONS[location], 32, high / 2, 28, ink, 2.2)
        svg += write(60, high / 2 - 2, name, 17, ink, "playfair", 700, room=wide - 68)
        svg += write(60, high / 2 + 17, said, 14.5, ink, weight=500, room=wide - 68)
    label = _label(pen, place, location, least, most)
    edge = f"0 0 {wide:g} {high:g} 7"
    spot = (x + (w - wide) / 2, y + pad)
    return Item(f"a{place}-{location}", *spot, svg, label=label, answers=answers, edge=edge)


@piece
def hollow(
    pen: Brush, place: int, location: int, x: float, y: float, w: float, h: float, small: bool
) -> Item:
    """No card can lie here."""
    pad = 5.0 if small else 9.0
    dashes: dict[str, Attribute] = {"stroke": pen.room.line, "stroke_dasharray": "4 4"}
    svg = rect(0, 0, w - 2 * pad, h - 2 * pad, 6, fill="none", opacity=0.7, **dashes)
    return Item(f"a{place}-{location}", x + pad, y + pad, svg)


@piece
def rest(
    pen: Brush, place: int, resting: bool, answers: tuple[str, ...], x: float, y: float
) -> Item:
    """Without a card a character rests."""
    room = pen.room
    svg = ""
    if resting or answers:
        svg = circle(0, 0, 18, fill=room.panel2, stroke=room.metal, stroke_width=1.2)
        svg += icon("moon", 0, 0, 18, room.ink, 2)
    label = ""
    if svg:
        label = pen.words("outline-member-idle", character=pen.name("character", place))
    return Item(f"rest{place}", x, y, svg, label=label, answers=answers, edge="0 0 22")
