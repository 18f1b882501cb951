"""How a game is shown: its table in words and as a picture, and its poster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from .core.step import G
from .core.wire import pack
from .words import Section, Telling

if TYPE_CHECKING:
    from .draw.scene import Layout, Scene, Shade


class Board(Generic[G]):
    """The board of a game that has none: everything in words, by the names of the state.

    A game extends it; `is_drawn` says whether it brings a picture.
    """

    is_drawn = False

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

    def poster(self) -> str:
        """A picture for the front page; by default nothing, and the house hangs its own."""
        return ""


_ENGINE = ("is", "stack", "rng", "moves", "learned", "chosen", "waiting")
"""What the engine keeps in a state, and nobody lays on a table."""
