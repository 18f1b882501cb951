"""Gradients, patterns and drawings that backdrop and items refer to; every id has a prefix."""

from __future__ import annotations

from .....draw.memo import memo, memo_large
from .....draw.palette import mix
from .....draw.svg import el, linear, pattern, radial, rect
from ...box.components import AGES, CarnavalesqueBox
from ..theme import Street, id
from .cards import age_pattern, back, confetti_paper, drawn_parts, face, unknown
from .emblems import EVENT_SIGNS, ROLE_SIGNS, crown, finger, herald, mask


@memo
def of_street(street: Street) -> str:
    """Cobbles and light."""
    pool = ("#FFE9B8", 0.34) if street.dark else ("#FFFFFF", 0.8)
    rim, strength = ("#000", 0.5) if street.dark else ("#6B4A20", 0.2)
    return "".join(
        [
            radial(street.id("pool"), (0, *pool), (1, pool[0], 0), cx=0.34, cy=0.45, r=0.5),
            radial(
                street.id("rim"),
                (0, "#000", 0),
                (0.62, "#000", 0),
                (1, rim, strength),
                cx=0.4,
                cy=0.45,
                r=0.85,
            ),
            radial(
                street.id("lamp"), (0, "#FFE6A8", 0.85), (0.3, "#FFC95A", 0.36), (1, "#FFC95A", 0)
            ),
            linear(street.id("panel"), (0, street.panel2), (1, street.panel)),
            linear(
                street.id("sky"),
                (0, "#0E0B20" if street.dark else "#9FD3EC"),
                (1, "#3A2C6B" if street.dark else "#E9F3E2"),
            ),
            _cobbles(street),
        ]
    )


def _cobbles(street: Street) -> str:
    """Stones of slightly different greys, laid in staggered rows."""
    stones = [rect(0, 0, 216, 160, fill=street.gap)]
    for row in range(8):
        for i in range(-1, 9):
            tone = mix(street.stone, street.stone2, (row * 31 + i % 9 * 17) % 10 / 9)
            x = i * 24 + (12 if row % 2 else 0) + 1.4
            stones.append(rect(x, row * 20 + 1.4, 21.2, 17.2, 6, fill=tone))
    return pattern(street.id("cobbles"), 216, 160, *stones, patternTransform="rotate(-4)")


@memo_large
def symbols(box: CarnavalesqueBox) -> str:
    """Drawings that many pieces share, each defined once: all cards of the crowd among them."""
    drawn = {"mask": mask("#FFFFFF"), "crown": crown(), "herald": herald(), "finger": finger()}
    drawn |= {f"event-{name}": draw() for name, draw in EVENT_SIGNS.items()}
    drawn |= {f"role-{name}": draw() for name, draw in ROLE_SIGNS.items()}
    drawn |= drawn_parts(box.costumes[1:], box.accessories[1:])
    for person in range(1, len(box.age)):
        extras = [box.accessories[a] for a in box.extras[person]]
        costume = box.costumes[box.costume[person]]
        drawn[f"card{person}"] = face(costume, box.age[person], extras)
    drawn |= {f"back{age}": back(age) for age in range(1, len(AGES))} | {"back0": unknown()}
    return "".join([el("g", svg, id=id(name)) for name, svg in drawn.items()])


def defs(street: Street, box: CarnavalesqueBox) -> str:
    half = linear(
        id("half"), (0.5, "#000", 0), (0.5, "#000", 0.13), across=True
    )  # the right half of each figure lies in the shade
    ages = [age_pattern(age) for age in range(1, len(AGES))]
    return el("defs", half, *ages, confetti_paper(), of_street(street), symbols(box))
