"""Nine people in disguise, from the neck up: around the origin, which is the middle of the face.

A face is about 56 wide and ends at y = 40; what is worn on it reaches up to y = -52.
"""

from __future__ import annotations

from typing import Final

from .....draw.svg import circle, ellipse, path, rect
from ..theme import K, url
from .brush import EDGE, cheeks, eye, eyes, mirrored, solid, stroke

SKIN: Final = "#F2CBA4"
FACE: Final = (
    "M0 -28C20 -28 29 -12 28 6C27 26 14 38 0 38C-14 38 -27 26 -28 6C-29 -12 -20 -28 0 -28Z"
)


def rabbit() -> str:
    fur, inner = "#FBEBDD", "#F29CA8"
    left = "M-10 -22C-26 -34 -30 -58 -22 -62C-13 -64 -4 -42 -2 -26Z"
    bent = (
        "M4 -26C5 -42 12 -60 21 -61C30 -60 28 -48 36 -43C32 -36 23 -40 19 -35C15 -31 13 -26 12 -22Z"
    )
    return "".join(
        [
            solid(left, fur, lit=True),
            path("M-10 -29C-19 -38 -23 -54 -20 -57C-14 -57 -8 -42 -6 -30Z", fill=inner),
            solid(bent, fur, lit=True),
            path(
                "M9 -30C11 -41 16 -52 21 -53C24 -50 22 -45 27 -43C20 -42 14 -36 9 -30Z", fill=inner
            ),
            solid(FACE, fur, lit=True),
            eyes(-2, 12, 4.4),
            cheeks(12, 20),
            solid(
                "M0 15C8 10 19 15 17 24C15 31 5 31 0 27C-5 31 -15 31 -17 24C-19 15 -8 10 0 15Z",
                "#FFFFFF",
                2,
            ),
            solid("M-4.6 26H4.6V35H-4.6Z", "#FFFFFF", 1.8),
            stroke("M0 26V35", 1.4),
            solid("M-6 13Q0 9 6 13Q3 19 0 19Q-3 19 -6 13Z", "#D9606A", 1.8),
            stroke("M-20 20L-34 16M-20 25L-33 28M20 20L34 16M20 25L33 28", 1.6),
        ]
    )


def pirate() -> str:
    scarf = "M-31 -4C-34 -34 -14 -42 2 -42C20 -42 32 -28 31 -4C12 -15 -12 -15 -31 -4Z"
    dots = ((-15, -24), (3, -30), (18, -20), (-3, -17), (-23, -12), (12, -35))
    return "".join(
        [
            solid(FACE, SKIN, lit=True),
            solid("M-25 14C-20 42 20 42 25 14C17 24 8 17 0 17C-8 17 -17 24 -25 14Z", "#4A2E22"),
            stroke("M-9 27Q0 33 9 27", 2.6, "#FFFFFF"),
            solid("M29 -8C41 -13 47 -4 42 4C48 8 44 16 37 13C34 6 31 0 29 -4Z", "#D9302E", 2.2),
            solid(scarf, "#D9302E", lit=True),
            *[circle(x, y, 3.4, fill="#FFF") for x, y in dots],
            stroke("M-30 -6L-20 -1M-1 -2L30 -7", 2.4),
            solid("M-23 -3H-1V10C-8 15 -18 13 -23 6Z", K, 1),
            eye(12, 3, 4.6),
            stroke("M5 -8L20 -9", 2.8),
        ]
    )


def witch() -> str:
    hair = "M-27 4C-34 22 -32 38 -23 41C-16 32 -16 16 -16 6Z"
    hat = "M-23 -14C-11 -30 -11 -48 12 -60C10 -50 17 -47 10 -42C17 -32 21 -23 23 -14C8 -20 -8 -20 -23 -14Z"
    return "".join(
        [
            mirrored(solid(hair, "#E07B2E")),
            solid(
                "M0 -16C19 -16 26 -4 24 10C22 26 12 38 0 38C-12 38 -22 26 -24 10C-26 -4 -19 -16 0 -16Z",
                "#B8D99A",
                lit=True,
            ),
            eyes(8, 11, 4.2),
            solid("M-3 12C-7 21 0 26 5 21Z", "#A0C67E", 1.9),
            stroke("M-12 28Q0 35 12 26"),
            stroke("M-17 0L-6 2M17 -1L6 2", 2.4),
            solid("M-44 -10C-24 -24 24 -24 44 -10C24 0 -24 0 -44 -10Z", "#5B3A8C"),
            solid(hat, "#6D47A8", lit=True),
            solid("M-22 -16C-8 -22 8 -22 22 -16L21 -23C8 -28 -8 -28 -20 -23Z", "#F7B718", 1.8),
            solid("M-5 -27H5V-18H-5Z", "#FFE9A8", 1.8),
        ]
    )


