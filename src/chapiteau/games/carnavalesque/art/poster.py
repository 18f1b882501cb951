"""The poster: a float rolls down the street at night, with all who could be found in the crowd."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.pieces.playbill import H, W, bill, rays
from ....draw.svg import at, circle, el, ellipse, group, linear, path, radial, rect
from .pieces.accessories import ACCESSORIES
from .pieces.bodies import BODIES, arm
from .pieces.carts import cart
from .pieces.emblems import crown
from .pieces.heads import HEADS
from .street.backdrop import bunting, houses
from .theme import PARTY, THEMES, id

PINK, GOLD = "#C2417A", "#FFC94A"
MIDDLE = W / 2
STREET = THEMES["dark"]
CAST = (  # costume, accessory, place, size, which hand is up
    ("robot", "streamers", 100, 226, 0.58, -1), ("dragon", "trumpet", 200, 226, 0.6, 1),
    ("witch", "lantern", 98, 270, 0.66, -1), ("bee", "candyfloss", 206, 272, 0.66, 1),
    ("rabbit", "balloon", 150, 270, 0.8, 1),
)  # fmt: skip


@memo
def poster() -> str:
    """300 x 400."""
    return bill(_night(), _street(), _float(), above=_sparks(), cloth=PINK, braid=GOLD)


def _night() -> str:
    sky = radial("carnavalesque-sky", (0, "#6A4AA8"), (0.6, "#2E2458"), (1, "#141029"))
    half = linear(id("half"), (0.5, "#000", 0), (0.5, "#000", 0.13), across=True)
    lamp = radial(
        STREET.id("lamp"), (0, "#FFE6A8", 0.85), (0.3, "#FFC95A", 0.36), (1, "#FFC95A", 0)
    )
    dusk = linear(STREET.id("sky"), (0, "#2E2458", 0), (1, "#3A2C6B", 0))
    return (
        el("defs", sky, half, lamp, dusk)
        + rect(0, 0, W, H, fill="url(#carnavalesque-sky)")
        + rays(MIDDLE, 150, GOLD, 0.09, count=20)
    )


def _street() -> str:
    cobbles = "".join(
        f"M{x - 18 + row % 2 * 14:g} {340 + row * 15:g}h22"
        for row in range(4)
        for x in range(0, W + 28, 28)
    )
    return (
        houses((-10, 232, W + 20, 100), STREET)
        + rect(0, 328, W, H - 328, fill="#2A2549")
        + path(cobbles, stroke="#3D3668", stroke_width=8, stroke_linecap="round")
        + ellipse(MIDDLE, 352, 120, 16, fill="#000", opacity=0.35)
    )


def _float() -> str:
    """A cart full of people, the rabbit in front."""
    people = [_person(*one) for one in CAST]
    wagon = at(50, 300, cart(200, 1, STREET, "#E0457B"))
    seal = circle(MIDDLE, 322, 17, fill="#FFFFFF", stroke="#2B1B2E", stroke_width=2)
    return "".join(people) + wagon + seal + at(MIDDLE, 323, crown(), scale=0.42)


def _person(costume: str, accessory: str, x: float, y: float, size: float, side: int) -> str:
    up = (side * 34, -14)
    high = 62 if accessory == "balloon" else 22
    string = path(f"M{up[0]} {up[1]}V{up[1] - high + 16}", stroke="#2B1B2E", stroke_width=2.4)
    held = string + at(up[0], up[1] - high, ACCESSORIES[accessory](), scale=1.2)
    figure = [BODIES[costume](), arm(costume, *up, side), arm(costume, -side * 22, 22, -side)]
    head = at(0, -34, HEADS[costume]())
    return at(x, y, group(*figure, head, held), scale=size)


def _sparks() -> str:
    """Fireworks over the roofs, and pennants across the street."""
    bursts = ((78, 128, 1.25), (222, 118, 1.1), (150, 92, 1.6))
    sky = [at(x, y, ACCESSORIES["fireworks"](), scale=k) for x, y, k in bursts]
    bits = [
        rect(
            40 + i * 67 % 220,
            80 + i * 47 % 170,
            8,
            5,
            1.4,
            fill=PARTY[i % 6],
            transform=f"rotate({i * 53 % 180} {44 + i * 67 % 220} {82 + i * 47 % 170})",
        )
        for i in range(26)
    ]
    return "".join(bits) + "".join(sky) + bunting(30, W - 30, 54, 9, STREET)
