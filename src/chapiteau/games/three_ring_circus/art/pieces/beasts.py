"""The exotic beasts: sea lion, bear, lion, elephant."""

from __future__ import annotations

from .....draw.svg import at, circle, ellipse, path
from ..theme import CREAM, KEY, RED, SUN
from .brush import ball, eyes, flat, ground, mirrored, part, stroke

GREY = "#A9B4C2"
FUR = "#8A5734"
MANE = "#B0711A"


def sea_lion() -> str:
    """A ball on its nose, on a tub; a penguin applauds."""
    body = "M30 84C22 66 34 52 42 42C46 34 44 26 52 22C62 18 70 26 66 34C64 40 62 46 64 54C68 68 66 78 62 84Z"
    fin = "M56 58C66 60 74 68 76 80C66 80 58 74 54 66Z"
    bird = "M14 86C8 72 12 56 18 52C26 56 28 74 24 86Z"
    return "".join(
        [
            ground(50, 95, 36),
            flat("M24 84H74L70 96H28Z", RED),
            stroke("M36 84L37 96M62 84L60 96", CREAM, 5),
            part(body, "#6E7C90"),
            path("M34 78C30 66 40 56 46 46C50 58 50 70 46 80Z", fill="#B8C4D2"),
            part(fin, "#5C6A80"),
            stroke("M60 30L74 27M60 33L74 34", KEY, 1.4),
            circle(54, 28, 2.6, fill=KEY),
            circle(66.5, 27, 3, fill=KEY),
            ball(72, 12, 10, SUN),
            stroke("M64 6C70 10 70 18 66 20M79 5C74 10 76 18 80 18", RED, 2.6),
            flat(bird, "#2F3A46"),
            path("M16 84C13 74 14 64 18 60C22 66 23 76 21 84Z", fill=CREAM),
            flat("M10 58L2 60L11 64Z", SUN, 1.6),
            circle(17, 58, 1.7, fill=CREAM),
        ]
    )


def bear() -> str:
    """It dances in a ruff and a little fez."""
    ear = circle(27, 34, 11, fill=FUR, stroke=KEY, stroke_width=2.4) + circle(
        27, 34, 5, fill="#C98F62"
    )
    face = "M50 26C70 26 80 40 78 56C76 74 63 83 50 83C37 83 24 74 22 56C20 40 30 26 50 26Z"
    snout = "M50 54C63 54 67 63 65 70C62 78 56 80 50 80C44 80 38 78 35 70C33 63 37 54 50 54Z"
    ruff = "M18 86Q22 76 30 82Q36 74 43 82Q50 74 57 82Q64 74 70 82Q78 76 82 86Q76 98 50 98Q24 98 18 86Z"
    return "".join(
        [
            ear,
            mirrored(ear),
            part(face, FUR),
            part(ruff, CREAM),
            stroke("M30 82L32 95M43 82L44 97M57 82L56 97M70 82L68 95", KEY, 1.3),
            flat(snout, "#E4BE93", 1.8),
            path("M43 58Q50 54 57 58Q55 66 50 67Q45 66 43 58Z", fill=KEY),
            stroke("M50 67V72M42 73Q50 80 58 73", KEY, 2),
            eyes(50, 48, 12, 3.2),
            flat("M36 28L40 8H60L64 28C54 24 46 24 36 28Z", RED, 2.2),
            stroke("M50 8C58 4 66 6 68 14", SUN, 3),
            circle(68, 16, 4, fill=SUN, stroke=KEY, stroke_width=1.4),
        ]
    )


def lion() -> str:
    """The king, before a burning hoop."""
    lock = "M0 -22C10 -32 9 -42 0 -48C-9 -42 -10 -32 0 -22Z"
    locks = [
        at(
            50,
            54,
            path(lock, fill="#D08F22" if i % 2 else MANE, stroke=KEY, stroke_width=1.6),
            turn=i * 24,
        )
        for i in range(15)
    ]
    face = "M50 29C65 29 75 40 73 56C71 71 61 82 50 82C39 82 29 71 27 56C25 40 35 29 50 29Z"
    muzzle = "M50 58C60 56 66 63 62 70C58 76 53 75 50 72C47 75 42 76 38 70C34 63 40 56 50 58Z"
    return "".join(
        [
            *locks,
            circle(50, 54, 32, fill=MANE),
            part(face, "#EDBB52"),
            flat(muzzle, CREAM, 1.8),
            stroke("M35 46Q41 41 46 46M65 46Q59 41 54 46", KEY, 2.6),
            eyes(50, 51, 8.5, 3),
            path("M43 57Q50 53 57 57L51 65H49Z", fill="#5A2A20"),
            stroke("M50 65V71", KEY, 1.6),
            stroke("M35 66L22 63M35 69L23 71M65 66L78 63M65 69L77 71", KEY, 1.3),
            flat("M34 30L30 12L42 22L50 8L58 22L70 12L66 30C56 25 44 25 34 30Z", SUN, 2.2),
            circle(50, 21, 3, fill=RED, stroke=KEY, stroke_width=1.2),
        ]
    )


def elephant() -> str:
    """Feathers and a spangled cap, the trunk raised to the gallery."""
    ear = "M37 38C20 24 4 34 8 56C10 74 25 77 36 66Z"
    inside = "M33 45C22 38 14 44 17 57C20 66 28 66 33 61Z"
    face = (
        "M50 22C65 22 75 33 73 49C72 60 66 65 61 68C58 80 63 85 70 83C70 94 53 97 46 88C40 80 42 73"
        " 40 68C35 65 28 60 27 49C25 33 35 22 50 22Z"
    )
    tusk = "M39 68C35 77 28 79 23 76C28 72 30 68 32 63Z"
    cap = "M31 36C34 20 66 20 69 36C60 31 56 40 50 46C44 40 40 31 31 36Z"
    return "".join(
        [
            flat(ear, "#98A4B4"),
            mirrored(flat(ear, "#8894A4")),
            path(inside, fill="#E2B8B8"),
            mirrored(path(inside, fill="#D6A8A8")),
            part(face, GREY),
            stroke("M43 73Q50 77 58 73M44 81Q51 85 60 80", KEY, 1.5),
            eyes(50, 50, 11, 3.1),
            flat(tusk, CREAM, 1.6),
            mirrored(flat(tusk, CREAM, 1.6)),
            flat(cap, RED, 2.2),
            *[circle(x, y, 2, fill=SUN) for x, y in ((40, 30), (50, 27), (60, 30), (50, 37))],
            stroke("M50 22C44 10 40 8 36 2M50 22C50 12 50 6 52 0M50 22C56 12 62 10 66 4", SUN, 4.4),
            stroke("M50 22C44 10 40 8 36 2M50 22C50 12 50 6 52 0M50 22C56 12 62 10 66 4", RED, 1.4),
            ellipse(50, 22, 5, 3.4, fill=SUN, stroke=KEY, stroke_width=1.4),
        ]
    )


BEASTS = {
    "penguin_or_sea_lion": sea_lion, "bear": bear, "lion": lion, "elephant": elephant,
}  # fmt: skip
