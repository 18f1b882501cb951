"""Building SVG: elements as strings, every attribute and every text escaped."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from html import escape

Attribute = str | int | float | None
Point = tuple[float, float]
MOST_WRITTEN = 8192
"""Numbers and attributes that are known as they are written: drawings have many in common."""


@lru_cache(maxsize=MOST_WRITTEN)
def number(x: float) -> str:
    """A coordinate, as short as two decimals allow."""
    whole = int(x)
    if whole == x:
        return str(whole)
    text = f"{x:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


@lru_cache(maxsize=MOST_WRITTEN, typed=True)
def attribute(name: str, value: str | float) -> str:
    written = number(value) if isinstance(value, float) else escape(str(value))
    return f' {name.rstrip("_").replace("_", "-")}="{written}"'


def el(tag: str, *kids: str, **attributes: Attribute) -> str:
    """An element; `kids` are finished SVG, `stroke_width` is written stroke-width."""
    head = tag + written(attributes)
    inner = "".join(kids)
    return f"<{head}>{inner}</{tag}>" if inner else f"<{head}/>"


def written(attributes: dict[str, Attribute]) -> str:
    """Attributes as they stand in a tag; one that is None is left out."""
    text = ""
    for name, value in attributes.items():
        if value is not None:
            text += attribute(name, value)
    return text


def group(*kids: str, **attributes: Attribute) -> str:
    return el("g", *kids, **attributes)


def at(
    x: float,
    y: float,
    *kids: str,
    scale: float | None = None,
    turn: float | None = None,
    **attributes: Attribute,
) -> str:
    """Some drawing, moved, then turned, then scaled."""
    head = f'g transform="translate({number(x)} {number(y)})'
    if turn:
        head += f" rotate({number(turn)})"
    if scale is not None:
        head += f" scale({scale:.4g})"
    head += '"' + written(attributes)
    inner = "".join(kids)
    return f"<{head}>{inner}</g>" if inner else f"<{head}/>"


def rect(x: float, y: float, w: float, h: float, r: float = 0, **attributes: Attribute) -> str:
    corner = f' rx="{number(r)}"' if r else ""
    place = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f"<rect {place}{corner}{written(attributes)}/>"


def circle(x: float, y: float, r: float, **attributes: Attribute) -> str:
    return el("circle", cx=float(x), cy=float(y), r=float(r), **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Attribute) -> str:
    return el("ellipse", cx=float(x), cy=float(y), rx=float(rx), ry=float(ry), **attributes)


def path(d: str, **attributes: Attribute) -> str:
    return el("path", d=d, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, **attributes: Attribute) -> str:
    return path(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}", **attributes)


def outline(points: Iterable[Point]) -> str:
    """The path data of a closed polygon."""
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def polygon(points: Iterable[Point], **attributes: Attribute) -> str:
    return path(outline(points), **attributes)


def ngon(x: float, y: float, r: float, corners: int, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon."""
    angles = [math.radians(turn + 360 * i / corners) for i in range(corners)]
    return [(x + r * math.cos(a), y + r * math.sin(a)) for a in angles]


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.45) -> list[Point]:
    found = []
    for i in range(2 * points):
        reach, angle = r * (inner if i % 2 else 1), math.radians(180 * i / points - 90)
        found.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return found


# what lies in <defs>

Stop = tuple[float, str] | tuple[float, str, float]


def _stops(stops: Iterable[Stop]) -> list[str]:
    found = []
    for offset, colour, *opacity in stops:
        shown = opacity[0] if opacity else None
        found.append(el("stop", offset=offset, stop_color=colour, stop_opacity=shown))
    return found


def linear(id: str, *stops: Stop, across: bool = False, **attributes: Attribute) -> str:
    """A gradient from top to bottom, or from left to right."""
    ends: dict[str, Attribute] = {"x1": 0, "y1": 0, "x2": int(across), "y2": int(not across)}
    return el("linearGradient", *_stops(stops), id=id, **{**ends, **attributes})


def radial(id: str, *stops: Stop, **attributes: Attribute) -> str:
    return el("radialGradient", *_stops(stops), id=id, **attributes)


def clip(id: str, shape: str) -> str:
    return el("clipPath", shape, id=id)


def pattern(id: str, width: float, height: float, *kids: str, **attributes: Attribute) -> str:
    return el(
        "pattern",
        *kids,
        id=id,
        width=float(width),
        height=float(height),
        patternUnits="userSpaceOnUse",
        **attributes,
    )


def use(id: str, x: float = 0) -> str:
    """A drawing that the backdrop's defs hold."""
    place = f' x="{number(x)}"' if x else ""
    return f'<use href="#{escape(id)}"{place}/>'
