"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ....board import Board, Figure, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Carnavalesque
from ..words.outline import outline
from ..words.texts import said_of
from .questions import REGIONS, facts, region_of

if TYPE_CHECKING:
    from ....draw.scene import Item, Layout, Scene, Shade
    from ....draw.trophy import Trophy


class CarnavalesqueBoard(Board[Carnavalesque]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True
    signs: ClassVar[Mapping[str, str]] = {
        "float": "party-popper",
    }
    regions = REGIONS

    def outline(self, view: Carnavalesque, telling: Telling) -> Section:
        return outline(view, telling)

    def said_of(self, view: Carnavalesque, telling: Telling, noun: str, id: int) -> str:
        return said_of(view, telling, noun, id)

    def facts(self, view: Carnavalesque, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def figures(self, view: Carnavalesque, telling: Telling, seat: int) -> tuple[Figure, ...]:
        return figures_of()(view, telling, seat)

    def progress(self, view: Carnavalesque, telling: Telling) -> Progress:
        return progress_of()(view, telling)

    def region_of(self, view: Carnavalesque, move: Move) -> str:
        return region_of(move)

    def draw(
        self,
        view: Carnavalesque,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        return draw_of()(view, telling, theme, viewer, layout, focus)

    def visit(
        self, view: Carnavalesque, telling: Telling, theme: Shade, seat: int
    ) -> Scene | None:  # fmt: skip
        from .theme import THEMES
        from .visit import visit

        return visit(view, telling, THEMES[theme], seat)

    def traces(
        self,
        view: Carnavalesque,
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

    def trophy(self, view: Carnavalesque, telling: Telling, column: int) -> Trophy | None:
        from .podium import best_piece

        return best_piece(view, telling, column)

    def poster(self) -> str:
        from .poster import poster

        return poster()


@cache  # as often as a move asks for these, to look for a module costs as much as they do
def draw_of() -> Callable[..., Scene]:
    from .scene import draw
    from .table import Table
    from .theme import THEMES

    def drawn(
        view: Carnavalesque, telling: Telling, theme: Shade, viewer: int | None, layout: Layout,
        focus: str,
    ) -> Scene:  # fmt: skip
        return draw(Table(view, telling, THEMES[theme], viewer, layout, focus), layout)

    return drawn


@cache
def figures_of() -> Callable[[Carnavalesque, Telling, int], tuple[Figure, ...]]:
    from .figures import figures

    return figures


@cache
def progress_of() -> Callable[[Carnavalesque, Telling], Progress]:
    from .figures import progress

    return progress
