"""The board as a picture: a view drawn for one viewer, in any size, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import DrawnBoard, Pictures, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import ThreeRings
from ..words.outline import outline
from .questions import REGIONS, facts, region_of

if TYPE_CHECKING:
    from .table import Table


class ThreeRingCircusBoard(DrawnBoard[ThreeRings, "Table"]):
    """In words from the game's own, as a picture by the modules beside this one."""

    signs: ClassVar[Mapping[str, str]] = {
        "metropolises": "tent",
        "cities": "building-complex",
        "extras": "popcorn",
        "corners": "ticket",
        "effects": "star",
        "objectives": "medal",
        "artist-actions": "bot",
    }
    regions = REGIONS

    def pictures(self) -> Pictures[ThreeRings, Table]:
        from . import pictures

        return pictures

    def outline(self, view: ThreeRings, telling: Telling) -> Section:
        return outline(view, telling)

    def facts(self, view: ThreeRings, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def progress(self, view: ThreeRings, telling: Telling) -> Progress:
        from .figures import progress

        return progress(view, telling)

    def region_of(self, view: ThreeRings, move: Move) -> str:
        return region_of(view, move)

    def pad_sign(self, row: str, things: dict[str, int]) -> str:
        """Regions have their ink, as on the map."""
        from .podium import region_sign

        return region_sign(things["region"]) if row == "region" else super().pad_sign(row, things)
