"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import Board
from ....words import Section, Telling
from ..rules.state import Fourberies
from ..words.outline import outline

if TYPE_CHECKING:
    from ....draw.scene import Layout, Scene, Shade
    from ....draw.trophy import Trophy


class FourberiesBoard(Board[Fourberies]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True
    signs: ClassVar[Mapping[str, str]] = {
        "start": "wallet",
        "bonuses": "coins",
        "thefts": "hand-coins",
        "managers": "megaphone",
        "wages": "receipt",
        "taste": "crown",
        "shows": "drama",
        "requests": "scroll-text",
    }

    def outline(self, view: Fourberies, telling: Telling) -> Section:
        return outline(view, telling)

    def draw(
        self,
        view: Fourberies,
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

    def trophy(self, view: Fourberies, telling: Telling, column: int) -> Trophy | None:
        from .podium import best_piece

        return best_piece(view, telling, column)

    def poster(self) -> str:
        from .poster import poster

        return poster()
