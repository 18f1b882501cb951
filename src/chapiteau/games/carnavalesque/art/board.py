"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from ....draw.scene import Scene
from ....words import Telling
from ..rules.state import Carnavalesque
from .room import STREETS
from .scene import draw_street
from .table import Table


def draw(
    view: Carnavalesque, telling: Telling, layout: str, theme: str, viewer: int | None = None
) -> Scene:
    """Everything in sight; `viewer` says whose things are drawn large (-1: a spectator)."""
    return draw_street(Table(view, telling, STREETS[theme], viewer, layout))
