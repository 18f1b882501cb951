"""The board as a picture: a view drawn for one viewer, in the size there is, by day or by night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ....board import Board, Figure, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Trickerion
from ..words.outline import outline
from .front import REGIONS, region_of
from .questions import facts, progress, said_of

if TYPE_CHECKING:
    from ....draw.scene import Layout, Scene, Shade
    from ....draw.trophy import Trophy


class TrickerionBoard(Board[Trickerion]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True
    signs: ClassVar[Mapping[str, str]] = {
        "start": "sparkles",
        "posters": "megaphone",
        "links": "link",
        "tricks": "wand-sparkles",
        "applause": "hand-metal",
        "helpers": "users",
        "cards": "ticket",
        "unpaid": "receipt",
        "shards": "gem",
        "coins": "coins",
        "company": "contact",
    }
    regions = REGIONS

    def outline(self, view: Trickerion, telling: Telling) -> Section:
        return outline(view, telling)

    def draw(
        self,
        view: Trickerion,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        return draw_of()(view, telling, theme, viewer, layout, focus)

    def visit(self, view: Trickerion, telling: Telling, theme: Shade, seat: int) -> Scene:
        from .visit import visit

        return visit(view, telling, theme, seat)

    def region_of(self, view: Trickerion, move: Move) -> str:
        return region_of(view, move)

    def said_of(self, view: Trickerion, telling: Telling, noun: str, id: int) -> str:
        return said_of(view, telling, noun, id)

    def facts(self, view: Trickerion, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def figures(self, view: Trickerion, telling: Telling, seat: int) -> tuple[Figure, ...]:
        return figures_of()(view, telling, seat)

    def progress(self, view: Trickerion, telling: Telling) -> Progress:
        return progress(view, telling)

    def trophy(self, view: Trickerion, telling: Telling, column: int) -> Trophy | None:
        from .podium import best_piece

        return best_piece(view, telling, column)

    def poster(self) -> str:
        from .poster import poster

        return poster()


@cache  # as often as a move asks for these, to look for a module costs as much as they do
def draw_of() -> Callable[..., Scene]:
    from .table import Table
    from .tall import draw_tall
    from .theme import THEMES
    from .wide import draw_wide

    def drawn(
        view: Trickerion, telling: Telling, theme: Shade, viewer: int | None, layout: Layout,
        focus: str,
    ) -> Scene:  # fmt: skip
        table = Table(view, telling, THEMES[theme], viewer, layout, focus)
        return draw_tall(table) if table.is_tall else draw_wide(table)

    return drawn


@cache
def figures_of() -> Callable[[Trickerion, Telling, int], tuple[Figure, ...]]:
    from .figures import figures

    return figures
