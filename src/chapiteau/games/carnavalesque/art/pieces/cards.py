"""Crowd cards, 112 x 156 around the origin: who it is, what is carried, and the age at the border.

The age shows on every sliver of a card: by the border's pattern and by one, two or three hats.
"""

from __future__ import annotations

from typing import Final

from .....draw.memo import memo
from .....draw.svg import at, circle, group, path, pattern, rect, use
from ..theme import AGE_COLOURS, AGE_LIGHTS, PARTY, K, id, url
from .accessories import ACCESSORIES, parcel
from .bodies import BODIES, arm
from .heads import HEADS, stranger

W: Final = 112
H: Final = 156
RIM: Final = 9
CHILD, TEEN, ADULT = 1, 2, 3
AGES: Final = ("", "child", "teen", "adult")

GROUNDS: Final = {
    "rabbit": ("#F9DCCB", "#F3C7B0"), "pirate": ("#C5E7EE", "#A6D6E1"),
    "witch": ("#DCCDF2", "#C6B0E6"), "astronaut": ("#C9D6F4", "#A9BCEA"),
    "dragon": ("#D9F0C8", "#BEE2A4"), "harlequin": ("#FAD7E0", "#F3B8C9"),
    "bee": ("#FFF1BC", "#FBDF86"), "robot": ("#DAE2E8", "#BFCCD5"), "ghost": ("#D3D6EE", "#B9BEE2"),
}  # fmt: skip
POSES: Final = {  # how large a head is, and how wide and long a body, by age
    CHILD: (0.84, 0.86, 0.62), TEEN: (0.80, 0.90, 0.82), ADULT: (0.76, 0.98, 1.04),
}  # fmt: skip
FEET: Final = 62
HIGH: Final = ("balloon", "fireworks", "umbrella", "candyfloss", "lantern")  # held up


def age_pattern(age: int) -> str:
    """The border of an age: dots, zigzag or stripes."""
    dark, light = AGE_COLOURS[age], AGE_LIGHTS[age]
    art = {
        CHILD: circle(4, 4, 2.3, fill=light) + circle(12, 12, 2.3, fill=light),
        TEEN: path(
            "M0 4L4 0L8 4L12 0L16 4M0 12L4 8L8 12L12 8L16 12",
            fill="none",
            stroke=light,
            stroke_width=2,
        ),
        ADULT: path("M-4 4L4 -4M-4 20L20 -4M12 20L20 12", stroke=light, stroke_width=3),
    }[age]
    return pattern(id(f"age{age}"), 16, 16, rect(0, 0, 16, 16, fill=dark), art)


@memo
def hats(age: int, x: float, y: float, scale: float = 1) -> str:
    """One, two or three party hats."""
    hat = path("M-5 6L0 -8L5 6Z", fill="#FFF", stroke=K, stroke_width=1.6, stroke_linejoin="round")
    hat += path("M-2.6 0.6H2.6", stroke=AGE_COLOURS[age], stroke_width=2.4)
    hat += circle(0, -8, 2.4, fill=K)
    return at(x, y, *[at((i - (age - 1) / 2) * 11, 0, hat) for i in range(age)], scale=scale)


def paper(age: int) -> str:
    """A card's border with its outline; the first rectangle tells how large a card is."""
    return rect(-W / 2, -H / 2, W, H, 10, fill=url(f"age{age}"), stroke=K, stroke_width=1.8)


def pane(fill: str) -> str:
    return rect(
        -W / 2 + RIM,
        -H / 2 + RIM,
        W - 2 * RIM,
        H - 2 * RIM,
        6,
        fill=fill,
        stroke=K,
        stroke_width=1.5,
    )


def age_plate(age: int) -> str:
    """The hats in the top right corner."""
    wide = 13 + 9 * age
    x = W / 2 - RIM - wide + 2
    return rect(
        x, -H / 2 + 7, wide, 20, 9, fill=AGE_COLOURS[age], stroke=K, stroke_width=1.5
    ) + hats(age, x + wide / 2, -H / 2 + 18.4, 0.8)


def sign(name: str, x: float, y: float, scale: float) -> str:
    """An accessory or a head that the backdrop holds."""
    return at(x, y, use(id(name)), scale=scale)


