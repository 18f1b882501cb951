"""The board as a picture: a view drawn for one viewer, in any size, by day or by night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ....board import Board, Figure, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Magnificent
from ..words.outline import outline
from .questions import REGIONS, VARIANTS, facts, phase_of, region_of

if TYPE_CHECKING:
    from ....draw.scene import Item, Layout, Scene, Shade
    from ....draw.trophy import Trophy


class MagnificentBoard(Board[Magnificent]):
    """Drawn by the modules beside this one, which are loaded when a picture is wanted."""

    is_drawn = True
    signs: ClassVar[Mapping[str, str]] = {
        "bonuses": "gift",
        "camp": "blocks",
        "places": "map-pin",
        "posters": "scroll",
        "tents": "tent",
        "applause": "sparkles",
        "unpaid": "receipt",
        "masters": "venetian-mask",
        "half": "book-open",
        "coins": "coins",
        "zones": "grid-2x2-check",
    }
    regions = (*REGIONS, *VARIANTS)

    def outline(self, view: Magnificent, telling: Telling) -> Section:
        return outline(view, telling)

    def facts(self, view: Magnificent, telling: Telling) -> dict[str, Argument]:
        return facts(view)

    def figures(self, view: Magnificent, telling: Telling, seat: int) -> tuple[Figure, ...]:
        return figures_of()(view, telling, seat)

    def progress(self, view: Magnificent, telling: Telling) -> Progress:
        words, rounds = telling.words, view.box.rounds
        said = words("outline-round", round=view.round, rounds=rounds)
        phase = "" if view.over else words(f"board-phase-{phase_of(view)}")
        return Progress(view.round, rounds, said, phase)

    def region_of(self, view: Magnificent, move: Move) -> str:
        return region_of(view, move)

    def draw(
        self,
        view: Magnificent,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        return draw_of()(view, telling, theme, viewer, layout, focus)

    def visit(
        self, view: Magnificent, telling: Telling, theme: Shade, seat: int
    ) -> Scene | None:  # fmt: skip
        from .theme import THEMES
        from .visit import visit

        return visit(view, telling, THEMES[theme], seat)

    def traces(
        self,
        view: Magnificent,
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

    def trophy(self, view: Magnificent, telling: Telling, column: int) -> Trophy | None:
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
        view: Magnificent, telling: Telling, theme: Shade, viewer: int | None, layout: Layout,
        focus: str,
    ) -> Scene:  # fmt: skip
        return draw(Table(view, telling, THEMES[theme], viewer, layout, focus), layout)

    return drawn


@cache
def figures_of() -> Callable[[Magnificent, Telling, int], tuple[Figure, ...]]:
    from .figures import figures

    return figures
