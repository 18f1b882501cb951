"""Gradients, patterns and drawings that backdrop and items refer to; every id has a prefix."""

from __future__ import annotations

from ....draw.memo import memo, memo_large
from ....draw.palette import darken, lighten
from ....draw.pieces.cloth import velvet
from ....draw.svg import Attribute, at, el, linear, path, pattern, radial
from ..box.components import CATEGORIES, KINDS, LOCATIONS, SYMBOLS, Facts
from .pieces.bills import drawn_rays
from .pieces.emblems import drawn_emblem
from .pieces.icons import SUITS, drawn_badge, drawn_component, drawn_hat, school_glyph
from .pieces.markers import drawn_base, drawn_corners
from .pieces.small import drawn_disc, drawn_ticket
from .theme import LINK, Room, id

MOST_SEATS = 4


@memo
def of_room(room: Room) -> str:
    """Velvet, brass, wallpaper and the light of the room."""
    metal, bright, dark = room.metal, room.metal2, room.dark
    glow = ("#2E6A6C", 0.42) if dark else ("#FFF3D0", 0.9)
    fade = "#0C171C" if dark else "#FFF3D0"
    rim, strength = ("#000", 0.55) if dark else ("#5A4012", 0.26)
    light: dict[str, Attribute] = {"cx": 0.42, "cy": 0.26, "r": 0.7}
    return "".join([
        linear(room.id("brass"), (0, bright), (0.5, metal), (1, darken(metal, 0.4))),
        linear(
            room.id("swag"), (0, room.velvet2), (0.4, room.velvet), (1, lighten(room.velvet, 0.12))
        ),
        linear(room.id("stage"), (0, room.stage), (1, room.stage2)),
        radial(
            room.id("spot"), (0, "#FFE3B0", 0.5), (0.6, "#C06A5A", 0.2), (1, "#000", 0),
            cx=0.5, cy=0.85, r=0.75,
        ),
        radial(room.id("light"), (0, *glow), (1, fade, 0), **light),
        radial(
            room.id("rim"), (0, "#000", 0), (0.7, "#000", 0), (1, rim, strength),
            cx=0.45, cy=0.45, r=0.8,
        ),
        velvet(room.id("velvet"), room.velvet, room.velvet2, 24, 600),
        _wallpaper(room),
    ])  # fmt: skip


def _wallpaper(room: Room) -> str:
    """Card suits in a lattice."""
    places = ((36, 0, 1), (0, 36, 2), (36, 72, 1), (72, 36, 2), (36, 36, 3), (0, 0, 4))
    more = ((72, 0, 4), (0, 72, 4), (72, 72, 4))
    suits = [at(x, y, path(SUITS[s], fill=room.lattice), scale=0.5) for x, y, s in (*places, *more)]
    lines = path(
        "M18 -18L90 54M-18 18L54 90M54 -18L-18 54M90 18L18 90",
        stroke=room.lattice,
        stroke_width=0.9,
        fill="none",
    )
    return pattern(room.id("suits"), 72, 72, lines, *suits)


@memo_large
def symbols(box: Facts) -> str:
    """Drawings that many pieces share, each defined once."""
    drawn = {f"school{c}": school_glyph(c) for c in range(1, len(CATEGORIES))}
    drawn |= {f"badge{c}": drawn_badge(c) for c in range(1, len(CATEGORIES))}
    drawn |= {f"suit{s}": path(SUITS[s], fill="currentColor") for s in range(1, len(SYMBOLS))}
    drawn |= {f"hat{k}": drawn_hat(k, "#C9973A") for k in range(1, len(KINDS))}
    drawn |= {f"c{c}": drawn_component(c, box.tiers[c]) for c in box.goods}
    drawn |= {f"ticket{k}": drawn_ticket(k) for k in range(1, len(LOCATIONS))}
    drawn |= {f"corners{way}": drawn_corners(way) for way in range(4)}
    drawn |= {f"emblem-{t.id}": drawn_emblem(t) for t in box.tricks[1:]}
    for seat in range(MOST_SEATS):
        drawn[f"mark{seat}"] = drawn_base(seat)
        drawn |= {f"disc{seat}-{k}": drawn_disc(seat, k) for k in range(1, len(KINDS))}
    return "".join([el("g", svg, id=id(name)) for name, svg in drawn.items()])


@memo_large
def defs(room: Room, box: Facts) -> str:
    """Everything that backdrop and pieces refer to."""
    glow = radial(id("link-glow"), (0, LINK, 0), (0.5, LINK, 0.1), (0.62, LINK, 0.75), (1, LINK, 0))
    rays = el("g", drawn_rays(), id=id("rays"))
    return el("defs", glow, rays, of_room(room), symbols(box))