def _figure(costume: str, age: int, accessories: list[str]) -> str:
    """Somebody in disguise, arms up, with what they carry."""
    head, wide, long = POSES[age]
    alone = len(accessories) == 1
    x, collar = -17 if alone else 0, FEET - 50 * long
    hands = _hands(accessories, x, collar)
    arms = [
        at(x, collar, arm(costume, hx - x, hy - collar, 1 if hx > x else -1)) for hx, hy in hands
    ]
    body = at(x, collar, group(use(id(f"body-{costume}")), transform=f"scale({wide} {long})"))
    size = 1.36 if alone else 1.02
    things = []
    for i, name in enumerate(accessories):
        tx, ty = _held(name, alone, i, collar)
        things.append(circle(tx, ty, 18 * size, fill="#FFFFFF", opacity=0.6))
        things.append(sign(f"acc-{name}", tx, ty, size))
    return (
        body
        + arms[0]
        + sign(f"head-{costume}", x, collar - 36 * head, head)
        + arms[1]
        + "".join(things)
    )


def _held(name: str, alone: bool, i: int, collar: float) -> tuple[float, float]:
    """Where the middle of an accessory is."""
    if alone:
        return (23, collar - 8) if name in HIGH else (21, 38)
    return (-27, 43) if i == 0 else (27, 43)


def _hands(accessories: list[str], x: float, collar: float) -> list[tuple[float, float]]:
    if len(accessories) == 1:
        return [(x - 25, collar - 8), (23, collar + 22) if accessories[0] in HIGH else (8, 36)]
    return [(-24, 34), (24, 34)]


def face(costume: str, age: int, accessories: list[str]) -> str:
    """A card that shows what it is."""
    ground, ray = GROUNDS.get(costume, GROUNDS["robot"])
    beams = path(
        "M0 0L-47 -40V-69H-22ZM0 0L22 -69H47V-40ZM0 0L47 10V48ZM0 0L30 69H-30ZM0 0L-47 48V10Z",
        fill=ray,
        opacity=0.6,
    )
    return (
        paper(age)
        + pane(ground)
        + beams
        + _figure(costume, age, accessories)
        + _index(accessories)
        + age_plate(age)
    )


def _index(accessories: list[str]) -> str:
    """What is carried, once more where a covered card still speaks: the top left corner."""
    found = []
    for i, name in enumerate(accessories):
        x, y = -W / 2 + 19, -H / 2 + 19 + i * 27
        disc = circle(x, y, 15, fill="#FFF", stroke=K, stroke_width=1.6)
        found.append(disc + sign(f"acc-{name}", x, y, 0.62))
    return "".join(found[::-1])


def back(age: int) -> str:
    """A card that only tells the age."""
    colour = AGE_COLOURS[age]
    return (
        paper(age)
        + pane(url("confetti"))
        + circle(0, 0, 33, fill="#FFF", stroke=K, stroke_width=2)
        + circle(0, 0, 28, fill=colour, stroke=K, stroke_width=1.6)
        + hats(age, 0, 2, 1.5)
    )


def unknown() -> str:
    """The back of a card whose age was never seen."""
    return (
        rect(-W / 2, -H / 2, W, H, 10, fill="#6B5F98", stroke=K, stroke_width=1.8)
        + pane(url("confetti"))
        + circle(0, 0, 31, fill="#6B5F98", stroke=K, stroke_width=2)
        + sign("mask", 0, 0, 1)
    )


def confetti_paper() -> str:
    """The paper of all backs."""
    bits = []
    for i in range(12):
        x, y = (i * 19 + 5) % 40, (i * 29 + 3) % 40
        bits.append(
            rect(
                x,
                y,
                6,
                4,
                1,
                fill=PARTY[i % 6],
                transform=f"rotate({i * 47 % 180} {x + 3} {y + 2})",
            )
        )
    return pattern(id("confetti"), 44, 44, rect(0, 0, 44, 44, fill="#FBF2E2"), *bits)


def drawn_parts(costumes: list[str], accessories: list[str]) -> dict[str, str]:
    """What cards are put together from, by the name of its def."""
    drawn = {}
    for i, name in enumerate(costumes):
        drawn[f"head-{name}"] = HEADS[name]() if name in HEADS else stranger(i)
        drawn[f"body-{name}"] = BODIES[name]() if name in BODIES else BODIES["pirate"]()
    for i, name in enumerate(accessories):
        drawn[f"acc-{name}"] = ACCESSORIES[name]() if name in ACCESSORIES else parcel(i)
    return drawn