def astronaut() -> str:
    helmet = "M-37 2A37 37 0 1 1 37 2A37 37 0 1 1 -37 2Z"
    visor = "M-27 3C-27 -13 -17 -20 0 -20C17 -20 27 -13 27 3C27 19 17 26 0 26C-17 26 -27 19 -27 3Z"
    return "".join(
        [
            rect(-45, -8, 10, 20, 4, fill="#F26A2E", stroke=K, stroke_width=2.2),
            rect(35, -8, 10, 20, 4, fill="#F26A2E", stroke=K, stroke_width=2.2),
            solid(helmet, "#F5F8FB", lit=True),
            solid(visor, "#2E5C9A"),
            stroke("M-19 -3C-17 -10 -10 -14 -2 -14", 5, "#BBD9FA"),
            circle(-11, 5, 4.6, fill="#FFF"),
            circle(11, 5, 4.6, fill="#FFF"),
            circle(-10, 6, 2.4, fill=K),
            circle(12, 6, 2.4, fill=K),
            stroke("M-8 16Q0 22 8 16", 2.6, "#FFFFFF"),
            stroke("M0 -35V-46"),
            circle(0, -49, 4.6, fill="#D9302E", stroke=K, stroke_width=2),
        ]
    )


def dragon() -> str:
    head = "M0 -33C21 -33 32 -16 29 0C38 6 36 29 21 33C13 41 -13 41 -21 33C-36 29 -38 6 -29 0C-32 -16 -21 -33 0 -33Z"
    return "".join(
        [
            mirrored(solid("M-21 -16L-35 -45L-6 -28Z", "#F7D98A")),
            solid("M0 -30L-9 -44L0 -60L9 -44Z", "#F26A2E", 2.2),
            solid("M0 -34L-4 -42L0 -50L4 -42Z", "#FFD25E", 0.01),
            solid(head, "#4FA85A", lit=True),
            solid("M-25 13C-16 6 16 6 25 13C29 27 18 37 0 37C-18 37 -29 27 -25 13Z", "#9AD890"),
            ellipse(-9, 15, 3, 4, fill=K),
            ellipse(9, 15, 3, 4, fill=K),
            path(
                "M-21 26L-14 35L-7 27L0 36L7 27L14 35L21 26", fill="#FFF", stroke_width=2.2, **EDGE
            ),
            circle(-14, -8, 8, fill="#FFF6C8", stroke=K, stroke_width=2.2),
            circle(14, -8, 8, fill="#FFF6C8", stroke=K, stroke_width=2.2),
            eye(-13, -7, 4.2),
            eye(13, -7, 4.2),
            stroke("M-24 -20L-7 -15M24 -20L7 -15", 3),
        ]
    )


def harlequin() -> str:
    blue, pink = "#2C6FBF", "#E0457B"
    horn = "M0 -18C-22 -16 -38 -28 -44 -48C-29 -42 -12 -48 0 -30Z"
    bell = circle(-44, -48, 6, fill="#F7B718", stroke=K, stroke_width=2)
    half = "M0 -28C20 -28 29 -12 28 6C27 26 14 38 0 38Z"
    return "".join(
        [
            solid(FACE, "#FFF6EC"),
            path(half, fill=K),
            solid(FACE, "none"),
            f'<g transform="scale(-1 1)">{solid(horn, pink)}{bell}</g>',
            solid(horn, blue),
            bell,
            solid("M-20 2L-12 -9L-4 2L-12 13Z", K, 1),
            solid("M4 2L12 -9L20 2L12 13Z", "#FFF6EC", 1),
            circle(-12, 2, 3, fill="#FFF"),
            circle(12, 2, 3, fill=K),
            solid("M-14 20Q0 37 14 20Q0 27 -14 20Z", "#D9302E", 2),
            circle(-20, 17, 4, fill=pink),
            circle(20, 17, 4, fill=pink),
        ]
    )


