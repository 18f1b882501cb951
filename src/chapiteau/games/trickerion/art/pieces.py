"""Small things: characters, places for them, dice, assignment tickets, piles of components."""

from __future__ import annotations

from typing import Final

from ....draw.counters import crystal, fame
from ....draw.dice import DieColour, die
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK, SEATS, darken
from ....draw.states import chosen, legal_ring, lock
from ....draw.svg import Attribute, circle, rect
from ....draw.text import fit, width, write
from ....draw.tokens import coin, shadow, sigil
from ..box.components import ANY, APPRENTICE, COIN_FACE, HIRED_BY, Gain, X
from .icons import K, drawn_hat, hat, school_badge
from .theme import CREAM, PLACE_ICONS, PLACES, Room, stamp

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
    x, low = r * 0.7, r * 0.66
    return circle(x, low, r * 0.36, fill=INK, stroke=CREAM, stroke_width=1.2) + write(
        x, low + r * 0.2, points, r * 0.58, "#FFE9A8", weight=800, anchor="middle"
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
    return drawn_ + write(0, r * 0.3, said, r * 0.82, room.brass, weight=700, anchor="middle")


@memo
def shut_well(r: float, room: Room) -> str:
    """A place that is closed with so few players."""
    look: dict[str, Attribute] = {"stroke": room.line, "stroke_width": 1.4}
    return circle(0, 0, r, fill="none", stroke_dasharray="3 4", **look) + icon(
        "ban", 0, 0, r * 0.8, room.line, 2
    )


@memo
def over_round(r: float, state: str, room: Room) -> str:
    """The state of something round."""
    if state == "legal":
        glow = circle(0, 0, r + 4.5, fill="none", stroke=room.lime, stroke_width=6, opacity=0.28)
        return glow + legal_ring(0, 0, r + 2.5, room)
    if state == "chosen":
        return legal_ring(0, 0, r + 2.5, room, True) + chosen(r * 0.7, -r * 0.7, room, 8)
    if state == "refused":
        veil = circle(0, 0, r + 1, fill=room.room, opacity=0.5)
        return veil + lock(r * 0.7, -r * 0.7, room, max(7.5, r * 0.34))
    return ""


# assignment tickets


def drawn_ticket(location: int) -> str:
    """An assignment card without its name, in a box of 24."""
    body = rect(0, 0, 24, 24, 5, fill=PLACES[location], stroke=INK, stroke_width=1)
    return body + icon(PLACE_ICONS[location], 12, 12, 15.4, CREAM, 2.2)


@memo
def ticket(location: int, w: float, faint: bool = False) -> str:
    """A small assignment card, from its top left corner."""
    return stamp(f"ticket{location}", 0, 0, w / 24, opacity=0.45 if faint else None)


@memo
def over_ticket(w: float, state: str, room: Room) -> str:
    """The state of a small assignment card; without one it is not to be had."""
    if state not in ("legal", "chosen"):
        return rect(-0.5, -0.5, w + 1, w + 1, 5, fill=room.panel, opacity=0.6)
    box = (-1.0, -1.0, w + 2, w + 2, 6.0)
    ring = rect(*box, fill="none", stroke=INK, stroke_width=4) + rect(
        *box, fill="none", stroke=room.lime, stroke_width=2.4
    )
    return ring + (chosen(w - 3, 3, room, 7) if state == "chosen" else "")


@memo
def assignment(location: int, name: str, w: float, h: float, spent: bool, room: Room) -> str:
    """An assignment card face up, from its top left corner; without a location an empty place."""
    if not location:
        dashes: dict[str, Attribute] = {"stroke": room.line, "stroke_dasharray": "4 4"}
        return rect(0, 0, w, h, 6, fill="none", stroke_width=1.2, **dashes)
    side = min(w, h) * 0.62
    fade = 0.45 if spent else None
    fits = fit(name, 14, w - 6, "ui", 600, 11)[0] == name
    middle = h * (0.42 if fits else 0.5)
    return (
        rect(0, 0, w, h, 6, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1)
        + rect(3, 3, w - 6, h - 6, 4, fill=PLACES[location], opacity=fade)
        + stamp(f"ticket{location}", w / 2 - side / 2, middle - side / 2, side / 24, opacity=fade)
        + (
            write(
                w / 2, h - 7.5, name, 14, CREAM, weight=600, anchor="middle", room=w - 6, floor=11
            )
            if fits
            else ""
        )
    )


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
    x = r * 0.72
    number = circle(x, x, r * 0.44, fill=INK, stroke=CREAM, stroke_width=1.1) + write(
        x, x + r * 0.25, count, max(12.5, r * 0.7), CREAM, weight=800, anchor="middle"
    )
    if not spare:
        return number
    return (
        number
        + circle(x, -x, r * 0.44, fill="#2C7A4B", stroke=CREAM, stroke_width=1.1)
        + write(x, -x + r * 0.24, "+1", r * 0.58, "#FFFFFF", weight=800, anchor="middle")
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
def chip(name: str, r: float, room: Room) -> str:
    """A small round button for a second thing that can be done with a piece."""
    return (
        circle(0, 0, r, fill=room.panel2, stroke=INK, stroke_width=3.6)
        + circle(0, 0, r, fill=room.panel2, stroke=room.lime, stroke_width=2)
        + icon(name, 0, 0, r * 1.25, room.ink, 2.6)
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


@memo
def tray_ground(w: float, h: float, room: Room) -> str:
    """What choices are laid out on, over whatever is below."""
    return (
        shadow(0, 0, w, h, 14, room, 1.6)
        + rect(0, 0, w, h, 14, fill=room.panel, stroke=room.metal, stroke_width=2)
        + rect(
            5, 5, w - 10, h - 10, 10, fill="none", stroke=room.metal, stroke_width=1, opacity=0.5
        )
    )


def caption(
    x: float, y: float, said: str, size: float, wide: float, room: Room, anchor: str = "start"
) -> str:
    """What a part of a panel is called."""
    return write(x, y, said, size, room.muted, weight=600, anchor=anchor, room=wide, floor=12)


def priced(x: float, y: float, said: str, points: int, size: float, wide: float, room: Room) -> str:
    """A caption from the left, and how many action points an action there takes."""
    room_left = wide - size * 1.9
    end = x + min(room_left, width(said, size, "ui", 600)) + size * 0.75
    return (
        caption(x, y, said, size, room_left, room)
        + icon("hand", end, y - size * 0.33, size * 0.9, room.brass, 2.3)
        + write(end + size * 0.55, y, points, size, room.brass, weight=800)
    )
