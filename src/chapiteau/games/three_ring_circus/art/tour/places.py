"""Places of the map, each around its own point: towns, cities with slots, metropolises."""

from __future__ import annotations

from typing import Final

from .....draw.layout import centred
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.palette import PAPER, mix
from .....draw.pieces.tokens import provenance
from .....draw.svg import Point, circle, path, polygon, rect, star
from ..pieces.icons import badge, plaque, points, sign
from ..theme import CREAM, KEY, RED, SUN, Room

TOWN_R: Final = 12.5
PILL: Final = (52.0, 30.0)
NAME: Final = 1.14  # how high a town's name is, with some air, in ems
SLOT_R: Final = 9.8
SLOT_Y: Final = 11.0
GRAND_SLOT_Y: Final = 26.0
WELL: Final = mix(PAPER, "#C8931F", 0.3)


def city_slots(count: int = 5) -> list[Point]:
    """Where tents stand in a medium city."""
    return [(x, SLOT_Y) for x in centred(count, 21.4, 200)]


def grand_slots(count: int = 4) -> list[Point]:
    return [(x, GRAND_SLOT_Y) for x in centred(count, 25, 200)]


@memo
def name_width(name: str, size: float) -> float:
    """Of a town."""
    return width(name, size, "ui", 700)


@memo
def city_width(name: str) -> float:
    """A medium city is as wide as its name and its slots need."""
    return max(112.0, width(name.upper(), 13, "ui", 800) + 44)


@memo
def grand_width(name: str) -> float:
    return max(118.0, width(name.upper(), 13.5, "slab", 400) + 16)


@memo
def town_name(name: str, size: float, room: Room) -> str:
    """Around its middle, readable on any ground."""
    return write(
        0,
        size * 0.34,
        name,
        size,
        KEY,
        "ui",
        700,
        "middle",
        stroke=room.land,
        stroke_width=4.2,
        paint_order="stroke",
        stroke_linejoin="round",
    )


@memo
def station() -> str:
    """A town: a red star in a white disc."""
    return "".join(
        [
            circle(1, 2.6, TOWN_R, fill="#000", opacity=0.3),
            circle(0, 0, TOWN_R, fill=PAPER, stroke=KEY, stroke_width=2.3),
            polygon(star(0, 0, 7.6), fill=RED),
        ]
    )


@memo
def pill(money: int, room: Room) -> str:
    """A town in reach is what it gives."""
    w, h = PILL[0] - 3, PILL[1] - 3
    return (
        rect(-w / 2 + 1, -h / 2 + 3, w - 2, h, h / 2, fill="#000", opacity=0.28)
        + rect(-w / 2, -h / 2, w, h, h / 2, fill="#FFFDF2", stroke=KEY, stroke_width=1.2)
        + sign("back-money", -11, 0, 10)
        + write(3, 6.8, money, 20, KEY, weight=800)
    )


@memo
def city(name: str, favourite: str, needs: tuple[int, ...], source: str) -> str:
    """A medium city: its name, whom it loves, and a slot for each number of pedestals."""
    w, h = city_width(name), 46.0
    wells = [
        circle(x, y, SLOT_R, fill=WELL, stroke=KEY, stroke_width=1.3)
        + write(x, y + 4.8, need, 13.5, KEY, weight=700, anchor="middle")
        for (x, y), need in zip(city_slots(len(needs)), needs, strict=True)
    ]
    return "".join(
        [
            rect(-w / 2 + 1, -h / 2 + 4, w, h, 8, fill="#000", opacity=0.28),
            rect(-w / 2, -h / 2, w, h, 8, fill=PAPER, stroke=KEY, stroke_width=2.2),
            rect(
                -w / 2 + 3, -h / 2 + 3, w - 6, h - 6, 5.5, fill="none", stroke=RED, stroke_width=0.9
            ),
            write(9, -6.5, name.upper(), 13, KEY, "ui", 800, "middle"),
            *wells,
            badge(favourite, -w / 2 + 8, -h / 2 + 10, 12.5),
            provenance(w / 2 - 7.5, -h / 2 + 7.5, source, 2.2),
        ]
    )


@memo
def grand(
    name: str, value: int, families: tuple[str, str, str], bonus: tuple[int, ...], source: str
) -> str:
    """A metropolis: its name on a canopy, the star it wants, its supports, and the places."""
    w, h, (star_family, before, after) = grand_width(name), 76.0, families
    top, e = -h / 2, w / 2
    canopy = f"M{-e:g} -18V-28C{-e:g} -34 {4 - e:g} -38 {10 - e:g} -38H{e - 10:g}C{e - 4:g} -38 {e:g} -34 {e:g} -28V-18Z"
    wells = [
        circle(x, y, 10, fill=WELL, stroke=KEY, stroke_width=1.3)
        + (write(x, y + 4.8, f"+{extra}", 13, KEY, weight=700, anchor="middle") if extra else "")
        for (x, y), extra in zip(grand_slots(len(bonus)), bonus, strict=True)
    ]
    arrows = "M-17 3H-26M-22 -1L-26 3L-22 7M17 3H26M22 -1L26 3L22 7"
    return "".join(
        [
            rect(-w / 2 + 2, top + 6, w, h, 9, fill="#000", opacity=0.3),
            rect(-w / 2, top, w, h, 9, fill=PAPER, stroke=KEY, stroke_width=2.4),
            scallops(w, -19),
            path(canopy, fill=RED, stroke=KEY, stroke_width=2.2),
            write(0, -23, name.upper(), 13.5, CREAM, "slab", 400, "middle"),
            path(
                arrows,
                fill="none",
                stroke=KEY,
                stroke_width=1.6,
                stroke_linecap="round",
                opacity=0.55,
            ),
            badge(before, -41, 3, 11),
            badge(after, 41, 3, 11),
            plaque(star_family, value, 0, 2, 13.5),
            *wells,
            provenance(w / 2 - 7, h / 2 - 7, source, 2.2),
        ]
    )


def scallops(w: float, y: float) -> str:
    """The fringe of a canopy."""
    step = w / 12
    red, cream = list[str](), list[str]()
    for i in range(12):
        d = f"M{-w / 2 + i * step:.1f} {y}v4a{step / 2:.1f} 5 0 0 0 {step:.1f} 0v-4Z"
        (cream if i % 2 else red).append(d)
    return path("".join(cream), fill=CREAM, stroke=KEY, stroke_width=1) + path(
        "".join(red), fill=SUN, stroke=KEY, stroke_width=1
    )


# what a show would give


@memo
def reward(tickets: int, fame: int, room: Room) -> str:
    """A tag around its left middle: tickets, stars, whatever is to be had."""
    bits, x = list[str](), 7.0
    if tickets:
        bits.append(sign("back-ticket", x + 6, 0, 9))
        bits.append(write(x + 14, 5.6, tickets, 16, KEY, weight=800))
        x += 14 + width(str(tickets), 16, "ui", 800) + 4
    if fame:
        bits.append(points(fame, x + 11, -0.5, 12.8))
        x += 24
    ground = rect(0, -12, x + 4, 24, 7, fill="#FFFDF2", stroke=KEY, stroke_width=1.6)
    return ground + "".join(bits)


@memo
def reward_width(tickets: int, fame: int) -> float:
    wide = 18 + width(str(tickets), 16, "ui", 800) if tickets else 0.0
    return 11 + wide + (24 if fame else 0)
