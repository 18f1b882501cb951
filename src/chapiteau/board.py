"""How a game is shown: its table in words and as a picture, and its poster."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Generic

from .core.step import G
from .core.wire import pack
from .words import Section, Telling

if TYPE_CHECKING:
    from .draw.scene import Layout, Scene, Shade
    from .draw.trophy import Trophy


class Board(Generic[G]):
    """The board of a game that has none: everything in words, by the names of the state.

    A game extends it; `is_drawn` says whether it brings a picture.
    """

    is_drawn = False
    signs: ClassVar[Mapping[str, str]] = {}  # Lucide icons of the rows of the score pad

    def outline(self, view: G, telling: Telling) -> Section:
        """The table as headings and lists."""
        packed = pack(view)
        lines = [f"{name}: {value}" for name, value in packed.items() if name not in _ENGINE]
        return Section(telling.words("game-title"), lines)

    def said_of(self, view: G, telling: Telling, noun: str, id: int) -> str:
        """What a number in a move stands for on this table; nothing where it is only a number."""
        return ""

    def draw(
        self, view: G, telling: Telling, layout: Layout, theme: Shade, viewer: int | None = None
    ) -> Scene:
        """The table as a picture; `viewer` is whose things are drawn large, NOBODY a spectator."""
        from .draw.scene import TALL_WIDTH, WIDE, Scene

        width, height = WIDE if layout == "wide" else (TALL_WIDTH, 1)
        return Scene(width, height, "", ())

    def trophy(self, view: G, telling: Telling, column: int) -> Trophy | None:
        """The best piece that a column of the score pad may put on the podium when the game is
        over, NOBODY for a common cause; nothing where there is none."""
        return None

    def pad_sign(self, row: str, things: dict[str, int]) -> str:
        """The sign of a row of the score pad, in a box of 24."""
        from .draw.icons import icon

        return icon(self.signs.get(row, "star"), 12, 12, 24, "currentColor", 2)

    def poster(self) -> str:
        """A picture for the front page; by default nothing, and the house hangs its own."""
        return ""


_ENGINE = ("is", "stack", "rng", "moves", "learned", "chosen", "waiting")
"""What the engine keeps in a state, and nobody lays on a table."""
