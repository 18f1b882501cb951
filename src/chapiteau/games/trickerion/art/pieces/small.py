"""Small things: characters, places for them, assignment tickets, dice, components, numbers."""

from __future__ import annotations

from typing import Final

from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.palette import INK, SEATS
from .....draw.pieces.counters import crystal, fame
from .....draw.pieces.dice import DieColour, die
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import coin, sigil
from .....draw.svg import Attribute, circle, rect
from ...box.components import ANY, APPRENTICE, COIN_FACE, HIRED_BY, Gain, X
from ..theme import CREAM, PLACE_ICONS, PLACES, Room, stamp
from .icons import K, drawn_hat, hat, school_badge

LEAST_NUMBERED: Final = 13  # smaller places have no number
DISC: Final = 25  # the radius of a character as it is defined
MINUS: Final = "\N{MINUS SIGN}"


def signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"{MINUS}{-value}"


# characters


def drawn_disc(seat: int, kind: int) -> str:
    """A character: the hat of a profession in the ring of a seat."""
    mark, r = SEATS[seat], DISC
    return (
        circle(0, r * 0.1, r * 1.02, fill="#000", opacity=0.32)
        + circle(0, 0, r, fill=INK)
        + circle(0, 0, r * 0.95, fill=mark.colour)
        + circle(0, 0, r * 0.76, fill=CREAM, stroke=INK, stroke_width=1)
        + drawn_hat(kind, mark.colour, K)
        + sigil(seat, -r * 0.74, r * 0.66, r * 0.22)
    )


@memo
def disc(seat: int, kind: int, r: float) -> str:
    """A character, around the origin."""
    return stamp(f"disc{seat}-{kind}", 0, 0, r / DISC)


@memo
def action_points(points: int, r: float) -> str:
    """How much a character can do, at its lower right."""
    x, low, badge = r * 0.7, r * 0.66, max(8.5, r * 0.36)
    return circle(x, low, badge, fill=INK, stroke=CREAM, stroke_width=1.2) + write(
        x, low + badge * 0.54, points, badge * 1.55, "#FFE9A8", weight=800, anchor="middle"
    )


@memo
def well(r: float, said: str, room: Room, star: bool = False) -> str:
    """A place for a character: the points it adds, or a hat where magicians perform."""
    inner: dict[str, Attribute] = {
        "fill": "none",
        "stroke": room.metal,
        "stroke_width": 1,
        "stroke_dasharray": "2 3",
    }
    drawn_ = circle(0, 0, r, fill=room.well, stroke=room.metal, stroke_width=2)
    drawn_ += circle(0, 0, r * 0.84, **inner)
    if star:
        return drawn_ + hat(1, 0, 1, r / 27, room.brass)
    if r < LEAST_NUMBERED:
        return drawn_
    size = max(12.5, r * 0.8)
    return drawn_ + write(0, size * 0.36, said, size, room.brass, weight=700, anchor="middle")


@memo
def shut_well(r: float, room: Room) -> str:
    """A place that is closed with so few players."""
    look: dict[str, Attribute] = {"stroke": room.line, "stroke_width": 1.4}
    return circle(0, 0, r, fill="none", stroke_dasharray="3 4", **look) + icon(
        "ban", 0, 0, r * 0.8, room.line, 2
    )


# assignment tickets


def drawn_ticket(location: int) -> str:
    """An assignment card without its name, in a box of 24."""
    body = rect(0, 0, 24, 24, 5, fill=PLACES[location], stroke=INK, stroke_width=1)
    return body + icon(PLACE_ICONS[location], 12, 12, 15.4, CREAM, 2.2)


@memo
def ticket(location: int, w: float, faint: bool = False) -> str:
    """A small assignment card, from its top left corner."""
    return stamp(f"ticket{location}", 0, 0, w / 24, opacity=0.45 if faint else None)


# dice

DICE_COLOURS: Final = {
    1: DieColour("#F6EBD2", "#B59A62", K),
    2: DieColour("#7A2230", "#3A0A14", "#FFE9C8"),
    3: DieColour("#D2A33C", "#7A5410", "#2E1E02"),
}
_FOUR: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]


