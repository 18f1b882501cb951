"""Limelight: which pieces answer the present question, where no page says so by itself."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from .palette import INK
from .pieces.icons import icon
from .scene import Item, Scene, Shade
from .states import brackets
from .svg import circle, path, rect

LIME: Final = {"dark": "#D4F750", "light": "#9AD400"}
LINE: Final = 3.0


def lit(scene: Scene, legal: Collection[str], chosen: Sequence[str], theme: Shade) -> Scene:
    """A picture in which what may be done now, was chosen, or is refused looks and says so."""
    asked = {move.partition(":")[0] for move in legal}
    items = [_marked(item, legal, chosen, asked, theme) for item in scene.items]
    return replace(scene, items=tuple(items), parts=())


def _marked(
    item: Item, legal: Collection[str], chosen: Sequence[str], asked: set[str], theme: Shade
) -> Item:
    if not item.answers:
        return item
    move = next((answer for answer in item.answers if answer in legal), "")
    if item.key.startswith("region-"):  # it brings forward what answers
        over = item.over + light(item.edge, theme)
        return item._replace(state="legal", over=over) if move else item
    if move:
        return item._replace(move=move, state="legal", over=item.over + light(item.edge, theme))
    if any(answer in chosen for answer in item.answers):
        return item._replace(state="chosen", over=item.over + light(item.edge, theme, True))
    why = next((answer for answer in item.answers if answer.partition(":")[0] in asked), "")
    return item._replace(state="refused", why=why) if why else item


def light(edge: str, theme: Shade, is_chosen: bool = False) -> str:
    """Brackets around what has corners, a ring around what is round, else a line along its edge."""
    lime = LIME[theme]
    if not edge:
        return ""
    if edge.startswith("M"):
        look = {"fill": "none", "stroke_linejoin": "round"}
        under = path(edge, stroke=INK, stroke_width=LINE + 2.4, **look)
        return under + path(edge, stroke=lime, stroke_width=LINE, **look)
    numbers = [float(n) for n in edge.split()]
    if len(numbers) == 3:
        x, y, r = numbers
        ring = circle(x, y, r, fill="none", stroke=INK, stroke_width=LINE + 2.4)
        return ring + circle(x, y, r, fill="none", stroke=lime, stroke_width=LINE)
    x, y, w, h, r = numbers
    d, look = brackets(x, y, w, h, r), {"fill": "none", "stroke_linecap": "round"}
    thin = rect(x, y, w, h, r, fill="none", stroke=lime, stroke_width=1.6)
    under = path(d, stroke=INK, stroke_width=LINE + 2.4, **look)
    check = icon("check", x + w - 4, y + 4, 20, lime, 3) if is_chosen else ""
    return thin + under + path(d, stroke=lime, stroke_width=LINE, **look) + check
