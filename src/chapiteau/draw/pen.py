"""Pieces that are drawn once for what they show: whoever sees the same gets the same object."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from ..core.box import Box
from ..words import Telling
from ..words.voice import Voice, made_once
from .memo import memo_of_box
from .palette import Theme

__all__ = ["Pen", "passing_pen", "pen_of", "piece"]

L = TypeVar("L", bound=Theme)


class Pen(Voice, Generic[L]):
    """All that a piece may know besides what it shows: words, names, colours, and never a view."""

    most_own: ClassVar = 300
    most_common: ClassVar = 4000

    def __init__(self, telling: Telling, room: L, passing: bool = False) -> None:
        super().__init__(telling, room, passing)
        self.room: Final = room

    def source(self, section: str, id: str) -> str:
        """Where the facts of a card come from."""
        return sources(self.box, section).get(id, "")


@memo_of_box
def sources(box: Box, section: str) -> dict[str, str]:
    """Where the facts of each row come from, by the row's id."""
    rows: list[dict[str, Any]] = box.data[section]
    return {row["id"]: row.get("source", "") for row in rows if "id" in row}


def passing_pen(telling: Telling, room: L) -> Pen[L]:
    """A pen for pictures of a box that may be gone with the next letter typed."""
    return telling.remembered(("passing pen", room), None, Pen, telling, room, True)


def pen_of(telling: Telling, room: L) -> Pen[L]:
    """The pen of a table for one language and theme, which all who look at it share."""
    common = telling.common or telling
    return common.remembered(("pen", room), None, Pen, common, room)


piece = made_once
"""A drawing of what it is given, and of nothing else."""
