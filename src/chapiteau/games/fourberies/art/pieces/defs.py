"""Gradients, patterns and clips that backdrop and items refer to; every id has a prefix."""

from __future__ import annotations

from .....draw.memo import memo
from .....draw.palette import SEATS, darken, lighten, mix
from .....draw.pieces.cloth import velvet
from .....draw.pieces.tokens import coin
from .....draw.svg import at, circle, clip, el, linear, path, pattern, radial
from ...box.components import ANIMALS, CITIES, COMEDY, TOP_EXPERIENCE, TRAGEDY
from ..theatre.scenery import MORNING, NIGHT
from ..theme import SKIES, Hall, id
from .acrobats import drawn_animal
from .cities import drawn_city
from .figures import rooster
from .small import (
    ARCH_H,
    ARCH_W,
    FRIEND_SEATS,
    arch,
    drawn_actor,
    drawn_caravel,
    drawn_mask,
)

FLOWER = (
    "M70 4C58 22 34 30 34 58C34 80 52 86 70 112C88 86 106 80 106 58C106 30 82 22 70 4Z"
    "M70 26C80 38 92 44 92 60C92 72 80 78 70 92C60 78 48 72 48 60C48 44 60 38 70 26Z"
    "M70 42C62 54 62 64 70 74C78 64 78 54 70 42Z"
)


@memo
def common() -> str:
    """What is the same by day and by night."""
    shade = [(0, "#000", 0), (0.5, "#000", 0), (0.5, "#000", 0.17), (1, "#000", 0.17)]
    skies = [linear(id(f"sky{i}"), (0, a), (1, b)) for i, (a, b) in enumerate(SKIES, 1)]
    return "".join(
        [
            linear(id("half"), *shade, x2=100, y2=0, gradientUnits="userSpaceOnUse"),
            linear(id("tragic"), (0, "#7A1626"), (1, "#2C0A1A")),
            linear(id("comic"), (0, "#FFD766"), (1, "#E89A1C")),
            linear(id("morning"), (0, MORNING.sky[0]), (1, MORNING.sky[1])),
            linear(id("night"), (0, NIGHT.sky[0]), (1, NIGHT.sky[1])),
            radial(id("glow"), (0, "#FFE9AE", 0.75), (1, "#FFE9AE", 0)),
            radial(id("moonlight"), (0, "#F6DDF0", 0.5), (1, "#F6DDF0", 0)),
            radial(id("lamp"), (0, "#FFF6D8", 1), (0.35, "#FFD977", 0.8), (1, "#FFB02E", 0)),
            clip(id("roundel"), circle(0, 0, 50)),
            clip(id("arch"), path(arch(ARCH_W, ARCH_H))),
            *skies,
        ]
    )


@memo
def of_hall(hall: Hall) -> str:
    """Velvet, gilding, damask and the light of the room."""
    gold, bright, dark = hall.metal, hall.metal2, hall.dark
    glow = ("#B5522F", 0.5, "#6A2A22", 0.26) if dark else ("#FFF4D6", 0.85, "#FFF4D6", 0.3)
    fade = "#1B0E14" if dark else "#FFF4D6"
    rim, rim_opacity = ("#000", 0.55) if dark else ("#6B4A1E", 0.28)
    across = [
        (0, darken(gold, 0.5)), (0.25, bright), (0.5, gold), (0.8, darken(gold, 0.35)),
        (1, darken(gold, 0.6)),
    ]  # fmt: skip
    return "".join(
        [
            linear(hall.id("gold"), (0, bright), (0.5, gold), (1, darken(gold, 0.45))),
            linear(hall.id("gold-across"), *across, across=True),
            linear(
                hall.id("swag"),
                (0, hall.velvet2),
                (0.4, hall.velvet),
                (1, lighten(hall.velvet, 0.12)),
            ),
            radial(
                hall.id("light"),
                (0, *glow[:2]),
                (0.55, *glow[2:]),
                (1, fade, 0),
                cx=0.5,
                cy=0.24,
                r=0.62,
            ),
            radial(
                hall.id("rim"),
                (0, "#000", 0),
                (0.72, "#000", 0),
                (1, rim, rim_opacity),
                cx=0.5,
                cy=0.42,
                r=0.78,
            ),
            velvet(hall.id("velvet"), hall.velvet, hall.velvet2, 26, 400),
            _damask(hall),
            *[_lane(i, hall) for i in range(8)],
        ]
    )


def _lane(i: int, hall: Hall) -> str:
    """The earth of a city, sinking into the room."""
    earth = mix(SKIES[i][1], "#8A9A5A", 0.5)
    top, low = (0.5, 0.86) if hall.dark else (0.3, 0.82)
    return linear(
        hall.id(f"earth{i + 1}"),
        (0, mix(earth, hall.room, top)),
        (0.45, mix(earth, hall.room, low)),
        (1, mix(earth, hall.room, low + 0.1)),
    )


def _damask(hall: Hall) -> str:
    flower = path(FLOWER, fill=hall.damask, fill_rule="evenodd")
    stems = "M0 40C18 70 50 90 66 128M140 40C122 70 90 90 74 128"
    return pattern(
        hall.id("damask"),
        140,
        160,
        flower,
        *[at(x, y, flower) for x, y in ((-70, 80), (70, 80), (-70, -80), (70, -80))],
        path(stems, fill="none", stroke=hall.damask, stroke_width=3),
        patternTransform="scale(.52)",
    )


@memo
def symbols(seats: int) -> str:
    """Drawings that many pieces share, each defined once."""
    drawn = {f"animal{op}": drawn_animal(op) for op in range(1, len(ANIMALS))}
    drawn |= {f"city{c}": drawn_city(c) for c in range(1, CITIES + 1)}
    drawn |= {f"rooster{s}": rooster(seat.colour) for s, seat in enumerate(SEATS[:seats])}
    drawn |= {f"mask{kind}": drawn_mask(kind) for kind in (TRAGEDY, COMEDY)}
    drawn["coin"] = coin(0, 0, 15)
    for kind in (TRAGEDY, COMEDY):
        for x in range(1, TOP_EXPERIENCE + 1):
            drawn[f"actor{kind * x}"] = drawn_actor(kind, x)
    for seat in range(seats):
        drawn[f"caravel{seat}"] = drawn_caravel(seat, False)
    for seat in FRIEND_SEATS if seats == 2 else ():
        drawn[f"caravel{seat}f"] = drawn_caravel(seat, True)
    return "".join([el("g", svg, id=id(name)) for name, svg in drawn.items()])


def defs(hall: Hall, seats: int, *more: str) -> str:
    return el("defs", common(), of_hall(hall), symbols(seats), *more)
