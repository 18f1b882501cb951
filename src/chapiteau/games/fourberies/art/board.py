"""The board as a picture: a view drawn for one viewer, in any size, by day or by night."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ....board import Board, Figure, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Fourberies
from ..words.outline import outline
from .questions import REGIONS, VARIANTS, facts, phase_of, region_of, turns_left

if TYPE_CHECKING:
    from ....draw.scene import Item, Layout, Scene, Shade
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
    regions = (*REGIONS, *VARIANTS)

    def outline(self, view: Fourberies, telling: Telling) -> Section:
        return outline(view, telling)

    def facts(self, view: Fourberies, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def figures(self, view: Fourberies, telling: Telling, seat: int) -> tuple[Figure, ...]:
        return figures_of()(view, telling, seat)

    def progress(self, view: Fourberies, telling: Telling) -> Progress:
        words, turns = telling.words, view.turn + turns_left(view)
        said = words("outline-turn", season=view.season, turn=view.turn)
        phase = "" if view.over else words(f"board-phase-{phase_of(view)}")
        return Progress(view.turn, turns, said, phase)

    def region_of(self, view: Fourberies, move: Move) -> str:
        return region_of(view, move)

    def draw(
        self,
        view: Fourberies,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        return draw_of()(view, telling, theme, viewer, layout, focus)

    def visit(
        self, view: Fourberies, telling: Telling, theme: Shade, seat: int
    ) -> Scene | None:  # fmt: skip
        from .theme import THEMES
        from .visit import visit

        return visit(view, telling, THEMES[theme], seat)

    def traces(
        self,
        view: Fourberies,
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

    def trophy(self, view: Fourberies, telling: Telling, column: int) -> Trophy | None:
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
        view: Fourberies, telling: Telling, theme: Shade, viewer: int | None, layout: Layout,
        focus: str,
    ) -> Scene:  # fmt: skip
        return draw(Table(view, telling, THEMES[theme], viewer, layout, focus), layout)

    return drawn


@cache
def figures_of() -> Callable[[Fourberies, Telling, int], tuple[Figure, ...]]:
    from .figures import figures

    return figures
