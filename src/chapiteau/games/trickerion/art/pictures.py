"""All that draws the board, as `chapiteau.board.Pictures` names it."""

from __future__ import annotations

from ....core.move import Move
from ....draw.scene import Layout, Scene, Shade
from ....words import Telling
from ..rules.state import Trickerion
from .components import component, component_defs
from .figures import figures
from .podium import best_piece as trophy
from .poster import poster
from .table import Items, Table
from .tall import draw_tall
from .theme import THEMES
from .visit import visit
from .wide import draw_wide

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
    view: Trickerion, telling: Telling, theme: Shade, viewer: int | None, layout: Layout, focus: str
) -> Table:
    return Table(view, telling, THEMES[theme], viewer, layout, focus)


def draw(table: Table) -> Scene:
    return draw_tall(table) if table.is_tall else draw_wide(table)


def traces(table: Table, move: Move) -> Items:
    """A preview shows the outcome alone: nothing here has a way or a zone to go with it."""
    return ()
