"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....board import Board
from ....words import Section, Telling
from ..rules.state import ThreeRings
from ..words.outline import outline

if TYPE_CHECKING:
    from ....draw.scene import Layout, Scene, Shade


class ThreeRingCircusBoard(Board[ThreeRings]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True

    def outline(self, view: ThreeRings, telling: Telling) -> Section:
        return outline(view, telling)

    def draw(
        self,
        view: ThreeRings,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        from ....draw.scene import TALL
        from .table import Table
        from .tall import draw_tall
        from .theme import THEMES
        from .wide import draw_wide

        table = Table(view, telling, THEMES[theme], viewer, layout)
        return draw_tall(table) if layout in TALL else draw_wide(table)

    def poster(self) -> str:
        from .poster import poster

        return poster()