def bee() -> str:
    band = "M-26 -12C-12 -21 12 -21 26 -12C21 -22 13 -28 0 -28C-13 -28 -21 -22 -26 -12Z"
    chin = "M-25 20C-13 29 13 29 25 20C22 27 19 31 15 34C6 38 -6 38 -15 34C-19 31 -22 27 -25 20Z"
    return "".join(
        [
            stroke("M-9 -25C-13 -40 -20 -45 -27 -47M9 -25C13 -40 20 -45 27 -47", 3),
            circle(-28, -47, 6, fill="#F7C52E", stroke=K, stroke_width=2.4),
            circle(28, -47, 6, fill="#F7C52E", stroke=K, stroke_width=2.4),
            solid(FACE, "#F7C52E", lit=True),
            path(band, fill=K),
            path(chin, fill=K),
            eyes(0, 12, 6),
            stroke("M-8 12Q0 19 8 12", 2.8),
            cheeks(11, 20, 4.2, "#F27E4A"),
        ]
    )


def robot() -> str:
    return "".join(
        [
            stroke("M0 -32V-46"),
            circle(0, -49, 6, fill="#D9302E", stroke=K, stroke_width=2.2),
            rect(-40, -6, 12, 22, 4, fill="#8FA3B0", stroke=K, stroke_width=2.2),
            rect(28, -6, 12, 22, 4, fill="#8FA3B0", stroke=K, stroke_width=2.2),
            solid(
                "M-20 -32H20Q31 -32 31 -21V27Q31 38 20 38H-20Q-31 38 -31 27V-21Q-31 -32 -20 -32Z",
                "#B9C7D0",
                2.8,
                lit=True,
            ),
            rect(-24, -19, 48, 24, 9, fill="#22344A", stroke=K, stroke_width=2),
            circle(-11, -7, 7, fill="#6FE0F2"),
            circle(11, -7, 7, fill="#6FE0F2"),
            circle(-9, -6, 3, fill=K),
            circle(13, -6, 3, fill=K),
            rect(-18, 15, 36, 14, 3, fill="#F5F8FB", stroke=K, stroke_width=2),
            stroke("M-9 15V29M0 15V29M9 15V29", 2),
            *[circle(x, y, 2.2, fill=K) for x, y in ((-25, -26), (25, -26), (-25, 32), (25, 32))],
        ]
    )


def ghost() -> str:
    """The sheet covers head and body alike: its hem is the body's."""
    sheet = "M-31 46C-34 8 -36 -36 0 -40C36 -36 34 8 31 46"
    return "".join(
        [
            path(sheet, fill="#FFFFFF"),
            path(sheet, fill=url("half")),
            stroke(sheet),
            ellipse(-12, -7, 5.6, 8, fill=K),
            ellipse(12, -7, 5.6, 8, fill=K),
            circle(-13.5, -10, 1.8, fill="#FFF"),
            circle(10.5, -10, 1.8, fill="#FFF"),
            ellipse(0, 12, 6.6, 8, fill="#5A3A5E"),
            cheeks(7, 22, 4.6, "#F7A8BE"),
        ]
    )


HEADS: Final = {
    "rabbit": rabbit, "pirate": pirate, "witch": witch, "astronaut": astronaut, "dragon": dragon,
    "harlequin": harlequin, "bee": bee, "robot": robot, "ghost": ghost,
}  # fmt: skip


def stranger(number: int) -> str:
    """Somebody of an owner's box whom nobody has drawn yet: a mask with a count of buttons."""
    buttons = [circle(-18 + i % 5 * 9, -36 - i // 5 * 9, 3, fill="#FFF") for i in range(number + 1)]
    return (
        solid("M-27 -22C-20 -58 20 -58 27 -22C10 -28 -10 -28 -27 -22Z", "#8E5BD0")
        + solid(FACE, SKIN, lit=True)
        + solid("M-28 -8C-14 -16 14 -16 28 -8C24 10 8 8 0 2C-8 8 -24 10 -28 -8Z", "#5B3A8C", 2.2)
        + eyes(-4, 12, 3)
        + stroke("M-9 20Q0 28 9 20")
        + "".join(buttons)
    )
