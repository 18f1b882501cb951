"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import Board
from ....words import Section, Telling
from ..rules.state import ThreeRings
from ..words.outline import outline

if TYPE_CHECKING:
    from ....draw.scene import Layout, Scene, Shade
    from ....draw.trophy import Trophy


class ThreeRingCircusBoard(Board[ThreeRings]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True
    signs: ClassVar[Mapping[str, str]] = {
        "metropolises": "tent",
        "cities": "building-2",
        "extras": "popcorn",
        "corners": "ticket",
        "effects": "star",
        "objectives": "medal",
        "artist-actions": "bot",
    }

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

    def trophy(self, view: ThreeRings, telling: Telling, column: int) -> Trophy | None:
        from .podium import best_piece

        return best_piece(view, telling, column)

    def pad_sign(self, row: str, things: dict[str, int]) -> str:
        """Regions have their ink, as on the map."""
        from .podium import region_sign

        return region_sign(things["region"]) if row == "region" else super().pad_sign(row, things)

    def poster(self) -> str:
        from .poster import poster

        return poster()
