"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import Board
from ....words import Section, Telling
from ..rules.state import Carnavalesque
from ..words.outline import outline
from ..words.texts import said_of

if TYPE_CHECKING:
    from ....draw.scene import Layout, Scene, Shade
    from ....draw.trophy import Trophy


class CarnavalesqueBoard(Board[Carnavalesque]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True
    signs: ClassVar[Mapping[str, str]] = {
        "float": "party-popper",
    }

    def outline(self, view: Carnavalesque, telling: Telling) -> Section:
        return outline(view, telling)

    def said_of(self, view: Carnavalesque, telling: Telling, noun: str, id: int) -> str:
        return said_of(view, telling, noun, id)

    def draw(
        self,
        view: Carnavalesque,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        from .scene import draw_street
        from .table import Table
        from .theme import THEMES

        return draw_street(Table(view, telling, THEMES[theme], viewer, layout))

    def trophy(self, view: Carnavalesque, telling: Telling, column: int) -> Trophy | None:
        from .podium import best_piece

        return best_piece(view, telling, column)

    def poster(self) -> str:
        from .poster import poster

        return poster()
