"""The board as a picture: a view drawn for one viewer, in any size, by day or by night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ....board import Board, Figure, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import ThreeRings
from ..words.outline import outline
from .questions import REGIONS, facts, region_of

if TYPE_CHECKING:
    from ....draw.scene import Item, Layout, Scene, Shade
    from ....draw.trophy import Trophy


class ThreeRingCircusBoard(Board[ThreeRings]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True
    signs: ClassVar[Mapping[str, str]] = {
        "metropolises": "tent",
        "cities": "building-complex",
        "extras": "popcorn",
        "corners": "ticket",
        "effects": "star",
        "objectives": "medal",
        "artist-actions": "bot",
    }
    regions = REGIONS

    def outline(self, view: ThreeRings, telling: Telling) -> Section:
        return outline(view, telling)

    def facts(self, view: ThreeRings, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def figures(self, view: ThreeRings, telling: Telling, seat: int) -> tuple[Figure, ...]:
        return figures_of()(view, telling, seat)

    def progress(self, view: ThreeRings, telling: Telling) -> Progress:
        return progress_of()(view, telling)

    def region_of(self, view: ThreeRings, move: Move) -> str:
        return region_of(view, move)

    def draw(
        self,
        view: ThreeRings,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        return draw_of()(view, telling, theme, viewer, layout, focus)

    def visit(self, view: ThreeRings, telling: Telling, theme: Shade, seat: int) -> Scene | None:
        from .theme import THEMES
        from .visit import visit

        return visit(view, telling, THEMES[theme], seat)

    def traces(
        self,
        view: ThreeRings,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        focus: str,
        move: Move,
    ) -> tuple[Item, ...]:
        from .table import Table
        from .theme import THEMES
        from .traces import traces

        return traces(Table(view, telling, THEMES[theme], view.seat, layout, focus), move)

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


@cache  # as often as a move asks for these, to look for a module costs as much as they do
def draw_of() -> Callable[..., Scene]:
    from .scene import draw
    from .table import Table
    from .theme import THEMES

    def drawn(
        view: ThreeRings, telling: Telling, theme: Shade, viewer: int | None, layout: Layout,
        focus: str,
    ) -> Scene:  # fmt: skip
        return draw(Table(view, telling, THEMES[theme], viewer, layout, focus))

    return drawn


@cache
def figures_of() -> Callable[[ThreeRings, Telling, int], tuple[Figure, ...]]:
    from .figures import figures

    return figures


@cache
def progress_of() -> Callable[[ThreeRings, Telling], Progress]:
    from .figures import progress

    return progress
