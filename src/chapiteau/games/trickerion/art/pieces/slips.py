"""Tricks in less room: small cards of the residence, tickets on a shelf, rows of a list."""

from __future__ import annotations

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import CARD_INK, CARD_MUTED, INK, SEATS, darken, mix
from .....draw.pieces.counters import fame
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import sigil
from .....draw.svg import Attribute, at, polygon, rect
from ..theme import BANDS, SCHOOLS, Room, stamp
from .icons import school, suit
from .markers import diamond
from .small import gains
from .tricks import Face, Kept, lines_of, need

GAIN = 12.0  # the radius of a star with a number in it
STAR = 35.5  # what is left of a title beside the fame that a card asks for
ROW_H = 60.0
NEED = 50.0  # from one component that a trick takes to the next
LEAST_BODY = 66.0  # lower cards of the residence are only named
TWO_ROWS = 94.0  # cards as high as this have what they take below their markers


# at the residence


@memo
def lesson(face: Face, w: float, h: float, owner: int, room: Room) -> str:
    """A trick that may be learned, as a small card; one that somebody knows is only named."""
    gone = owner >= 0
    band = mix(room.panel2, BANDS[face.category], 0.25) if gone else BANDS[face.category]
    ground = room.panel2 if gone else room.paper
    edge = room.line if gone else darken(room.paper, 0.5)
    return "".join([
        rect(0, 0, w, h, 6, fill=ground, stroke=edge, stroke_width=1),
        rect(2, 2, w - 4, _band(h) - 2, 4, fill=band),
        _title(face, w, _band(h), room.ink if gone else "#FFF6E0", gone),
        "" if gone or h < LEAST_BODY else _body(face, w, h),
        sigil(owner, w - 15, h - 15, 8) if gone else "",
    ])  # fmt: skip


def _band(h: float) -> float:
    """How high the name is; the whole card where there is no room for more."""
    if h < LEAST_BODY:
        return h - 2
    return 41.0 if h < 92 else 46.0


def _title(face: Face, w: float, h: float, ink: str, gone: bool) -> str:
    """Up to three lines, and how much fame it asks for."""
    has_star = face.threshold > 1 and not gone
    wide = w - (STAR if has_star else 12)
    lines = lines_of(face.name, 13.5, wide, 3 if h > 40 else (2 if h > 30 else 1))
    size, step = (13.5, 15.0) if len(lines) < 3 else (12.5, 12.5)
    top = h / 2 + 5.5 - step * (len(lines) - 1) / 2
    said = [
        write(7, top + i * step, line, size, ink, "playfair", 700, room=wide)
        for i, line in enumerate(lines)
    ]
    return "".join(said) + (fame(w - 15.5, h / 2 + 1, 13, face.threshold) if has_star else "")


def _body(face: Face, w: float, h: float) -> str:
    """What it takes; with more room what it yields, and its picture."""
    drawn = _needs(face, w, h - 18)
    if h < 100:
        return drawn
    pays, wide = gains(face.gain, GAIN, CARD_INK, 27)
    drawn += at(w - 8 - wide, h - 48, pays)
    if wide + 48 < w:
        drawn += icon("hand", 15, h - 48, 16, CARD_INK, 2.1)
        drawn += write(24, h - 43, face.points, 15, CARD_INK, weight=800)
    left = h - 66 - _band(h)
    if left < 34:
        return drawn
    return drawn + stamp(f"emblem-{face.id}", w / 2, _band(h) + left / 2, min(1.1, left / 62))


def _needs(face: Face, w: float, y: float) -> str:
    count = len(face.needs)
    step = min(42.0, (w - 6) / count)
    r = min(11.5, (step - 11) / 2)
    x = w / 2 - step * count / 2
    return "".join(
        need(c, units, 0, x + i * step + r + 1, y, r, 13.5)
        for i, (c, units) in enumerate(face.needs)
    )


# on a shelf


