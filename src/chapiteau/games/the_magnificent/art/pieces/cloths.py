"""Camp tiles: cloth with a stitched hem, a pattern for each colour, and its sign on every cell."""

from __future__ import annotations

from .....draw.memo import memo
from .....draw.palette import INK
from .....draw.pieces.polyomino import Cell, outline
from .....draw.svg import Attribute, at, circle, path, pattern, rect
from ...box.components import tile_colour
from ...box.grid import drawn as drawn_cells
from ...box.grid import turned
from ..theme import DYES, K, stamp, url

Cells = tuple[Cell, ...]
SIGN = 20  # the size of a sign as it is defined


def cloth(colour: int, id: str) -> str:
    """Flame chevrons, scales, or stars of a night."""
    body, dark, light = DYES[colour]
    look: dict[str, Attribute] = {
        "fill": "none",
        "stroke": dark,
        "stroke_width": 1.6,
        "opacity": 0.5,
    }
    scales = "M0 7A7 7 0 0 0 14 7M-7 14A7 7 0 0 0 7 14A7 7 0 0 0 21 14"
    stars = circle(3, 3, 1.5, fill=dark, opacity=0.75) + circle(
        10, 10, 1.5, fill=light, opacity=0.4
    )
    chevrons = path("M0 14L7 7L14 14M0 7L7 0L14 7", **look)
    art = ("", chevrons, path(scales, **look), stars)[colour]
    return pattern(id, 14, 14, rect(0, 0, 14, 14, fill=body), art)


@memo
def cells_of_shape(shape: tuple[str, ...], turn: int) -> Cells:
    """The cells of a tile as it is turned, from the corner of its outline."""
    return tuple(turned(drawn_cells(list(shape)), turn))


@memo
def tile(kind: int, cells: Cells, step: float, ghost: bool = False) -> str:
    """A camp tile from the corner of its outline."""
    colour = tile_colour(kind)
    light, r = DYES[colour].light, step * 0.12
    hem = outline(cells, step, 1.2, r)
    drawn = [] if ghost else [at(1, step * 0.06, path(hem, fill="#000", opacity=0.4))]
    drawn.append(
        path(hem, fill=url(f"cloth{colour}"), stroke=K, stroke_width=max(1.2, step * 0.03))
    )
    if step > 24:
        stitches = f"{step * 0.08:.1f} {step * 0.06:.1f}"
        seam: dict[str, Attribute] = {"stroke": light, "stroke_width": max(1.0, step * 0.025)}
        d = outline(cells, step, step * 0.1, r)
        drawn.append(path(d, fill="none", stroke_dasharray=stitches, opacity=0.9, **seam))
        drawn += [
            stamp(f"sign{colour}", (c + 0.5) * step, (r_ + 0.5) * step, step * 0.4 / SIGN)
            for c, r_ in cells
        ]
    return "".join(drawn)


@memo
def swatch(kind: int, cells: Cells, step: float) -> str:
    """A tile as a small sign: what a poster asks for, what a level builds."""
    colour = tile_colour(kind)
    body, edge = DYES[colour].body, K
    return path(outline(cells, step, 0.3, step * 0.16), fill=body, stroke=edge, stroke_width=1.1)


@memo
def blank(cells: Cells, step: float, fill: str, edge: str) -> str:
    """A tile of whatever colour."""
    return path(outline(cells, step, 0.3, step * 0.16), fill=fill, stroke=edge, stroke_width=1.1)


def size_of(cells: Cells) -> tuple[int, int]:
    """Columns and rows of a shape."""
    return max(c for c, _ in cells) + 1, max(r for _, r in cells) + 1


@memo
def ghost_edge(cells: Cells, step: float, colour: str) -> str:
    """The signal around a tile that may be laid here."""
    d = outline(cells, step, -2, step * 0.12)
    return path(d, fill="none", stroke=INK, stroke_width=6.5) + path(
        d, fill="none", stroke=colour, stroke_width=3.8, class_="ghost-edge"
    )
