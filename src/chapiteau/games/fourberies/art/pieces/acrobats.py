"""Acrobats: frontal heads in a box of 100, one silhouette each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw.palette import KEY_LINE as K
from .....draw.svg import circle, ellipse, path, use
from ..theme import id
from .figures import both, eye, mirror, part, stroke


def inked(d: str, fill: str, width: float) -> str:
    return path(d, fill=fill, stroke=K, stroke_width=width)


def spot(x: float, y: float, r: float, fill: str, width: float = 0) -> str:
    return circle(x, y, r, fill=fill, stroke=K if width else None, stroke_width=width or None)


def fox() -> str:
    white = "C72 66 62 84 50 91C38 84 28 66 15 60Z"
    return "".join(
        [
            both(part("M28 46L20 12L46 32Z", "#D9702B", shaded=False)),
            both(path("M29 38L25 21L39 32Z", fill="#3A2320")),
            part(
                "M50 30C70 30 84 46 86 60C72 66 62 84 50 92C38 84 28 66 14 60C16 46 30 30 50 30Z",
                "#E07B32",
            ),
            path(f"M15 60C28 58 42 62 50 74C58 62 72 58 85 60{white}", fill="#FFF3DF"),
            path("M50 74C58 62 72 58 85 60C72 66 62 84 50 91Z", fill="#000", opacity=0.1),
            stroke("M33 52Q39 47 45 54M67 52Q61 47 55 54", 3),
            path("M45 84Q50 80 55 84Q53 91 50 92Q47 91 45 84Z", fill=K),
        ]
    )


def owl() -> str:
    body = (
        "M50 14C58 20 70 20 80 12C84 30 86 46 84 60C82 80 66 92 50 92C34 92 18 80 16 60"
        "C14 46 16 30 20 12C30 20 42 20 50 14Z"
    )
    one_eye = (
        spot(35, 46, 16, "#F4E4C4", 2) + spot(35, 46, 8.5, "#F2B92E", 1.6) + spot(35, 46, 4.4, K)
    )
    return "".join(
        [
            part(body, "#8A6A4A"),
            both(one_eye),
            part("M44 54L56 54L50 68Z", "#E39A2E", 2, False),
            stroke(
                "M34 74q4 5 8 0q4 5 8 0q4 5 8 0q4 5 8 0M38 82q4 5 8 0q4 5 8 0q4 5 8 0",
                2.2,
                "#F4E4C4",
            ),
        ]
    )


def cat() -> str:
    return "".join(
        [
            both(part("M26 44L20 14L44 30Z", "#6C6C78", shaded=False)),
            part(
                "M50 28C72 28 82 44 80 60C78 78 64 88 50 88C36 88 22 78 20 60C18 44 28 28 50 28Z",
                "#7C7C8A",
            ),
            stroke("M44 30L47 40L50 30L53 40L56 30", 2),
            both(inked("M30 52C36 44 44 48 45 56C38 60 32 58 30 52Z", "#CBE36A", 1.6)),
            both(ellipse(38.5, 53, 1.9, 5, fill=K)),
            part(
                "M50 66C58 63 66 67 64 74C61 80 53 79 50 75C47 79 39 80 36 74C34 67 42 63 50 66Z",
                "#FFF8EC",
                1.6,
            ),
            inked("M46 66Q50 63 54 66L50 71Z", "#D9606A", 1.2),
            both(stroke("M30 72L12 68M30 76L13 79", 1.4)),
        ]
    )


def elephant() -> str:
    ear = "M36 36C20 24 4 34 8 54C10 70 24 74 34 64Z"
    inner = "M32 42C22 36 14 42 17 54C20 63 27 63 32 58Z"
    head = (
        "M50 22C64 22 74 32 73 48C72 60 64 64 60 66C58 78 62 84 68 84C66 94 52 94 46 86"
        "C40 78 42 70 40 66C36 64 28 60 27 48C26 32 36 22 50 22Z"
    )
    return "".join(
        [
            part(ear, "#9AA5B4", shaded=False) + mirror(part(ear, "#8894A4", shaded=False)),
            path(inner, fill="#E2B8B8") + mirror(path(inner, fill="#D6A8A8")),
            part(head, "#A9B4C2"),
            stroke("M43 70Q50 73 57 70M43 77Q50 80 58 77", 1.4),
            eye(39, 46) + eye(61, 46),
            both(part("M38 66C34 74 28 76 24 74C28 70 30 66 32 62Z", "#FFF8E8", 1.6, False)),
            part("M34 30C40 18 60 18 66 30L50 38Z", "#B3262E", 1.8, False),
            spot(50, 29, 3.6, "#F1BE3E", 1.3),
        ]
    )


def bear() -> str:
    return "".join(
        [
            both(spot(26, 30, 12, "#7B4B2C", 2.4) + spot(26, 30, 6, "#C98F62")),
            part(
                "M50 24C72 24 82 40 80 58C78 78 64 88 50 88C36 88 22 78 20 58C18 40 28 24 50 24Z",
                "#8A5734",
            ),
            eye(38, 50) + eye(62, 50),
            part(
                "M50 56C64 56 68 66 66 74C63 83 56 84 50 84C44 84 37 83 34 74C32 66 36 56 50 56Z",
                "#E4BE93",
                1.8,
            ),
            path("M43 60Q50 56 57 60Q55 68 50 69Q45 68 43 60Z", fill=K),
            stroke("M50 69V74M42 76Q50 82 58 76", 2),
        ]
    )


def ox() -> str:
    horn = "M32 36C18 36 8 28 10 12C18 20 26 22 38 26Z"
    ear = "M28 44C18 40 10 44 10 50C18 54 26 52 32 50Z"
    head = (
        "M50 24C66 24 74 34 72 48C71 58 68 66 68 74C68 86 60 92 50 92C40 92 32 86 32 74"
        "C32 66 29 58 28 48C26 34 34 24 50 24Z"
    )
    return "".join(
        [
            part(horn, "#F1E3C4", shaded=False) + mirror(part(horn, "#E0D0AC", shaded=False)),
            part(ear, "#8C4A33", shaded=False) + mirror(part(ear, "#7A3E2A", shaded=False)),
            part(head, "#A05A3E"),
            part("M32 72C36 64 64 64 68 72C70 84 62 92 50 92C38 92 30 84 32 72Z", "#E9C3A6", 1.8),
            both(ellipse(42, 79, 3, 4, fill=K)),
            eye(39, 52) + eye(61, 52),
            stroke("M43 88Q50 98 57 88", 3.2, "#E3A317"),
            inked("M44 26C46 34 54 34 56 26", "#FFF3DF", 1.4),
        ]
    )


def wolf() -> str:
    ear = "M28 44L22 8L46 32Z"
    head = (
        "M50 28C68 28 82 40 88 58C78 62 74 68 68 76C62 86 56 92 50 94C44 92 38 86 32 76"
        "C26 68 22 62 12 58C18 40 32 28 50 28Z"
    )
    return "".join(
        [
            part(ear, "#59606E", shaded=False) + mirror(part(ear, "#4B515E", shaded=False)),
            part(head, "#6C7482"),
            path(
                "M26 62C36 60 44 62 50 72C56 62 64 60 74 62C66 74 60 84 50 92C40 84 34 74 26 62Z",
                fill="#E8EBEF",
            ),
            both(inked("M32 50L45 55L38 59Z", "#F2B92E", 1.6)),
            path("M44 82Q50 78 56 82Q54 89 50 90Q46 89 44 82Z", fill=K),
        ]
    )


def monkey() -> str:
    face = (
        "M50 40C58 32 72 36 70 50C69 56 68 58 70 66C70 78 60 84 50 84C40 84 30 78 30 66"
        "C32 58 31 56 30 50C28 36 42 32 50 40Z"
    )
    return "".join(
        [
            both(spot(18, 52, 13, "#7A4E34", 2.4) + spot(18, 52, 7, "#EBC39A")),
            part(
                "M50 20C72 20 80 38 78 56C76 78 64 88 50 88C36 88 24 78 22 56C20 38 28 20 50 20Z",
                "#8A5A3C",
            ),
            inked(face, "#F0CFA6", 1.8),
            eye(41, 50, 3.4) + eye(59, 50, 3.4),
            stroke("M46 62Q50 60 54 62", 2),
            stroke("M39 70Q50 80 61 70", 2.4),
        ]
    )


def turtle() -> str:
    plates = "M50 22L36 40L44 58H56L64 40ZM36 40L14 50M64 40L86 50M44 58L40 68M56 58L60 68"
    return "".join(
        [
            part("M50 20C78 20 92 46 90 62C70 72 30 72 10 62C8 46 22 20 50 20Z", "#5D8A4E"),
            stroke(plates, 2),
            part(
                "M50 58C60 58 66 66 65 76C64 86 58 92 50 92C42 92 36 86 35 76C34 66 40 58 50 58Z",
                "#9CC07A",
            ),
            eye(43, 72, 2.8) + eye(57, 72, 2.8),
            stroke("M43 82Q50 87 57 82", 2),
        ]
    )


def horse() -> str:
    ear = "M34 34L28 10L44 24Z"
    head = (
        "M50 20C64 20 70 32 68 46C66 58 64 66 65 76C66 88 60 94 50 94C40 94 34 88 35 76"
        "C36 66 34 58 32 46C30 32 36 20 50 20Z"
    )
    return "".join(
        [
            part(ear, "#8A5A3C", shaded=False) + mirror(part(ear, "#7A4E34", shaded=False)),
            part(head, "#A8744C"),
            part("M36 76C40 70 60 70 64 76C66 88 60 94 50 94C40 94 34 88 36 76Z", "#6B4530", 1.6),
            both(ellipse(44, 83, 2.4, 3.2, fill=K)),
            path("M50 22L54 40L50 66L46 40Z", fill="#FFF3DF"),
            eye(39, 46) + eye(61, 46),
            part(
                "M40 26C42 8 58 8 60 26C54 20 54 32 50 36C46 32 46 20 40 26Z", "#3A2620", 1.8, False
            ),
            part("M50 12C44 2 52 -4 58 2C56 4 58 8 50 12Z", "#B3262E", 1.6, False),
        ]
    )


def chameleon() -> str:
    head = (
        "M18 56C16 34 36 18 56 22C64 12 76 14 80 24C90 34 92 50 84 62C78 74 62 82 44 80"
        "C28 80 18 72 18 56Z"
    )
    return "".join(
        [
            part(head, "#6DA84B"),
            stroke("M56 22C60 30 58 34 54 36M66 20C68 28 68 30 66 34", 1.6),
            spot(46, 46, 13, "#B8D66A", 2) + spot(46, 46, 7.5, "#E3A317", 1.4) + spot(43, 47, 3, K),
            stroke("M20 64C32 70 50 70 62 62", 2.4),
            spot(70, 44, 3, "#E3A317") + spot(76, 54, 3, "#B3262E") + spot(64, 54, 2.6, "#43A5EC"),
            stroke("M18 66C8 70 4 78 10 82C14 84 18 80 14 78", 3.4, "#D9606A"),
        ]
    )


_BY_OP: Final[tuple[Callable[[], str], ...]] = (
    str, chameleon, ox, turtle, horse, monkey, fox, cat, bear, elephant, wolf, owl,
)  # fmt: skip


def animal(op: int) -> str:
    """The head of the acrobat that does one of OPS."""
    return use(id(f"animal{op}"))


def drawn_animal(op: int) -> str:
    return _BY_OP[op]()
