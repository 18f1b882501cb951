"""Places of the map, each around its own point: towns, cities with slots, metropolises."""

from __future__ import annotations

from typing import Final

from ....draw.layout import Area, centred
from ....draw.memo import memo
from ....draw.palette import PAPER, mix
from ....draw.svg import Attribute, Point, at, circle, path, polygon, rect, star
from ....draw.text import Line, width, write
from ....draw.tokens import provenance
from ..box.components import MEDIUM, TOWN, CircusBox
from .chart import Sheet
from .ground import spots_of
from .icons import badge, plaque, points, sign
from .theme import CREAM, KEY, RED, SUN, Room

TOWN_R: Final = 12.5
CITY: Final = (116, 44)  # a medium city's plate
SLOT_R: Final = 9.4
SLOT_Y: Final = 10.0
GRAND: Final = (124, 80)  # a metropolis with its card
GRAND_SLOT_Y: Final = 28.0
WELL: Final = mix(PAPER, "#C8931F", 0.3)


def city_slots(count: int = 5) -> list[Point]:
    """Where tents stand in a medium city."""
    return [(x, SLOT_Y) for x in centred(count, 21.4, 200)]


def grand_slots(count: int = 4) -> list[Point]:
    return [(x, GRAND_SLOT_Y) for x in centred(count, 24, 200)]


TOWN_NAMES: Final = {  # by the side on which they stand
    "below": Line(0, TOWN_R + 15, 14, "ui", 700, "middle"),
    "left": Line(-TOWN_R - 6, 5, 14, "ui", 700, "end"),
    "right": Line(TOWN_R + 6, 5, 14, "ui", 700),
}
CITY_NAME: Final = Line(9, -6.5, 13.5, "ui", 800, "middle", CITY[0] - 32, 10.5)
GRAND_NAME: Final = Line(0, -25, 13.5, "slab", 400, "middle", GRAND[0] - 12, 10)


def name_area(kind: int, name: str, side: str) -> Area:
    """What the name of a place covers around its point."""
    if kind == TOWN:
        return TOWN_NAMES[side].area(name)
    return (CITY_NAME if kind == MEDIUM else GRAND_NAME).area(name.upper())


@memo
def town(name: str, side: str, room: Room) -> str:
    """A station: a red star in a white disc."""
    halo: dict[str, Attribute] = {
        "stroke": room.land, "stroke_width": 4.2, "paint_order": "stroke", "stroke_linejoin": "round",
    }  # fmt: skip
    return "".join(
        [
            circle(1, 2.6, TOWN_R, fill="#000", opacity=0.3),
            circle(0, 0, TOWN_R, fill=PAPER, stroke=KEY, stroke_width=2.3),
            polygon(star(0, 0, 7.6), fill=RED),
            TOWN_NAMES[side].write(name, KEY, **halo),
        ]
    )


@memo
def city(name: str, favourite: str, needs: tuple[int, ...], source: str) -> str:
    """A medium city: its name, whom it loves, and a slot for each number of pedestals."""
    w, h = CITY
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
            CITY_NAME.write(name.upper(), KEY),
            *wells,
            badge(favourite, -w / 2 + 5, -h / 2 + 7, 12.5),
            provenance(w / 2 - 7.5, -h / 2 + 7.5, source, 2.2),
        ]
    )


@memo
def grand(
    name: str, value: int, families: tuple[str, str, str], bonus: tuple[int, ...], source: str
) -> str:
    """A metropolis: its name on a canopy, the star it wants, its supports, and the places."""
    (w, h), (star_family, before, after) = GRAND, families
    top, canopy = -h / 2, "M-62 -20V-30C-62 -36 -58 -40 -52 -40H52C58 -40 62 -36 62 -30V-20Z"
    wells = [
        circle(x, y, 10, fill=WELL, stroke=KEY, stroke_width=1.3)
        + (write(x, y + 4.8, f"+{extra}", 13, KEY, weight=700, anchor="middle") if extra else "")
        for (x, y), extra in zip(grand_slots(len(bonus)), bonus, strict=True)
    ]
    arrows = "M-17 6H-26M-22 2L-26 6L-22 10M17 6H26M22 2L26 6L22 10"
    return "".join(
        [
            path("M0 -40V-54", stroke=KEY, stroke_width=2),
            path("M0 -54L17 -49L0 -44Z", fill=SUN, stroke=KEY, stroke_width=1.5),
            rect(-w / 2 + 2, top + 6, w, h, 9, fill="#000", opacity=0.3),
            rect(-w / 2, top, w, h, 9, fill=PAPER, stroke=KEY, stroke_width=2.4),
            scallops(w, -21),
            path(canopy, fill=RED, stroke=KEY, stroke_width=2.2),
            GRAND_NAME.write(name.upper(), CREAM),
            path(
                arrows,
                fill="none",
                stroke=KEY,
                stroke_width=1.6,
                stroke_linecap="round",
                opacity=0.55,
            ),
            badge(before, -41, 6, 11),
            badge(after, 41, 6, 11),
            plaque(star_family, value, 0, 3, 13.5),
            *wells,
            provenance(w / 2 - 7, h / 2 - 7, source, 2.2),
        ]
    )


def closed_places(
    box: CircusBox, variant: int, sheet: Sheet, room: Room, nudged: bool, scale: float = 1
) -> str:
    """Stations of closed regions, as far as they lie on the sheet: boarded up."""
    start, spots, drawn, rim = box.starts[variant], spots_of(box, sheet, nudged), [], 20 * scale
    mark = circle(0, 0, 9, fill=room.beyond, stroke=KEY, stroke_width=1.4, opacity=0.7)
    mark += path("M-5 -5L5 5M5 -5L-5 5", stroke=KEY, stroke_width=2, opacity=0.6)
    for n in range(1, len(spots)):
        x, y = spots[n].x, spots[n].y
        if not start.open >> n & 1 and rim < x < sheet.w - rim:
            drawn.append(at(sheet.x + x, sheet.y + y, mark, scale=scale))
    return "".join(drawn)


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
def reward(money: int, tickets: int, fame: int, room: Room) -> str:
    """A tag around its left middle: banknotes, tickets, stars, whatever is to be had."""
    bits, x = list[str](), 8.0
    for what, count in (("back-money", money), ("back-ticket", tickets)):
        if count:
            bits.append(sign(what, x + 6, 0, 9))
            bits.append(write(x + 14, 5.4, count, 15.5, KEY, weight=800))
            x += 16 + width(str(count), 15.5, "ui", 800) + 5
    if fame:
        bits.append(points(fame, x + 10, -0.5, 11))
        x += 25
    ground = rect(0, -12, x + 2, 24, 7, fill="#FFFDF2", stroke=KEY, stroke_width=1.6)
    return ground + "".join(bits)


@memo
def reward_width(money: int, tickets: int, fame: int) -> float:
    wide = 10.0 + (25 if fame else 0)
    return wide + sum(21 + width(str(n), 15.5, "ui", 800) for n in (money, tickets) if n)
