"""Actors, managers and the King: animals in a box of 100, lit from the left footlight."""

from __future__ import annotations

import math

from .....draw.memo import memo
from .....draw.palette import KEY_LINE as K
from .....draw.palette import lighten
from .....draw.svg import Attribute, at, circle, ellipse, group, line, path
from ..theme import url

ROUND: dict[str, Attribute] = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def part(d: str, fill: str, stroke: float = 2.4, shaded: bool = True) -> str:
    """A piece of a figure; its right half lies in shade."""
    body = path(d, fill=fill, stroke=K, stroke_width=stroke, **ROUND)
    return body + (path(d, fill=url("half")) if shaded else "")


def mirror(drawn: str) -> str:
    return group(drawn, transform="matrix(-1 0 0 1 100 0)")


def both(drawn: str) -> str:
    return drawn + mirror(drawn)


def stroke(d: str, width: float, colour: str = K) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def eye(x: float, y: float, r: float = 3.2) -> str:
    return circle(x, y, r, fill="#20141A") + circle(
        x - r * 0.35, y - r * 0.4, r * 0.36, fill="#FFF"
    )


def smiling_eye(x: float, y: float, w: float = 5.5) -> str:
    return stroke(f"M{x - w} {y + 2}Q{x} {y - w} {x + w} {y + 2}", 3)


def ruff(y: float = 90, rx: float = 34) -> str:
    """A pleated collar, its middle folds in front."""
    folds, n, ry = [], 13, 9
    for i in range(n):
        a = math.pi * (i + 0.5) / n
        x, fy = 50 - rx * math.cos(a), y + ry * 0.55 * math.sin(a)
        turn = f"rotate({(x - 50) * 0.7:.1f} {x:.1f} {fy:.1f})"
        fold = ellipse(
            x, fy, rx * 1.55 / n, ry, fill="#FFFDF6", stroke=K, stroke_width=1.5, transform=turn
        )
        folds.append((-abs(x - 50), fold))
    return "".join(fold for _, fold in sorted(folds))


def domino(colour: str) -> str:
    """A half mask over the eyes."""
    d = "M25 51C37.5 42 44 47 50 52C56 47 62.5 42 75 51C74 64 60 66 50 58C40 66 26 64 25 51Z"
    return part(d, colour, 2)


# head-dresses by experience: none, ribbon, feathered cap, laurel, crown


def ribbon(colour: str) -> str:
    bow = "M0 0C-6 -9 -18 -9 -18 0C-18 8 -6 8 0 0C6 8 18 8 18 0C18 -9 6 -9 0 0Z"
    knot = circle(0, 0, 4.5, fill=lighten(colour, 0.35), stroke=K, stroke_width=1.8)
    return part(bow, colour, 2, False) + knot


def feathered_cap(colour: str) -> str:
    return (
        part("M-25 5C-26 -10 -8 -16 2 -14C16 -13 25 -6 24 4C10 0 -10 0 -25 5Z", colour, 2.2, False)
        + part(
            "M12 -10C20 -30 36 -34 44 -26C36 -26 34 -20 28 -14C24 -9 18 -7 12 -10Z",
            "#FFF6DC",
            2,
            False,
        )
        + stroke("M14 -10C22 -20 30 -25 40 -26", 1.2)
    )


def laurel(colour: str) -> str:
    leaves = []
    for side in (-1, 1):
        for i in range(6):
            a = math.radians(176 - 14 * i)
            x, y, turn = side * -27 * math.cos(a), 8 - 17 * math.sin(a), side * (-6 - i * 9)
            leaf = path(
                "M0 3C5 -3 5 -9 0 -15C-5 -9 -5 -3 0 3Z",
                fill="#6FA052" if i % 2 else "#4F8040",
                stroke=K,
                stroke_width=1.4,
            )
            leaves.append(at(x, y, leaf, turn=turn))
    return "".join(leaves) + part("M-5 -7L0 -2L5 -7L0 -12Z", colour, 1.4, False)


def crown() -> str:
    band = "M-24 6L-28 -18L-13 -6L0 -24L13 -6L28 -18L24 6C8 1 -8 1 -24 6Z"
    pearls = [
        circle(x, y, 3, fill="#B3262E", stroke=K, stroke_width=1.4)
        for x, y in ((-28, -19), (0, -25), (28, -19))
    ]
    return (
        part(band, "#F1BE3E", 2.4, False) + "".join(pearls) + stroke("M-23 1C-8 -4 8 -4 23 1", 1.4)
    )


def head_dress(experience: int, colour: str) -> str:
    if experience == 2:
        return ribbon(colour)
    if experience == 3:
        return feathered_cap(colour)
    if experience == 4:
        return laurel(colour)
    return crown() if experience >= 5 else ""


# the persons


