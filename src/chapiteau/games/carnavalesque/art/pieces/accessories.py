"""Nine things to carry through the street, in a box of 40 around the origin."""

from __future__ import annotations

from math import cos, degrees, pi, sin
from typing import Final

from .....draw.svg import Attribute, circle, ellipse, number, path, rect
from ..theme import PARTY, K
from .brush import EDGE, solid, stroke


def balloon() -> str:
    skin = "M0 13C-11 8 -14 -2 -12 -8C-9 -19 9 -19 12 -8C14 -2 11 8 0 13L-3.4 16H3.4Z"
    return (
        stroke("M0 15C-4 17 4 18 0 21", 2)
        + solid(skin, "#E23B3B", 2.2)
        + stroke("M-6 -8C-5 -12 -2 -13.5 0 -13.5", 2.8, "#FFFFFF")
    )


def lantern() -> str:
    cap = "M-7 -14H7L6 -10.5H-6ZM-7 14H7L6 10.5H-6Z"
    return "".join(
        [
            stroke("M0 -20V-14M0 14V20", 2.2),
            path(cap, fill="#7A2E1E", stroke_width=2, **EDGE),
            solid("M-6 -11C-16 -6 -16 6 -6 11H6C16 6 16 -6 6 -11Z", "#F26A2E", 2.2),
            stroke("M-3 -10.5C-7 -4 -7 4 -3 10.5M3 -10.5C7 -4 7 4 3 10.5M-12 0H12", 1.7, "#FFDFA0"),
        ]
    )


def fireworks() -> str:
    drawn = []
    for i in range(8):
        a = i * pi / 4
        ray = f"M{7 * cos(a):.1f} {7 * sin(a):.1f}L{15 * cos(a):.1f} {15 * sin(a):.1f}"
        drawn += [stroke(ray, 5.4), stroke(ray, 3.2, PARTY[i % 6])]
        x, y = 18 * cos(a + pi / 8), 18 * sin(a + pi / 8)
        drawn.append(circle(x, y, 2, fill=PARTY[(i + 2) % 6], stroke=K, stroke_width=0.8))
    return "".join(drawn) + circle(0, 0, 4, fill="#F7B718", stroke=K, stroke_width=2)


def confetti() -> str:
    bits = (
        (2, -10, 0, 20),
        (10, -3, 2, 60),
        (8, -16, 1, -20),
        (15, -11, 3, 30),
        (-3, -18, 4, 10),
        (15, 6, 0, 80),
    )
    return "".join(
        [
            solid("M-17 17L-7 -6L8 8Z", "#8E5BD0", 2.2),
            stroke("M-14 10L-9 15M-11 3L1 13", 3, "#FFE08A"),
            solid("M-17 17L-7 -6L8 8Z", "none", 2.2),
            *[
                rect(
                    x,
                    y,
                    6,
                    4,
                    1,
                    fill=PARTY[c],
                    stroke=K,
                    stroke_width=0.9,
                    transform=f"rotate({r} {x} {y})",
                )
                for x, y, c, r in bits
            ],
        ]
    )


def streamers() -> str:
    curls = (
        ("M-16 14C-18 0 -5 4 -7 -5C-9 -13 -19 -8 -15 -2C-10 5 3 -2 1 -15", "#E0457B"),
        ("M-8 18C-2 8 5 15 7 6C9 -3 -2 -3 2 5C6 11 17 3 13 -10", "#2C6FBF"),
        ("M5 18C11 15 17 15 17 8", "#F7B718"),
    )
    return "".join(stroke(d, 6) + stroke(d, 3.4, colour) for d, colour in curls)


def trumpet() -> str:
    return "".join(
        [
            stroke("M-10 2C-12 13 3 13 3 2", 6),
            stroke("M-10 2C-12 13 3 13 3 2", 2.6, "#F7C52E"),
            solid("M-18 -2.4H4C10 -2.4 14 -8 17 -13V11C14 6 10 2.4 4 2.4H-18Z", "#F7C52E", 2.2),
            stroke("M-10 -3V-9M-4 -3V-9M2 -3V-9", 3),
            stroke("M-14 -0.6H6", 1.6, "#FFF0B8"),
        ]
    )


def tambourine() -> str:
    jingles = []
    for i in range(6):
        a = i * pi / 3
        x, y = 14 * cos(a), 14 * sin(a)
        turn = f"rotate({degrees(a) + 90:.0f} {number(x)} {number(y)})"
        look: dict[str, Attribute] = {"fill": "#F7D564", "stroke": K, "stroke_width": 1.4}
        jingles.append(ellipse(x, y, 4, 2.7, transform=turn, **look))
    return (
        circle(0, 0, 17, fill="#C98A4E", stroke=K, stroke_width=2.2)
        + circle(0, 0, 11, fill="#FFF3DC", stroke=K, stroke_width=2)
        + "".join(jingles)
    )


def umbrella() -> str:
    return "".join(
        [
            stroke("M0 -4V14C0 19.5 8 19.5 8 14", 3),
            solid(
                "M-18 0C-17 -21 17 -21 18 0C14 -4.5 9 -4.5 6 0C3 -4.5 -3 -4.5 -6 0C-9 -4.5 -14 -4.5 -18 0Z",
                "#3AA76D",
                2.2,
            ),
            solid("M-6 0C-5 -10 -2 -14 0 -16C2 -14 5 -10 6 0C3 -4.5 -3 -4.5 -6 0Z", "#D2F2DD", 1.8),
        ]
    )


def candyfloss() -> str:
    floss = "M-8 8C-19 8 -19 -5 -11 -7C-11 -17 4 -21 8 -12C17 -13 20 0 13 4C11 11 -2 12 -8 8Z"
    return "".join(
        [
            solid("M-3.4 6L0 20L3.4 6Z", "#F3E3C4", 2),
            solid(floss, "#F9A8C6", 2.2),
            stroke("M-8 0C-6 -7 3 -9 7 -4M-4 5C0 2 6 3 9 0", 2.4, "#FFE3EE"),
        ]
    )


ACCESSORIES: Final = {
    "balloon": balloon, "lantern": lantern, "fireworks": fireworks, "confetti": confetti,
    "streamers": streamers, "trumpet": trumpet, "tambourine": tambourine, "umbrella": umbrella,
    "candyfloss": candyfloss,
}  # fmt: skip


def parcel(number: int) -> str:
    """Something of an owner's box that nobody has drawn yet: a parcel with a count of seals."""
    seals = [
        circle(-10 + i % 3 * 10, -6 + i // 3 * 9, 2.6, fill="#D9302E") for i in range(number + 1)
    ]
    box = rect(-17, -13, 34, 30, 3, fill="#F3E3C4", stroke=K, stroke_width=2.2)
    return box + "".join(seals) + stroke("M0 -13C-8 -22 -12 -14 0 -13C12 -14 8 -22 0 -13", 2.2)
