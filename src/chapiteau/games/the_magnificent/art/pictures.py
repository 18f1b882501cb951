"""All that draws the board, as `chapiteau.board.Pictures` names it."""

from __future__ import annotations

from ....draw.scene import Layout, Shade
from ....words import Telling
from ..rules.state import Magnificent
from .components import component, component_defs
from .figures import figures
from .podium import best_piece as trophy
from .poster import poster
from .scene import draw
from .table import Table
from .theme import THEMES
from .traces import traces
from .visit import visit

__all__ = [
    "component",
    "component_defs",
    "draw",
    "figures",
    "poster",
    "table",
    "traces",
    "trophy",
    "visit",
]


def table(
    view: Magnificent,
    telling: Telling,
    theme: Shade,
    viewer: int | None,
    layout: Layout,
    focus: str,
) -> Table:
    return Table(view, telling, THEMES[theme], viewer, layout, focus)