@memo
def city_die(kind: int, face: int, size: float) -> str:
    """A downtown die: residence 1, inn 2, bank 3."""
    colour, y = DICE_COLOURS[kind], -size * 0.03
    if face == X:
        return die(size, colour, "", True)
    if face == ANY:
        k = size * 0.19
        sign = "".join(
            school_badge(c, dx * k, dy * k + y, size * 0.165)
            for c, (dx, dy) in zip((1, 2, 4, 3), _FOUR, strict=True)
        )
    elif face < ANY:
        sign = school_badge(face, 0, y, size * 0.34)
    elif face <= HIRED_BY + APPRENTICE:
        sign = hat(face - HIRED_BY, 0, y, size / 46, colour.ink)
    else:
        sign = write(
            0, size * 0.2, face - COIN_FACE, size * 0.6, colour.ink, weight=800, anchor="middle"
        )
    return die(size, colour, sign)


# components and gains


@memo
def pile_number(r: float, count: int, spare: bool = False) -> str:
    """How many tokens lie there; `spare` adds the manager's one more."""
    x, ring = r * 0.74, max(9.0, r * 0.44)
    number = circle(x, x, ring, fill=INK, stroke=CREAM, stroke_width=1.1) + write(
        x, x + ring * 0.54, count, max(12.5, ring * 1.5), CREAM, weight=800, anchor="middle"
    )
    if not spare:
        return number
    return (
        number
        + circle(x, -x, ring, fill="#2C7A4B", stroke=CREAM, stroke_width=1.1)
        + write(
            x, -x + ring * 0.5, "+1", max(12.5, ring * 1.2), "#FFFFFF", weight=800, anchor="middle"
        )
    )


@memo
def gains(gain: tuple[int, int, int], r: float, ink: str, step: float) -> tuple[str, float]:
    """Fame, coins and shards in a row from the left, and how wide that is."""
    stars, coins, shards = gain
    x, drawn_ = r, []
    if stars:
        drawn_.append(fame(x, 0, r * 1.12, stars))
        x += step
    if coins:
        drawn_.append(coin(x, 0, r, coins, "silver"))
        x += step
    if shards:
        drawn_.append(crystal(x - r * 0.3, 0, r))
        drawn_.append(write(x + r * 0.4, r * 0.42, shards, r * 1.2, ink, weight=800))
        x += step
    return "".join(drawn_), max(0.0, x - step + r)


def as_tuple(gain: Gain) -> tuple[int, int, int]:
    return gain.fame, gain.coins, gain.shards


@memo
def tool(name: str, r: float, room: Room) -> str:
    """A second thing that can be done with a piece, as a button around the origin."""
    return circle(0, 0, r, fill=room.panel2, stroke=room.metal, stroke_width=1.6) + icon(
        name, 0, 0, r * 1.1, room.ink, 2.3
    )


@memo
def counted(kind: str, size: float) -> str:
    """What is counted, from the left, around the middle line."""
    return {
        "fame": fame(size * 0.5, -size * 0.02, size * 0.58),
        "coins": coin(size * 0.5, 0, size * 0.48, "", "silver"),
        "shards": crystal(size * 0.5, 0, size * 0.54),
    }[kind]


@memo
def count_of(value: int, size: float, room: Room) -> str:
    """The number beside it."""
    return write(size * 1.14, size * 0.35, value, size, room.ink, weight=800)


def caption(
    x: float, y: float, said: str, size: float, wide: float, room: Room, anchor: str = "start"
) -> str:
    """What a part of a panel is called."""
    return write(x, y, said, size, room.muted, weight=600, anchor=anchor, room=wide)


def priced(x: float, y: float, said: str, points: int, size: float, wide: float, room: Room) -> str:
    """A caption from the left, and how many action points an action there takes."""
    room_left = wide - size * 2
    end = x + min(room_left, width(said, size, "ui", 600)) + size * 0.95
    return (
        caption(x, y, said, size, room_left, room)
        + icon("hand", end, y - size * 0.33, size * 0.9, room.brass, 2.3)
        + write(end + size * 0.55, y, points, size, room.brass, weight=800)
    )
