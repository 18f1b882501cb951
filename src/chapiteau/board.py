"""How a game is shown: its table in words and as a picture, and its poster."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .core.move import Move
from .core.state import State
from .core.step import G
from .core.wire import pack
from .words import Section, Telling
from .words.words import Argument

if TYPE_CHECKING:
    from .draw.component import Picture
    from .draw.pieces.trophy import Trophy
    from .draw.scene import Item, Layout, Scene, Shade

G_contra = TypeVar("G_contra", bound=State, contravariant=True)
T = TypeVar("T")


class Figure(NamedTuple):
    """A number that people compare, as a player's chip shows it."""

    sign: str  # drawn in a box of 24 around the origin, by itself
    name: str
    value: int


class Progress(NamedTuple):
    """How far the game is, for the line above the table."""

    at: int
    of: int  # rounds, turns, regions; 0 where the game does not count
    said: str  # "Turn 6 of 7"
    phase: str = ""  # what everybody is about


class Board(Generic[G]):
    """The board of a game that has none: everything in words, by the names of the state.

    A game extends it; `is_drawn` says whether it brings a picture.
    """

    is_drawn = False
    regions: tuple[str, ...] = ()
    """The parts of the table that may come forward, as a page lists them."""
    within: tuple[str, ...] = ()
    """Parts of regions that may come forward in them, as in theatre/card-2."""
    common: tuple[str, ...] = ()
    """Those of them where everybody sees what anybody does."""
    signs: ClassVar[Mapping[str, str]] = {}  # Lucide icons of the rows of the score pad

    def outline(self, view: G, telling: Telling) -> Section:
        """The table as headings and lists."""
        packed = pack(view)
        lines = [f"{name}: {value}" for name, value in packed.items() if name not in _ENGINE]
        return Section(telling.words("game-title"), lines)

    def said_of(self, view: G, telling: Telling, noun: str, id: int) -> str:
        """What a number in a move stands for on this table; nothing where it is only a number."""
        return ""

    def facts(self, view: G, telling: Telling) -> dict[str, Argument]:
        """What questions may speak of besides what their step names: points left, a price."""
        return {}

    # the line above the table

    def figures(self, view: G, telling: Telling, seat: int) -> tuple[Figure, ...]:
        """The two to four numbers of a player that people compare; the score first."""
        from .draw.pieces.counters import fame

        points = view.edition.game.scores(view)[seat]
        return (Figure(fame(0, 0, 11), telling.words("page-points"), points),)

    def progress(self, view: G, telling: Telling) -> Progress:
        return Progress(0, 0, "")

    # the picture

    def region_of(self, view: G, move: Move) -> str:
        """Where on the table a move is made; nothing where it has no place there."""
        return ""

    def draw(
        self,
        view: G,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        """The table as a picture; `viewer` is whose things are drawn large, NOBODY a spectator.

        `focus` is the region that is wanted in front; else the one that the question is about.
        """
        from .draw.scene import SIZES, TALL_WIDTH, Scene

        width, height = SIZES.get(layout, (TALL_WIDTH, 1))
        return Scene(width, height, "", ())

    def visit(self, view: G, telling: Telling, theme: Shade, seat: int) -> Scene | None:
        """All that is public of a player, as a card of its own; None where the table has it all."""
        return None

    def traces(
        self, view: G, telling: Telling, layout: Layout, theme: Shade, focus: str, move: Move
    ) -> tuple[Item, ...]:
        """What a preview of a move draws besides its outcome: a way, a zone; and what stays in
        sight although the outcome would be without it."""
        return ()

    # the box

    def component(
        self, telling: Telling, theme: Shade, section: str, n: int, touch: bool = False
    ) -> Picture | None:
        """A row of a section of the box as it looks on the table; None where it has no look.

        With `touch` it is drawn to be changed, where it can be changed on the picture.
        """
        return None

    def component_defs(self, telling: Telling, theme: Shade) -> str:
        """What pictures of components refer to."""
        return ""

    # the end

    def trophy(self, view: G, telling: Telling, column: int) -> Trophy | None:
        """The best piece that a column of the score pad may put on the podium when the game is
        over, NOBODY for a common cause; nothing where there is none."""
        return None

    def pad_sign(self, row: str, things: dict[str, int]) -> str:
        """The sign of a row of the score pad, in a box of 24."""
        from .draw.pieces.icons import icon

        return icon(self.signs.get(row, "star"), 12, 12, 24, "currentColor", 2)

    def poster(self) -> str:
        """A picture for the front page; by default nothing, and the house hangs its own."""
        return ""


class Pictures(Protocol[G_contra, T]):
    """What draws a board: a module of the game's `art/` that has all of these."""

    def figures(self, view: G_contra, telling: Telling, seat: int) -> tuple[Figure, ...]: ...
    def table(
        self,
        view: G_contra,
        telling: Telling,
        theme: Shade,
        viewer: int | None,
        layout: Layout,
        focus: str,
    ) -> T: ...
    def draw(self, table: T) -> Scene: ...
    def traces(self, table: T, move: Move) -> tuple[Item, ...]: ...
    def visit(self, view: G_contra, telling: Telling, theme: Shade, seat: int) -> Scene: ...
    def trophy(self, view: G_contra, telling: Telling, column: int) -> Trophy | None: ...
    def component(
        self, telling: Telling, theme: Shade, section: str, n: int, touch: bool
    ) -> Picture | None: ...
    def component_defs(self, telling: Telling, theme: Shade) -> str: ...
    def poster(self) -> str: ...


class DrawnBoard(Board[G], Generic[G, T]):
    """A board with pictures; what draws them is loaded when the first of them is wanted."""

    is_drawn = True

    def pictures(self) -> Pictures[G, T]:
        raise NotImplementedError

    @cached_property
    def _loaded(self) -> Pictures[G, T]:
        """A move asks for them ten times, and to look for a module takes as long as an answer."""
        return self.pictures()

    def figures(self, view: G, telling: Telling, seat: int) -> tuple[Figure, ...]:
        return self._loaded.figures(view, telling, seat)

    def draw(
        self,
        view: G,
        telling: Telling,
        layout: Layout,
        theme: Shade,
        viewer: int | None = None,
        focus: str = "",
    ) -> Scene:
        pictures = self._loaded
        return pictures.draw(pictures.table(view, telling, theme, viewer, layout, focus))

    def visit(self, view: G, telling: Telling, theme: Shade, seat: int) -> Scene | None:
        return self._loaded.visit(view, telling, theme, seat)

    def traces(
        self, view: G, telling: Telling, layout: Layout, theme: Shade, focus: str, move: Move
    ) -> tuple[Item, ...]:
        pictures = self._loaded
        table = pictures.table(view, telling, theme, view.seat, layout, focus)
        return pictures.traces(table, move)

    def component(
        self, telling: Telling, theme: Shade, section: str, n: int, touch: bool = False
    ) -> Picture | None:
        return self._loaded.component(telling, theme, section, n, touch)

    def component_defs(self, telling: Telling, theme: Shade) -> str:
        return self._loaded.component_defs(telling, theme)

    def trophy(self, view: G, telling: Telling, column: int) -> Trophy | None:
        return self._loaded.trophy(view, telling, column)

    def poster(self) -> str:
        return self._loaded.poster()


_ENGINE = ("is", "stack", "rng", "moves", "learned", "chosen", "waiting")
"""What the engine keeps in a state, and nobody lays on a table."""
