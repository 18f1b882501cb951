"""Gradients, patterns and drawings that backdrop and items refer to; every id has a prefix."""

from __future__ import annotations

from .....draw.memo import memo
from .....draw.svg import Attribute, circle, el, linear, ngon, path, pattern, polygon, radial, rect
from ..theme import CREAM, FAMILY_INKS, REGION_INKS, SPARE_INKS, Room, id
from .acrobats import ACROBATS
from .beasts import BEASTS
from .crew import CREW, MACHINES
from .icons import SIGNS, drawn_badge, drawn_plaque, family_glyph
from .openers import OPENERS
from .phenomena import PHENOMENA
from .wooden import AUTOMATON, NEUTRAL, drawn_camp, drawn_caravan, drawn_rival, drawn_tent

FIGURES = {**OPENERS, **BEASTS, **ACROBATS, **PHENOMENA, **CREW, **MACHINES}


@memo
def symbols() -> str:
    """Drawings that many pieces share, each defined once."""
    drawn = {f"figure-{name}": draw() for name, draw in FIGURES.items()}
    drawn |= {f"sign-{name}": draw() for name, draw in SIGNS.items()}
    for family in FAMILY_INKS:
        drawn[f"family-{family}"] = family_glyph(family)
        drawn[f"badge-{family}"] = drawn_badge(family)
        drawn[f"plaque-{family}"] = drawn_plaque(family)
    drawn |= {f"tent{troupe}": drawn_tent(troupe) for troupe in range(1, NEUTRAL + 1)}
    drawn |= {f"camp{troupe}": drawn_camp(troupe) for troupe in range(1, NEUTRAL + 1)}
    drawn |= {f"caravan{troupe}": drawn_caravan(troupe) for troupe in range(1, AUTOMATON + 1)}
    drawn["rival"] = drawn_rival()
    return "".join([el("g", svg, id=id(name)) for name, svg in drawn.items()])


def hatching(kind: str, ink: str, name: str) -> str:
    """How a region is hatched: it tells itself in grey too."""
    line: dict[str, Attribute] = {"stroke": ink, "fill": "none"}
    art = {
        "lines": path("M0 3H12M0 9H12", stroke_width=1.5, **line),
        "dots": circle(3, 3, 1.7, fill=ink) + circle(9, 9, 1.7, fill=ink),
        "grid": path("M0 6H12M6 0V12", stroke_width=1.1, **line),
        "diagonals": path("M-3 3L3 -3M-3 15L15 -3M9 15L15 9", stroke_width=1.6, **line),
        "rings": circle(6, 6, 3, stroke_width=1.2, **line),
    }[kind]
    return pattern(id(name), 12, 12, art)


@memo
def of_room(room: Room) -> str:
    """Canvas, sea, sawdust and the light of the room."""
    wave: dict[str, Attribute] = {"fill": "none", "stroke": room.sea2, "stroke_width": 1.2}
    lamp = ("#FFDDA0", 0.2) if room.dark else ("#FFFBEA", 0.75)
    rim, strength = ("#000", 0.6) if room.dark else ("#5A3A12", 0.25)
    return "".join(
        [
            pattern(
                room.id("canvas"),
                80,
                80,
                rect(0, 0, 80, 80, fill=room.canvas),
                rect(0, 0, 40, 80, fill=room.canvas2),
            ),
            pattern(
                room.id("waves"),
                40,
                28,
                path("M0 8q10 -5 20 0t20 0M-20 22q10 -5 20 0t20 0t20 0", **wave),
            ),
            pattern(
                room.id("dust"),
                26,
                22,
                path(
                    "M3 5h2M15 3h1.6M9 12h2.4M21 16h2M5 19h1.6M17 10h1",
                    stroke=room.sawdust2,
                    stroke_width=1.6,
                    stroke_linecap="round",
                ),
            ),
            radial(room.id("lamp"), (0, *lamp), (1, lamp[0], 0), cx=0.4, cy=0.3, r=0.75),
            radial(
                room.id("rim"),
                (0, "#000", 0),
                (0.65, "#000", 0),
                (1, rim, strength),
                cx=0.45,
                cy=0.45,
                r=0.8,
            ),
            linear(room.id("ring"), (0, room.sawdust), (1, room.sawdust2)),
        ]
    )


@memo
def fixed() -> str:
    """What is the same by day and by night."""
    rim = ngon(54, 47, 90, 40, 0)
    beams = [polygon([(54, 47), *rim[i : i + 2]], fill="#FFF") for i in range(0, 40, 2)]
    half = linear(
        id("half"),
        (0, "#000", 0),
        (0.5, "#000", 0),
        (0.5, "#000", 0.16),
        (1, "#000", 0.16),
        across=True,
        gradientUnits="userSpaceOnUse",
        x2=100,
    )
    inks = [*REGION_INKS.values(), *SPARE_INKS]
    hatchings = [hatching(kind, ink, f"hatch-{kind}-{ink[1:]}") for ink, kind in inks]
    return (
        half
        + "".join(hatchings)
        + pattern(id("rays"), 108, 94, *beams, x=10.0, y=48.0)
        + hatching("diagonals", CREAM, "hatch-closed")
    )


def defs(room: Room, *more: str) -> str:
    return el("defs", fixed(), of_room(room), symbols(), *more)
