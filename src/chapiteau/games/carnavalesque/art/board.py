"""The board as a picture: a view drawn for one viewer, wide or tall, by day or by night."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from ....board import DrawnBoard, Pictures, Progress
from ....core.move import Move
from ....words import Section, Telling
from ....words.words import Argument
from ..rules.state import Carnavalesque
from ..words.outline import outline
from ..words.texts import said_of
from .questions import REGIONS, facts, region_of

if TYPE_CHECKING:
    from .table import Table


class CarnavalesqueBoard(DrawnBoard[Carnavalesque, "Table"]):
    """In words from the game's own, as a picture by the modules beside this one."""

    signs: ClassVar[Mapping[str, str]] = {
        "float": "party-popper",
    }
    regions = REGIONS

    def pictures(self) -> Pictures[Carnavalesque, Table]:
        from . import pictures

        return pictures

    def outline(self, view: Carnavalesque, telling: Telling) -> Section:
        return outline(view, telling)

    def said_of(self, view: Carnavalesque, telling: Telling, noun: str, id: int) -> str:
        return said_of(view, telling, noun, id)

    def facts(self, view: Carnavalesque, telling: Telling) -> dict[str, Argument]:
        return facts(view, telling)

    def progress(self, view: Carnavalesque, telling: Telling) -> Progress:
        from .figures import progress

        return progress(view, telling)

    def region_of(self, view: Carnavalesque, move: Move) -> str:
        return region_of(move)
