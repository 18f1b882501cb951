"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from ....draw.scene import Scene
from ....words import Telling
from ..rules.state import Trickerion
from .room import ROOMS
from .table import Table
from .tall import draw_tall
from .wide import draw_wide


def draw(
    view: Trickerion, telling: Telling, layout: str, theme: str, viewer: int | None = None
) -> Scene:
    """Everything in sight; `viewer` says whose things are drawn large (-1: a spectator)."""
    table = Table(view, telling, ROOMS[theme], viewer, layout)
    return draw_tall(table) if layout == "tall" else draw_wide(table)
