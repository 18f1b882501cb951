"""A component by itself, as it looks on the table, and where its picture can be touched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .layout import Rect


class Handle(NamedTuple):
    """A place on a picture that changes the row when it is touched."""

    id: str  # the same before and after
    name: str  # what lies there now
    area: Rect
    changes: Mapping[str, object] = {}  # what keys of the row hold after a touch
    moves: bool = False  # it is dragged instead: keys x and y follow, in the units of the picture


class Picture(NamedTuple):
    """What is drawn of a row; everything it refers to is among the board's `component_defs`."""

    svg: str
    box: Rect
    handles: tuple[Handle, ...] = ()