@memo
def rabbit(experience: int) -> str:
    """A comedian."""
    fur, inner = "#F3E3C8", "#EBA0A0"
    head = "M50 33C67 33 78 46 77 61C76 77 62 87 50 87C38 87 24 77 23 61C22 46 33 33 50 33Z"
    folded = "M54 38C56 24 62 8 70 6C78 6 77 16 84 21C80 27 72 24 69 27C64 32 62 38 60 42Z"
    cheeks = "M50 66C57 62 67 66 66 74C65 81 55 82 50 77C45 82 35 81 34 74C33 66 43 62 50 66Z"
    nose = "M45.5 66.5Q50 63.5 54.5 66.5Q52 71 50 71Q48 71 45.5 66.5Z"
    return "".join(
        [
            part("M40 42C28 32 24 10 31 5C39 2 46 22 48 38Z", fur),
            path("M40 36C33 28 29 14 32 10C37 10 42 24 44 35Z", fill=inner),
            part(folded, fur),
            path("M60 35C62 25 66 15 70 13C73 16 72 19 75 21C70 22 64 27 60 35Z", fill=inner),
            part(head, fur),
            domino("#E3A317"),
            smiling_eye(39, 55),
            smiling_eye(61, 55),
            part(cheeks, "#FFFAEF", 1.8),
            path("M45 77L55 77L54.5 86L45.5 86Z", fill="#FFF", stroke=K, stroke_width=1.6),
            line(50, 77, 50, 86, stroke=K, stroke_width=1.2),
            path(nose, fill="#D9606A", stroke=K, stroke_width=1.5),
            stroke("M30 72L18 69M30 76L19 78M70 72L82 69M70 76L81 78", 1.3),
            at(50, 37, head_dress(experience, "#E3A317")),
            ruff(94),
        ]
    )


@memo
def heron(experience: int) -> str:
    """A tragedian."""
    feather = "#2F3F5C"
    neck = (
        "M40 100C34 86 54 72 47 57C42 47 39 38 45 28C51 17 69 18 72 32C74 43 66 50 66 60"
        "C66 74 82 84 76 100Z"
    )
    tear = "M55 41C51 47 52 51 55 51C58 51 59 47 55 41Z"
    return "".join(
        [
            part("M66 22C80 16 92 24 98 40C88 34 80 32 70 34Z", feather, 2),
            part("M68 28C80 28 88 36 90 48C82 42 76 40 68 38Z", feather, 2),
            part(neck, "#DCE4EA"),
            stroke("M50 92C48 82 58 74 55 62M58 95C58 84 64 76 61 66", 2, "#8EA0B4"),
            part(
                "M47 30C34 30 18 36 5 47C20 46 36 44 48 41C50 38 50 33 47 30Z",
                "#E2A13A",
                2.2,
                False,
            ),
            stroke("M8 46C22 42 36 39 48 37", 1.5),
            part("M45 28C54 15 72 18 71 30C64 24 54 23 45 28Z", feather, 2, False),
            circle(57, 33, 5, fill="#FFF6DC", stroke=K, stroke_width=1.6),
            circle(56, 34, 2.4, fill=K),
            stroke("M50 27C54 26 60 28 63 32", 2.4),
            path(tear, fill="#6FB3E8", stroke=K, stroke_width=1.2),
            at(59, 20, head_dress(experience, "#B3262E"), scale=0.78, turn=8),
            ruff(95, 32),
        ]
    )


@memo
def rooster(colour: str) -> str:
    """A manager, its waistcoat in the colour of its troupe."""
    body = "M30 100C26 84 32 72 38 62C40 50 40 40 50 34C62 30 70 40 68 52C68 66 82 76 80 100Z"
    comb = "M42 38C36 30 40 20 46 24C46 14 56 12 58 22C64 14 74 20 70 30C76 30 76 40 68 42Z"
    return "".join(
        [
            part(body, "#F6E8D0"),
            part(comb, "#D3342B", 2, False),
            part("M40 46L22 52L40 57Z", "#E9A92E", 2, False),
            part("M38 58C32 62 32 72 38 74C44 70 44 62 42 57Z", "#D3342B", 1.8, False),
            circle(51, 46, 4.4, fill="#FFF", stroke=K, stroke_width=1.5),
            circle(50, 46, 2.2, fill=K),
            stroke("M45 40L57 41", 2.4),
            part("M34 84C46 92 66 92 78 84L82 100L28 100Z", colour, 2.2),
        ]
    )


@memo
def lion(smiles: bool) -> str:
    """The King, in one mood or the other."""
    tufts = []
    for i in range(14):
        tuft = path(
            "M0 -20C9 -32 8 -44 0 -49C-8 -44 -9 -32 0 -20Z",
            fill="#C98A1E" if i % 2 else "#B0711A",
            stroke=K,
            stroke_width=1.6,
        )
        tufts.append(at(50, 54, tuft, turn=360 * i / 14))
    head = "M50 28C66 28 76 40 74 56C72 72 62 84 50 84C38 84 28 72 26 56C24 40 34 28 50 28Z"
    muzzle = "M50 58C60 56 66 64 62 71C58 77 53 76 50 73C47 76 42 77 38 71C34 64 40 56 50 58Z"
    brows = (
        "M36 46Q42 41 47 46M64 46Q58 41 53 46" if smiles else "M35 43Q42 42 47 47M65 43Q58 42 53 47"
    )
    mouth = "M43 77Q50 83 57 77" if smiles else "M43 81Q50 75 57 81"
    return "".join(
        [
            *tufts,
            circle(50, 54, 33, fill="#B0711A"),
            part(head, "#EDBB52"),
            stroke(brows, 2.6),
            eye(42, 51),
            eye(58, 51),
            part(muzzle, "#FFF0CF", 1.8),
            path("M44 58Q50 55 56 58L51 65H49Z", fill="#5A2A20"),
            stroke("M50 65V72", 1.6),
            stroke(mouth, 2),
            part(
                "M29 30L24 8L38 20L50 3L62 20L76 8L71 30C58 24 42 24 29 30Z", "#F7CE55", 2.4, False
            ),
            circle(50, 18, 3.4, fill="#B3262E", stroke=K, stroke_width=1.2),
        ]
    )
