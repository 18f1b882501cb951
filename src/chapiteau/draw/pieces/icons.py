"""Interface signs from Lucide; what has a character is drawn by the games."""

from __future__ import annotations

import re

from ...extras import needed
from ..memo import memo
from ..svg import Attribute, el, number

BOX = 24


@memo
def strokes(name: str) -> str:
    """The inside of an icon; an unknown name is an error of ours, so it is loud."""
    drawn = str(needed("lucide", "draw").lucide_icon(name))
    inner = re.search(r"<svg[^>]*>(.*)</svg>", drawn, re.DOTALL)
    if inner is None or "lucide-placeholder" in drawn:
        raise LookupError(f"Lucide has no icon {name}")
    return re.sub(r"\s*\n\s*", "", inner.group(1))


@memo
def icon(
    name: str, x: float, y: float, size: float, colour: str, stroke: float = 2.2, **more: Attribute
) -> str:
    """An icon centred on a point."""
    corner = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({size / BOX:.4g})"
    looks: dict[str, Attribute] = {
        "fill": "none", "stroke": colour, "stroke_width": stroke, "stroke_linecap": "round",
        "stroke_linejoin": "round", "transform": corner, **more,
    }  # fmt: skip
    return el("g", strokes(name), **looks)