@memo
def shelf_card(face: Face, kept: Kept, w: float, h: float, engineer: bool, room: Room) -> str:
    """An own trick on a low shelf: name, suit, markers that lie ready, and what it takes."""
    band = 37.0 if h >= 64 else 26.0
    y = band + 14.5 if h >= TWO_ROWS else (band + h) / 2
    return "".join([
        rect(0, 0, w, h, 6, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1),
        rect(2, 2, w - 4, band - 2, 4, fill=BANDS[face.category]),
        _title(face, w - (26 if engineer else 0), band, "#FFF6E0", True),
        rect(5, y - 10.5, 21, 21, 4, fill=SEATS[kept.seat].colour, stroke=INK, stroke_width=1),
        rect(7.5, y - 8, 16, 16, 3, fill="#FFF7E6"),
        suit(kept.symbol, 15.5, y, 6.4),
        _markers(face, kept, w - 14, y, (w - 44) / 4),
        stamp("hat2", w - 16, band / 2, 0.5, color="#FFF6E0") if engineer else "",
        _owned(face, kept, 5.0, w - 8, h - 15) if h >= TWO_ROWS else _beside(face, kept, w, y),
        rect(0, 0, w, h, 6, fill="none", stroke=SCHOOLS[face.category], stroke_width=1.4),
    ])  # fmt: skip


def _beside(face: Face, kept: Kept, w: float, y: float) -> str:
    """What it takes between suit and markers, if there is room."""
    room = w - 44 - 17 * max(kept.ready, face.markers)
    return _owned(face, kept, 34.0, room, y) if room >= 30 * len(face.needs) else ""


def _owned(face: Face, kept: Kept, x: float, w: float, y: float) -> str:
    count = len(face.needs)
    step = min(NEED, w / count)
    r = min(10.5, max(7.5, (step - 16) / 2))
    return "".join(
        need(c, units, units - kept.owned[i], x + i * step + r + 1, y, r, 13 if step < 40 else 15)
        for i, (c, units) in enumerate(face.needs)
    )


def _markers(face: Face, kept: Kept, x: float, y: float, step: float) -> str:
    """Those that lie ready, then outlines of what preparing would bring."""
    found, pitch = list[str](), min(17.0, step)
    for i in range(max(kept.ready, face.markers)):
        if i < kept.ready:
            look: dict[str, Attribute] = {"stroke": INK, "fill": SEATS[kept.seat].colour}
        else:
            look = {"stroke": CARD_MUTED, "fill": "none", "stroke_dasharray": "2 2"}
        found.append(polygon(diamond(7.5, x - i * pitch, y), stroke_width=1.2, **look))
    return "".join(found)


# in a list


@memo
def trick_row(face: Face, kept: Kept, w: float, h: float, engineer: bool, room: Room) -> str:
    """A trick in a panel: one line of what it is, one of what it takes and yields."""
    x = w - 14 - 17 * max(kept.ready, face.markers)
    svg = _markers(face, kept, w - 14, 16, 17)
    if engineer:
        svg += stamp("hat2", x - 6, 16, 0.5, color=CARD_INK)
        x -= 24
    name = write(42, 21, face.name, 16, CARD_INK, "playfair", 700, room=x - 42)
    pays, wide = gains(face.gain, GAIN, CARD_INK, 29)
    needs = _owned(face, kept, 42.0, min(NEED * len(face.needs), w - 94 - wide), h - 17)
    return "".join([
        _row_ground(face, kept, w, h, room),
        svg,
        name,
        at(w - 8 - wide, h - 17, pays),
        needs,
        icon("hand", w - 40 - wide, h - 17, 15, CARD_INK, 2.2),
        write(w - 32 - wide, h - 12, face.points, 15, CARD_INK, weight=800),
    ])  # fmt: skip


def _row_ground(face: Face, kept: Kept, w: float, h: float, room: Room) -> str:
    colour, mid = SCHOOLS[face.category], h / 2
    return (
        rect(0, 0, w, h, 7, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1)
        + rect(0, 0, 34, h, 7, fill=colour)
        + rect(28, 0, 6, h, fill=colour)
        + school(face.category, 17, mid - 11, 9)
        + rect(7, mid + 2, 20, 20, 4, fill="#FFF7E6")
        + suit(kept.symbol, 17, mid + 12, 7.4)
    )
