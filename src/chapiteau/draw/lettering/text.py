"""Text: measured before it is drawn, because SVG neither wraps nor shrinks."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from ..layout import Area
from ..svg import Attribute, number, written
from .fonts import FACES

EM = 1000
ELLIPSIS = "…"
TALLEST, LOWEST = 0.74, 0.22  # of letters, above and below their line, in ems
METRICS = Path(__file__).with_name("metrics.json")
LEAST = 12.5  # units: how small anything is written


@cache
def _advances(face: str, weight: int) -> tuple[dict[str, int], int]:
    """Advance widths of a face at the nearest weight measured, and one for other letters."""
    data = json.loads(METRICS.read_text("utf-8"))
    by_weight = {int(w): widths for w, widths in data["faces"][face].items()}
    nearest = min(by_weight, key=lambda w: abs(w - weight))
    table = dict(zip(data["letters"], by_weight[nearest], strict=True))
    return table, table["m"]


@lru_cache(maxsize=20_000)
def width(text: str, size: float, face: str = "ui", weight: int = 400) -> float:
    """How wide a line is."""
    table, other = _advances(face, weight)
    return sum([table.get(c, other) for c in text]) * size / EM


@lru_cache(maxsize=20_000)
def fit(
    text: str, size: float, room: float, face: str = "ui", weight: int = 400, floor: float = LEAST
) -> tuple[str, float]:
    """A line that fits: smaller down to `floor`, then cut short."""
    wide = width(text, size, face, weight)
    if wide <= room:
        return text, size
    smaller = int(size * room / wide * 2) / 2
    if smaller >= floor:
        return text, smaller
    while text and width(text + ELLIPSIS, floor, face, weight) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS, floor


@lru_cache(maxsize=5_000)
def wrap(
    text: str, size: float, room: float, face: str = "ui", weight: int = 400
) -> tuple[str, ...]:
    """Lines broken at spaces; a no-break space holds."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, face, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


class Line(NamedTuple):
    """Where a line of text stands and how it is set; `room` is how wide it may be."""

    x: float
    y: float
    size: float
    face: str = "ui"
    weight: int = 500
    anchor: str = "start"
    room: float | None = None
    floor: float = LEAST

    def area(self, text: str) -> Area:
        """What its letters cover, from the tallest to the lowest."""
        size = self.size
        if self.room is not None:
            text, size = fit(text, size, self.room, self.face, self.weight, self.floor)
        wide = width(text, size, self.face, self.weight)
        left = self.x - wide * {"start": 0, "middle": 0.5, "end": 1}[self.anchor]
        return Area(left, self.y - size * TALLEST, left + wide, self.y + size * LOWEST)

    def write(self, text: str, fill: str, **attributes: Attribute) -> str:
        x, y, size, face, weight, anchor, room, floor = self
        return write(x, y, text, size, fill, face, weight, anchor, room, floor, **attributes)


def write(
    x: float,
    y: float,
    text: str | int,
    size: float,
    fill: str,
    face: str = "ui",
    weight: int = 500,
    anchor: str = "start",
    room: float | None = None,
    floor: float = LEAST,
    **attributes: Attribute,
) -> str:
    """One line of text; `room` is how wide it may be. The house's own voice is inherited."""
    said = str(text)
    if room is not None:
        said, size = fit(said, size, room, face, weight, floor)
    place = f'x="{number(x)}" y="{number(y)}"'
    look = setting(face, size, weight, fill, anchor) + written(attributes)
    line = escape(said, quote=False)
    return f"<text {place}{look}>{line}</text>" if line else f"<text {place}{look}/>"


@lru_cache(maxsize=5_000)
def setting(face: str, size: float, weight: int, fill: str, anchor: str) -> str:
    """How letters are set, as attributes."""
    voice = FACES[face]
    return written(
        {
            "font_family": voice.stack if voice.family != FACES["ui"].family else None,
            "font_size": float(size),
            "font_weight": weight,
            "font_style": "italic" if voice.italic else None,
            "fill": fill,
            "text_anchor": None if anchor == "start" else anchor,
        }
    )
